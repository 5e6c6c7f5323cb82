import type { ZoneShapesData } from "@stonebridge/board";
import type { OverviewPicture } from "../../games/contract/map.ts";
import { overviewOf } from "../desk/map.ts";

/** The field of a zone game in small. @param ground address of the drawn ground */
export function zoneOverview(
  ground: string,
  { sheet, zones }: ZoneShapesData,
  standing: Parameters<typeof overviewOf>[1],
): OverviewPicture {
  const places = new Map(zones.map((zone) => [zone.id, zone.counters] as const));
  return overviewOf({ ground, sheet }, standing, (zone) => places.get(zone));
}
