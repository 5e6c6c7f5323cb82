import { HexGrid, hexCentre, type HexIndex, type Hexside, NOWHERE, type Point } from "@stonebridge/board";
import {
  between,
  mapPoint,
  METRES_PER_UNIT,
  PlainSheet,
  placeNamed,
  warpHill,
  warpLine,
  type Geography,
  type Place,
} from "../geography/index.ts";
import type { HexGround } from "./ground.ts";
import { crossingsOfStreams, layCrossings, type LaidCrossing } from "./hexside-crossings.ts";
import type { HexsideGroundPlan } from "./hexside-plan.ts";
import { BESIDE, layHexsideWaters, type HexsideLine } from "./hexside-waters.ts";
import { layWays, type WaterRules } from "./lay-ways.ts";
import { HexsideNet } from "./hexside-net.ts";
import { WideGrid } from "./wide-grid.ts";

/** The ground on a hex plane, true to scale, with its waters on hexsides. */
export interface HexsideGround extends HexGround {
  readonly sheet: PlainSheet;
  readonly net: HexsideNet;
  readonly waters: readonly HexsideLine[];
  readonly crossings: readonly LaidCrossing[];
}

/** Distance that ways keep from a hexside with water that they do not cross, in hexes. */
const OFF_WATER = BESIDE + 0.07;
/** Cost for a way that crosses a stream where it could stay on its side. */
const STREAM_TOLL = 0.7;

/** Rivers close their hexsides to ways except at crossings; streams are crossed only where the ground requires it. */
function waterRules(waters: readonly HexsideLine[], crossings: readonly LaidCrossing[], net: HexsideNet): WaterRules {
  const named = (use: string) =>
    new Set(
      waters
        .filter((water) => water.use === use)
        .flatMap(({ hexsides }) => hexsides.map((hexside) => net.name(hexside))),
    );
  const rivers = named("river");
  const streams = named("stream");
  const open = new Map(crossings.map(({ plan, hexside }) => [net.name(hexside), new Set(plan.ways)]));
  const sideOf = (from: HexIndex, to: HexIndex): Hexside => net.name(from * 6 + net.wide.grid.direction(from, to));
  return {
    mayStand: () => true,
    mayCross: (way, from, to) => {
      const hexside = sideOf(from, to);
      return !rivers.has(hexside) || (open.get(hexside)?.has(way) ?? false);
    },
    toll: (from, to) => (streams.has(sideOf(from, to)) ? STREAM_TOLL : 0),
    marginAt: (hex, direction) => {
      const hexside = hex * 6 + direction;
      if (net.left(hexside) === NOWHERE) return undefined;
      return rivers.has(net.name(hexside)) || streams.has(net.name(hexside)) ? OFF_WATER : undefined;
    },
  };
}

/** Lays the ground on the hexes. @throws when a line cannot follow the plan, naming it */
export function layHexsideGround(plan: HexsideGroundPlan, geography: Geography): HexsideGround {
  const grid = new HexGrid(plan.shape);
  const wide = new WideGrid(grid);
  const unit = plan.metresPerHex / METRES_PER_UNIT;
  const first = hexCentre(grid, 0);
  const origin = mapPoint(plan.origin.latitude, plan.origin.longitude);
  const sheet = new PlainSheet([origin[0] - first[0] * unit, origin[1] - first[1] * unit], unit);
  const net = new HexsideNet(wide);
  const points = [
    ...geography.places.filter(({ kind }) => !OF_WATERS.has(kind)).map(({ point }) => point),
    ...plan.points.map(({ latitude, longitude }) => mapPoint(latitude, longitude)),
  ];
  const waters = layHexsideWaters(plan, geography, sheet, net, warpLine(sheet, points));
  const placeOf = (name: string): Point => sheet.at(placeNamed(geography.places, name).point);
  const ofRivers = layCrossings(plan.crossings, placeOf, waters, net);
  const ways = layWays(
    { plan: { ways: plan.ways, addedWays: [] }, geography, sheet, wide },
    waterRules(waters, ofRivers, net),
  );
  const crossings = [...ofRivers, ...crossingsOfStreams(plan.crossings, placeOf, waters, ways, net)];
  return {
    grid,
    wide,
    sheet,
    net,
    waters,
    crossings,
    lines: new Map([...waters, ...ways].map((line) => [line.id, line])),
    hills: geography.hills.map((hill) => warpHill(sheet, hill)),
    woods: geography.woods.map((wood) => ({ ...wood, outline: warpLine(sheet, wood.outline) })),
    places: geography.places.map((place): Place => ({ ...place, point: placeAt(place, crossings, net, sheet) })),
  };
}

/** Kinds of places that lie on waters: they belong to no bank. */
const OF_WATERS: ReadonlySet<string> = new Set(["ford", "bridge", "stream mouth", "run source"]);

/** Where a place stands: a crossing on the middle of its hexside, everything else where it lies. */
function placeAt(place: Place, crossings: readonly LaidCrossing[], net: HexsideNet, sheet: PlainSheet): Point {
  const crossing = crossings.find(({ plan }) => plan.place === place.name);
  if (crossing === undefined) return sheet.at(place.point);
  return between(net.place(net.from[crossing.hexside]), net.place(net.to(crossing.hexside)), 0.5);
}
