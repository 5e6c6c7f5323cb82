import { APART, BRIDGE, FORD, LAND, type ZoneGraph, type ZoneIndex, spread, stepsFrom } from "@stonebridge/board";
import type { ScenarioData } from "./scenarios/scenario-data.ts";
import type { Situation } from "./situation.ts";
import { type CommanderData, DIVISIONS, type DivisionData, STEADY_CORPS, type UnitData } from "./units.ts";
import { ENTRIES, type EntryId, type Options, SIDES } from "./vocabulary.ts";

/** Sides inside the engine: small integers, in the order of `SIDES`. */
export const UNION = 0;
export const CONFEDERATE = 1;
export type SideIndex = number;

/** Indices in the roster, the commanders, the divisions and the entries. */
export type UnitIndex = number;
export type CommanderIndex = number;
export type DivisionIndex = number;
export type EntryIndex = number;

/** No unit, commander, division, entry or side. */
export const NONE = -1;

/** Movement points (table T3, SB62-2.1-i): infantry and artillery, mounted cavalry and commanders, cavalry on foot. */
export const FOOT_POINTS = 6;
export const MOUNTED_POINTS = 8;
export const DISMOUNTED_POINTS = 2;
export const COMMANDER_POINTS = 8;
/** SB62-9.1-e */
export const ISOLATED_LOSS = 2;
/** SB62-9.4-a */
export const FORCED_POINTS = 2;
/** Table T4: declaring an attack (SB62-9.4-l), dismounting and remounting (SB62-9.4-m, SB62-9.4-n). */
export const ATTACK_COST = 2;
export const MOUNT_COST = 2;
/** SB62-9.4-d, SB62-9.4-e; SB62-9.4-f, SB62-9.4-g */
export const ZONE_COST = 2;
export const ROAD_COST = 1;
export const SURCHARGE = 1;
/** Command range in MP (SB62-9.1-a). */
export const COMMAND_RANGE = 8;
/** Zones that a division keeps together, on foot and for mounted cavalry (SB62-9.1-c, SB62-6.2-b). */
export const COHESION = 2;
export const MOUNTED_COHESION = 3;
/** Brigades that may stack in a zone (SB62-9.6-a). */
export const STACKING_LIMIT = 2;

const NO_IDS: readonly string[] = [];

/** More movement points than any way on a map costs. */
const FARTHEST = 400;

/** Where reinforcements come on, by letter. */
export interface Entry {
  readonly letter: EntryId;
  readonly zone: ZoneIndex;
  /** MP for the first zone: along a road or not (RU-81). */
  readonly cost: number;
}

/** What a game of this situation never changes: map, armies, options, and tables made from them. */
export interface Field {
  readonly situation: Situation;
  readonly scenario: ScenarioData;
  readonly graph: ZoneGraph;
  readonly options: Options;
  readonly units: readonly UnitData[];
  /** Number of brigades. */
  readonly roster: number;
  readonly unitIndex: ReadonlyMap<string, UnitIndex>;
  /** By brigade. */
  readonly sideOf: readonly SideIndex[];
  readonly divisionOf: readonly DivisionIndex[];
  /** The corps commander of its division, NONE for an independent brigade. */
  readonly corpsOf: readonly CommanderIndex[];
  readonly isArtillery: readonly number[];
  readonly isCavalry: readonly number[];
  /** 1 for brigades of the corps that tests better (SB62-11.1.1-b, RU-102). */
  readonly isSteady: readonly number[];
  readonly commanders: readonly CommanderData[];
  readonly commanderIndex: ReadonlyMap<string, CommanderIndex>;
  readonly commanderSide: readonly SideIndex[];
  /** The army commander of each side. */
  readonly armyCommander: readonly CommanderIndex[];
  /** The corps commanders of each side. */
  readonly corpsCommanders: readonly (readonly CommanderIndex[])[];
  /** By corps commander: his divisions; empty for an army commander. */
  readonly divisionsOf: readonly (readonly DivisionIndex[])[];
  readonly divisions: readonly DivisionData[];
  readonly divisionIndex: ReadonlyMap<string, DivisionIndex>;
  /** Brigades by division. */
  readonly membersOf: readonly (readonly UnitIndex[])[];
  /** Brigades with a white band (SB62-6.2-a), by side. */
  readonly whiteBands: readonly (readonly UnitIndex[])[];
  /** Zones that score, in map order; who scores each; the place of a zone among them, NONE for others. */
  readonly objectives: readonly ZoneIndex[];
  readonly objectiveOf: readonly SideIndex[];
  readonly objectiveSlot: readonly number[];
  /**
   * Cost of a step by `from * size + to` (table T4) without what the enemy adds: the price along a road where one leads there
   * (also what command range counts, SB62-9.4-h), and the price off it; 0 where there is no way.
   */
  readonly roadPrice: readonly number[];
  readonly plainPrice: readonly number[];
  /** Steps between zones over borders that a brigade can cross (RU-24), by zone. */
  readonly steps: readonly Int16Array[];
  /** The zones at most so many steps from a zone, itself among them, by number of steps and zone: up to {@link MOUNTED_COHESION}. */
  readonly around: readonly (readonly (readonly ZoneIndex[])[])[];
  /** Ids of the Front’s zones by `zone * size + faced`. */
  readonly frontIds: readonly (readonly string[])[];
  readonly entries: readonly Entry[];
  /** Place of a letter in `entries`. */
  readonly entryIndex: ReadonlyMap<string, EntryIndex>;
  /** By side: 1 at the zones towards which it retreats (SB62-11.1.4-a). */
  readonly isRefuge: readonly Uint8Array[];
  /** By side: MP by roads to the nearest of them on the empty map (RU-67). */
  readonly toRefuge: readonly Int16Array[];
  /** 1 at zones of the map's edge. */
  readonly atEdge: Uint8Array;
  readonly embankment: Uint8Array;
  readonly woods: Uint8Array;
  readonly village: Uint8Array;
}

/** SB62-9.4-d..f: a zone or a road, and what bridge, ford and climb add; the river bars every other border (SB62-9.4-i). */
function priceOfStep(graph: ZoneGraph, from: ZoneIndex, to: ZoneIndex, byRoad: boolean): number {
  const at = from * graph.size + to;
  const kind = graph.kindOf(from, to);
  if (kind !== LAND && kind !== FORD && kind !== BRIDGE) return 0;
  const base = byRoad && graph.road[at] === 1 ? ROAD_COST : ZONE_COST;
  return base + (kind === LAND ? 0 : SURCHARGE) + (graph.climb[at] === 1 ? SURCHARGE : 0);
}

function pricesOf(graph: ZoneGraph, byRoad: boolean): number[] {
  const { size } = graph;
  return Array.from({ length: size * size }, (_, at) => priceOfStep(graph, Math.floor(at / size), at % size, byRoad));
}

/** MP from each zone to the nearest of some others; what a step costs does not depend on the way it is read from. */
function nearestOf(graph: ZoneGraph, goals: readonly ZoneIndex[], prices: readonly number[]): Int16Array {
  const nearest = new Int16Array(graph.size).fill(-1);
  const { size } = graph;
  // spread goes outward from a goal: prices are turned about, so that climbing is paid by who climbs
  const turned = prices.map((_, at) => prices[(at % size) * size + Math.floor(at / size)]);
  for (const goal of goals) {
    const { cost } = spread(graph, goal, FARTHEST, turned);
    for (let zone = 0; zone < size; zone++)
      if (cost[zone] !== -1 && (nearest[zone] === -1 || cost[zone] < nearest[zone])) nearest[zone] = cost[zone];
  }
  return nearest;
}

function indexOf(items: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(items.map(({ id }, index) => [id, index]));
}

function sideIndex(side: string): SideIndex {
  return SIDES.findIndex((one) => one === side);
}

function flags(graph: ZoneGraph, test: (zone: ZoneIndex) => boolean): Uint8Array {
  return Uint8Array.from({ length: graph.size }, (_, zone) => (test(zone) ? 1 : 0));
}

/** @throws Error where the map lacks what the game needs: an entry letter, a retreat goal */
export function createField(
  situation: Situation,
  scenario: ScenarioData,
  graph: ZoneGraph,
  units: readonly UnitData[],
  commanders: readonly CommanderData[],
  options: Options,
): Field {
  const { zones, rings } = graph;
  const commanderIndex = indexOf(commanders);
  const divisionIndex = indexOf(DIVISIONS);
  const among = (index: ReadonlyMap<string, number>, id: string | null): number => index.get(id ?? "") ?? NONE;
  const bySide = <T>(make: (side: SideIndex) => T): T[] => SIDES.map((_, side) => make(side));
  const sideOf = units.map(({ side }) => sideIndex(side));
  const commanderSide = commanders.map(({ side }) => sideIndex(side));
  const divisionOf = units.map(({ division }) => among(divisionIndex, division));
  const corpsOf = units.map(({ corps }) => among(commanderIndex, corps));
  const objectives = zones.flatMap((zone, index) => (zone.objectiveOf === undefined ? [] : [index]));
  const roadPrice = pricesOf(graph, true);
  const steps = zones.map((_, zone) => stepsFrom(graph, zone, graph.linked));
  const refuges = bySide((side) =>
    (graph.data.refuges ?? []).flatMap((one) => (sideIndex(one.side) === side ? [graph.known(one.zone)] : [])),
  );
  const none = SIDES.find((_, side) => refuges[side].length === 0);
  if (none !== undefined) throw new Error(`Map ${graph.data.id} has no zone towards which the ${none} side retreats.`);
  const entries = ENTRIES.map((letter): Entry => {
    const found = graph.data.entries?.find((one) => one.letter === letter);
    if (found === undefined) throw new Error(`Map ${graph.data.id} has no entry ${letter}.`);
    return { letter, zone: graph.known(found.zone), cost: found.road ? ROAD_COST : ZONE_COST };
  });
  return {
    situation,
    scenario,
    graph,
    options,
    units,
    roster: units.length,
    unitIndex: indexOf(units),
    sideOf,
    divisionOf,
    corpsOf,
    isArtillery: units.map(({ kind }) => (kind === "artillery" ? 1 : 0)),
    isCavalry: units.map(({ kind }) => (kind === "cavalry" ? 1 : 0)),
    isSteady: units.map(({ corps }) => (corps === STEADY_CORPS ? 1 : 0)),
    commanders,
    commanderIndex,
    commanderSide,
    armyCommander: bySide((side) =>
      commanders.findIndex(({ rank }, commander) => rank === "army" && commanderSide[commander] === side),
    ),
    corpsCommanders: bySide((side) =>
      commanders.flatMap(({ rank }, commander) =>
        rank === "corps" && commanderSide[commander] === side ? [commander] : [],
      ),
    ),
    divisionsOf: commanders.map(({ divisions }) => divisions.map((id) => among(divisionIndex, id))),
    divisions: DIVISIONS,
    divisionIndex,
    membersOf: DIVISIONS.map((_, division) => divisionOf.flatMap((one, unit) => (one === division ? [unit] : []))),
    whiteBands: bySide((side) =>
      divisionOf.flatMap((one, unit) => (one === NONE && sideOf[unit] === side ? [unit] : [])),
    ),
    objectives,
    objectiveOf: objectives.map((zone) => sideIndex(zones[zone].objectiveOf ?? "")),
    objectiveSlot: zones.map((_, zone) => objectives.indexOf(zone)),
    roadPrice,
    plainPrice: pricesOf(graph, false),
    steps,
    around: Array.from({ length: MOUNTED_COHESION + 1 }, (_, limit) =>
      steps.map((away) => [...away.keys()].filter((zone) => away[zone] !== APART && away[zone] <= limit)),
    ),
    frontIds: Array.from({ length: graph.size * graph.size }, (_, at) =>
      graph.slot[at] === -1
        ? NO_IDS
        : graph.front(Math.floor(at / graph.size), at % graph.size).map((zone) => graph.ids[zone]),
    ),
    entries,
    entryIndex: new Map(entries.map(({ letter }, index) => [letter, index])),
    isRefuge: refuges.map((goals) => flags(graph, (zone) => goals.includes(zone))),
    toRefuge: refuges.map((goals) => nearestOf(graph, goals, roadPrice)),
    atEdge: flags(graph, (zone) => rings[zone].length > graph.bordering[zone].length),
    embankment: flags(graph, (zone) => zones[zone].embankment === true),
    woods: flags(graph, (zone) => zones[zone].terrain.includes("woods")),
    village: flags(graph, (zone) => zones[zone].terrain.includes("village")),
  };
}
