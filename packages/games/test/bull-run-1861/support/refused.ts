import { type Dice, type Refusal, Refused } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import type { Action, SideId } from "../../../src/bull-run-1861/index.ts";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "../../../src/bull-run-1861/text/texts.ts";
import { expectSentences } from "../../support/whole.ts";
import { LANGUAGES } from "../text/text-samples.ts";
import type { Table } from "./table.ts";

/** Somebody tries what a clause forbids: the clause, what he tries, the table, the action, and who asks if it is not who decides. */
export type Attempt = readonly [clause: string, what: string, table: () => Table, action: Action, side?: SideId];

const NO_DICE: Dice = {
  roll(kind) {
    throw new Error(`What is refused rolls no dice (${kind}).`);
  },
};

/** Each attempt is refused by its clause, in whole sentences of each language, and the position stays as it was. */
export function refusedAs(attempts: readonly Attempt[]): void {
  for (const [clause, what, table, action, side] of attempts) {
    test(`${clause} ${what}`, () => {
      const g = table();
      const asking = side ?? g.side;
      const before = JSON.stringify(g.game.encode(g.position));
      const refusal = g.game.whyNot(g.position, asking, action);
      expect(refusal?.rule).toBe(clause);
      for (const { texts } of LANGUAGES) {
        const { title, sentence } = texts.refusal(refusal as Refusal, namesOf(texts, g.game.field.graph.zones));
        expectSentences(plain(title), plain(sentence));
      }
      expect(() => g.game.act(g.position, asking, action, NO_DICE)).toThrow(Refused);
      expect(JSON.stringify(g.game.encode(g.position))).toBe(before);
    });
  }
}
