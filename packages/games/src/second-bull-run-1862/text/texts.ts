import type { ABSENCE } from "../absence.ts";
import type { ATTACK, COMBAT, RETREAT } from "../combat/refusals.ts";
import type { ACTIVATION, COMMANDERS } from "../command/refusals.ts";
import type { FACING, MARCH } from "../movement/refusals.ts";
import type { ANY } from "../refusing.ts";
import type { SET_UP } from "../set-up/refusals.ts";
import type { ADMINISTRATION, NIGHT, PHASE, REINFORCEMENTS } from "../turn/refusals.ts";
import type { Basis, BorderKind, ZoneTerrain } from "@stonebridge/board";
import type {
  ActionContextOf,
  AskedOf,
  Fight as FightOf,
  FightLine as FightLineOf,
  Line,
  RefusalsOf,
  TextsOf,
} from "@stonebridge/kernel/words";
import type { Action, AskingStep } from "../actions.ts";
import type { CombatResult, PendingRoll } from "../analysis/analysis-types.ts";
import type { ActivationModifier, DieRoll, GameEvent, Modifier } from "../events.ts";
import type { Whereabouts } from "../views/view.ts";
import type { OptionId, RollKind, SideId, Stage, Tactic, TestResult } from "../vocabulary.ts";

/** The names of things on the map: brigades and commanders by their ids, zones as the map names them. */
export interface Names {
  unit(id: string): string;
  /** "Chinn Ridge (84)", because the map shows numbers; "zone 122" if it has no other name. */
  zone(id: string): string;
}

/** The names of a language on a map: brigades from its texts, zones from the map's graph. Unknown ids are shown as they are. */
export function namesOf(
  texts: Texts,
  zones: Iterable<{ readonly id: string; readonly name: string; readonly number: number }>,
): Names {
  const zoneNames = new Map<string, string>();
  for (const { id, name, number } of zones)
    zoneNames.set(id, /^\d+$/.test(name) ? `zone ${name}` : `${name.replaceAll("'", "’")} (${number})`);
  return { unit: (id) => texts.unitName(id), zone: (id) => zoneNames.get(id) ?? id };
}

/** The parts of a decision that its sentence needs; a kernel `Decision<Action>` fits. */
export type Asked = AskedOf<Action>;

export type ActionContext = ActionContextOf<AskingStep>;

export type FoughtEvent = Extract<GameEvent, { readonly type: "fought" }>;

/** One line of a combat sheet. */
export type FightLine = FightLineOf<DieRoll>;

/** The sheet of a combat: who fights, every modifier with its rule, the dice, the result. */
export type Fight = FightOf<DieRoll>;

/** A counter, for a screen reader. Names are display names. */
export interface PieceSpoken {
  readonly name: string;
  readonly side: SideId;
  /** Where it is; absent if already said. */
  readonly at?: string;
  readonly kind: "infantry" | "cavalry" | "artillery";
  readonly combat: number;
  readonly artillery: number;
  readonly star?: boolean;
  readonly sharpshooters?: boolean;
  readonly fatigue?: number;
  readonly losses?: number;
  readonly routed?: boolean;
  readonly dismounted?: boolean;
  readonly isolated?: boolean;
  /** The zone it faces. */
  readonly faces?: string;
  /** The zone it attacks. */
  readonly attacks?: string;
  readonly acted?: boolean;
}

/** A zone, for a screen reader. */
export interface ZoneSpoken {
  /** "Chinn Ridge", or "zone 122". */
  readonly name: string;
  readonly number: number;
  readonly ground: readonly Ground[];
  /** Whose objective it is, and who controls it. */
  readonly objectiveOf?: SideId;
  readonly control?: SideId;
  /** Letter of the entry. */
  readonly entry?: string;
  /** Counters here, the last to arrive first. */
  readonly pieces: readonly PieceSpoken[];
  /** Commanders here, by display name. */
  readonly commanders?: readonly string[];
  /** Names of zones with enemies in contact. */
  readonly enemies?: readonly string[];
  /** What may be done here, or why not: the label of an action or the sentence of a refusal. */
  readonly offer?: string;
}

/** A commander, for a screen reader. */
export interface CommanderSpoken {
  readonly name: string;
  readonly side: SideId;
  /** Where he is; absent if already said. */
  readonly at?: string;
  readonly rank: "army" | "corps";
  readonly activated: boolean;
}

/** The terrain of a zone, in words: the map’s terrain, and what this battle adds to it. */
export type Ground = ZoneTerrain | "embankment" | "clear";

/** The nouns that the sentences of this game name. */
interface Nouns {
  readonly action: Action;
  readonly step: AskingStep;
  readonly event: GameEvent;
  readonly side: SideId;
  readonly stage: Stage;
  readonly roll: RollKind;
  readonly option: OptionId;
  readonly names: Names;
}

/** All texts of the game in one language, except {@link Refusals}. English and French have the same shape, so no text can be missing. */
export interface Texts extends TextsOf<Nouns> {
  /** Display name of a brigade or commander; an unknown id is shown as it is. */
  unitName(id: string): string;
  /** The name, short enough for a counter. */
  counterName(id: string): string;
  /** "1st Brigade, Hatch’s division", "Stonewall Brigade, Taliaferro’s division", "Commands Jackson’s corps" */
  unitTitle(id: string): string;
  /** "56 Pennsylvania, 76, 95 New York", "Batteries of Dilger, Hampton, Roemer · 18 guns" */
  unitRegiments(id: string): string;
  /** Rank and full name of the commander of a brigade, a corps or an army. */
  commander(id: string): string;
  /** "Hill’s division" */
  division(id: string): string;
  /** Rank and full name of the commander of a division. */
  divisionCommander(id: string): string;
  /** "Jackson’s corps", by its commander. */
  corps(id: string): string;
  kind(kind: "infantry" | "cavalry" | "artillery"): string;
  ground(ground: Ground): string;
  border(kind: BorderKind): string;
  basis(basis: Basis): string;
  whereabouts(whereabouts: Whereabouts): string;
  tactic(tactic: Tactic): string;
  testResult(result: TestResult): string;
  /** Why an activation die does not count as it shows: "own value +1, Manoeuvre −1"; empty if it is only the commander's own value. */
  activationReasons(modifiers: readonly ActivationModifier[]): string;

  /** "29 August": the day of the battle, 1 or 2. */
  date(day: number): string;
  phase(phase: number): string;
  /** "Action phase 2, Union" */
  half(phase: number, side: SideId): string;

  fight(event: FoughtEvent, names: Names): Fight;
  modifier(modifier: Modifier, names: Names): Line;
  pendingRoll(roll: PendingRoll, names: Names): Line;
  /** "Confederates: Fatigue and combat test" */
  result(result: CombatResult, attacker: SideId): string;

  pieceLabel(piece: PieceSpoken): string;
  zoneLabel(zone: ZoneSpoken): string;
  commanderLabel(commander: CommanderSpoken): string;
}

/** The refusals of all chapters. */
export type AllRefusals = typeof ANY &
  typeof ABSENCE &
  typeof PHASE &
  typeof SET_UP &
  typeof ACTIVATION &
  typeof COMMANDERS &
  typeof MARCH &
  typeof FACING &
  typeof ATTACK &
  typeof COMBAT &
  typeof RETREAT &
  typeof ADMINISTRATION &
  typeof REINFORCEMENTS &
  typeof NIGHT;

/** The refusals in one language. */
export type Refusals = RefusalsOf<Nouns>;
