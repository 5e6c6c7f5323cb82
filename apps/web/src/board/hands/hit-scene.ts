import { squareAbout } from "../geometry.ts";
import type { HitScene } from "./hit.ts";
import type { Ground } from "../ground.ts";
import type { OpenFan } from "../drawing/pieces.ts";
import type { Scene } from "../scene.ts";
import { toMap, toWindow, type View } from "../camera/view-box.ts";

/** A scene as a hand meets it in a view: in px of the window. */
export function hitSceneOf(scene: Scene, view: View, fan: OpenFan | undefined, ground: Ground): HitScene {
  return {
    stacks: scene.stacks.map((stack) =>
      stack.pieces.flatMap((piece) => {
        const at = stack.placements.get(piece.id);
        if (!at || fan?.pieces.includes(piece.id)) return [];
        const [x, y] = toWindow(view, [at.x, at.y]);
        return [{ piece, box: squareAbout(x, y, at.width * view.zoom) }];
      }),
    ),
    fan,
    spaceAt: (at) => ground.spaceAt(toMap(view, ...at)),
    crowded: scene.stacks.some(({ joined }) => joined !== undefined),
    bySpace: ground.kind === "hexes",
    offers: scene.model.spaces.some(({ state }) => state === "may"),
    space: (id) => scene.spaces.get(id),
    piece: (id) => scene.pieces.get(id),
  };
}
