import type { ZoneTerrain } from "@stonebridge/board";
import { placeNamed, reachOnHill, type Geography } from "../geography/index.ts";
import type { ZoneCells } from "./zone-cells.ts";
import { zoneIndex, type ZonePlan } from "./zone-plan.ts";

/** A zone is a woods zone if woods cover at least this share of it. */
const WOODED = 0.25;

/** How far out on its ellipse a hill still lifts the ground. */
const FOOT = 1.42;

/** The ground of every zone by what the tables say: woods and villages. */
function derive(plan: ZonePlan, geography: Geography, cells: ZoneCells): Set<ZoneTerrain>[] {
  const wooded = cells.sharesWithin(geography.woods.map((wood) => wood.outline));
  const villages = new Set(
    geography.places.filter((place) => place.kind === "village").map((place) => cells.at(place.point)),
  );
  villages.add(cells.at(placeNamed(geography.places, "Manassas Junction").point));
  return plan.seeds.map((_, zone) => {
    const terrain = new Set<ZoneTerrain>();
    if (wooded[zone] >= WOODED) terrain.add("woods");
    if (villages.has(zone)) terrain.add("village");
    return terrain;
  });
}

/**
 * The terrain of every zone of a plan, in the order of its seeds: hills as the plan names them, villages where the gazetteer
 * has one, woods where they cover enough ground; then the overrides.
 * @throws when a hill does not reach into its zone, or an override names no zone or changes nothing
 */
export function terrainOf(plan: ZonePlan, geography: Geography, cells: ZoneCells): ZoneTerrain[][] {
  const terrain = derive(plan, geography, cells);
  for (const { relief, zone: id } of plan.hills) {
    const zone = zoneIndex(plan, id);
    const hill = geography.hills.find((candidate) => candidate.name === relief);
    if (hill === undefined || !cells.some(zone, (point) => reachOnHill(hill, point) <= FOOT)) {
      throw new Error(`No hill "${relief}" reaches into ${id}.`);
    }
    terrain[zone].add("hill");
  }
  for (const override of plan.terrainOverrides) {
    for (const id of override.zones) {
      const kinds = terrain[zoneIndex(plan, id)];
      const changes = [
        ...(override.add ?? []).filter((kind) => !kinds.has(kind)),
        ...(override.remove ?? []).filter((kind) => kinds.has(kind)),
      ];
      if (changes.length === 0) throw new Error(`The override of the terrain of ${id} changes nothing.`);
      for (const kind of override.add ?? []) kinds.add(kind);
      for (const kind of override.remove ?? []) kinds.delete(kind);
    }
  }
  return terrain.map((kinds) => (["hill", "woods", "village"] as const).filter((kind) => kinds.has(kind)));
}
