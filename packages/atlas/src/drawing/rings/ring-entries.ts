import type { EntryShape, Point } from "@stonebridge/board";
import { type Setting, straightText } from "../labels/typeset.ts";
import { GAME_PALETTE } from "../palette.ts";
import { polyline } from "../path.ts";
import { group, path } from "../svg.ts";

const LETTER: Setting = { face: "condensedHeavy", size: 12.5 };

/** Draws the sign of an entry: a house-shaped plate that points into the map, with its letter. */
export function drawEntrySign({ letter, at: [x, y], into: [dx, dy] }: EntryShape): string {
  const corner = (along: number, aside: number): Point => [x + dx * along - dy * aside, y + dy * along + dx * aside];
  const plate = polyline([corner(-7, -8.2), corner(4.6, -8.2), corner(12, 0), corner(4.6, 8.2), corner(-7, 8.2)], true);
  return group(
    {},
    path(plate, {
      fill: GAME_PALETTE.ivory,
      stroke: GAME_PALETTE.carmine,
      "stroke-width": 1.5,
      "stroke-linejoin": "round",
    }),
    path(straightText(letter, LETTER, [x, y + 4.4]), { fill: GAME_PALETTE.carmine }),
  );
}
