import { describe, expect, test } from "vitest";
import { packOrders } from "../../../src/no-written-orders/codec/order-packing.ts";
import { unpackOrders } from "../../../src/no-written-orders/codec/order-unpacking.ts";
import { packNumbers, unpackNumbers } from "../../../src/no-written-orders/codec/packing.ts";
import { type EncodedPosition, encodePosition } from "../../../src/no-written-orders/codec/position-codec.ts";
import { fromRuns, runsOf, valuesOf } from "../../../src/no-written-orders/codec/runs.ts";
import { Shapes } from "../../../src/no-written-orders/codec/shapes.ts";
import type { Order } from "../../../src/no-written-orders/orders/order-book.ts";
import { decodePosition } from "../../../src/no-written-orders/situations/saved-position.ts";
import { pathBetween } from "../../../src/no-written-orders/orders/targets.ts";
import { type Setting, Stage } from "../support/stage.ts";

const SETTING: Setting = {
  units: [
    { id: "ua", formation: "u1" },
    { id: "ca", formation: "c1" },
  ],
  at: { ua: "0510", ca: "1110" },
  frames: () => [],
};

describe("runs", () => {
  test.each([
    [[0, 0, 0, 1, 0], "CHA"],
    [[], ""],
    [[8, 8, 8, 8, 8, 8, 8], "-A"],
    [Array.from({ length: 150 }, () => 2), "U_U_UD"],
  ])("%j are told as %s, and read again", (values, runs) => {
    expect(runsOf(values)).toBe(runs);
    expect(valuesOf(runs)).toEqual(values);
  });

  test.each(["?", "_", "G", "AA"])("%s is refused: nobody wrote it", (runs) => {
    expect(() => valuesOf(runs)).toThrow(runs);
  });

  test("a record of too few hexes is refused, and one of what there is not", () => {
    expect([...fromRuns("CHA", 5, 1)]).toEqual([0, 0, 0, 1, 0]);
    expect(() => fromRuns("CHA", 6, 1)).toThrow("a record of 6 hexes must name each of them, from 0 to 1");
    expect(() => fromRuns("CHA", 5, 0)).toThrow("a record of 5 hexes must name each of them, from 0 to 0");
  });
});

describe("lists of numbers", () => {
  test("longer ones become text wherever they are, but for numbers beyond two digits", () => {
    const value = {
      place: [1200, -4, 0, 4087],
      marks: [1, 2],
      great: [40_000, 1234, 5678],
      words: ["done", [3000, 17]],
    };
    const packed = packNumbers(value);
    expect(packed).toEqual({
      place: "~S4AEAI__",
      marks: [1, 2],
      great: [40_000, 1234, 5678],
      words: ["done", "~vAAZ"],
    });
    expect(unpackNumbers(packed)).toEqual(value);
  });

  test.each(["~A", "~A?", "~??"])("%s is refused", (text) => {
    expect(() => unpackNumbers([text])).toThrow(`"${text.slice(1)}" is no list of numbers`);
  });
});

describe("orders", () => {
  const { field } = new Stage(SETTING);
  const { map } = field;
  const hexes = pathBetween(field, map.grid.known("0505"), map.grid.known("0909"));
  const [flag, other] = [hexes[0] as number, hexes[1] as number];
  const march = { type: "march", waypoints: [], forced: false, hidden: false } as const;
  const point = (hex: number) => ({ flag: hex, hexes: [hex] });

  test.each<[string, Order]>([
    ["of one hex", { ...march, target: point(flag) }],
    ["along a way from the flag", { ...march, target: { flag, hexes } }],
    ["along a way that the flag is not at the beginning of", { ...march, target: { flag: other, hexes } }],
    ["with hexes that lie apart", { ...march, target: { flag, hexes: [flag, map.grid.known("1212")] } }],
    ["without a target", { ...march, type: "general-retreat" }],
    ["with a waypoint", { ...march, target: point(flag), waypoints: [point(other)] }],
    ["with waypoints", { ...march, target: point(flag), waypoints: [point(other), point(flag), point(other)] }],
    ["with a waypoint of several hexes", { ...march, waypoints: [point(flag), { flag, hexes }] }],
    ["forced, hidden, to guard, attached", { ...march, forced: true, hidden: true, guards: true, attach: 3 }],
  ])("%s are told short, and read again", (_, order) => {
    const packed = JSON.parse(JSON.stringify(packOrders(map, [{ orders: [order] }])));
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify([{ orders: [order] }]).length);
    expect(unpackOrders(map, packed)).toEqual([{ orders: [order] }]);
  });

  test("a way off the map is refused", () => {
    expect(() => unpackOrders(map, ["attack", [0, "AAAA"]])).toThrow("tells runs in pieces");
    expect(() => unpackOrders(map, ["attack", [0, "D"]])).toThrow("the way D from hex 0 leads off the map");
  });
});

describe("shapes", () => {
  test("objects are told by their shapes, several of one shape together", () => {
    const shapes = new Shapes();
    const value = [
      { hex: 3, side: 0 },
      { hex: 4, side: 1 },
    ];
    const mixed = [{ hex: 1, side: 1 }, { odd: [{}, {}], none: undefined }, 7];
    const packed = shapes.pack([value, mixed]);
    expect(packed).toEqual([
      ["##7", 3, 0, 4, 1],
      [["#7", 1, 1], ["#11", [["#12"], ["#12"]]], 7],
    ]);
    expect(shapes.told).toEqual(["odd", ""]);
    expect(new Shapes(shapes.told).unpack(packed)).toEqual([value, [{ hex: 1, side: 1 }, { odd: [{}, {}] }, 7]]);
    expect(() => new Shapes().unpack(["#11"])).toThrow("there is no shape #11");
  });
});

describe("a position", () => {
  const { field, p } = new Stage(SETTING);
  const encoded = encodePosition(field, p);

  test.each<[string, Partial<EncodedPosition>]>([
    ['"luck" is nothing that a position holds', { whole: { luck: 7 } }],
    ['"tables" is nothing that a position holds', { whole: { tables: [] } }],
    ['"turn" is no list of a position', { few: { turn: [0, 1] } }],
    ['"lost" is no list of a position', { few: { lost: "none" } }],
    ['"lost" has no place 900', { few: { lost: [900, 1] } }],
    ["must name each of them, from 0 to 8", { control: "A" }],
  ])("%s: refused when it is read", (fault, change) => {
    expect(decodePosition(field, encoded)).toEqual(p);
    expect(() => decodePosition(field, { ...encoded, ...change })).toThrow(fault);
  });
});
