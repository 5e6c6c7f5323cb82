import type { Basis, BorderKind, ZoneTerrain } from "@stonebridge/board";
import type { AskedOf, Described, Line, Question } from "@stonebridge/kernel/words";
import type { Action, ActionType, AskingStep } from "../actions.ts";
import type { OptionId, RollKind, SideId, Stage } from "../vocabulary.ts";

export {
  figure,
  join,
  line,
  plain,
  ruleLabel,
  signed,
  type Described,
  type Line,
  type Part,
  type Question,
  type RefusalText,
  type Span,
} from "@stonebridge/kernel/words";

/** What things on the map are called: brigades and commanders by their ids, zones as the map names them. */
export interface Names {
  unit(id: string): string;
  /** "Chinn Ridge"; "zone 122" for one that goes by its number. */
  zone(id: string): string;
}

/** The names of a language on a map: brigades from its texts, zones from the map's graph. Unknown ids name themselves. */
export function namesOf(texts: Texts, zones: Iterable<{ readonly id: string; readonly name: string }>): Names {
  const zoneNames = new Map<string, string>();
  for (const { id, name } of zones) zoneNames.set(id, /^\d+$/.test(name) ? `zone ${name}` : name.replaceAll("'", "’"));
  return { unit: (id) => texts.unitName(id), zone: (id) => zoneNames.get(id) ?? id };
}

/** A decision of this game, as far as its sentence needs it; a kernel `Decision<Action>` will do. */
export type Asked = AskedOf<Action>;

/** What the label of an action may use beside the action. */
export interface ActionContext {
  /** Movement points it costs, where the caller knows. */
  readonly cost?: number;
  /** The step that asks: `choose`, `done`, `refrain` and `stay` read differently from step to step. */
  readonly step?: AskingStep;
}

/** What a zone’s ground is, for people: the map’s terrain, and what this battle adds to it. */
export type Ground = ZoneTerrain | "embankment" | "clear";

/** Everything the game says in one language. English and French have the same shape, so that none is forgotten. */
export interface Texts {
  readonly language: "en" | "fr";

  /** Display name of a brigade or commander; an unknown id is its own name. */
  unitName(id: string): string;
  /** The name as it fits on a counter. */
  counterName(id: string): string;
  /** "1st Brigade, Hatch’s division", "Stonewall Brigade, Taliaferro’s division", "Commands Jackson’s corps" */
  unitTitle(id: string): string;
  /** "56 Pennsylvania, 76, 95 New York", "Batteries of Dilger, Hampton, Roemer · 18 guns" */
  unitRegiments(id: string): string;
  /** Rank and full name of who leads a brigade, a corps or an army. */
  commander(id: string): string;
  /** "Hill’s division" */
  division(id: string): string;
  /** Rank and full name of who leads a division. */
  divisionCommander(id: string): string;
  /** "Jackson’s corps", by its commander. */
  corps(id: string): string;
  kind(kind: "infantry" | "cavalry" | "artillery"): string;
  men(count: number): string;
  side(side: SideId): string;
  /** The side as its army called itself. */
  sideTitle(side: SideId): string;
  ground(ground: Ground): string;
  border(kind: BorderKind): string;
  basis(basis: Basis): string;

  /** Time of day at which a turn begins (T12). */
  time(turn: number): string;
  /** "Turn 5, 11:00" */
  turn(turn: number): string;
  /** "29 August": the day of the battle, 1 or 2. */
  date(day: number): string;
  stage(stage: Stage): string;
  phase(phase: number): string;
  /** "Action phase 2, Union" */
  half(phase: number, side: SideId): string;
  rollName(kind: RollKind): string;

  scenario(id: string): Described;
  option(id: OptionId): Described;
  optionValue(id: OptionId, value: string): Described;

  question(decision: Asked, names: Names): Question;
  /** What the other player is doing meanwhile. */
  waiting(decision: Asked, names: Names): Line;
  /** The label of a choice, with its cost where it has one. */
  action(action: Action, names: Names, context?: ActionContext): string;
  /** The label of all choices of one kind. */
  verb(type: ActionType): string;
}
