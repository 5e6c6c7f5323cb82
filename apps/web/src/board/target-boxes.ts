import { type Box, grown, squareAbout } from "./geometry.ts";
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
