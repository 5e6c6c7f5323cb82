import type { Refusal } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "../../../src/no-written-orders/text/index.ts";
import { expectSentences } from "../../support/whole.ts";
import { LANGUAGES } from "../text/text-samples.ts";
import type { Stage } from "./stage.ts";

/** Somebody tries what a clause forbids: the clause, what he tries, the position, the action. */
export type Case = readonly [clause: string, what: string, stage: () => Stage, action: Action];

/** Each case is refused, by its clause, in whole sentences of each language. */
export function refusesEach(cases: readonly Case[]): void {
  test.each(cases)("%s %s", (clause, _, stage, action) => {
    const at = stage();
    const refusal = at.whyNot(action);
    expect(refusal).toMatchObject({ rule: clause });
    for (const { texts } of LANGUAGES) {
      const { title, sentence } = texts.refusal(refusal as Refusal, namesOf(texts, at.field));
      expectSentences(plain(title), plain(sentence));
    }
  });
}
