import { ZoneGraph, type ZoneIndex } from "./zone-graph.ts";
import type { ZoneGraphData } from "./zone-map.ts";

/** Where a reader records what is wrong with a file: the field, the problem, and the rule behind it. */
export interface FaultList {
  /** Notes one fault. */
  add(field: string, problem: string, rule?: string): void;
}

/** The zone with an id; adds a fault and gives nothing if the map has none. */
export function knownZone(graph: ZoneGraph, id: unknown, field: string, faults: FaultList): ZoneIndex | undefined {
  const zone = graph.index(String(id));
  if (zone === undefined) faults.add(field, `there is no zone ${JSON.stringify(id)} on map ${graph.data.id}`);
  return zone;
}

/** Adds a fault if a piece in `zone` cannot face the other, since it is no neighbour. @param rule the clause that allows only those */
export function checkFaced(
  graph: ZoneGraph,
  zone: ZoneIndex,
  faced: ZoneIndex,
  field: string,
  faults: FaultList,
  rule: string,
): void {
  if (graph.bordering[zone].includes(faced)) return;
  const around = graph.bordering[zone].map((near) => graph.ids[near]).join(", ");
  faults.add(field, `${graph.ids[faced]} does not border ${graph.ids[zone]}; it could face ${around}`, rule);
}

/**
 * A situation's map: the game’s own if it names none or that one, or a complete graph. Adds a fault and gives the game’s own for any
 * other.
 * @param built makes the game’s own map, called `name`
 */
export function readZoneMap(data: unknown, name: string, built: () => ZoneGraph, faults: FaultList): ZoneGraph {
  if (data === undefined || data === name) return built();
  if (typeof data === "string") {
    faults.add("map", `there is no map "${data}"; the map of this game is "${name}", or give a whole map graph`);
    return built();
  }
  try {
    return new ZoneGraph(data as ZoneGraphData);
  } catch (error) {
    faults.add("map", error instanceof Error ? error.message : String(error));
    return built();
  }
}

/** What the JSON Schema of situations says of their map. @param name of the game’s own */
export function zoneMapSchema(name: string): Readonly<Record<string, unknown>> {
  const list = { type: "array" };
  return {
    description: `A map by name, or a complete zone graph. Absent: ${name}.`,
    oneOf: [
      { type: "string" },
      {
        type: "object",
        required: ["id", "zones", "borders"],
        properties: { id: { type: "string" }, zones: list, borders: list, entries: list, refuges: list },
      },
    ],
  };
}
