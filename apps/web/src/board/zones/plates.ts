import { layPlate, numberSize, PLATE, plateBox, rowWidth } from "@stonebridge/atlas";
import type { Point, ZoneData, ZoneShape } from "@stonebridge/board";
import { bandOf, platePixels, showsNames } from "./bands.ts";
import { starPath } from "../counters/figures.ts";
import { lettering, textWidth } from "../counters/lettering.ts";
import { type Box, boxAbout, sharedArea } from "../geometry.ts";
import { num } from "../drawing/markup.ts";
import { COLOURS } from "../drawing/palette.ts";

type Sign = "hill" | "scoring-hill" | "woods" | "village" | "shield";

export interface Plate {
  readonly zone: string;
  readonly number: number;
  readonly points: number;
  readonly signs: readonly Sign[];
  readonly lines: readonly string[];
  readonly middle: Point;
  /** Middle of the number disc, seen from the plate's middle. */
  readonly disc: Point;
  /** With its name, at the size in map units. */
  readonly box: Box;
}

/** Lays out a plate from the zone's data and the place of its number disc. */
export function plateOf(zone: ZoneData, shape: ZoneShape): Plate {
  const terrain = zone.terrain.map((kind): Sign => (kind === "hill" && zone.victoryPoints > 0 ? "scoring-hill" : kind));
  const order: readonly Sign[] = ["scoring-hill", "hill", "woods", "village"];
  const signs = [
    ...order.filter((sign) => terrain.includes(sign)),
    ...(zone.victoryPoints > 0 ? (["shield"] as const) : []),
  ];
  const lines = shape.lines.map((line) => line.toUpperCase());
  const width = Math.max(
    rowWidth(signs.length),
    ...lines.map((line) => textWidth(line, 600, PLATE.nameSize, PLATE.nameSpacing)),
  );
  const [left, top, right, bottom] = plateBox(shape.plate, width, signs.length, lines.length);
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  return {
    zone: zone.id,
    number: zone.number,
    points: zone.victoryPoints,
    signs,
    lines,
    middle,
    disc: [shape.plate[0] - middle[0], shape.plate[1] - middle[1]],
    box: { left, right, top, bottom },
  };
}

function ring(fill: string): string {
  return `<circle r="${PLATE.signRadius}" fill="${fill}" stroke="${COLOURS.black}" stroke-width=".8"/>`;
}

/** Roundels of terrain about 0, 0, drawn once and used by every plate. */
export function signSymbols(prefix: string): string {
  const mound = `<path d="M-4.4 2.9Q-2.6-3 0-3T4.4 2.9z" fill="${COLOURS.ivory}" stroke="${COLOURS.black}" stroke-width=".8" stroke-linejoin="round"/><path d="M-1.4-1.6L-2.5 1.9M0-2L0 1.7M1.4-1.6L2.5 1.9" stroke="${COLOURS.black}" stroke-width=".75"/>`;
  const tree = `<path d="M0 4.2V1.4" stroke="${COLOURS.black}" stroke-width="1.1"/><path d="M-1.8 1.8A1.9 1.9 0 0 1-2.7-1.4A2 2 0 0 1-.8-3.9A2.1 2.1 0 0 1 2.2-2.8A1.9 1.9 0 0 1 2.4 1A1.6 1.6 0 0 1 .6 1.9z" fill="${COLOURS.tree}" stroke="${COLOURS.black}" stroke-width=".7"/>`;
  const gables = `<path d="M-4.2 3V-.2L-2-2.2L.2-.2V3zM.9 3V.9L2.5-.7L4.1.9V3z" fill="${COLOURS.black}"/>`;
  const symbol = (id: string, content: string) => `<g id="${prefix}${id}">${content}</g>`;
  return (
    symbol("hill", ring(COLOURS.hill) + mound) +
    symbol("scoring-hill", ring(COLOURS.scoringHill) + mound) +
    symbol("woods", ring(COLOURS.woods) + tree) +
    symbol("village", ring(COLOURS.paper) + gables)
  );
}

/** Dots in a ring: the South's sign. */
const DOTS = Array.from({ length: 9 }, (_, dot) => {
  const angle = (dot * 2 * Math.PI) / 9;
  return `M${num(5.25 * Math.cos(angle) - 0.55)} ${num(5.25 * Math.sin(angle))}a.55.55 0 1 1 0 .01z`;
}).join("");

/**
 * Victory points with who holds them: a blue shield under a star for the North, a grey disc in a ring of dots for the South,
 * a carmine shield for nobody.
 */
function victoryShield([x, y]: Point, points: number, control: "north" | "south" | undefined): string {
  const figure = (baseline: number, fill: string, size: number) =>
    lettering(String(points), 0, baseline, { weight: 800, size, fill });
  const shield = "M0-7.2L6.6-2.4V3.2Q3.6 6.9 0 7.6Q-3.6 6.9-6.6 3.2V-2.4z";
  let content: string;
  if (control === "south") {
    content = `<circle r="6.7" fill="${COLOURS.south}" stroke="${COLOURS.black}" stroke-width=".9"/><path d="${DOTS}" fill="${COLOURS.black}"/>${figure(2.95, COLOURS.black, 8.4)}`;
  } else if (control === "north") {
    content = `<path d="M-6.8-6.6H6.8V2.6Q4 6.6 0 8Q-4 6.6-6.8 2.6z" fill="${COLOURS.north}" stroke="${COLOURS.ivory}" stroke-width="1.1"/><path d="${starPath(0, -4.1, 2.3)}" fill="${COLOURS.gold}"/>${figure(5.5, COLOURS.white, 8.6)}`;
  } else {
    content = `<path d="${shield}" fill="${COLOURS.carmine}" stroke="${COLOURS.ivory}" stroke-width="1.1"/>${figure(3.4, COLOURS.white, 9.2)}`;
  }
  return `<g transform="translate(${num(x)} ${num(y)})">${content}</g>`;
}

/** Size of the number of a zone that is left of its plate on the sheet. */
const SHEET_NUMBER = 8.8;

/**
 * Zones whose plates are left out on the sheet, from so far off that their numbers would lie on one another: those that score are
 * kept first, then the others in their own order.
 */
export function leftOut(plates: Iterable<Plate>, zoom: number): ReadonlySet<string> {
  if (bandOf(zoom) !== "sheet") return new Set();
  const scale = platePixels(zoom) / zoom;
  const kept: Box[] = [];
  const out = new Set<string>();
  for (const { zone, number, points, middle } of [...plates].toSorted((a, b) => b.points - a.points)) {
    const width = textWidth(String(number), 800, SHEET_NUMBER) + (points > 0 ? 14 : 0);
    const box = boxAbout(middle, width * scale, SHEET_NUMBER * scale);
    if (kept.some((other) => sharedArea(box, other) > 0)) out.add(zone);
    else kept.push(box);
  }
  return out;
}

export interface PlateView {
  readonly zoom: number;
  readonly control: "north" | "south" | undefined;
  /** The pointer, the focus or a decision is on this zone: its name shows even from afar. */
  readonly named: boolean;
  readonly tone: "light" | "dark";
  /** Prefix of {@link signSymbols}. */
  readonly prefix: string;
}

/** Width that a plate's middle row takes on the sheet, where only the number and the shield are left. */
function sheetRow(plate: Plate, view: PlateView): string {
  const number = lettering(String(plate.number), 0, 3.1, {
    weight: 800,
    size: SHEET_NUMBER,
    fill: COLOURS.black,
    halo: [COLOURS.ivory, 2.6],
  });
  return plate.points > 0
    ? `<g transform="translate(-7 0)">${number}</g>${victoryShield([5, 0], plate.points, view.control)}`
    : number;
}

/** A plate about 0, 0, in its own units. */
export function plateMarkup(plate: Plate, view: PlateView): string {
  const named = view.named || showsNames(view.zoom);
  const bare = bandOf(view.zoom) === "sheet" && !view.named;
  const scale = platePixels(view.zoom) / view.zoom;
  const place = `translate(${num(plate.middle[0], 1)} ${num(plate.middle[1], 1)}) scale(${num(scale, 3)})`;
  if (bare) return `<g transform="${place}">${sheetRow(plate, view)}</g>`;
  const [x, y] = plate.disc;
  const layout = layPlate(plate.disc, plate.signs.length, plate.lines.length);
  const size = numberSize(plate.number);
  let content = `<circle cx="${num(x)}" cy="${num(y)}" r="${PLATE.discRadius}" fill="${COLOURS.black}"/>${lettering(String(plate.number), x, y + size * 0.36, { weight: 800, size, fill: COLOURS.ivory })}`;
  for (const [index, sign] of plate.signs.entries()) {
    const at = layout.signs[index] as Point;
    content +=
      sign === "shield"
        ? victoryShield(at, plate.points, view.control)
        : `<use href="#${view.prefix}${sign}" x="${num(at[0])}" y="${num(at[1])}"/>`;
  }
  if (named) {
    const style = {
      weight: 600,
      size: PLATE.nameSize,
      spacing: PLATE.nameSpacing,
      fill: view.tone === "dark" ? COLOURS.placeByNight : COLOURS.place,
      halo: [COLOURS.ivory, 2.8],
    } as const;
    for (const [index, line] of plate.lines.entries()) {
      content += lettering(line, ...(layout.names[index] as Point), style);
    }
  }
  return `<g transform="${place}">${content}</g>`;
}
