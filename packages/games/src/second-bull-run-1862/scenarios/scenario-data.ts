import type { EntryId, ScenarioId, SideId } from "../vocabulary.ts";

/** Units that a player distributes over some zones before play (SB62-11.2-a, D21). */
export interface SetUpGroup {
  /** Unique within the scenario: the division’s, unit’s or commander’s id, with `-detached` for a separate part. */
  readonly id: string;
  readonly side: SideId;
  /** They may be in any zone of the group, and fill none (SB62-RU90). */
  readonly commanders: readonly string[];
  /** Brigades; every zone must hold at least one of them. */
  readonly units: readonly string[];
  /** The sets of zones to choose from; most groups have one. */
  readonly zones: readonly (readonly string[])[];
  /** `[I]`: the brigades begin isolated (SB62-11.2-b). */
  readonly isolated: boolean;
  /** Each unit is with an infantry brigade of this division, each with another one, in the zones of that division (SB62-RU108). */
  readonly beside?: string;
}

/** What the list of reinforcements names in one place: a commander, a whole division, or an independent brigade. */
export type Arriving =
  | { readonly commander: string }
  | { readonly division: string; readonly units: readonly string[] }
  | { readonly unit: string };

/** A line of the list of reinforcements (SB62-8-E-a). */
export interface Arrival {
  /** Named once in a scenario. */
  readonly who: Arriving;
  readonly side: SideId;
  /** First turn T on which it may enter. */
  readonly turn: number;
  /** Its owner chooses among these (SB62-11.2-c). */
  readonly entries: readonly EntryId[];
  /**
   * `die`: one die on T, automatic on T + 1 (SB62-11.1.3-b, SB62-11.1.3-c); `none`: enters on T (SB62-8-E-c); `choice`: the owner
   * chooses a turn from T to `latest`, no die (SB62-11.2.2-d).
   */
  readonly test: "die" | "none" | "choice";
  /** Last turn of a `choice`. */
  readonly latest?: number;
}

/** A division that one side may call, and what the other gets for it. */
export interface OptionalArrival {
  readonly arrival: Arrival;
  /**
   * Whether T is fixed (SB62-11.2.1-j), or `arrival.turn` is only the first turn in whose administrative phase the division may be called,
   * that turn then being its T (SB62-RU84).
   */
  readonly turn: "fixed" | "from";
  /** Victory points for the other side. */
  readonly victoryPoints: number;
}

/**
 * What one die decides on the turn T: the highest face with which the unit enters at once (table T10: SB62-11.1.3-b, SB62-11.1.3-c). The
 * series’ usual test (SB62-8-E-b) is not taken (RU-79).
 */
export const ARRIVES_UP_TO: Readonly<Record<SideId, number>> = { union: 3, confederate: 4 };

/** Initiative and activation on the first day (SB62-11.2.1-g … SB62-11.2.1-k). */
export interface FirstDayRules {
  readonly kind: "august-29";
  /** Turn on which the Union enters and nothing else happens (SB62-11.2.1-f). */
  readonly entryOnly: number;
  /** Added to the Union’s initiative die. */
  readonly unionInitiative: number;
  /** Who has the initiative when the dice, with modifiers, are equal. */
  readonly tie: SideId;
  /** Added to a player’s activation roll until his army commander is on the map. */
  readonly withoutArmyCommander: number;
  /** Added to all activation rolls of a player whose army commander manoeuvres. */
  readonly manoeuvre: number;
  /** Added to the die of the tactical option. */
  readonly tacticalModifier: Readonly<Record<SideId, number>>;
  /** Highest result that means Manoeuvre (T11). */
  readonly manoeuvreUpTo: number;
  /** A shortened last turn: first action phase, and what is added to activation rolls (SB62-11.2.3-c). */
  readonly evening?: { readonly turn: number; readonly firstPhase: number; readonly activation: number };
}

/** Initiative and activation on the second day (SB62-11.2.2-f … SB62-11.2.2-j). */
export interface SecondDayRules {
  readonly kind: "august-30";
  /** Turns on which the Union has the initiative without a roll. */
  readonly unionInitiative: readonly number[];
  /** Who has the initiative on a tie before the counter-attack, and when it is over. */
  readonly tie: { readonly before: SideId; readonly after: SideId };
  /** First turn in whose administrative phase it may be declared; how many turns it lasts; what it adds to activation rolls. */
  readonly counterAttack: { readonly from: number; readonly turns: number; readonly activation: number };
}

/** A day of a scenario: its special rules, its first and last turn. */
export interface DayData {
  readonly rules: FirstDayRules | SecondDayRules;
  readonly firstTurn: number;
  readonly lastTurn: number;
}

/** The night between the days (SB62-11.2.3-d … SB62-11.2.3-i). */
export interface NightData {
  /** Turn of the second day that it fills. */
  readonly turn: number;
  /** Losses recovered by a brigade that has lost at least this many steps, first match (SB62-11.2.3-f). */
  readonly recovery: readonly { readonly losses: number; readonly recovered: number }[];
  /** Units that each side may move (SB62-11.2.3-h). */
  readonly moves: number;
  /** Where units that had left the map return. */
  readonly back: Readonly<Record<SideId, readonly EntryId[]>>;
  /** Where the withdrawn corps and brigades of the Union return, and from which turn (SB62-11.2.3-i). */
  readonly withdrawn: readonly { readonly from: number; readonly entries: readonly EntryId[] }[];
}

/** What decides victory (SB62-3-a). Points for losses are alternatives: the higher one counts (SB62-RU93). */
export interface VictoryData {
  /** For having inflicted more losses. */
  readonly moreLosses: number;
  /** For having inflicted more than one and a half times as many. */
  readonly halfMoreLosses: number;
  /** For each objective of one’s colour that one controls. */
  readonly objective: number;
  /** The lead that wins. */
  readonly lead: number;
}

/** What a scenario says: days, set-up, reinforcements, victory. */
export interface ScenarioData {
  readonly id: ScenarioId;
  readonly days: readonly DayData[];
  readonly groups: readonly SetUpGroup[];
  /** Losses already suffered, by brigade, at the start or on entry (SB62-11.2-b). */
  readonly losses: Readonly<Record<string, number>>;
  readonly arrivals: readonly Arrival[];
  /** DIV JONES (D18, D25). */
  readonly optional: OptionalArrival;
  readonly night?: NightData;
  readonly victory: VictoryData;
}

/** The turns of a day with the hour each begins (table T12); `inferred`: the rulebook names no hour, turns last 90 minutes. */
export const TURN_TRACK: readonly { readonly turn: number; readonly time: string; readonly inferred: boolean }[] = [
  { turn: 1, time: "05:00", inferred: false },
  { turn: 2, time: "06:30", inferred: true },
  { turn: 3, time: "08:00", inferred: true },
  { turn: 4, time: "09:30", inferred: false },
  { turn: 5, time: "11:00", inferred: false },
  { turn: 6, time: "12:30", inferred: false },
  { turn: 7, time: "14:00", inferred: false },
  { turn: 8, time: "15:30", inferred: false },
  { turn: 9, time: "17:00", inferred: true },
  { turn: 10, time: "18:30", inferred: false },
  { turn: 11, time: "20:00", inferred: false },
];
