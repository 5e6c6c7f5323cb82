import type { Point } from "@stonebridge/board";
import { type Crossing, crossingsOf } from "./crossings.ts";
import { dryOutline, waterBy } from "./dry-ground.ts";
import { type FocusMap, focusMapOf } from "./focus-order.ts";
import { type Box, boxOf, holds, inside, pathData, squareAbout } from "./geometry.ts";
import type { BoardStatics } from "./model.ts";
import { type Plate, plateOf } from "./plates.ts";
import { rimData, type Stretch, stretchesOf } from "./rim.ts";
import type { StackGround } from "./stacks.ts";
import { type Links, linksOf } from "./travel.ts";
import { zoneMask } from "./zone-mask.ts";

/** The map made ready for drawing and pointing; nothing in it changes. */
export interface MapGround {
  readonly spaces: readonly string[];
  readonly sheet: Box;
  readonly field: Box;
  readonly anchors: ReadonlyMap<string, Point>;
  readonly plates: ReadonlyMap<string, Plate>;
  readonly stacks: ReadonlyMap<string, StackGround>;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly crossings: readonly Crossing[];
  readonly links: Links;
  readonly focus: FocusMap;
  /** Outline as path data: what a pointer and a focus ring use. */
  outline(zone: string): string;
  /** Outline without the river, as path data: what washes and bands use. */
  dry(zone: string): string;
  /** The part of a zone's dry outline that does not lie along some zones, as path data. */
  rim(zone: string, within: ReadonlySet<string>): string;
  /** Course of the border between two zones as path data; undefined where they share none. */
  course(one: string, other: string): string | undefined;
  middle(one: string, other: string): Point | undefined;
  spaceAt(point: Point): string | undefined;
}

/** Room of a crossing's badge, map units. */
const BADGE_ROOM = 20;

function pair(one: string, other: string): string {
  return one < other ? `${one}|${other}` : `${other}|${one}`;
}

/** What is worked out for a zone when it is first asked. */
function remembered<T>(make: (zone: string) => T): (zone: string) => T {
  const known = new Map<string, T>();
  return (zone) => {
    const value = known.get(zone) ?? make(zone);
    known.set(zone, value);
    return value;
  };
}

/** A mask that is made when it is first asked. */
function lazyMask(outline: readonly Point[]): StackGround["within"] {
  let mask: StackGround["within"] | undefined;
  return (x, y) => (mask ??= zoneMask(outline))(x, y);
}

/** @throws Error where graph and shapes do not tell of the same zones. */
export function mapGround({ graph, shapes }: BoardStatics): MapGround {
  const shapeOf = new Map(shapes.zones.map((shape) => [shape.id, shape]));
  const missing = graph.zones.find((zone) => !shapeOf.has(zone.id));
  if (missing) throw new Error(`Map ${graph.id}: zone ${missing.id} has no shape. Build graph and shapes together.`);
  const outlines = new Map(shapes.zones.map((shape) => [shape.id, pathData(shape.outline, true)]));
  const boxes = new Map(shapes.zones.map((shape) => [shape.id, boxOf(shape.outline)]));
  const borders = new Map(shapes.borders.map((border) => [pair(...border.between), border]));
  const plates = new Map(
    graph.zones.map((zone) => [
      zone.id,
      plateOf(zone, shapeOf.get(zone.id) as NonNullable<ReturnType<typeof shapeOf.get>>),
    ]),
  );
  const water = waterBy(shapes, graph);
  const badges = new Map<string, Box[]>();
  for (const { between, badge } of shapes.borders) {
    if (badge) for (const id of between) badges.set(id, [...(badges.get(id) ?? []), squareAbout(...badge, BADGE_ROOM)]);
  }
  const focus = focusMapOf(graph, shapes);
  const dryOf = remembered((zone) => dryOutline(shapeOf.get(zone)?.outline ?? [], water.get(zone) ?? []));
  const dryData = remembered((zone) => pathData(dryOf(zone), true));
  const stretches = remembered((zone): readonly Stretch[] => {
    const course = (other: string) => borders.get(pair(zone, other))?.course ?? [];
    return stretchesOf(dryOf(zone), new Map((focus.rings.get(zone) ?? []).map((other) => [other, course(other)])));
  });
  const [left, top, right, bottom] = shapes.sheet;
  return {
    spaces: graph.zones.map((zone) => zone.id),
    sheet: { left, top, right, bottom },
    field: boxOf(shapes.field),
    anchors: new Map(shapes.zones.map((shape) => [shape.id, shape.counters])),
    plates,
    stacks: new Map(
      shapes.zones.map((shape) => [
        shape.id,
        {
          space: shape.id,
          anchor: shape.counters,
          within: lazyMask(shape.outline),
          plates: [shape.id, ...(focus.rings.get(shape.id) ?? [])].flatMap((id) => plates.get(id)?.box ?? []),
          badges: badges.get(shape.id) ?? [],
        },
      ]),
    ),
    boxes,
    crossings: crossingsOf(graph, shapes),
    links: linksOf(graph),
    focus,
    outline: (zone) => outlines.get(zone) ?? "",
    dry: dryData,
    rim: (zone, within) => rimData(stretches(zone), within),
    course(one, other) {
      const border = borders.get(pair(one, other));
      return border && border.course.length > 1 ? pathData(border.course) : undefined;
    },
    middle: (one, other) => borders.get(pair(one, other))?.middle,
    spaceAt(point) {
      return shapes.zones.find(
        (shape) => holds(boxes.get(shape.id) as Box, point[0], point[1]) && inside(point, shape.outline),
      )?.id;
    },
  };
}
