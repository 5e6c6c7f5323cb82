import type { HexPair } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { inCommand, traceCost } from "../../../src/no-written-orders/army/command.ts";
import {
  MARCHING_ON_FOOT,
  MOUNTED,
  ON_FOOT,
  STEPS,
  distancesTo,
} from "../../../src/no-written-orders/land/distances.ts";
import { COMMAND_RANGE, POINT } from "../../../src/no-written-orders/measures.ts";
import { COMMANDS, FALLEN } from "../../../src/no-written-orders/position.ts";
import { mayExamine, sees, seesFar } from "../../../src/no-written-orders/land/sight.ts";
import { testForEither } from "../support/either-side.ts";
import { type Setting, Stage } from "../support/stage.ts";

/** Hexes down column 6, and the road that joins them. */
const COLUMN = ["0601", "0602", "0603", "0604", "0605", "0606", "0607", "0608", "0609"] as const;
const ROAD: readonly HexPair[] = COLUMN.slice(1).map((hex, at): HexPair => [COLUMN[at] as string, hex]);

function stage(setting: Partial<Setting>): Stage {
  return new Stage({
    units: [
      { id: "ua", formation: "u1" },
      { id: "ub", formation: "u1", division: "ud" },
      { id: "ca", formation: "c1" },
    ],
    at: {},
    frames: () => [],
    ...setting,
  });
}

describe("command range", () => {
  const commanded = (at: Setting["at"], setting: Partial<Setting> = {}): boolean => {
    const one = stage({ at, ...setting });
    return inCommand(one.field, one.p, one.unit("ua"));
  };

  testForEither("NWO-12.1-a, NWO-5.2-j, TV-083 six road hexes are three points, seven are not in range", () => {
    expect(commanded({ "u1-fl": "0601", ua: "0607" }, { plain: { roads: ROAD } })).toBe(true);
    expect(commanded({ "u1-fl": "0601", ua: "0608" }, { plain: { roads: ROAD } })).toBe(false);
  });

  testForEither(
    "NWO-12.1-a, NWO-TT, TV-084 woods and clear, or a stream and clear, are three points; a stream and woods are four",
    () => {
      const way = { "u1-fl": "0601", ua: "0603" };
      const wide = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));
      const woods = Object.fromEntries(wide.map((column) => [`${column}02`, "w"]));
      const near: HexPair[] = [["0601", "0602"], ["0601", "0501"], ["0601", "0701"], ["0601", "0502"], ["0601", "0702"]]; // prettier-ignore
      const streams = [{ name: "Branch", sides: near.filter(([a, b]) => adjacent(a, b)) }];
      expect(commanded(way, { plain: { ground: woods } })).toBe(true);
      const three = { "u1-fl": "0601", ua: "0602" };
      expect(commanded(three, { plain: { streams } })).toBe(true);
      expect(commanded(three, { plain: { streams, ground: woods } })).toBe(false);
    },
  );

  testForEither("NWO-12.1-b, TV-085 no trace through a zone of control without friends", () => {
    const one = stage({ at: { "u1-fl": "0602", ua: "0605", ca: "0704" } });
    expect(traceCost(one.field, one.p, 0, one.hex("0602"), one.hex("0605"), 3 * POINT)).toBe(-1);
    const two = stage({
      units: [...["ua", "ub", "uc"].map((id) => ({ id, formation: "u1" })), { id: "ca", formation: "c1" }],
      at: { "u1-fl": "0602", ua: "0605", ub: "0604", uc: "0603", ca: "0704" },
    });
    expect(inCommand(two.field, two.p, two.unit("ua"))).toBe(true);
  });

  testForEither(
    "NWO-RUL163 the army commander’s range serves every formation of his, a wing commander’s while he commands",
    () => {
      expect(commanded({ "u1-fl": "0112", "u-oc": "0604", ua: "0605" })).toBe(true);
      const wings = { "u-w": ["u1"] };
      expect(commanded({ "u1-fl": "0112", "u-w": { hex: "0604", marks: COMMANDS }, ua: "0605" }, { wings })).toBe(true);
      expect(commanded({ "u1-fl": "0112", "u-w": "0604", ua: "0605" }, { wings })).toBe(false);
    },
  );

  testForEither("NWO-12.15-g an idle wing commander leads a formation by standing with it", () => {
    const wings = { "u-w": ["u1"] };
    expect(commanded({ "u1-fl": "0112", "u-w": "0604", ub: "0604", ua: "0605" }, { wings })).toBe(true);
  });

  testForEither(
    "NWO-RUL152 a leader who has fallen gives no command; NWO-12.1-h a division with its own order needs none",
    () => {
      expect(commanded({ "u1-fl": { hex: "0604", marks: FALLEN }, ua: "0605" })).toBe(false);
      const one = stage({ at: { ub: "0605" }, orders: { ud: { type: "defend", target: "0605" } } });
      expect(inCommand(one.field, one.p, one.unit("ub"))).toBe(true);
    },
  );

  testForEither("NWO-RUL160 the trace pays for the hex of the unit, not for the leader’s", () => {
    const plain = { ground: { "0601": "w" } };
    const one = stage({ plain, at: { "u1-fl": "0601", ua: "0602" } });
    const cost = (from: string, to: string): number =>
      traceCost(one.field, one.p, 0, one.hex(from), one.hex(to), COMMAND_RANGE);
    expect([cost("0601", "0602"), cost("0602", "0601")]).toEqual([POINT, 2 * POINT]);
  });
});

/** On a grid whose even columns lie lower: is the second hex next to the first? */
function adjacent(from: string, to: string): boolean {
  const one = stage({});
  return one.field.map.grid.distance(one.hex(from), one.hex(to)) === 1;
}

describe("distances to a target", () => {
  testForEither("NWO-RUL165, NWO-RUL167 steps by what can be passed, whatever stands there, to the nearest hex", () => {
    const river: HexPair[] = [["0301", "0401"], ["0302", "0401"], ["0302", "0402"], ["0303", "0402"]]; // prettier-ignore
    const one = stage({ plain: { columns: 6, rows: 4, rivers: [{ name: "Run", sides: river }] }, at: { ca: "0201" } });
    const target = { flag: one.hex("0101"), hexes: [one.hex("0101"), one.hex("0102")] };
    const steps = distancesTo(one.field, target, STEPS);
    expect(["0102", "0201", "0302", "0402"].map((hex) => steps[one.hex(hex)])).toEqual([0, 1, 2, 4]);
  });

  testForEither("points are those of the hexes entered on the way there, by arm, by road where it is marched", () => {
    const one = stage({ plain: { roads: ROAD, ground: { "0602": "w", "0603": "w" } } });
    const target = { flag: one.hex("0601"), hexes: [one.hex("0601")] };
    const from = (measure: number): number | undefined => distancesTo(one.field, target, measure)[one.hex("0603")];
    expect([from(ON_FOOT), from(MARCHING_ON_FOOT)]).toEqual([2 * POINT + POINT, POINT]);
    expect(from(MOUNTED)).toBe(3 * POINT);
  });
});

describe("sight", () => {
  testForEither("NWO-8.3-a, NWO-8.3-e units between bar a line of sight; it is five hexes long", () => {
    const one = stage({ at: { ua: "0601", ub: "0603" } });
    expect(sees(one.field, one.p, one.hex("0601"), one.hex("0604"))).toBe(false);
    expect(sees(one.field, one.p, one.hex("0701"), one.hex("0706"))).toBe(true);
    expect(sees(one.field, one.p, one.hex("0701"), one.hex("0707"))).toBe(false);
  });

  testForEither("NWO-12.14-c by night one sees a hex far, in the rain four", () => {
    const far = (turn: object, to: string): boolean => {
      const one = stage({ turns: [turn], at: {} });
      return seesFar(one.field, one.p, one.hex("0701"), one.hex(to));
    };
    expect([far({}, "0709"), far({}, "0710")]).toEqual([true, false]);
    expect([far({ rain: true }, "0705"), far({ rain: true }, "0706")]).toEqual([true, false]);
    expect([far({ night: true }, "0702"), far({ night: true }, "0703")]).toEqual([true, false]);
  });

  test("NWO-5.3-d, NWO-RUL126 a stack is looked at by units and leaders who see it, and by neighbours even over a crest", () => {
    const crests: HexPair[] = [["0603", "0602"]];
    const looks = (at: Setting["at"]): boolean => {
      const one = stage({ plain: { crests }, at });
      return mayExamine(one.field, one.p, 0, one.hex("0603"));
    };
    expect(looks({ ca: "0603", ua: "0602" })).toBe(true);
    expect(looks({ ca: "0603", ua: "0601" })).toBe(false);
    expect(looks({ ca: "0603", "u1-fl": "0605" })).toBe(true);
  });
});
