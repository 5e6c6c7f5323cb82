import type { BorderShape, Point, ZoneGraphData, ZoneShape, ZoneShapesData } from "@stonebridge/board";
import { distance, meetings } from "../geography/index.ts";
import { layInk } from "./ink.ts";
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

/**
 * The shapes of a map of given rings. Plates bear the number alone: what the ground calls a zone is lettered on the base.
 * @throws when a zone has no room for plate and counters
 */
export function shapesOfRings(graph: ZoneGraphData, ground: RingGround): ZoneShapesData {
  const { cells, frame } = ground;
  const ink = layInk(ground);
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
  const zones = graph.zones.map((zone): ZoneShape => {
    const outline = cells.outlines.get(zone.number)!;
    const river = zone.ring.flatMap((next) => {
      const border = cells.borders.get(`${zone.id}-${next}`);
      return border?.river === true ? [border.course] : [];
    });
    const signs = zone.terrain.length + (zone.victoryPoints > 0 ? 1 : 0);
    const placed = placePlate({ name: "", signs, outline, river, badges }, ink);
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
  return { id: graph.id, sheet: frame.sheet, field: roundedLine(cells.field), zones, borders };
}
