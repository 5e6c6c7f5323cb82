import type { Action, Position, SideId } from "@stonebridge/games/no-written-orders";
import { UNION } from "@stonebridge/games/no-written-orders/internals";
import { type Decision, fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { OrderedArmy } from "../../src/no-written-orders/army.ts";
import { Colonel } from "../../src/no-written-orders/colonel.ts";
import { surveyCountry } from "../../src/no-written-orders/country.ts";
import { createMarshal } from "../../src/no-written-orders/marshal.ts";
import { prospects } from "../../src/no-written-orders/prospects.ts";
import { chooseAlike } from "../support/alike.ts";
import { countingClock } from "../support/clocks.ts";
import { openGame } from "../support/play-no-written-orders.ts";

const game = openGame("third-day");
const country = surveyCountry(game);
const value = { chance: (p: Position, side: number) => prospects(country, p, side) };

/** A decision of a game between Colonels, in the position where it is made. */
interface Asked {
  readonly position: Position;
  readonly decision: Decision<Action>;
  readonly side: number;
}

/** The first decision of a game at which this holds. */
function firstWhere(wanted: (asked: Asked) => boolean, seed = 2): Asked {
  const colonel = new Colonel(game, country);
  const dice = fastDice(seed);
  const position = game.start(dice);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) throw new Error("It was never asked.");
    const asked = { position, decision, side: game.sides.indexOf(decision.sides[0] as SideId) };
    if (wanted(asked)) return asked;
    game.act(position, decision.sides[0], colonel.choose(position, decision), dice);
  }
}

describe("the marshal of No Written Orders", { timeout: 120_000 }, () => {
  it("chooses what is offered, the same whatever the clock says when he counts play-outs", async () => {
    const { position } = firstWhere(({ decision }) => decision.step === "movement");
    const dice = fastDice(3);
    const quick = createMarshal(game, value, 4, { clock: countingClock(0.001), playouts: 12 });
    const slow = createMarshal(game, value, 4, { clock: countingClock(0.01), playouts: 12 });
    await chooseAlike(game, position, dice, [quick, slow], 60);
  });

  it("plans each action near the enemy once, what is declared in it, and what comes of a fight", () => {
    const army = new OrderedArmy(game, country, value);
    const named = (step: string): string | undefined => {
      const { position, side, decision } = firstWhere(
        (asked) =>
          asked.decision.step === step && army.moment(asked.position, asked.side, asked.decision) !== undefined,
      );
      const name = army.moment(position, side, decision);
      expect(army.moment(game.copy(position), side, decision)).toBe(name);
      return name;
    };
    expect(new Set(["movement", "declaration", "advance", "retreat"].map(named)).size).toBe(4);
    const { position, side, decision } = firstWhere((asked) => asked.decision.step === "orders");
    expect(army.moment(position, side, decision)).toBeUndefined();
  });

  it("finds plans that differ in what they do, and carries out a choice once", () => {
    const army = new OrderedArmy(game, country, value);
    const { position, side, decision } = firstWhere(
      ({ decision: { step, actions } }) => step === "declaration" && actions.length > 3,
    );
    const plans = army.first(position, side, decision);
    const declared = plans.map((plan) => JSON.stringify(army.leader(plan, side).choose(position, decision)));
    expect(new Set(declared).size).toBeGreaterThan(1);
    // what was planned for one action does not bind the next
    const usually = army.asEnemy(side).choose(position, decision);
    for (const plan of plans)
      expect(army.leader({ ...plan, action: "another" }, side).choose(position, decision)).toEqual(usually);
    const dice = fastDice(9);
    const changed = Array.from({ length: 30 }, () => army.change(plans[0], position, side, decision, dice));
    expect(new Set(changed.map(({ style }) => JSON.stringify([style, [...style.assaultBonus]]))).size).toBeGreaterThan(
      3,
    );

    const fight = firstWhere((asked) => asked.decision.step === "advance");
    const [, other] = army.first(fight.position, fight.side, fight.decision);
    const leader = army.leader(other, fight.side);
    expect(leader.choose(fight.position, fight.decision)).toBe(other.choice);
    const usual = army.asEnemy(fight.side).choose(fight.position, fight.decision);
    expect(leader.choose(fight.position, fight.decision)).toEqual(usual);
    expect(usual).not.toEqual(other.choice);
  });

  it("looks ahead to the end of the action", () => {
    const army = new OrderedArmy(game, country, value);
    const { position } = firstWhere(
      ({ position: { turn, acted }, decision }) => decision.step === "movement" && turn === 44 && acted.includes(1),
    );
    const far = army.far(position);
    expect(far(position)).toBe(false);
    const later = game.copy(position);
    later.acted = later.acted.with(later.acted.indexOf(0), 1);
    expect(far(later)).toBe(true);
    const next = game.copy(position);
    next.turn += 1;
    expect(far(next)).toBe(true);
    expect(army.value(position, UNION)).toBeCloseTo(prospects(country, position, UNION), 10);
  });
});
