import type { OptionsOf } from "@stonebridge/kernel";

/** The nouns of the game, fixed once. */

/** The two players; the Union moves first (BR83-2.2-a). */
export const SIDES = ["union", "confederate"] as const;
/** A player, by the id that actions, events and files use. */
export type SideId = (typeof SIDES)[number];

/** One Union army (BR83-4.62-a); the Confederate armies of the Potomac and the Shenandoah (BR83-PP2.4-a). `both`: Johnston and Beauregard. */
export const ARMIES = ["union", "potomac", "shenandoah", "both"] as const;
/** An army, by its id. */
export type Army = (typeof ARMIES)[number];

/** Classes of pieces (BR83-PP1-a, BR83-PP2.2-a, BR83-PP2.3-a); `dummy` stands for a stack in the fog of war (BR83-OPT2.1-a). */
export const PIECE_KINDS = [
  "army-leader",
  "division-leader",
  "brigade-leader",
  "artillery-leader",
  "infantry",
  "cavalry",
  "battery",
  "brigade",
  "dummy",
] as const;
/** A class of pieces. */
export type PieceKind = (typeof PIECE_KINDS)[number];

/** Leaders of every rank: persons, who do not fight (BR83-PP2.2-a, BR83-6.1-a). */
export const LEADER_KINDS: readonly PieceKind[] = [
  "army-leader",
  "division-leader",
  "brigade-leader",
  "artillery-leader",
];

/** What a die is rolled for (X01 to X04). */
export const ROLL_KINDS = ["combat", "bombardment", "leader", "event"] as const;
/** What a die is rolled for, by its id. */
export type RollKind = (typeof ROLL_KINDS)[number];

/** Scenario and switches. Default first. */
export const OPTION_VALUES = {
  setup: ["historical", "free"],
  uncertainTimes: ["off", "on"],
  fogOfWar: ["off", "on"],
  exhaustion: ["off", "on"],
  july20: ["off", "on"],
  evenChances: ["off", "on"],
} as const;
/** A switch of the game, by its id. */
export type OptionId = keyof typeof OPTION_VALUES;
/** The value of every switch. */
export type Options = OptionsOf<typeof OPTION_VALUES>;

/** Where the game stands (BR83-2.7-a). */
export const STAGES = ["set-up", "panic", "command", "movement", "combat", "rally", "over"] as const;
/** A phase of the player-turn, or what comes before the first and after the last. */
export type Stage = (typeof STAGES)[number];

/** Where a Union piece's march route ends (BR83-1.33-a, BR83-1.33-b). */
export const ROUTE_ENDS = ["centreville", "north", "south-east"] as const;
/** An end of march routes, by its id. */
export type RouteEnd = (typeof ROUTE_ENDS)[number];

/** Columns of the Combat Results Table, worst first. */
export const ODDS = ["1-6", "1-5", "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"] as const;
/** A column of the Combat Results Table. */
export type Odds = (typeof ODDS)[number];

/** What a table's cell holds (Tb4, BR83-CRT-a). */
export const RESULT_CODES = ["AE", "AB2", "DE", "DB2", "EX", "DL1", "LE", "LB2"] as const;
/** A result, as the tables print it. */
export type ResultCode = (typeof RESULT_CODES)[number];
