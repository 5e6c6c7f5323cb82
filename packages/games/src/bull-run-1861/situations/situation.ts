import type { ZoneGraphData } from "@stonebridge/board";
import type { SituationBase } from "@stonebridge/kernel";
import type { UnitData } from "../units.ts";
import type { HeadquartersId, Options, SideId } from "../vocabulary.ts";

/** Where a situation begins in the sequence of play. */
export type Beginning =
  /** Before the first turn: units are placed or disposed by their owners (12). */
  | { readonly stage: "set-up" }
  /** At the start of a turn's Initiative phase (6). */
  | { readonly stage: "turn"; readonly turn: number }
  /** At the start of a half of a Movement phase; `activations` fixes what the activation die would give (7-c). */
  | {
      readonly stage: "movement";
      readonly turn: number;
      readonly phase: number;
      readonly first: SideId;
      readonly side: SideId;
      readonly activations?: number;
    }
  /** In a half, when the combats of the Attack markers have to be resolved (7-h). */
  | {
      readonly stage: "combat";
      readonly turn: number;
      readonly phase: number;
      readonly first: SideId;
      readonly side: SideId;
    }
  /** At the start of the Administrative phase (9). */
  | { readonly stage: "administrative"; readonly turn: number; readonly first: SideId }
  /** At any moment: continues with the steps of `sequence`. */
  | {
      readonly stage: "exact";
      readonly turn: number;
      readonly phase: number;
      readonly first?: SideId;
      readonly active?: SideId;
    };

/** Where an element of a brigade stands: the brigade, or the marker of its extended line. */
export interface ElementPlace {
  readonly zone: string;
  /** Bordering zone it faces; absent: towards the enemy's base. */
  readonly facing?: string;
  /** Line in a shared zone; absent: in the order of the list, the first in front. */
  readonly line?: "front" | "second";
  /** Has an Attack marker. */
  readonly attacks?: boolean;
  /** Has left its stack and not yet taken its place in another; only with `sequence`. */
  readonly marching?: boolean;
}

/** A brigade on the map. */
export interface Placement extends ElementPlace {
  readonly unit: string;
  readonly fatigue?: number;
  readonly losses?: number;
  readonly operational?: boolean;
  /** Has acted in the running half. */
  readonly acted?: boolean;
  /** One of the three brigades set up anywhere south of Bull Run (12.2-b); only during the set-up. */
  readonly forward?: boolean;
  /** Its Extended-line marker (10.6). */
  readonly extended?: ElementPlace;
  /** The Legion: the brigade that carries it (10.5-i). */
  readonly with?: string;
}

/** Values that an owner of the printed game enters for a unit; all others stay as we have them. */
export type UnitValues = Partial<Pick<UnitData, "combat" | "artillery" | "cavalry" | "star" | "basis">>;

/** Any position of the game, for people, files and links. */
export interface Situation extends SituationBase {
  readonly game: "bull-run-1861";
  /** A map by name, or a whole graph. Absent: `bull-run-1861`. */
  readonly map?: string | ZoneGraphData;
  readonly options?: Readonly<Partial<Options>>;
  readonly units?: Readonly<Record<string, UnitValues>>;
  readonly at: Beginning;
  /** Absent in a set-up: the scenario's own placement. */
  readonly placements?: readonly Placement[];
  readonly eliminated?: readonly string[];
  readonly headquarters?: readonly {
    readonly id: HeadquartersId;
    readonly zone: string;
    readonly activated?: boolean;
  }[];
  /** Controllers of scoring zones that differ from the start. */
  readonly control?: Readonly<Record<string, SideId>>;
  /** Turn of each side's Major Offensive. */
  readonly offensive?: { readonly north?: number; readonly south?: number };
  readonly farmFordKnown?: boolean;
  readonly sudleyCrossed?: readonly string[];
  /** Zones attacked in the running half. */
  readonly attacked?: readonly string[];
  readonly latched?: SideId;
  readonly lastTurn?: number;
  /** The running steps of the sequence of play, as a saved position has them, for stage `exact`. */
  readonly sequence?: readonly unknown[];
  /** Dice to use first, in order. */
  readonly dice?: readonly number[];
}
