import type {
  Basis,
  BorderData,
  BorderShape,
  Point,
  ZoneData,
  ZoneGraphData,
  ZoneShape,
  ZoneShapesData,
} from "@stonebridge/board";
import { centroid, SHEET, simplify, type Geography, type Line } from "../geography/index.ts";
import { TOLERANCE } from "./borders-of-banks.ts";
import { layInk } from "./ink.ts";
import { placePlate } from "./plates.ts";
import type { DerivedBorder, DerivedMap } from "./zone-map.ts";
import type { ZonePlan } from "./zone-plan.ts";

/** Height of the rows in which zones are numbered, in map units: from north-west to south-east, as one reads. */
const ROW = 105;

const round = (value: number): number => Math.round(value * 10) / 10;
const rounded = ([x, y]: Point): Point => [round(x), round(y)];

/** Points to one decimal, without those that fall together. */
function roundedLine(line: Line): Point[] {
  return line
    .map(rounded)
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1][0] || y !== all[index - 1][1]);
}

/** Stated by the rulebook, decided by hand, or derived from the ground. */
function basisOf({ crossing, reason }: DerivedBorder): Basis {
  if (crossing?.plan.basis === "rulebook") return "rulebook";
  return reason === undefined ? (crossing?.plan.basis ?? "derived") : "estimate";
}

/** Both files of a zone map. */
export interface ZoneMapFiles {
  readonly graph: ZoneGraphData;
  readonly shapes: ZoneShapesData;
}

/** Numbers the zones of a derived map, sets their plates, and makes the two files of a zone map. */
export function writeMap(plan: ZonePlan, map: DerivedMap, geography: Geography): ZoneMapFiles {
  const middles = map.outlines.map((outline) => centroid(outline));
  const order = plan.seeds
    .map((_, zone) => zone)
    .toSorted(
      (a, b) => Math.round(middles[a][1] / ROW) - Math.round(middles[b][1] / ROW) || middles[a][0] - middles[b][0],
    );
  const numberOf = new Map(order.map((zone, index) => [zone, index + 1]));
  const inOrder = (zones: readonly [number, number]): [number, number] =>
    numberOf.get(zones[0])! < numberOf.get(zones[1])! ? [zones[0], zones[1]] : [zones[1], zones[0]];
  const borders = map.borders
    .map((border) => ({ ...border, zones: inOrder(border.zones) }))
    .toSorted(
      (a, b) =>
        numberOf.get(a.zones[0])! - numberOf.get(b.zones[0])! || numberOf.get(a.zones[1])! - numberOf.get(b.zones[1])!,
    );

  const zones = order.map((zone): ZoneData => {
    const seed = plan.seeds[zone];
    return {
      id: seed.id,
      number: numberOf.get(zone)!,
      name: seed.name,
      bank: seed.bank,
      terrain: map.terrain[zone],
      victoryPoints: seed.victoryPoints ?? 0,
      ...(seed.startControl !== undefined && { startControl: seed.startControl }),
      ...(seed.start !== undefined && { start: seed.start }),
      basis: seed.basis,
      ring: map.rings[zone].map(({ neighbour }) => (neighbour === undefined ? null : plan.seeds[neighbour].id)),
    };
  });
  const borderData = borders.map((border): BorderData => ({
    between: [plan.seeds[border.zones[0]].id, plan.seeds[border.zones[1]].id],
    kind: border.kind,
    road: border.road,
    ...(border.crossing !== undefined && { name: border.crossing.plan.name }),
    basis: basisOf(border),
    ...(border.reason !== undefined && { reason: border.reason }),
  }));

  const ink = layInk(geography);
  const badges = borders.flatMap(({ crossing }) => (crossing === undefined ? [] : [crossing.badge]));
  const plates = order.map((zone) => ({
    zone,
    placed: placePlate(
      {
        name: plan.seeds[zone].name,
        signs: map.terrain[zone].length + (plan.seeds[zone].victoryPoints === undefined ? 0 : 1),
        outline: map.outlines[zone],
        river: map.rings[zone].filter((stretch) => stretch.river).map((stretch) => stretch.course),
        badges,
      },
      ink,
    ),
  }));
  const crowded = plates.filter(({ placed }) => placed === undefined).map(({ zone }) => plan.seeds[zone].id);
  if (crowded.length > 0) {
    throw new Error(
      `No room for plate and counters in ${crowded.join(", ")}: move the seeds of these zones or their neighbours.`,
    );
  }
  const zoneShapes = plates.flatMap(({ zone, placed }): ZoneShape[] =>
    placed === undefined
      ? []
      : [
          {
            id: plan.seeds[zone].id,
            outline: roundedLine(map.outlines[zone]),
            counters: rounded(placed.counters),
            plate: rounded(placed.plate),
            lines: placed.lines,
          },
        ],
  );
  const borderShapes = borders.map((border): BorderShape => ({
    between: [plan.seeds[border.zones[0]].id, plan.seeds[border.zones[1]].id],
    course: border.kind === "land" ? roundedLine(border.course) : [],
    ...(border.crossing !== undefined && { badge: rounded(border.crossing.badge) }),
    middle: rounded(border.passage),
  }));
  return {
    graph: { id: plan.id, name: plan.name, zones, borders: borderData },
    shapes: {
      id: plan.id,
      sheet: SHEET,
      field: roundedLine(simplify(map.layout.field.outline, TOLERANCE)),
      zones: zoneShapes,
      borders: borderShapes,
    },
  };
}
