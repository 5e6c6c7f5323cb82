import type { Point } from "@stonebridge/board";
import { type Line, ease, lengthOf, offset, resample } from "../../geography/curves.ts";
import { type Box, FORBIDDEN, type InkMap, boxRound } from "./ink-map.ts";
import { LABEL_LOOKS, type LabelStyle } from "./styles.ts";
import { type PlacedGlyph, type Setting, type TypeLine, onBaseline, onCurve, placeOn, setType } from "./typeset.ts";

/** A name in its place. */
export interface PlacedLabel {
  readonly text: string;
  readonly style: LabelStyle;
  readonly glyphs: readonly PlacedGlyph[];
  /** What it covers: no other name may. */
  readonly boxes: readonly Box[];
}

/** Compass sides of a point at which its name may stand, with their dislike. */
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

/** Costs over which a name counts as crowded and is reported. */
const CROWDED_POINT = 420;
const CROWDED_LINE = 900;
/** Least distance of two names of the river, u. */
const RIVER_REPEAT = 230;

export interface PointHints {
  /** Distance of the name from the point, u. */
  readonly away: number;
  readonly lines?: readonly string[];
  readonly prefer?: readonly Side[];
  /** An editor's choice: this side only. */
  readonly only?: Side;
}

export interface LineHints {
  /** Where the editor wants the middle of the name. */
  readonly near: Point;
  /** Greatest distance from there, u. */
  readonly within: number;
  /** Distance from the feature, u. */
  readonly gap: number;
  /** Easing of the feature before the name follows it, samples of 2 u. */
  readonly easing: number;
}

/** Places names on the sheet, the cheapest place first come first served, and reports what is crowded. */
export class LabelBoard {
  readonly labels: PlacedLabel[] = [];
  /** What an editor should look at. */
  readonly complaints: string[] = [];
  private readonly riverNames: Point[] = [];
  private readonly ink: InkMap;
  private readonly scaled: (size: number) => number;

  /** @param scaled size of a style at the zoom of the sheet, from its size in u */
  constructor(ink: InkMap, scaled: (size: number) => number) {
    this.ink = ink;
    this.scaled = scaled;
  }

  settingOf(style: LabelStyle, size?: number, spacing?: number): Setting {
    const { setting } = LABEL_LOOKS[style];
    return { ...setting, size: this.scaled(size ?? setting.size), ...(spacing !== undefined && { spacing }) };
  }

  /** Names a point: eight sides, two distances, the cheapest ink wins. */
  point(text: string, style: LabelStyle, at: Point, hints: PointHints): void {
    const lines = (hints.lines ?? [text]).map((line) => setType(line, this.settingOf(style)));
    const leading = lines[0].size * 1.02;
    const cap = lines[0].capHeight;
    const width = Math.max(...lines.map((line) => line.width));
    const tail = leading * (lines.length - 1);
    let best: { readonly cost: number; readonly left: number; readonly base: number; readonly side: Side } | undefined;
    for (const side of SIDES) {
      if (hints.only !== undefined && side.name !== hints.only) continue;
      for (const factor of hints.only === undefined ? [1, 1.5] : [1]) {
        const away = hints.away * factor;
        const left =
          side.x === 0 ? at[0] - width / 2 : side.x > 0 ? at[0] + away * side.x : at[0] + away * side.x - width;
        const base =
          side.y === 0
            ? at[1] + cap / 2 - tail / 2
            : side.y < 0
              ? at[1] - away * 0.75 - tail
              : at[1] + away * 0.75 + cap;
        const box = {
          left: left - 1,
          top: base - cap - 1,
          right: left + width + 1,
          bottom: base + tail + lines[0].size * 0.2 + 0.5,
        };
        const liked = hints.prefer?.includes(side.name) === true ? 30 : 0;
        const cost = this.ink.sum(box) + side.dislike * 2 + (factor - 1) * 24 - liked;
        if (best === undefined || cost < best.cost) best = { cost, left, base, side: side.name };
      }
    }
    const { cost, left, base, side } = best!;
    if (cost > CROWDED_POINT) this.complaints.push(`"${text}" is crowded (${Math.round(cost)}).`);
    if (cost >= FORBIDDEN) return;
    const glyphs: PlacedGlyph[] = [];
    const boxes: Box[] = [];
    lines.forEach((line, i) => {
      const slack = width - line.width;
      const start = left + (side.includes("E") ? 0 : side.includes("W") ? slack : slack / 2);
      const y = base + i * leading;
      glyphs.push(...onBaseline(line, [start, y]));
      boxes.push({ left: start, top: y - cap, right: start + line.width, bottom: y + line.size * 0.2 });
    });
    this.add(text, style, glyphs, boxes, 1.5);
  }

  /** Sets a name on a base line drawn by hand. */
  onCurve(text: string, style: LabelStyle, curve: Line, setting: Setting, below = 0): void {
    const line = setType(text, setting);
    const middle = lengthOf(curve) / 2;
    if (style === "river") this.riverNames.push(placeOn(curve)(middle));
    this.addCurved(text, style, onCurve(line, curve, middle, below), 1);
  }

  /** Sets lines of a name one under the other about a middle. */
  centred(text: string, style: LabelStyle, lines: readonly string[], at: Point, setting: Setting, angle = 0): void {
    const leading = setting.size * 1.08;
    lines.forEach((words, i) => {
      const line = setType(words, setting);
      const down = (i - (lines.length - 1) / 2) * leading + line.capHeight / 2;
      const start: Point = [
        at[0] - (Math.cos(angle) * line.width) / 2 - Math.sin(angle) * down,
        at[1] - (Math.sin(angle) * line.width) / 2 + Math.cos(angle) * down,
      ];
      this.addCurved(text, style, onBaseline(line, start, angle), 1);
    });
  }

  /**
   * Slides a name along a feature, on both sides and in both directions, to where it covers least and bends least. The base
   * line is made first: the feature is moved aside and eased again, so that no bend pinches the letters.
   */
  alongLine(text: string, style: LabelStyle, feature: Line, hints: LineHints): void {
    const line = setType(text, this.settingOf(style));
    const course = resample(feature, 2);
    if (course.length < 8) return;
    const eased = ease(course, Math.min(hints.easing, course.length / 6));
    let best: { readonly cost: number; readonly base: Line; readonly way: number } | undefined;
    for (const directed of [eased, eased.toReversed()]) {
      for (const aside of [-hints.gap, hints.gap + line.capHeight]) {
        const moved = offset(directed, aside);
        const base = resample(ease(moved, Math.min(hints.easing * 0.6 + 1, moved.length / 6)), 2);
        const total = lengthOf(base);
        const at = placeOn(base);
        for (let way = line.width * 0.52; way < total - line.width * 0.52; way += 8) {
          const cost = this.lineCost(line, style, at, way, hints);
          if (cost < (best?.cost ?? FORBIDDEN)) best = { cost, base, way };
        }
      }
    }
    if (best === undefined) {
      this.complaints.push(`There is no room for "${text}".`);
      return;
    }
    if (best.cost > CROWDED_LINE) this.complaints.push(`"${text}" is crowded (${Math.round(best.cost)}).`);
    if (style === "river") this.riverNames.push(placeOn(best.base)(best.way));
    this.addCurved(text, style, onCurve(line, best.base, best.way), 1.2);
  }

  private lineCost(
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
    const far = Math.hypot(middle[0] - hints.near[0], middle[1] - hints.near[1]);
    if (far > hints.within) return FORBIDDEN;
    const isRiver = style === "river";
    if (
      isRiver &&
      this.riverNames.some((name) => Math.hypot(name[0] - middle[0], name[1] - middle[1]) < RIVER_REPEAT)
    ) {
      return FORBIDDEN;
    }
    let ink = 0;
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
        while (angle - before > Math.PI) angle -= 2 * Math.PI;
        while (angle - before < -Math.PI) angle += 2 * Math.PI;
        kink = Math.max(kink, Math.abs(angle - before));
      }
      before = angle;
      least = Math.min(least, angle);
      most = Math.max(most, angle);
      for (const up of [-0.95, -0.5, 0]) {
        const rise = up * line.capHeight;
        ink += this.ink.at([x - Math.sin(angle) * rise, y + Math.cos(angle) * rise]) * 3;
      }
      if (ink >= FORBIDDEN) return FORBIDDEN;
    }
    const bend = most - least;
    return (
      ink * (isRiver ? 2.2 : 1) + bend * (isRiver ? 190 : 70) + Math.max(0, bend - 0.9) * 700 + kink * 250 + far * 0.55
    );
  }

  /** Adds a name whose letters lean: each letter takes a box of its own. */
  addCurved(text: string, style: LabelStyle, glyphs: readonly PlacedGlyph[], margin: number): void {
    this.add(
      text,
      style,
      glyphs,
      glyphs.map((glyph) => boxRound(glyph.middle, glyph.along * 1.1, glyph.across * 1.3)),
      margin,
    );
  }

  private add(
    text: string,
    style: LabelStyle,
    glyphs: readonly PlacedGlyph[],
    boxes: readonly Box[],
    margin: number,
  ): void {
    this.labels.push({ text, style, glyphs, boxes });
    for (const box of boxes) {
      this.ink.take({
        left: box.left - margin,
        top: box.top - margin,
        right: box.right + margin,
        bottom: box.bottom + margin,
      });
    }
  }
}
