import { fastDice } from "@stonebridge/kernel";
import {
  type Action as Action1861,
  bullRun1861,
  type Position as Position1861,
} from "@stonebridge/games/bull-run-1861";
import { attackTargets, reachOf } from "@stonebridge/games/bull-run-1861";
import {
  type Action as Action1862,
  reachOf as reachOf1862,
  secondBullRun1862,
} from "@stonebridge/games/second-bull-run-1862";
import { movementOffers } from "../../src/games/no-written-orders/offers/movement.ts";
import { openGame, randomTables, situationAt, tableOfStep } from "../unit/tables-nwo.ts";

/** Situations in which presses are counted: games that hands with no plan have begun. */

const game1861 = bullRun1861.open(bullRun1861.situation("historical"));
const game1862 = secondBullRun1862.open(secondBullRun1862.situation("august-30"));

const QUIET: ReadonlySet<string> = new Set([
  "ready",
  "marked",
  "refrain",
  "end",
  "stay",
  "decline",
  "done",
  "enough",
  "rest",
  "suggest",
]);

/** A half of the North's in which so many brigades act. */
export function northernHalf(brigades: number): Position1861 {
  for (let seed = 1; seed < 300; seed++) {
    const dice = fastDice(seed);
    const position = game1861.start(dice);
    for (;;) {
      const decision = game1861.decision(position);
      if (decision.over || position.turn > 2) break;
      const { left, of } = decision.about;
      if (decision.step === "activation" && decision.sides[0] === "north" && left === of && of === brigades)
        return position;
      const actions = decision.actions as readonly Action1861[];
      const action = actions.find(({ type }) => QUIET.has(type)) ?? (actions[0] as Action1861);
      game1861.act(position, decision.sides[0] as "north", action, dice);
    }
  }
  throw new Error(`No game has ${brigades} brigades to act.`);
}

export const describe1861 = (position: Position1861): object => game1861.describe(position);

/** A brigade that marches and then attacks: who, by which zone, whom. */
export function marchAndAttack(position: Position1861): {
  readonly unit: string;
  readonly zone: string;
  readonly enemy: string;
} {
  const decision = game1861.decision(position);
  const activations = decision.over ? [] : decision.actions.filter((one) => one.type === "activate");
  for (const { unit } of activations) {
    const acting = game1861.copy(position);
    try {
      game1861.act(acting, "north", { type: "activate", unit }, fastDice(1));
    } catch {
      continue;
    }
    for (const { zone, actions, pushed } of reachOf(game1861, acting)) {
      if (actions.length === 0 || pushed) continue;
      const there = game1861.copy(acting);
      for (const action of actions) game1861.act(there, "north", action, fastDice(1));
      const [target] = attackTargets(game1861, there);
      if (target) return { unit, zone, enemy: target.zone };
    }
  }
  throw new Error("Nobody can march and attack.");
}

/** A brigade of 1862 and a zone that it marches to, or attacks. */
export interface Move1862 {
  readonly unit: string;
  readonly zone: string;
}

/** A division of the Union’s acts on 30 August: its situation, and what two of its brigades can do, each to a zone of its own. */
export function actingDivision(does: "march" | "attack", brigades: number): { situation: object; moves: Move1862[] } {
  const [dice, choose] = [fastDice(4), fastDice(104)];
  const position = game1862.start(dice);
  for (;;) {
    const decision = game1862.decision(position);
    if (decision.over) throw new Error("No division can.");
    const actions = decision.actions as readonly Action1862[];
    if (decision.step === "division" && decision.sides[0] === "union") {
      const moves: Move1862[] = [];
      for (const action of actions) {
        if (action.type !== "activate") continue;
        const acting = game1862.copy(position);
        game1862.act(acting, "union", action, fastDice(1));
        const next = game1862.decision(acting);
        const from = next.over ? undefined : next.about["zone"];
        const goals =
          does === "march"
            ? reachOf1862(game1862, acting)
                .filter(({ zone, mayEnd, forced }) => mayEnd && !forced && zone !== from)
                .map(({ zone }) => zone)
            : next.over
              ? []
              : next.actions.flatMap((one) => (one.type === "attack" ? [one.zone] : []));
        const zone = goals.find((one) => moves.every((other) => other.zone !== one));
        if (zone !== undefined) moves.push({ unit: action.unit, zone });
      }
      if (moves.length > brigades) return { situation: game1862.describe(position), moves };
    }
    const eager = actions.filter(({ type }) => type === "suggest" || type === "ready");
    const going = actions.filter(({ type }) => !QUIET.has(type));
    const among = [eager, going, actions].find((some) => some.length > 0) ?? actions;
    game1862.act(position, decision.sides[0] as "union", among[choose.roll("c", among.length) - 1] as Action1862, dice);
  }
}

/** A stack of the Union’s in No Written Orders that can march together to the hex above or below it: its situation, who leads it, which way. */
export function stackOnTheMove(): { situation: object; unit: string; arrow: "ArrowUp" | "ArrowDown" } {
  const tools = openGame();
  for (const table of randomTables(tools, 1, 400, 40)) {
    if (table.step !== "movement" || table.side !== "union") continue;
    for (const action of table.decision.actions) {
      if (action.type !== "take") continue;
      const { unit } = action;
      const marches = movementOffers(table, { piece: unit, mode: "together" });
      for (const { meaning, actions, path = [] } of marches) {
        const [from = "", to = ""] = path;
        const down = Number(to) - Number(from);
        const together = actions.some(({ type }) => type === "with");
        if (meaning !== "march" || path.length !== 2 || !together || Math.abs(down) !== 1) continue;
        const situation = situationAt(tools, table.position);
        return { situation, unit, arrow: down === 1 ? "ArrowDown" : "ArrowUp" };
      }
    }
  }
  throw new Error("No stack marches together.");
}

/** The Union writes its first orders in No Written Orders. */
export function firstOrders(): object {
  const tools = openGame();
  const { position, side } = tableOfStep(tools, "orders");
  if (side !== "union") throw new Error("The Confederates write first.");
  return situationAt(tools, position);
}
