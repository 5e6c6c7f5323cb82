import type { Basis } from "@stonebridge/board";
import type {
  Arm,
  Armament,
  EntryId,
  ModuleId,
  OptionId,
  OrderType,
  Role,
  ScenarioId,
  SideId,
  TargetKind,
  Trait,
} from "../vocabulary.ts";
import type { GeoPoint } from "./geo-point.ts";

/**
 * What a module must supply: map, armies, starts and victory, and whatever else the rules do not set (NWO-1-a, NWO-RUL004). Everything is
 * plain data.
 */
export interface ModuleData {
  readonly id: ModuleId;
  readonly name: string;
  /** The hex map of the atlas. */
  readonly map: string;
  readonly scale: ScaleData;
  /** The whole turn track; a scenario plays a stretch of it. */
  readonly turns: readonly TurnData[];
  readonly places: readonly PlaceData[];
  readonly entries: readonly EntryData[];
  readonly formations: readonly FormationData[];
  readonly divisions: readonly DivisionData[];
  readonly units: readonly UnitData[];
  readonly leaders: readonly LeaderData[];
  readonly armies: Readonly<Record<SideId, ArmyData>>;
  readonly scenarios: readonly ScenarioData[];
  readonly supply: readonly SupplySource[];
  readonly victory: VictoryData;
  readonly specialRules: readonly SpecialRuleData[];
  /** What its switches are if the options say `module` (NWO-16.1-g, NWO-10.3-a), and those locked off (NWO-4.4-b). */
  readonly switches: {
    readonly nightNoChits: boolean;
    readonly entrenching: boolean;
    readonly off: readonly OptionId[];
  };
}

/** Lengths in hexes by the scale of the map (NWO-8.1-b, NWO-8.3-e, NWO-12.14-c). */
export interface ScaleData {
  readonly feetPerHex: number;
  readonly minutesPerTurn: number;
  readonly lineOfSight: number;
  readonly extendedSight: { readonly day: number; readonly rain: number; readonly night: number };
  /** Men of a strength point, and guns. */
  readonly infantry: number;
  readonly cavalry: number;
  readonly guns: number;
}

/** A turn of the track; `hour` on the clock of that day. */
export interface TurnData {
  /** `07-21`, month and day. */
  readonly date: string;
  readonly hour: number;
  readonly night: boolean;
  readonly rain: boolean;
  /** The turn in which supply is tested (NWO-17-c). */
  readonly supply: boolean;
  readonly firstNight: boolean;
  readonly lastNight: boolean;
}

/** A place that orders, points or sources name. */
export interface PlaceData {
  /** As the map has it, if it does. */
  readonly id: string;
  readonly name: string;
  readonly at: GeoPoint;
  /** What it is as a target of orders (NWO-12.3-b). */
  readonly kind: TargetKind;
  /** It is the hex of this entry. */
  readonly entry?: EntryId;
}

/** An edge or station hex where reinforcements come on (NWO-9-a). */
export interface EntryData {
  readonly id: EntryId;
  readonly name: string;
  readonly at: GeoPoint;
  /** A station: trains set down in it (module C, RUL-135). */
  readonly rail: boolean;
}

/** Full strength, reduced strength, third state; 0 if a unit has no such state (NWO-6.1-a, NWO-6.2-a). */
export type Strength = readonly [front: number, back: number, third: number];

/** Values of a unit that may be known with more or less certainty. */
export type UnitValue = "men" | "guns" | "strength" | "morale" | "movement" | "range";

/** A counter of a brigade, regiment, battery or body of horse, with its values, and how sure we are of each. */
export interface UnitData {
  /** Unique within a module. */
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly arm: Arm;
  readonly formation: string;
  /** The division it belongs to, for advances and divisional orders (NWO-7.5-d, NWO-12.13-a); `null`: of none. */
  readonly division: string | null;
  /** Gunners for artillery. */
  readonly men: number;
  readonly guns: number;
  readonly strength: Strength;
  /** Base morale (NWO-2.2-c). */
  readonly morale: number;
  /** Movement allowance; 0: never moves. */
  readonly movement: number;
  /** `null` for artillery. */
  readonly armament: Armament | null;
  /** Hexes that its guns reach; 0 for infantry and cavalry. */
  readonly range: number;
  /** Cavalry alone: a die above it pursues, wanted or not; under `cavalryCharges` (NWO-7.8-b). */
  readonly pursuit?: number;
  /** Regiments or batteries. */
  readonly contents: string;
  readonly basis: Readonly<Record<UnitValue, Basis>>;
  /** Plays only with this option. */
  readonly option?: OptionId;
}

/** A corps, division or group that a chit activates (NWO-2.1-a, NWO-3.2-a). */
export interface FormationData {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  /** Its army commander, and its wing commander where it has one. */
  readonly commander: string;
  readonly wing: string | null;
  /** Without a chit it acts in phase 5 (NWO-RUL034). */
  readonly chit: boolean;
  /** One shift of compliance, immunity to fugitives (table TS, NWO-14.3-b). */
  readonly cavalryCorps: boolean;
  /** Strength lost that demoralises it (NWO-14.1-a); `null`: it never is. */
  readonly level: number | null;
  readonly levelBasis: Basis;
  /** How often its train can reload units, under `smallArmsAmmo` (NWO-19.6-c); left out where it has no train. */
  readonly reloads?: number;
  /** The level where an option is off that units of it need. */
  readonly levelWithout?: { readonly option: OptionId; readonly level: number };
  readonly option?: OptionId;
}

/** A part of a formation that may have orders of its own (NWO-12.13-a). */
export interface DivisionData {
  readonly id: string;
  readonly name: string;
  readonly formation: string;
  readonly units: readonly string[];
}

/** A leader: whom he leads, how well, and how far he rides, in movement points (NWO-11.1-b). */
export interface LeaderData {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly role: Role;
  /** Formations of an army, a wing or its leader; the division of a division leader. */
  readonly commands: readonly string[];
  /** 0 to 4. */
  readonly rating: number;
  readonly movement: number;
  /** Only under `leaderTraits` (NWO-19.8-a). */
  readonly trait: Trait | null;
  readonly basis: Basis;
  /** Why he is rated so. */
  readonly reason: string;
  /** He leads only in these; everywhere where they are left out. */
  readonly scenarios?: readonly ScenarioId[];
  readonly option?: OptionId;
}

/** What a side has as a whole: what breaks it, and its stores under the optional rules. */
export interface ArmyData {
  /** Strength lost that demoralises it (NWO-13-a). */
  readonly level: number;
  readonly levelBasis: Basis;
  /** Artillery strength that may be fired off under `artilleryAmmo` (NWO-19.5.2-a). */
  readonly artilleryTrack: number;
  /** Places of army trains under `advancedSupply`, from a turn of the track on (NWO-19.4.5-a); empty if the module names none. */
  readonly trains: readonly { readonly at: GeoPoint; readonly fromTurn: number }[];
}

/** Units or leaders at a point that its source gives with an error in metres. */
export interface Placement {
  readonly ids: readonly string[];
  readonly at: GeoPoint;
  readonly error: number;
}

/** Where a leader is: at a point, or with a unit; with an option, an alternative to his place without it. */
export type LeaderPlace = { readonly leader: string; readonly option?: OptionId } & (
  | { readonly at: GeoPoint; readonly error: number }
  | { readonly with: string }
);

/** A leg of an order: its type, its target, and points to pass on the way (NWO-12.3-b, NWO-12.3.MA-c). */
export interface OrderLeg {
  readonly type: OrderType;
  /** Id of a place; `null` for Reserve alone. */
  readonly target: string | null;
  readonly waypoints: readonly GeoPoint[];
}

/** The order of a formation, of a division with its own, or of a wing commander; more than one leg is a sequence (NWO-12.5-a). */
export interface OrderData {
  /** Id of the formation, division or wing commander. */
  readonly to: string;
  readonly legs: readonly OrderLeg[];
  /** Its owner may let it march through the night (NWO-16.2-c). */
  readonly mayBeForced: boolean;
  /** Another target that its owner may choose for the last leg. */
  readonly orElse?: string;
  readonly option?: OptionId;
}

/** A group that comes on together (NWO-9-a). */
export interface ArrivalData {
  readonly id: string;
  readonly side: SideId;
  /** Turn of the track, from 1. */
  readonly turn: number;
  readonly formation: string;
  readonly units: readonly string[];
  readonly leaders: readonly string[];
  /** The army’s headquarters come with it. */
  readonly headquarters: boolean;
  /** Its owner chooses among them. */
  readonly entries: readonly EntryId[];
  readonly orders: readonly OrderData[];
  readonly option?: OptionId;
}

/** A start of a module. */
export interface ScenarioData {
  readonly id: ScenarioId;
  readonly name: string;
  /** Turns of the track, from 1. */
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly units: readonly Placement[];
  readonly leaders: readonly LeaderPlace[];
  /** Army headquarters by the id of the army commander; those that are not there come with an arrival. */
  readonly headquarters: Readonly<Record<string, LeaderPlace>>;
  /** Units that follow a division’s orders here, where they are not all of it (NWO-12.13-a). */
  readonly detachments?: Readonly<Record<string, readonly string[]>>;
  /** Formations, divisions and wing commanders without an order here are on Reserve (NWO-12.3-a). */
  readonly orders: readonly OrderData[];
  /** Units that start on their back side. */
  readonly reduced: readonly string[];
  readonly arrivals: readonly ArrivalData[];
  /** Marker formations for deception (NWO-12.4-e). */
  readonly dummies: Readonly<Record<SideId, number>>;
  /** Entries by which a side may leave the map (NWO-RUL061); none if it is left out. */
  readonly exits?: readonly { readonly side: SideId; readonly entry: EntryId }[];
  /** Who controls the terrain before play (NWO-18-c). */
  readonly control: "bull-run" | "occupied";
}

/** Where supply comes from, during turns of the track (NWO-17-a). */
export interface SupplySource {
  readonly side: SideId;
  readonly name: string;
  readonly at: GeoPoint;
  readonly fromTurn: number;
  readonly toTurn: number;
}

/** A place that wins points at the end (NWO-18-a). */
export interface VictoryPlace {
  readonly place: string;
  /** All of them must be held; most places have only one. */
  readonly also: readonly string[];
  readonly points: Readonly<Record<SideId, number>>;
}

/** What wins points at the end (NWO-18-a): places, enemy strength eliminated, formations and armies demoralised. */
export interface VictoryData {
  readonly places: readonly VictoryPlace[];
  /** A strength point of an enemy unit that is eliminated at the end, of infantry and cavalry, and of artillery. */
  readonly perPoint: number;
  readonly perArtilleryPoint: number;
  readonly formationDemoralised: number;
  readonly armyDemoralised: number;
  readonly basis: Basis;
}

/** A rule of the module: the clause it changes, and the option it belongs to, if any. */
export interface SpecialRuleData {
  readonly rule: string;
  readonly changes: string;
  /** Points of the hexes concerned, if it names some. */
  readonly at?: readonly GeoPoint[];
  readonly option?: OptionId;
}
