import type { HexIndex, HexMap } from "@stonebridge/board";
import { woodsOfCells } from "../cover/cell-woods.ts";
import type { Region } from "../regions.ts";
import type { HexFrame } from "./hex-frame.ts";

/** The woods hexes of a map. */
export function woodedHexes(map: HexMap): HexIndex[] {
  return [...map.woods.keys()].filter((hex) => map.woods[hex] === 1);
}

/** Woods hexes as blocks with a natural edge. */
export function layHexWoods(wooded: readonly HexIndex[], frame: HexFrame): Region {
  return woodsOfCells(wooded.map((hex) => frame.corners(hex)));
}
