// @vitest-environment happy-dom
import { openTools } from "../../../../test/unit/tables-nwo.ts";
import { type Action, noWrittenOrders, type Position } from "@stonebridge/games/no-written-orders";
import { namesOf } from "@stonebridge/games/no-written-orders/text";
import { texts } from "@stonebridge/games/no-written-orders/text/en";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { choicesOf } from "../choices.ts";
import { en } from "../language/en.ts";
import type { Offer } from "../offers/offer.ts";
import { hands } from "../hands.ts";
import { type Table, tableOf } from "../table.ts";
import { calledBack, callsIn } from "./call.ts";

const LOST = ["u_keyes", "u_schenck", "u_burnside", "u_porter", "u_franklin", "u_willcox", "u_howard"];
const tools = openTools({
  ...noWrittenOrders.situation("first-bull-run"),
  at: { stage: "turn", turn: 8 },
  placements: [...LOST.map((unit) => ({ unit, at: "eliminated", fell: 6 })), { unit: "u_ayres", at: "3916" }],
});
const { game } = tools;
const dice = fastDice(5);

/** The Union, which has lost four fifths of its level, gives its orders. */
function ordersOfUnion(): Table {
  const position: Position = game.start(dice);
  for (let at = 0; at < 40; at++) {
    const table = tableOf(tools, position);
    if (table === undefined) break;
    if (table.step === "orders" && table.side === "union") return table;
    const done = table.decision.actions.find(({ type }) => type === "done");
    game.act(position, table.side, done ?? (table.decision.actions[0] as Action), dice);
  }
  throw new Error("The Union is never asked for orders.");
}

function after(table: Table, ...actions: readonly Action[]): Table {
  const position = game.copy(table.position);
  for (const action of actions) game.act(position, table.side, action, dice);
  return tableOf(tools, position) as Table;
}

const table = ordersOfUnion();
const call = { type: "retreat-all", from: "mcdowell" } as const;

function choicesAt(now: Table, weighed?: Offer) {
  const names = namesOf(texts, game.field);
  const offers = hands.offersOf(now, {});
  return choicesOf({ table: now, hand: {}, offers, weighed, narrow: false, texts, names, words: en });
}

describe("a General Retreat", () => {
  it("is shown before it is ordered, and ordered from its preview", () => {
    const offer = hands.offersOf(table, {}).find(({ meaning }) => meaning === "retreat-all");
    expect(offer && calledBack(offer)).toBe("mcdowell");
    const [first] = choicesAt(table).filter(({ id }) => id === offer?.id);
    expect(first?.does).toMatchObject({ kind: "offers", offers: [{ meaning: "retreat-all" }] });
    const [again] = choicesAt(table, offer).filter(({ id }) => id === offer?.id);
    expect(again?.pressed).toBe(true);
  });

  it("is told, and taken back, as one order", () => {
    const called = after(table, call);
    expect(callsIn(called.view.written).map(({ from }) => from)).toEqual(["mcdowell"]);
    expect(callsIn(called.view.written)[0]?.to.length).toBeGreaterThan(2);
    const back = choicesAt(called).filter(({ label }) => label.startsWith("Take back"));
    expect(back.map(({ label }) => label)).toEqual(["Take back the General Retreat"]);
    const [{ does }] = back as [(typeof back)[number]];
    if (does.kind !== "offer") throw new Error("It is not taken back by its button.");
    expect(after(called, ...does.offer.actions).view.written).toEqual([]);
  });
});
