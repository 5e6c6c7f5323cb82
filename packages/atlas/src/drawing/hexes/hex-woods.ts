import type { HexMap } from "@stonebridge/board";
import { woodsOfCells } from "../cover/cell-woods.ts";
import type { Region } from "../regions.ts";
import type { HexFrame } from "./hex-frame.ts";

/** The woods hexes of a map as blocks with a natural edge. */
export function layHexWoods(map: HexMap, frame: HexFrame): Region {
  return woodsOfCells([...map.woods.keys()].filter((hex) => map.woods[hex] === 1).map((hex) => frame.corners(hex)));
}
