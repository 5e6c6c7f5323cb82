import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import { COMMANDS, FALLEN, spreadZone } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { type Setting, Stage } from "../support/stage.ts";

const ARMIES: Omit<Setting, "frames"> = {
  units: [
    { id: "ua", formation: "u1" },
    { id: "ub", formation: "u2" },
    { id: "ca", formation: "c1" },
    { id: "cb", formation: "c2", division: "c2d" },
  ],
  at: { ua: "0202", ub: "0402", ca: "0209", cb: "0409", "u-oc": "0302", "c-oc": "0309" },
  orders: {
    u1: { type: "defend", target: "0202" },
    u2: { type: "defend", target: "0402" },
    c1: { type: "defend", target: "0209" },
    c2: { type: "defend", target: "0409" },
  },
};

const CHITS = [{ step: "chits", at: 0, coordinated: [NONE, NONE], initial: [NONE, NONE] }] as const;

function chits(dice: readonly number[], setting: Partial<Setting> = {}): Stage {
  return new Stage({ ...ARMIES, frames: () => [...CHITS].map((frame) => ({ ...frame })), ...setting }, dice);
}

/** Lets everything pass that nobody must do, up to a question if one is named. */
function pass(stage: Stage, until?: string): Stage {
  while (!stage.over && stage.decision.step !== until) {
    const [end] = stage.decision.actions.filter(({ type }) => type === "done" || type === "end");
    stage.act(end as Action);
  }
  return stage;
}

const cupOf = ({ field, p }: Stage): readonly string[] =>
  p.cup.map((chit) => (chit < 0 ? `pair ${-1 - chit}` : (field.holders[chit]?.id as string)));

describe("Coordinated Action", () => {
  test("NWO-4.1-c, NWO-DR01, TV-120 is won on a die of at most the rating less two", () => {
    const results = [
      [3, 1, true],
      [2, 1, false],
      [4, 2, true],
    ] as const;
    for (const [rating, die, won] of results) {
      const stage = chits([die, 6, 1, 1], { ratings: { "u-oc": rating } });
      expect(stage.told("coordinated-tested")[0]).toMatchObject({ commander: "u-oc", won });
    }
  });

  test("NWO-D03, NWO-4.1-a, NWO-4.1-b, NWO-RUL025, NWO-RUL027 the pair is chosen from what the Initial formation leaves; its chit stands for both", () => {
    const stage = chits([6, 1, 1, 1]);
    expect(stage.decision).toMatchObject({ step: "pair", sides: ["confederate"] });
    stage.act({ type: "pair", formation: "c1" });
    expect(stage.whyNot({ type: "pair", formation: "u1" })).toMatchObject({ rule: "NWO-4.1-d" });
    stage.act({ type: "pair", formation: "c2" });
    expect(stage.told("pair-chosen")[0]).toMatchObject({ formations: ["c1", "c2"] });
    expect(cupOf(stage)).toEqual(["u1", "u2", "pair 1"]);
  });

  testForEither("NWO-RUL026 a formation on Reserve is not paired; with one left there is nobody to pair", () => {
    const stage = chits([6, 1, 1, 1], { orders: { c1: { type: "defend", target: "0209" } } });
    expect(stage.over).toBe(true);
    expect(cupOf(stage)).toEqual(["c1"]);
  });

  test("NWO-D01, NWO-12.15-e, NWO-RUL030 a wing commander who acts alone may roll instead, for his own formations", () => {
    const setting = {
      wings: { "c-w": ["c2"] },
      at: { ...ARMIES.at, "c-w": { hex: "0409", marks: COMMANDS } },
    };
    const stage = chits([6, 1, 1, 6], setting);
    expect(stage.offered("name").map(({ commander }) => commander)).toEqual(["c-oc", "c-w"]);
    stage.act({ type: "name", commander: "c-oc" }, { type: "name", commander: "c-w" });
    expect(stage.offered("begin").map(({ formation }) => formation)).toEqual(["c2"]);
    expect(stage.whyNot({ type: "begin", formation: "c1" })).toMatchObject({ rule: "NWO-12.15-e" });
  });
});

test("NWO-12.15-e NWO-RUL030 an idle wing commander does not roll: nobody is to be named", () => {
  const idle = chits([6, 1, 1, 6], { wings: { "c-w": ["c2"] }, at: { ...ARMIES.at, "c-w": "0409" } });
  expect(idle.decision.step).toBe("initial");
  expect(idle.told("initial-tested")[0]).toMatchObject({ winner: "confederate" });
});

describe("who is paired", () => {
  const WINGS = {
    wings: { "c-w": ["c1", "c2"] },
    at: { ...ARMIES.at, "c-w": { hex: "0409", marks: COMMANDS } },
  };

  test("NWO-4.1-a NWO-RUL027 the second is another formation than the first", () => {
    const stage = chits([6, 1, 1, 1]);
    const offered = () => stage.offered("pair").map(({ formation }) => formation);
    expect(offered()).toEqual(["c1", "c2"]);
    stage.act({ type: "pair", formation: "c1" });
    expect(offered()).toEqual(["c2"]);
  });

  test("NWO-4.1-d NWO-12.15-e a formation of the enemy is refused by another rule than one of another wing", () => {
    const why = (stage: Stage, formation: string) => stage.whyNot({ type: "pair", formation })?.reason;
    const army = chits([6, 1, 1, 1]);
    expect([why(army, "u1"), why(army, "c1")]).toEqual(["pair-other", undefined]);
    const wing = chits([6, 1, 1, 1], { ...WINGS, ratings: { "c-w": 3 } });
    wing.act({ type: "name", commander: "c-w" }, { type: "name", commander: "c-oc" });
    expect(wing.decision.step).toBe("pair");
    expect(why(wing, "u1")).toBe("pair-other");
  });
});

describe("Initial Action", () => {
  test("NWO-4.2-a, NWO-DR02, TV-121 die and rating must lead by three", () => {
    expect(chits([6, 6, 5, 3], { ratings: { "u-oc": 3, "c-oc": 2 } }).told("initial-tested")[0]?.winner).toBe("union");
    expect(chits([6, 6, 4, 3], { ratings: { "u-oc": 3, "c-oc": 2 } }).told("initial-tested")[0]?.winner).toBe(
      undefined,
    );
  });

  test("NWO-D02, NWO-4.2-b, NWO-RUL026 any own formation with units on the map, one on Reserve too; or none", () => {
    const stage = chits([6, 6, 6, 1], { orders: { u1: { type: "defend", target: "0202" } } });
    expect(stage.decision.actions).toEqual([
      { type: "begin", formation: "u1" },
      { type: "begin", formation: "u2" },
      { type: "decline" },
    ]);
    expect(stage.whyNot({ type: "begin", formation: "c1" })).toMatchObject({ rule: "NWO-4.2-b" });
    stage.act({ type: "begin", formation: "u2" });
    expect(stage.p.initial).toBe(stage.holder("u2"));
    expect(cupOf(stage)).toEqual(["u1"]);
  });

  test("NWO-RUL159 a formation without a unit on the map is neither picked nor drawn", () => {
    const { ub: _, ...at } = ARMIES.at;
    const stage = chits([6, 6, 6, 1], { at });
    expect(stage.whyNot({ type: "begin", formation: "u2" })).toMatchObject({ rule: "NWO-RUL159" });
    expect(cupOf(stage.act({ type: "decline" }))).toEqual(["u1", "c1", "c2"]);
  });

  test("NWO-RUL152 a commander who has fallen has no rating: his side does not roll", () => {
    const stage = chits([6, 6], { at: { ...ARMIES.at, "u-oc": { hex: "0302", marks: FALLEN } } });
    expect(stage.told("coordinated-tested").map(({ commander }) => commander)).toEqual(["c-oc"]);
    expect(stage.told("initial-tested")[0]?.rolls.map(({ side }) => side)).toEqual(["confederate"]);
  });
});

describe("the cup", () => {
  testForEither(
    "NWO-4-d, NWO-RUL033 a formation on Reserve is in the cup if a division of its has an order of its own",
    () => {
      const stage = chits([6, 6, 1, 1], { orders: { c2d: { type: "defend", target: "0409" } } });
      expect(cupOf(stage)).toEqual(["c2"]);
    },
  );

  test("NWO-4-e, NWO-4-f, NWO-4-g, NWO-DR03, NWO-DR04 the Initial formation, chits as drawn, then Reserve by the dice", () => {
    const stage = new Stage(
      {
        ...ARMIES,
        orders: { u1: { type: "defend", target: "0202" }, c1: { type: "defend", target: "0209" } },
        turn: 13,
        frames: () => [{ step: "turn", at: 0 }],
      },
      [6, 6, 6, 1],
    );
    pass(stage, "initial");
    pass(stage.throws(2, 1).act({ type: "begin", formation: "u1" }));
    expect(stage.told("chit-drawn").map(({ formations, of }) => [...formations, of])).toEqual([["c1", 1]]);
    expect(stage.told("action-began").map(({ formations, rule }) => [...formations, rule])).toEqual([
      ["u1", "NWO-4.4-a"],
      ["c1", "NWO-4.4-a"],
      ["u2", "NWO-4-g"],
      ["c2", "NWO-4-g"],
    ]);
  });

  testForEither("NWO-RUL031 equal dice at the end of a turn are thrown again", () => {
    const stage = new Stage(
      { ...ARMIES, orders: {}, turn: 13, frames: () => [{ step: "turn", at: 0 }] },
      [6, 6, 1, 1, 4, 4, 5, 2],
    );
    pass(stage);
    expect(stage.told("turn-end-rolled").map(({ first }) => first)).toEqual(["union"]);
    expect(stage.told("action-began").map(({ side }) => side)).toEqual(["union", "confederate"]);
  });
});

test("NWO-5.4-a zones of control are the six neighbours of a stack, once whatever its size", () => {
  const stage = chits([6, 6, 1, 1], { at: { ...ARMIES.at, ua: "0202", ub: "0202" } });
  const { field, p } = stage;
  const zone = p.tables.slice(field.map.size, 2 * field.map.size);
  expect([...field.map.grid.ring(stage.hex("0202"), 1)].map((hex) => zone[hex])).toEqual([1, 1, 1, 1, 1, 1]);
  spreadZone(field, p, 0, stage.hex("0202"), -1);
  expect(p.tables.slice(field.map.size, 3 * field.map.size).filter((count) => count > 0)).toHaveLength(10);
});
