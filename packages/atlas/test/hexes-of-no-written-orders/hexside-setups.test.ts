import { readFileSync } from "node:fs";
import {
  BRIDGE,
  FORD,
  hexCentre,
  type HexIndex,
  HexPaths,
  LAND,
  NO_WAY,
  NOWHERE,
  RIVER,
  ROAD,
  TERRAIN,
} from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { both, type BuiltMap, first, reached, second } from "./hexside-maps.ts";

/** A unit with its strength where a start of the modules has it. */
interface SetUp {
  readonly start: string;
  readonly unit: string;
  readonly strength: number;
  readonly latitude: number;
  readonly longitude: number;
}

const SETUPS: readonly SetUp[] = readFileSync(new URL("setups-of-no-written-orders.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [start, unit, strength, latitude, longitude] = line.split(",");
    return { start, unit, strength: Number(strength), latitude: Number(latitude), longitude: Number(longitude) };
  });

/** Strength points that may stand in a hex (NWO-5.3-a). */
const MOST = 12;

const mapOf = (start: string): BuiltMap => (start.startsWith("C") ? first : second);
const startsOf = [...new Set(SETUPS.map(({ start }) => start))];

describe.each(startsOf)("start %s", (start) => {
  const { map } = mapOf(start);
  const units = SETUPS.filter((one) => one.start === start);
  const hexOf = ({ latitude, longitude }: SetUp): HexIndex => map.hexAtDegrees(latitude, longitude);

  it("puts every unit on the map", () => {
    expect(units.length).toBeGreaterThan(5);
    expect(units.filter((unit) => hexOf(unit) === NOWHERE)).toEqual([]);
  });

  it("starts nobody in a hex that cannot be left", () => {
    for (const unit of units) {
      const own = hexOf(unit);
      const ways = [0, 1, 2, 3, 4, 5].filter((direction) => {
        const hexside = own * 6 + direction;
        return map.neighbours[hexside] !== NOWHERE && map.water[hexside] !== RIVER;
      });
      expect([unit.unit, ways.length > 1]).toEqual([unit.unit, true]);
    }
  });
});

it.each(startsOf.filter((start) => start !== "C-arrival"))(
  "start %s finds room for every unit in its hex or, within the error of its source, beside it on its bank",
  (start) => {
    const { map } = mapOf(start);
    const room = new Map<HexIndex, number>();
    const crowded: string[] = [];
    for (const unit of SETUPS.filter((one) => one.start === start).toSorted((a, b) => b.strength - a.strength)) {
      const own = map.hexAtDegrees(unit.latitude, unit.longitude);
      const beside = [0, 1, 2, 3, 4, 5].map((direction) => map.neighbours[own * 6 + direction]);
      const choice = [own, ...beside.filter((hex) => hex !== NOWHERE && map.bank[hex] === map.bank[own])];
      const hex = choice.find((one) => (room.get(one) ?? 0) + unit.strength <= MOST);
      if (hex === undefined) crowded.push(unit.unit);
      else room.set(hex, (room.get(hex) ?? 0) + unit.strength);
    }
    expect(crowded).toEqual([]);
  },
);

describe("the banks of Bull Run at the start of First Bull Run", () => {
  const { map } = first;
  const bankOf = (hex: HexIndex) => map.bankNames[map.bank[hex] - 1];
  const ownBank = (unit: string) => (unit.startsWith("u_") ? "union" : "confederate");
  const astray = SETUPS.filter(({ start }) => start === "C").filter(
    ({ unit, latitude, longitude }) => bankOf(map.hexAtDegrees(latitude, longitude)) !== ownBank(unit),
  );

  it("have every unit on its own, but three whose points lie in a bend across it, and belong in the next hex", () => {
    expect(astray.map(({ unit }) => unit)).toEqual(["c_jackson", "c_pendleton", "c_stuart"]);
    for (const { unit, latitude, longitude } of astray) {
      const beside = [...map.grid.ring(map.hexAtDegrees(latitude, longitude), 1)];
      expect([unit, beside.some((hex) => bankOf(hex) === ownBank(unit))]).toEqual([unit, true]);
    }
  });
});

describe.each(both)("ways of %s", (_, { map, data }) => {
  const road = (hexside: number) => map.way[hexside] === ROAD;
  const anyWay = (hexside: number) => map.way[hexside] !== NO_WAY || map.rail[hexside] === 1;
  const hexes = (ids: readonly string[]) => ids.map((id) => map.grid.known(id));

  it("reach every entry from every supply source of its kind: roads by roads, railroads by rails and ways", () => {
    const roads = reached(map, hexes(data.entries.filter(({ way }) => way === "road").slice(0, 1).map(({ hex }) => hex)), road); // prettier-ignore
    for (const { id, way, hex } of data.entries)
      if (way === "road") expect([id, roads.has(map.grid.known(hex))]).toEqual([id, true]);
    const all = reached(map, hexes([data.entries[0].hex]), anyWay);
    for (const { id, hex } of data.entries) expect([id, all.has(map.grid.known(hex))]).toEqual([id, true]);
    for (const { hex } of data.goals) expect(all.has(map.grid.known(hex))).toBe(true);
  });

  it("come to every place to which orders send formations", () => {
    const near = reached(map, hexes([data.entries[0].hex]), anyWay);
    for (const id of ["centreville", "stone-bridge", "sudley-springs", "groveton", "stone-house", "manassas-junction", "portici", "brawner-farm", "mitchells-ford", "blackburns-ford", "union-mills-ford"]) {
      const hex = map.place(id);
      expect([id, [...map.grid.within(hex, 2)].some((one) => near.has(one))]).toEqual([id, true]);
    } // prettier-ignore
  });

  it("cross Bull Run at crossings with a name alone", () => {
    for (let hexside = 0; hexside < map.size * 6; hexside++) {
      if (map.river[hexside] !== 1) continue;
      const over = map.way[hexside] !== NO_WAY;
      if (over) expect([BRIDGE, FORD]).toContain(map.water[hexside]);
      if (map.rail[hexside] === 1) expect(map.trestle[hexside]).toBe(1);
    }
    const bank = (hex: number) => map.bank[hex];
    for (let hexside = 0; hexside < map.size * 6; hexside++) {
      const next = map.neighbours[hexside];
      if (next === NOWHERE) continue;
      // The river is the border of the banks: it leaks nowhere and ends nowhere.
      expect(map.river[hexside] === 1).toBe(bank(Math.floor(hexside / 6)) !== bank(next));
      if (map.river[hexside] !== 1 && map.stream[hexside] !== 1) expect(map.water[hexside]).toBe(LAND);
    }
  });

  it("have the crossings of Bull Run that the modules name, and no more", () => {
    const names = data.crossings.filter(({ water }) => water === "Bull Run").map(({ name }) => name);
    const fords = ["Sudley", "Poplar", "Farm", "Lewis", "Ball's", "Island", "Mitchell's", "Blackburn's", "McLean's", "Union Mills"].map((name) => `${name} Ford`); // prettier-ignore
    const trestle = data.id === first.data.id ? ["Trestle at Union Mills"] : [];
    expect(names.toSorted()).toEqual([...fords, "Stone Bridge", ...trestle].toSorted());
    const ofStreams = data.crossings.filter(({ water }) => water !== "Bull Run");
    expect(ofStreams.map(({ kind }) => kind).toSorted()).toEqual(["bridge", "bridge", "bridge", "bridge", "ford"]);
    for (const { name, side: [a, b], kind } of data.crossings) {
      const hexside = map.grid.hexside(map.grid.known(a), map.grid.known(b));
      if (name === "Farm Ford") continue;
      expect([name, kind === "trestle" ? map.rail[hexside] === 1 : map.way[hexside] !== NO_WAY]).toEqual([name, true]);
    } // prettier-ignore
  });

  it("lead over the edge where entries are, within a hex of where the modules have them", () => {
    const { plan } = data.id === first.data.id ? first : second;
    for (const { id, latitude, longitude } of plan.entries) {
      const given = map.hexAtDegrees(latitude, longitude);
      expect([id, given !== NOWHERE]).toEqual([id, true]);
      const entry = data.entries.find((one) => one.id === id)!;
      expect([id, map.grid.distance(given, map.grid.known(entry.hex)) <= 1]).toEqual([id, true]);
      const ways = [0, 1, 2, 3, 4, 5].filter((direction) => anyWay(map.grid.known(entry.hex) * 6 + direction));
      expect([id, ways.length > 0]).toEqual([id, true]);
    }
  });
});

describe("distances", () => {
  const { map, data } = first;
  /** Miles between the middles of the hexes of two places. */
  const miles = (a: string, b: string) => {
    const [[ax, ay], [bx, by]] = [a, b].map((id) => hexCentre(map.grid, map.place(id)));
    return (Math.hypot(bx - ax, by - ay) * data.metresPerHex) / 1609.344;
  };

  it.each([
    ["stone-bridge", "stone-house", 1.3],
    ["stone-house", "groveton", 1.2],
    ["stone-bridge", "sudley-ford", 2.3],
    ["stone-house", "sudley-church", 1.6],
    ["groveton", "deep-cut", 0.7],
    ["henry-house", "stone-house", 0.3],
    ["portici", "henry-house", 1],
    ["stone-bridge", "farm-ford", 0.4],
    ["stone-bridge", "lewis-ford", 0.7],
    ["lewis-ford", "balls-ford", 0.8],
    ["balls-ford", "island-ford", 0.7],
    ["island-ford", "mitchells-ford", 1.5],
    ["mitchells-ford", "blackburns-ford", 0.6],
    ["blackburns-ford", "mcleans-ford", 1.2],
    ["mcleans-ford", "union-mills-ford", 1.6],
    ["centreville", "manassas-junction", 6.7],
    ["manassas-junction", "blackburns-ford", 3.9],
    ["manassas-junction", "stone-house", 5.6],
    ["union-mills-ford", "centreville", 4.5],
    ["signal-hill", "sudley-ford", 8.2],
  ])("from %s to %s are %f miles, but for a hex", (a, b, wanted) => {
    expect(Math.abs(miles(a, b) - wanted)).toBeLessThan(0.25);
  });

  it("along roads: the flanking column marches five miles from the turnpike to Sudley Ford, on roads all the way", () => {
    const paths = new HexPaths(map.neighbours);
    const roads = Uint8Array.from(map.neighbours, (_, hexside) => (map.way[hexside] === ROAD ? 1 : 0));
    const steps = (from: string, to: string) => {
      paths.spread(map.place(from), 60, roads);
      return paths.cost[map.place(to)];
    };
    expect(steps("cub-run-farm-road-junction", "sudley-ford") / 5.28).toBeGreaterThan(4.5);
    expect(steps("cub-run-farm-road-junction", "sudley-ford") / 5.28).toBeLessThan(6);
    expect(steps("centreville", "stone-bridge") / 5.28).toBeGreaterThan(3.9);
    expect(steps("centreville", "stone-bridge") / 5.28).toBeLessThan(5);
  });
});

describe("the unfinished railroad", () => {
  const { map, data } = second;
  const grade = [...map.terrain.keys()].filter((hex) => map.terrain[hex] === TERRAIN.embankment);

  it("is an unbroken embankment from the western edge to Bull Run in 1862, and none in 1861", () => {
    const found = reached(map, [grade[0]], (hexside) => grade.includes(map.neighbours[hexside]));
    expect(grade.filter((hex) => !found.has(hex))).toEqual([]);
    expect([map.grid.columnOf(grade[0]), map.bankNames[map.bank[grade.at(-1)!] - 1]]).toEqual([0, "confederate"]);
    const beside = [0, 1, 2, 3, 4, 5].some((direction) => grade.some((hex) => map.river[hex * 6 + direction] === 1));
    expect([beside, first.data.terrain.join("").includes("e")]).toEqual([true, false]);
  });

  it.each(["deep-cut", "the-dump", "featherbed-lane-x-unfinished-railroad", "sudley-road-x-unfinished-railroad", "pageland-lane-x-unfinished-railroad"])(
    "runs through the hex of %s",
    (id) => expect(data.terrainNames[data.terrain[map.grid.columnOf(map.place(id))][map.grid.rowOf(map.place(id))]]).toBe("embankment"),
  ); // prettier-ignore
});
