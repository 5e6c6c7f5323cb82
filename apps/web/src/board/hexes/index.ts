import type { HexMap } from "../model.ts";
import type { BoardMap } from "../made-map.ts";
import { hexGround } from "./hex-ground.ts";
import { HexScenery } from "./hex-scenery.ts";

/** A map of hexes for a board. */
export function mapOfHexes(map: HexMap): BoardMap {
  return () => {
    const ground = hexGround(map);
    return { ground, scenery: (stage, prefix) => new HexScenery(stage, ground, prefix, new Set(map.lettered)) };
  };
}
