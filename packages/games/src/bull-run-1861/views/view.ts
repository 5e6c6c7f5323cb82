import type { Basis } from "@stonebridge/board";
import type { Frame } from "../position/frames.ts";
import type { Army, HeadquartersId, Options, SideId, Stage } from "../vocabulary.ts";

/** A value of a counter with where it comes from. `current` is what is left after losses. */
export interface Strength {
  readonly printed: number;
  readonly current: number;
  readonly basis: Basis;
}

/** One place of a brigade: its counter, or its Extended-line marker. */
export interface ElementView {
  /** `cocke`, or `cocke+` for the marker. */
  readonly id: string;
  readonly zone: string;
  /** Bordering zone it faces. */
  readonly facing: string;
  readonly front: readonly string[];
  readonly line: "front" | "second";
  /** How many lie on it, if more than one does: of reserves more than two may stand together (13-i). */
  readonly depth?: number;
  /** Has an Attack marker. */
  readonly attacks: boolean;
  /** Is on the march: it has left its stack and not yet taken its place in another. */
  readonly marching?: boolean;
}

/** Where a unit is: not in play yet, on the map, carried (the Legion, BR61-10.5-i), or removed (BR61-11.4-w). */
export type Whereabouts = "waiting" | "map" | "attached" | "eliminated";

/** A unit as everybody sees it: what is printed, and how it stands now. */
export interface UnitView {
  readonly id: string;
  readonly side: SideId;
  readonly army: Army;
  readonly division: string;
  readonly kind: "infantry" | "cavalry";
  readonly star: boolean;
  readonly whereabouts: Whereabouts;
  /** None while waiting, attached or eliminated; two in extended line. */
  readonly elements: readonly ElementView[];
  /** The brigade that carries the Legion. */
  readonly host?: string;
  readonly combat: Strength;
  readonly artillery: Strength;
  readonly cavalry: Strength;
  readonly losses: number;
  readonly fatigue: number;
  /** Marked for Operational movement. */
  readonly operational: boolean;
  /** Acted in the running half. */
  readonly acted: boolean;
  /** One of the three brigades set up anywhere south of Bull Run (12.2-b), until the game begins. */
  readonly forward?: boolean;
  /** Enemy units in contact. */
  readonly contacts: readonly string[];
}

/** An HQ as everybody sees it. */
export interface HeadquartersView {
  readonly id: HeadquartersId;
  readonly side: SideId;
  readonly zone: string;
  readonly activated: boolean;
  /** Command range in MP. */
  readonly range: number;
}

/** What a side scores for besides its zones: fewer losses (4-d, 4-e), the manoeuvre that failed (13-e). */
export type ScoreRule = "BR61-4-d" | "BR61-4-e" | "BR61-13-e" | "BR61-S12";

/** One line of the reckoning (4): for control of a scoring zone, or for something else. */
export type ScoreLine = { readonly side: SideId; readonly points: number } & (
  | { readonly rule: "BR61-4-f" | "BR61-4-j"; readonly zone: string }
  | { readonly rule: ScoreRule; readonly zone?: undefined }
);

/** The score as things stand (BR61-4-a), with the lines that it adds up from. */
export interface ScoreView {
  readonly points: { readonly north: number; readonly south: number };
  readonly losses: { readonly north: number; readonly south: number };
  readonly lines: readonly ScoreLine[];
  /** Who would win now (4-a, 4-b). */
  readonly leader: SideId;
}

/** Everything a seat may see; nothing is hidden in this game (R107). */
export interface View {
  readonly stage: Stage;
  readonly turn: number;
  /** Last turn as things stand: 7, or 8 once the extra turn is granted. */
  readonly lastTurn: number;
  /** Movement phase 1..5; 0 outside the Movement phases. */
  readonly phase: number;
  /** Holder of the initiative this turn, once known. */
  readonly first?: SideId;
  /** Whose half of a Movement phase runs. */
  readonly active?: SideId;
  /** The unit that is acting. */
  readonly acting?: string;
  readonly options: Options;
  readonly units: readonly UnitView[];
  readonly headquarters: readonly HeadquartersView[];
  /** Controller of each scoring zone. */
  readonly control: Readonly<Record<string, SideId>>;
  /** Turn in which each side launched its Major Offensive. */
  readonly offensive: { readonly north?: number; readonly south?: number };
  /** The North knows Farm Ford (10.3-i..k). */
  readonly farmFordKnown: boolean;
  /** Northern brigades that crossed Sudley Ford (R98). */
  readonly sudleyCrossed: readonly string[];
  /** Zones already attacked in the running half (11.1-g). */
  readonly attacked: readonly string[];
  /** The winner by automatic defeat at the end of this turn, once latched (13-m). */
  readonly latched?: SideId;
  readonly score: ScoreView;
  /** The running steps of the sequence of play, the outermost first: a look ahead continues from them. */
  readonly steps: readonly Frame[];
}
