import { fastDice } from "@stonebridge/kernel";
import { type GameEvent, type Position, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { NONE, NOWHERE, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import { describe, expect, it } from "vitest";
import { Assaults } from "../../src/second-bull-run-1862/assault.ts";
import { Colonel } from "../../src/second-bull-run-1862/colonel.ts";
import { helpersOf, standingWorth } from "../../src/second-bull-run-1862/marching.ts";
import { planTogether } from "../../src/second-bull-run-1862/joint-plan.ts";
import { ODDS } from "../../src/second-bull-run-1862/odds.ts";
import { CAREFUL, WEIGHTS } from "../../src/second-bull-run-1862/weights.ts";

const game = secondBullRun1862.open(secondBullRun1862.situation("august-30", {}));
const { field } = game;

interface Told {
  readonly events: readonly GameEvent[];
  /** Where divisions of the Union were chosen, just before. */
  readonly choices: readonly { readonly p: Position; readonly division: number }[];
}

/** A game of a Union that is led with care against a colonel. */
function played(): Told {
  const dice = fastDice(3);
  const p = game.start(dice);
  const careful = new Colonel(game, CAREFUL);
  const colonel = new Colonel(game);
  const events: GameEvent[] = [];
  const choices: { p: Position; division: number }[] = [];
  for (;;) {
    const decision = game.decision(p);
    if (decision.over) return { events, choices };
    const action = (decision.sides[0] === "union" ? careful : colonel).choose(p, decision);
    if (action.type === "choose-division" && decision.sides[0] === "union")
      choices.push({ p: game.copy(p), division: field.divisionIndex.get(action.division) as number });
    game.act(p, decision.sides[0], action, dice, events);
  }
}

describe("how a general of Second Bull Run 1862 leads, beside a colonel", { timeout: 60_000 }, () => {
  const { events, choices } = played();
  const late = choices.at(-1) as Told["choices"][number];

  it("hardly ever steps from one enemy Front into another (SB62-9.4-j)", () => {
    const crossings = [0, 0];
    for (const event of events)
      if (event.type === "lost-step" && event.cause === "crossing")
        crossings[field.sideOf[field.unitIndex.get(event.unit) as number]] += 1;
    expect(crossings[UNION]).toBeLessThan(4);
    expect(crossings[1 - UNION]).toBeGreaterThan(2 * crossings[UNION]);
  });

  it("thinks more of an attack on who can go back only through its Fronts, and the same of any other", () => {
    const { staff } = new Colonel(game, CAREFUL);
    const cutting = new Assaults(staff.ground, ODDS, CAREFUL);
    const plain = new Assaults(staff.ground, ODDS, { ...CAREFUL, cutOffLoss: 0 });
    const gains: number[] = [];
    for (const { p, division } of choices) {
      const view = new Colonel(game, CAREFUL).estimate(p, UNION);
      const plans = planTogether(staff, p, view, helpersOf(staff, p, division)).plans(p);
      for (const { unit, way, target } of plans) {
        if (target === NOWHERE || field.isArtillery[unit] === 1) continue;
        const parties = [{ unit, zone: way.at(-1) ?? p.place[unit] }];
        const attack = { parties, target, others: [target], guns: 0, moving: [] };
        gains.push(cutting.worth(p, view, attack) - plain.worth(p, view, attack));
      }
    }
    expect(Math.min(...gains)).toBe(0);
    expect(Math.max(...gains)).toBeGreaterThan(0);
  });

  it("keeps who stands alone on an objective there in the last turns", () => {
    const { p } = late;
    const view = new Colonel(game, CAREFUL).estimate(p, UNION);
    const { staff } = new Colonel(game, CAREFUL);
    const without = { ...staff, weights: { ...CAREFUL, garrisonFactor: 0 } };
    const gained = (unit: number, zone: number): number =>
      standingWorth(staff, p, view, unit, zone) - standingWorth(without, p, view, unit, zone);
    const held = field.objectives.filter((zone, slot) => p.control[slot] === UNION && p.top[zone] !== NONE);
    expect(held.length).toBeGreaterThan(0);
    const foot = field.rosterOf[UNION].filter((unit) => p.place[unit] !== NOWHERE && field.isArtillery[unit] === 0);
    for (const zone of field.objectives)
      for (const unit of foot) {
        const others = foot.filter((other) => other !== unit && p.place[other] === zone);
        const slot = field.objectiveSlot[zone];
        if (p.control[slot] !== UNION) expect(gained(unit, zone)).toBe(0);
        else if (others.length === 0) expect(gained(unit, zone)).toBeGreaterThan(0);
      }
    expect(view.left).toBeLessThan(1.5);
    expect(WEIGHTS.garrisonFactor).toBe(0);
  });
});
