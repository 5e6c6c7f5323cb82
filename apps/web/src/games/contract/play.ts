import type { EventBase, Side } from "@stonebridge/kernel";
import type { Answers } from "../../play/answers.svelte.ts";
import type { BoardApi, BoardModel } from "../../board/model.ts";
import type { Choosing } from "../../play/choosing.svelte.ts";
import type { Denials, Place } from "../../play/denials.svelte.ts";
import type { Doing } from "../../play/doing.ts";
import type { PlayTexts } from "../../play/language/play-texts.ts";
import type { LogEntry } from "../../play/log/lines.ts";
import type { MarchTelling } from "../../play/marches/march-line.ts";
import type { Overlays } from "../../play/overlays.svelte.ts";
import type { ScreenWidth } from "../../play/screen-width.svelte.ts";
import type { TakingBack } from "../../play/taking-back.ts";
import type { Announcer } from "../../play/speech/announcer.svelte.ts";
import type { AskedDie } from "../../session/table-dice.svelte.ts";
import type { FightMoment } from "../../stage/moment.ts";
import type { Pace } from "../../stage/pace.ts";
import type { Scene } from "../../stage/scene.ts";
import type { DeskMoves, GameDesk } from "./desk.ts";
import type { March } from "./marches.ts";
import type { Choice, Denial } from "./offers.ts";
import type { GameTypes, SessionOf } from "./types.ts";
import type { Line, Words } from "./words.ts";

/** Views of the phone. */
export type Tab = "map" | "log" | "units" | "score" | "more";

/** What the stage shows of what others did. */
export interface StageOf<G extends GameTypes> {
  /** The scene that is on the screen. */
  readonly scene: Scene<G["event"]> | undefined;
  readonly moment: FightMoment;
  readonly pace: Pace;
  /** Something could not be shown in scenes: the map shows the current position instead. */
  readonly failed: boolean;
  /** A stretch that was seen before is being replayed. */
  readonly replaying: boolean;
  /** Scenes of others are being shown; the dice of one's own fight do not count. */
  readonly watched: boolean;
  /** Whether an event is an attack by the other side on the player here. */
  attacksYou(event: G["event"]): boolean;
  /** Something that happened cannot be shown or described. */
  fail(): void;
  /** Shows steps again, from one step to another; absent: to all that was played. */
  replay(from: number, to?: number): void;
}

/** Who marched where in a game, as far as this screen may see. */
export interface MarchesOf<E extends EventBase> {
  /** Where each piece stood before the last action: piece to space. */
  readonly moved: ReadonlyMap<string, string>;
  /** It is time to show what the other side did. */
  readonly recap: object | undefined;
  /** A march as a line of the log. */
  line(march: March<E>): Line;
  /** What it takes to name marches. */
  readonly telling: MarchTelling<E>;
}

/** The guided first turn, as the rest of the screen knows it. */
export interface GuideShown {
  /** Zones or hexes to highlight. */
  readonly spot: readonly string[];
  readonly left: boolean;
  readonly atEnd: boolean;
  /** The lesson can be followed now. */
  readonly asked: boolean;
  readonly lesson: { readonly meanwhile?: true };
}

/** What the play screen shares with its parts, with the game's desk and panels, and with the guide. Everything read from it is reactive. */
export interface PlayOf<G extends GameTypes> {
  readonly session: SessionOf<G>;
  /** What the game replies. */
  readonly desk: GameDesk<G>;
  /** Everything that is spoken here. */
  readonly announcer: Announcer;
  /** What was answered without being asked. */
  readonly answers: Answers<G>;
  readonly doing: Doing<G>;
  readonly takingBack: TakingBack<G>;
  readonly denials: Denials<G["action"]>;
  readonly choosing: Choosing<G>;
  readonly width: ScreenWidth;
  readonly history: MarchesOf<G["event"]>;
  readonly stage: StageOf<G>;
  readonly guide: GuideShown | undefined;
  readonly speech: {
    /** It has been told aloud what happened in the event, or is told it in sum. */
    hasSaid(event: EventBase): boolean;
    sumsUp(event: EventBase): boolean;
  };
  /** The last thing used was a key: the focus then follows what is decided about. */
  byKeys: boolean;
  /** Absent before the map exists. */
  readonly board: BoardApi | undefined;
  /** The piece whose card was opened by hand. */
  card: string | undefined;
  readonly lit: readonly string[];
  readonly overlays: Overlays;
  /** The clause that is open beside the game. */
  rule: string | undefined;
  /** What covers the screen. */
  dialog: "menu" | "keys" | "order" | undefined;
  scoreOpen: boolean;
  tab: Tab;
  /** What is decided here and now; undefined while nobody here can act. */
  readonly table: G["table"] | undefined;
  readonly position: G["position"];
  readonly offers: readonly G["offer"][];
  readonly choices: readonly Choice<G["offer"]>[];
  /** In preview, or under the pointer while nothing is. */
  readonly shown: G["offer"] | undefined;
  readonly log: readonly LogEntry<G["event"]>[];
  readonly boardModel: BoardModel;
  /** The piece whose card is open: asked for, or the one that the decision is about. */
  readonly cardPiece: string | undefined;
  readonly decided: string | undefined;
  readonly moves: DeskMoves<G>;
  /** Who marched where, in all steps up to the one shown. */
  readonly marches: readonly March<G["event"]>[];
  readonly words: Words<G["action"], G["event"]>;
  readonly t: PlayTexts;
  /** The side whose question is in the prompt, whoever answers it. */
  readonly decidingSide: Side | undefined;
  /** The guide is teaching: what it asks for is shown first, and nothing is answered for the player. */
  readonly taught: boolean;
  /** Questions with only one sensible answer are answered without asking. */
  readonly answersPlain: boolean;
  /** The log is visible beside the map. */
  readonly logStands: boolean;
  sideName(side: Side): string;
  /** Which die somebody has to roll on the table, and for whom. */
  dieAsked(asked: Omit<AskedDie, "by">): string;
  /** Who is waited for, far away. */
  awaited(side: Side): string;
  light(ids: readonly string[]): void;
  /** Opens a card and brings its piece into sight. */
  show(piece: string): void;
  /** Shows why not. */
  deny(denial: Denial<G["action"]>, at: Place | undefined): void;
}
