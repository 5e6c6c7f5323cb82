import type { Point } from "@stonebridge/board";
import { type Candidate, type LabelBoard, curved } from "./label-board.ts";
import { boundsOf } from "./patch.ts";
import type { LabelStyle } from "./styles.ts";
import { type Setting, onBaseline, setType } from "./typeset.ts";

/** How many steps a name may be shifted from the middle of its area each way, and their length, u. */
const STEPS = 2;
const STEP = 5;
/** What a shift costs, per u. */
const SHIFT_COST = 20;

/** Names an area: lines one under the other about a middle, shifted to where they cover least. */
export function nameArea(
  board: LabelBoard,
  text: string,
  style: LabelStyle,
  lines: readonly string[],
  middle: Point,
  setting: Setting,
  angle: number,
): void {
  const candidates: Candidate[] = [];
  for (let down = -STEPS; down <= STEPS; down++) {
    for (let right = -STEPS; right <= STEPS; right++) {
      const set = curved(setLines(lines, [middle[0] + right * STEP, middle[1] + down * STEP], setting, angle));
      const ink = set.covers.reduce((sum, patch) => sum + board.ink.sum(boundsOf(patch)), 0);
      candidates.push({ cost: ink + Math.hypot(right, down) * STEP * SHIFT_COST, set: () => set });
    }
  }
  if (board.place(text, style, candidates) === undefined) board.leftOut.push(text);
}

function setLines(
  lines: readonly string[],
  [x, y]: Point,
  setting: Setting,
  angle: number,
): ReturnType<typeof onBaseline> {
  const leading = setting.size * 1.08;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return lines.flatMap((words, i) => {
    const line = setType(words, setting);
    const down = (i - (lines.length - 1) / 2) * leading + line.capHeight / 2;
    const back = line.width / 2;
    return onBaseline(line, [x - c * back - s * down, y - s * back + c * down], angle);
  });
}
