import type { Ground } from "../ground.ts";
import { num } from "../drawing/markup.ts";
import { BODY_COLOURS, COLOURS } from "../drawing/palette.ts";
import type { Scene } from "../scene.ts";

/** Where a stack stands in the space now, its shadows lie so far up and left of it, in widths of a counter. */
const ASIDE = 0.3;

/** The places of pieces that have gone, as markup: empty counters with a broken outline. One for each space. */
export function shadowsMarkup(scene: Scene, ground: Ground, zoom: number): string {
  const shadows = new Map((scene.model.shadows ?? []).map((shadow) => [shadow.space, shadow]));
  return [...shadows.values()]
    .map(({ space, body }) => {
      const anchor = ground.anchors.get(space);
      if (!anchor) return "";
      const aside = scene.stackIn.has(space) ? ASIDE * scene.width : 0;
      const edge = scene.width * 0.94;
      const [x, y] = [anchor[0] - aside - edge / 2, anchor[1] - aside - edge / 2];
      const box = `x="${num(x)}" y="${num(y)}" width="${num(edge)}" height="${num(edge)}" rx="${num(edge * 0.1)}"`;
      const fill = body === undefined ? COLOURS.ivory : BODY_COLOURS[body].body;
      const dash = `stroke-dasharray="${num(6 / zoom, 3)} ${num(4 / zoom, 3)}"`;
      return (
        `<rect ${box} fill="${fill}" fill-opacity="0.28" stroke="${COLOURS.ivory}" stroke-width="${num(4.5 / zoom, 3)}"/>` +
        `<rect ${box} fill="none" stroke="${COLOURS.black}" stroke-width="${num(2 / zoom, 3)}" ${dash}/>`
      );
    })
    .join("");
}
