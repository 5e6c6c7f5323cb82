import type { Action } from "@stonebridge/games/no-written-orders";
import {
  type HexIndex,
  type HolderIndex,
  type Position,
  UNION,
  hexesToEnemy,
  isArmyTrain,
  onMap,
  unitsAt,
} from "@stonebridge/games/no-written-orders/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/no-written-orders/colonel.ts";
import { openGame } from "../support/play-no-written-orders.ts";

const game = openGame("first-bull-run", { advancedSupply: "on", artilleryAmmo: "on", smallArmsAmmo: "on" });
const { field } = game;
const { grid } = field.map;

const ofUnion = field.trains.filter((train) => field.holders[train].side === UNION);
const [armys] = ofUnion.filter((train) => isArmyTrain(field, train));
const [formations] = ofUnion.filter((train) => !isArmyTrain(field, train));

/** A game of colonels up to a question to the Union in the third turn, its army’s train standing. */
function at(step: string): Position {
  const p = game.start(fastDice(1));
  const colonel = new Colonel(game);
  const dice = fastDice(1);
  for (;;) {
    const decision = game.decision(p);
    if (decision.over) throw new Error("The game is over too early.");
    const [side] = decision.sides;
    if (decision.step === step && side === "union" && p.turn === 3) break;
    game.act(p, side, colonel.choose(p, decision), dice);
  }
  // nobody has ordered the army’s train anywhere
  p.standing = p.standing.with(armys, undefined);
  p.couriers = p.couriers.filter(({ to }) => to !== armys);
  return p;
}

/** What the Union chooses until it is asked something else. */
function chosenIn(p: Position, steps: readonly string[]): readonly Action[] {
  const colonel = new Colonel(game);
  const dice = fastDice(1);
  const chosen: Action[] = [];
  for (;;) {
    const decision = game.decision(p);
    if (decision.over || decision.sides[0] !== "union" || !steps.includes(decision.step)) return chosen;
    const action = colonel.choose(p, decision);
    chosen.push(action);
    game.act(p, "union", action, dice);
  }
}

/** Hexes from a formation’s train to the nearest of its units on the map. */
function wayToUnits(p: Position, train: HolderIndex): number {
  const units = field.holders[field.holders[train].formation].units.filter((unit) => onMap(p, unit));
  return Math.min(...units.map((unit) => grid.distance(p.seat[train], p.place[unit])));
}

/** The first free hex of a road that is fit. */
function roadHex(p: Position, isFit: (hex: HexIndex) => boolean): HexIndex {
  const { way } = field.map;
  const hex = [...grid.ids.keys()].find(
    (one) =>
      field.map.playable[one] === 1 &&
      way.subarray(one * 6, one * 6 + 6).some((kind) => kind !== 0) &&
      unitsAt(p, one).length === 0 &&
      isFit(one),
  );
  if (hex === undefined) throw new Error("No road is there.");
  return hex;
}

const toEnemy = (p: Position, hex: HexIndex): number => hexesToEnemy(field, p, UNION, hex);
const ORDERS = ["orders", "drafting", "deceiving"];

describe("trains of the colonel of No Written Orders", { timeout: 60_000 }, () => {
  it("go after their formation, and stay behind it", () => {
    const p = at("trains");
    const away = roadHex(p, (hex) => {
      p.seat = p.seat.with(formations, hex);
      return wayToUnits(p, formations) === 12 && toEnemy(p, hex) > 8;
    });
    p.seat = p.seat.with(formations, away);
    const before = wayToUnits(p, formations);
    chosenIn(p, ["trains"]);
    expect(wayToUnits(p, formations)).toBeLessThan(before);
    expect(wayToUnits(p, formations)).toBeGreaterThanOrEqual(4);
  });

  it("go to their army’s once they are empty", () => {
    const p = at("trains");
    p.reloads = p.reloads.with(formations, 0);
    p.seat = p.seat.with(
      armys,
      roadHex(p, (hex) => toEnemy(p, hex) > 20),
    );
    p.seat = p.seat.with(
      formations,
      roadHex(p, (hex) => grid.distance(hex, p.seat[armys]) === 6),
    );
    chosenIn(p, ["trains"]);
    expect(grid.distance(p.seat[formations], p.seat[armys])).toBeLessThan(6);
  });

  it("are ordered away from the enemy before all others, and along roads; they stay where they are of use", () => {
    const p = at("orders");
    const near = game.copy(p);
    near.seat = near.seat.with(
      armys,
      roadHex(p, (hex) => toEnemy(p, hex) === 3),
    );
    const orders = chosenIn(near, ORDERS);
    const { id } = field.holders[armys];
    const first = orders.findIndex(({ type }) => type === "address");
    expect(orders[first]).toMatchObject({ to: id });
    expect(orders[first + 1]).toEqual({ type: "kind", order: "march" });
    const aim = orders[first + 2] as Action & { readonly type: "aim" };
    expect(toEnemy(p, grid.known(aim.hex))).toBeGreaterThanOrEqual(6);
    expect(orders.filter((action) => action.type === "address" && action.to === id)).toHaveLength(1);
    const there = game.copy(p);
    there.seat = there.seat.with(armys, grid.known(aim.hex));
    expect(chosenIn(there, ORDERS)).not.toContainEqual(expect.objectContaining({ type: "address", to: id }));
  });

  it("come up after the army with the order that is left", () => {
    const p = at("orders");
    p.rating = p.rating.with(field.holders[field.holderIndex.get("mcdowell") as HolderIndex].leader, 9);
    const farthest = [...grid.ids.keys()].reduce((best, hex) => (toEnemy(p, hex) > toEnemy(p, best) ? hex : best), 0);
    p.seat = p.seat.with(
      armys,
      roadHex(p, (hex) => toEnemy(p, hex) >= toEnemy(p, farthest) - 6),
    );
    const orders = chosenIn(p, ORDERS);
    const addressed = orders.flatMap((action) => (action.type === "address" ? [action.to] : []));
    expect(addressed.at(-1)).toBe(field.holders[armys].id);
  });
});
