import { type Action, noWrittenOrders } from "@stonebridge/games/no-written-orders";
import {
  type HolderIndex,
  INITIATIVE,
  SUPERIOR,
  UNION,
  legAhead,
} from "@stonebridge/games/no-written-orders/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";

const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run", {}));
const { field } = game;
const { grid } = field.map;
const known = (id: string): HolderIndex => field.holderIndex.get(id) as HolderIndex;
const draft = { side: UNION, purpose: SUPERIOR, from: known("mcdowell"), to: known("U1") };
const dice = fastDice(1);

/** A game in which the Union is to give orders, and has done some of the writing. */
function writing(...done: readonly Action[]) {
  const p = game.start(dice);
  for (;;) {
    const decision = game.decision(p);
    if (decision.over) throw new Error("The game is over too early.");
    const [side] = decision.sides;
    if (decision.step === "orders" && side === "union") break;
    game.act(p, side, decision.actions.find(({ type }) => type === "done") ?? decision.actions[0], dice);
  }
  for (const action of done) game.act(p, "union", action, dice);
  return p;
}

function aimsOffered(p: ReturnType<typeof writing>): readonly number[] {
  const decision = game.decision(p);
  if (decision.over) throw new Error("The game is over.");
  return decision.actions.flatMap((action) => (action.type === "aim" ? [grid.known(action.hex)] : []));
}

const address: Action = { type: "address", from: "mcdowell", to: "U1" };

describe("the leg of an order that is weighed before the order is begun", () => {
  it.each(["march", "attack", "defend"] as const)("NWO-12.3-b: aims where it may once it is written: %s", (order) => {
    const ahead = legAhead(field, writing(), draft, [], order);
    expect(ahead.length).toBeGreaterThan(0);
    expect(aimsOffered(writing(address, { type: "kind", order }))).toEqual(ahead);
  });

  it("NWO-12.5-a: follows a march from where that ends", () => {
    const p = writing();
    const march = legAhead(field, p, draft, [], "march");
    const hex = march.toSorted((a, b) => grid.distance(b, march[0]) - grid.distance(a, march[0]))[0];
    const ahead = legAhead(field, p, draft, [{ type: "march", hex }], "attack");
    const words: readonly Action[] = [
      address,
      { type: "kind", order: "march" },
      { type: "aim", hex: grid.ids[hex] },
      { type: "add" },
      { type: "kind", order: "attack" },
    ];
    expect(aimsOffered(writing(...words))).toEqual(ahead);
    expect(legAhead(field, p, draft, [], "attack")).not.toEqual(ahead);
  });

  it("NWO-12.5-a: has no place behind a leg that nothing may follow", () => {
    const p = writing();
    const [hex] = legAhead(field, p, draft, [], "defend");
    expect(legAhead(field, p, draft, [{ type: "defend", hex }], "march")).toEqual([]);
    const venture = { ...draft, purpose: INITIATIVE, from: draft.to };
    expect(legAhead(field, p, venture, [{ type: "march", hex }], "attack")).toEqual([]);
  });

  it("NWO-12.3.GR-a: is of no type that nobody may give", () => {
    expect(legAhead(field, writing(), draft, [], "general-retreat")).toEqual([]);
    expect(legAhead(field, writing(), { ...draft, to: known("mcdowell") }, [], "attack")).toEqual([]);
  });
});
