import type { Point, ZoneData, ZoneGraphData, ZoneShape, ZoneShapesData } from "@stonebridge/board";
import { resample } from "../../geography/curves.ts";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import { layPlate, plateBox, rowWidth } from "../../zones/plate-layout.ts";
import type { Band } from "../detail.ts";
import { bandAt } from "../detail.ts";
import { type Box, boxRound } from "../labels/patch.ts";
import { COUNTIES, HILL_NAMES, HOUSE_NAMES, SPOT_NAMES, TOWNS, WOOD_NAMES } from "../labels/names.ts";
import { type Setting, setType } from "../labels/typeset.ts";
import type { SheetPlan } from "../layout.ts";
import { within } from "../regions.ts";
import { PLATE_NAME } from "./lettering.ts";
import { lanesAsRoads } from "./rule-roads.ts";

/** Half the side of a crossing's badge with its room, and of the place of a counter, u. */
const BADGE_ROOM = 9;
const COUNTER_ROOM = 19;
/** Borders cost a name something in boxes of this half-side along them, u. */
const BORDER_ROOM = 2;

/** Words that a feature's name may have beyond its zone's. */
const KINDS = /\s+(?:House|Hill|Ridge|Heights|Church|Ch\.|Farm|Fort|Mill)$/;

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
    omitted: new Set([...namesOfZones(graph), ...countiesIn(shapes.field)]),
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

/** Boxes along a border, for names to leave alone. */
export function alongBorder(course: readonly Point[]): Box[] {
  return course.length < 2
    ? []
    : resample(course, 2 * BORDER_ROOM).map((point) => boxRound(point, BORDER_ROOM, BORDER_ROOM));
}

/**
 * Names of the sheet that a zone bears already. Fords and bridges keep theirs: badge and plate stand apart. A house on a hill of
 * the same name keeps its name beside it (Henry on Henry Hill).
 */
function namesOfZones(graph: ZoneGraphData): ReadonlySet<string> {
  const zones = new Set(graph.zones.flatMap(({ name }) => [name, name.replace(/ Farm$/, "")]));
  const texts = [
    ...TOWNS.map(({ place, text }) => [text, place]),
    ...HILL_NAMES.map(({ text }) => [text, text.replace(KINDS, "")]),
    ...Object.entries(HOUSE_NAMES).map(([place, text]) => [
      text,
      place,
      place.replace(KINDS, ""),
      text.replace(/ \(.*/, ""),
    ]),
    ...["Stone House", "Mountain View", "Pageland", "Meadowville", "Rock Hill", "Chantilly"].map((name) => [name]),
    ...SPOT_NAMES.map(({ text }) => [text, text.replace(KINDS, "")]),
    ...WOOD_NAMES.map(({ text }) => [text, `${text}s`]),
  ];
  return new Set(texts.filter((names) => names.some((name) => zones.has(name))).map(([text]) => text));
}
