import type { BorderData, BorderKind, ZoneData, ZoneGraphData } from "../../src/index.ts";

function zone(number: number, id: string, ring: readonly (string | null)[]): ZoneData {
  return { id, number, name: id, bank: "north", terrain: [], victoryPoints: 0, basis: "estimate", ring };
}

function border(a: string, b: string, kind: BorderKind = "land", road = false): BorderData {
  return { between: [a, b], kind, road, basis: "estimate" };
}

/**
 * A hub in the middle of the map, with four zones about it clockwise from north; the rim zones border each other in turn, and
 * the map's edge. The river runs between hub and south, with a ford from east to south and a bridge from south to west.
 */
export function wheel(changes: Partial<ZoneGraphData> = {}): ZoneGraphData {
  return {
    id: "wheel",
    name: "Wheel",
    zones: [
      zone(1, "hub", ["north", "east", "south", "west"]),
      zone(2, "north", [null, "east", "hub", "west"]),
      zone(3, "east", ["north", null, "south", "hub"]),
      zone(4, "south", ["hub", "east", null, "west"]),
      zone(5, "west", ["north", "hub", "south", null]),
    ],
    borders: [
      border("hub", "north", "land", true),
      border("hub", "east"),
      border("hub", "south", "river"),
      border("hub", "west"),
      border("north", "east"),
      border("east", "south", "ford"),
      border("south", "west", "bridge", true),
      border("north", "west"),
    ],
    ...changes,
  };
}

/** The zones of the wheel with another ring for one of them. */
export function withRing(id: string, ring: readonly (string | null)[]): Pick<ZoneGraphData, "zones"> {
  return { zones: wheel().zones.map((one) => (one.id === id ? { ...one, ring } : one)) };
}

/** The borders of the wheel with one added. */
export function withBorder(...added: Parameters<typeof border>): Pick<ZoneGraphData, "borders"> {
  return { borders: [...wheel().borders, border(...added)] };
}
