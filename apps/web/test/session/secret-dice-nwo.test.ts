// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type Action, noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { fastDice } from "@stonebridge/kernel";
import { running } from "../../src/games/no-written-orders/running.ts";

/** The kinds of dice of a game, and of them those that only their owner sees told. */
function kindsTold(secretTests: "on" | "off"): { readonly own: Set<string>; readonly open: Set<string> } {
  const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run", { secretTests }));
  const inner = fastDice(5);
  const choose = fastDice(6);
  const position = game.start(inner);
  const told = { own: new Set<string>(), open: new Set<string>() };
  for (let step = 0; step < 6000; step++) {
    const decision = game.decision(position);
    if (decision.over) break;
    const rolled: string[] = [];
    const dice = {
      roll(kind: string, faces: number): number {
        rolled.push(kind);
        return inner.roll(kind, faces);
      },
    };
    const events: Parameters<typeof game.act>[4] = [];
    const actions = decision.actions as readonly Action[];
    game.act(
      position,
      decision.sides[0] as string,
      actions[choose.roll("any", actions.length) - 1] as Action,
      dice,
      events,
    );
    const tests = events?.filter((event) => "roll" in event) ?? [];
    if (tests.length !== new Set(rolled).size || tests.length !== 1) continue;
    told[tests[0]?.audience === undefined ? "open" : "own"].add(rolled[0] as string);
  }
  return told;
}

describe("dice of No Written Orders that are typed in", () => {
  it.each(["on", "off"] as const)(
    "are secret where only their owner is told of them; secret tests %s",
    (secretTests) => {
      const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run", { secretTests }));
      const { own, open } = kindsTold(secretTests);
      expect(own.size + open.size).toBeGreaterThan(2);
      expect([...own].filter((kind) => running.secretDice?.(game, kind) !== true)).toEqual([]);
      expect([...open].filter((kind) => running.secretDice?.(game, kind) !== false)).toEqual([]);
      expect(own.has("compliance")).toBe(secretTests === "on");
    },
  );
});
