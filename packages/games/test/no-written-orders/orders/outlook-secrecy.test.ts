import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import {
  type Action,
  couriersTo,
  holderOutlook,
  initiativeOutlook,
  noWrittenOrders,
  type Position,
  sendersNow,
  sendersTo,
  SIDES,
  waitingOutlook,
} from "../../../src/no-written-orders/index.ts";

const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run"));
const { field } = game;

/** Everything that is told of the orders of a side. */
function told(p: Position, side: number): unknown {
  const own = field.holders.filter((holder) => holder.side === side).map(({ id }) => id);
  return {
    senders: sendersNow(field, p, side),
    holders: own.map((id) => ({
      state: holderOutlook(field, p, id),
      waiting: waitingOutlook(field, p, id),
      couriers: couriersTo(field, p, id),
      to: sendersTo(field, p, id, ["march", "attack"]),
      initiative: initiativeOutlook(field, p, id, "attack"),
    })),
  };
}

describe("what is told of orders", () => {
  test("reading 4: follows from what the seat sees, whatever the other side hides", { timeout: 120_000 }, () => {
    const dice = fastDice(17);
    const choose = fastDice(18);
    const position = game.start(dice);
    let compared = 0;
    for (let at = 0; at < 1_600; at++) {
      const decision = game.decision(position);
      if (decision.over) break;
      if (at % 125 === 0)
        for (const [side, seat] of SIDES.entries()) {
          const imagined = game.imagine(game.view(position, seat), fastDice(at + side));
          expect(told(imagined, side)).toEqual(told(position, side));
          compared += 1;
        }
      const actions = decision.actions as readonly Action[];
      const action = actions[choose.roll("choice", actions.length) - 1] as Action;
      game.act(position, decision.sides[0] as string, action, dice);
    }
    expect(compared).toBeGreaterThan(15);
  });
});
