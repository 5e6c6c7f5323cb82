import type { Point } from "@stonebridge/board";
import { contains, distanceToOutline, resample, type Line } from "../geography/index.ts";
import type { Ink } from "./ink.ts";
import { nameWidth, settingsOf } from "./lettering.ts";
import { plateBox, plateHeight, rowWidth } from "./plate-layout.ts";

/** Counters keep this far from every border and from the plate, in map units. */
export const COUNTER_ROOM = 18;
/** Room beyond which a counters' place gains nothing more. */
const AMPLE = 32;
/** A plate keeps off land borders, off the river's axis, and off the badges of crossings. */
const OFF_LAND = 3;
const OFF_RIVER = 7;
const OFF_BADGE = 11;
/** Distance of counters from signs on the ground, from middle to middle. */
const OFF_SIGN = 27;
const STEP = 4;

export interface PlatePlan {
  readonly name: string;
  /** Signs right of the number. */
  readonly signs: number;
  readonly outline: Line;
  /** Stretches of the outline that lie on the river. */
  readonly river: readonly Line[];
  readonly badges: readonly Point[];
  /** Signs within the zone: plate and counters keep off them. */
  readonly signsOnGround?: readonly Point[];
}

export interface PlacedPlate {
  /** Middle of the number disc. */
  readonly plate: Point;
  readonly lines: readonly string[];
  readonly counters: Point;
}

function within(
  [x, y]: Point,
  [left, top, right, bottom]: readonly [number, number, number, number],
  margin: number,
): boolean {
  return x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;
}

/** A place where counters may stand, and its distance from the nearest border. */
interface Stand {
  readonly at: Point;
  readonly room: number;
}

/** Every place with room for counters within an outline, the roomiest first. */
function standsIn(outline: Line, [left, top, right, bottom]: readonly [number, number, number, number]): Stand[] {
  const stands: Stand[] = [];
  for (let y = top; y <= bottom; y += STEP) {
    for (let x = left; x <= right; x += STEP) {
      if (!contains(outline, [x, y])) continue;
      const room = distanceToOutline(outline, [x, y]);
      if (room >= COUNTER_ROOM) stands.push({ at: [x, y], room });
    }
  }
  return stands.toSorted((a, b) => b.room - a.room);
}

/**
 * Finds where a zone's plate covers the least ink and leaves the counters most room, and where the counters then stand.
 * @returns undefined when the zone has no room for both
 */
export function placePlate(plan: PlatePlan, ink: Ink): PlacedPlate | undefined {
  const rim = resample([...plan.outline, plan.outline[0]], 2);
  const river = plan.river.flatMap((stretch) => resample(stretch, 2));
  const xs = rim.map(([x]) => x);
  const ys = rim.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const onGround = plan.signsOnGround ?? [];
  const stands = standsIn(plan.outline, [left, top, right, bottom]).filter(({ at }) =>
    onGround.every((sign) => Math.hypot(sign[0] - at[0], sign[1] - at[1]) >= OFF_SIGN),
  );

  let best: (PlacedPlate & { cost: number }) | undefined;
  for (const lines of settingsOf(plan.name)) {
    const width = Math.max(...lines.map(nameWidth), rowWidth(plan.signs)) + 2;
    const height = plateHeight(lines.length);
    for (let cy = top + height / 2; cy <= bottom - height / 2; cy += STEP) {
      for (let cx = left + width / 2; cx <= right - width / 2; cx += STEP) {
        if (!contains(plan.outline, [cx, cy])) continue;
        const plate: Point = [cx - rowWidth(plan.signs) / 2 + 6.2, cy - height / 2 + 6.5];
        const box = plateBox(plate, width, plan.signs, lines.length);
        if (rim.some((point) => within(point, box, OFF_LAND))) continue;
        if (river.some((point) => within(point, box, OFF_RIVER))) continue;
        if ([...plan.badges, ...onGround].some((point) => within(point, box, OFF_BADGE))) continue;
        const stand = stands.find(({ at }) => !within(at, box, COUNTER_ROOM));
        if (stand === undefined) continue;
        const cost =
          Math.max(0, AMPLE - stand.room) * 8 +
          ink.under(box) * 0.6 +
          (lines.length - 1) * 8 +
          Math.hypot(stand.at[0] - cx, stand.at[1] - cy) * 0.3 +
          (cy > stand.at[1] ? 10 : 0);
        if (best === undefined || cost < best.cost) best = { plate, lines, counters: stand.at, cost };
      }
    }
  }
  return best && { plate: best.plate, lines: best.lines, counters: best.counters };
}
