import type { HexPair } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { isShortOfRounds } from "../../../src/no-written-orders/supply/ammunition.ts";
import { allowanceNow } from "../../../src/no-written-orders/army/condition.ts";
import { eliminate } from "../../../src/no-written-orders/army/losses.ts";
import { ELIMINATED, SURRENDERED, OUT_OF_SUPPLY, marked } from "../../../src/no-written-orders/position.ts";
import { isSupplied, supplyLines } from "../../../src/no-written-orders/supply/supply.ts";
import { judgeSupply } from "../../../src/no-written-orders/supply/supply-test.ts";
import { testForEither } from "../support/either-side.ts";
import { assaultsBy, fired } from "../support/assault.ts";
import { COMMAND } from "../support/commanding.ts";
import { COLUMN } from "../support/moving.ts";
import { banks } from "../support/plain.ts";
import { type Setting, Stage } from "../support/stage.ts";

const WIDE = 24;
const ROADS: readonly HexPair[] = COLUMN.slice(1).map((hex, at): HexPair => [COLUMN[at] as string, hex]);
const OPTIONS = { advancedSupply: "on" } as const;
const TRAIN = "union-train-1";

/** A road down column 6 to a source in the north, and the Union’s train on it. */
function stage({ options = OPTIONS, ...setting }: Partial<Setting> = {}): Stage {
  return new Stage({
    units: [
      { id: "ua", formation: "u1" },
      { id: "ug", formation: "u1", arm: "foot" },
      { id: "ca", formation: "c1" },
    ],
    options,
    trains: [{ side: "union", hex: "0603" }],
    supply: [{ side: "union", name: "North", hex: "0601" }],
    ...(options.advancedSupply === "on" ? { seats: { [TRAIN]: "0603" } } : {}),
    at: {},
    frames: () => [],
    ...setting,
    plain: { columns: WIDE, roads: ROADS, ...setting.plain },
  });
}

const supplied = (from: string, setting: Partial<Setting> = {}): boolean => {
  const one = stage(setting);
  return isSupplied(one.field, one.p, 0, one.hex(from), supplyLines(one.field, one.p, 0));
};

describe("lines of supply", () => {
  testForEither("NWO-19.4.6-a NWO-S05: ten hexes off the road, then by road to a source or the train before it", () => {
    expect([supplied("1606"), supplied("1706")]).toEqual([true, false]);
    expect([supplied("1106", { options: {} }), supplied("1206", { options: {} })]).toEqual([true, false]);
  });

  testForEither("NWO-17-a: only a side’s own sources supply it, and only in their turns", () => {
    const source = (side: "union" | "confederate", hex: string) => ({ side, name: "A source", hex });
    const far = { options: {}, plain: { roads: ROADS } };
    expect(supplied("0605", { ...far, supply: [source("union", "0601")] })).toBe(true);
    expect(supplied("0605", { ...far, supply: [source("union", "2001"), source("confederate", "0601")] })).toBe(false);
    expect(supplied("0605", { ...far, turn: 25, supply: [source("union", "0601")] })).toBe(false);
  });

  testForEither("NWO-19.4.7-a: a train on a road that is cut from its source supplies nobody", () => {
    const cut = { at: { ca: "0602" }, plain: { roads: ROADS.filter(([, hex]) => hex !== "0602") } };
    expect([supplied("1610", cut), supplied("1610")]).toEqual([false, true]);
  });

  test("NWO-19.4.7-b NWO-RUL233: enemy units close these lines, not their zones of control; those of 15 too", () => {
    expect(supplied("0609", { at: { ca: "0704" } })).toBe(true);
    expect(supplied("0609", { at: { ca: "0704" }, options: {} })).toBe(false);
    const fate = (ca: string): number => {
      // twelve hexes of road and no way round: the enemy on it or beside it
      const woods = { rivers: [{ name: "Run", sides: COLUMN.flatMap(banks) }] };
      const one = stage({ at: { ua: "0609", ca }, plain: woods });
      eliminate(
        { field: one.field, p: one.p, dice: { roll: () => 1 }, events: undefined },
        one.unit("ua"),
        "NWO-6.1-b",
      );
      return one.p.place[one.unit("ua")] as number;
    };
    expect([fate("0704"), fate("0604")]).toEqual([ELIMINATED, SURRENDERED]);
  });
});

describe("out of supply", () => {
  const judged = (at: Setting["at"], nine = false): Stage => {
    const one = stage({ at, turn: 2, turns: [{}, { supply: nine }] });
    judgeSupply({ field: one.field, p: one.p, dice: { roll: () => 1 }, events: one.events });
    return one;
  };

  test("NWO-19.4.8-a: who is cut off has a point less to move and to stand, once, until he is supplied again", () => {
    const cut = judged({ ua: "2001" });
    expect(marked(cut.p, cut.unit("ua"), OUT_OF_SUPPLY)).toBe(true);
    expect(allowanceNow(cut.field, cut.p, cut.unit("ua"))).toBe(10);
    cut.p.broken = cut.p.broken.with(cut.holder("u1"), 1);
    expect(allowanceNow(cut.field, cut.p, cut.unit("ua"))).toBe(10);
    expect(cut.told("supply-changed")).toMatchObject([{ units: ["ua"], supplied: false }]);
    const fine = judged({ ua: "0605" });
    expect([marked(fine.p, fine.unit("ua"), OUT_OF_SUPPLY), fine.told("supply-changed")]).toEqual([false, []]);
    fine.p.marks[fine.unit("ua")] = OUT_OF_SUPPLY;
    judgeSupply({ field: fine.field, p: fine.p, dice: { roll: () => 1 }, events: fine.events });
    expect(fine.told("supply-changed")).toMatchObject([{ units: ["ua"], supplied: true }]);
    expect(marked(fine.p, fine.unit("ua"), OUT_OF_SUPPLY)).toBe(false);
  });

  test("NWO-19.4.8-b NWO-RUL234: it loses a step when the nine o’clock turn begins", () => {
    expect(judged({ ua: "2001" }).told("step-lost")).toEqual([]);
    const nine = judged({ ua: "2001" }, true);
    expect(nine.told("step-lost")).toMatchObject([{ unit: "ua", rule: "NWO-19.4.8-b" }]);
    const begun = stage({ at: { ua: "2001" }, turn: 2, turns: [{}, { supply: true }], frames: () => [COMMAND(0)] });
    expect(begun.told("step-lost")).toHaveLength(1);
  });

  test("NWO-19.4-a: the loss at the end of that turn is no more", () => {
    const ended = (options: Setting["options"] = {}) =>
      stage({
        at: { ua: "2001" },
        options,
        turns: [{ supply: true }],
        frames: () => [{ step: "turn-end", first: 0, at: 4 }],
      }).told("step-lost").length;
    expect([ended(), ended(OPTIONS)]).toEqual([1, 0]);
  });
});

describe("rounds of artillery", () => {
  const ROUNDS = { advancedSupply: "on", artilleryAmmo: "on" } as const;
  const short = (hex: string, setting: Partial<Setting> = {}): boolean => {
    const one = stage({ options: ROUNDS, ...setting, at: { ug: hex, ...setting.at } });
    return isShortOfRounds(one.field, one.p, one.unit("ug"));
  };

  test("NWO-19.5.1-a: at most the third hex is on a road that leads to the army’s train", () => {
    expect([short("0606"), short("0906"), short("1006")]).toEqual([false, false, true]);
    expect(short("0606", { seats: { [TRAIN]: "0803" } })).toBe(true);
    expect(short("0606", { seats: {} })).toBe(true);
    expect(short("0606", { at: { ca: "0604" } })).toBe(true);
    expect(short("0606", { at: { ca: "0704" } })).toBe(false);
    expect(short("1006", { options: OPTIONS })).toBe(false);
    const rails = { railroads: ROADS, roads: [] };
    expect([short("0606", { plain: rails }), short("0906", { plain: rails })]).toEqual([false, false]);
    // a river that no wheels cross parts the battery from the road
    const cut = { plain: { rivers: [{ name: "Run", sides: COLUMN.flatMap(banks) }] } };
    expect([short("0706", cut), short("0606", cut)]).toEqual([true, false]);
  });

  const assaultOn = assaultsBy([
    { id: "ua", formation: "u1" },
    { id: "ug", formation: "u1", arm: "foot", strength: [5, 3, 0] },
    { id: "ca", formation: "c1", strength: [8, 4, 2] },
    { id: "cg", formation: "c1", arm: "foot", strength: [5, 3, 0] },
  ]);
  const laid = ({ options = ROUNDS, ...setting }: Partial<Setting> = {}): Partial<Setting> => ({
    options,
    trains: [{ side: "confederate", hex: "0510" }],
    seats: options.advancedSupply === "on" ? { "confederate-train-1": "0507" } : {},
    plain: {
      roads: [
        ["0505", "0506"],
        ["0506", "0507"],
      ],
    },
    ...setting,
  });

  testForEither(
    "NWO-19.5.2-a NWO-RUL235 NWO-S06: each point that fires in an assault costs a point of the track, of either side",
    () => {
      const at = { ua: "0504", ug: "0504", ca: "0505", cg: "0505" };
      const fought = assaultOn(at, [1, 1, 1, 1, 1, 1], laid());
      expect(fought.p.ammunition).toEqual([95, 95]);
      expect(assaultOn(at, [1, 1, 1, 1, 1, 1], laid({ options: {} })).p.ammunition).toEqual([100, 100]);
    },
  );

  test("NWO-19.5.2-b: without rounds, or a line to the train, artillery fires at half, rounded down", () => {
    const at = { ua: "0504", ca: "0505", cg: "0505" };
    const strength = (setting: Partial<Setting>) => fired(assaultOn(at, [1, 1, 1, 1, 1, 1], setting))[0]?.[0];
    expect(strength(laid())).toBe(8 + 5);
    expect(strength(laid({ rounds: 0 }))).toBe(8 + 2);
    expect(strength(laid({ plain: {} }))).toBe(8 + 2);
    expect(strength(laid({ options: OPTIONS, rounds: 0 }))).toBe(8 + 5);
  });
});
