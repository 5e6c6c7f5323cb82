import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { FATIGUED } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { DONE, misleading, phase, ROADS, trying, until } from "../support/commanding.ts";
import type { Stage } from "../support/stage.ts";

describe("initiative", () => {
  const tries = trying("u1", "attack", "0608");

  test("NWO-D05, NWO-12.11-a, NWO-12.11-c, NWO-DR05, TV-098 a try acts, does nothing, or is a bad move that the enemy may use", () => {
    const tried = (...dice: readonly number[]): Stage => {
      const stage = until(phase(dice, { orders: { u1: { type: "defend", target: "0602" } } }), "initiative");
      return stage.act(...tries, DONE, DONE);
    };
    expect(tried(5, 5).p.standing[0]).toMatchObject({ order: { type: "attack" }, origin: "initiative" });
    expect(tried(4, 5).p.standing[0]?.order.type).toBe("defend");
    const bad = tried(2, 3);
    expect(bad.decision).toMatchObject({ step: "bad-move", sides: ["confederate"] });
    bad.act(...misleading("u1", "fall-back", "0604"));
    expect(bad.p.standing[0]).toMatchObject({ order: { type: "fall-back" }, origin: "bad-move" });
  });

  testForEither("NWO-12.11-b, NWO-RUL179 once a turn, at a target that he sees far off", () => {
    const stage = until(phase([], { plain: { roads: ROADS, rows: 14, ground: { "0604": "w" } } }), "initiative");
    stage.act(tries[0] as Action, tries[1] as Action);
    expect(stage.whyNot({ type: "aim", hex: "0608" })).toMatchObject({ rule: "NWO-12.11-b" });
    stage.act({ type: "aim", hex: "0603" }, { type: "send" });
    expect(stage.whyNot({ type: "try", holder: "u1" })).toMatchObject({ rule: "NWO-RUL179" });
  });

  testForEither("NWO-14.2-b, NWO-RUL187, TV-100 a demoralised leader’s own order waits", () => {
    const stage = until(
      phase([4, 5], {
        ratings: { "u1-fl": 3 },
        frames(field, p) {
          p.fatigue = p.fatigue.with(field.holderIndex.get("u1") as number, FATIGUED);
          return [];
        },
      }),
      "initiative",
    );
    stage.act(...tries, DONE, DONE);
    expect(stage.p.waiting[0]).toMatchObject({ needs: 4 });
    expect(stage.p.standing[0]).toBeUndefined();
  });

  testForEither("NWO-12.11-e an Attack that a bad move brought is over after a turn", () => {
    const stage = phase([], {
      orders: { u1: { type: "attack", target: "0608", with: { origin: "bad-move", since: 1 } } },
    });
    expect(stage.p.standing[0]).toBeUndefined();
  });
});
