import {
  type HexGrid,
  type HexPair,
  type HexsideMapData,
  type HexsideWater,
  NOWHERE,
  type OverrideData,
  TERRAIN,
  type Terrain,
} from "@stonebridge/board";
import { latitudeLongitude, placeNamed } from "../geography/index.ts";
import type { Grid } from "../drawing/ground/grid.ts";
import { type CrestSide, crestsOfRelief } from "./crests.ts";
import { onRightBank } from "./hexside-banks.ts";
import { entriesOf } from "./hexside-entries.ts";
import type { HexsideGround } from "./hexside-ground.ts";
import type { HexsideMapPlan } from "./hexside-map-plan.ts";
import { hexOfPoint, hexsidePlaces } from "./hexside-places.ts";
import { HexHeights, levelOf } from "./levels.ts";
import { addCrossed, passage, HexsideSet } from "./hexside-set.ts";
import type { LineUse } from "./hex-plan.ts";
import { woodedShares } from "./woods.ts";

/** Letters of the terrain in the file. */
const LETTERS: Readonly<Record<Terrain, string>> = {
  clear: ".",
  woods: "w",
  town: "t",
  "wood town": "h",
  fort: "f",
  embankment: "e",
};

/** Terrain by what covers most of a hex, then by what is in it, then by the overrides. */
function terrainOf(plan: HexsideMapPlan, ground: HexsideGround): Terrain[] {
  const { grid, wide } = ground;
  const shares = woodedShares(grid, ground.woods);
  const terrain = shares.map((share): Terrain => (share >= plan.leastWoods ? "woods" : "clear"));
  if (plan.embankment !== undefined) {
    const { line, until } = plan.embankment;
    const water = ground.waters.find(({ id }) => id === until)!;
    const right = onRightBank(water, ground.net);
    for (const hex of passage(ground.lines.get(line)!, wide, () => true))
      if (hex !== NOWHERE && right[hex]) terrain[hex] = "embankment";
  }
  for (const { place, terrain: kind } of plan.terrain)
    terrain[hexOfPoint(ground, placeNamed(ground.places, place).point)] = kind;
  for (const override of plan.overrides) {
    if (override.feature !== "terrain") continue;
    for (const id of override.hexes) terrain[grid.known(id)] = override.value;
  }
  return terrain;
}

/** Crests of the relief, and what is overruled. @throws when an override removes a crest that is not there */
function crestsOf(
  plan: HexsideMapPlan,
  ground: HexsideGround,
  heights: HexHeights,
  levels: readonly number[],
): HexPair[] {
  const { grid } = ground;
  const crests = new Map<string, CrestSide>();
  const add = (side: CrestSide): unknown => crests.set(side.join("/"), side);
  for (const side of crestsOfRelief(grid, ground.hills, heights, levels, plan.crests)) add(side);
  for (const override of plan.overrides) {
    if (override.feature !== "crests") continue;
    for (const [a, b] of override.sides) {
      const side = [grid.known(a), grid.known(b)] as const;
      if (override.value) add(side);
      else if (!crests.delete(side.join("/")))
        throw new Error(`The ground has no crest from ${a} to ${b}: the override that removes it is idle.`);
    }
  }
  return [...crests.values()]
    .toSorted((p, q) => p[0] - q[0] || p[1] - q[1])
    .map(([high, low]): HexPair => [grid.ids[high], grid.ids[low]]);
}

/** The hexsides of a water between hexes of the map, downstream. */
function sidesOnMap(water: HexsideGround["waters"][number], { grid, wide, net }: HexsideGround): HexPair[] {
  return water.hexsides.flatMap((hexside): HexPair[] => {
    const [right, left] = [wide.toMap(net.right(hexside)), wide.toMap(net.left(hexside))];
    return right === NOWHERE || left === NOWHERE ? [] : [[grid.ids[right], grid.ids[left]]];
  });
}

/** Hexsides that ways of a use cross. */
function crossedBy(use: LineUse, ground: HexsideGround): HexsideSet {
  const sides = new HexsideSet(ground.grid);
  for (const line of ground.lines.values())
    if (line.use === use)
      addCrossed(
        sides,
        passage(line, ground.wide, () => true),
      );
  return sides;
}

/** Every value that was set by hand, with its reason. */
function overridesOf(plan: HexsideMapPlan, ground: HexsideGround): OverrideData[] {
  const { grid } = ground;
  return [
    ...plan.terrain.map(({ place, terrain, reason }): OverrideData => {
      const hex = grid.ids[hexOfPoint(ground, placeNamed(ground.places, place).point)];
      return { hex, feature: "terrain", value: terrain, reason };
    }),
    ...plan.overrides.flatMap((override): OverrideData[] => {
      const { feature, value, reason, rule } = override;
      const rest = { feature, value, reason, ...(rule !== undefined && { rule }) };
      return feature === "terrain"
        ? override.hexes.map((hex) => ({ hex, ...rest }))
        : override.sides.map((side) => ({ side, ...rest }));
    }),
  ];
}

/** The values of all hexes, column by column. */
function columnsOf<T>(grid: HexGrid, values: readonly T[]): T[][] {
  return Array.from({ length: grid.columns }, (_, column) =>
    values.slice(column * grid.rows, (column + 1) * grid.rows),
  );
}

/** Derives the data of a hexside map from its ground. @param relief heights in metres, on map units @throws when plan and ground do not agree */
export function deriveHexsideMap(plan: HexsideMapPlan, ground: HexsideGround, relief: Grid): HexsideMapData {
  const { grid, wide, net, sheet } = ground;
  const heights = new HexHeights(grid, sheet, relief);
  const levels = grid.ids.map((_, hex) => levelOf(heights.of(hex), plan.levels));
  const terrain = terrainOf(plan, ground);
  const divide = ground.waters.find(({ id }) => id === plan.divide)!;
  const right = onRightBank(divide, net);
  const waters = (use: "river" | "stream"): HexsideWater[] =>
    ground.waters
      .filter((water) => water.use === use)
      .map((water) => ({ name: water.name, sides: sidesOnMap(water, ground) }))
      .filter(({ sides }) => sides.length > 0);
  const roads = crossedBy("major", ground);
  const trails = crossedBy("minor", ground);
  for (const [a, b] of roads.pairs) trails.delete(a, b);
  const railroads = crossedBy("railroad", ground);
  for (const { plan: crossing, hexside } of ground.crossings) {
    if (crossing.stands === false) railroads.delete(wide.toMap(net.right(hexside)), wide.toMap(net.left(hexside)));
  }
  const [latitude, longitude] = latitudeLongitude(sheet.under(wide.centre(wide.fromMap(0))));
  const [below, beside] = [wide.centre(wide.fromMap(1)), wide.centre(wide.fromMap(grid.rows))].map((at) =>
    latitudeLongitude(sheet.under(at)),
  );
  const entries = entriesOf(plan, ground);
  const works = plan.works.flatMap(({ place, facing }) => {
    const hex = hexOfPoint(ground, placeNamed(ground.places, place).point);
    return facing.map((direction): HexPair => [grid.ids[hex], grid.ids[grid.neighbour(hex, direction)]]);
  });
  return {
    id: plan.id,
    name: plan.name,
    columns: grid.columns,
    rows: grid.rows,
    lowerColumns: grid.lowerColumns,
    numbers: grid.numbers,
    metresPerHex: plan.ground.metresPerHex,
    georeference: {
      latitude: rounded(latitude),
      longitude: rounded(longitude),
      column: rounded(beside[1] - longitude),
      row: rounded(latitude - below[0]),
    },
    unplayable: [],
    terrain: columnsOf(
      grid,
      terrain.map((name) => LETTERS[name]),
    ).map((letters) => letters.join("")),
    terrainNames: Object.fromEntries(Object.keys(TERRAIN).map((name) => [LETTERS[name as Terrain], name as Terrain])),
    levelFeet: plan.levels.feet,
    lowestFeet: plan.levels.lowest,
    levels: columnsOf(grid, levels),
    rivers: waters("river"),
    streams: waters("stream"),
    crossings: ground.crossings
      .filter(({ plan: crossing }) => crossing.stands !== false)
      .map(({ plan: { kind, place, water }, hexside }) => ({
        kind,
        side: [grid.ids[wide.toMap(net.right(hexside))], grid.ids[wide.toMap(net.left(hexside))]] as const,
        name: plan.placeNames[place] ?? place,
        water: ground.waters.find(({ id }) => id === water)!.name,
      })),
    crests: crestsOf(plan, ground, heights, levels),
    fortified: works,
    roads: roads.ids,
    trails: trails.ids,
    railroads: railroads.ids,
    entries,
    banks: columnsOf(
      grid,
      right.map((isRight) => plan.banks[isRight ? "right" : "left"].letter),
    ).map((letters) => letters.join("")),
    bankNames: Object.fromEntries([plan.banks.right, plan.banks.left].map(({ letter, name }) => [letter, name])),
    places: hexsidePlaces(plan, ground, right),
    goals: plan.supply.map(({ entry, side }) => ({
      hex: entries.find(({ id }) => id === entry)!.hex,
      kind: "supply",
      side,
    })),
    overrides: overridesOf(plan, ground),
    basis: plan.basis,
  };
}

/** Degrees to eight places: a millimetre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e8) / 1e8;
}
