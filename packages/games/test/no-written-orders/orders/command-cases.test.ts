import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { wingCommands } from "../../../src/no-written-orders/army/command.ts";
import { DESTROYED, FATIGUED, liftUp } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { ARMIES, COLUMN, COMMAND, DONE, phase, trying, until, waits } from "../support/commanding.ts";
import { banks } from "../support/plain.ts";
import type { Stage } from "../support/stage.ts";

const NIGHT = { night: true } as const;

describe("worked cases of confidence, failure and initiative", () => {
  const shaken = { u1: { type: "attack", target: "0608", with: { shaken: true } } } as const;

  testForEither(
    "TV-109 NWO-12.10-a who lost his first step checks in the next turn, unless his initiative has changed the order",
    () => {
      const checked = until(phase([5], { orders: shaken }), "orders");
      expect(checked.told("confidence-checked")).toHaveLength(1);
      const tries: Action[] = [...trying("u1", "defend", "0603")];
      const acted = until(phase([6, 6], { orders: shaken }), "initiative").act(...tries, DONE);
      expect(until(acted, "orders").told("confidence-checked")).toEqual([]);
      expect(acted.p.standing[0]?.order.type).toBe("defend");
    },
  );

  testForEither("TV-162 NWO-12.10-a a demoralised Defend that lost nothing under this order does not check", () => {
    const check = (lost: boolean): number =>
      until(
        phase(lost ? [1] : [], {
          orders: { u1: { type: "defend", target: "0602", with: { shaken: lost } } },
          frames(_, p) {
            p.fatigue = p.fatigue.with(0, FATIGUED);
            return [];
          },
        }),
        "orders",
      ).told("confidence-checked").length;
    expect([check(false), check(true)]).toEqual([0, 1]);
  });

  testForEither(
    "TV-163 NWO-12.9-c NWO-12.9-d a failed order is a retreat of exactly three hexes, of two where no step leads on from the enemy",
    () => {
      // rivers on both sides leave only the column
      const sides = COLUMN.flatMap(banks);
      const failed = (cb: string, ca = "0610"): Stage =>
        until(
          phase([6], {
            plain: { rivers: [{ name: "Run", sides }] },
            units: [...ARMIES.units, { id: "cb", formation: "c1" }],
            orders: { u1: { type: "attack", target: "0611", with: { shaken: true } } },
            at: { ...ARMIES.at, ua: "0608", "u1-fl": "0608", ca, cb },
          }),
          "failing",
        );
      const back = (stage: Stage): string | undefined => {
        while (!stage.over && stage.decision.step === "failing") {
          expect(stage.offered("halt")).toEqual([]);
          stage.act(stage.offered("fall")[0] as Action);
        }
        return stage.hexOf("ua");
      };
      expect(back(failed("1212"))).toBe("0605");
      expect(back(failed("0602"))).toBe("0606");
      // he may stop where every way back leads into a zone of control
      const caught = failed("0606", "0609");
      expect(caught.offered("fall")).toEqual([{ type: "fall", unit: "ua", hex: "0607" }]);
      expect(caught.offered("halt")).toEqual([{ type: "halt", unit: "ua" }]);
      until(caught.act({ type: "halt", unit: "ua" }), "nothing");
      expect([caught.hexOf("ua"), caught.p.standing[0]?.order.type]).toEqual(["0608", "fall-back"]);
    },
  );

  testForEither(
    "TV-164 NWO-14.2-b NWO-RUL187 a demoralised leader’s own order, if he acts, waits in place of the older one",
    () => {
      const stage = until(
        phase([1, 5, 6], {
          ratings: { "u1-fl": 3 },
          frames(field, p) {
            p.fatigue = p.fatigue.with(0, FATIGUED);
            return waits("attack", "0608", 5)(field, p);
          },
        }),
        "initiative",
      );
      stage.throws(4, 5, 1).act(...trying("u1", "defend", "0603"), DONE, DONE);
      expect(stage.p.waiting[0]).toMatchObject({ needs: 4, orders: [{ type: "defend" }] });
    },
  );
});

describe("worked cases of orders by night", () => {
  test("TV-157 NWO-12.3.GR-b NWO-RUL192 a General Retreat by night is tested when it comes, one column to the right", () => {
    const called = (leader: string, dice: readonly number[]): Stage => {
      const stage = phase(dice, {
        turns: [NIGHT, NIGHT, NIGHT, NIGHT, NIGHT],
        levels: { u1: 40, u2: 40 },
        at: { ...ARMIES.at, ub: "0402", ua: leader, "u1-fl": leader, "u2-fl": "0402" },
        plain: {},
        frames(field, p) {
          // thirty-two points of forty lost
          for (const unit of field.units.keys()) if (unit > 2) liftUp(field, p, unit, DESTROYED);
          return [];
        },
        units: [...ARMIES.units, ...Array.from({ length: 8 }, (_, at) => ({ id: `ux${at}`, formation: "u2" }))],
      });
      return until(stage, "orders").act({ type: "retreat-all", from: "u-oc" }, DONE);
    };
    const tested = (stage: Stage): readonly number[] =>
      stage.told("compliance-tested").flatMap(({ holder, column }) => (holder === "u1" ? [column] : []));
    const near = called("0601", [6, 6, 6, 6]).act(DONE);
    // an army commander and a leader of two, and one for the retreat; who is on Reserve has one more
    expect(tested(near)).toEqual([2 + 2 + 1 + 1]);
    const far = called("0610", [6, 6, 6, 6]).act(DONE);
    expect(tested(far)).toEqual([]);
    far.p.turn = 3;
    far.goOn([COMMAND(0)], 6, 6, 6, 6);
    until(far, "nothing");
    expect(tested(far)).toEqual([]);
    far.p.turn = 4;
    far.goOn([COMMAND(0)], 6, 6, 6, 6);
    until(far, "nothing");
    expect(tested(far)).toEqual([6]);
  });

  testForEither(
    "TV-169 NWO-RUL210 an Attack that comes into force in a later turn of the night does not fail in it",
    () => {
      const stage = phase([5], {
        turns: [{ night: true, firstNight: true }, NIGHT],
        frames: waits("attack", "0608", 5),
      });
      until(stage, "nothing");
      expect(stage.p.standing[0]?.order.type).toBe("attack");
      expect(stage.told("order-failed")).toEqual([]);
    },
  );
});

describe("worked cases of contact and wings", () => {
  testForEither(
    "TV-168 NWO-12.5-f March, then Attack: in contact a leader of two is still on the march when he is attacked, and attacks from the next phase",
    () => {
      const contact = {
        type: "march",
        target: "0608",
        next: [{ type: "attack", target: "0611" }],
        with: { contact: true },
      } as const;
      const stage = phase([], { orders: { u1: contact }, at: { ...ARMIES.at, ua: "0609" } });
      expect(stage.p.standing[0]?.order.type).toBe("attack");
      const before = phase([], { orders: { u1: contact }, at: { ...ARMIES.at, ua: "0609" } }, 7);
      expect(before.p.standing[0]?.order.type).toBe("march");
    },
  );

  testForEither(
    "TV-170 NWO-12.15-a NWO-RUL185 a wing commander eight hexes off in clear view, beyond the line of sight of five, commands",
    () => {
      const commands = (wing: string): boolean => {
        const stage = phase([], {
          wings: { "u-w": ["u1"] },
          at: { ...ARMIES.at, "u-w": wing, "u-oc": "0107" },
          plain: {},
        });
        return wingCommands(stage.field, stage.p, stage.holder("u-w"));
      };
      expect([commands("0907"), commands("0607"), commands("0407")]).toEqual([true, false, false]);
    },
  );
});
