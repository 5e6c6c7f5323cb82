import { fastDice } from "@stonebridge/kernel";
import { type Position, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { CONFEDERATE, NOWHERE, type SideIndex, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import { describe, expect, it } from "vitest";
import { type Attack, Assaults } from "../../src/second-bull-run-1862/assault.ts";
import { Colonel, staffFor } from "../../src/second-bull-run-1862/colonel.ts";
import { type Estimate, estimate } from "../../src/second-bull-run-1862/estimate.ts";
import { planTogether } from "../../src/second-bull-run-1862/joint-plan.ts";
import { harmAt, helpersOf, type Staff, standingWorth } from "../../src/second-bull-run-1862/marching.ts";
import { ODDS } from "../../src/second-bull-run-1862/odds.ts";
import { BOLD, CAREFUL, WEIGHTS, type Weights, attackGainAt } from "../../src/second-bull-run-1862/weights.ts";

const game = secondBullRun1862.open(secondBullRun1862.situation("august-30", {}));
const { field } = game;
const COHESION = 2;

/** A division that is chosen in a game between colonels, and how its side sees the position. */
interface Chosen {
  readonly p: Position;
  readonly side: SideIndex;
  readonly view: Estimate;
  readonly units: readonly number[];
}

/** Every choice of a division in a game between colonels. */
function choices(): Chosen[] {
  const found: Chosen[] = [];
  const dice = fastDice(5);
  const p = game.start(dice);
  const colonel = new Colonel(game);
  for (;;) {
    const decision = game.decision(p);
    if (decision.over) return found;
    const action = colonel.choose(p, decision);
    if (action.type === "choose-division") {
      const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
      const units = helpersOf(colonel.staff, p, field.divisionIndex.get(action.division) as number);
      found.push({ p: game.copy(p), side, view: colonel.estimate(p, side), units });
    }
    game.act(p, decision.sides[0], action, dice);
  }
}

describe("what commanders of Second Bull Run 1862 think things are worth", () => {
  const found = choices();
  const { ground } = staffFor(game, WEIGHTS);
  const thinking = (change: Partial<Weights>): Staff => ({
    ...staffFor(game, WEIGHTS),
    weights: { ...WEIGHTS, ...change },
  });

  /** The attacks of single brigades that are planned, each with its worth by other weights. */
  function attacks(change: Partial<Weights>): { readonly taking: boolean; readonly more: number }[] {
    const plain = new Assaults(ground, ODDS, WEIGHTS);
    const changed = new Assaults(ground, ODDS, { ...WEIGHTS, ...change });
    return found.flatMap(({ p, view, units }) =>
      planTogether(staffFor(game, WEIGHTS), p, view, units)
        .plans(p)
        .flatMap(({ unit, way, target }) => {
          if (target === NOWHERE || field.isArtillery[unit] === 1) return [];
          const parties = [{ unit, zone: way.at(-1) ?? p.place[unit] }];
          const attack: Attack = { parties, target, others: [target], guns: 0, moving: [] };
          const slot = field.objectiveSlot[target];
          const taking = slot >= 0 && p.control[slot] !== view.side;
          return [{ taking, more: changed.worth(p, view, attack) - plain.worth(p, view, attack) }];
        }),
    );
  }

  it("generals care less for attacks for their own sake to the end, the colonel does not", () => {
    for (const weights of [CAREFUL, BOLD]) {
      expect(attackGainAt(weights, 8)).toBe(weights.attackGain);
      expect(attackGainAt(weights, 1)).toBeLessThan(attackGainAt(weights, 2));
      expect(attackGainAt(weights, 0)).toBe(weights.attackGain * weights.lateAttackGain);
    }
    expect(attackGainAt(WEIGHTS, 0)).toBe(WEIGHTS.attackGain);
  });

  it("an attack that takes an objective is worth more to who seizes, any other the same", () => {
    const told = attacks({ seizingShare: 1 });
    expect(told.some(({ taking }) => taking)).toBe(true);
    for (const { taking, more } of told) {
      if (taking) expect(more).toBeGreaterThanOrEqual(0);
      else expect(more).toBe(0);
    }
    expect(told.some(({ more }) => more > 0)).toBe(true);
  });

  it("losses count by the weights given to them", () => {
    const { p, side } = found[Math.floor(found.length / 2)];
    const plain = estimate(ground, p, side, WEIGHTS);
    const other = estimate(ground, p, side, { ...WEIGHTS, enemyLossFactor: 2, ownLossFactor: 0.5 });
    expect(other.enemyLoss).toBeCloseTo(2 * plain.enemyLoss, 9);
    expect(other.ownLoss).toBeCloseTo(0.5 * plain.ownLoss, 9);
  });

  it("friends in the next zones take away harm by the share that they count", () => {
    const harms = found.flatMap(({ p, view, units }) =>
      units.map((unit) =>
        [0, 0.5, 1].map((support) =>
          harmAt(thinking({ neighbourSupportShare: support }), p, view, unit, p.place[unit]),
        ),
      ),
    );
    for (const [none, half, whole] of harms) {
      expect(half).toBeLessThanOrEqual(none);
      expect(whole).toBeLessThanOrEqual(half);
    }
    expect(harms.some(([none, half]) => half < none)).toBe(true);
  });

  it("standing on an objective of theirs that is threatened counts by the weight given to it, elsewhere not at all", () => {
    const told = found.flatMap(({ p, view, side, units }) =>
      units.flatMap((unit) =>
        [...field.objectives, p.place[unit]].map((zone) => {
          const [none, some] = [0, 0.2].map((keep) =>
            standingWorth(thinking({ holdingShare: keep }), p, view, unit, zone),
          );
          const slot = field.objectiveSlot[zone];
          const threatened = slot >= 0 && p.control[slot] === side && view.threat[zone] > 0;
          return { threatened, more: some - none };
        }),
      ),
    );
    for (const { threatened, more } of told) expect(more > 1e-9).toBe(threatened);
    expect(told.some(({ threatened }) => threatened)).toBe(true);
  });

  it("who minds a breach of cohesion leaves fewer alone (SB62-9.1-c)", () => {
    const alone = (breach: number): number =>
      found
        .filter(({ units }) => units.length > 1)
        .reduce((sum, { p, view, units }) => {
          const plans = planTogether(thinking({ cohesionBreach: breach }), p, view, units).plans(p);
          const ends = plans.map(({ unit, way }) => way.at(-1) ?? p.place[unit]);
          const division = field.membersOf[field.divisionOf[units[0]]];
          const others = division.filter((unit) => !units.includes(unit) && p.place[unit] !== NOWHERE);
          const zones = [...ends, ...others.map((unit) => p.place[unit])];
          const isAlone = (zone: number, at: number): boolean =>
            zones.every((other, index) => index === at || field.steps[zone][other] > COHESION);
          return sum + ends.filter((zone, at) => isAlone(zone, at)).length;
        }, 0);
    expect(alone(100)).toBeLessThan(alone(0));
  });
});
