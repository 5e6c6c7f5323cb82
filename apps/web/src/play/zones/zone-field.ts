import {
  type BorderData,
  LAND,
  NO_BORDER,
  RIVER,
  spread,
  wayTo,
  type ZoneData,
  ZoneGraph,
  type ZoneGraphData,
} from "@stonebridge/board";

/** The zone graph by ids, as screens use it: which zones border each other, over what, and what a facing takes in. */
export interface ZoneField {
  readonly zones: readonly ZoneData[];
  /** @throws Error naming an id that the map does not have. */
  zone(id: string): ZoneData;
  has(id: string): boolean;
  /** Bordering zones, clockwise. */
  neighbours(id: string): readonly string[];
  /** The Front of a unit in `zone` that faces `facing`, clockwise; edge gaps left out. */
  front(zone: string, facing: string): readonly string[];
  border(one: string, other: string): BorderData | undefined;
  /** Whether a unit could walk from one to the other with nobody in the way. */
  linked(one: string, other: string): boolean;
  /** Zones entered from `from` to `to` for the fewest movement points with nobody in the way; empty if there is no way. */
  route(from: string, to: string): readonly string[];
}

/** More movement points than any way across a map costs. */
const ANY_DISTANCE = 255;

export function fieldOf(data: ZoneGraphData): ZoneField {
  const graph = new ZoneGraph(data);
  const id = (index: number) => graph.ids[index];
  // Movement points of each step: a road over land 1, everything else that can be passed 2.
  const prices = Array.from(graph.kind, (kind, at) =>
    kind === NO_BORDER || kind === RIVER ? 0 : kind === LAND && graph.road[at] === 1 ? 1 : 2,
  );
  const borders = new Map(data.borders.map((border) => [[...border.between].toSorted().join("|"), border]));
  return {
    zones: graph.zones,
    zone: (zone) => graph.zones[graph.known(zone)],
    has: (zone) => graph.index(zone) !== undefined,
    neighbours: (zone) => graph.bordering[graph.known(zone)].map(id),
    front: (zone, facing) => graph.front(graph.known(zone), graph.known(facing)).map(id),
    border: (one, other) => borders.get([one, other].toSorted().join("|")),
    linked(one, other) {
      return graph.linked[graph.known(one)].includes(graph.known(other));
    },
    route(from, to) {
      return wayTo(spread(graph, graph.known(from), ANY_DISTANCE, prices), graph.known(to)).map(id);
    },
  };
}
