import { HexGrid } from "@stonebridge/board";
import {
  warpHill,
  warpLine,
  type Geography,
  type Hill,
  type Place,
  type GroundSheet,
  type Wood,
} from "../geography/index.ts";
import { sheetOf } from "./control-points.ts";
import type { HexLine } from "./hex-line.ts";
import type { HexGroundPlan } from "./hex-plan.ts";
import { layWaters } from "./lay-waters.ts";
import { crossingPoint } from "./crossing-point.ts";
import { layWays, riverHexRules } from "./lay-ways.ts";
import { WideGrid } from "./wide-grid.ts";

/**
 * The places of the gazetteer in the hex plane. A ford or bridge is where its way meets its water; everything else where the sheet brings
 * it.
 */
function placesOn(
  plan: HexGroundPlan,
  geography: Geography,
  sheet: GroundSheet,
  lines: ReadonlyMap<string, HexLine>,
  wide: WideGrid,
): Place[] {
  const crossings = new Map(
    plan.crossings.flatMap((crossing) =>
      crossing.place === undefined ? [] : [[crossing.place, crossingPoint(crossing, lines, wide)] as const],
    ),
  );
  return geography.places.map((place) => ({ ...place, point: crossings.get(place.name) ?? sheet.at(place.point) }));
}

/** The ground on the hex plane: all that a drawing of the map is made from, and all that the data are derived from. */
export interface HexGround {
  readonly grid: HexGrid;
  readonly wide: WideGrid;
  readonly sheet: GroundSheet;
  /** Waters and ways that the map shows, by id. */
  readonly lines: ReadonlyMap<string, HexLine>;
  readonly hills: readonly Hill[];
  readonly woods: readonly Wood[];
  readonly places: readonly Place[];
}

/** Lays the ground on the hexes. @throws when a line cannot follow the plan, naming it */
export function layHexGround(plan: HexGroundPlan, geography: Geography): HexGround {
  const grid = new HexGrid(plan.shape);
  const wide = new WideGrid(grid);
  const sheet = sheetOf(plan.sheet, grid);
  const bench = { plan, wide, sheet, geography };
  const waters = layWaters(bench);
  const ways = layWays(bench, riverHexRules(plan, waters, wide));
  const lines = new Map([...waters, ...ways].map((line) => [line.id, line]));
  return {
    grid,
    wide,
    sheet,
    lines,
    hills: geography.hills.map((hill) => warpHill(sheet, hill)),
    woods: geography.woods.map((wood) => ({ ...wood, outline: warpLine(sheet, wood.outline) })),
    places: placesOn(plan, geography, sheet, lines, wide),
  };
}
