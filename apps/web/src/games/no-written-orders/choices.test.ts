// @vitest-environment happy-dom
import { coordinatedLimit } from "@stonebridge/games/no-written-orders/internals";
import { namesOf } from "@stonebridge/games/no-written-orders/text";
import { texts } from "@stonebridge/games/no-written-orders/text/en";
import { expect, it } from "vitest";
import { openGame, tableOfStep } from "../../../test/unit/tables-nwo.ts";
import { choicesOf } from "./choices.ts";
import { en } from "./language/en.ts";
import { hands } from "./hands.ts";

it("NWO-4.1-c: who would roll for the Coordinated Action has his chance on his button, and it is said where there is none", () => {
  const table = tableOfStep(openGame(), "commander");
  const { field } = table.tools.game;
  const names = namesOf(texts, field);
  const limits = new Map<string, number>();
  for (const action of table.decision.actions)
    if (action.type === "name")
      limits.set(
        texts.action(action, names, { step: "commander" }),
        coordinatedLimit(field, table.position, field.holderIndex.get(action.commander) as never),
      );
  const dock = choicesOf({
    table,
    texts,
    names,
    hand: {},
    offers: hands.offersOf(table, {}),
    weighed: undefined,
    narrow: true,
    words: en,
  });
  expect(table.decision.about["purpose"]).toBe("coordinated");
  expect([...limits.values()]).toEqual(expect.arrayContaining([0]));
  for (const { label, cost } of dock) {
    const limit = limits.get(label) ?? NaN;
    expect(cost).toBe(limit < 1 ? "· no chance" : `· ${Math.round((limit / 6) * 100)}%`);
  }
});
