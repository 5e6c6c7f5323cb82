import { readFileSync } from "node:fs";
import {
  spread,
  stepsFrom,
  ZoneGraph,
  type BorderData,
  type ZoneData,
  type ZoneGraphData,
  type ZoneIndex,
} from "@stonebridge/board";

/** The committed graph of Second Bull Run, as it stands in its file and as rules read it. */
export const data: ZoneGraphData = JSON.parse(
  readFileSync(new URL("../../maps/second-bull-run-1862/graph.json", import.meta.url), "utf8"),
);
export const graph = new ZoneGraph(data);

/** Index of the zone of a printed number. */
export const at = (number: number): ZoneIndex => graph.known(String(number));

/** Printed numbers of some zones, in their order. */
export const numbers = (indices: readonly ZoneIndex[]): number[] => indices.map((index) => graph.zones[index].number);

export function zone(number: number): ZoneData {
  return graph.zones[at(number)];
}

/** The ring of a zone as printed numbers; `null` at the map's edge. */
export function ring(number: number): (number | null)[] {
  return zone(number).ring.map((id) => (id === null ? null : Number(id)));
}

export function borders(a: number, b: number): boolean {
  return ring(a).includes(b);
}

export function border(a: number, b: number): BorderData {
  const found = data.borders.find(({ between }) => between.includes(String(a)) && between.includes(String(b)));
  if (found === undefined) throw new Error(`${a} and ${b} share no border.`);
  return found;
}

/** The Front of a brigade in a zone that faces another (SB62-9.3-d). */
export function front(number: number, faced: number): number[] {
  return numbers(graph.front(at(number), at(faced))).toSorted((a, b) => a - b);
}

/** Steps from one zone to another over land or a bridge: cohesion and isolation are counted so (SB62-9.1-c). */
export function steps(a: number, b: number): number {
  return stepsFrom(graph, at(a), graph.linked)[at(b)];
}

export function climbs(from: number, to: number): boolean {
  return graph.climb[at(from) * graph.size + at(to)] === 1;
}

/** What stands on the map when a step is priced. */
export interface Opposed {
  /** Zones in an enemy's zone of control, and in the Front of enemy artillery. */
  readonly controlled?: readonly number[];
  readonly underGuns?: readonly number[];
}

/** Movement points of a step (SB62-9.4-d..g). */
export function price(from: number, to: number, { controlled = [], underGuns = [] }: Opposed = {}): number {
  const { kind, road } = border(from, to);
  if (kind === "river") return Infinity;
  const free = road && !controlled.includes(from) && !controlled.includes(to);
  return (free ? 1 : 2) + (kind === "land" ? 0 : 1) + (climbs(from, to) ? 1 : 0) + (underGuns.includes(to) ? 1 : 0);
}

const PRICES: readonly number[] = graph.ids.flatMap((from, a) =>
  graph.ids.map((to, b) => (graph.linked[a].includes(b) ? price(Number(from), Number(to)) : 0)),
);

/** Points of the cheapest way between two zones with no enemy about; of command too, as roads then cost 1 (SB62-9.4-h). */
export function points(from: number, to: number): number {
  return spread(graph, at(from), 99, PRICES).cost[at(to)];
}
