import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { describe, expect, it } from "vitest";
import { after, declarationTable, freshTable, names, openGame, texts } from "../../../test/unit/tables-1983.ts";
import { choicesOf } from "./choices.ts";
import { hands } from "./hands.ts";
import type { Table } from "./table.ts";

const together = { stack: "Move the whole stack", brigade: "The whole brigade" };

function lastChoice(table: Table) {
  const hand = {};
  const battle = (number: number) => number;
  return choicesOf({
    table,
    hand,
    offers: hands.offersOf(table, hand),
    texts,
    names,
    together,
    everyone: "",
    battle,
  }).at(-1);
}

describe("the button that ends a long task", () => {
  const setUp = freshTable(openGame(bullRun1983.situation("free")));
  const denial = (rule: RegExp) => ({ kind: "denied", denial: { refusal: { rule: expect.stringMatching(rule) } } });

  it("stands there while pieces are still to be placed, and says so", () => {
    expect(lastChoice(setUp)).toMatchObject({
      label: "Ready",
      letter: "e",
      look: "plain",
      does: denial(/^BR83-OB2-a$/),
    });
    const placed = after(setUp, [{ type: "suggest" }]);
    expect(lastChoice(placed)).toMatchObject({ label: "Ready", letter: "e", look: "commit", does: { kind: "offer" } });
  });

  it("stands there while somebody must still fight", () => {
    expect(lastChoice(declarationTable())).toMatchObject({ letter: "e", look: "plain", does: denial(/^BR83-6/) });
  });
});
