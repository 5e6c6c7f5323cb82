import { describe, expect, test } from "vitest";
import { infantryIn, keepsPairs, surplusOf } from "../../../src/bull-run-1983/brigades/screening.ts";
import { Declarer } from "../support/declarer.ts";

/** May the defenders of K10 be attacked in these groups, one attacker for each? */
function splits(defenders: readonly string[], groups: readonly string[]): boolean {
  const attackers = groups.map((_, at) => `u a${at} inf 9-2 K11`);
  const d = new Declarer({}, [...attackers, ...defenders.map((unit) => `c ${unit} K10`)]);
  for (const [at, group] of groups.entries()) {
    for (const target of group.split(" ")) if (!d.tries({ type: "target", piece: target })) return false;
    if (!d.tries({ type: "assign", piece: `a${at}` }) || !d.tries({ type: "close" })) return false;
  }
  return d.offers({ type: "done" });
}

describe("pairs of a hex", () => {
  test("BR83-6.8-a BR83-6.8-b V-98 a battery is not attacked without infantry", () => {
    const hex = ["i1 inf 2-2", "i2 inf 2-2", "b bty 2-2"];
    expect(splits(hex, ["b", "i1 i2"])).toBe(false);
    expect(splits(hex, ["i1", "i2 b"])).toBe(true);
    expect(splits(hex, ["i2", "i1 b"])).toBe(true);
    expect(splits(hex, ["i1 i2 b"])).toBe(true);
    expect(splits(hex, ["i1 i2", "b"])).toBe(false);
  });
  test("BR83-6.81-a V-99 what is left over may be attacked by itself", () => {
    const hex = ["i inf 2-2", "b1 bty 2-2", "b2 bty 2-2"];
    expect(splits(hex, ["b1", "i b2"])).toBe(true);
    expect(splits(hex, ["b2", "i b1"])).toBe(true);
    expect(splits(hex, ["i", "b1 b2"])).toBe(false);
    expect(splits(hex, ["b1", "b2", "i"])).toBe(false);
  });
  test("BR83-6.8-a as many of both: every battle takes whole pairs", () => {
    const hex = ["i1 inf 2-2", "i2 inf 2-2", "b1 bty 2-2", "b2 bty 2-2"];
    expect(splits(hex, ["i1 b2", "i2 b1"])).toBe(true);
    expect(splits(hex, ["i1", "i2 b1 b2"])).toBe(false);
    expect(splits(hex, ["i1 i2 b1 b2"])).toBe(true);
  });
  test("BR83-6.8-c V-101 cavalry is never paired", () => {
    const hex = ["c cav 1-1", "i inf 2-2", "b bty 2-2"];
    expect(splits(hex, ["c", "i b"])).toBe(true);
    expect(splits(hex, ["c i b"])).toBe(true);
    expect(splits(hex, ["c i", "b"])).toBe(false);
  });
  test("BR83-6.8-d units of different hexes are not paired", () => {
    const d = new Declarer({}, ["u a0 inf 9-2 K11", "u a1 inf 9-2 K11", "c i inf 2-2 K10", "c b bty 2-2 L10"]);
    expect(d.offers({ type: "target", piece: "b" })).toBe(true);
    d.play("target b", "assign a0", "close", "target i", "assign a1", "close");
    expect(d.offers({ type: "done" })).toBe(true);
  });
});

/** A brigade of two, as a defender of `splits`; its hex follows the factors, so its parts are named behind it. */
describe("brigades", () => {
  const split = (defenders: readonly string[], groups: readonly string[]): boolean => {
    const attackers = groups.map((_, at) => `u a${at} inf 9-2 K11`);
    const d = new Declarer({}, [...attackers, ...defenders]);
    for (const [at, group] of groups.entries()) {
      for (const target of group.split(" ")) if (!d.tries({ type: "target", piece: target })) return false;
      if (!d.tries({ type: "assign", piece: `a${at}` }) || !d.tries({ type: "close" })) return false;
    }
    return d.offers({ type: "done" });
  };
  const BRIGADE = "c bde bde 5-4 K10 2 2";

  test("BR83-6.82-a BR83-8.51-a X-28 a brigade of two is paired with two batteries", () => {
    const hex = [BRIGADE, "c b1 bty 2-2 K10", "c b2 bty 2-2 K10"];
    expect(split(hex, ["bde b1", "b2"])).toBe(false);
    expect(split(hex, ["bde b1 b2"])).toBe(true);
  });
  test("BR83-8.51-b X-29 with fewer only where the hex has infantry to spare", () => {
    const hex = [BRIGADE, "c b1 bty 2-2 K10", "c b2 bty 2-2 K10", "c i inf 2-2 K10"];
    expect(split(hex, ["bde b1", "i b2"])).toBe(true);
  });
  test("BR83-8.51-a V-100 but never so that a pair is lost", () => {
    const hex = [BRIGADE, "c b1 bty 2-2 K10", "c b2 bty 2-2 K10", "c i inf 2-2 K10"];
    expect(split(hex, ["bde", "i b1 b2"])).toBe(false);
    expect(split(hex, ["bde b1 b2", "i"])).toBe(true);
  });
  test("BR83-8.5-a BR83-6.9-a BR83-6.82-a a brigade is one unit that counts for its infantry", () => {
    const { battlefield: b } = new Declarer({}, [BRIGADE, "u a inf 3-3 K11"]);
    expect(infantryIn(b.field, b.p, b.unit("bde"))).toBe(2);
    expect(surplusOf(b.field, b.p, b.unit("bde"))).toBe(-2);
  });
});

test("BR83-6.8-a a part has no surplus of what its hex is short of", () => {
  expect([0, 1, 2, 3, -1].map((part) => keepsPairs(part, 2))).toEqual([true, true, true, false, false]);
  expect([0, -1, -2, -3, 1].map((part) => keepsPairs(part, -2))).toEqual([true, true, true, false, false]);
  expect([0, 1, -1].map((part) => keepsPairs(part, 0))).toEqual([true, false, false]);
});
