import builtGraph from "@stonebridge/atlas/maps/bull-run-1861/graph.json" with { type: "json" };
import { type ZoneData, ZoneGraph, type ZoneGraphData } from "@stonebridge/board";
import type { View } from "@stonebridge/games/bull-run-1861";
import { type Names, type Texts } from "@stonebridge/games/bull-run-1861/text";
import { isObject, type SituationBase } from "@stonebridge/kernel";
import { lookLines } from "../../terminal/look.ts";

/** The map a situation is played on: the one it brings along, else the one that was built for the game. */
export function mapOf(situation: SituationBase): ZoneGraph {
  const own = "map" in situation ? situation.map : undefined;
  return new ZoneGraph((isObject(own) ? own : builtGraph) as unknown as ZoneGraphData);
}

/** A zone with what stands there and what lies around it, clockwise from the north. */
export function zoneLines(zone: ZoneData, graph: ZoneGraph, view: View, texts: Texts, names: Names): readonly string[] {
  const terrain = zone.terrain.length === 0 ? texts.terrain("clear") : zone.terrain.map(texts.terrain).join(", ");
  const control = view.control[zone.id];
  const scores = zone.victoryPoints > 0 && control ? `, ${zone.victoryPoints} VP (${texts.side(control)})` : "";
  const head = `${zone.name}, zone ${zone.number}: ${terrain}, ${texts.bank(zone.bank)}${scores}`;
  const around = zone.ring.flatMap((id) => {
    const border = graph.data.borders.find(
      ({ between }) => id !== null && between.includes(id) && between.includes(zone.id),
    );
    if (id === null || !border) return [];
    const kind = `${texts.border(border.kind)}${border.name ? ` (${border.name})` : ""}${border.road ? ", road" : ""}`;
    return [{ name: names.zone(id), ground: kind, occupants: occupants(id, view, names) }];
  });
  return lookLines(head, occupants(zone.id, view, names), around);
}

/** Who stands in a zone, front line first. */
function occupants(zone: string, view: View, names: Names): string {
  const elements = view.units.flatMap((unit) =>
    unit.elements.filter((element) => element.zone === zone).map((element) => ({ unit, element })),
  );
  const pieces = elements
    .toSorted((one, other) => Number(one.element.line === "second") - Number(other.element.line === "second"))
    .map(({ unit, element }) => `${names.unit(element.id)} (${unit.side}, faces ${names.zone(element.facing)})`);
  const staffs = view.headquarters.filter((one) => one.zone === zone).map((one) => `HQ ${names.unit(one.id)}`);
  return [...pieces, ...staffs].join(", ");
}
