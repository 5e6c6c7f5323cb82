import type { ZoneTerrain } from "@stonebridge/board";
import { placeNamed, type Geography, type Line } from "../geography/index.ts";
import type { ZoneCells } from "./zone-cells.ts";
import type { ZonePlan } from "./zone-plan.ts";

/** A zone of which woods cover at least this share is a woods zone. */
const WOODED = 0.3;

/**
 * The terrain of every zone of a plan, in the order of its seeds: hills as the plan names them, villages where the gazetteer
 * has one, woods where they cover enough ground; then the overrides.
 */
export function terrainOf(plan: ZonePlan, geography: Geography, cells: ZoneCells): ZoneTerrain[][] {
  const woods: readonly Line[] = geography.woods.map((wood) => wood.outline);
  const villages = new Set(
    geography.places.filter((place) => place.kind === "village").map((place) => cells.at(place.point)),
  );
  villages.add(cells.at(placeNamed(geography.places, "Manassas Junction").point));
  return plan.seeds.map((seed, zone) => {
    const terrain = new Set<ZoneTerrain>();
    if (plan.hills.some((hill) => hill.zone === seed.id)) terrain.add("hill");
    if (cells.shareWithin(zone, woods) >= WOODED) terrain.add("woods");
    if (villages.has(zone)) terrain.add("village");
    for (const override of plan.terrainOverrides.filter((candidate) => candidate.zone === seed.id)) {
      for (const added of override.add ?? []) terrain.add(added);
      for (const removed of override.remove ?? []) terrain.delete(removed);
    }
    return (["hill", "woods", "village"] as const).filter((kind) => terrain.has(kind));
  });
}
