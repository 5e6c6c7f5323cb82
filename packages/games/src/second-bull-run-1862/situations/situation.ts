import type { Basis, ZoneGraphData } from "@stonebridge/board";
import type { SituationBase } from "@stonebridge/kernel";
import type { CommanderData, UnitData } from "../units.ts";
import type { Options, ScenarioId, SideId, Tactic } from "../vocabulary.ts";

/** The turn that a situation is in, and who has the initiative. */
export interface Hour {
  /** 1 on August 29, 2 on August 30. */
  readonly day: number;
  readonly turn: number;
}

/** Where a situation begins in the sequence of play. */
export type Beginning =
  /** Before the first turn: units are placed by their owners (SB62-11.2-a). */
  | { readonly stage: "set-up" }
  /** At the start of a turn’s initiative phase (SB62-5-a). */
  | ({ readonly stage: "turn" } & Hour)
  /** At the start of a side’s part of an action phase; `divisions` fixes what the activation die would give (SB62-6.1-b). */
  | ({
      readonly stage: "action";
      readonly phase: number;
      readonly first: SideId;
      readonly side: SideId;
      readonly commander?: string;
      readonly divisions?: number;
    } & Hour)
  /** In such a part, when the combats of placed Attack markers are to be resolved (SB62-6.1-m). */
  | ({ readonly stage: "combat"; readonly phase: number; readonly first: SideId; readonly side: SideId } & Hour)
  /** At the start of the administrative phase (SB62-8-A). */
  | ({ readonly stage: "administrative"; readonly first: SideId } & Hour)
  /** At the start of the night (SB62-11.2.3-d). */
  | { readonly stage: "night" }
  /** At any moment: continues with the steps of `sequence`. */
  | ({ readonly stage: "exact"; readonly phase: number; readonly first?: SideId; readonly active?: SideId } & Hour);

/** A brigade on the map. In a stack the first listed was there first. */
export interface Placement {
  readonly unit: string;
  readonly zone: string;
  /** Bordering zone it faces; absent: none for a routed brigade, towards the nearest enemy for another. */
  readonly facing?: string;
  readonly fatigue?: number;
  /** Absent: as the scenario has it at the start. */
  readonly losses?: number;
  /** Losses of those that it had when it came into the game (RU-94); absent: as the scenario has it. */
  readonly lossesBefore?: number;
  readonly routed?: boolean;
  readonly dismounted?: boolean;
  /** Zone that its Attack marker points at. */
  readonly attacks?: string;
  /** Was attacked in a combat of the running part of the action phase, wherever it was then (RU-52). */
  readonly attacked?: boolean;
  /** Has acted in the running part of the action phase. */
  readonly acted?: boolean;
  /** Isolated or in cohesion when that part began (RU-26); absent: as the position has it. */
  readonly isolated?: boolean;
  readonly coherent?: boolean;
  /** Zone where that part found it (RU-28); absent: where it stands. */
  readonly origin?: string;
}

/** A commander on the map. */
export interface CommanderPlace {
  readonly id: string;
  readonly zone: string;
  readonly activated?: boolean;
}

/** A brigade that is off the map. */
export interface Absence {
  readonly unit: string;
  readonly where: "waiting" | "eliminated" | "left" | "withdrawn";
  /** As for a {@link Placement}. */
  readonly losses?: number;
  readonly lossesBefore?: number;
  /** The turn on which it comes without a test: one that the die put off, or that was withdrawn. */
  readonly due?: Hour;
}

/** Values that an owner of the printed game enters for a brigade; all others stay as we have them. */
export type UnitValues = Partial<
  Pick<UnitData, "combat" | "dismounted" | "artillery" | "star" | "sharpshooters"> & {
    /** Where these values come from; absent: they are printed. */
    readonly basis: Basis;
  }
>;
/** Values that an owner of the printed game enters for a commander; all others stay as we have them. */
export type CommanderValues = Partial<Pick<CommanderData, "available" | "activated" | "movement" | "basis">>;

/** Any position of the game, for people, files and links. */
export interface Situation extends SituationBase {
  readonly game: "second-bull-run-1862";
  readonly scenario: ScenarioId;
  /** A map by name, or a whole graph. Absent: `second-bull-run-1862`. */
  readonly map?: string | ZoneGraphData;
  readonly options?: Readonly<Partial<Options>>;
  readonly units?: Readonly<Record<string, UnitValues>>;
  readonly commanderValues?: Readonly<Record<string, CommanderValues>>;
  readonly at: Beginning;
  /** Absent in a set-up: the units of the groups are placed by their owners. */
  readonly placements?: readonly Placement[];
  /** Brigades off the map that do not simply wait for their turn. */
  readonly absent?: readonly Absence[];
  readonly commanders?: readonly CommanderPlace[];
  /** Commanders withdrawn in the night (SB62-11.2.3-i). */
  readonly withdrawnCommanders?: readonly string[];
  /** Controllers of objectives that differ from the start (SB62-3-b). */
  readonly control?: Readonly<Record<string, SideId>>;
  /** Zones attacked in the running part of the action phase. */
  readonly attacked?: readonly string[];
  /** Each side’s tactic this turn (SB62-11.2.1-k). */
  readonly tactics?: Readonly<Partial<Record<SideId, Tactic>>>;
  /** Turn in which the counter-attack was declared (SB62-11.2.2-h). */
  readonly counterAttack?: Hour;
  /** Turn in which the Confederates called for Jones’s division (SB62-11.2.1-j). */
  readonly jones?: Hour;
  /** The running steps of the sequence of play, as a saved position has them, for stage `exact`. */
  readonly sequence?: readonly unknown[];
  /** Dice to use first, in order. */
  readonly dice?: readonly number[];
}
