import type { HexIndex, HexPaths, HexSight, HexsideMap } from "@stonebridge/board";
import type { Asked, Refuses } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { Frame } from "./frames.ts";
import type { Prices } from "./land/prices.ts";
import type { HolderIndex, LeaderIndex, SideIndex, UnitIndex } from "./measures.ts";
import type { LeaderData, ModuleData, ScenarioData, UnitData } from "./modules/module-data.ts";
import type { SpecialEvent } from "./modules/special-events.ts";
import type { Setting } from "./situations/setting.ts";
import type { Options, OrderType } from "./vocabulary.ts";

/** Kinds of holders of orders (NWO-12.3-a): a formation, a division (NWO-12.13-a), a wing (NWO-12.15-b), the headquarters of an army (NWO-11.5-a). */
export const FORMATION = 0;
/** A division with orders of its own. */
export const DIVISION = 1;
/** A wing of an army, led by its commander. */
export const WING = 2;
/** The headquarters of an army commander. */
export const HEADQUARTERS = 3;
/** A wagon train: an army’s under `advancedSupply` (NWO-19.4.4-a), a formation’s under `smallArmsAmmo` (NWO-19.6-c). */
export const TRAIN = 4;

/** Who holds an order of its own (NWO-12.3-a): a formation, a division, a wing, an army’s headquarters, a train. */
export interface Holder {
  readonly id: string;
  readonly kind: number;
  readonly side: SideIndex;
  /** Who leads it; NONE if the module names nobody (NWO-12.13-b). */
  readonly leader: LeaderIndex;
  /** Formation of a division, or of a train; NONE for others. */
  readonly formation: HolderIndex;
  /** The wing of a formation or of a division’s formation, and its army’s headquarters; NONE if there is none. */
  readonly wing: HolderIndex;
  readonly army: HolderIndex;
  /** Those of a formation, divisions included; none for wings and headquarters. */
  readonly units: readonly UnitIndex[];
  readonly divisions: readonly HolderIndex[];
  readonly chit: boolean;
  readonly cavalryCorps: boolean;
  /** Strength lost that demoralises a formation (NWO-14.1-a); 0: never. */
  readonly level: number;
}

/** What a game of this situation never changes: land, armies, options, and tables made from them. */
export interface Field {
  readonly situation: Setting;
  readonly module: ModuleData;
  readonly scenario: ScenarioData;
  readonly map: HexsideMap;
  readonly prices: Prices;
  readonly sight: HexSight;
  /** For searches of ways: each search overwrites the last one’s result. */
  readonly search: HexPaths;
  readonly options: Options;
  /** By side: points that it is given by even chances (NWO-S19). */
  readonly granted: readonly number[];
  readonly units: readonly UnitData[];
  readonly leaders: readonly LeaderData[];
  readonly holders: readonly Holder[];
  readonly unitIndex: ReadonlyMap<string, UnitIndex>;
  readonly leaderIndex: ReadonlyMap<string, LeaderIndex>;
  readonly holderIndex: ReadonlyMap<string, HolderIndex>;
  /** By unit. */
  readonly sideOf: readonly SideIndex[];
  readonly arm: readonly number[];
  readonly formationOf: readonly HolderIndex[];
  readonly divisionOf: readonly HolderIndex[];
  /** Group of reinforcements that a unit comes with; NONE for others. */
  readonly groupOf: readonly number[];
  /** In halves of a movement point. */
  readonly allowance: readonly number[];
  /** Units and leaders of each side, in the order of the module. */
  readonly roster: readonly (readonly UnitIndex[])[];
  readonly staff: readonly (readonly LeaderIndex[])[];
  /** The army commanders’ holders by side, in the order of the module. */
  readonly armies: readonly (readonly HolderIndex[])[];
  /** Trains of both sides; none without their options. By holder how often a formation’s train reloads units when it is full (NWO-19.6-c). */
  readonly trains: readonly HolderIndex[];
  readonly reloads: readonly number[];
  /** By leader: side, the holder that he leads, in halves of a point how far he rides. */
  readonly leaderSide: readonly SideIndex[];
  readonly leads: readonly HolderIndex[];
  readonly ride: readonly number[];
  /**
   * 1 if a unit’s zone of control extends over the hexside, apart from field works and Forts (NWO-5.4-a, NWO-5.4-b, NWO-RUL054,
   * NWO-RUL142).
   */
  readonly zonePasses: Uint8Array;
  readonly special: SpecialRules;
}

/** A field before the special rules of its module have been opened on it. */
export type PlainField = Omit<Field, "special">;

/** What special rules ask of a position, which has all of this. */
export interface PositionAsked {
  readonly stack: readonly Frame[];
  readonly turn: number;
  readonly place: readonly number[];
  readonly lifted: readonly string[];
  readonly tables: Uint8Array;
}

/** Somebody asks for what a special rule refuses. */
export type SpecialAsking = Asked<{ readonly field: Field; readonly p: PositionAsked }, Action>;

/** A refusal of a special rule, which cites the rule’s own clause. */
export type SpecialRefusal = Refuses<SpecialAsking>;

/** What special rules ask of a unit that is about to move. */
export interface Moving {
  readonly unit: UnitIndex;
  readonly side: SideIndex;
  readonly holder: HolderIndex;
  readonly order: OrderType;
}

/** A crossing that one side does not know until the rule is lifted, and that artillery never crosses. */
export interface Crossing {
  /** The rule that closes it. */
  readonly rule: string;
  /** Its hexside, from both of its hexes, at `hex * 6 + direction`. */
  readonly hexsides: readonly number[];
  readonly unknownTo: SideIndex;
  /** Why a unit does not go over it, by what it is about to do; `guns`: a step of artillery. */
  readonly refusals: Readonly<Record<"step" | "guns" | "advance" | "assault" | "fall", SpecialRefusal>>;
}

/** Trees felled across roads: a point more to enter and to leave, and no road, until infantry clears them. */
export interface Abatis {
  /** The rule that lays them. */
  readonly rule: string;
  /** Where they lie when the game begins. */
  readonly hexes: readonly HexIndex[];
  /** Why a unit does not clear them. */
  readonly refusal: SpecialRefusal;
}

/** When a special rule is asked whether it is over; `acts`: is this unit one of those that act? */
export type SpecialMoment =
  | { readonly at: "turn begins" | "orders begin" | "action ends" }
  | { readonly at: "action begins"; readonly acts: (unit: UnitIndex) => boolean };

/**
 * What a special rule of a module changes: things that it lays on the map, and hooks that the rooms of the rules ask. `modules/<module>/`
 * makes them when a field is opened, and no room of the rules knows whose they are. What a rule does not need it leaves out.
 */
export interface SpecialRule {
  readonly crossing?: Crossing;
  readonly abatis?: Abatis;
  /** Why a unit on the map does not move. */
  readonly refuseTake?: (field: Field, p: PositionAsked, unit: UnitIndex) => SpecialRefusal | undefined;
  /** Why it does not go over a hexside, on a march. */
  readonly refuseStep?: (
    field: Field,
    p: PositionAsked,
    mover: Moving,
    hexside: number,
    from: HexIndex,
    to: HexIndex,
  ) => SpecialRefusal | undefined;
  /** Why a commander does not send a holder an order. */
  readonly refuseAddress?: (
    field: Field,
    p: PositionAsked,
    from: HolderIndex,
    to: HolderIndex,
  ) => SpecialRefusal | undefined;
  /** Why a commander gives no orders of a type. */
  readonly refuseOrder?: (
    field: Field,
    p: PositionAsked,
    from: HolderIndex,
    type: OrderType,
  ) => SpecialRefusal | undefined;
  /** May a unit stop apart from its division, which has an order of its own (NWO-12.13-c)? */
  readonly mayStopApart?: (field: Field, p: PositionAsked, mover: Moving) => boolean;
  /** Is the rule over from this moment on? Asked only while it is not lifted. */
  readonly isOver?: (field: Field, p: PositionAsked, moment: SpecialMoment) => boolean;
  /** What everybody hears when it is over; nothing if it is left out. */
  readonly told?: SpecialEvent;
}

type Hooks = Pick<SpecialRule, "refuseTake" | "refuseStep" | "refuseAddress" | "refuseOrder" | "mayStopApart">;

/** The special rules in play on a field: each hook of all rules, in the order of the module. */
export type SpecialRules = { readonly [H in keyof Hooks]-?: readonly NonNullable<Hooks[H]>[] } & {
  readonly crossings: readonly Crossing[];
  /** Prices of tracing without some of the crossings: those whose bits are set. */
  readonly traces: readonly Uint8Array[];
  readonly abatis: Abatis | undefined;
  /** Rules that may be over before the game is. */
  readonly passing: readonly PassingRule[];
};

/** A special rule that may be lifted. */
export interface PassingRule {
  readonly rule: string;
  readonly told: SpecialEvent | undefined;
  readonly isOver: NonNullable<SpecialRule["isOver"]>;
  /** Sides to whom a crossing opens with it. */
  readonly opensTo: readonly SideIndex[];
}
