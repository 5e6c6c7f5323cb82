import type { OptionsOf } from "@stonebridge/kernel";

/** The nouns of the game, fixed once. */

/** The two players (SB62-0-a): the Union in blue, the Confederates in grey (SB62-2.1-b). */
export const SIDES = ["union", "confederate"] as const;
export type SideId = (typeof SIDES)[number];

/** The scenarios (SB62-11.2): each day by itself, or both with the night between them. */
export const SCENARIO_IDS = ["august-29", "august-30", "both-days"] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** Where reinforcements come on (SB62-2-b). */
export const ENTRIES = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
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
export type RollKind = (typeof ROLL_KINDS)[number];

/** Optional rules and interpretations; default first. */
export const OPTION_VALUES = {
  tacticalOption: ["off", "on"],
  setupLosses: ["exclude", "count"],
} as const;
export type OptionId = keyof typeof OPTION_VALUES;
export type Options = OptionsOf<typeof OPTION_VALUES>;

/** What a side leans to for a turn (table T11). */
export const TACTICS = ["manoeuvre", "assault"] as const;
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
export type ModifierKey = (typeof MODIFIERS)[number];

/** What the ground gives a defender (SB62-10.3.5-a). */
export const DEFENCES = ["escarpment", "crossing", "woods", "village", "embankment"] as const;
export type Defence = (typeof DEFENCES)[number];

/** Why there is a choice among equals (SB62-10.4-x): a natural six, who suffers a result, a Melee. */
export const CHOICE_CAUSES = ["loss", "suffering", "melee"] as const;

/** Results of a combat test (table T6), worst first. */
export const TEST_RESULTS = ["rout", "disorder", "retreat", "melee"] as const;
export type TestResult = (typeof TEST_RESULTS)[number];

/** Phases of a turn, in order (SB62-4-a); the night stands in for a turn (SB62-11.2.3-d). */
export const STAGES = ["set-up", "initiative", "action", "continuation", "administrative", "night", "over"] as const;
export type Stage = (typeof STAGES)[number];
