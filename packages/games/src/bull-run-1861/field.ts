import {
  BRIDGE,
  FORD,
  type IndexOf,
  LAND,
  NO_BORDER,
  RIVER,
  type ZoneGraph,
  type ZoneIndex,
  spread,
  stepsFrom,
} from "@stonebridge/board";
import { pointsOf } from "@stonebridge/kernel";
import type { Head } from "./situations/field-forms.ts";
import type { UnitData } from "./units.ts";
import { LEGION } from "./units.ts";
import { type Options, SIDES } from "./vocabulary.ts";

/** Sides and headquarters inside the engine: small integers, in the order of `SIDES` and `HEADQUARTERS`. */
export const NORTH = 0;
/** The side of the Confederates, by index. */
export const SOUTH = 1;
/** No side: nobody holds it, or nobody’s half runs. */
export const NOBODY = -1;
export type SideIndex = IndexOf<"side">;

/** The HQ of the North, by index in `HEADQUARTERS`. */
export const MCDOWELL = 0;
/** The HQ of the Army of the Potomac, by index. */
export const BEAUREGARD = 1;
/** The HQ of the Army of the Shenandoah, by index. */
export const JOHNSTON = 2;

/** Side of each HQ (2-n). */
export const SIDE_OF_HEADQUARTERS: readonly SideIndex[] = [NORTH, SOUTH, SOUTH];
/** Command range of each HQ in MP (Tb6, 10.1-b). */
export const COMMAND_RANGE: readonly number[] = [8, 6, 6];

/**
 * A unit's index in the roster. Its counter is the *piece* of the same number, its Extended-line marker the piece
 * `unit + roster size`: a marker equals a brigade for every rule (BR61-10.6-d).
 */
export type UnitIndex = IndexOf<"unit">;
/** A counter, or the marker of an extended line. */
export type PieceIndex = IndexOf<"unit" | "marker">;

/** No unit, no piece. */
export const NONE = -1;

/** Movement points (Tb5): BR61-2-g, BR61-10.3-a; push BR61-10.3-b; Operational movement BR61-6-m. */
export const INFANTRY_POINTS = 4;
/** Movement points of cavalry (BR61-2-g). */
export const CAVALRY_POINTS = 6;
/** Movement points that infantry gains by a push (BR61-10.3-b). */
export const INFANTRY_PUSH = 2;
/** The same for cavalry. */
export const CAVALRY_PUSH = 3;
/** BR61-7-l */
export const HEADQUARTERS_POINTS = 6;
/** Table Tb4: declaring an attack (BR61-10.3-r), deploying and regrouping (BR61-10.6-a, BR61-10.6-f). */
export const ATTACK_COST = 2;
/** Movement points for deploying into extended line, or regrouping (BR61-10.6-a, BR61-10.6-f). */
export const LINE_COST = 2;
/** First Northern use of Farm Ford, to cross or to attack (BR61-10.3-i, BR61-10.3-j). */
export const FARM_FORD_COST = 4;
/** Brigades that may stack in a zone (BR61-10.5-a). */
export const STACKING_LIMIT = 2;
/** Zones in which a side may mark brigades a turn (Tb7), two brigades in each: BR61-6-r two zones for the North, BR61-6-q one for the South. */
export const MARKING_ZONES: readonly number[] = [2, 1];
/** No brigade has more Fatigue than this (BR61-10.3-c). */
export const MOST_FATIGUE = 2;

/** More movement points than any way on a map costs. */
export const FARTHEST = 200;

/** What a game of this situation never changes: map, units, options, and tables made from them. */
export interface Field {
  readonly situation: Head & { readonly at?: { readonly stage: string } };
  readonly graph: ZoneGraph;
  readonly options: Options;
  readonly units: readonly UnitData[];
  /** Roster size. */
  readonly roster: number;
  /** By piece (counters and markers). */
  readonly sideOf: readonly SideIndex[];
  readonly unitIndex: ReadonlyMap<string, UnitIndex>;
  /** Piece ids: `cocke`, `cocke+`. */
  readonly pieceIds: readonly string[];
  readonly pieceIndex: ReadonlyMap<string, PieceIndex>;
  /** The Legion's unit (10.5-i). */
  readonly legion: UnitIndex;
  /** HQ in whose command each unit is (R20): by unit. */
  readonly commander: readonly number[];
  readonly centreville: ZoneIndex;
  readonly manassas: ZoneIndex;
  /** Both zones of each ford that has a rule of its own. */
  readonly farmFord: readonly [north: ZoneIndex, south: ZoneIndex];
  readonly sudleyFord: readonly [north: ZoneIndex, south: ZoneIndex];
  /** Zones that score, in map order: six hills (BR61-4-h), not those round Centreville (BR61-4-g), and the two bases (4-j). */
  readonly scoring: readonly ZoneIndex[];
  /** Place of a zone in `scoring`, -1 for others. */
  readonly scoringSlot: readonly number[];
  /** Cost of a step by `from * size + to` (Tb4), 0 if there is none. Farm Ford as after its discovery. */
  readonly stepCost: readonly number[];
  /** The same without Farm Ford: for the North until it knows it (R92). */
  readonly costWithoutFarmFord: readonly number[];
  /** The same without any crossing: for the South in turn 1 of the Historical maneuver (13-f). */
  readonly costWithoutCrossings: readonly number[];
  /** 1 for zones of the Centreville bank. */
  readonly northBank: readonly number[];
  /** Ids of the Front's zones by `zone * size + faced`. */
  readonly frontIds: readonly (readonly string[])[];
  /** By side: borders of any kind to the enemy's base. */
  readonly bordersToEnemy: readonly Int16Array[];
  /** By side: MP from its base on the empty map by Tb4, -1 if there is no way (R90). */
  readonly fromBase: readonly Int16Array[];
  /** By side: points that it is given by even chances (BR61-S12). */
  readonly granted: readonly number[];
}

/**
 * Cost of entering a zone by Tb4: BR61-10.3-e two over land, BR61-10.3-f one along a road (R15), also through a village
 * (BR61-10.3-h), BR61-10.3-g two over a ford or bridge, road or not (R16). Hills and woods cost nothing (BR61-3-b, R17). Bull Run closes every
 * other border (R10).
 */
function costOfStep(graph: ZoneGraph, from: ZoneIndex, to: ZoneIndex): number {
  switch (graph.kindOf(from, to)) {
    case LAND:
      return graph.road[from * graph.size + to] === 1 ? 1 : 2;
    case FORD:
    case BRIDGE:
      return 2;
    case RIVER:
    case NO_BORDER:
    default:
      return 0;
  }
}

function crossing(graph: ZoneGraph, name: string): readonly [number, number] {
  const border = graph.data.borders.find((one) => one.name === name);
  if (border === undefined) throw new Error(`Map ${graph.data.id} has no crossing named ${name}.`);
  const [one, other] = border.between;
  const [a, b] = [graph.known(one), graph.known(other)];
  return graph.zones[a].bank === "north" ? [a, b] : [b, a];
}

/** Armies and who commands them: BR61-10.1-k, R20. */
const COMMANDERS = { "northeastern-virginia": MCDOWELL, potomac: BEAUREGARD, shenandoah: JOHNSTON } as const;

/** What a situation never changes, with the tables that rules look things up in. */
export function createField(
  situation: Field["situation"],
  graph: ZoneGraph,
  units: readonly UnitData[],
  options: Options,
): Field {
  const roster = units.length;
  const sides = units.map((unit) => (unit.side === "north" ? NORTH : SOUTH));
  const pieceIds = [...units.map((unit) => unit.id), ...units.map((unit) => `${unit.id}+`)];
  const size = graph.size;
  const farmFord = crossing(graph, "Farm Ford");
  const stepCost = Array.from({ length: size * size }, (_, at) => costOfStep(graph, Math.floor(at / size), at % size));
  const scoring = graph.zones.flatMap((zone, index) => (zone.victoryPoints > 0 ? [index] : []));
  return {
    situation,
    graph,
    options,
    units,
    roster,
    sideOf: [...sides, ...sides],
    unitIndex: new Map(units.map((unit, index) => [unit.id, index])),
    pieceIds,
    pieceIndex: new Map(pieceIds.map((id, index) => [id, index])),
    legion: units.findIndex((unit) => unit.id === LEGION),
    commander: units.map((unit) => COMMANDERS[unit.army]),
    centreville: graph.known("centreville"),
    manassas: graph.known("manassas-junction"),
    farmFord,
    sudleyFord: crossing(graph, "Sudley Ford"),
    scoring,
    scoringSlot: graph.zones.map((_, index) => scoring.indexOf(index)),
    stepCost,
    costWithoutFarmFord: stepCost.map((cost, at) =>
      farmFord.includes(Math.floor(at / size)) && farmFord.includes(at % size) ? 0 : cost,
    ),
    costWithoutCrossings: stepCost.map((cost, at) => (graph.kind[at] === LAND ? cost : 0)),
    frontIds: Array.from({ length: size * size }, (_, at) =>
      graph.front(Math.floor(at / size), at % size).map((zone) => graph.ids[zone]),
    ),
    bordersToEnemy: ["manassas-junction", "centreville"].map((base) =>
      stepsFrom(graph, graph.known(base), graph.bordering),
    ),
    fromBase: [graph.known("centreville"), graph.known("manassas-junction")].map(
      (base) => spread(graph, base, FARTHEST, stepCost).cost,
    ),
    granted: pointsOf(situation.bid, SIDES),
    northBank: graph.zones.map((zone) => (zone.bank === "north" ? 1 : 0)),
  };
}

/** Is the piece a unit's counter, not the marker of an extended line? */
export function isCounter(field: Field, piece: PieceIndex): piece is UnitIndex {
  return piece < field.roster;
}

/** The unit a piece belongs to. */
export function unitOf(field: Field, piece: PieceIndex): UnitIndex {
  return isCounter(field, piece) ? piece : piece - field.roster;
}

/** The Extended-line marker of a unit. */
export function markerOf(field: Field, unit: UnitIndex): PieceIndex {
  return unit + field.roster;
}
