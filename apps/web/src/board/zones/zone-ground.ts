import type { Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { counterPixels, CROWDED_WIDTH, DEFAULT_ZOOM, LARGEST_ZOOM } from "./bands.ts";
import { type Crossing, crossingsOf } from "./crossings.ts";
import { dryOutline, waterBy } from "./dry-ground.ts";
import { focusMapOf } from "../hands/focus-order.ts";
import { type Box, boxOf, holds, inside, pathData, squareAbout } from "../geometry.ts";
import type { Ground, Magnitudes } from "../ground.ts";
import { heapOf, joinedHeaps } from "../heaps.ts";
import type { ZoneMap } from "../model.ts";
import { type Plate, plateOf } from "./plates.ts";
import { rimData, type Stretch, stretchesOf } from "./rim.ts";
import type { Stack, StackGround } from "../stacks.ts";
import { linksOf } from "../paths/travel.ts";
import { zoneMask } from "./zone-mask.ts";
import { ZoneStacks } from "./zone-stacks.ts";

/** A zone map made ready for drawing and pointing. */
export interface ZoneGround extends Ground {
  readonly kind: "zones";
  readonly shapes: ZoneShapesData;
  readonly graph: ZoneGraphData;
  readonly plates: ReadonlyMap<string, Plate>;
  readonly crossings: readonly Crossing[];
  /** Outline without the river, as path data: what washes and bands use. */
  dry(zone: string): string;
  /** The part of a zone's dry outline that does not lie along some zones, as path data. */
  rim(zone: string, within: ReadonlySet<string>): string;
  /** Course of the border between two zones as path data; undefined where they share none. */
  course(one: string, other: string): string | undefined;
}

/** The drawing standard is written for zone maps: a unit is ten metres. */
const MAGNITUDES: Magnitudes = { unit: 1, opening: DEFAULT_ZOOM, largest: LARGEST_ZOOM, counterPixels };

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

/** A heap as it is seen from afar: its number says that there is more than one piece, even of one zone. */
function farOff(heap: Stack): Stack {
  return heap.pieces.length > 1 ? { ...heap, joined: [heap.space] } : heap;
}

/** @throws Error where graph and shapes do not tell of the same zones. */
export function zoneGround({ graph, shapes }: ZoneMap): ZoneGround {
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
  const rooms = new Map(
    shapes.zones.map((shape): [string, StackGround] => [
      shape.id,
      {
        space: shape.id,
        anchor: shape.counters,
        within: lazyMask(shape.outline),
        plates: [shape.id, ...(focus.rings.get(shape.id) ?? [])].flatMap((id) => plates.get(id)?.box ?? []),
        badges: badges.get(shape.id) ?? [],
      },
    ]),
  );
  const stacks = new ZoneStacks();
  const [left, top, right, bottom] = shapes.sheet;
  return {
    kind: "zones",
    graph,
    shapes,
    magnitudes: MAGNITUDES,
    opensOnPick: false,
    spaces: graph.zones.map((zone) => zone.id),
    sheet: { left, top, right, bottom },
    field: boxOf(shapes.field),
    anchors: new Map(shapes.zones.map((shape) => [shape.id, shape.counters])),
    plates,
    box: (zone) => boxes.get(zone),
    room: (zone) => rooms.get(zone),
    stack(zone, pieces, width, placed) {
      const room = rooms.get(zone);
      if (room && width > CROWDED_WIDTH) return farOff(heapOf(zone, pieces, room.anchor, width));
      return room && stacks.place(pieces, room, width, focus.rings.get(zone) ?? [], placed);
    },
    joined: (all, width) => (width > CROWDED_WIDTH ? joinedHeaps(all, width) : all),
    goals: graph.zones.filter(({ victoryPoints }) => victoryPoints > 0).map(({ id }) => id),
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
