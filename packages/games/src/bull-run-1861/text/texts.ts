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
import type { PendingRoll } from "../views/analysis-types.ts";
import type { DieRoll, GameEvent, Modifier } from "../events.ts";
import type { ScoreLine, Whereabouts } from "../views/view.ts";
import type { Army, CombatResult, HeadquartersId, OptionId, RollKind, SideId, Stage } from "../vocabulary.ts";

/** The names of things on the map: units, elements and HQs by their ids, zones as the map names them. */
export interface Names {
  /** `sherman`, `cocke+`, `mcdowell` */
  unit(id: string): string;
  zone(id: string): string;
}

/** The names of a language on a map: units from its texts, zones from the map's graph. Unknown ids are shown as they are. */
export function namesOf(texts: Texts, zones: Iterable<{ readonly id: string; readonly name: string }>): Names {
  const zoneNames = new Map<string, string>();
  for (const zone of zones) zoneNames.set(zone.id, zone.name.replaceAll("'", "’"));
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
  readonly combat: number;
  readonly artillery: number;
  readonly cavalry?: number;
  readonly star?: boolean;
  readonly fatigue?: number;
  readonly losses?: number;
  readonly faces?: string;
  readonly line?: "front" | "second";
  readonly extended?: boolean;
  readonly attacks?: boolean;
  readonly operational?: boolean;
  readonly acted?: boolean;
}

/** A zone, for a screen reader. */
export interface ZoneSpoken {
  readonly name: string;
  readonly number?: number;
  readonly terrain: readonly ZoneTerrain[];
  readonly bank: "north" | "south";
  readonly points?: number;
  readonly control?: SideId;
  /** Counters here, front line first. */
  readonly pieces: readonly PieceSpoken[];
  /** HQs here, by display name. */
  readonly headquarters?: readonly string[];
  /** Names of zones with enemies that share a land border. */
  readonly enemies?: readonly string[];
  /** What may be done here, or why not: the label of an action or the sentence of a refusal. */
  readonly offer?: string;
}

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
  /** Display name of a unit, an element or an HQ; an unknown id is shown as it is. */
  unitName(id: string): string;
  /** The name, short enough for a counter. */
  counterName(id: string): string;
  /** "3rd Brigade, Tyler’s division" */
  unitTitle(id: string): string;
  /** "13, 69, 79 New York, 2 Wisconsin · 6 guns" */
  unitRegiments(id: string): string;
  /** Rank and full name of a brigade's or an army's commander. */
  commander(id: string): string;
  army(army: Army): string;
  headquarters(id: HeadquartersId): string;
  terrain(terrain: ZoneTerrain | "clear"): string;
  bank(bank: "north" | "south"): string;
  border(kind: BorderKind): string;
  basis(basis: Basis): string;
  whereabouts(whereabouts: Whereabouts, host?: string): string;

  phase(phase: number): string;
  half(phase: number, side: SideId): string;

  fight(event: FoughtEvent, names: Names): Fight;
  modifier(modifier: Modifier, names: Names): Line;
  pendingRoll(roll: PendingRoll, names: Names): Line;
  /** "South: Fatigue and Hit" */
  result(result: CombatResult, attacker: SideId): string;
  score(score: ScoreLine, names: Names): Line;

  pieceLabel(piece: PieceSpoken): string;
  zoneLabel(zone: ZoneSpoken): string;
  headquartersLabel(headquarters: {
    readonly name: string;
    readonly side: SideId;
    readonly at?: string;
    readonly range: number;
    readonly activated: boolean;
  }): string;
}

/** The refusals in one language. */
export type Refusals = RefusalsOf<Nouns>;
