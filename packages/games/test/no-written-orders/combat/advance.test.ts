import { describe, expect, test } from "vitest";
import { heldHexes } from "../../../src/no-written-orders/orders/order-book.ts";
import { testForEither } from "../support/either-side.ts";
import { type Men, ownSide } from "../support/armies.ts";
import { assaultsBy, type AssaultSetting } from "../support/assault.ts";
import { Stage } from "../support/stage.ts";

const UNITS: readonly Men[] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1" },
  { id: "ug", formation: "u1", arm: "foot" },
  { id: "ca", formation: "c1" },
  { id: "cb", formation: "c1" },
  { id: "cg", formation: "c1", arm: "foot" },
];

const assaultOn = assaultsBy(UNITS);

describe("advance", () => {
  /** The defenders go back to 0506. */
  const emptied = (at: AssaultSetting["at"], setting: AssaultSetting = {}, dice: readonly number[] = [1, 1, 3, 4, 6]) =>
    assaultOn(at, dice, setting).act({ type: "retreat", hex: "0506" });
  const offered = (stage: Stage) =>
    stage.over
      ? []
      : stage.decision.actions.map((one) => ("unit" in one ? one.unit : "leader" in one ? one.leader : one.type));

  testForEither(
    "TV-063 TV-064 NWO-7.4-h NWO-RUL104: the enemy’s foot artillery is lost for good if somebody follows",
    () => {
      const at = { ua: "0504", ca: "0505", cg: "0505" };
      const stage = emptied(at, {}, [1, 1, 3, 4, 6]);
      expect(stage.p.place[stage.unit("cg")]).toBe(-2);
      stage.act({ type: "advance", unit: "ua" });
      expect(stage.hexOf("ua")).toBe("0505");
      expect(stage.p.place[stage.unit("cg")]).toBe(-3);
      const stayed = emptied(at).act({ type: "end-advance" });
      expect(stayed.p.place[stayed.unit("cg")]).toBe(-2);
    },
  );

  testForEither("TV-068 NWO-7.5-a NWO-7.5-c NWO-D33: with a leader the whole stack and he", () => {
    const at = { ua: "0504", ub: "0504", "u1-fl": "0504", ca: "0505" };
    const units = UNITS.map((unit) => (unit.id === "ub" ? { ...unit, division: "other" } : unit));
    const stage = emptied(at, { units });
    stage.act({ type: "advance", unit: "ua" });
    expect(offered(stage)).toEqual(["ub", "u1-fl", "end-advance"]);
    stage.act({ type: "advance-leader", leader: "u1-fl" }, { type: "advance", unit: "ub" });
    expect(stage.hexOf("ub")).toBe("0505");
    expect(stage.p.post[stage.leader("u1-fl")]).toBe(stage.hex("0505"));
  });

  testForEither(
    "TV-069 NWO-7.5-a NWO-7.5-d: of different divisions without a leader one unit; of one division all",
    () => {
      const divided = UNITS.map((unit) => (unit.id === "ub" ? { ...unit, division: "other" } : unit));
      const at = { ua: "0504", ub: "0504", ca: "0505" };
      const one = emptied(at, { units: divided });
      one.act({ type: "advance", unit: "ub" });
      expect(one.over).toBe(true);
      const all = emptied(at).act({ type: "advance", unit: "ub" });
      expect(offered(all)).toEqual(["ua", "end-advance"]);
      const corps = UNITS.map((unit) => (unit.id === "ub" ? { ...unit, formation: "u2" } : unit));
      const orders = { u1: { type: "attack", target: "0512" }, u2: { type: "attack", target: "0512" } } as const;
      const led = { ...at, "u2-fl": "0503" };
      const two = emptied(led, { units: corps, acting: ["u1", "u2"], orders }).act({ type: "advance", unit: "ua" });
      expect(two.over).toBe(true);
    },
  );

  testForEither("NWO-7.5-a: of several stacks one follows", () => {
    const stage = emptied({ ua: "0504", ub: "0604", ca: "0505" });
    expect(offered(stage)).toEqual(["ua", "ub", "end-advance"]);
    expect(stage.act({ type: "advance", unit: "ua" }).over).toBe(true);
  });

  testForEither("TV-070 NWO-7.5-e: artillery never alone, but with others", () => {
    const alone = assaultOn({ ug: "0504", ca: "0505" }, [1, 1, 3, 4, 6]).act({ type: "retreat", hex: "0506" });
    expect(alone.over).toBe(true);
    const stage = emptied({ ua: "0504", ug: "0504", ca: "0505" });
    expect(offered(stage)).toEqual(["ua", "end-advance"]);
    expect(offered(stage.act({ type: "advance", unit: "ua" }))).toEqual(["ug", "end-advance"]);
  });

  testForEither("NWO-7.5-b NWO-RUL106: zones do not matter, room and orders do", () => {
    const units = [...UNITS, { id: "u9", formation: "u1", strength: [9, 5, 3] as const }];
    const stage = emptied({ ua: "0504", u9: "0504", ca: "0505", cb: "0605" }, { units }, [1, 1, 2, 3, 6]);
    stage.act({ type: "advance", unit: "u9" });
    expect(stage.over).toBe(true);
    const back = { orders: { u1: { type: "attack", target: "0501" } } } as const;
    expect(emptied({ ua: "0504", ca: "0505" }, back).over).toBe(true);
    const abreast = { orders: { u1: { type: "attack", target: "0404" } } } as const;
    expect(offered(emptied({ ua: "0504", ca: "0505" }, abreast))).toEqual(["ua", "end-advance"]);
  });

  test("NWO-RUL150 NWO-11.1-d: between two of his stacks as near as each other the leader’s owner chooses", () => {
    const at = { ua: "0504", ca: "0505", cb: "0405", "c2-fl": "0505" };
    const displaced = (): Stage =>
      emptied(at, {}, [1, 1, 3, 4, 6, 6, 6])
        .throws(6, 6)
        .act({ type: "stay-behind", leader: "c2-fl" }, { type: "advance", unit: "ua" });
    const stage = displaced();
    expect(stage.decision).toMatchObject({ step: "displacement", sides: ["confederate"], rule: "NWO-RUL150" });
    const hexes = stage.offered("displace").map(({ hex }) => hex);
    expect(hexes.toSorted()).toEqual(["0405", "0506"]);
    const posts = hexes.map((hex) => {
      const one = displaced().act({ type: "displace", leader: "c2-fl", hex });
      return one.field.map.grid.ids[one.p.post[one.leader("c2-fl")] as number];
    });
    expect(posts).toEqual(hexes);
  });

  testForEither(
    "NWO-RUL106 NWO-12.3.DF-a: on Defend only into a hex that was its side’s when the order was given",
    () => {
      const follows = (...held: readonly string[]): boolean => {
        const stage = new Stage({
          units: UNITS,
          orders: { u1: { type: "defend", target: "0504" } },
          at: { ua: "0504", ca: "0511" },
          frames(field, p) {
            const standing = p.standing[0];
            if (standing === undefined) throw new Error("There is no order.");
            const ours = held.map((hex) => field.map.grid.known(hex));
            p.standing = p.standing.with(0, {
              ...standing,
              held: heldHexes(field.map.size, (hex) => ours.includes(hex)),
            });
            const hex = field.map.grid.known("0505");
            return [{ step: "advance", side: ownSide(), hex, units: [0], advanced: [], from: -1, led: 0 }];
          },
        });
        return !stage.over;
      };
      expect([follows("0504"), follows("0504", "0505")]).toEqual([false, true]);
    },
  );

  testForEither("NWO-RUL098 NWO-7.5-a: nobody follows who went back himself, although the hex is empty", () => {
    const units = UNITS.map((unit) => (unit.id === "ca" ? { ...unit, strength: [4, 0, 0] as const } : unit));
    const ended = (die: number): Stage => {
      const stage = assaultOn({ ua: "0504", ca: "0505" }, [3, 4, 3, 4, die], { units });
      if (die === 6) stage.act({ type: "retreat", hex: "0503" });
      return stage;
    };
    expect(offered(ended(1))).toEqual(["ua", "end-advance"]);
    const back = ended(6);
    expect([back.hexOf("ua"), back.hexOf("ca"), back.over]).toEqual(["0503", undefined, true]);
  });

  testForEither(
    "NWO-11.1-d NWO-11.2-a NWO-RUL150 NWO-11.4-b: enemy leaders get away to the nearest unit, headquarters are lost",
    () => {
      const at = { ua: "0504", ca: "0505", cb: "0508", "c2-fl": "0505" };
      const stage = emptied(at, { seats: { "c-oc": "0505" } }, [1, 1, 3, 4, 6, 6, 6]);
      stage.throws(1, 2).act({ type: "stay-behind", leader: "c2-fl" }, { type: "advance", unit: "ua" });
      expect(stage.p.post[stage.leader("c2-fl")]).toBe(stage.hex("0506"));
      expect(stage.told("displaced")).toMatchObject([{ leader: "c2-fl", to: "0506" }]);
      expect(stage.told("leader-tested").at(-1)).toMatchObject({ leader: "c2-fl", lost: true });
      expect(stage.told("headquarters-lost")).toMatchObject([{ holder: "c-oc" }]);
      expect(stage.p.seat[stage.holder("c-oc")]).toBe(-2);
    },
  );
});
