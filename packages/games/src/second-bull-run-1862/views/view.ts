import type { Frame } from "../frames.ts";
import type { CommanderData, UnitData } from "../units.ts";
import type { Hour, Options, ScenarioId, SideId, Stage, Tactic } from "../vocabulary.ts";

/** Where a brigade is: not in play yet, on the map, destroyed, driven off it, or withdrawn in the night (SB62-11.2.3-i). */
export type Whereabouts = "waiting" | "map" | "eliminated" | "left" | "withdrawn";

/** A brigade as it stands now. */
export interface UnitView {
  readonly id: string;
  /** What its counter says, and where each value comes from: shared by all views. */
  readonly printed: UnitData;
  readonly whereabouts: Whereabouts;
  /** Where it is and what it faces; a routed brigade faces nothing, nor does one on the march. */
  readonly zone?: string;
  readonly facing?: string;
  readonly front: readonly string[];
  /** Its place in a stack, 0 for the last to arrive. */
  readonly depth: number;
  /** Combat and artillery potential that are left to it. */
  readonly combat: number;
  readonly artillery: number;
  readonly losses: number;
  /** Those of them that it had when it came into the game. */
  readonly lossesBefore: number;
  readonly fatigue: number;
  readonly routed: boolean;
  readonly dismounted: boolean;
  readonly independent: boolean;
  /** What held when the running part of the action phase began (SB62-9.1-c, SB62-9.1-d). */
  readonly isolated: boolean;
  readonly coherent: boolean;
  readonly origin?: string;
  readonly acted: boolean;
  /** Zone that its Attack marker points at. */
  readonly attacks?: string;
  /** Has been attacked in the running part of the phase. */
  readonly attacked: boolean;
  /** The turn on which it comes without a test. */
  readonly due?: Hour;
}

/** A commander as everybody sees him. */
export interface CommanderView {
  readonly id: string;
  readonly printed: CommanderData;
  readonly whereabouts: "waiting" | "map" | "withdrawn";
  readonly zone?: string;
  readonly activated: boolean;
}

/** What a side’s victory points consist of (SB62-3-a). */
export interface Score {
  readonly points: number;
  /** Losses it has inflicted (RU-94), and the points for them. */
  readonly inflicted: number;
  readonly forLosses: number;
  /** Its objectives that it controls (RU-95), and the points for them. */
  readonly objectives: readonly string[];
  readonly forObjectives: number;
  /** For the other side’s optional reinforcements (SB62-11.2.1-j). */
  readonly forOption: number;
  /** Given by even chances (SB62-S3); absent if nothing is. */
  readonly granted?: number;
}

/** Everything a seat may see; nothing is hidden in this game. */
export interface View {
  readonly stage: Stage;
  readonly scenario: ScenarioId;
  /** 1 on August 29, 2 on August 30. */
  readonly day: number;
  readonly turn: number;
  readonly lastTurn: number;
  /** Action phase 1..5; 0 outside. */
  readonly phase: number;
  /** Player 1 of this turn, once known. */
  readonly first?: SideId;
  /** Whose part of an action phase runs. */
  readonly active?: SideId;
  /** The brigade that is acting. */
  readonly acting?: string;
  readonly options: Options;
  readonly units: readonly UnitView[];
  readonly commanders: readonly CommanderView[];
  /** Controller of each objective. */
  readonly control: Readonly<Record<string, SideId>>;
  /** Zones attacked in the running part of the phase. */
  readonly attacked: readonly string[];
  readonly tactics: Readonly<Partial<Record<SideId, Tactic>>>;
  /** Turn in which the counter-attack was declared. */
  readonly counterAttack?: Hour;
  /** Turn in which Jones’s division was called for. */
  readonly jones?: Hour;
  readonly score: Readonly<Record<SideId, Score>>;
  /** Who would win now; absent: nobody. */
  readonly leader?: SideId;
  /** The running steps of the sequence of play, the outermost first: a look ahead continues from them. */
  readonly steps: readonly Frame[];
}
