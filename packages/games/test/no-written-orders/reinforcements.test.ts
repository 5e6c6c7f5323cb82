import type { HexPair } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import type { ArrivalData, ScenarioData } from "../../src/no-written-orders/modules/module-data.ts";
import { type Setting, Stage } from "./support/stage.ts";

const COLUMN = Array.from({ length: 12 }, (_, row) => `06${String(row + 1).padStart(2, "0")}`);
const ROADS: readonly HexPair[] = COLUMN.slice(1).map((hex, at): HexPair => [COLUMN[at] as string, hex]);

const GROUP: ArrivalData = {
  id: "u1-comes",
  side: "union",
  turn: 3,
  formation: "u1",
  units: ["ua", "ub", "uc"],
  leaders: ["u1-fl"],
  headquarters: false,
  entries: ["ePE"],
  orders: [],
};

/** The turn after the one that is told, from its Command Phase on. */
function coming(
  turn: number,
  setting: Partial<Setting> = {},
  group: Partial<ArrivalData> = {},
  dice: readonly number[] = [],
): Stage {
  const scenario: Partial<ScenarioData> = { arrivals: [{ ...GROUP, ...group }] };
  return new Stage(
    {
      plain: { roads: ROADS, entries: [{ id: "ePE", name: "Road", hex: "0601", way: "road" }] },
      units: [
        ...["ua", "ub", "uc"].map((id) => ({ id, formation: "u1" })),
        { id: "ux", formation: "u2" },
        { id: "ca", formation: "c1" },
      ],
      at: { ux: "0106", ca: "1212", "u-oc": "0106", "c1-fl": "1212" },
      seats: { "u-oc": "0609" },
      scenario,
      turn,
      frames: () => [{ step: "turn", at: 0 }],
      ...setting,
    },
    dice,
  );
}

/** Lets everything pass up to a step of the Union’s. */
function until(stage: Stage, step: string): Stage {
  for (;;) {
    const { decision } = stage;
    if (decision.step === step && decision.sides[0] === "union") return stage;
    const pass = decision.actions.find(({ type }) => type === "done" || type === "end" || type === "decline");
    if (pass === undefined) throw new Error(`Nothing passes ${decision.step}.`);
    stage.act(pass);
  }
}

const NO_LUCK = [6, 6, 1, 1, 1, 1, 1, 2];

describe("reinforcements", () => {
  test("NWO-9-a, NWO-9-d, NWO-RUL135 come on in their formation’s action, by default marching to their headquarters", () => {
    const stage = until(coming(2, {}, {}, NO_LUCK), "movement");
    expect(stage.offered("enter")).toEqual(["ua", "ub", "uc"].map((unit) => ({ type: "enter", unit, hex: "0601" })));
    expect(stage.p.standing[0]).toMatchObject({ order: { type: "march", target: { flag: stage.hex("0609") } } });
    expect(stage.p.post[stage.leader("u1-fl")]).toBe(stage.hex("0601"));
  });

  test("NWO-9-b, NWO-9-f, NWO-RUL136 each pays for those before it too, by road at once", () => {
    const stage = until(coming(2, {}, {}, NO_LUCK), "movement");
    const points: unknown[] = [];
    for (const unit of ["ua", "ub", "uc"]) {
      stage.act({ type: "enter", unit, hex: "0601" });
      points.push(stage.decision.about["points"]);
      for (let hex = 2; hex <= 8; hex++) {
        const next = `060${hex}`;
        if (!stage.offered("step").some((one) => one.hex === next)) break;
        stage.act({ type: "step", hex: next });
      }
      stage.act({ type: "stop" });
    }
    expect(points).toEqual([[11], [10], [9]]);
  });

  test("NWO-9-c a hex in an enemy zone of control is left for its nearest neighbours", () => {
    const stage = until(coming(2, { at: { ux: "0106", ca: "0602", "u-oc": "0106" } }, {}, NO_LUCK), "movement");
    const hexes = new Set(stage.offered("enter").map(({ hex }) => hex));
    expect(hexes.has("0601")).toBe(false);
    expect(hexes.size).toBeGreaterThan(0);
    expect(stage.whyNot({ type: "enter", unit: "ua", hex: "0601" })).toMatchObject({ rule: "NWO-9-c" });
  });

  test("NWO-9-a nobody comes before his turn", () => {
    const stage = coming(1, {}, {}, [6, 6, 1, 1, 1, 2]);
    while (!stage.over && stage.p.turn === 2) {
      expect(stage.decision.actions.some(({ type }) => type === "enter")).toBe(false);
      const pass = stage.decision.actions.find(({ type }) => type === "done" || type === "end");
      if (pass === undefined || (stage.decision.step === "movement" && stage.p.phase === 4)) break;
      stage.act(pass);
    }
    expect(stage.hexOf("ua")).toBeUndefined();
  });

  test("NWO-9-g, NWO-RUL135 its leader may try his initiative in the turn of his arrival", () => {
    const stage = until(coming(2, {}, {}, NO_LUCK), "initiative");
    expect(stage.offered("try").map(({ holder }) => holder)).toContain("u1");
  });

  test("NWO-19.1-a, NWO-19.1-b, NWO-DR25 under the option dice say two turns before when they come; only their owner knows", () => {
    const options = { variableReinforcements: "on" } as const;
    const due = (die: number): number | undefined => coming(0, { options }, {}, [die]).p.due[0];
    expect([1, 2, 3, 4, 5, 6].map(due)).toEqual([1, 2, 3, 3, 4, 5]);
    expect(coming(0, { options }, {}, [6]).told("arrival-thrown")[0]).toMatchObject({ audience: ["union"], turn: 5 });
  });
});
