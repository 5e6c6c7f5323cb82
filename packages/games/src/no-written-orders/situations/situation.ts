import type { SituationBase } from "@stonebridge/kernel";
import type { ModuleData } from "../modules/module-data.ts";
import type { LeaderValues, UnitValues } from "../army/unit-values.ts";
import type { Options, Phase, ScenarioId, SideId } from "../vocabulary.ts";

/** Where a situation begins in the sequence of play. */
export type Beginning =
  /** As the scenario has it. */
  | { readonly stage: "start" }
  /** At the beginning of a turn. */
  | { readonly stage: "turn"; readonly turn: number }
  /** At any moment: continues with the steps of `sequence`. */
  | { readonly stage: "exact"; readonly turn: number; readonly phase: Phase };

/** Part of a position by the names of its fields (`situations/`). */
type ToldPiece = Readonly<Record<string, unknown>>;

/** A position of this game for people and files. A scenario alone stands for its beginning. */
export interface Situation extends SituationBase {
  readonly game: "no-written-orders";
  readonly scenario: ScenarioId;
  readonly options?: Readonly<Partial<Options>>;
  /** A whole module in place of ours (NWO-RUL004), for the map that its id names. */
  readonly module?: ModuleData;
  /** Values that an owner of the printed game gives to units and leaders. */
  readonly units?: Readonly<Record<string, UnitValues>>;
  readonly leaderValues?: Readonly<Record<string, LeaderValues>>;
  /** Absent: the start. */
  readonly at?: Beginning;
  /** Units, leaders, and what is kept of formations, divisions, wings and headquarters (`docs/situations-no-written-orders.md`). */
  readonly placements?: readonly ToldPiece[];
  readonly leaders?: readonly ToldPiece[];
  readonly holders?: readonly ToldPiece[];
  /** Orders in force, those that wait, those that came by night, and aides with theirs. */
  readonly orders?: readonly ToldPiece[];
  readonly remembered?: readonly string[];
  readonly waiting?: readonly ToldPiece[];
  readonly night?: readonly ToldPiece[];
  readonly aides?: readonly ToldPiece[];
  readonly falseFlags?: readonly ToldPiece[];
  readonly hiding?: readonly ToldPiece[];
  readonly intercepted?: readonly ToldPiece[];
  readonly works?: readonly ToldPiece[];
  readonly abatis?: readonly string[];
  readonly lifted?: readonly string[];
  readonly cup?: readonly string[];
  readonly pairs?: Readonly<Partial<Record<SideId, readonly string[]>>>;
  readonly initial?: string;
  readonly armies?: Readonly<Partial<Record<SideId, ToldPiece>>>;
  readonly due?: Readonly<Record<string, number>>;
  readonly entered?: Readonly<Record<string, number>>;
  /** Stretches of hexes by side. */
  readonly control?: ToldPiece;
  /** The running steps of the sequence of play, for stage `exact`. */
  readonly sequence?: readonly ToldPiece[];
  /** Dice to use first, in order. */
  readonly dice?: readonly number[];
}
