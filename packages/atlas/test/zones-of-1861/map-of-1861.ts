import { readFileSync } from "node:fs";
import {
  ZoneGraph,
  type BorderData,
  type Point,
  type ZoneData,
  type ZoneGraphData,
  type ZoneShapesData,
} from "@stonebridge/board";
import { fromJunction } from "../../src/geography/index.ts";

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../maps/bull-run-1861/${name}.json`, import.meta.url), "utf8")) as T;
}

/** The two committed files of the map. */
export const data = read<ZoneGraphData>("graph");
export const shapes = read<ZoneShapesData>("shapes");

/** The graph as rules read it: it refuses rings that do not agree with the borders. */
export const graph = new ZoneGraph(data);

/** A zone by its id. */
export function zone(id: string): ZoneData {
  return graph.zones[graph.known(id)];
}

/** The outline of a zone by its id. */
export function outlineOf(id: string): readonly Point[] {
  return shapes.zones[graph.known(id)].outline;
}

/** The border of two zones. @throws when they have none */
export function border(a: string, b: string): BorderData {
  const found = data.borders.find(({ between }) => between.includes(a) && between.includes(b));
  if (found === undefined) throw new Error(`${a} and ${b} share no border.`);
  return found;
}

/** A zone that no stretch of map edge touches. */
export function isInterior({ ring }: ZoneData): boolean {
  return !ring.includes(null);
}

/** Movement points of a step: 1 by road over land, 2 otherwise and over fords and bridges; none over the river (BR61-Tb4). */
function stepCost({ kind, road }: BorderData): number {
  return kind === "river" ? Infinity : kind === "land" && road ? 1 : 2;
}

const costsFrom = new Map<string, ReadonlyMap<string, number>>();

/** Cheapest cost from a zone to every zone that can be reached, in movement points. */
function costs(from: string): ReadonlyMap<string, number> {
  const known = costsFrom.get(from);
  if (known !== undefined) return known;
  const best = new Map([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const [nearest] = [...open].toSorted((a, b) => best.get(a)! - best.get(b)!);
    open.delete(nearest);
    for (const one of data.borders) {
      if (!one.between.includes(nearest)) continue;
      const next = one.between[0] === nearest ? one.between[1] : one.between[0];
      const total = best.get(nearest)! + stepCost(one);
      if (total < (best.get(next) ?? Infinity)) {
        best.set(next, total);
        open.add(next);
      }
    }
  }
  costsFrom.set(from, best);
  return best;
}

/** Cheapest cost between two zones in movement points; infinite where there is no way. */
export function movementPoints(from: string, to: string): number {
  return costs(from).get(to) ?? Infinity;
}

/** Every zone within a number of movement points of another. */
export function zonesWithin(from: string, points: number): ZoneData[] {
  return data.zones.filter(({ id }) => movementPoints(from, id) <= points);
}

/** Whether a zone touches Bull Run. */
export function touchesRiver(id: string): boolean {
  return data.borders.some(({ between, kind }) => kind !== "land" && between.includes(id));
}

/** A place in miles east and north of the Junction, as the map demands give it. */
export function miles(east: number, north: number): Point {
  return fromJunction(east, north);
}
