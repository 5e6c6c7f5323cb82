import type { Geography } from "../geography/index.ts";
import type { LineKind } from "../geography/lines.ts";
import { type Vegetation, plant } from "./cover/standing.ts";
import { type Woods, layWoods } from "./cover/woods.ts";
import type { Band } from "./detail.ts";
import { BATTLEFIELD, type Extent } from "./extent.ts";
import { type Crossing, layCrossings } from "./features/crossings.ts";
import { type Houses, layHouses } from "./features/houses.ts";
import { type Waters, layWaters } from "./features/waters.ts";
import { type Ways, layWays } from "./features/ways.ts";
import { TITLE_BLOCK } from "./furniture/frame-lines.ts";
import type { Relief } from "./relief.ts";
import { InkMap } from "./labels/ink-map.ts";
import { type Box, boxRound, patchOf } from "./labels/patch.ts";
import type { LabelBoard } from "./labels/label-board.ts";
import { BATTLEFIELD_LETTERING, type Lettering } from "./labels/names.ts";
import { placeNames } from "./labels/place-names.ts";
import { type LabelStyle, isShown } from "./labels/styles.ts";
import { Mask } from "./mask.ts";
import type { Line } from "../geography/curves.ts";
import { type Region, grown, rectangle, without } from "./regions.ts";
import type { RoadStretch } from "./zones/rule-roads.ts";

/** What a sheet is for. */
export interface SheetPlan {
  /** Zoom in CSS px per u at which the sheet is to be read; decides detail and the least size of names. */
  readonly zoom: number;
  readonly band: Band;
  /** The title block in the south-west, with vignette, signs and scale. Features stop at it. */
  readonly titleBlock: boolean;
  /** Names that the sheet leaves out, as written on it: a zone of that name has it already. */
  readonly omitted: ReadonlySet<string>;
  /** Boxes of game furniture: no name and no tree there. */
  readonly furniture: readonly Box[];
  /** Boxes that names should avoid: places of counters, borders. */
  readonly quiet: readonly Box[];
  /** Stretches of lanes that are drawn as roads, because the game takes them for roads. */
  readonly asRoads: readonly RoadStretch[];
}

/** What is drawn on the ground of a sheet, before it is lettered and planted. */
export interface Features {
  readonly extent: Extent;
  readonly relief: Relief;
  /** What furniture covers: features stop at it. */
  readonly closed: Region;
  /** The ground less what is closed. */
  readonly ground: Region;
  readonly waters: Waters;
  readonly ways: Ways;
  readonly crossings: readonly Crossing[];
  readonly houses: Houses;
  readonly woods: Woods;
}

/** Everything on a sheet, in its place, before it is drawn. */
export interface Layout extends Features {
  readonly plan: SheetPlan;
  readonly names: LabelBoard;
  readonly vegetation: Vegetation;
  /** Where no slope stroke may be, three cells to the u; and where woods thin them. */
  readonly cleared: Mask;
  readonly wooded: Mask;
}

/** Half-width of the strip that slope strokes leave free along lines, and round houses, u. */
const STROKE_OFF: Readonly<Record<Exclude<LineKind, "river">, number>> = {
  turnpike: 2.6,
  road: 1.9,
  lane: 1.1,
  railroad: 2,
  unfinished_railroad: 3.2,
  stream: 0.9,
};
const STROKE_OFF_RIVER = 1.6;
const STROKE_OFF_HOUSE = 3.2;

/** Cost of covering a line with a name, and half the width of its strip, u. */
const LINE_INK: Readonly<Record<Exclude<LineKind, "river">, readonly [cost: number, halfWidth: number]>> = {
  turnpike: [9, 2.5],
  road: [6, 1.5],
  lane: [4.5, 1.5],
  railroad: [7, 2.5],
  unfinished_railroad: [8, 3],
  stream: [5, 1],
};
const INK = { hachure: 0.8, wood: 0.9, river: 12, house: 40, quiet: 16 } as const;
/** Strokes lighter than this cost a name nothing, u. */
const LIGHT_STROKE = 0.2;
/** Fords and bridges named even on the whole sheet. */
const BATTLEFIELD_CROSSINGS = new Set([
  "Stone Bridge",
  "Sudley Ford",
  "Blackburn's Ford",
  "Mitchell's Ford",
  "McLean's Ford",
]);
/** Names are at least so high, CSS px; above this zoom they grow at half the speed of the map. */
const LEAST_NAME = 7;
const SLOWER_ABOVE = 2.2;

/** Lays out a sheet: waters, ways, crossings, houses, woods, names, and last what grows between them. */
export function layOut(geography: Geography, relief: Relief, plan: SheetPlan): Layout {
  const frame = rectangle(0, 0, BATTLEFIELD.width, BATTLEFIELD.height);
  const closed = plan.titleBlock ? TITLE_BLOCK : [];
  const ground = plan.titleBlock ? without(frame, closed) : frame;
  const waters = layWaters(geography.lines, ground);
  const ways = layWays(geography.lines, plan.asRoads);
  const crossings = layCrossings(geography.lines, ways, geography.places);
  const houses = layHouses(geography.places, ways, ground);
  const woods = layWoods({ geography, waters, ways, houses, ground });
  return dressed(
    { extent: BATTLEFIELD, relief, closed, ground, waters, ways, crossings, houses, woods },
    geography,
    BATTLEFIELD_LETTERING,
    plan,
  );
}

/** Letters and plants the features of a sheet. `geography` and `lettering` in u of that sheet. */
export function dressed(features: Features, geography: Geography, lettering: Lettering, plan: SheetPlan): Layout {
  const { extent, relief, closed, ground, waters, ways, crossings, houses, woods } = features;
  const lines = lineStrips(geography, ways);
  const ink = inkOf(features, lines, plan);
  const names = placeNames({
    geography,
    lettering,
    ways,
    crossings,
    houses,
    ground,
    ink,
    badges: plan.furniture.length > 0,
    scaled: (size) => scaledSize(size, plan.zoom),
    wanted: (style, text, scores) => isWanted(plan, style, text, scores),
  });
  const vegetation = plant({
    extent,
    geography,
    waters,
    ways,
    houses,
    woods,
    steep: relief.steep,
    closed,
    taken: (x, y) => ink.isTaken(x, y),
  });
  return {
    ...features,
    plan,
    names,
    vegetation,
    cleared: clearedForStrokes(features, lines),
    wooded: new Mask(2, extent).fill(woods.blocks),
  };
}

interface Strip {
  readonly course: Line;
  readonly kind: Exclude<LineKind, "river">;
}

function lineStrips(geography: Geography, ways: Ways): Strip[] {
  const streams = [...geography.lines.values()].filter((line) => line.kind === "stream");
  return [...streams, ...ways.drawn, ...ways.railroads, ...ways.unfinished].map(({ course, kind }) => ({
    course,
    kind: kind as Exclude<LineKind, "river">,
  }));
}

function clearedForStrokes({ extent, waters, houses, closed }: Features, lines: readonly Strip[]): Mask {
  const mask = new Mask(3, extent).fill(grown(waters.river, STROKE_OFF_RIVER));
  mask.fill(grown(waters.broadRuns, STROKE_OFF.stream));
  for (const { course, kind } of lines) mask.stroke(course, STROKE_OFF[kind]);
  for (const { at } of houses.buildings) mask.stroke([at, at], STROKE_OFF_HOUSE);
  return closed.length > 0 ? mask.fill(closed) : mask;
}

/** What is drawn where, as the cost of covering it with a name. */
function inkOf(features: Features, lines: readonly Strip[], plan: SheetPlan): InkMap {
  const { extent, relief, waters, houses, woods, closed } = features;
  const ink = new InkMap(extent);
  const strokes = new Mask(1, extent);
  for (const { course, weight } of relief.hachures) if (weight > LIGHT_STROKE) strokes.stroke(course, 0.5);
  ink.addMask(strokes, INK.hachure);
  ink.addMask(new Mask(1, extent).fill(woods.stand), INK.wood);
  for (const [kind, [cost, halfWidth]] of Object.entries(LINE_INK)) {
    const mask = new Mask(1, extent);
    for (const line of lines) if (line.kind === kind) mask.stroke(line.course, halfWidth);
    ink.addMask(mask, cost);
  }
  const river = new Mask(1, extent).fill(waters.river);
  ink.addMask(river, INK.river);
  ink.keepFree(new Mask(1, extent).fill(grown(waters.river, 0.8)));
  const walls = new Mask(1, extent);
  for (const { at, halfLength } of houses.buildings) {
    ink.addBox(boxRound(at, 2.5, 2.5), INK.house);
    walls.stroke([at, at], halfLength + 0.5);
  }
  ink.keepFree(walls);
  if (closed.length > 0) ink.keepFree(new Mask(1, extent).fill(grown(closed, 4)));
  for (const box of plan.furniture) ink.take(patchOf(box));
  for (const box of plan.quiet) ink.addBox(box, INK.quiet);
  return ink;
}

/** Size of a name at a zoom: never under 7 CSS px, and growing at half the speed of the map above 2.2 px per u. */
function scaledSize(size: number, zoom: number): number {
  const slowed = zoom > SLOWER_ABOVE ? (SLOWER_ABOVE + (zoom - SLOWER_ABOVE) / 2) / zoom : 1;
  return Math.max(size * slowed, LEAST_NAME / zoom);
}

function isWanted(plan: SheetPlan, style: LabelStyle, text: string, scores?: boolean): boolean {
  if (plan.omitted.has(text) || !isShown(style, plan.band)) return false;
  if (plan.band !== "sheet") return true;
  if (style === "ford") return BATTLEFIELD_CROSSINGS.has(text);
  return style !== "hill" || scores === true;
}
