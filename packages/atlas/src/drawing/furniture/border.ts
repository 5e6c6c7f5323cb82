import { FRAME, HEIGHT, WIDTH, mapPoint } from "../../geography/frame.ts";
import { straightText } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { short, shorts } from "../path.ts";
import { element, group, path } from "../svg.ts";
import { TITLE_BOX } from "./frame-lines.ts";

/** Distance from the neat line and weight of each line of the border, u. */
const RULES = [
  [0, 0.8],
  [2.2, 0.35],
  [10.2, 0.45],
  [15.5, 3.4],
  [19.2, 0.5],
  [21, 0.35],
] as const;
/** The band of minutes lies between these distances; its bars keep off its lines. */
const BAND = { inner: 2.2, outer: 10.2, bar: 3.8, off: 0.9 } as const;
const FIGURES = { face: "roman", size: 9.5, spacing: 0.04 } as const;
const IMPRINT =
  "Local rectangular projection, lon. 77° 30′ W., lat. 38° 48′ N. Hachures drawn to intervals of 4 metres. " +
  "Woods and relief are restored from descriptions, and rougher than roads and waters.";

const eastOf = (minute: number): number => mapPoint(FRAME.north, minute / 60)[0];
const southOf = (minute: number): number => mapPoint(minute / 60, FRAME.west)[1];

const WEST_MINUTE = Math.floor(FRAME.west * 60);
const EAST_MINUTE = Math.ceil(FRAME.east * 60);
const SOUTH_MINUTE = Math.floor(FRAME.south * 60);
const NORTH_MINUTE = Math.ceil(FRAME.north * 60);

/** Draws the border: neat line, minutes of arc with ticks each ten seconds, rules, degrees, and the imprint at the foot. */
export function drawBorder(): string {
  const ink = { stroke: PALETTE.ink, fill: "none" };
  const rules = RULES.map(([off, weight]) =>
    element("rect", {
      x: -off,
      y: -off,
      width: WIDTH + 2 * off,
      height: HEIGHT + 2 * off,
      ...ink,
      "stroke-width": weight,
    }),
  );
  const { bars, lines } = minutes();
  return group(
    {},
    ...rules,
    path(bars, { fill: PALETTE.ink }),
    path(lines, { ...ink, "stroke-width": 0.4 }),
    path(tenSeconds(), { ...ink, "stroke-width": 0.3 }),
    path(degrees(), { fill: PALETTE.ink }),
    path(straightText(IMPRINT, { face: "italic", size: 7.6 }, [WIDTH / 2, HEIGHT + 50]), { fill: PALETTE.sepia }),
  );
}

/** Every other minute of arc as a black bar, and a line at each minute. */
function minutes(): { readonly bars: string; readonly lines: string } {
  let bars = "";
  let lines = "";
  const far = BAND.outer - BAND.off;
  const near = BAND.outer - BAND.off - BAND.bar;
  for (let minute = WEST_MINUTE; minute < EAST_MINUTE; minute++) {
    const left = Math.max(0, eastOf(minute));
    const right = Math.min(WIDTH, eastOf(minute + 1));
    if (minute % 2 === 0 && right > left) {
      bars += bar(left, -far, right - left, BAND.bar) + bar(left, HEIGHT + near, right - left, BAND.bar);
    }
    if (eastOf(minute) > 0) lines += `M${shorts([left, -BAND.outer])}v8M${shorts([left, HEIGHT + BAND.inner])}v8`;
  }
  for (let minute = SOUTH_MINUTE; minute < NORTH_MINUTE; minute++) {
    const top = Math.max(0, southOf(minute + 1));
    const bottom = Math.min(HEIGHT, southOf(minute));
    if (minute % 2 === 0 && bottom > top) {
      bars += bar(-far, top, BAND.bar, bottom - top) + bar(WIDTH + near, top, BAND.bar, bottom - top);
    }
    if (southOf(minute) < HEIGHT) {
      lines += `M${shorts([-BAND.outer, southOf(minute)])}h8M${shorts([WIDTH + BAND.inner, southOf(minute)])}h8`;
    }
  }
  return { bars, lines };
}

function bar(x: number, y: number, width: number, height: number): string {
  return `M${shorts([x, y])}h${short(width)}v${short(height)}h${short(-width)}z`;
}

function tenSeconds(): string {
  let ticks = "";
  for (let step = Math.ceil(FRAME.west * 360); step / 360 < FRAME.east; step++) {
    if (step % 6 === 0) continue;
    const x = eastOf(step / 6);
    ticks += `M${shorts([x, -2.2])}v-2.2M${shorts([x, HEIGHT + 2.2])}v2.2`;
  }
  for (let step = Math.ceil(FRAME.south * 360); step / 360 < FRAME.north; step++) {
    if (step % 6 === 0) continue;
    const y = southOf(step / 6);
    ticks += `M${shorts([-2.2, y])}h-2.2M${shorts([WIDTH + 2.2, y])}h2.2`;
  }
  return ticks;
}

/** Degrees and minutes outside every second minute. */
function degrees(): string {
  let figures = "";
  for (let minute = WEST_MINUTE + 1; minute < EAST_MINUTE; minute++) {
    if (minute % 2 !== 0) continue;
    for (const y of [-26.5, HEIGHT + 34]) figures += straightText(written(minute), FIGURES, [eastOf(minute), y]);
  }
  for (let minute = SOUTH_MINUTE + 1; minute < NORTH_MINUTE; minute++) {
    if (minute % 2 !== 0) continue;
    figures += straightText(written(minute), FIGURES, [-26.5, southOf(minute)], "middle", -Math.PI / 2);
    figures += straightText(written(minute), FIGURES, [WIDTH + 26.5, southOf(minute)], "middle", Math.PI / 2);
  }
  return figures;
}

function written(minute: number): string {
  const value = Math.abs(minute);
  return `${Math.floor(value / 60)}° ${String(value % 60).padStart(2, "0")}′`;
}

/** Draws small crosses where every second meridian and parallel meet. */
export function drawGraticule(titleBlock: boolean): string {
  let crosses = "";
  for (let east = WEST_MINUTE + 1; east < EAST_MINUTE; east++) {
    for (let north = SOUTH_MINUTE + 1; north < NORTH_MINUTE; north++) {
      const x = eastOf(east);
      const y = southOf(north);
      const covered = titleBlock && x < TITLE_BOX.right + 6 && y > TITLE_BOX.top - 6;
      if (east % 2 === 0 && north % 2 === 0 && !covered) crosses += `M${shorts([x - 4, y])}h8M${shorts([x, y - 4])}v8`;
    }
  }
  return path(crosses, { fill: "none", stroke: PALETTE.ink, "stroke-width": 0.3, opacity: 0.7 });
}
