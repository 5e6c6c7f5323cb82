import type { ZoneMap } from "../model.ts";
import type { BoardMap } from "../made-map.ts";
import { zoneGround } from "./zone-ground.ts";
import { ZoneScenery } from "./zone-scenery.ts";

/** A map of zones for a board. Making it throws an Error if graph and shapes do not tell of the same zones. */
export function mapOfZones(map: ZoneMap): BoardMap {
  return () => {
    const ground = zoneGround(map);
    return { ground, scenery: (stage, prefix) => new ZoneScenery(stage, ground, prefix) };
  };
}
