import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HexSight, HexsideMap, levelBlocks } from "../src/index.ts";
import { plain, type PlainChanges } from "./support/hexside-maps.ts";

const RANGE = 8;

/** Sight on a plain with some changes, by coordinates. */
function sightOn(changes: PlainChanges = {}, units: readonly string[] = []) {
  const map = new HexsideMap(plain(changes));
  const sight = new HexSight(map, RANGE);
  const occupied = new Uint8Array(map.size);
  for (const id of units) occupied[map.grid.known(id)] = 1;
  const hex = (id: string) => map.grid.known(id);
  return {
    map,
    sees: (a: string, b: string, range = 5) => sight.sees(hex(a), hex(b), range, occupied),
    far: (a: string, b: string, range = RANGE) => sight.seesFar(hex(a), hex(b), range, occupied),
    mayFar: (a: string, b: string, range = RANGE) => sight.mayFar(hex(a), hex(b), range),
  };
}

describe("line of sight (NWO-8.3, RUL-126)", () => {
  it("reaches as far as the range and no farther, both ways (NWO-8.3-e, TV-170)", () => {
    const { sees, far } = sightOn();
    expect([sees("0402", "0407"), sees("0402", "0408"), sees("0408", "0402")]).toEqual([true, false, false]);
    // Eight hexes over clear ground: beyond a sight of 5, within one of 8.
    expect([sees("0402", "0410"), far("0402", "0410"), far("0402", "0411")]).toEqual([false, true, false]);
  });

  it.each([["w"], ["t"], ["h"], ["f"]])("is blocked by a hex between of terrain %s, not by embankment (NWO-8.3-a, RUL-097)", (letter) => {
    expect(sightOn({ ground: { "0404": letter } }).sees("0402", "0406")).toBe(false);
    expect(sightOn({ ground: { "0404": "e" } }).sees("0402", "0406")).toBe(true);
  }); // prettier-ignore

  it("does not mind what is in the hexes at its ends (RUL-126)", () => {
    const { sees } = sightOn({ ground: { "0402": "w", "0406": "t" } }, ["0402", "0406"]);
    expect([sees("0402", "0406"), sees("0406", "0402")]).toEqual([true, true]);
  });

  it("is blocked by units between (NWO-8.3-a)", () => {
    expect(sightOn({}, ["0404"]).sees("0402", "0406")).toBe(false);
    expect(sightOn({}, ["0504"]).sees("0402", "0406")).toBe(true);
  });

  it("is closed by woods to a stack that comes up behind them, and open beside them (TV-055)", () => {
    const { sees } = sightOn({ ground: { "0405": "w" } });
    expect([sees("0404", "0406"), sees("0605", "0406")]).toEqual([false, true]);
  });

  it("is blocked by a crest on its way, also on the hexside of the viewer, also between neighbours (NWO-8.3-b, TV-167)", () => {
    const { sees } = sightOn({ crests: [["0404", "0405"]] });
    expect([sees("0402", "0406"), sees("0404", "0406"), sees("0404", "0405"), sees("0405", "0404")]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([sees("0402", "0404"), sees("0405", "0407"), sees("0404", "0504")]).toEqual([true, true, true]);
  });

  it("is blocked by a crest that it touches only at its end (RUL-126)", () => {
    const { map, sees } = sightOn();
    const { grid } = map;
    const [SE, S] = [2, 3];
    const step = (from: string, direction: number) => grid.ids[grid.neighbour(grid.known(from), direction)];
    // South-east twice, south, south-east twice; the second step goes over the corner of the hex to the south.
    const before = step("0305", SE);
    const [after, beside] = [step(before, SE), step(before, S)];
    const target = step(step(step(after, S), SE), SE);
    expect([grid.distance(grid.known("0305"), grid.known(target)), sees("0305", target)]).toEqual([5, true]);
    for (const crest of [
      [before, after],
      [before, beside],
      [beside, after],
    ] as const)
      expect([crest, sightOn({ crests: [crest] }).sees("0305", target)]).toEqual([crest, false]);
    expect(sightOn({ crests: [[beside, step(beside, S)]] }).sees("0305", target)).toBe(true);
    // The third hex itself is only touched.
    expect(sightOn({ ground: { [beside]: "w" } }).sees("0305", target)).toBe(true);
  });

  it("along a hexside is closed only where both hexes beside it are (NWO-8.3-c, NWO-8.3-d, RUL-126)", () => {
    // From 0405 two columns on at the same height: along the hexside of 0505 and 0504 or the like.
    const [left, right] = ["0505", "0506"];
    const sees = (changes: PlainChanges, units: readonly string[] = []) => sightOn(changes, units).sees("0405", "0605");
    expect(sees({})).toBe(true);
    expect([sees({ ground: { [left]: "w" } }), sees({ ground: { [right]: "w" } })]).toEqual([true, true]);
    expect(sees({ ground: { [left]: "w", [right]: "w" } })).toBe(false);
    expect(sees({ ground: { [left]: "w" } }, [right])).toBe(false);
    // Along the crest itself it is open; it closes between two blocking hexes.
    expect(sees({ crests: [[left, right]] })).toBe(true);
    expect(sees({ crests: [[left, right]], ground: { [left]: "w", [right]: "t" } })).toBe(false);
    // Another crest that touches the stretch closes its own side alone.
    expect(sees({ crests: [["0405", left]] })).toBe(true);
    expect(sees({ crests: [["0405", left], ["0605", right]] })).toBe(false); // prettier-ignore
    expect(sees({ crests: [["0405", left]], ground: { [right]: "w" } })).toBe(false);
  });

  it("is the same from both ends, whatever lies between", () => {
    const some = fc.uniqueArray(fc.tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 3, max: 9 })), { maxLength: 12, selector: ([c, r]) => 100 * c + r }); // prettier-ignore
    const name = ([c, r]: readonly [number, number]) => `${String(c).padStart(2, "0")}${String(r).padStart(2, "0")}`;
    fc.assert(
      fc.property(some, some, (woods, high) => {
        const { map } = sightOn();
        const crests = high.flatMap((at) => {
          const hex = map.grid.known(name(at));
          return [[name(at), map.grid.ids[map.neighbours[hex * 6 + (hex % 2)]]] as const];
        });
        const field = sightOn({
          ground: Object.fromEntries(woods.map((at) => [name(at), "w"])),
          heights: Object.fromEntries(high.map((at) => [name(at), at[0] % 4])),
          crests,
        });
        for (const a of ["0303", "0606", "0907"])
          for (const b of field.map.grid.ids)
            expect([field.sees(a, b), field.far(a, b)]).toEqual([field.sees(b, a), field.far(b, a)]);
      }),
      { numRuns: 25 },
    );
  });
});

describe("extended line of sight (NWO-12.14, RUL-184)", () => {
  it.each([[2, 2, 1, true], [2, 2, 2, false], [1, 2, 1, true], [3, 2, 1, false], [1, 1, 3, false], [1, 3, 3, true]] as const)(
    "levels %i, %i, %i: blocked %s (TV-142)",
    (from, between, to, blocked) => {
      expect(levelBlocks(from, between, to)).toBe(blocked);
      const { far, sees } = sightOn({ heights: { "0402": from, "0404": between, "0403": Math.min(from, to), "0405": Math.min(from, to), "0406": to } }); // prettier-ignore
      expect([far("0402", "0406"), far("0406", "0402")]).toEqual([!blocked, !blocked]);
      expect(sees("0402", "0406")).toBe(true);
    },
  ); // prettier-ignore

  it("keeps all that blocks a line of sight (RUL-126)", () => {
    expect(sightOn({ ground: { "0404": "w" } }).far("0402", "0406")).toBe(false);
    expect(sightOn({ crests: [["0404", "0405"]] }).far("0402", "0406")).toBe(false);
    expect(sightOn({}, ["0404"]).far("0402", "0406")).toBe(false);
  });

  it("along a hexside is closed by a high hex on its own side alone", () => {
    expect(sightOn({ heights: { "0505": 1 } }).far("0405", "0605")).toBe(true);
    expect(sightOn({ heights: { "0505": 1, "0506": 1 } }).far("0405", "0605")).toBe(false);
    expect(sightOn({ heights: { "0505": 1 }, ground: { "0506": "w" } }).far("0405", "0605")).toBe(false);
  });

  it("may be open by the ground alone, whatever units block it", () => {
    expect(sightOn({}, ["0404"]).mayFar("0402", "0406")).toBe(true);
    expect(sightOn({}, ["0404"]).mayFar("0402", "0406", 3)).toBe(false);
    expect(sightOn({ ground: { "0404": "w" } }).mayFar("0402", "0406")).toBe(false);
  });

  it("reaches as far as the weather lets it (NWO-12.14-c)", () => {
    const { far } = sightOn();
    expect([far("0402", "0406", 4), far("0402", "0407", 4), far("0402", "0403", 1), far("0402", "0404", 1)]).toEqual([true, false, true, false]); // prettier-ignore
  });
});
