import { describe, expect } from "vitest";
import { FALLEN } from "../../../src/no-written-orders/position.ts";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import { failBrokenOrders } from "../../../src/no-written-orders/orders/broken-orders.ts";
import type { Play } from "../../../src/no-written-orders/play.ts";
import { testForEither } from "../support/either-side.ts";
import { ARMIES, phase, until, waits } from "../support/commanding.ts";
import { moving } from "../support/moving.ts";
import { orderOf, type Setting, Stage } from "../support/stage.ts";

const playOf = ({ field, p }: Stage): Play => ({ field, p, dice: { roll: () => 1 }, events: undefined });

describe("orders in odd cases", () => {
  testForEither(
    "NWO-16.1-f, NWO-12.5-d who obeys an order of the night at dawn forgets what waited for him before",
    () => {
      const stage = phase([], {
        turns: [{ night: true, lastNight: true }, {}],
        frames(field, p) {
          const orders = [orderOf(field, "defend", "0604")];
          p.night = p.night.with(0, {
            orders,
            from: field.holderIndex.get("u-oc") as number,
            faceToFace: true,
            sent: 1,
            passed: true,
          });
          return waits("attack", "0608", 4)(field, p);
        },
      });
      until(stage, "nothing");
      expect([stage.p.standing[0]?.order.type, stage.p.waiting[0]]).toEqual(["defend", undefined]);
      expect(stage.told("waiting-tested")).toEqual([]);
    },
  );

  testForEither(
    "NWO-12.11-e, NWO-RUL157 the attack to which a bad move brought a wing commander is over after a turn",
    () => {
      const kept = (since: number): string | undefined => {
        const stage = phase([], {
          wings: { "u-w": ["u1"] },
          at: { ...ARMIES.at, "u-w": "1202", "u-oc": "0112" },
          seats: { "u-oc": "0112" },
          orders: { "u-w": { type: "attack", target: "0604", with: { origin: "bad-move", since } } },
        });
        return until(stage, "orders").p.standing[stage.holder("u-w")]?.order.type;
      };
      expect([kept(1), kept(2)]).toEqual([undefined, "attack"]);
    },
  );

  testForEither(
    "NWO-9-g, NWO-12.3.AT-g, NWO-RUL159 an Attack does not fail while its units are still to come on in the turn; later ones do not count",
    () => {
      const attacks = (due: number): string | undefined => {
        const arrival = {
          id: "u1-comes",
          side: "union",
          turn: due,
          formation: "u1",
          units: ["ua"],
          leaders: ["u1-fl"],
          headquarters: false,
          entries: ["ePE"],
          orders: [],
        } as const;
        const stage = new Stage({
          plain: { entries: [{ id: "ePE", name: "Road", hex: "0601", way: "road" }] },
          units: ARMIES.units,
          at: { ub: "0402", ca: "0611", "u1-fl": "0601" },
          orders: { u1: { type: "attack", target: "0604" } },
          scenario: { arrivals: [arrival] },
          turn: 3,
          frames: () => [],
        });
        stage.p.due = stage.p.due.with(0, due);
        failBrokenOrders(playOf(stage));
        return stage.p.standing[0]?.order.type;
      };
      expect([attacks(3), attacks(4)]).toEqual(["attack", "fall-back"]);
    },
  );
});

describe("where a Defend ties its leader", () => {
  /** Told to defend all hexes of a column from 0603 to 0609, the flag on the last. */
  const along = (setting: Partial<Setting> = {}): Stage =>
    moving({
      at: { ua: "0603", "u1-fl": "0603" },
      orders: { u1: { type: "defend", target: "0609" } },
      ...setting,
      frames(field, p) {
        setting.frames?.(field, p);
        const standing = p.standing[0];
        if (standing === undefined) return [];
        const hexes = ["0603", "0604", "0605", "0606", "0607", "0608", "0609"].map((id) => field.map.grid.known(id));
        p.standing = p.standing.with(0, {
          ...standing,
          order: { ...standing.order, target: { flag: hexes[6] as number, hexes } },
        });
        return [];
      },
    });

  testForEither(
    "NWO-12.3.DF-d, NWO-12.3.DF-e, NWO-RUL165 to the nearest hex of a long target, not to its flag alone",
    () => {
      const stage = along();
      stage.act({ type: "end" });
      const standing = stage.p.standing[0];
      expect(standing?.anchor).toBe(stage.hex("0609"));
      failBrokenOrders(playOf(stage));
      expect(stage.p.standing[0]).toBe(standing);
      stage.p.post[stage.leader("u1-fl")] = stage.hex("0903");
      failBrokenOrders(playOf(stage));
      expect(stage.p.standing[0]?.order.type).toBe("fall-back");
      const tied = along({ orders: { u1: { type: "defend", target: "0609", with: { anchor: stage.hex("0609") } } } });
      expect(tied.whyNot({ type: "ride", leader: "u1-fl", hex: "0604" })).toBeUndefined();
      expect(tied.whyNot({ type: "ride", leader: "u1-fl", hex: "0903" })).toMatchObject({ rule: "NWO-12.3.DF-d" });
    },
  );

  testForEither(
    "NWO-12.3.DF-d, NWO-RUL152 a leader who has fallen far from his target is not tied to where he fell",
    () => {
      const anchor = (marks: number, hex: string): number | undefined => {
        const stage = moving({
          at: { ua: "0603", "u1-fl": { hex, marks }, "u-oc": "0604" },
          orders: { u1: { type: "defend", target: "0609" } },
        });
        stage.act({ type: "end" });
        return stage.p.standing[0]?.anchor;
      };
      expect(anchor(FALLEN, "0603")).toBe(NONE);
      expect(anchor(FALLEN, "0608")).toBe(8 + 5 * 12);
    },
  );
});

testForEither("NWO-12.3.PR-b, NWO-RUL189 a stack on Probe counts whole where it comes into contact", () => {
  const probing = (at: Readonly<Record<string, string>>, ...others: readonly string[]): string | undefined => {
    const stage = moving({
      units: ["ua", "ub", "uc", "ud"].map((id) => ({ id, formation: "u1" })).concat({ id: "ca", formation: "c1" }),
      at: { "u1-fl": "0603", ca: "0605", ...at },
      orders: { u1: { type: "probe", target: "0606" } },
    });
    stage.act({ type: "take", unit: "ua" }, ...others.map((unit) => ({ type: "with", unit }) as const));
    return stage.whyNot({ type: "step", hex: "0604" })?.reason;
  };
  const stacked = { ua: "0603", ub: "0603", uc: "0603", ud: "0602" };
  expect([probing(stacked, "ub"), probing(stacked, "ub", "uc")]).toEqual([undefined, "step-no-end"]);
  expect(probing({ ...stacked, uc: "0505" }, "ub")).toBe("step-no-end");
});
