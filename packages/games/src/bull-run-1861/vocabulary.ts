import type { OptionsOf } from "@stonebridge/kernel";

/** The nouns of the game, fixed once. */

/** The two players (BR61-1-a): the North in blue, the South in grey (BR61-1-g). */
export const SIDES = ["north", "south"] as const;
/** A player, by the id that actions, events and files use. */
export type SideId = (typeof SIDES)[number];

/** The Union army, and the two of the South that only their own commanders lead (BR61-10.1-k). */
export const ARMIES = ["northeastern-virginia", "potomac", "shenandoah"] as const;
/** An army, by its id. */
export type Army = (typeof ARMIES)[number];

/** One Northern HQ, two Southern (BR61-2-n, R03). */
export const HEADQUARTERS = ["mcdowell", "beauregard", "johnston"] as const;
/** An HQ, by the name of its commander. */
export type HeadquartersId = (typeof HEADQUARTERS)[number];

/** What a die is rolled for (X01..X10). */
export const ROLL_KINDS = [
  "initiative",
  "activation",
  "command-test",
  "continuation",
  "artillery",
  "cavalry",
  "combat",
  "retreat",
  "legion",
] as const;
/** What a die is rolled for, by its id. */
export type RollKind = (typeof ROLL_KINDS)[number];

/** Switches S1..S11: scenario, optional rules and interpretations. Default first. */
export const OPTION_VALUES = {
  setup: ["historical", "free"],
  freeDistance: ["within", "atLeast"],
  thirtiethVirginia: ["off", "on"],
  historicalManeuver: ["off", "on"],
  confusion: ["off", "on"],
  northernReinforcements: ["off", "on"],
  extraTurn: ["off", "on"],
  automaticDefeat: ["off", "on"],
  defenderSupport: ["off", "on"],
  hitThreshold: ["atLeastDouble", "moreThanDouble"],
  opMarkedMayAct: ["off", "on"],
  evenChances: ["off", "on"],
} as const;
/** A switch of the game, by its id. */
export type OptionId = keyof typeof OPTION_VALUES;
/** The value of every switch. */
export type Options = OptionsOf<typeof OPTION_VALUES>;

/** The modifiers of a combat die (Tb8). */
export const MODIFIERS = [
  "ratio",
  "artillery",
  "cavalry",
  "support",
  "command",
  "hill",
  "crossing",
  "woods",
  "extended",
  "fatigue",
  "flank",
  "confusion",
] as const;
/** A modifier of a combat die, by its id. */
export type ModifierKey = (typeof MODIFIERS)[number];

/** The five results of a combat (Tb9), by what the losing side suffers. */
export const RESULTS = ["defender-hit", "defender-fatigue", "attacker-fatigue", "attacker-hit"] as const;
/** What a combat does to the side that loses it. */
export type CombatResult = (typeof RESULTS)[number];

/** Phases of a turn, in order (5-a). */
export const STAGES = ["set-up", "initiative", "movement", "continuation", "administrative", "over"] as const;
/** A phase of the turn, or what comes before the first and after the last. */
export type Stage = (typeof STAGES)[number];
