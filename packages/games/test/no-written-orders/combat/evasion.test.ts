import { describe, expect, test } from "vitest";
import { DISRUPTED, TURN_IN_ZONE, marked } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import type { Men } from "../support/armies.ts";
import { assaultsBy, type AssaultSetting, lost } from "../support/assault.ts";
import type { Stage } from "../support/stage.ts";

const UNITS: readonly Men[] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1", strength: [9, 5, 3] },
  { id: "uc", formation: "u1", arm: "cavalry" },
  { id: "ug", formation: "u1", arm: "foot" },
  { id: "ca", formation: "c1", strength: [6, 3, 0] },
  { id: "cb", formation: "c1" },
  { id: "cc", formation: "c1", arm: "cavalry" },
  { id: "ch", formation: "c1", arm: "horse" },
  { id: "cg", formation: "c1", arm: "foot" },
];

const assaultOn = assaultsBy(UNITS);
const disrupted = (stage: Stage, ...ids: readonly string[]) =>
  ids.map((id) => marked(stage.p, stage.unit(id), DISRUPTED));

describe("slipping away and breaking off", () => {
  testForEither(
    "TV-073 NWO-7.11-a NWO-RUL109 NWO-D28: cavalry and horse artillery, in good order, before any fire; the rest stays",
    () => {
      const stage = assaultOn({ ua: "0504", cc: "0505", ch: "0505", ca: "0505" }, [1, 1, 1, 1]);
      expect(stage.decision).toMatchObject({ step: "evasion", rule: "NWO-7.11-a" });
      stage.act({ type: "evade", unit: "cc" }, { type: "retreat", hex: "0506" }, { type: "stand", unit: "ch" });
      expect(stage.hexOf("cc")).toBe("0506");
      expect(disrupted(stage, "cc")).toEqual([false]);
      expect(stage.told("fired")[0]?.units).toEqual(["ca", "ch"]);
    },
  );

  testForEither(
    "NWO-7.11-a: not from cavalry, nor out of a zone of control in which the turn began; the empty hex may be entered",
    () => {
      const riders = assaultOn({ uc: "0504", cc: "0505" }, [1, 1, 1, 1]);
      expect(riders.over).toBe(true);
      expect(assaultOn({ ua: "0504", cc: { hex: "0505", marks: TURN_IN_ZONE } }, [1, 1, 1, 1]).over).toBe(true);
      const stage = assaultOn({ ua: "0504", cc: "0505" }, []);
      stage.act({ type: "evade", unit: "cc" }, { type: "retreat", hex: "0506" });
      expect(stage.decision.step).toBe("advance");
      expect(stage.told("fired")).toEqual([]);
    },
  );

  testForEither(
    "TV-071 NWO-7.11-b NWO-7.11-c NWO-RUL108 NWO-D30: cavalry that was hit breaks off, both lose half; the others do not check",
    () => {
      const cc = { hex: "0505", marks: TURN_IN_ZONE };
      const units = UNITS.map((unit) =>
        unit.id === "cc"
          ? { ...unit, strength: [8, 4, 2] as const }
          : unit.id === "ub"
            ? { ...unit, strength: [10, 5, 3] as const }
            : unit,
      );
      const stage = assaultOn({ ub: "0504", cc }, [3, 4, 4, 5], { units });
      expect(stage.told("fired").map(({ hits }) => hits)).toEqual([1, 3]);
      stage.act({ type: "break-off" });
      expect(lost(stage, "cc", "ub")).toEqual([1, 0]);
      stage.act({ type: "retreat", hex: "0506" });
      expect(disrupted(stage, "cc")).toEqual([true]);
      expect(stage.told("morale-tested")).toEqual([]);
      expect(stage.decision.step).toBe("advance");
    },
  );

  testForEither("NWO-7.11-b: or fights on", () => {
    const cc = { hex: "0505", marks: TURN_IN_ZONE };
    const stage = assaultOn({ ua: "0504", cc }, [1, 1, 3, 4, 1]).act({ type: "fight-on" });
    expect(lost(stage, "cc")).toEqual([1]);
    expect(stage.told("morale-tested")).toHaveLength(1);
  });

  test("NWO-RUL115: cavalry that is fired on first breaks off without firing; a defender gives back what was too much", () => {
    const seen = (id: string): AssaultSetting => ({
      before: (p, { unit, hex }) => {
        p.seenBy = p.seenBy.with(unit(id), [hex("0505")]);
      },
    });
    const riders = assaultOn({ uc: "0504", ca: "0505" }, [6, 4], seen("uc")).act({ type: "fire-first" });
    expect(riders.decision).toMatchObject({ step: "breaking-off", sides: ["union"] });
    riders.act({ type: "break-off" });
    expect(lost(riders, "uc")).toEqual([1]);
    riders.act({ type: "retreat", hex: "0503" });
    expect(riders.told("fired")).toHaveLength(1);
    expect(riders.over).toBe(true);
    const cc = { hex: "0505", marks: TURN_IN_ZONE };
    const units = UNITS.map((unit) => (unit.id === "cc" ? { ...unit, strength: [8, 4, 2] as const } : unit));
    const stage = assaultOn({ ub: "0504", cc }, [5, 5, 4, 4], { ...seen("ub"), units }).act({ type: "fire-first" });
    expect(stage.told("fired").map(({ strength, hits }) => [strength, hits])).toEqual([
      [4, 2],
      [3, 1],
    ]);
    expect(lost(stage, "ub", "cc")).toEqual([2, 0]);
    stage.act({ type: "break-off" });
    expect(lost(stage, "ub", "cc")).toEqual([1, 0]);
    expect(stage.told("step-restored")).toMatchObject([{ unit: "ub", strength: 5 }]);
  });

  testForEither(
    "TV-072 NWO-12.3.FB-e NWO-RUL107 NWO-7.4-k: on Fall Back they give way, hit or not, both lose half; foot artillery is lost",
    () => {
      const orders = { u1: { type: "attack", target: "0512" }, c1: { type: "fall-back", target: "0512" } } as const;
      const stage = assaultOn({ ua: "0504", ca: "0505" }, [3, 3, 5, 5], { orders });
      expect(stage.told("fired").map(({ hits }) => hits)).toEqual([1, 2]);
      expect(lost(stage, "ua", "ca")).toEqual([0, 1]);
      stage.act({ type: "retreat", hex: "0506" });
      expect(stage.told("morale-tested")).toEqual([]);
      const unhurt = assaultOn({ ua: "0504", ca: "0505", cg: "0505" }, [1, 1, 1, 1], { orders });
      unhurt.act({ type: "retreat", hex: "0506" });
      expect([unhurt.hexOf("ca"), unhurt.hexOf("cg")]).toEqual(["0506", undefined]);
    },
  );

  testForEither("NWO-12.3.FB-e NWO-10.1-e: in a Fort they stay, on Fall Back too", () => {
    const orders = { u1: { type: "attack", target: "0512" }, c1: { type: "fall-back", target: "0512" } } as const;
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 1, 1], { orders, plain: { ground: { "0505": "f" } } });
    expect([stage.over, stage.hexOf("ca"), stage.told("retreated")]).toEqual([true, "0505", []]);
  });

  testForEither(
    "NWO-RUL107 NWO-12.13-a: of a stack only those on Fall Back give way; nothing is halved then, and the others check",
    () => {
      const units = UNITS.map((unit) => (unit.id === "cb" ? { ...unit, division: "away" } : unit));
      const orders = {
        u1: { type: "attack", target: "0512" },
        c1: { type: "defend", target: "0505" },
        away: { type: "fall-back", target: "0512" },
      } as const;
      const stage = assaultOn({ ub: "0504", ca: "0505", cb: "0505" }, [1, 1, 3, 3, 1], { orders, units });
      stage.act({ type: "take-hit", unit: "ca" }, { type: "retreat", hex: "0506" });
      expect(lost(stage, "ca", "cb")).toEqual([1, 0]);
      expect([stage.hexOf("cb"), stage.hexOf("ca")]).toEqual(["0506", "0505"]);
      expect(stage.told("morale-tested")).toMatchObject([{ units: ["ca"], held: true }]);
    },
  );

  testForEither(
    "NWO-12.3.FB-f NWO-RUL092: a column that falls back along a road is caught in flank by cavalry, but not in a town",
    () => {
      const orders = { u1: { type: "attack", target: "0512" }, c1: { type: "fall-back", target: "0512" } } as const;
      const strength = (plain: AssaultSetting["plain"], setting: AssaultSetting = {}) =>
        assaultOn({ uc: "0504", ca: "0505" }, [1, 1, 1, 1], { orders, ...setting, plain: plain ?? {} }).told("fired")[1]
          ?.strength;
      const roads = [["0505", "0506"]] as const;
      expect(strength({ roads })).toBe(3);
      expect(strength({ roads, ground: { "0505": "h" } })).toBe(2);
      expect(strength({})).toBe(2);
      const holding = { ...orders, c1: { type: "defend", target: "0505" } } as const;
      expect(strength({ roads }, { orders: holding })).toBe(2);
    },
  );
});
