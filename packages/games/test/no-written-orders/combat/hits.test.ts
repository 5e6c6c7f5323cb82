import { describe, expect } from "vitest";
import { ELIMINATED, FALLEN, SUCCEEDED } from "../../../src/no-written-orders/position.ts";
import { replaceFallen } from "../../../src/no-written-orders/army/leader-loss.ts";
import { testForEither } from "../support/either-side.ts";
import { type Men, ownSide } from "../support/armies.ts";
import { type Setting, Stage } from "../support/stage.ts";

/** So many hits on the units of c1, all in hex 0505 unless told. */
function hitsOn(
  units: readonly Omit<Men, "formation">[],
  left: number,
  setting: Partial<Setting> = {},
  dice: number[] = [],
) {
  const own = units.map((unit) => ({ ...unit, formation: "c1" }));
  return new Stage(
    {
      units: [{ id: "ua", formation: "u1" }, ...own],
      at: Object.fromEntries(own.map(({ id }) => [id, "0505"])),
      ...setting,
      frames: ({ unitIndex }) => [
        {
          step: "bombardment",
          side: ownSide(),
          holders: [],
          reserve: 0,
          batteries: [],
          targets: [],
          at: 0,
          victims: [],
          struck: [],
        },
        {
          step: "hits",
          side: 1 - ownSide(),
          rule: "NWO-7.2-a",
          units: own.filter(({ id }) => !id.startsWith("r")).map(({ id }) => unitIndex.get(id) as number),
          left,
          taken: 0,
          victims: [],
          struck: [],
        },
      ],
    },
    dice,
  );
}

const lost = (stage: Stage, ...ids: readonly string[]) => ids.map((id) => stage.p.lost[stage.unit(id)]);
const targets = (stage: Stage) => stage.offered("take-hit").map(({ unit }) => unit);

describe("allotting hits", () => {
  testForEither(
    "TV-048 NWO-7.1-c NWO-7.1-d NWO-7.1-e NWO-RUL080: fresh infantry before a damaged battery, then the owner chooses",
    () => {
      const mixed = [{ id: "a" }, { id: "b", arm: "foot", strength: [4, 2, 0] }] as const;
      const setting = { at: { a: "0505", b: { hex: "0505", lost: 1 } } };
      expect(lost(hitsOn(mixed, 1, setting), "a", "b")).toEqual([1, 1]);
      const two = hitsOn(mixed, 2, setting);
      expect(lost(two, "a", "b")).toEqual([1, 1]);
      expect(targets(two)).toEqual(["a", "b"]);
      expect(lost(two.act({ type: "take-hit", unit: "b" }), "a", "b")).toEqual([1, 2]);
      expect(two.hexOf("b")).toBe(undefined);
    },
  );

  testForEither(
    "TV-049 NWO-7.1-e NWO-6.1-a NWO-6.1-b NWO-D31: of two fresh brigades the one that is hit first takes the second hit too",
    () => {
      const stage = hitsOn([{ id: "a" }, { id: "b" }], 2);
      stage.act({ type: "take-hit", unit: "b" });
      expect(lost(stage, "a", "b")).toEqual([0, 2]);
      expect(stage.told("eliminated").map(({ unit }) => unit)).toEqual(["b"]);
    },
  );

  testForEither("TV-050 NWO-7.2-a: the third falls on the other", () => {
    expect(lost(hitsOn([{ id: "a" }, { id: "b" }], 3).act({ type: "take-hit", unit: "a" }), "a", "b")).toEqual([2, 1]);
  });

  testForEither("TV-051: damaged infantry takes the first", () => {
    const stage = hitsOn([{ id: "a" }, { id: "b" }], 1, { at: { a: { hex: "0505", lost: 1 }, b: "0505" } });
    expect(lost(stage, "a", "b")).toEqual([2, 0]);
  });

  testForEither("TV-052: infantry takes it before cavalry of one step", () => {
    const stage = hitsOn([{ id: "a", arm: "cavalry", strength: [2, 0, 0] }, { id: "b" }], 1);
    expect(lost(stage, "a", "b")).toEqual([0, 1]);
  });

  testForEither("TV-053 NWO-6.2-b: a large unit stays with its third state", () => {
    const stage = hitsOn([{ id: "a", strength: [8, 4, 2] }], 2);
    expect(stage.told("step-lost").map(({ strength }) => strength)).toEqual([4, 2]);
    expect(stage.hexOf("a")).toBe("0505");
  });

  testForEither(
    "NWO-7.1-c: where all is lost, or one alone stands there, nothing is asked; hits beyond that count for nothing",
    () => {
      const stage = hitsOn([{ id: "a" }, { id: "b" }], 5);
      expect(stage.over).toBe(true);
      expect(stage.told("eliminated")).toHaveLength(2);
    },
  );

  testForEither("NWO-7.1-c NWO-7.1-d NWO-7.1-e: why another unit cannot take a hit", () => {
    const stage = hitsOn([{ id: "a" }, { id: "b" }, { id: "g", arm: "foot", strength: [4, 2, 0] }], 2);
    expect(stage.whyNot({ type: "take-hit", unit: "g" })).toMatchObject({ rule: "NWO-7.1-d" });
    expect(stage.whyNot({ type: "take-hit", unit: "ua" })).toMatchObject({ rule: "NWO-7.1-c" });
    const later = hitsOn([{ id: "a" }, { id: "b" }, { id: "d" }], 1, {
      at: { a: { hex: "0505", lost: 1 }, b: { hex: "0505", lost: 1 }, d: "0505" },
    });
    expect(later.whyNot({ type: "take-hit", unit: "d" })).toMatchObject({ rule: "NWO-7.1-e" });
  });

  testForEither("NWO-10.1-h NWO-D35: infantry beside a Fort may pay for its garrison", () => {
    const at = { a: "0505", r1: "0504", r2: "0503" };
    const fort = { ground: { "0505": "f" } };
    const stage = hitsOn([{ id: "a" }, { id: "r1" }, { id: "r2" }], 1, { plain: fort, at });
    expect(targets(stage)).toEqual(["a", "r1"]);
    expect(lost(stage.act({ type: "take-hit", unit: "r1" }), "a", "r1")).toEqual([0, 1]);
    expect(hitsOn([{ id: "a" }, { id: "r1" }, { id: "r2" }], 1, { at }).over).toBe(true);
  });

  testForEither(
    "NWO-10.1-h: of a garrison that assaults with others too; who stands beside it and is hit himself counts once",
    () => {
      const at = { a: "0504", b: "0505", r: "0605" };
      const stage = hitsOn([{ id: "a" }, { id: "b" }, { id: "r" }], 1, { plain: { ground: { "0505": "f" } }, at });
      expect(targets(stage)).toEqual(["a", "b", "r"]);
    },
  );

  testForEither(
    "NWO-7.1-i: who is eliminated is off the map, not lost for good, and has no step to win back at once",
    () => {
      const stage = hitsOn([{ id: "a" }], 2);
      expect(stage.p.place[stage.unit("a")]).toBe(ELIMINATED);
      expect(lost(stage, "a")).toEqual([2]);
    },
  );

  testForEither("NWO-12.10-a: a step lost is remembered for the confidence of its order", () => {
    const orders = { c1: { type: "attack", target: "0101" } } as const;
    const stage = hitsOn([{ id: "a" }], 1, { orders });
    expect(stage.p.standing[stage.holder("c1")]?.shaken).toBe(true);
  });
});

describe("leaders in danger", () => {
  const at = { a: "0505", "c1-fl": "0505", "c2-fl": "0505", "c-oc": "0506" };

  testForEither(
    "NWO-11.2-a NWO-11.2-c NWO-DR14 NWO-RUL151: each leader with units that were hit, once; lost on 2 or 3",
    () => {
      const stage = hitsOn([{ id: "a" }], 2, { at }, [1, 2, 2, 2]);
      expect(stage.told("leader-tested").map(({ leader, lost: gone }) => [leader, gone])).toEqual([
        ["c1-fl", true],
        ["c2-fl", false],
      ]);
      expect((stage.p.leaderMarks[stage.leader("c1-fl")] as number) & FALLEN).not.toBe(0);
    },
  );

  testForEither("NWO-11.2-b NWO-RUL152: his successor has rating 1", () => {
    const stage = hitsOn([{ id: "a" }], 1, { at }, [1, 1, 6, 6]);
    const { field, p, events } = stage;
    replaceFallen({ field, p, events, dice: { roll: () => 1 } });
    expect(stage.told("leader-replaced").map(({ leader }) => leader)).toEqual(["c1-fl"]);
    expect(p.rating[stage.leader("c1-fl")]).toBe(1);
    expect(p.leaderMarks[stage.leader("c1-fl")]).toBe(SUCCEEDED);
    expect(p.rating[stage.leader("c2-fl")]).toBe(2);
  });
});
