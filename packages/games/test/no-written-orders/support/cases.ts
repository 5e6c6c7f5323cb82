import type { Refusal } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { type Action, ACTION_SHAPES } from "../../../src/no-written-orders/actions.ts";
import { ORDER_TYPES } from "../../../src/no-written-orders/vocabulary.ts";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "../../../src/no-written-orders/text/index.ts";
import { expectOneList, type Names } from "../../support/one-list.ts";
import { expectSentences } from "../../support/whole.ts";
import { LANGUAGES } from "../text/text-samples.ts";
import { onTheOtherSide } from "./armies.ts";
import type { Stage } from "./stage.ts";

/** Somebody tries what a clause forbids: the clause, what he tries, the position, the action. */
export type Case = readonly [clause: string, what: string, stage: () => Stage, action: Action];

/** Each case is refused, by its clause, in whole sentences of each language. */
export function refusesEach(cases: readonly Case[]): void {
  test.each(cases)("%s %s", (clause, _, stage, action) => expectRefused(stage(), action, clause));
}

/** Each case is refused, to either side. */
export function refusesEachToEither(cases: readonly Case[]): void {
  refusesEach(cases);
  test.each(cases)("%s %s, of the other side", (clause, _, stage, action) => {
    expectRefused(onTheOtherSide(stage), action, clause);
  });
}

function expectRefused(at: Stage, action: Action, clause: string): void {
  const refusal = at.whyNot(action);
  expect(refusal).toMatchObject({ rule: clause });
  for (const { texts } of LANGUAGES) {
    const { title, sentence } = texts.refusal(refusal as Refusal, namesOf(texts, at.field));
    expectSentences(plain(title), plain(sentence));
  }
  expectOneList(
    { offered: at.decision.actions, whyNot: (other) => at.whyNot(other) },
    ACTION_SHAPES,
    namesIn(at),
    action,
    clause,
  );
}

/** Who has a name on the field of a test. */
function namesIn({ field: { units, leaders, holders, map } }: Stage): Names {
  const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);
  const holder = { known: idsOf(holders), unknown: "no-such-holder" };
  return {
    unit: { known: idsOf(units), unknown: "no-such-unit" },
    leader: { known: idsOf(leaders), unknown: "no-such-leader" },
    commander: holder,
    holder,
    formation: holder,
    train: holder,
    from: holder,
    to: holder,
    hex: { known: map.grid.ids, unknown: "no-such-hex" },
    order: { known: ORDER_TYPES, unknown: "no-such-order" },
  };
}
