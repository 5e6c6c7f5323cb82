import { describe, expect, test } from "vitest";
import { beginMovement } from "../../../src/no-written-orders/movement/movement.ts";
import { MOVED, SCREENS, marked } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { lost } from "../support/assault.ts";
import { type Setting, Stage } from "../support/stage.ts";

/** The Movement segment of u1 on Attack, past the enemy at 0605. */
function moving(at: Setting["at"], dice: readonly number[], more: Partial<Setting> = {}): Stage {
  const stage = new Stage({
    units: [
      { id: "ua", formation: "u1", movement: 9 },
      { id: "ub", formation: "u1", movement: 9 },
      { id: "uc", formation: "u1", arm: "cavalry", movement: 9 },
      { id: "ca", formation: "c1", strength: [6, 3, 0] },
    ],
    orders: { u1: { type: "attack", target: "0606" }, c1: { type: "defend", target: "0605" } },
    ...more,
    at: { "u1-fl": "0504", ca: "0605", ...at },
    frames(field, p) {
      const holders = [field.holderIndex.get("u1") as number];
      const play = { field, p, dice: { roll: () => 1 }, events: undefined };
      beginMovement(play, { side: ownSide(), holders, reserve: 0, near: [], inZone: [] });
      return p.stack.splice(0);
    },
  });
  return stage.throws(...dice);
}

const step = (hex: string) => ({ type: "step", hex }) as const;
const take = (unit: string) => ({ type: "take", unit }) as const;
const FIRE = { type: "fire-passing" } as const;

describe("leaders and headquarters in the way", () => {
  testForEither(
    "NWO-11.1-d NWO-11.2-a NWO-11.4-b NWO-RUL059 NWO-RUL150: a march into their hex drives leaders to their nearest unit, and takes headquarters",
    () => {
      const stage = moving({ ua: "0504", "c1-fl": "0505" }, [1, 1], { seats: { "c-oc": "0505" } });
      stage.act(take("ua"), step("0505"));
      expect(stage.p.post[stage.leader("c1-fl")]).toBe(stage.hex("0605"));
      expect(stage.told("leader-tested")).toMatchObject([{ leader: "c1-fl", lost: true }]);
      expect(stage.told("headquarters-lost")).toMatchObject([{ holder: "c-oc" }]);
      expect(stage.decision.step).toBe("march");
    },
  );
});

describe("passing fire at who moves", () => {
  test("NWO-5.4-h NWO-7.12-a NWO-D26: from zone to zone of one stack its owner may fire, and the march goes on", () => {
    const stage = moving({ ua: "0504" }, [1, 1]).act(take("ua"), step("0505"));
    expect(stage.decision.step).toBe("march");
    stage.act(step("0604"));
    expect(stage.decision).toMatchObject({ step: "passing-fire", sides: ["confederate"] });
    stage.act(FIRE);
    expect(stage.decision).toMatchObject({ step: "march", sides: ["union"] });
    expect(stage.hexOf("ua")).toBe("0604");
  });

  testForEither("NWO-7.12-b: who is hit checks; if he stands he goes on, if not his move is over", () => {
    const stood = moving({ ua: "0504" }, [4, 4, 3]).act(take("ua"), step("0505"), step("0604"), FIRE);
    expect(lost(stood, "ua")).toEqual([1]);
    expect(stood.decision.step).toBe("march");
    const driven = moving({ ua: "0504" }, [4, 4, 6]).act(take("ua"), step("0505"), step("0604"), FIRE);
    expect(driven.decision.step).toBe("retreat");
    driven.act({ type: "retreat", hex: "0603" });
    expect(driven.decision.step).toBe("movement");
    expect(driven.hexOf("ua")).toBe("0603");
    expect(marked(driven.p, driven.unit("ua"), MOVED)).toBe(true);
  });

  testForEither("NWO-7.12-b: one of a stack falls, the others go on; where all fall the move is over", () => {
    const weak = [
      { id: "ua", formation: "u1", movement: 9 },
      { id: "ub", formation: "u1", movement: 9, strength: [1, 0, 0] },
      { id: "ca", formation: "c1", strength: [6, 3, 0] },
    ] as const;
    const at = { ua: "0504", ub: "0504" };
    const stage = moving(at, [4, 4, 3], { units: weak }).act(
      take("ua"),
      { type: "with", unit: "ub" },
      step("0505"),
      step("0604"),
    );
    stage.act(FIRE, { type: "take-hit", unit: "ub" });
    expect(stage.decision.about["units"]).toEqual(["ua"]);
    expect(stage.hexOf("ub")).toBe(undefined);
    const alone = moving({ ub: "0504" }, [4, 4], { units: weak }).act(take("ub"), step("0505"), step("0604"), FIRE);
    expect(alone.decision.step).toBe("movement");
  });

  testForEither(
    "TV-075 NWO-7.13-a NWO-RUL112: a friend who stands there since the segment began screens who came from elsewhere, and stays",
    () => {
      const stage = moving({ ua: "0504", uc: "0505", ub: "0505" }, []).act(take("ua"), step("0505"), step("0604"));
      expect(stage.decision.step).toBe("march");
      expect(stage.told("screened")).toMatchObject([{ unit: "ub", units: ["ua"] }]);
      expect(marked(stage.p, stage.unit("ub"), SCREENS)).toBe(true);
      const rider = moving({ ua: "0504", uc: "0505" }, []).act(take("ua"), step("0505"), step("0604"), {
        type: "stop",
      });
      expect(rider.whyNot(take("uc"))).toMatchObject({ rule: "NWO-7.13-a" });
    },
  );

  testForEither("NWO-RUL112: not who began there himself, nor behind one who has moved", () => {
    const began = moving({ uc: "0505", ub: "0505" }, []).act(take("uc"), step("0604"));
    expect(began.decision.step).toBe("passing-fire");
    const moved = moving({ ua: "0504", ub: "0504" }, []).act(take("ub"), step("0505"), { type: "stop" });
    moved.act(take("ua"), step("0505"), step("0604"));
    expect(moved.decision.step).toBe("passing-fire");
  });
});
