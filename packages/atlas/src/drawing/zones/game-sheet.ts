import type { Point, ZoneData, ZoneGraphData, ZoneShape, ZoneShapesData } from "@stonebridge/board";
import { resample } from "../../geography/curves.ts";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import { layPlate, plateBox, rowWidth } from "../../zones/plate-layout.ts";
import type { Band } from "../detail.ts";
import { bandAt } from "../detail.ts";
import { type Box, boxRound } from "../labels/patch.ts";
import { BATTLEFIELD_LETTERING, COUNTIES } from "../labels/names.ts";
import { type Setting, setType } from "../labels/typeset.ts";
import type { SheetPlan } from "../layout.ts";
import { within } from "../regions.ts";
import { PLATE_NAME } from "./lettering.ts";
import { namesOnPlates } from "./names-on-plates.ts";
import { lanesAsRoads } from "./rule-roads.ts";

/** Half the side of a crossing's badge with its room, and of the place of a counter, u. */
const BADGE_ROOM = 9;
const COUNTER_ROOM = 19;
/** Borders cost a name something in boxes of this half-side along them, u. */
const BORDER_ROOM = 2;

/** The plan of a base sheet for a zone map: its names and trees keep off the furniture of the game, roads are drawn where it has them. */
export function gameSheet(
  graph: ZoneGraphData,
  shapes: ZoneShapesData,
  lines: ReadonlyMap<string, DrawnLine>,
  zoom: number,
  titleBlock: boolean,
  band: Band = bandAt(zoom),
): SheetPlan {
  const plates = shapes.zones.map((shape) => boxOfPlate(zoneOf(graph, shape.id), shape));
  const badges = shapes.borders.flatMap(({ badge }) =>
    badge === undefined ? [] : [boxRound(badge, BADGE_ROOM, BADGE_ROOM)],
  );
  const counters = shapes.zones.map(({ counters: at }) => boxRound(at, COUNTER_ROOM, COUNTER_ROOM));
  const borders = shapes.borders.flatMap(({ course }) => alongBorder(course));
  return {
    zoom,
    band,
    titleBlock,
    omitted: new Set([...namesOnPlates(graph, shapes, BATTLEFIELD_LETTERING), ...countiesIn(shapes.field)]),
    furniture: [...plates, ...badges],
    quiet: [...counters, ...borders],
    asRoads: lanesAsRoads(graph, shapes, lines),
  };
}

/** The zone of an id. @throws when graph and shapes do not belong together */
export function zoneOf(graph: ZoneGraphData, id: string): ZoneData {
  const zone = graph.zones.find((candidate) => candidate.id === id);
  if (zone === undefined) throw new Error(`The shapes know a zone "${id}" that the graph "${graph.id}" does not have.`);
  return zone;
}

/** Number of signs on a zone's plate right of its number. */
function signCount(zone: ZoneData): number {
  return zone.terrain.length + (zone.victoryPoints > 0 ? 1 : 0);
}

/** The box of a zone's plate with its name. */
export function boxOfPlate(zone: ZoneData, shape: ZoneShape): Box {
  const signs = signCount(zone);
  const width = Math.max(rowWidth(signs), ...shape.lines.map((line) => plateType(line, PLATE_NAME).width)) + 2;
  const [left, top, right, bottom] = plateBox(shape.plate, width, signs, shape.lines.length);
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
}

/** A line of a zone's name as its plate sets it. */
export function plateType(line: string, setting: Setting): ReturnType<typeof setType> {
  return setType(line.toUpperCase(), setting);
}

/** Where everything on a zone's plate stands. */
export function plateOf(zone: ZoneData, shape: ZoneShape): ReturnType<typeof layPlate> {
  return layPlate(shape.plate, signCount(zone), shape.lines.length);
}

/** Names of counties that would lie on the field of play. */
function countiesIn(field: readonly Point[]): string[] {
  return COUNTIES.filter(({ through }) => through.some((point) => within([field], point))).map(({ text }) => text);
}

/** Boxes along a border that names should avoid. */
export function alongBorder(course: readonly Point[]): Box[] {
  return course.length < 2
    ? []
    : resample(course, 2 * BORDER_ROOM).map((point) => boxRound(point, BORDER_ROOM, BORDER_ROOM));
}
