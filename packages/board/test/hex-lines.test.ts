import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hexLines, type HexIndex, LineTable, lineSteps, NOWHERE, opposite } from "../src/index.ts";
import { gridWith, hex, named, sheet } from "./support/grids.ts";

const ways = (from: string, to: string) =>
  hexLines(sheet, hex(from), hex(to)).map((line) => named(line.hexes).join(" "));

/** What stands in the way of a battery, as a game tells it. */
interface Ground {
  /** Hexes that a line may not pass. */
  readonly closed?: readonly string[];
  /** Crest hexsides, the hilltop first. */
  readonly crests?: readonly (readonly [string, string])[];
}

const table = new LineTable(sheet, 3);

/** Line of sight of the 1983 game, by the table (BR83-9.3, 9.31, 9.32, BR83-R45, BR83-R46); undefined out of range. */
function clear(from: string, to: string, { closed = [], crests = [] }: Ground): boolean | undefined {
  const blocked = new Set(closed.map(hex));
  const crest = new Set(crests.map(([hilltop, slope]) => sheet.hexside(hex(hilltop), hex(slope))));
  const target = hex(to);
  const line = table.offset(hex(from), target);
  if (line === -1) return undefined;
  for (let way = table.firstWay[line]; way < table.firstWay[line + 1]; way++) {
    let at: HexIndex = hex(from);
    let open = true;
    let over = false;
    for (let step = table.firstStep[way]; step < table.firstStep[way + 1]; step++) {
      const direction = table.steps[step];
      const hexside = at * 6 + direction;
      const next = sheet.neighbours[hexside];
      const back = next * 6 + opposite(direction);
      if ((at === hex(from) && crest.has(hexside)) || (next === target && crest.has(back))) over = true;
      if (crest.has(hexside) || crest.has(back) || (next !== target && blocked.has(next))) open = false;
      at = next;
    }
    if (open || over) return true;
  }
  return false;
}

describe("lines of sight in the 1983 game", () => {
  it("V-55: choose the hex beside a hexside along which they run", () => {
    expect(ways("K10", "M10")).toEqual(["K10 L9 M10", "K10 L10 M10"]);
    expect(clear("K10", "M10", { closed: ["L9"] })).toBe(true);
    expect(clear("K10", "M10", { closed: ["L10"] })).toBe(true);
    expect(clear("K10", "M10", { closed: ["L9", "L10"] })).toBe(false);
  });

  it("V-56: are blocked by what stands in a hex that they pass", () => {
    expect(ways("K10", "N11")).toEqual(["K10 L10 M11 N11"]);
    expect(clear("K10", "N11", { closed: ["M11"] })).toBe(false);
    expect(clear("K10", "N11", { closed: ["L11", "M10", "L9"] })).toBe(true);
  });

  it("V-57: see over all from the hilltop whose crest they cross", () => {
    expect(ways("K10", "L12")).toEqual(["K10 K11 L11 L12"]);
    expect(clear("K10", "L12", { closed: ["L11"], crests: [["K10", "K11"]] })).toBe(true);
    expect(clear("L12", "K10", { closed: ["L11"], crests: [["K10", "K11"]] })).toBe(true);
  });

  it("V-58: do not see over a crest whose hilltop is neither end", () => {
    expect(clear("K10", "L12", { closed: ["L11"], crests: [["K11", "L11"]] })).toBe(false);
    expect(clear("K10", "L12", { crests: [["K11", "L11"]] })).toBe(false);
    expect(clear("K10", "L12", { crests: [["K11", "K10"]] })).toBe(false);
  });

  it("V-59: are not blocked by what stands at their ends", () => {
    expect(clear("K10", "N11", { closed: ["K10", "N11"] })).toBe(true);
  });

  it("V-60: reach three hexes", () => {
    expect(sheet.distance(hex("K10"), hex("O10"))).toBe(4);
    expect(clear("K10", "O10", {})).toBeUndefined();
    expect(clear("K10", "N9", {})).toBe(true);
  });

  it("BR83-R45: cross the two hexsides of the hex chosen, not the one along which they run", () => {
    expect(clear("K10", "M10", { crests: [["L9", "L10"]] })).toBe(true);
    expect(clear("K10", "M10", { closed: ["L9"], crests: [["L10", "M10"]] })).toBe(false);
    expect(clear("K10", "M10", { closed: ["L9"], crests: [["L9", "K10"]] })).toBe(true);
    const [left, right] = hexLines(sheet, hex("K10"), hex("M10"));
    expect(left.hexsides).toEqual([sheet.hexside(hex("K10"), hex("L9")), sheet.hexside(hex("L9"), hex("M10"))]);
    expect(right.hexsides).toEqual([sheet.hexside(hex("K10"), hex("L10")), sheet.hexside(hex("L10"), hex("M10"))]);
  });

  it("have one way to each of the hexes in range, two to the six that lie over a hexside's end", () => {
    const counts = [...sheet.within(hex("AA18"), 3)].map((to) => ways("AA18", sheet.ids[to]).length);
    expect(counts).toHaveLength(37);
    expect(counts.filter((count) => count === 2)).toHaveLength(6);
    expect(counts.filter((count) => count === 1)).toHaveLength(31);
  });
});

describe("straight lines over hexes", () => {
  it("choose at each stretch along a hexside anew", () => {
    expect(ways("K10", "O10")).toEqual([
      "K10 L9 M10 N9 O10",
      "K10 L9 M10 N10 O10",
      "K10 L10 M10 N9 O10",
      "K10 L10 M10 N10 O10",
    ]);
    expect(lineSteps(8, -4)).toHaveLength(16);
  });

  it("take the hex on the map where the other lies beyond its edge", () => {
    expect(ways("A1", "E1")).toEqual(["A1 B1 C1 D1 E1"]);
    expect(ways("B35", "D35")).toEqual(["B35 C35 D35"]);
  });

  it("stay where they end where they begin", () => {
    expect(hexLines(sheet, 7, 7)).toEqual([{ hexes: [7], hexsides: [] }]);
  });

  it("pass each hex whose inside the line cuts, in order, and one of each two along whose common side it runs", () => {
    for (let dx = -9; dx <= 9; dx++) {
      for (let dz = -9; dz <= 9; dz++) {
        const { cut, grazed } = touched(dx, dz);
        const found = lineSteps(dx, dz).map(cubes);
        const grazes = new Set(found.flat().filter((cube) => !cut.includes(cube)));
        for (const way of found) expect(way.filter((cube) => cut.includes(cube))).toEqual(cut);
        for (const way of found) expect(way.length).toBe(cut.length + grazed.length / 2);
        expect(grazes).toEqual(new Set(grazed));
        expect(new Set(found.map(String)).size).toBe(2 ** (grazed.length / 2));
      }
    }
  });

  it("are the same from both ends", () => {
    fc.assert(
      fc.property(gridWith(2), ([grid, [a, b]]) => {
        const there = hexLines(grid, a, b).map((line) => line.hexes.join());
        const back = hexLines(grid, b, a).map((line) => line.hexes.toReversed().join());
        expect(new Set(back)).toEqual(new Set(there));
        expect(there.length).toBeGreaterThan(0);
      }),
    );
  });

  it("cross the hexsides between the hexes that they pass, and come nowhere twice", () => {
    fc.assert(
      fc.property(gridWith(2), ([grid, [a, b]]) => {
        for (const { hexes, hexsides } of hexLines(grid, a, b)) {
          expect([hexes[0], hexes.at(-1)]).toEqual([a, b]);
          expect(hexsides).toEqual(hexes.slice(1).map((next, at) => grid.hexside(hexes[at], next)));
          expect(new Set(hexes).size).toBe(hexes.length);
        }
      }),
    );
  });

  it("stand in the table as they are, up to its range", () => {
    fc.assert(
      fc.property(gridWith(2), fc.integer({ min: 0, max: 6 }), ([grid, [a, b]], range) => {
        const made = new LineTable(grid, range);
        const line = made.offset(a, b);
        expect(line === -1).toBe(grid.distance(a, b) > range);
        if (line === -1) return;
        const found: string[] = [];
        for (let way = made.firstWay[line]; way < made.firstWay[line + 1]; way++) {
          const hexes = [a];
          for (const direction of made.steps.subarray(made.firstStep[way], made.firstStep[way + 1])) {
            if (hexes.at(-1) !== NOWHERE) hexes.push(grid.neighbour(hexes.at(-1)!, direction));
          }
          if (hexes.at(-1) !== NOWHERE) found.push(hexes.join());
        }
        expect(found).toEqual(hexLines(grid, a, b).map((way) => way.hexes.join()));
      }),
    );
  });
});

/** The cube coordinates that steps from [0, 0] pass. */
function cubes(steps: readonly number[]): string[] {
  let [x, z] = [0, 0];
  const passed = ["0,0"];
  for (const direction of steps) {
    x += [0, 1, 1, 0, -1, -1][direction];
    z += [-1, -1, 0, 1, 1, 0][direction];
    passed.push(`${x},${z}`);
  }
  return passed;
}

/**
 * By clipping the line against every hex around: the hexes whose inside it cuts, in order, and those whose border alone it
 * follows for a stretch. A hex is |y| < 1, |x + y| < 2, |x - y| < 2 about its centre [3x, 2z + x] on a stretched plane; shares
 * of the line are fractions, compared crosswise.
 */
function touched(dx: number, dz: number): { cut: string[]; grazed: string[] } {
  const [lineX, lineY] = [3 * dx, 2 * dz + dx];
  const cut: { cube: string; from: number }[] = [];
  const grazed: string[] = [];
  for (let x = -10; x <= 10; x++) {
    for (let z = -20; z <= 20; z++) {
      const [centreX, centreY] = [3 * x, 2 * z + x];
      /** Share of the line as a fraction, the denominator positive. */
      let from = [0, 1];
      let to = [1, 1];
      let along = false;
      let apart = false;
      for (const [u, v, limit] of [
        [0, 1, 1],
        [1, 1, 2],
        [1, -1, 2],
      ]) {
        for (const sign of [1, -1]) {
          // sign * (u * x + v * y) < limit along the line: rate * share < room.
          const rate = sign * (u * lineX + v * lineY);
          const room = limit + sign * (u * centreX + v * centreY);
          if (rate === 0) {
            if (room < 0) apart = true;
            if (room === 0) along = true;
          } else if (rate > 0 && room * to[1] < to[0] * rate) to = [room, rate];
          else if (rate < 0 && -room * from[1] > from[0] * -rate) from = [-room, -rate];
        }
      }
      if (apart || from[0] * to[1] >= to[0] * from[1]) continue;
      if (along) grazed.push(`${x},${z}`);
      else cut.push({ cube: `${x},${z}`, from: from[0] / from[1] });
    }
  }
  if (dx === 0 && dz === 0) return { cut: ["0,0"], grazed: [] };
  return { cut: cut.toSorted((a, b) => a.from - b.from).map((one) => one.cube), grazed };
}
