import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { Action, GameEvent } from "../../../src/bull-run-1983/index.ts";
import { STEPS } from "../../../src/bull-run-1983/sequence.ts";
import { checkFrozen, checkPosition, checkTables } from "../support/invariants.ts";
import { randomBattle } from "../support/random-battle.ts";

const BATTLES = 120;
const BLOCKS = 6;
const ACTIONS = 250;

/** Rare things that are to happen often here. */
const WANTED: ReadonlySet<Action["type"]> = new Set([
  "overwhelm",
  "fight",
  "form",
  "break",
  "follow",
  "complete",
  "revive",
]);
/** Steps whose refusals decide alone what is listed, for these kinds of action. */
const DECIDED_BY_REFUSALS: Readonly<Record<string, readonly Action["type"][]>> = {
  movement: ["take", "flip", "form", "break", "enter", "rail", "overwhelm"],
  march: ["step", "with", "leave", "stop"],
  advance: ["advance"],
  rally: ["revive"],
};

describe(`${BATTLES} random battles at close quarters`, () => {
  const happened = new Set<GameEvent["type"]>();

  test.each(Array.from({ length: BLOCKS }, (_, block) => block))(
    "BR83-7.2-a BR83-8.42-a BR83-12.5-a BR83-7.83-a block %i: every position is sound, every decision has actions, what is listed nothing refuses",
    { timeout: 120_000 },
    (block) => {
      const each = BATTLES / BLOCKS;
      for (let seed = block * each; seed < (block + 1) * each; seed++) {
        const game = randomBattle(seed);
        const dice = fastDice(deriveSeed(seed, 6));
        const pick = (n: number): number => dice.roll("pick", n) - 1;
        const events: GameEvent[] = [];
        const p = game.start(dice, events);
        for (let count = 0; count < ACTIONS; count++) {
          const decision = game.decision(p);
          checkPosition(game, p);
          if (decision.over) break;
          if (decision.actions.length === 0) expect.fail(`There is nothing to do in ${decision.step}.`);
          if (count % 16 === 0) checkTables(game, p);
          if (count % 16 === 8) checkFrozen(game, p);
          const frame = p.stack.at(-1);
          const decided = DECIDED_BY_REFUSALS[decision.step] ?? [];
          const play = { field: game.field, p, dice, events: undefined };
          const step = STEPS[decision.step as "movement"];
          for (const action of decision.actions)
            if (decided.includes(action.type) && step.refuse?.(play, frame as never, action))
              expect.fail(`${JSON.stringify(action)} is listed, and refused.`);
          const wanted = decision.actions.filter(({ type }) => WANTED.has(type));
          const actions = wanted.length > 0 && pick(3) === 0 ? wanted : decision.actions;
          const last = decision.step === "movement" && pick(8) === 0;
          const action = last ? ({ type: "done" } as const) : (actions[pick(actions.length)] as Action);
          game.act(p, decision.sides[0] as string, action, dice, events);
        }
        for (const { type } of events) happened.add(type);
      }
    },
  );

  test("BR83-7.3-a: they bring about everything that battles can", () => {
    const wanted: GameEvent["type"][] = ["fought", "lost", "leader-tested", "retreated", "followed", "advanced"];
    for (const type of [...wanted, "formed", "broke", "flagged", "revived"] as const) expect(happened).toContain(type);
  });
});
