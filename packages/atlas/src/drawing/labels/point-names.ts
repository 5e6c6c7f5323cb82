import type { Point } from "@stonebridge/board";
import type { Candidate, LabelBoard, SetName } from "./label-board.ts";
import { type Patch, patchOf } from "./patch.ts";
import type { LabelStyle } from "./styles.ts";
import { type PlacedGlyph, type TypeLine, onBaseline, setType } from "./typeset.ts";

/** Sides of a point where its name may stand, by compass direction, each with its cost. */
const SIDES = [
  { name: "E", x: 1, y: 0, dislike: 0 },
  { name: "NE", x: 0.8, y: -1, dislike: 4 },
  { name: "SE", x: 0.8, y: 1, dislike: 5 },
  { name: "N", x: 0, y: -1, dislike: 8 },
  { name: "S", x: 0, y: 1, dislike: 8 },
  { name: "W", x: -1, y: 0, dislike: 3 },
  { name: "NW", x: -0.8, y: -1, dislike: 7 },
  { name: "SW", x: -0.8, y: 1, dislike: 8 },
] as const;
export type Side = (typeof SIDES)[number]["name"];

/** Distances tried, as factors of the wanted one, and what each step costs. */
const FACTORS = [1, 1.5, 2.1] as const;
const STEP_COST = 24;
/** What an editor's preference is worth. */
const PREFERENCE = 30;

/** An editor's hints for the name of a point. */
export interface PointHints {
  /** Distance of the name from the point, u. */
  readonly away: number;
  readonly lines?: readonly string[];
  readonly prefer?: readonly Side[];
  /** An editor's choice: this side only. */
  readonly only?: Side;
}

/** Names a point: eight sides, three distances, the cheapest free place wins. */
export function namePoint(board: LabelBoard, text: string, style: LabelStyle, at: Point, hints: PointHints): void {
  const lines = (hints.lines ?? [text]).map((line) => setType(line, board.settingOf(style)));
  const leading = lines[0].size * 1.02;
  const cap = lines[0].capHeight;
  const width = Math.max(...lines.map((line) => line.width));
  const tail = leading * (lines.length - 1);
  const candidates: Candidate[] = [];
  for (const side of SIDES) {
    if (hints.only !== undefined && side.name !== hints.only) continue;
    for (const factor of FACTORS) {
      const away = hints.away * factor;
      const left = at[0] + (side.x === 0 ? -width / 2 : away * side.x - (side.x < 0 ? width : 0));
      const base = at[1] + (side.y === 0 ? cap / 2 - tail / 2 : side.y < 0 ? -away * 0.75 - tail : away * 0.75 + cap);
      const box = {
        left: left - 1,
        top: base - cap - 1,
        right: left + width + 1,
        bottom: base + tail + lines[0].size * 0.2,
      };
      const liked = hints.prefer?.includes(side.name) === true ? PREFERENCE : 0;
      candidates.push({
        cost: board.ink.sum(box) + side.dislike * 2 + (factor - 1) * STEP_COST - liked,
        set: () => setLines(lines, left, base, width, leading, side.name),
      });
    }
  }
  if (board.place(text, style, candidates) === undefined) board.leftOut.push(text);
}

/** Lines one under the other, flush with the side on which the point lies. */
function setLines(
  lines: readonly TypeLine[],
  left: number,
  base: number,
  width: number,
  leading: number,
  side: Side,
): SetName {
  const glyphs: PlacedGlyph[] = [];
  const covers: Patch[] = [];
  lines.forEach((line, i) => {
    const slack = width - line.width;
    const start = left + (side.includes("E") ? 0 : side.includes("W") ? slack : slack / 2);
    const y = base + i * leading;
    glyphs.push(...onBaseline(line, [start, y]));
    const right = start + line.width;
    covers.push(patchOf({ left: start, top: y - line.capHeight, right, bottom: y + line.size * 0.18 }));
  });
  return { glyphs, covers };
}
