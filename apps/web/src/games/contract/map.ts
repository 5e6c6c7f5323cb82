import type { Side } from "@stonebridge/kernel";
import type { Attention, BoardModel, BoardTexts, PieceModel } from "../../board/model.ts";
import type { BoardStatics } from "../../board/made-map.ts";
import type { IconName } from "../../widgets/icons.ts";

/** Something that can be held up to look at over the map: reach, zones of control, lines of command. */
export interface OverlaySwitch {
  readonly id: string;
  /** Held, it shows the overlay; pressed twice, it keeps it. */
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
  /** What its figures and washes mean. */
  readonly legend: string;
  /** It writes figures, which would lie over those of another: one such is up at a time. */
  readonly figures?: boolean;
  /** What its key does, for the list of keys. */
  readonly keyDoes: string;
}

/** The field in small. */
export interface OverviewPicture {
  /** Address of the drawn ground. */
  readonly ground: string;
  /** `[left, top, right, bottom]` in map units. */
  readonly sheet: readonly [number, number, number, number];
  readonly counters: readonly { readonly id: string; readonly side: Side; readonly x: number; readonly y: number }[];
}

/** What the map shows of a game. */
export interface DeskMap {
  /** What does not change while the game is played. */
  readonly statics: BoardStatics;
  readonly texts: BoardTexts;
  /** The board as it is to be drawn now, with the overlays that are up, what is lit, weighed and refused. */
  readonly model: BoardModel;
  readonly overview: OverviewPicture;
  readonly overlays: readonly OverlaySwitch[];
  /** A counter as it is drawn beside text; undefined if there is none of this id. */
  sign(piece: string): Pick<PieceModel, "look" | "marks"> | undefined;
  /** The zone or hex a piece is in. */
  spaceOf(piece: string): string | undefined;
  /** The piece that is being decided about: in hand, or asked about. */
  readonly decided: string | undefined;
  /** What should be in sight while the player decides. While one thing is composed (a battle, a march, a stack), that alone is asked about. */
  readonly attention: Attention;
}
