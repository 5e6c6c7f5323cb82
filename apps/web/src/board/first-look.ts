import type { Point } from "@stonebridge/board";
import { offeredTargets, spaceOfTarget } from "./focus-order.ts";
import type { Ground } from "./ground.ts";
import type { BoardModel } from "./model.ts";

/**
 * Where the map opens: where most of what can be used now, else of the pieces, is seen at once; undefined where there is neither.
 * @param seen width and height of what is seen, in map units
 */
export function firstLook(
  model: BoardModel,
  { focus, anchors }: Pick<Ground, "focus" | "anchors">,
  seen: Point,
): Point | undefined {
  const spaces = offeredTargets(model, focus).map((target) => spaceOfTarget(model, target) ?? "");
  const places = (spaces.length > 0 ? spaces : model.pieces.map(({ space }) => space))
    .map((space) => anchors.get(space))
    .filter((anchor): anchor is Point => anchor !== undefined);
  if (places.length === 0) return undefined;
  const middle = middleOf(places);
  const views = places.map((place) => places.filter((one) => isSeen(one, place, seen)));
  const most = Math.max(...views.map((view) => view.length));
  const [best] = views
    .filter((view) => view.length === most)
    .map(middleOf)
    .toSorted((one, other) => far(one, middle) - far(other, middle));
  return best;
}

/** Whether a place lies within half of what is seen from another: all such are seen from the middle between them. */
function isSeen([x, y]: Point, [fromX, fromY]: Point, [width, height]: Point): boolean {
  return Math.abs(x - fromX) <= width / 2 && Math.abs(y - fromY) <= height / 2;
}

/** Between the outermost places. */
function middleOf(places: readonly Point[]): Point {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function far([x, y]: Point, [fromX, fromY]: Point): number {
  return Math.hypot(x - fromX, y - fromY);
}
