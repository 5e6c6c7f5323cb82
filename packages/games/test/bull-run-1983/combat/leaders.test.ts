import { describe, expect, test } from "vitest";
import { blank } from "../support/field.ts";
import { type Fight, fight } from "../support/fight.ts";
import { Table, active, at, movement } from "../support/table.ts";

const STRONG = { "us-1nj": "20-4", "us-2nj": "20-4", "us-1njm": "20-4" };
function win(more: Partial<Fight> = {}) {
  return fight({
    attackers: { K9: "us-1nj" },
    defenders: { K10: "cs-8va cs-l-cocke cs-l-bee" },
    targets: "cs-8va",
    dice: [1, 3, 4],
    ...more,
    factors: { ...STRONG, ...more.factors },
  });
}
const tests = (table: Table): string[] =>
  table.all("leader-tested").map(({ piece, die, result }) => `${piece} ${die} ${result}`);

describe("leaders in combat", () => {
  test("BR83-12.5-a BR83-R82 BR83-R55 BR83-D18 BR83-X03 V-107: when the last unit of a hex dies each leader there rolls for himself", () => {
    const table = win();
    expect(tests(table)).toEqual(["cs-l-cocke 3 LB2", "cs-l-bee 4 LE"]);
    expect(table.hex("cs-l-bee")).toBe("lost");
    expect(table.decision).toMatchObject({
      step: "retreat",
      sides: ["confederate"],
      about: { pieces: ["cs-l-cocke"] },
    });
    // R51: as a unit would, away from those who fought
    expect(table.hexes("retreat")).toEqual(["I11", "J11", "K12", "L11", "M11"]);
    table.act({ type: "retreat", piece: "cs-l-cocke", via: "K11", hex: "K12" });
    expect(table.hex("cs-l-cocke")).toBe("K12");
    expect(table.step).toBe("advance");
  });
  test("BR83-R82: the enemies next to him do not touch one leader while another goes back", () => {
    const table = win({ dice: [1, 3, 3] });
    table.act({ type: "retreat", piece: "cs-l-cocke", via: "K11", hex: "K12" });
    expect(table.hex("cs-l-bee")).toBe("K10");
    table.act({ type: "retreat", piece: "cs-l-bee", via: "J10", hex: "J11" });
    expect(table.all("lost").map(({ piece }) => piece)).toEqual(["cs-8va"]);
  });
  test("BR83-R51 BR83-7.83-a V-108: with no way but through zones of control he is lost", () => {
    const table = win({ attackers: { K9: "us-1nj", K11: "us-2nj" }, dice: [1, 1, 2] });
    expect(tests(table)).toHaveLength(2);
    for (const leader of ["cs-l-cocke", "cs-l-bee"])
      expect(table.all("lost").find(({ piece }) => piece === leader)).toMatchObject({ cause: "retreat", to: "lost" });
  });
  test("BR83-12.5-a: none rolls while a unit is left", () => {
    const table = win({
      defenders: { K10: "cs-8va cs-49va cs-l-cocke" },
      adjacent: "us-1nj",
      open: true,
      attackers: { K9: "us-1nj us-2nj" },
      dice: [1, 1, 6],
    });
    table.declare("cs-49va", "us-2nj").done().done();
    expect(tests(table)).toEqual(["cs-l-cocke 6 LE"]);
    expect(table.all("lost").map(({ piece }) => piece)).toEqual(["cs-8va", "cs-49va", "cs-l-cocke"]);
  });
  test("BR83-12.5-a BR83-R83: two stacks that destroy each other have leaders of both sides roll, the attacker's first, after both have paid", () => {
    const table = fight({
      attackers: { K9: "us-2nh us-l-porter" },
      defenders: { K10: "cs-8va cs-l-cocke" },
      factors: { "us-2nh": "1-1", "cs-8va": "1-1" },
      adjacent: "us-2nh",
      targets: "cs-8va",
      dice: [2, 4, 3],
    });
    expect(table.all("lost").map(({ piece }) => piece)).toEqual(["us-2nh", "cs-8va", "us-l-porter"]);
    expect(tests(table)).toEqual(["us-l-porter 4 LE", "cs-l-cocke 3 LB2"]);
    expect(table.decision).toMatchObject({ step: "retreat", sides: ["confederate"] });
    // the unit next to him is gone: every way is free
    expect(table.hexes("retreat")).toHaveLength(12);
  });
  test("BR83-7.7-a BR83-12.5-a BR83-R54 V-140: so he does when it dies in retreat and he stayed", () => {
    const table = win({ attackers: { K9: "us-1nj", K11: "us-2nj" }, dice: [2, 5, 6] });
    expect(table.all("lost").map(({ piece, cause }) => `${piece} ${cause}`)).toEqual([
      "cs-8va retreat",
      "cs-l-cocke leader-test",
      "cs-l-bee leader-test",
    ]);
  });
  test("BR83-R53 BR83-14.31-a V-117: the unit is boxed while its leader lives, whatever he rolls then", () => {
    const table = win({ defenders: { K10: "cs-8va cs-l-cocke" }, dice: [1, 6] });
    expect(table.hex("cs-8va")).toBe("rally");
    expect(table.hex("cs-l-cocke")).toBe("lost");
  });
  test("BR83-R55: a bombardment and a cancelled attack are combat too", () => {
    const bombed = fight({
      attackers: { M11: "us-d5us" },
      defenders: { K10: "cs-8va cs-l-cocke" },
      targets: "cs-8va",
      adjacent: "",
      guns: "us-d5us",
      factors: { "us-d5us": "20-3" },
      dice: [1, 6],
    });
    expect(tests(bombed)).toEqual(["cs-l-cocke 6 LE"]);
    const cancelled = fight({
      attackers: { K9: "us-2nh us-l-porter" },
      defenders: { K10: "cs-18va" },
      adjacent: "us-2nh",
      factors: { "us-2nh": "1-2", "cs-18va": "2-7" },
      dice: [4],
    });
    expect(tests(cancelled)).toEqual(["us-l-porter 4 LE"]);
  });
});

describe("leaders in general", () => {
  test("BR83-12.2-a BR83-6.1-a: a leader bars no way and holds no zone", () => {
    const table = new Table({
      name: "leader",
      at: movement("union"),
      map: blank(),
      placements: [...active({ K10: "us-l-porter" }), ...at({ K11: "cs-l-cocke" })],
    });
    table.go("us-l-porter", "K11", "K12");
    expect(table.step).toBe("march");
  });
  test("BR83-12.3-a BR83-R82 BR83-12.1-a: an escort suffices, and hinders no enemy zone", () => {
    const table = new Table({
      name: "escort",
      at: movement("union"),
      map: blank(),
      placements: [...active({ K10: "us-l-burnside us-1ri us-2ri" }), ...at({ K11: "cs-18va" })],
    });
    expect(table.hex("us-l-burnside")).toBe("K10");
    expect(table.legal("form")).toEqual([]);
  });
});
