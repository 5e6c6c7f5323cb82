import type { Frame } from "../frames.ts";
import type { ArrivalId } from "../army/pieces.ts";
import type { Army, Options, PieceKind, RouteEnd, SideId, Stage } from "../vocabulary.ts";

/** Where a piece is, as a seat knows it. `unseen`: face down somewhere, or on a closed card (2.6). */
export type Whereabouts = "card" | "map" | "brigade" | "dummy" | "rally" | "lost" | "unseen";

/** A piece as a seat sees it. An `unseen` one shows only what every player knows about the game's pieces. */
export interface PieceView {
  readonly id: string;
  readonly side: SideId;
  readonly kind: PieceKind;
  readonly army: Army;
  readonly where: Whereabouts;
  readonly hex?: string;
  /** The brigade piece or dummy that stands for it. */
  readonly holder?: string;
  readonly face?: "mobile" | "battle";
  /** Factors of the face in play, in points. */
  readonly attack: number;
  readonly defense: number;
  readonly movement: number;
  readonly red: boolean;
  readonly frozen?: true;
  readonly active?: true;
  readonly moved?: true;
  readonly pressed?: true;
  readonly spent?: true;
  readonly fought?: true;
  readonly advanced?: true;
  readonly bombarded?: true;
  readonly entered?: true;
  readonly changed?: true;
  readonly revived?: true;
  readonly route?: RouteEnd;
}

/** Everything a seat may see (Tb11, reading 1). */
export interface View {
  readonly seat: SideId | "spectator";
  readonly stage: Stage;
  /** 1 (9:00 AM) to 23 (8:00 PM); 0 during the set-up. */
  readonly turn: number;
  /** Whose player-turn runs. */
  readonly side?: SideId;
  readonly options: Options;
  readonly pieces: readonly PieceView[];
  /** Face-down counters of the other side: where, and how many (R12); none of a side that sets up behind a curtain. */
  readonly faceDown: readonly { readonly hex: string; readonly side: SideId; readonly count: number }[];
  /** Sides whose card is closed to this seat (2.6-b). */
  readonly closed: readonly SideId[];
  readonly abatis: readonly string[];
  readonly trestle: "stands" | "destroyed" | "open";
  /** Defense points that entered each ford this player-turn, if any did. */
  readonly fordUse: Readonly<Record<string, number>>;
  /** Groups still to come, and the turn in which each is due; none if dice decide. */
  readonly arrivals: readonly { readonly group: ArrivalId; readonly turn?: number }[];
  /** Events rolled for in this player-turn (OPT1), a bit each: 1 unfreezing, then the groups in their order. */
  readonly rolled: number;
  /** Sides with nothing face down any more. */
  readonly thawed: readonly SideId[];
  /** The running steps of the sequence of play, as far as this seat may know them. */
  readonly steps: readonly Frame[];
}
