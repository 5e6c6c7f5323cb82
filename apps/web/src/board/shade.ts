import type { Ground } from "./ground.ts";
import { COLOURS } from "./palette.ts";

/** The whole sheet in the shade but for some spaces, which get a lit edge; nothing where none are named. */
export function shadeMarkup(spot: readonly string[], ground: Ground): string {
  if (spot.length === 0) return "";
  const { left, top, right, bottom } = ground.sheet;
  // Far beyond the sheet, so that no lit margin shows when the map is moved aside.
  const [width, height] = [right - left, bottom - top];
  const everything = `M${left - width} ${top - height}h${3 * width}v${3 * height}h${-3 * width}z`;
  const lit = spot.map((space) => ground.outline(space)).join("");
  return (
    `<path d="${everything}${lit}" fill="${COLOURS.black}" fill-rule="evenodd" opacity=".42" pointer-events="none"/>` +
    `<path d="${lit}" fill="none" stroke="${COLOURS.ivory}" stroke-width="3" pointer-events="none"/>`
  );
}
