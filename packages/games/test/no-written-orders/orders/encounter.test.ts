import type { HexPair } from "@stonebridge/board";
import { describe, expect } from "vitest";
import { beginMovement } from "../../../src/no-written-orders/movement/movement.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { type Setting, Stage, type Told } from "../support/stage.ts";

const COLUMN = Array.from({ length: 12 }, (_, row) => `06${String(row + 1).padStart(2, "0")}`);
const ROADS: readonly HexPair[] = COLUMN.slice(1).map((hex, at): HexPair => [COLUMN[at] as string, hex]);
const MARCH: Told = { type: "march", target: "0612" };
const SEQUENCE: Told = { ...MARCH, next: [{ type: "attack", target: "0608" }] };

function marching(order: Told, setting: Partial<Setting> = {}): Stage {
  return new Stage({
    plain: { roads: ROADS },
    units: [
      { id: "ua", formation: "u1" },
      { id: "ub", formation: "u1" },
      { id: "ca", formation: "c1" },
    ],
    at: { ua: "0604", ub: "0601", ca: "0608", "u1-fl": "0603" },
    orders: { u1: order },
    frames(field, p) {
      const holders = [field.holderIndex.get("u1") as number];
      beginMovement(
        { field, p, dice: { roll: () => 1 }, events: undefined },
        { side: ownSide(), holders, reserve: 0, near: [], inZone: [] },
      );
      return p.stack.splice(0);
    },
    ...setting,
  });
}

/** The sequence in a whole action, under a leader of a rating. */
const attacking = (rating: number, setting: Partial<Setting> = {}): Stage =>
  marching(SEQUENCE, {
    ratings: { "u1-fl": rating },
    frames: (field) => [
      {
        step: "action",
        side: ownSide(),
        holders: [field.holderIndex.get("u1") as number],
        reserve: 0,
        at: 0,
        near: [],
        inZone: [],
      },
    ],
    ...setting,
  });

const march = (stage: Stage, unit: string, ...hexes: readonly string[]): Stage =>
  stage.act({ type: "take", unit }, ...hexes.map((hex) => ({ type: "step", hex }) as const), { type: "stop" });

describe("a march that meets the enemy", () => {
  testForEither(
    "NWO-12.3.MA-e, NWO-12.3.MA-f, NWO-RUL175, TV-111 stops before his zone; without anything to follow it defends at its leader’s hex",
    () => {
      const stage = marching(MARCH);
      march(stage, "ua", "0605", "0606");
      expect(stage.p.standing[0]).toMatchObject({ order: { type: "defend", target: { flag: stage.hex("0603") } } });
    },
  );

  testForEither(
    "NWO-12.5-e, NWO-12.5-g, TV-110 a leader of three attacks at once, and who is not in contact goes on by road",
    () => {
      const stage = marching(SEQUENCE, { ratings: { "u1-fl": 3 } });
      march(stage, "ua", "0605", "0606");
      expect(stage.p.standing[0]?.order.type).toBe("attack");
      stage.act({ type: "take", unit: "ub" }, { type: "step", hex: "0602" });
      expect(stage.decision.about["points"]).toEqual([11]);
      stage.act(...COLUMN.slice(2, 5).map((hex) => ({ type: "step", hex }) as const));
      expect(stage.decision.about["points"]).toEqual([8]);
    },
  );

  testForEither(
    "NWO-12.5-e, TV-110 the unit that comes up to him goes on itself: into his zone, across country, and assaults in the same action",
    () => {
      const stage = attacking(3);
      stage.act({ type: "take", unit: "ua" }, { type: "step", hex: "0605" });
      expect(stage.offered("step").map(({ hex }) => hex)).toContain("0606");
      stage.act({ type: "step", hex: "0606" });
      expect(stage.p.standing[0]).toMatchObject({ order: { type: "attack", target: { flag: stage.hex("0608") } } });
      // half a point a hex by road, which ends before the zone (NWO-12.5-g)
      expect(stage.decision.about["points"]).toEqual([10]);
      stage.act({ type: "step", hex: "0607" });
      expect(stage.decision.about["points"]).toEqual([8]);
      stage.act({ type: "stop" });
      stage.act({ type: "take", unit: "ub" }, { type: "step", hex: "0602" }, { type: "stop" });
      while (stage.decision.step === "movement") stage.act({ type: "end" });
      expect(stage.offered("assault")).toContainEqual({ type: "assault", unit: "ua", hex: "0608" });
    },
  );

  testForEither(
    "NWO-12.5-e so does one that finds him before it when the action begins; one of two defends or waits",
    () => {
      const at = { ua: "0606", ub: "0601", ca: "0608", "u1-fl": "0603" };
      expect(attacking(3, { at }).p.standing[0]?.order.type).toBe("attack");
      expect(attacking(2, { at }).p.standing[0]).toMatchObject({ order: { type: "march" }, contact: true });
    },
  );

  testForEither("NWO-12.3.MA-e, NWO-12.5-f the unit of a leader of two is refused the zone", () => {
    const stage = attacking(2);
    stage.act({ type: "take", unit: "ua" }, { type: "step", hex: "0605" }, { type: "step", hex: "0606" });
    expect(stage.whyNot({ type: "step", hex: "0607" })).toMatchObject({ rule: "NWO-12.3.MA-e" });
    expect(stage.offered("step")).toEqual([]);
  });

  testForEither("NWO-12.5-f, TV-110 one of two waits until the next Command Phase outside the zone", () => {
    const stage = marching(SEQUENCE);
    march(stage, "ua", "0605", "0606");
    expect(stage.p.standing[0]).toMatchObject({ order: { type: "march" }, contact: true });
    stage.act({ type: "take", unit: "ub" }, { type: "step", hex: "0602" });
    expect(stage.decision.about["points"]).toEqual([11]);
  });

  testForEither("reading 3.5: whoever stands in a zone of control when the action begins has met him", () => {
    const stage = marching(MARCH, { at: { ua: "0607", ub: "0601", ca: "0608", "u1-fl": "0603" } });
    expect(stage.p.standing[0]?.order.type).toBe("defend");
  });
});

describe("a march that arrives", () => {
  const arriving = (legs: Partial<Told>): Stage =>
    marching(
      { type: "march", target: "0604", ...legs },
      {
        at: { ua: "0603", "u1-fl": "0603", ca: "0612" },
        frames: (field) => [
          {
            step: "action",
            side: ownSide(),
            holders: [field.holderIndex.get("u1") as number],
            reserve: 0,
            at: 0,
            near: [],
            inZone: [],
          },
        ],
      },
    );

  testForEither(
    "NWO-12.3.MA-d, NWO-RUL176 with its leader on the flag it takes up what follows at once, or is on Reserve",
    () => {
      const last = arriving({});
      march(last, "ua", "0604").act({ type: "ride", leader: "u1-fl", hex: "0604" }, { type: "end" });
      expect([last.over, last.p.standing[0]]).toEqual([true, undefined]);
      const on = arriving({ next: [{ type: "defend", target: "0604" }] });
      march(on, "ua", "0604").act({ type: "ride", leader: "u1-fl", hex: "0604" }, { type: "end" });
      expect(on.p.standing[0]).toMatchObject({ order: { type: "defend" }, activations: 1 });
    },
  );
});
