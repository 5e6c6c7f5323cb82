import { type Box, grown, holds, squareAbout } from "./geometry.ts";
import type { Ground } from "./ground.ts";
import type { BoardModel, BoardTarget } from "./model.ts";
import type { Scene } from "./scene.ts";

/** A map with what is shown on it, and what of that is drawn. */
interface Shown {
  readonly model: BoardModel;
  readonly scene: Scene;
  readonly ground: Ground;
}

function spaceOf({ kind, id }: BoardTarget, { pieces }: BoardModel): string {
  return kind === "space" ? id : (pieces.find((piece) => piece.id === id)?.space ?? "");
}

/** What has to be in sight for a target to be seen: a space, or a piece with what stands round it; in map units. */
export function targetBox(target: BoardTarget, { model, scene, ground }: Shown): Box | undefined {
  if (target.kind === "space") return ground.box(target.id);
  const space = spaceOf(target, model);
  const at = scene.stackIn.get(space)?.placements.get(target.id);
  const anchor = ground.anchors.get(space);
  if (at) return grown(squareAbout(at.x, at.y, at.width), at.width * 0.4);
  return anchor && squareAbout(...anchor, scene.width * 2);
}

/** The stack that a target stands in, or the room of a counter in its empty space; in map units. */
export function stackBox(target: BoardTarget, { model, scene, ground }: Shown): Box | undefined {
  const space = spaceOf(target, model);
  const anchor = ground.anchors.get(space);
  return scene.stackIn.get(space)?.box ?? (anchor && squareAbout(...anchor, scene.width));
}

/** So much of a hex’s height about its middle, above and below, should be seen for it to look like a goal. */
const SEEN = 0.25;

/** The hexes that can be chosen, if a counter of another hex lies over the middle of one of them. */
export function hiddenGoals({ model, stacks }: Scene, ground: Ground): readonly string[] {
  if (ground.kind !== "hexes") return [];
  const goals = model.spaces.flatMap(({ id, state }) => (state === "may" ? [id] : []));
  const isHidden = (id: string): boolean => {
    const [at, hex] = [ground.anchors.get(id), ground.box(id)];
    if (at === undefined || hex === undefined) return false;
    const rim = SEEN * (hex.bottom - hex.top);
    return stacks.some(({ space, box }) => space !== id && holds(grown(box, rim), ...at));
  };
  return goals.some(isHidden) ? goals : [];
}
