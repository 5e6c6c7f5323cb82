import type { OptionsOf } from "@stonebridge/kernel";

/** The nouns of the game, fixed once. */

/** The two players (SB62-0-a): the Union in blue, the Confederates in grey (SB62-2.1-b). */
export const SIDES = ["union", "confederate"] as const;
/** A player, by the id that actions, events and files use. */
export type SideId = (typeof SIDES)[number];

/** The scenarios (SB62-11.2): each day by itself, or both with the night between them. */
export const SCENARIO_IDS = ["august-29", "august-30", "both-days"] as const;
/** A scenario, by its id. */
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** Where reinforcements come on (SB62-2-b). */
export const ENTRIES = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
/** An entry, by its letter on the map. */
export type EntryId = (typeof ENTRIES)[number];

/** What a die is rolled for (DR-01..DR-13). */
export const ROLL_KINDS = [
  "initiative",
  "tactic",
  "activation",
  "command-test",
  "commander-movement",
  "continuation",
  "rout-test",
  "reinforcement",
  "artillery",
  "sharpshooters",
  "combat",
  "combat-test",
] as const;
/** What a die is rolled for, by its id. */
export type RollKind = (typeof ROLL_KINDS)[number];

/** Optional rules and interpretations; default first. */
export const OPTION_VALUES = {
  tacticalOption: ["off", "on"],
  setupLosses: ["exclude", "count"],
  evenChances: ["off", "on"],
} as const;
/** A switch of the game, by its id. */
export type OptionId = keyof typeof OPTION_VALUES;
/** The value of every switch. */
export type Options = OptionsOf<typeof OPTION_VALUES>;

/** What a side leans to for a turn (table T11). */
export const TACTICS = ["manoeuvre", "assault"] as const;
/** A tactical option (SB62-11.2.1-k). */
export type Tactic = (typeof TACTICS)[number];

/** The modifiers of a combat die (table T5). */
export const MODIFIERS = [
  "ratio",
  "artillery",
  "sharpshooters",
  "star",
  "fatigue",
  "terrain",
  "zones",
  "unattacked",
  "flank",
  "cavalry",
] as const;
/** A modifier of a combat die, by its id. */
export type ModifierKey = (typeof MODIFIERS)[number];

/** What the ground gives a defender (SB62-10.3.5-a). */
export const DEFENCES = ["escarpment", "crossing", "woods", "village", "embankment"] as const;
/** What the ground gives a defender, by its id. */
export type Defence = (typeof DEFENCES)[number];

/** Why there is a choice among equals (SB62-10.4-x): a natural six, who suffers a result, a Melee. */
export const CHOICE_CAUSES = ["loss", "suffering", "melee"] as const;

/** Results of a combat test (table T6), worst first. */
export const TEST_RESULTS = ["rout", "disorder", "retreat", "melee"] as const;
/** A result of a combat test. */
export type TestResult = (typeof TEST_RESULTS)[number];

/** Phases of a turn, in order (SB62-4-a); the night stands in for a turn (SB62-11.2.3-d). */
export const STAGES = ["set-up", "initiative", "action", "continuation", "administrative", "night", "over"] as const;
/** A phase of the turn, or what comes before the first and after the last. */
export type Stage = (typeof STAGES)[number];

/** The turn of a day. */
export interface Hour {
  /** 1 on August 29, 2 on August 30. */
  readonly day: number;
  readonly turn: number;
}
