/** What counters look like, as the board is told: their faces, and what hangs on them. Every text in here is ready to be shown. */

/** Division stripes: colour and pattern always go together, so that they differ without colour too. */
export const STRIPES = [
  "vermilion",
  "yellow-diagonals",
  "green-dots",
  "ivory-chevrons",
  "pale-blue-bars",
  "black-chequer",
  "maroon",
  "yellow-chevrons",
  "vermilion-bars",
  "green-diagonals",
  "vermilion-chevrons",
  "pale-blue-chevrons",
  "black-dots",
  "maroon-bars",
  "maroon-chevrons",
  "green-bars",
  "green-chevrons",
  "green-chequer",
  "ivory",
] as const;
export type Stripe = (typeof STRIPES)[number];

export const BODIES = ["union", "confederate", "shenandoah"] as const;
export type Body = (typeof BODIES)[number];

/** A brigade of a zone game, or a headquarters. */
export interface FormationLook {
  readonly kind: "brigade" | "headquarters";
  readonly body: Body;
  /** Not drawn on headquarters. */
  readonly stripe: Stripe;
  /** Set in capitals; long names are narrowed. */
  readonly name: string;
  /** As it stands on small counters: five or six letters. Absent: the name. */
  readonly short?: string;
  /** Brigade and division; only large counters show it. */
  readonly subtitle: string;
  readonly figure: "infantry" | "cavalry" | "artillery" | "flag";
  /** Not drawn where the figure is artillery: guns have none of their own. */
  readonly combat: number;
  readonly artillery: number;
  /** 0: none. */
  readonly cavalry: number;
  readonly star: boolean;
  /** An S in a ring over the guns. */
  readonly sharpshooters?: boolean;
  /** The reverse side shows (after the first loss). */
  readonly reverse: boolean;
  /** Headquarters: range in movement points. */
  readonly range?: number;
}

/** What all pieces of a hex game that fight have on them. */
interface FightingLook {
  readonly body: Body;
  /** Down the left side. */
  readonly stripe: Stripe;
  /** Set in capitals; long names are narrowed. */
  readonly name: string;
  /** As it stands on small counters: five or six letters. Absent: the name. */
  readonly short?: string;
  /** Brigade, or who leads it; only large counters show it. */
  readonly subtitle: string;
  readonly attack: number;
  readonly defence: number;
  readonly movement: number;
  /** Its movement is printed in red. */
  readonly selfActivating: boolean;
  /** Its strength is not known: a query stands in the place of figures. */
  readonly unread?: true;
}

export interface RegimentLook extends FightingLook {
  readonly kind: "regiment";
  readonly figure: "infantry" | "cavalry";
}

export interface BatteryLook extends FightingLook {
  readonly kind: "battery";
  /** `mobile`: hooked to its limbers; `battle`: in action, with bars above and below. */
  readonly face: "mobile" | "battle";
}

/** Several regiments that fight as one piece. */
export interface BrigadePieceLook extends FightingLook {
  readonly kind: "brigade-piece";
}

/** A name plate with a badge of rank. */
export interface LeaderLook {
  readonly kind: "leader";
  readonly body: Body;
  readonly stripe: Stripe;
  readonly name: string;
  /** As it stands on small counters: five or six letters. Absent: the name. */
  readonly short?: string;
  readonly subtitle: string;
  readonly rank: "army" | "corps" | "division" | "brigade" | "artillery";
  /** Its movement points, or another figure that it has printed: "+1". */
  readonly movement: number | string;
  readonly selfActivating: boolean;
}

/** A piece that lies face down: nothing but whose it is. */
export interface HiddenLook {
  readonly kind: "hidden";
  readonly body: Body;
}

/** Wagons with what an army or a corps fires and eats. */
export interface TrainLook {
  readonly kind: "train";
  readonly body: Body;
  readonly stripe: Stripe;
  /** Set in capitals. */
  readonly name: string;
  /** As it stands on small counters: five or six letters. Absent: the name. */
  readonly short?: string;
  /** How often it can still reload units; absent: it is not counted, or not known. */
  readonly reloads?: number;
}

export type CounterLook =
  | FormationLook
  | RegimentLook
  | BatteryLook
  | BrigadePieceLook
  | LeaderLook
  | TrainLook
  | HiddenLook;

export interface PieceMarks {
  readonly fatigue: 0 | 1 | 2;
  readonly losses: number;
  readonly attacks: boolean;
  readonly operational: boolean;
  readonly extended: boolean;
  /** Has acted, or an activated HQ. */
  readonly spent: boolean;
  /** May not move: STOP. */
  readonly stopped?: boolean;
  /** Was bombarded: a bursting shell. */
  readonly bombarded?: boolean;
  /** Flees: a white flag. */
  readonly routed?: boolean;
  /** Is cut off from its commander: a broken ring. */
  readonly isolated?: boolean;
  /** In disorder: a triangle with a crack. */
  readonly disrupted?: boolean;
  /** Little ammunition: a cartridge that is nearly empty. */
  readonly lowAmmunition?: boolean;
  /** Out of supply: a barrel, struck out. */
  readonly outOfSupply?: boolean;
}

export const NO_MARKS: PieceMarks = {
  fatigue: 0,
  losses: 0,
  attacks: false,
  operational: false,
  extended: false,
  spent: false,
};
