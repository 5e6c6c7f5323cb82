import type {
  BorderShape,
  EntryShape,
  Point,
  ZoneData,
  ZoneGraphData,
  ZoneShape,
  ZoneShapesData,
} from "@stonebridge/board";
import {
  contains,
  directionAt,
  distance,
  distanceToOutline,
  meetings,
  nearestOn,
  resample,
} from "../geography/index.ts";
import { layInk, type Ink } from "./ink.ts";
import { escarpmentsOf } from "./ring-escarpments.ts";
import { placePlate } from "./plates.ts";
import { middleOfLine } from "./ring.ts";
import type { RingGround } from "./ring-ground.ts";

const round = (value: number): number => Math.round(value * 10) / 10;
const rounded = ([x, y]: Point): Point => [round(x), round(y)];

/** Points to one decimal, without those that fall together. */
function roundedLine(line: readonly Point[]): Point[] {
  return line
    .map(rounded)
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1][0] || y !== all[index - 1][1]);
}

/** Where a road passes a border, if one does. */
function passageOver(border: readonly Point[], ground: RingGround): Point | undefined {
  const passages = ground.ways
    .filter(({ course }) => course.kind !== "unfinished_railroad")
    .flatMap(({ line }) => meetings(line, border).map(({ point }) => point));
  const middle = middleOfLine(border);
  return passages.toSorted((a, b) => distance(a, middle) - distance(b, middle))[0];
}

/** A plate this near to a house covers it, u, and the cost of that. */
const HOUSE_ROOM = 7;
const HOUSE_COST = 400;
/** The same for each u of an escarpment's crest. */
const CREST_ROOM = 4;
const CREST_COST = 8;

/** What a plate would cover: at this scale houses and crests are seen. */
function inkOf(graph: ZoneGraphData, ground: RingGround): Ink {
  const lines = layInk(ground);
  const houses = ground.places.filter(({ kind }) => kind === "house" || kind === "church" || kind === "mill");
  const crests = escarpmentsOf(graph, ground.cells).flatMap(({ crest }) => crest);
  return {
    under(box) {
      const [left, top, right, bottom] = box;
      const near = ([x, y]: Point, room: number): boolean =>
        x > left - room && x < right + room && y > top - room && y < bottom + room;
      const covered = houses.filter(({ point }) => near(point, HOUSE_ROOM)).length;
      const hidden = crests.filter((point) => near(point, CREST_ROOM)).length;
      return lines.under(box) + HOUSE_COST * covered + CREST_COST * hidden;
    },
  };
}

/** Distance of an entry's letter inside the map's edge, and from its road, u. */
const ENTRY_OFF = 15;
const BESIDE_ROAD = 17;

/** Where the letter of an entry stands: at the edge of its zone, beside the road that leads in. */
function entryShape(letter: string, zone: string, road: boolean, ground: RingGround): EntryShape {
  const { cells } = ground;
  const rim = cells.edges.get(Number(zone));
  if (rim === undefined) throw new Error(`Entry ${letter} lies in ${zone}, which does not lie on the map's edge.`);
  const edge = resample(rim, 1);
  const outline = cells.outlines.get(Number(zone))!;
  const roads = ground.ways.filter(({ course }) => course.kind !== "unfinished_railroad").map(({ line }) => line);
  const over = roads.flatMap((line) => meetings(line, edge).map(({ point }) => point))[0] ?? middleOfLine(edge);
  const at = nearestOn(edge, over).leg;
  const beside = road ? [at - BESIDE_ROAD, at + BESIDE_ROAD] : [at];
  const places = beside
    .filter((index) => index > 0 && index < edge.length - 1)
    .map((index) => {
      const [dx, dy] = directionAt(edge, index);
      // The edge is walked clockwise: the map lies on its right.
      const into: Point = [-dy, dx];
      return { into, at: [edge[index][0] + into[0] * ENTRY_OFF, edge[index][1] + into[1] * ENTRY_OFF] as const };
    })
    .filter((place) => contains(outline, place.at));
  if (places.length === 0) throw new Error(`The letter ${letter} finds no room at the edge of ${zone}.`);
  const clear = (place: Point): number =>
    Math.min(distanceToOutline(outline, place), ...roads.map((line) => nearestOn(line, place).distance));
  const best = places.reduce((a, b) => (clear(a.at) >= clear(b.at) ? a : b));
  const [dx, dy] = best.into;
  return { letter, zone, at: rounded(best.at), into: [Math.round(dx * 1000) / 1000, Math.round(dy * 1000) / 1000] };
}

/** What the ground calls a zone; empty if its number is its only name. */
function nameOf({ name, number }: ZoneData): string {
  return name === String(number) ? "" : name;
}

/**
 * The shapes of a map of given rings. Plates bear a zone's name below its number; in zones too narrow for it, the number alone.
 * @throws when a zone has no room for plate and counters
 */
export function shapesOfRings(graph: ZoneGraphData, ground: RingGround): ZoneShapesData {
  const { cells, frame } = ground;
  const ink = inkOf(graph, ground);
  const borders = graph.borders.map(({ between, kind, road }): BorderShape => {
    const { course } = cells.borders.get(between.join("-"))!;
    const passage = (road ? passageOver(course, ground) : undefined) ?? middleOfLine(course);
    return {
      between,
      course: kind === "land" ? roundedLine(course) : [],
      ...(kind === "bridge" && { badge: rounded(passage) }),
      middle: rounded(passage),
    };
  });
  const badges = borders.flatMap(({ badge }) => (badge === undefined ? [] : [badge]));
  const entries = (graph.entries ?? []).map(({ letter, zone, road }) => entryShape(letter, zone, road, ground));
  const zones = graph.zones.map((zone): ZoneShape => {
    const outline = cells.outlines.get(zone.number)!;
    const river = zone.ring.flatMap((next) => {
      const border = cells.borders.get(`${zone.id}-${next}`);
      return border?.river === true ? [border.course] : [];
    });
    const signs = zone.terrain.length + (zone.victoryPoints > 0 ? 1 : 0);
    const signsOnGround = entries.filter((entry) => entry.zone === zone.id).map(({ at }) => at);
    const bare = { name: "", signs, outline, river, badges, signsOnGround };
    const placed = placePlate({ ...bare, name: nameOf(zone) }, ink) ?? placePlate(bare, ink);
    if (placed === undefined)
      throw new Error(`No room for plate and counters in ${zone.id}: move its anchor or a neighbour's.`);
    return {
      id: zone.id,
      outline: roundedLine(outline),
      counters: rounded(placed.counters),
      plate: rounded(placed.plate),
      lines: placed.lines,
    };
  });
  return { id: graph.id, sheet: frame.sheet, field: roundedLine(cells.field), zones, borders, entries };
}
