import type { Point } from "@stonebridge/board";
import { type Line, ease, lengthOf, offset, resample } from "../../geography/curves.ts";
import { FORBIDDEN, type InkMap } from "./ink-map.ts";
import { type Candidate, type LabelBoard, curved } from "./label-board.ts";
import type { LabelStyle } from "./styles.ts";
import { type TypeLine, onCurve, placeOn, setType } from "./typeset.ts";

/** An editor's hints for a name along a line. */
export interface LineHints {
  /** Where the middle of the name should be. */
  readonly near: Point;
  /** Greatest distance from there, u. */
  readonly within: number;
  /** Distance from the feature, u. */
  readonly gap: number;
  /** Easing of the feature before the name follows it, samples of 2 u. */
  readonly easing: number;
  /** Places that the middle of the name keeps away from, and how far, u. */
  /** Factors of size and spacing to be tried in turn until the name finds room. Default: its own size only. */
  readonly sizes?: readonly number[];
  readonly apart?: { readonly from: readonly Point[]; readonly by: number };
}

interface LineCandidate extends Candidate {
  readonly middle: Point;
}

/** Names slide along a feature in steps of this, u. */
const SLIDE = 8;
/** Bend in radians beyond which it costs ten times as much. */
const FREE_BEND = 0.9;
const PRICE = { bend: 70, riverBend: 190, muchBend: 700, kink: 250, far: 0.55, riverInk: 2.2 } as const;

/**
 * Slides a name along a feature, on both sides and in both directions, to where it covers least and bends least. The base line
 * is made first: the feature is moved aside and eased again, so that no bend pinches the letters. Returns the name's middle.
 */
export function nameLine(
  board: LabelBoard,
  text: string,
  style: LabelStyle,
  feature: Line,
  hints: LineHints,
): Point | undefined {
  const course = resample(feature, 2);
  if (course.length < 8) return undefined;
  const setting = board.settingOf(style);
  for (const factor of hints.sizes ?? [1]) {
    const { size, spacing = 0 } = setting;
    const line = setType(text, { ...setting, size: size * factor, spacing: spacing * factor });
    const placed = board.place(text, style, candidatesOf(board.ink, line, style, course, hints));
    if (placed !== undefined) return placed.middle;
  }
  board.leftOut.push(text);
  return undefined;
}

function candidatesOf(ink: InkMap, line: TypeLine, style: LabelStyle, course: Line, hints: LineHints): LineCandidate[] {
  const eased = ease(course, Math.min(hints.easing, course.length / 6));
  const candidates: LineCandidate[] = [];
  for (const directed of [eased, eased.toReversed()]) {
    for (const aside of [-hints.gap, hints.gap + line.capHeight]) {
      const moved = offset(directed, aside);
      const base = resample(ease(moved, Math.min(hints.easing * 0.6 + 1, moved.length / 6)), 2);
      const total = lengthOf(base);
      const at = placeOn(base);
      for (let way = line.width * 0.52; way < total - line.width * 0.52; way += SLIDE) {
        const cost = costOf(ink, line, style, at, way, hints);
        candidates.push({ cost, middle: at(way), set: () => curved(onCurve(line, base, way)) });
      }
    }
  }
  return candidates;
}

function costOf(
  ink: InkMap,
  line: TypeLine,
  style: LabelStyle,
  at: (way: number) => Point,
  way: number,
  hints: LineHints,
): number {
  const start = at(way - line.width / 2);
  const end = at(way + line.width / 2);
  if (end[0] - start[0] <= 0.05 * Math.abs(end[1] - start[1])) return FORBIDDEN;
  const middle = at(way);
  const far = apartBy(middle, hints.near);
  if (far > hints.within) return FORBIDDEN;
  const { apart } = hints;
  if (apart !== undefined && apart.from.some((other) => apartBy(other, middle) < apart.by)) return FORBIDDEN;
  const { covered, bend, kink } = under(ink, line, at, way);
  const isRiver = style === "river";
  return (
    covered * (isRiver ? PRICE.riverInk : 1) +
    bend * (isRiver ? PRICE.riverBend : PRICE.bend) +
    Math.max(0, bend - FREE_BEND) * PRICE.muchBend +
    kink * PRICE.kink +
    far * PRICE.far
  );
}

/** What a name would cover, and how its base line bends: in all, and at its sharpest, radians. */
function under(
  ink: InkMap,
  line: TypeLine,
  at: (way: number) => Point,
  way: number,
): { readonly covered: number; readonly bend: number; readonly kink: number } {
  let covered = 0;
  let least = Infinity;
  let most = -Infinity;
  let kink = 0;
  let before: number | undefined;
  for (let s = way - line.width / 2; s < way + line.width / 2; s += 3) {
    const [x, y] = at(s);
    const [ax, ay] = at(s - 3);
    const [bx, by] = at(s + 3);
    let angle = Math.atan2(by - ay, bx - ax);
    if (before !== undefined) {
      angle -= 2 * Math.PI * Math.round((angle - before) / (2 * Math.PI));
      kink = Math.max(kink, Math.abs(angle - before));
    }
    before = angle;
    least = Math.min(least, angle);
    most = Math.max(most, angle);
    for (const up of [-0.95, -0.5, 0]) {
      const rise = up * line.capHeight;
      covered += ink.at([x - Math.sin(angle) * rise, y + Math.cos(angle) * rise]) * 3;
    }
    if (covered >= FORBIDDEN) break;
  }
  return { covered, bend: most - least, kink };
}

function apartBy(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
