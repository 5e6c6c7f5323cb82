import type { Point } from "@stonebridge/board";
import { offeredTargets, zoneOfTarget } from "./focus-order.ts";
import type { MapGround } from "./map-ground.ts";
import type { BoardModel } from "./model.ts";

/** Where the map opens: about what can be used now, else about the pieces; undefined where there is neither. */
export function firstLook(model: BoardModel, ground: MapGround): Point | undefined {
  const zones = offeredTargets(model, ground.focus).map((target) => zoneOfTarget(model, target) ?? "");
  const places = (zones.length > 0 ? zones : model.pieces.map(({ zone }) => zone))
    .map((zone) => ground.anchors.get(zone))
    .filter((anchor): anchor is Point => anchor !== undefined);
  if (places.length === 0) return undefined;
  return places.reduce((sum, [x, y]): Point => [sum[0] + x / places.length, sum[1] + y / places.length], [0, 0]);
}
