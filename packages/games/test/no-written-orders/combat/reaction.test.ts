import { describe, expect, test } from "vitest";
import { beginCharges } from "../../../src/no-written-orders/charges/charges.ts";
import { beginRetreat } from "../../../src/no-written-orders/combat/falling-back.ts";
import { beginMovement } from "../../../src/no-written-orders/movement/movement.ts";
import type { Play } from "../../../src/no-written-orders/play.ts";
import { CHARGED, DISRUPTED, marked } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { type Men, ownSide } from "../support/armies.ts";
import { type Setting, Stage } from "../support/stage.ts";

const UNITS: readonly Men[] = [
  { id: "ua", formation: "u1" },
  { id: "uc", formation: "u1", arm: "cavalry", pursuit: 6 },
  { id: "ca", formation: "c1" },
  { id: "cc", formation: "c1", arm: "cavalry", strength: [8, 4, 2], pursuit: 6 },
  { id: "cd", formation: "c1", arm: "cavalry", pursuit: 6 },
];

function begun(
  at: Setting["at"],
  begin: (play: Play, u1: number, unit: (id: string) => number) => void,
  setting: Partial<Setting> = {},
): Stage {
  return new Stage({
    units: UNITS,
    options: { cavalryCharges: "on" },
    orders: { u1: { type: "attack", target: "0508" }, c1: { type: "delay", target: "0508" } },
    ...setting,
    at: { "u1-fl": "0502", "c1-fl": "0508", ...at },
    plain: { rows: 14, ...setting.plain },
    frames({ holderIndex, unitIndex, ...field }, p) {
      const play = { field: { holderIndex, unitIndex, ...field }, p, dice: { roll: () => 1 }, events: undefined };
      begin(play, holderIndex.get("u1") as number, (id) => unitIndex.get(id) as number);
      return p.stack.splice(0);
    },
  });
}

const action = (u1: number) =>
  ({ step: "action", side: ownSide(), holders: [u1], reserve: 0, near: [], inZone: [], at: 99 }) as const;
const moving = (at: Setting["at"], setting: Partial<Setting> = {}) =>
  begun(at, (play, u1) => beginMovement(play, action(u1)), setting);
const charging = (at: Setting["at"], setting: Partial<Setting> = {}) =>
  begun(at, (play, u1) => beginCharges(play, action(u1)), setting);
const asked = (stage: Stage) => stage.offered("react").map(({ unit }) => unit);
const fired = (stage: Stage) => stage.told("fired").map(({ strength, hits }) => [strength, hits]);
const disrupted = (stage: Stage, id: string) => marked(stage.p, stage.unit(id), DISRUPTED);
const go = (stage: Stage, ...hexes: readonly string[]) =>
  stage.act({ type: "take", unit: "ua" }, ...hexes.map((hex) => ({ type: "step", hex }) as const));
const react = (unit: string) => ({ type: "react", unit }) as const;

describe("reaction charges", () => {
  test("NWO-7.9-a NWO-12.3-g NWO-D42: cavalry within two hexes of where enemies move may check and charge, whatever its order", () => {
    const stage = go(moving({ ua: "0502", cc: "0506", cd: "0509" }), "0503", "0504");
    expect(stage.decision).toMatchObject({ step: "reaction", sides: ["confederate"], rule: "NWO-7.9-a" });
    expect(asked(stage)).toEqual(["cc"]);
    expect(stage.whyNot(react("cd"))).toMatchObject({ rule: "NWO-7.7-a" });
    // it passes; the infantry forms no square
    stage.throws(1, 6, 1, 1, 3, 3).act(react("cc"));
    expect(stage.told("morale-tested")[0]).toMatchObject({ rule: "NWO-7.9-a", held: true });
    expect(stage.told("charged")).toMatchObject([{ chargers: ["cc"], defenders: ["ua"], hex: "0504" }]);
    expect(marked(stage.p, stage.unit("cc"), CHARGED)).toBe(true);
  });

  testForEither(
    "NWO-7.9-a: a leader with it helps; who fails does not charge; without the switch nobody is asked",
    () => {
      const led = go(moving({ ua: "0502", cc: "0506", "c1-fl": "0506" }), "0503", "0504")
        .throws(6)
        .act(react("cc"));
      expect(led.told("morale-tested")[0]?.roll.needed).toBe(5);
      expect(led.told("charged")).toEqual([]);
      expect(led.decision.step).toBe("march");
      expect(go(moving({ ua: "0502", cc: "0506" }, { options: {} }), "0503", "0504").decision.step).toBe("march");
    },
  );

  testForEither("NWO-7.9-a: any leader of its side helps", () => {
    const led = go(moving({ ua: "0502", cc: "0506", "c2-fl": "0506" }), "0503", "0504")
      .throws(6)
      .act(react("cc"));
    expect(led.told("morale-tested")[0]?.roll.needed).toBe(5);
    const alone = go(moving({ ua: "0502", cc: "0506" }), "0503", "0504")
      .throws(6)
      .act(react("cc"));
    expect(alone.told("morale-tested")[0]?.roll.needed).toBe(4);
  });

  testForEither("NWO-19.7.1-c: not by cavalry that only seems to be there", () => {
    const at = { ua: "0502", cc: "0506", cd: "0506" };
    const stage = begun(at, ({ field, p }, u1, unit) => {
      const route = ["0506", "0507"].map((hex) => field.map.grid.known(hex));
      p.hiding = [{ holder: field.holderIndex.get("c1") as number, units: [unit("cc")], route, banked: [] }];
      beginMovement({ field, p, dice: { roll: () => 1 }, events: undefined }, action(u1));
    });
    expect(asked(go(stage, "0503", "0504"))).toEqual(["cd"]);
    expect(stage.whyNot(react("cc"))?.rule).toBe("NWO-19.7.1-c");
  });

  testForEither("NWO-16.1-a NWO-5.5-a: not by night, nor in rain", () => {
    for (const turn of [{ night: true }, { rain: true }]) {
      const stage = go(moving({ ua: "0501", cc: "0506" }, { turns: [turn] }), "0502", "0503", "0504");
      expect(stage.decision.step).toBe("march");
    }
  });

  testForEither(
    "NWO-7.9-a NWO-7.9-b: those who ride through a hex near it may be charged there; it checks once for them",
    () => {
      const charge = { type: "charge", unit: "uc", hex: "0505" } as const;
      const stage = charging({ uc: "0503", ca: "0505", cc: "0403", "c1-fl": "0303" }).act(charge);
      expect(stage.decision).toMatchObject({ step: "reaction", about: { hex: "0504", units: ["uc"] } });
      stage.throws(6, 6, 1, 1, 1, 1).act(react("cc"));
      expect(stage.told("morale-tested").filter(({ rule }) => rule === "NWO-7.9-a")).toHaveLength(1);
      expect(stage.told("charged")).toMatchObject([{ chargers: ["uc"], hex: "0505" }]);
      const met = charging({ uc: "0503", ca: "0505", cc: "0403", "c1-fl": "0303" })
        .act(charge)
        .throws(1, 1, 1, 3, 4)
        .act(react("cc"));
      expect(met.told("charged")).toMatchObject([{ chargers: ["cc"], defenders: ["uc"], hex: "0504" }]);
      met.throws(1).act({ type: "return" });
      expect(met.told("charged")).toHaveLength(1);
    },
  );

  testForEither("NWO-19.11-e: all who react to one move are asked at once, and charge in one exchange", () => {
    const options = { cavalryCharges: "on", igoUgo: "on" } as const;
    const stage = go(moving({ ua: "0502", cc: "0506", cd: "0506" }, { options }), "0503", "0504");
    expect(asked(stage)).toEqual(["cc", "cd"]);
    stage.throws(1, 1, 6, 1, 1, 6, 6, 1).act(react("cc"), react("cd"));
    expect(stage.told("charged")[0]).toMatchObject({ chargers: ["cc", "cd"], defenders: ["ua"] });
  });

  testForEither("NWO-7.9-b: each unit checks for itself, once for a moving unit", () => {
    const stage = go(moving({ ua: "0502", cc: "0506" }), "0503", "0504")
      .throws(6)
      .act(react("cc"));
    stage.act({ type: "step", hex: "0604" });
    expect(stage.decision.step).toBe("march");
    const declined = go(moving({ ua: "0502", cc: "0506" }), "0503", "0504").act({ type: "end-reaction" });
    expect(declined.act({ type: "step", hex: "0604" }).decision.step).toBe("reaction");
  });

  testForEither("NWO-7.9-c: those who pass charge together", () => {
    const stage = go(moving({ ua: "0502", cc: "0506", cd: "0506" }), "0503", "0504");
    stage.throws(1, 2, 6, 1, 1, 1, 1).act(react("cc"), react("cd"));
    expect(stage.told("charged")[0]?.chargers).toEqual(["cc", "cd"]);
  });

  testForEither("NWO-7.9-d: who wins goes on with his move; who loses has ended it", () => {
    const won = go(moving({ ua: "0502", cd: "0506" }), "0503", "0504")
      .throws(1, 1, 6, 6, 1, 1)
      .act(react("cd"));
    expect(won.decision.step).toBe("march");
    const stage = go(moving({ ua: "0502", cc: "0506" }), "0503", "0504")
      .throws(1, 6, 1, 1, 3, 4)
      .act(react("cc"));
    expect(fired(stage)).toEqual([
      [4, 0],
      [8, 1],
    ]);
    stage.act({ type: "retreat", hex: "0503" }).throws(1).act({ type: "return" });
    expect(stage.decision.step).toBe("movement");
    expect(stage.hexOf("ua")).toBe("0503");
  });

  testForEither("NWO-7.10-d: twice as strong upon cavalry that retreats", () => {
    const back = (id: string) => {
      const stage = begun({ [id]: "0505", cc: "0506" }, (play, _, unit) =>
        beginRetreat(play, ownSide(), [unit(id)], "NWO-7.4-a"),
      );
      stage.act({ type: "retreat", hex: "0504" }).throws(1, 1, 1, 1, 1, 1);
      stage.act(react("cc"));
      // who is charged may meet the charge on its way
      if (!stage.over && stage.decision.step === "reaction") stage.act({ type: "end-reaction" });
      return fired(stage)[1]?.[0];
    };
    expect(back("uc")).toBe(16);
    // infantry in disorder forms no square
    expect(back("ua")).toBe(8);
  });

  testForEither(
    "NWO-7.9-a NWO-7.9-d: a charge may be charged: if it loses it does not strike, if it wins it does",
    () => {
      const charge = { type: "charge", unit: "uc", hex: "0505" } as const;
      const lost = charging({ uc: "0503", ca: "0505", cc: "0506" }).act(charge);
      expect(asked(lost)).toEqual(["cc"]);
      lost.throws(1, 1, 1, 3, 4).act(react("cc"));
      expect(disrupted(lost, "uc")).toBe(true);
      expect(lost.hexOf("uc")).toBe("0503");
      lost.throws(1).act({ type: "return" });
      expect(lost.told("charged")).toHaveLength(1);
      const won = charging({ uc: "0503", ca: "0505", cc: "0506" }).act(charge);
      won.throws(1, 4, 6, 1, 1, 6, 1, 1, 1, 1).act(react("cc"));
      expect(disrupted(won, "cc")).toBe(true);
      expect(won.told("charged")).toHaveLength(2);
    },
  );
});
