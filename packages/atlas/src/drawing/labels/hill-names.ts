import type { Point } from "@stonebridge/board";
import { lengthOf } from "../../geography/curves.ts";
import type { Hill } from "../../geography/relief.ts";
import type { InkMap } from "./ink-map.ts";
import { type Candidate, type LabelBoard, curved } from "./label-board.ts";
import { type TypeLine, onCurve, setType } from "./typeset.ts";

/** A crest steeper than this, in degrees from level, is not followed. */
const STEEPEST = 66;
/** Cost of covering what is drawn, relative to leaving the crest. */
const INK_PRICE = 1.8;
/** Bend of the base line, as a share of its half-length. */
const BEND = 0.07;

/** Names a hill: along its crest, else nearer level, slid over the hill to the quietest ground. */
export function nameHill(board: LabelBoard, hill: Hill, text: string): void {
  const line = setType(text, board.settingOf("hill"));
  const crest = (hill.bearing % 180) - 90;
  const candidates: Candidate[] = [];
  for (const [angle, dislike] of [
    [crest, 0],
    [crest * 0.6, 25],
    [0, 45],
  ] as const) {
    if (Math.abs(angle) > STEEPEST) continue;
    const along: Point = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    for (let shift = -hill.halfLength * 0.5; shift <= hill.halfLength * 0.5; shift += 6) {
      for (let aside = -hill.halfWidth * 1.15 - 6; aside <= hill.halfWidth * 1.15 + 6; aside += 3) {
        const at: Point = [
          hill.middle[0] + along[0] * shift - along[1] * aside,
          hill.middle[1] + along[1] * shift + along[0] * aside,
        ];
        candidates.push({
          cost:
            inkUnder(board.ink, at, along, line.width / 2 + 2) * INK_PRICE +
            dislike +
            Math.abs(aside) * 1.6 +
            Math.abs(shift) * 0.7,
          set: () => {
            const curve = bentLine(line, at, along);
            return curved(onCurve(line, curve, lengthOf(curve) / 2, line.capHeight / 2));
          },
        });
      }
    }
  }
  if (board.place(text, "hill", candidates) === undefined) board.leftOut.push(text);
}

function bentLine(line: TypeLine, at: Point, along: Point): Point[] {
  const half = line.width * 0.62;
  return Array.from({ length: 40 }, (_, i): Point => {
    const t = -half + (2 * half * i) / 39;
    const sag = (t / half) ** 2 * half * BEND;
    return [at[0] + along[0] * t - along[1] * sag, at[1] + along[1] * t + along[0] * sag];
  });
}

function inkUnder(ink: InkMap, at: Point, along: Point, half: number): number {
  const { width, height } = ink.extent;
  let total = 0;
  for (let i = 0; i < 18; i++) {
    const t = -half + (2 * half * i) / 17;
    for (const up of [-4, 0, 4]) {
      const x = at[0] + along[0] * t - along[1] * up;
      const y = at[1] + along[1] * t + along[0] * up;
      total += x > 5 && y > 5 && x < width - 5 && y < height - 5 ? ink.at([x, y]) : 999;
    }
  }
  return total;
}
