import { type Box, grown } from "../geometry.ts";
import type { Ground } from "../ground.ts";
import { num } from "./markup.ts";
import { COLOURS } from "./palette.ts";
import type { OpenFan } from "./pieces.ts";
import type { Scene } from "../scene.ts";

/** Rings and notes hang over a counter by this share of its width. */
const RIM = 0.16;

function boxData({ left, top, right, bottom }: Box): string {
  return `M${num(left, 1)} ${num(top, 1)}H${num(right, 1)}V${num(bottom, 1)}H${num(left, 1)}z`;
}

/** What lies over the edge of the lit spaces and belongs to them: their counters, and their stack that lies open. */
export function litBoxes(spot: readonly string[], { stackIn, width, pieces }: Scene, fan: OpenFan | undefined): Box[] {
  const stacks = spot.flatMap((space) => stackIn.get(space)?.box ?? []).map((box) => grown(box, width * RIM));
  const [opened = ""] = fan?.pieces ?? [];
  return fan && spot.includes(pieces.get(opened)?.space ?? "") ? [...stacks, fan.card] : stacks;
}

/** The whole sheet in the shade but for some spaces, which get a lit edge, and what stands in them; nothing if none are named. */
export function shadeMarkup(spot: readonly string[], boxes: readonly Box[], ground: Ground, prefix: string): string {
  if (spot.length === 0) return "";
  const { left, top, right, bottom } = ground.sheet;
  // Far beyond the sheet, so that no lit margin shows when the map is moved aside.
  const [width, height] = [right - left, bottom - top];
  const everything = `M${left - width} ${top - height}h${3 * width}v${3 * height}h${-3 * width}z`;
  const lit = spot.map((space) => ground.outline(space)).join("");
  const standing = boxes.map(boxData).join("");
  return (
    `<mask id="${prefix}lit" maskUnits="userSpaceOnUse" x="${left - width}" y="${top - height}" width="${3 * width}" height="${3 * height}"><path d="${everything}" fill="#fff"/><path d="${lit}" fill="#000"/><path d="${standing}" fill="#000"/></mask>` +
    `<path d="${everything}" fill="${COLOURS.black}" opacity=".42" mask="url(#${prefix}lit)" pointer-events="none"/>` +
    `<mask id="${prefix}edge" maskUnits="userSpaceOnUse" x="${left}" y="${top}" width="${width}" height="${height}"><path d="${everything}" fill="#fff"/><path d="${standing}" fill="#000"/></mask>` +
    `<path d="${lit}" fill="none" stroke="${COLOURS.ivory}" stroke-width="3" mask="url(#${prefix}edge)" pointer-events="none"/>`
  );
}
