import { type ArrowGround, arrowMarkup } from "./arrows.ts";
import { commandLines } from "./command-lines.ts";
import type { Ground } from "../ground.ts";
import type { ArrowModel } from "../model.ts";
import type { Scene } from "../scene.ts";

/** Where arrows begin and end among the pieces as they stand. */
export function arrowGroundOf(scene: Scene, ground: Ground): ArrowGround {
  return {
    anchor(space) {
      const stack = scene.stackIn.get(space);
      if (!stack) return ground.anchors.get(space);
      const top = stack.placements.get(stack.pieces.at(-1)?.id ?? "");
      return top && [top.x, top.y];
    },
    middle: (one, other) => ground.middle(one, other),
    clearance: scene.width * 0.62,
    unit: ground.magnitudes.unit,
  };
}

/** Arrows: of the last action under the pieces, the others over them. */
export function arrowsMarkup(
  scene: Scene,
  ground: Ground,
  zoom: number,
  which: (kind: ArrowModel["kind"]) => boolean,
): string {
  const arrowGround = arrowGroundOf(scene, ground);
  const shown = scene.model.arrows.filter(({ kind }) => which(kind));
  const commanded = shown
    .filter(({ kind, spaces }) => kind === "command" && spaces.length > 1)
    .map(({ spaces }) => [spaces[0] as string, spaces.at(-1) as string] as const);
  const arrows = shown.map((arrow) => {
    const { kind } = arrow;
    return kind === "command" ? "" : arrowMarkup({ ...arrow, kind }, arrowGround, zoom);
  });
  return commandLines(commanded, arrowGround, zoom) + arrows.join("");
}
