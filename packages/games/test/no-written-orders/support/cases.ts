import type { Refusal } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { type Action, ACTION_SHAPES } from "../../../src/no-written-orders/actions.ts";
import { ORDER_TYPES } from "../../../src/no-written-orders/vocabulary.ts";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "../../../src/no-written-orders/text/index.ts";
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
  expectOneList(at, action, refusal as Refusal);
}

/** What a field of an action names, and the answer if the game knows nobody of that name. */
const NAMED: Readonly<Record<string, readonly [kind: keyof ReturnType<typeof namesIn>, reason: string]>> = {
  unit: ["units", "no-such-unit"],
  leader: ["leaders", "no-such-leader"],
  commander: ["holders", "no-such-holder"],
  holder: ["holders", "no-such-holder"],
  formation: ["holders", "no-such-holder"],
  train: ["holders", "no-such-holder"],
  from: ["holders", "no-such-holder"],
  to: ["holders", "no-such-holder"],
  hex: ["hexes", "no-such-hex"],
  order: ["orders", "no-such-order"],
};

function namesIn({ units, leaders, holders, map }: Stage["field"]) {
  return {
    units: units.map(({ id }) => id),
    leaders: leaders.map(({ id }) => id),
    holders: holders.map(({ id }) => id),
    hexes: map.grid.ids,
    orders: ORDER_TYPES,
  };
}

/**
 * Expects that what is offered and what is refused come from one list: of all actions that differ from one in a single name, exactly those
 * are offered that nothing refuses, and a name that nobody has is refused as such, or like the action itself.
 */
export function expectOneList(stage: Stage, action: Action, { rule }: Pick<Refusal, "rule">): void {
  const known = namesIn(stage.field);
  const key = (one: object): string =>
    Object.entries(one)
      .map(([name, value]) => `${name}: ${value}`)
      .toSorted()
      .join();
  const offered = new Set(stage.decision.actions.map(key));
  for (const field of Object.keys(ACTION_SHAPES[action.type])) {
    const [kind, reason] = NAMED[field] as (typeof NAMED)[string];
    const unknown = stage.whyNot({ ...action, [field]: "nobody" } as Action);
    expect([reason, rule], field).toContain(unknown?.reason === reason ? reason : unknown?.rule);
    for (const id of known[kind]) {
      const other = { ...action, [field]: id } as Action;
      const refusal = stage.whyNot(other);
      if ((refusal === undefined) !== offered.has(key(other)))
        expect.fail(
          `${JSON.stringify(other)} is ${refusal === undefined ? "not offered" : `offered: ${refusal.reason}`}`,
        );
    }
  }
}
