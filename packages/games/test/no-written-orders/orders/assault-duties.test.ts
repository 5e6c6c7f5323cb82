import { describe, expect } from "vitest";
import { attackDuty, bombOK, beginTurnOfUnits } from "../../../src/no-written-orders/combat/assault-duties.ts";
import { BOMBARDED, FOUGHT, TURN_IN_ZONE, marked } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { type Men, ownSide } from "../support/armies.ts";
import { lost } from "../support/assault.ts";
import { type Setting, Stage } from "../support/stage.ts";

const UNITS: readonly Men[] = [
  { id: "ua", formation: "u1" },
  { id: "ug", formation: "u1", arm: "foot" },
  { id: "ux", formation: "u2" },
  { id: "ca", formation: "c1" },
  { id: "cg", formation: "c1", arm: "foot" },
  { id: "cx", formation: "c2" },
];

/** Places among the segments of an action: its assaults, and what follows them. */
const ASSAULTS = 7;
const ENDED = 8;

/** A whole action of u1, or what is left of it. */
function acting(at: Setting["at"], setting: Partial<Setting> = {}, from = 0): Stage {
  return new Stage({
    units: UNITS,
    orders: { u1: { type: "attack", target: "0512" }, c1: { type: "defend", target: "0505" } },
    plain: { rows: 14 },
    ...setting,
    at: { "u1-fl": "0502", "u-oc": "0502", ...at },
    frames: ({ holderIndex }) => [
      {
        step: "action",
        side: ownSide(),
        holders: [holderIndex.get("u1") as number],
        reserve: 0,
        near: [],
        inZone: [],
        at: from,
      },
    ],
  });
}

const frame = (stage: Stage) => {
  const found = stage.p.stack.find((one) => one.step === "action");
  if (found === undefined) throw new Error("The action is over.");
  return found;
};
const named = (stage: Stage, holders: readonly number[]) => holders.map((holder) => stage.field.holders[holder]?.id);

describe("what an action notes when it begins", () => {
  testForEither(
    "reading 3.13: who is within two hexes of an enemy, who is in his zone of control, whatever the order",
    () => {
      const at = { ua: "0503", ug: "0502", ca: "0505" };
      const near = frame(acting(at));
      expect(named(acting(at), near.near)).toEqual(["u1"]);
      expect(near.inZone).toEqual([]);
      expect(named(acting(at), frame(acting({ ...at, ua: "0504" })).inZone)).toEqual(["u1"]);
      expect(frame(acting({ ...at, ca: "0506" })).near).toEqual([]);
    },
  );

  testForEither("NWO-8.4-a: of all artillery on which sides enemies stand", () => {
    const stage = acting({ ua: "0504", ug: "0502", ca: "0505", cg: "0505", cx: "0508" });
    expect(stage.p.around[stage.unit("cg")]).toBe(1);
    expect(stage.p.around[stage.unit("ug")]).toBe(0);
  });

  testForEither(
    "NWO-7.11-a NWO-8.2-a: a turn notes who stands in an enemy zone of control, and forgets who bombarded",
    () => {
      const stage = acting({ ua: "0504", ug: { hex: "0501", marks: BOMBARDED }, ca: "0505" });
      beginTurnOfUnits(stage.field, stage.p);
      const noted = ["ua", "ug", "ca"].map((id) => marked(stage.p, stage.unit(id), TURN_IN_ZONE));
      expect(noted).toEqual([true, false, true]);
      expect(marked(stage.p, stage.unit("ug"), BOMBARDED)).toBe(false);
    },
  );
});

describe("the duty to fight", () => {
  testForEither("NWO-12.3.AT-b: of an Attack or Probe that is near", () => {
    const duty = (type: "attack" | "probe" | "defend") => {
      const stage = acting({ ua: "0503", ug: "0502", ca: "0505" }, { orders: { u1: { type, target: "0512" } } });
      return attackDuty(stage.p, frame(stage), stage.holder("u1"));
    };
    expect([duty("attack"), duty("probe"), duty("defend")]).toEqual([true, true, false]);
  });

  testForEither(
    "NWO-12.3.AT-c NWO-12.3.PR-d NWO-RUL197: bombardment is enough twice, out of contact; for a Probe always once it has assaulted",
    () => {
      const enough = (
        type: "attack" | "probe",
        bombardments: number,
        assaulted: boolean,
        ua = "0503",
        marks = BOMBARDED,
      ) => {
        const orders = { u1: { type, target: "0512", with: { bombardments, assaulted } } };
        const stage = acting({ ua, ug: { hex: "0502", marks }, ca: "0505" }, { orders });
        return bombOK(stage.field, stage.p, frame(stage), stage.holder("u1"));
      };
      expect(enough("attack", 0, false)).toBe(true);
      expect(enough("attack", 1, true)).toBe(true);
      expect(enough("attack", 2, true)).toBe(false);
      expect(enough("attack", 0, false, "0504")).toBe(false);
      expect(enough("attack", 0, false, "0503", 0)).toBe(false);
      expect(enough("probe", 2, false)).toBe(false);
      expect(enough("probe", 2, true, "0504")).toBe(true);
    },
  );
});

describe("what an action leaves behind", () => {
  const standing = (stage: Stage) => stage.p.standing[stage.holder("u1")];

  testForEither(
    "NWO-12.3.AT-c NWO-RUL197: an activation more, and whether the duty was met by assault or by guns alone",
    () => {
      const played = (marks: { ua?: number; ug?: number }, near: readonly number[] = [0]) => {
        const stage = new Stage({
          units: UNITS,
          orders: { u1: { type: "attack", target: "0512" } },
          at: {
            ua: { hex: "0503", marks: marks.ua ?? 0 },
            ug: { hex: "0502", marks: marks.ug ?? 0 },
            ca: "0505",
            "u1-fl": "0502",
          },
          frames: ({ holderIndex }) => [
            {
              step: "action",
              side: ownSide(),
              holders: [holderIndex.get("u1") as number],
              reserve: 0,
              near,
              inZone: [],
              at: ENDED + 1,
            },
          ],
        });
        return standing(stage);
      };
      expect(played({})).toMatchObject({ activations: 1, bombardments: 0, assaulted: false });
      expect(played({ ug: BOMBARDED })).toMatchObject({ activations: 1, bombardments: 1, assaulted: false });
      expect(played({ ug: BOMBARDED, ua: FOUGHT })).toMatchObject({ bombardments: 0, assaulted: true });
      expect(played({ ug: BOMBARDED }, [])).toMatchObject({ bombardments: 0 });
    },
  );

  testForEither(
    "NWO-4.4-a NWO-4.4-b NWO-4.4-c NWO-4.4-d NWO-RUL022: bombardment, movement, assault, one after another",
    () => {
      const stage = acting({ ua: "0504", ug: "0503", ca: "0505" });
      const asked: string[] = [];
      stage.throws(1, 1, 1, 1, 1, 1);
      while (!stage.over) {
        asked.push(stage.decision.step);
        const end = stage.decision.actions.find(({ type }) => type.startsWith("end"));
        stage.act(stage.offered("assault")[0] ?? end ?? (stage.decision.actions[0] as never));
      }
      expect([...new Set(asked)]).toEqual(["movement", "declaration"]);
      expect(standing(stage)).toMatchObject({ activations: 1, assaulted: true });
    },
  );

  testForEither("NWO-12.3.AT-g NWO-RUL159: an Attack with nothing but artillery left fails at once", () => {
    const stage = acting({ ua: "0504", ug: "0502", ca: "0505", cg: "0505" }, {}, ASSAULTS);
    stage.throws(6, 6, 1, 1).act({ type: "assault", unit: "ua", hex: "0505" });
    expect(lost(stage, "ua")).toEqual([2]);
    expect(stage.told("order-failed")).toMatchObject([{ holder: "u1", rule: "NWO-12.3.AT-g" }]);
    expect(stage.decision.step).toBe("failing");
  });

  testForEither(
    "NWO-12.3.DF-e NWO-12.3.DL-c NWO-RUL198 TV-165: a leader driven out of his radius fails Defend and Delay",
    () => {
      const failed = (type: "defend" | "delay" | "march", leader: string) => {
        const hexes = { "0505": 60, "0508": 63 } as const;
        const orders = {
          u1: { type: "attack", target: "0512" },
          c1: { type, target: "0505", with: { anchor: hexes["0505"] } },
        } as const;
        const stage = acting({ ua: "0101", ca: leader, "c1-fl": leader }, { orders }, ENDED);
        return stage.told("order-failed").map(({ rule }) => rule);
      };
      expect(failed("defend", "0507")).toEqual([]);
      expect(failed("defend", "0508")).toEqual(["NWO-12.3.DF-e"]);
      expect(failed("delay", "0508")).toEqual(["NWO-12.3.DL-c"]);
    },
  );

  testForEither("NWO-12.3.RS-e: units of his hex that go back rouse a leader on Reserve", () => {
    const orders = { u1: { type: "attack", target: "0512" } } as const;
    const stage = acting({ ua: "0504", ca: "0505", "c1-fl": "0505", cx: "0510" }, { orders }, ASSAULTS);
    stage.throws(1, 1, 4, 4, 6, 6, 6).act({ type: "assault", unit: "ua", hex: "0505" });
    stage.act({ type: "retreat", hex: "0506" }, { type: "go-along", leader: "c1-fl" });
    expect(stage.told("order-failed")).toMatchObject([{ holder: "c1", rule: "NWO-12.3.RS-e" }]);
  });
});
