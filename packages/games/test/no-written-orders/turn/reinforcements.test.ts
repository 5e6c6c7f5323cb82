import type { HexPair } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import type { ArrivalData, ScenarioData } from "../../../src/no-written-orders/modules/module-data.ts";
import { beginTurnOfUnits } from "../../../src/no-written-orders/combat/assault-duties.ts";
import { moverOf } from "../../../src/no-written-orders/army/mover.ts";
import { isBivouac } from "../../../src/no-written-orders/turn/night.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { type SideId, SIDES } from "../../../src/no-written-orders/vocabulary.ts";
import { type Setting, Stage } from "../support/stage.ts";

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
  const scenario: Partial<ScenarioData> = { arrivals: [{ ...GROUP, side: SIDES[ownSide()] as SideId, ...group }] };
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
    if (decision.step === step && decision.sides[0] === SIDES[ownSide()]) return stage;
    const pass = decision.actions.find(({ type }) => type === "done" || type === "end" || type === "decline");
    if (pass === undefined) throw new Error(`Nothing passes ${decision.step}.`);
    stage.act(pass);
  }
}

/** Of the others the Union’s first. */
const FORMATIONS: Readonly<Record<string, string>> = { ux: "u2", ca: "c1" };

const NO_LUCK = [6, 6, 1, 1, 1, 1, 1, 2];

describe("reinforcements", () => {
  testForEither(
    "NWO-9-a, NWO-9-d, NWO-RUL135 come on in their formation’s action, by default marching to their headquarters",
    () => {
      const stage = until(coming(2, {}, {}, NO_LUCK), "movement");
      expect(stage.offered("enter")).toEqual(["ua", "ub", "uc"].map((unit) => ({ type: "enter", unit, hex: "0601" })));
      expect(stage.p.standing[0]).toMatchObject({ order: { type: "march", target: { flag: stage.hex("0609") } } });
      expect(stage.p.post[stage.leader("u1-fl")]).toBe(stage.hex("0601"));
    },
  );

  testForEither("NWO-7.9-a cavalry near their entry may charge them as they come on, and each that joins them", () => {
    const entering = (options: Setting["options"]) => {
      const units = [
        ...["ua", "ub", "uc"].map((id) => ({ id, formation: "u1" })),
        { id: "ca", formation: "c1", arm: "cavalry" as const, pursuit: 6 },
      ];
      const at = { ca: "0603", "u-oc": "0106", "c1-fl": "0604" };
      const stage = until(coming(2, { units, at, options: options ?? {} }, {}, NO_LUCK), "movement");
      return stage.act({ type: "enter", unit: "ua", hex: "0601" });
    };
    expect(entering({}).decision.step).toBe("march");
    const stage = entering({ cavalryCharges: "on" });
    expect(stage.decision).toMatchObject({ step: "reaction", about: { hex: "0601", units: ["ua"] } });
    stage.act({ type: "end-reaction" }, { type: "enter", unit: "ub", hex: "0601" });
    expect(stage.decision).toMatchObject({ step: "reaction", about: { hex: "0601", units: ["ua", "ub"] } });
  });

  testForEither("NWO-9-b, NWO-9-f, NWO-RUL136, TV-149 each pays for those before it too, by road at once", () => {
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

  testForEither(
    "NWO-9-a, NWO-RUL048, NWO-RUL049 units of a group come on as one stack, not by road, up to the limit of a hex",
    () => {
      const stage = until(coming(2, {}, {}, NO_LUCK), "movement");
      stage.act({ type: "enter", unit: "ua", hex: "0601" });
      expect(stage.decision.about["points"]).toEqual([11]);
      expect(stage.offered("enter")).toEqual(["ub", "uc"].map((unit) => ({ type: "enter", unit, hex: "0601" })));
      stage.act({ type: "enter", unit: "ub", hex: "0601" });
      // across country, together: neither is in the other's way
      expect(stage.decision.about).toMatchObject({ units: ["ua", "ub"], points: [10, 10] });
      stage.act({ type: "enter", unit: "uc", hex: "0601" }, { type: "step", hex: "0602" });
      expect(stage.decision.about["points"]).toEqual([8, 8, 8]);
      expect(stage.offered("enter")).toEqual([]);
      const full = until(
        coming(
          2,
          {
            units: ["ua", "ub", "uc", "ux", "ca"].map((id) => ({
              id,
              formation: FORMATIONS[id] ?? "u1",
              strength: [5, 3, 0],
            })),
          },
          {},
          NO_LUCK,
        ),
        "movement",
      );
      full.act({ type: "enter", unit: "ua", hex: "0601" }, { type: "enter", unit: "ub", hex: "0601" });
      expect(full.whyNot({ type: "enter", unit: "uc", hex: "0601" })).toMatchObject({ rule: "NWO-9-a" });
    },
  );

  const crossing = (ground: "." | "w"): readonly unknown[] => {
    const stage = until(
      coming(
        2,
        {
          plain: { entries: [{ id: "ePE", name: "Road", hex: "0601", way: "road" }], ground: { "0601": ground } },
          units: [
            { id: "ua", formation: "u1", movement: 20 },
            { id: "ub", formation: "u1", arm: "foot", movement: 20 },
            { id: "uc", formation: "u1", movement: 20 },
            { id: "ux", formation: "u2" },
            { id: "ca", formation: "c1" },
          ],
        },
        {},
        NO_LUCK,
      ),
      "movement",
    );
    return ["ua", "ub", "uc"].map((unit) => {
      stage.act({ type: "enter", unit, hex: "0601" });
      const [left] = stage.decision.about["points"] as readonly number[];
      stage.act({ type: "step", hex: stage.offered("step")[0]?.hex ?? "" });
      while (stage.decision.step === "march")
        stage.act(stage.offered("stop")[0] ?? { type: "step", hex: stage.offered("step")[0]?.hex ?? "" });
      return (40 - (left as number)) / 2;
    });
  };

  testForEither(
    "TV-166 NWO-9-b NWO-RUL136: infantry, guns, infantry across country: 1, 2, 3; through woods 2, 6, 8",
    () => {
      expect([crossing("."), crossing("w")]).toEqual([
        [1, 2, 3],
        [2, 6, 8],
      ]);
    },
  );

  testForEither(
    "NWO-9-e while their headquarters are away they march to the first town on the road, and so do headquarters that come on",
    () => {
      const plain = {
        roads: ROADS,
        ground: { "0606": "t" },
        entries: [{ id: "ePE", name: "Road", hex: "0601", way: "road" }],
      } as const;
      const away = until(coming(2, { plain, seats: {} }, { headquarters: true }, NO_LUCK), "movement");
      expect(away.p.standing[0]).toMatchObject({ order: { type: "march", target: { flag: away.hex("0606") } } });
      const army = away.holder("u-oc");
      expect(away.p.seat[army]).toBe(away.hex("0601"));
      expect(away.p.standing[army]).toMatchObject({ order: { type: "march", target: { flag: away.hex("0606") } } });
      const alone = until(coming(2, { plain, seats: {} }, {}, NO_LUCK), "movement");
      expect(alone.p.standing[0]).toMatchObject({ order: { type: "march", target: { flag: alone.hex("0606") } } });
    },
  );

  testForEither("NWO-16.2-l who comes on by night moves in that turn, and halts in the next", () => {
    const night = { night: true } as const;
    const stage = until(coming(2, { turns: [{}, {}, night, night] }, {}, NO_LUCK), "movement");
    stage.act({ type: "enter", unit: "ua", hex: "0601" });
    expect(stage.offered("step").map(({ hex }) => hex)).toContain("0602");
    const { field, p } = stage;
    expect(isBivouac(field, p, moverOf(field, p, stage.unit("ua")))).toBe(false);
    beginTurnOfUnits(field, p);
    expect(isBivouac(field, p, moverOf(field, p, stage.unit("ua")))).toBe(true);
  });

  testForEither("NWO-9-c a hex in an enemy zone of control is left for its nearest neighbours", () => {
    const stage = until(coming(2, { at: { ux: "0106", ca: "0602", "u-oc": "0106" } }, {}, NO_LUCK), "movement");
    const hexes = new Set(stage.offered("enter").map(({ hex }) => hex));
    expect(hexes.has("0601")).toBe(false);
    expect(hexes.size).toBeGreaterThan(0);
    expect(stage.whyNot({ type: "enter", unit: "ua", hex: "0601" })).toMatchObject({ rule: "NWO-9-c" });
  });

  testForEither(
    "NWO-11.1-d, NWO-11.4-b a leader of the enemy gets away from where they come on, and headquarters are lost there",
    () => {
      const at = { ux: "0106", ca: "1212", "u-oc": "0106", "c1-fl": "1212", "c2-fl": "0601" };
      const stage = until(coming(2, { at, seats: { "u-oc": "0609", "c-oc": "0601" } }, {}, NO_LUCK), "movement");
      stage.throws(6, 6).act({ type: "enter", unit: "ua", hex: "0601" });
      expect(stage.told("displaced")).toMatchObject([{ leader: "c2-fl", from: "0601", to: "1212" }]);
      expect(stage.told("headquarters-lost")).toMatchObject([{ holder: "c-oc", hex: "0601" }]);
      // and they march on
      expect([stage.decision.step, stage.decision.about["units"]]).toEqual(["march", ["ua"]]);
    },
  );

  testForEither("NWO-9-a nobody comes before his turn", () => {
    const stage = coming(1, {}, {}, [6, 6, 1, 1, 1, 2]);
    while (!stage.over && stage.p.turn === 2) {
      expect(stage.decision.actions.some(({ type }) => type === "enter")).toBe(false);
      const pass = stage.decision.actions.find(({ type }) => type === "done" || type === "end");
      if (pass === undefined || (stage.decision.step === "movement" && stage.p.phase === 4)) break;
      stage.act(pass);
    }
    expect(stage.hexOf("ua")).toBeUndefined();
  });

  testForEither("NWO-9-g, NWO-RUL135 its leader may try his initiative in the turn of his arrival", () => {
    const stage = until(coming(2, {}, {}, NO_LUCK), "initiative");
    expect(stage.offered("try").map(({ holder }) => holder)).toContain("u1");
  });

  test("NWO-19.1-a, NWO-19.1-b, NWO-DR25, NWO-S02 under the option dice say two turns before when they come; only their owner knows", () => {
    const options = { variableReinforcements: "on" } as const;
    const due = (die: number): number | undefined => coming(0, { options }, {}, [die]).p.due[0];
    expect([1, 2, 3, 4, 5, 6].map(due)).toEqual([1, 2, 3, 3, 4, 5]);
    expect(coming(0, { options }, {}, [6]).told("arrival-thrown")[0]).toMatchObject({ audience: ["union"], turn: 5 });
  });

  testForEither("NWO-RUL230 groups of the first turn are thrown for as well, and nobody comes before it", () => {
    const options = { variableReinforcements: "on" } as const;
    const due = (die: number): number | undefined => coming(0, { options }, { turn: 1 }, [die]).p.due[0];
    expect([1, 4, 5, 6].map(due)).toEqual([1, 1, 2, 3]);
    const scenario = { firstTurn: 2, arrivals: [GROUP] };
    const late = coming(1, { options, scenario }, {}, [1]);
    expect(late.p.due).toEqual([2]);
    expect(late.told("leader-came")).toMatchObject([{ leader: "u1-fl", hex: "0601" }]);
  });

  testForEither(
    "NWO-19.1-c, NWO-19.1-d each group throws for itself; more delays than advances take one off, though they have come since",
    () => {
      const options = { variableReinforcements: "on" } as const;
      const second = { ...GROUP, id: "u2-comes", formation: "u2", units: ["ux"], leaders: [], turn: 6 } as const;
      const stage = coming(
        3,
        {
          options,
          at: { ca: "1212", "u-oc": "0106", "c1-fl": "1212" },
          scenario: { arrivals: [{ ...GROUP, turn: 2 }, second] },
        },
        {},
        [3],
      );
      expect(stage.p.due).toEqual([2, 6]);
      // the first was thrown for long ago, and came a turn late
      stage.p.due = stage.p.due.with(0, 3);
      stage.p.turn = 4;
      stage.goOn([{ step: "command", at: 0, tries: [], given: [], deliveries: [] }], 3);
      expect(stage.told("arrival-thrown").at(-1)).toMatchObject({ group: "u2-comes", turn: 5 });
    },
  );
});
