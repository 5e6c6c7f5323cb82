import type { OptionsOf } from "@stonebridge/kernel";

/** The nouns of the game, fixed once. */

/** The two players: side A, whose dice are rolled first in joint phases (NWO-RUL006), then side B. */
export const SIDES = ["union", "confederate"] as const;
/** A player, as actions and views name him. */
export type SideId = (typeof SIDES)[number];

/** Arms of combat units; foot and horse are artillery (NWO-2.2-a, NWO-2.2-b). */
export const ARMS = ["infantry", "cavalry", "foot", "horse"] as const;
/** The arm of a unit, which decides how it moves, fires and retreats. */
export type Arm = (typeof ARMS)[number];

/** What infantry and cavalry fire with (NWO-7.6-a, NWO-7.6-b). */
export const ARMAMENTS = ["rifle", "repeater"] as const;
/** What a unit’s men fire with: muskets, or repeaters, which tell more against guns and muskets. */
export type Armament = (typeof ARMAMENTS)[number];

/** Orders that can be given, in the order of 12.3; a formation without one is on Reserve (NWO-12.3-a, NWO-RUL193). */
export const ORDER_TYPES = [
  "attack",
  "probe",
  "defend",
  "delay",
  "march",
  "fall-back",
  "general-retreat",
  "reserve",
] as const;
/** The type of an order; `reserve` is what a formation without one is on. */
export type OrderType = (typeof ORDER_TYPES)[number];

/**
 * Where an order comes from: a superior, one’s own initiative, a division’s corps commander by his (NWO-12.13-e), the enemy after a bad
 * move, a character, the rules themselves, the start.
 */
export const ORDER_ORIGINS = ["superior", "initiative", "corps", "bad-move", "trait", "rule", "start"] as const;
/** Who or what gave an order. */
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];

/** What a leader is: of an army, of a wing, of a formation, of a division with its own orders (NWO-12-a, NWO-12.13-a, NWO-12.15-a). */
export const ROLES = ["army", "wing", "formation", "division"] as const;
/** What a leader leads. */
export type Role = (typeof ROLES)[number];

/** Characters of leaders, only under `leaderTraits` (NWO-19.8-a). */
export const TRAITS = ["aggressive", "panicky"] as const;
/** A leader’s character. */
export type Trait = (typeof TRAITS)[number];

/** What an order may aim at (NWO-12.3-b). */
export const TARGET_KINDS = ["town", "road", "junction", "crest", "stream", "path"] as const;
/** What a place of a module is as the target of an order. */
export type TargetKind = (typeof TARGET_KINDS)[number];

/** Phases of a turn, in order (NWO-4-a). */
export const PHASES = ["command", "chits", "initial", "selection", "turn-end"] as const;
/** A phase of a turn. */
export type Phase = (typeof PHASES)[number];

/** Segments of a formation’s action, in order; `charge` only under `cavalryCharges` (NWO-4.4-a, NWO-4.4-b). */
export const SEGMENTS = ["bombardment", "charge", "movement", "assault", "supply"] as const;
/** A segment of an action. */
export type Segment = (typeof SEGMENTS)[number];

/** What a die is rolled for (NWO-DR01 … NWO-DR33); the draw of chits is a roll too. */
export const ROLL_KINDS = [
  "coordinated-action",
  "initial-action",
  "chit",
  "turn-end",
  "initiative",
  "confidence",
  "compliance",
  "waiting-order",
  "reorganisation",
  "recovery",
  "bombardment",
  "passing-fire",
  "assault",
  "leader-loss",
  "morale",
  "arrival",
  "hiding",
  "trait",
  "six-to-hit",
  "player-turn",
  "charge",
] as const;
/** The purpose of a roll of dice, as events and `Dice` tell it. */
export type RollKind = (typeof ROLL_KINDS)[number];

/** Results of the compliance table: obeyed at once, or each turn with this die or more (NWO-12.7-c, NWO-12.7-d). */
export const COMPLIANCES = ["C", "R4", "R5", "R6"] as const;
/** When a recipient obeys an order that has reached him. */
export type Compliance = (typeof COMPLIANCES)[number];

/** Results of the initiative table, worst first (NWO-12.11-c). */
export const INITIATIVES = ["bad-move", "no-effect", "acts"] as const;
/** What comes of a leader’s initiative, by the table alone. */
export type InitiativeResult = (typeof INITIATIVES)[number];

/** Uses of the fire table: fire in an assault, a bombardment, passing fire, a charge. */
const FIRE_KINDS = ["assault", "bombardment", "passing", "charge"] as const;
/** On what occasion units fire. */
export type FireKind = (typeof FIRE_KINDS)[number];

/** The modules that bring map, armies and start (NWO-RUL004). */
export const MODULE_IDS = ["first-bull-run", "second-bull-run"] as const;
/** A module of ours. A module from a file has the id of the one whose map it uses. */
export type ModuleId = (typeof MODULE_IDS)[number];

/** The scenarios: the starts of the modules. */
export const SCENARIO_IDS = ["first-bull-run", "brawners-farm", "two-days", "third-day"] as const;
/** A start, as situations name it. */
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/**
 * Where reinforcements come on (NWO-9-a): the turnpike, the Manassas Gap Railroad and the Manassas–Gainesville road at the west edge,
 * the Bristoe road in the south, the turnpike in the east, the Sudley–Gum Spring road in the north; the station at Manassas Junction.
 */
export const ENTRY_IDS = ["ePW", "eRW", "eMW", "eBS", "ePE", "eSN", "sMJ"] as const;
/** An edge or station by which reinforcements come on. */
export type EntryId = (typeof ENTRY_IDS)[number];

/** Optional rules of the rulebook, even chances, then those of the modules. Default first; `module`: as the module says. */
export const OPTION_VALUES = {
  cavalryCharges: ["off", "on"],
  variableReinforcements: ["off", "on"],
  artilleryDetail: ["off", "on"],
  remoteSupport: ["off", "on"],
  advancedSupply: ["off", "on"],
  artilleryAmmo: ["off", "on"],
  smallArmsAmmo: ["off", "on"],
  hiddenMovement: ["off", "on"],
  leaderTraits: ["off", "on"],
  advancedRoadMarch: ["off", "on"],
  sixToHit: ["off", "on"],
  igoUgo: ["off", "on"],
  attachDivisions: ["off", "on"],
  interception: ["off", "on"],
  nightNoChits: ["module", "off", "on"],
  entrenching: ["module", "off", "on"],
  instantByView: ["off", "on"],
  secretTests: ["on", "off"],
  evenChances: ["off", "on"],
  abatis: ["off", "on"],
  campPickens: ["off", "on"],
  runyon: ["off", "on"],
  mcDowellForward: ["off", "on"],
  fixedIdea: ["off", "on"],
  griffin: ["on", "off"],
} as const;
/** An optional rule, of the rulebook or of a module. */
export type OptionId = keyof typeof OPTION_VALUES;
/** A value for every optional rule. */
export type Options = OptionsOf<typeof OPTION_VALUES>;
