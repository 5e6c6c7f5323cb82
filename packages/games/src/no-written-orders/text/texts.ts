import type { ActionContextOf, AskedOf, RefusalsOf, TextsOf } from "@stonebridge/kernel/words";
import type { Action, AskingStep } from "../actions.ts";
import type { GameEvent } from "../events.ts";
import type { DivisionData, FormationData, LeaderData, TurnData, UnitData } from "../modules/module-data.ts";
import type { ModifierRule } from "../tables/modifiers.ts";
import type { UnitView, Whereabouts } from "../views/view.ts";
import type { Arm, OptionId, OrderOrigin, OrderType, Phase, Role, RollKind, SideId, Trait } from "../vocabulary.ts";

/** The names of things on the field of a scenario, by their ids. Unknown ids are shown as they are. */
export interface Names {
  /** "Jackson’s brigade", "Stonewall Brigade" */
  unit(id: string): string;
  /** "Jackson" */
  leader(id: string): string;
  /** A holder of orders of its own: "Tyler’s division", "Longstreet’s wing", "Lee’s headquarters". */
  holder(id: string): string;
  /** The leader of a holder of orders; the holder’s own name if it has none. */
  commander(id: string): string;
  /** A group of reinforcements, by its formation. */
  group(id: string): string;
  /** "Stone House", or "hex 1822" if the hex has no name. */
  hex(id: string): string;
  /** The turn of the module’s track. */
  turn(turn: number): TurnData | undefined;
}

/** The parts of a decision that its sentence needs; a kernel `Decision<Action>` fits. */
export type Asked = AskedOf<Action>;

export type ActionContext = ActionContextOf<AskingStep>;

/** The states that a visible unit can be in. */
export type UnitState = keyof Pick<UnitView, "disrupted" | "bombarded" | "lowAmmunition" | "outOfSupply">;

/** The nouns that the sentences of this game name. */
interface Nouns {
  readonly action: Action;
  readonly step: AskingStep;
  readonly event: GameEvent;
  readonly side: SideId;
  readonly stage: Phase;
  readonly roll: RollKind;
  readonly option: OptionId;
  readonly names: Names;
}

/**
 * All texts of the game in one language, except {@link Refusals}. English and French have the same shape, so no text can be missing.
 * The modules have tracks of their own: what a turn is called follows from its place on one of them.
 */
export interface Texts extends Omit<TextsOf<Nouns>, "time" | "turn"> {
  /** "Jackson’s brigade" */
  unitName(unit: UnitData): string;
  /** The name, short enough for a counter. */
  counterName(unit: UnitData): string;
  /** "2, 4, 5, 27, 33 Virginia" */
  unitContents(unit: UnitData): string;
  /** The reason for a leader’s rating: "marched to the guns". */
  leaderReason(leader: LeaderData): string;
  formationName(formation: FormationData): string;
  divisionName(division: DivisionData): string;
  /** "Longstreet’s wing", "Lee’s headquarters", by their leaders. */
  wingName(leader: LeaderData): string;
  headquartersName(leader: LeaderData): string;
  /** "wagons of Tyler’s division", "Union wagon train". */
  trainName(of: FormationData | SideId): string;
  /** A hex without a name. */
  hexName(id: string): string;
  /** The name of a place as the map and the modules have it, in English. */
  placeName(name: string): string;

  /** "6:00" */
  time(turn: TurnData): string;
  /** "29 August" */
  date(turn: TurnData): string;
  /** "Turn 3, 8:00", of the module’s track. */
  turn(turn: number, names: Names): string;

  arm(arm: Arm): string;
  role(role: Role): string;
  trait(trait: Trait): string;
  /** "Attack" */
  order(type: OrderType): string;
  origin(origin: OrderOrigin): string;
  whereabouts(whereabouts: Whereabouts): string;
  unitState(state: UnitState): string;

  /** The name of a die modifier, by its clause: "rating". */
  modifier(rule: ModifierRule): string;
}

/** The refusals in one language. */
export type Refusals = RefusalsOf<Nouns>;
