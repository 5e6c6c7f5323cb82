import { type HexIndex, HexPaths, type HexsideMap, ROAD } from "@stonebridge/board";
import type { ModuleData, ScenarioData, UnitData } from "../modules/module-data.ts";
import type { Options } from "../vocabulary.ts";

/** Hexes round Manassas Junction that the 6th South Carolina does not leave (NWO-CS7). */
const POST_RADIUS = 3;

/** What special rules of a module close to some units: tables, empty if no such rule is in play. */
export interface Ground {
  /** The hexside of Farm Ford, from both of its hexes (NWO-CS2). */
  readonly ford: readonly number[];
  /** Prices of what the Union traces while it does not know the ford; the map’s if there is no such rule. */
  readonly unfordedTrace: Uint8Array;
  /** By unit: 1 for the only hexes that it may go to; undefined for those that may go anywhere (NWO-CS7, NWO-CS8). */
  readonly bounds: readonly (Uint8Array | undefined)[];
  /** Id of a division that closes up its column first (NWO-DS8). */
  readonly column: string | undefined;
}

/** @param trace tracing prices, by hexside */
export function groundOf(
  module: ModuleData,
  scenario: ScenarioData,
  options: Options,
  map: HexsideMap,
  units: readonly UnitData[],
  trace: Uint8Array,
): Ground {
  const plays = (rule: string): boolean =>
    module.specialRules.some((one) => one.rule === rule && (one.option === undefined || options[one.option] === "on"));
  const ford = plays("NWO-CS2") ? sidesOf(map, "Farm Ford") : [];
  const post = plays("NWO-CS7") ? aroundPlace(module, map, "manassas-junction", POST_RADIUS) : undefined;
  const turnpike = plays("NWO-CS8") ? turnpikeOf(module, map) : undefined;
  return {
    ford,
    unfordedTrace: ford.length === 0 ? trace : trace.map((price, side) => (ford.includes(side) ? 0 : price)),
    bounds: units.map(({ formation }) => (formation === "C9" ? post : formation === "U5" ? turnpike : undefined)),
    column: plays("NWO-DS8") && scenario.id === "brawners-farm" ? "king-division" : undefined,
  };
}

/** Both directions over a crossing. */
function sidesOf({ data, grid }: HexsideMap, name: string): readonly number[] {
  return data.crossings
    .filter((crossing) => crossing.name === name)
    .flatMap(({ side: [one, other] }) => {
      const [from, to] = [grid.known(one), grid.known(other)];
      return [grid.side(from, to), grid.side(to, from)];
    });
}

function hexOfPlace(module: ModuleData, map: HexsideMap, id: string): HexIndex {
  const place = module.places.find((one) => one.id === id);
  if (place === undefined) throw new Error(`The module ${module.id} has no place ${id}.`);
  return map.hexAtDegrees(place.at.latitude / DEGREE, place.at.longitude / DEGREE);
}

/** Points are told in millionths of a degree. */
const DEGREE = 1_000_000;

function aroundPlace(module: ModuleData, map: HexsideMap, id: string, radius: number): Uint8Array {
  const inside = new Uint8Array(map.size);
  for (const hex of map.grid.within(hexOfPlace(module, map, id), radius)) inside[hex] = 1;
  return inside;
}

/** The road from the eastern edge by Centreville to the Stone Bridge (NWO-CS8). */
function turnpikeOf(module: ModuleData, map: HexsideMap): Uint8Array {
  const inside = new Uint8Array(map.size);
  const paths = new HexPaths(map.neighbours);
  const roads = map.way.map((way) => (way === ROAD ? 1 : 0));
  const entry = map.data.entries.find(({ id }) => id === "ePE");
  const stages = [
    ...(entry === undefined ? [] : [map.grid.known(entry.hex)]),
    hexOfPlace(module, map, "centreville"),
    hexOfPlace(module, map, "stone-bridge-west-end"),
  ];
  for (const [at, from] of stages.entries()) {
    inside[from] = 1;
    const to = stages[at + 1];
    if (to === undefined) break;
    paths.spread(from, map.size, roads);
    for (const hex of paths.wayTo(to)) inside[hex] = 1;
  }
  return inside;
}
