import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { testForEither } from "../support/either-side.ts";
import { type Setting, Stage } from "../support/stage.ts";

const OPTIONS = { igoUgo: "on" } as const;
const UNITS: Setting["units"] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u2" },
  { id: "ug", formation: "u1", arm: "foot" },
  { id: "uh", formation: "u2", arm: "foot" },
  { id: "ca", formation: "c1" },
  { id: "cb", formation: "c2" },
];
const AT = {
  ua: "0604",
  ub: "0803",
  ca: "0712",
  cb: "0912",
  "u1-fl": "0603",
  "u2-fl": "0802",
  "c1-fl": "0712",
  "c2-fl": "0912",
  "u-oc": "0702",
  "c-oc": "0812",
};
const ORDERS = {
  u1: { type: "attack", target: "0610" },
  u2: { type: "attack", target: "0810" },
  c1: { type: "defend", target: "0712" },
} as const;

/** A turn from the choice of chits on. */
function played(
  dice: readonly number[],
  { won = [0, 0], ...setting }: Partial<Setting> & { won?: number[] } = {},
): Stage {
  return new Stage(
    {
      units: UNITS,
      at: AT,
      orders: ORDERS,
      options: OPTIONS,
      ...setting,
      frames(_, p) {
        p.won = won;
        return [{ step: "selection" }, { step: "chits", at: 0, coordinated: [-1, -1], initial: [-1, -1] }];
      },
    },
    dice,
  );
}

/** Ends what may be ended, else takes what is offered first. */
function pass(stage: Stage): void {
  const { actions } = stage.decision;
  stage.act(actions.find(({ type }) => type.startsWith("end")) ?? (actions[0] as Action));
}

/** Lets everything pass up to a question. */
function until(stage: Stage, step: string): Stage {
  while (!stage.over && stage.decision.step !== step) pass(stage);
  return stage;
}

describe("turn by turn", () => {
  test("NWO-19.11-a NWO-S12: no Initial Action is thrown for and no chit drawn; the Coordinated Action is", () => {
    const stage = played([6, 6, 6, 1]);
    expect(stage.told("coordinated-tested")).toHaveLength(2);
    expect(stage.told("initial-tested")).toEqual([]);
    until(stage, "over");
    expect(stage.told("chit-drawn")).toEqual([]);
    expect(stage.told("action-began").map(({ side, formations }) => [side, formations])).toEqual([
      ["union", ["u1", "u2"]],
      ["confederate", ["c1"]],
    ]);
  });

  test("NWO-19.11-b NWO-DR32 NWO-D41 NWO-RUL242: die, rating and assaults won; the higher chooses, ties again", () => {
    // ratings are 2 and 3: 4 + 2 + 1 won against 3 + 3
    const stage = played([6, 6, 4, 4, 4, 3], { won: [1, 0] });
    expect(stage.told("player-turns-rolled")).toMatchObject([{ winner: "union" }]);
    expect(stage.told("player-turns-rolled")[0]?.rolls.map(({ total }) => total)).toEqual([7, 6]);
    expect([stage.decision.step, stage.decision.sides]).toEqual(["turn-order", ["union"]]);
    expect(stage.p.won).toEqual([0, 0]);
    stage.act({ type: "play-second" });
    expect(stage.told("action-began").map(({ side }) => side)).toEqual(["confederate"]);
    const first = played([6, 6, 6, 1]).act({ type: "play-first" });
    expect(first.told("action-began").map(({ side }) => side)).toEqual(["union"]);
  });

  testForEither("NWO-19.11-b, NWO-RUL242: after a turn without chits, as by night, only what it saw won counts", () => {
    const stage = new Stage(
      {
        units: UNITS,
        at: AT,
        orders: ORDERS,
        turns: [{ night: true }],
        options: { ...OPTIONS, nightNoChits: "on" },
        frames(_, p) {
          p.won = [2, 1];
          return [{ step: "turn", at: 2 }];
        },
      },
      [6, 1],
    );
    expect(stage.told("turn-end-rolled")).toHaveLength(1);
    expect(stage.p.won).toEqual([0, 0]);
  });

  test("NWO-19.11-c: a side bombards, moves and assaults as a whole; who is on Reserve waits for phase 5", () => {
    const stage = played([6, 6, 6, 1, ...Array.from({ length: 20 }, () => 1)], {
      at: { ...AT, ug: "0704", ca: "0706" },
    }).act({ type: "play-first" });
    const seen: string[] = [];
    while (!stage.over && stage.decision.sides[0] === "union") {
      if (seen.at(-1) !== stage.decision.step) seen.push(stage.decision.step);
      if (stage.decision.step === "movement")
        expect(stage.decision.about["units"]).toEqual(expect.arrayContaining(["ua", "ub"]));
      pass(stage);
    }
    expect(seen.slice(0, 2)).toEqual(["bombardment", "movement"]);
    expect(stage.told("action-began").flatMap(({ formations }) => formations)).not.toContain("c2");
  });

  test("NWO-19.11-d: who would act on different chits fires and assaults apart, in the order that his side likes", () => {
    const at = { ...AT, ua: "0705", ub: "0805", ug: "0605", uh: "0806", ca: "0706", "u1-fl": "0704", "u2-fl": "0804" };
    const stage = played([6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1], { at }).act({ type: "play-first" });
    expect(stage.decision.step).toBe("player-turn");
    expect(stage.offered("begin").map(({ formation }) => formation)).toEqual(["u1", "u2"]);
    expect(stage.decision.about["purpose"]).toBe("bombard");
    expect(stage.whyNot({ type: "begin", formation: "c1" })).toMatchObject({ rule: "NWO-19.11-d" });
    stage.act({ type: "begin", formation: "u2" });
    expect(stage.offered("bombard").map(({ unit }) => unit)).toEqual(["uh"]);
    stage.act({ type: "bombard", unit: "uh", hex: "0706" });
    stage.act({ type: "bombard", unit: "ug", hex: "0706" });
    expect(stage.told("fired").map(({ units }) => units)).toEqual([["uh"], ["ug"]]);
    until(stage, "player-turn");
    expect([stage.decision.step, stage.offered("begin").length]).toEqual(["player-turn", 2]);
    expect(stage.decision.about["purpose"]).toBe("assault");
    stage.act({ type: "begin", formation: "u1" });
    expect(new Set(stage.offered("assault").map(({ unit }) => unit))).toEqual(new Set(["ua"]));
  });

  test("NWO-19.11-d: the pair of a Coordinated Action fights together", () => {
    const at = { ...AT, ua: "0705", ub: "0805", ca: "0706", "u1-fl": "0704", "u2-fl": "0804" };
    const stage = played([1, 6, 6, 1], { at, ratings: { "u-oc": 4 } });
    stage.act({ type: "pair", formation: "u1" }, { type: "pair", formation: "u2" }, { type: "play-first" });
    until(stage, "declaration");
    expect(new Set(stage.offered("assault").map(({ unit }) => unit))).toEqual(new Set(["ua", "ub"]));
  });
});
