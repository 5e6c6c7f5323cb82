import type { HexPair } from "@stonebridge/board";
import { describe, expect } from "vitest";
import { heldHexes } from "../../../src/no-written-orders/orders/order-book.ts";
import { testForEither } from "../support/either-side.ts";
import { COLUMN, ROAD, moving, left, steps, go } from "../support/moving.ts";
import type { Setting, Stage } from "../support/stage.ts";

describe("march movement", () => {
  testForEither("NWO-5.2-a, TV-076 infantry of six points on March goes twelve hexes by road", () => {
    const stage = moving({
      plain: { rows: 14, roads: [...ROAD, ["0612", "0613"], ["0613", "0614"]] },
      at: { ua: "0601", "u1-fl": "0614" },
      orders: { u1: { type: "march", target: "0614" } },
    });
    go(stage, "ua", ...COLUMN.slice(1), "0613");
    expect([stage.hexOf("ua"), ...left(stage)]).toEqual(["0613", 0]);
    expect(steps(stage)).toEqual([]);
  });

  testForEither(
    "NWO-5.2-h, NWO-5.3-c, TV-078 a road hex with a marching friend is entered across country, a point for him too",
    () => {
      const stage = moving({
        plain: { roads: ROAD },
        at: { ua: "0601", ub: "0602", "u1-fl": "0604" },
        orders: { u1: { type: "march", target: "0612" } },
      });
      expect(left(go(stage, "ua", "0602"))).toEqual([12 - 4]);
    },
  );

  testForEither(
    "NWO-RUL041, NWO-RUL044, TV-079 a trail through woods costs one on the march, two on foot and four on horseback without",
    () => {
      const plain = { trails: ROAD, ground: { "0602": "w" } };
      const at = { ua: "0601", uc: "0601", "u1-fl": "0603" };
      const cost = (unit: string, type: "march" | "defend"): number => {
        const stage = moving({ plain, at, orders: { u1: { type, target: "0612" } } });
        const before = left(stage.act({ type: "take", unit }))[0] as number;
        return before - (left(stage.act({ type: "step", hex: "0602" }))[0] as number);
      };
      expect([cost("ua", "march"), cost("ua", "defend"), cost("uc", "defend")]).toEqual([2, 4, 8]);
    },
  );

  testForEither("NWO-5.2-c, NWO-RUL043, TV-080 a bridge that is not marched over costs two points more", () => {
    const plain = {
      rivers: [{ name: "Run", sides: [["0601", "0602"]] as HexPair[] }],
      crossings: [{ kind: "bridge", side: ["0601", "0602"], name: "Bridge", water: "Run" }] as const,
    };
    const stage = moving({
      plain,
      at: { ua: "0601", "u1-fl": "0602" },
      orders: { u1: { type: "defend", target: "0602" } },
    });
    expect(left(go(stage, "ua", "0602"))).toEqual([12 - 6]);
  });

  testForEither(
    "NWO-D22, NWO-12.3.MA-a, NWO-5.2-e, NWO-5.2-f roads help those on March alone, and one unit at a time",
    () => {
      const at = { ua: "0601", ub: "0601", "u1-fl": "0602" };
      const defends = moving({ plain: { roads: ROAD }, at, orders: { u1: { type: "defend", target: "0603" } } });
      expect(left(go(defends, "ua", "0602"))).toEqual([10]);
      const marches = moving({ plain: { roads: ROAD }, at, orders: { u1: { type: "march", target: "0612" } } });
      go(marches, "ua").act({ type: "with", unit: "ub" });
      expect(left(marches.act({ type: "step", hex: "0602" }))).toEqual([10, 10]);
    },
  );

  testForEither("NWO-5.2-i a town is marched into only while it is empty", () => {
    const plain = { roads: ROAD, ground: { "0602": "t" } };
    const orders = { u1: { type: "march", target: "0612" } } as const;
    const full = moving({ plain, at: { ua: "0601", ug: "0602", "u1-fl": "0604" }, orders: { ...orders } });
    expect(left(go(full, "ua", "0602"))).toEqual([12 - 4]);
    const empty = moving({ plain, at: { ua: "0601", "u1-fl": "0602" }, orders });
    expect(left(go(empty, "ua", "0602"))).toEqual([11]);
  });

  testForEither(
    "NWO-12.3.MA-b, NWO-12.3.MA-c, NWO-RUL164 a march goes on towards its target, from the third activation by its waypoints",
    () => {
      const orders = (activations: number) => ({
        u1: { type: "march", target: "0605", waypoints: ["0901"], with: { activations } } as const,
      });
      const at = { ua: "0601", "u1-fl": "0602" };
      const early = moving({ at, orders: orders(0) }).act({ type: "take", unit: "ua" });
      expect(steps(early)).toContain("0602");
      const late = moving({ at, orders: orders(2) }).act({ type: "take", unit: "ua" });
      expect(steps(late)).toEqual(["0701", "0702"]);
      expect(late.whyNot({ type: "step", hex: "0602" })).toMatchObject({ rule: "NWO-12.3.MA-c" });
    },
  );

  /** ua marches from 0604 to 0806, by 0705, or dearer by the woods of 0605. */
  const between = (activations: number, setting: Partial<Setting> = {}): Stage =>
    moving({
      plain: { ground: { "0605": "w" } },
      orders: { u1: { type: "march", target: "0806", with: { activations } } },
      ...setting,
      at: { ua: "0604", "u1-fl": "0604", ...setting.at },
    });

  testForEither(
    "NWO-12.3.MA-c, NWO-RUL164 from the third activation a march keeps to the cheapest way, before that any step nearer will do",
    () => {
      const early = between(1).act({ type: "take", unit: "ua" });
      expect(steps(early)).toEqual(["0705", "0605"]);
      const late = between(2).act({ type: "take", unit: "ua" });
      expect(steps(late)).toEqual(["0705"]);
      expect(late.whyNot({ type: "step", hex: "0605" })).toMatchObject({ rule: "NWO-12.3.MA-c", reason: "step-route" });
      // of two that cost the same it may take either
      expect(steps(between(2, { plain: {} }).act({ type: "take", unit: "ua" }))).toEqual(["0705", "0605"]);
    },
  );

  testForEither("NWO-12.3.MA-c, NWO-12.3.MA-e a march whose cheapest way the enemy bars has met him", () => {
    const met = (activations: number): string | undefined => {
      const stage = between(activations, { at: { ca: "0804" } });
      return stage.p.standing[stage.holder("u1")]?.order.type;
    };
    expect([met(1), met(2)]).toEqual(["march", "defend"]);
  });

  testForEither("NWO-12.3-f a march goes on as long as the speed of the slowest lasts", () => {
    const stage = moving({
      plain: { roads: ROAD },
      at: { ua: "0601", "u1-fl": "0605" },
      orders: { u1: { type: "march", target: "0612" } },
    });
    go(stage, "ua", "0602", "0603");
    expect(stage.whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-12.3-f" });
    expect(stage.act({ type: "step", hex: "0604" }).whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-12.3-f" });
  });
});

describe("stacks and stacking", () => {
  testForEither("NWO-5.3-c, NWO-RUL048, TV-077 a point for each friend in the hex, not for companions", () => {
    const at = { ua: "0601", ub: "0602", ug: "0602", "u1-fl": "0602" };
    const stage = moving({ at, orders: { u1: { type: "defend", target: "0602" } } });
    expect(left(go(stage, "ua", "0602"))).toEqual([12 - 6]);
    const two = moving({
      at: { ua: "0601", ub: "0601", "u1-fl": "0602" },
      orders: { u1: { type: "defend", target: "0602" } },
    });
    go(two, "ua").act({ type: "with", unit: "ub" }, { type: "step", hex: "0602" });
    expect(left(two)).toEqual([10, 10]);
  });

  testForEither(
    "NWO-D21, NWO-5-b, NWO-RUL049 a stack drops units and picks up others, each with points of its own",
    () => {
      const stage = moving({
        at: { ua: "0601", ub: "0601", uc: "0602", "u1-fl": "0602" },
        orders: { u1: { type: "defend", target: "0602" } },
      });
      go(stage, "ua").act({ type: "with", unit: "ub" }, { type: "step", hex: "0602" }, { type: "leave", unit: "ua" });
      stage.act({ type: "with", unit: "uc" });
      expect(left(stage)).toEqual([8, 18]);
      expect(stage.hexOf("ua")).toBe("0602");
    },
  );

  testForEither(
    "NWO-D25, NWO-5.3-a, NWO-RUL051 twelve points in a hex, more only while somebody there can still leave",
    () => {
      const units = ["ua", "ub", "uc"].map((id) => ({ id, formation: "u1", strength: [6, 3, 0] as const }));
      const at = { ua: "0601", ub: "0602", uc: "0602", "u1-fl": "0602" };
      const stage = moving({ units, at, orders: { u1: { type: "defend", target: "0602" } } });
      go(stage, "ua", "0602").act({ type: "stop" });
      expect(stage.whyNot({ type: "end" })).toMatchObject({ rule: "NWO-5.3-b" });
      // the question names the crowded hex, and asks nobody for a move that his order does not ask
      expect(stage.decision.about).toMatchObject({ unit: "ub", hex: "0602" });
      go(stage, "ub", "0603").act({ type: "stop" });
      expect(stage.decision.about).not.toHaveProperty("hex");
      expect(stage.whyNot({ type: "end" })).toBeUndefined();
      const pinned = moving({
        units: [...units, { id: "ca", formation: "c1" }],
        at: { ua: "0602", ub: "0603", uc: "0603", ca: "0604", "u1-fl": "0602" },
        orders: { u1: { type: "attack", target: "0604" } },
      });
      expect(go(pinned, "ua", "0603").whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-5.3-a" });
    },
  );
});

describe("zones of control", () => {
  const DEFEND = { u1: { type: "defend", target: "0603" } } as const;
  const ATTACK = { u1: { type: "attack", target: "0606" } } as const;

  testForEither("NWO-5.4-d, TV-082 who begins in one does not move at all; cavalry does (NWO-5.4-g)", () => {
    const stage = moving({ at: { ua: "0604", uc: "0604", ca: "0605", "u1-fl": "0604" }, orders: DEFEND });
    expect(stage.whyNot({ type: "take", unit: "ua" })).toMatchObject({ rule: "NWO-5.4-d" });
    expect(stage.offered("take").map(({ unit }) => unit)).toEqual(["uc"]);
  });

  testForEither(
    "NWO-5.4-e, NWO-12.3.AT-e, TV-081 who came into one may go on for a point more, on Attack only within such zones",
    () => {
      const stage = moving({ at: { ua: "0504", ca: "0605", "u1-fl": "0504" }, orders: ATTACK });
      go(stage, "ua", "0505");
      expect(left(stage)).toEqual([10]);
      expect(steps(stage).toSorted()).toEqual(["0506", "0604"]);
      expect(left(stage.act({ type: "step", hex: "0604" }, { type: "hold-fire" }))).toEqual([6]);
      expect(stage.whyNot({ type: "step", hex: "0603" })).toMatchObject({ rule: "NWO-12.3.AT-e" });
    },
  );

  testForEither("NWO-5.4-f Reserve leaves for a point more, and enters none (NWO-12.3.RS-b)", () => {
    const stage = moving({ at: { ua: "0604", ca: "0605", "u1-fl": "0603" } }, { reserve: 1 });
    stage.act({ type: "take", unit: "ua" });
    expect(steps(stage)).not.toContain("0505");
    expect(left(stage.act({ type: "step", hex: "0603" }))).toEqual([8]);
  });

  testForEither("NWO-D24, NWO-5.4-i, NWO-RUL060 artillery comes into one with others, or where others stand", () => {
    const at = { ug: "0603", ua: "0603", ub: "0505", ca: "0605", "u1-fl": "0603" };
    const stage = moving({ at, orders: ATTACK });
    stage.act({ type: "take", unit: "ug" });
    expect(stage.whyNot({ type: "step", hex: "0604" })).toMatchObject({ rule: "NWO-5.4-i" });
    expect(steps(stage)).toContain("0504");
    expect(steps(stage.act({ type: "with", unit: "ua" }))).toContain("0604");
  });

  testForEither("NWO-5.5-a, NWO-5.5-b, NWO-16.1-a none is entered by night or in the rain, but left", () => {
    for (const dark of [{ night: true }, { rain: true }]) {
      const stage = moving({
        turns: [dark],
        at: { ua: "0603", uc: "0604", ca: "0605", "u1-fl": "0603" },
        orders: DEFEND,
      });
      stage.act({ type: "take", unit: "ua" });
      expect(stage.whyNot({ type: "step", hex: "0604" })).toMatchObject({ rule: "NWO-5.5-a" });
      expect(steps(go(stage.act({ type: "stop" }), "uc")).length).toBeGreaterThan(0);
    }
  });

  testForEither(
    "NWO-12.1-e, NWO-12.1-f, NWO-RUL162 out of command none is entered, and each step leads back to the leader",
    () => {
      const stage = moving({
        at: { ua: "0609", ca: "0611", "u1-fl": "0601" },
        orders: { u1: { type: "attack", target: "0612" } },
      });
      stage.act({ type: "take", unit: "ua" });
      expect(stage.whyNot({ type: "step", hex: "0610" })).toMatchObject({ rule: "NWO-12.1-e" });
      expect(steps(stage)).toEqual(["0608"]);
    },
  );

  testForEither("NWO-12.3.DF-a, TV-117 Defend enters only what was its side’s when it was given", () => {
    const at = { ua: "0603", ca: "0605", "u1-fl": "0603" };
    const given = moving({ at, orders: { u1: { ...DEFEND.u1, with: { held: "" } } } });
    given.act({ type: "take", unit: "ua" });
    expect(given.whyNot({ type: "step", hex: "0604" })).toMatchObject({ rule: "NWO-12.3.DF-a" });
    const hex = given.hex("0604");
    const held = moving({
      at,
      orders: { u1: { ...DEFEND.u1, with: { held: heldHexes(given.field.map.size, (one) => one === hex) } } },
    });
    expect(steps(held.act({ type: "take", unit: "ua" }))).toContain("0604");
  });
});
