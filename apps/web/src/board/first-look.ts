import type { Point } from "@stonebridge/board";
import { offeredTargets, spaceOfTarget } from "./focus-order.ts";
import type { Ground } from "./ground.ts";
import type { BoardModel } from "./model.ts";

/** Where the map opens: about what can be used now, else about the pieces; undefined where there is neither. */
export function firstLook(model: BoardModel, ground: Ground): Point | undefined {
  const spaces = offeredTargets(model, ground.focus).map((target) => spaceOfTarget(model, target) ?? "");
  const places = (spaces.length > 0 ? spaces : model.pieces.map(({ space }) => space))
    .map((space) => ground.anchors.get(space))
    .filter((anchor): anchor is Point => anchor !== undefined);
  if (places.length === 0) return undefined;
  return places.reduce((sum, [x, y]): Point => [sum[0] + x / places.length, sum[1] + y / places.length], [0, 0]);
}
