import { isDeepStrictEqual } from "node:util";
import { type Action, type NoWrittenOrders, noWrittenOrders } from "@stonebridge/games/no-written-orders";
import {
  type HolderIndex,
  type Position,
  UNION,
  addressOf,
  liftUp,
  onMap,
} from "@stonebridge/games/no-written-orders/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/no-written-orders/colonel.ts";
import { CAREFUL, type Style, WATCHFUL } from "../../src/no-written-orders/styles.ts";

/** A turn of the day, and the first of the night after it. */
const DAY = 12;
const NIGHT = 27;
/** Where a unit is that fell and may return. */
const ELIMINATED = -2;

const game = noWrittenOrders.open(noWrittenOrders.situation("two-days", {}));
const { field } = game;
const pope = field.holderIndex.get("pope") as HolderIndex;

/** The Union is to give orders in a turn, once the position was made as it is to be. */
function atOrders(turn: number, change: (p: Position) => void = () => {}, of: NoWrittenOrders = game): Position {
  const p = of.start(fastDice(1));
  const colonel = new Colonel(of);
  const dice = fastDice(1);
  for (;;) {
    const decision = of.decision(p);
    if (decision.over) throw new Error("The game is over too early.");
    const [side] = decision.sides;
    if (decision.step === "orders" && side === "union") break;
    of.act(p, side, colonel.choose(p, decision), dice);
  }
  const there = of.copy(p);
  there.turn = turn;
  change(there);
  return there;
}

/** What the Union chooses until its orders are given. */
function ordersIn(p: Position, of: NoWrittenOrders = game): readonly Action[] {
  const colonel = new Colonel(of);
  const dice = fastDice(1);
  const chosen: Action[] = [];
  for (;;) {
    const decision = of.decision(p);
    if (decision.over || decision.sides[0] !== "union" || !["orders", "drafting"].includes(decision.step))
      return chosen;
    const action = colonel.choose(p, decision);
    chosen.push(action);
    of.act(p, "union", action, dice);
  }
}

/** Most of an army falls. */
function beat(p: Position): void {
  const all = field.roster[UNION].filter((unit) => onMap(p, unit));
  for (const unit of all.slice(0, Math.floor(all.length * 0.75))) {
    liftUp(field, p, unit, ELIMINATED);
    p.place[unit] = ELIMINATED;
  }
}

/** Mean way in hexes from a hex to those whom the headquarters order. */
function wayFrom(p: Position, hex: number): number {
  const ways = [...field.holders.keys()].flatMap((holder) =>
    field.holders[holder].army === pope && addressOf(field, p, holder) >= 0
      ? [field.map.grid.distance(hex, addressOf(field, p, holder))]
      : [],
  );
  return ways.reduce((sum, way) => sum + way, 0) / ways.length;
}

const MOVES = { type: "address", from: "pope", to: "pope" };

describe("the headquarters of the colonel of No Written Orders", { timeout: 60_000 }, () => {
  it("are ordered after the army by night, nearer to those whom they order, and go as far as they can", () => {
    const p = atOrders(NIGHT);
    const orders = ordersIn(p);
    const at = orders.findIndex((action) => action.type === "address" && action.to === "pope");
    expect(orders[at]).toEqual(MOVES);
    expect(orders[at + 1]).toEqual({ type: "kind", order: "march" });
    const aim = orders[at + 2] as Action & { readonly type: "aim" };
    const flag = field.map.grid.known(aim.hex);
    const from = p.seat[pope];
    expect(wayFrom(p, flag)).toBeLessThan(wayFrom(p, from));
    // in the Reserve Action
    const dice = fastDice(2);
    const colonel = new Colonel(game);
    for (;;) {
      const decision = game.decision(p);
      if (decision.over) throw new Error("The game is over.");
      if (p.turn > NIGHT) break;
      game.act(p, decision.sides[0], colonel.choose(p, decision), dice);
    }
    expect(field.map.grid.distance(p.seat[pope], flag)).toBeLessThan(field.map.grid.distance(from, flag));
  });

  it("stay by day, when an order a turn is too few", () => {
    expect(ordersIn(atOrders(DAY))).not.toContainEqual(MOVES);
  });

  it("follow the army by day where that is wanted, once there is nothing else to order", () => {
    const first = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run", {}));
    const moves = { type: "address", from: "mcdowell", to: "mcdowell" };
    /** Whom the Union addresses, turn by turn. */
    const addressedIn = (style: Style): readonly (readonly Action[])[] => {
      const colonel = new Colonel(first);
      colonel.styles = [style, style];
      const dice = fastDice(2);
      const p = first.start(dice);
      const turns: Action[][] = Array.from({ length: 4 }, () => []);
      for (;;) {
        const decision = first.decision(p);
        if (decision.over || p.turn > turns.length) return turns;
        const [side] = decision.sides;
        const action = colonel.choose(p, decision);
        if (side === "union" && action.type === "address") turns[p.turn - 1].push(action);
        first.act(p, side, action, dice);
      }
    };
    expect(addressedIn(WATCHFUL).flat()).not.toContainEqual(moves);
    const turns = addressedIn(CAREFUL).filter((orders) => orders.some((action) => isDeepStrictEqual(action, moves)));
    expect(turns.length).toBeGreaterThan(0);
    for (const orders of turns) expect(orders.at(-1)).toEqual(moves);
  });
});

describe("the General Retreat of the colonel of No Written Orders", { timeout: 60_000 }, () => {
  const call = { type: "retreat-all", from: "pope" };

  it("is ordered once, and nothing else to those called back, where the day is lost and a night is to come", () => {
    const orders = ordersIn(atOrders(DAY + 2, beat));
    expect(orders).toEqual([call, { type: "done" }]);
  });

  it("is ordered to nobody while the army stands, after it broke, or on the last day", () => {
    expect(ordersIn(atOrders(DAY + 2))).not.toContainEqual(call);
    const broken = (p: Position): void => {
      beat(p);
      p.routed = p.routed.with(UNION, p.turn);
    };
    expect(ordersIn(atOrders(DAY + 2, broken))).not.toContainEqual(call);
    expect(ordersIn(atOrders(field.scenario.lastTurn - 2, beat))).not.toContainEqual(call);
  });
});
