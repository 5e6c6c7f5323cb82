import { type Decision, fastDice } from "@stonebridge/kernel";
import { type Action, type Position, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { CONFEDERATE, scoreOf, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import { describe, expect, it } from "vitest";
import { playOut } from "../../src/play-out.ts";
import { turnsLeft } from "../../src/second-bull-run-1862/chances.ts";
import { Colonel } from "../../src/second-bull-run-1862/colonel.ts";
import { createBot } from "../../src/second-bull-run-1862/create-bot.ts";
import { faring } from "../../src/second-bull-run-1862/prospects.ts";
import { BOLD, LAST_WAYS } from "../../src/second-bull-run-1862/weights.ts";

const game = secondBullRun1862.open(secondBullRun1862.situation("august-30", {}));
const { field } = game;
const still = { now: () => 0, pause: () => Promise.resolve() };
const WAYS = [BOLD, ...LAST_WAYS.map((change) => ({ ...BOLD, ...change }))];
const USUAL = 0;

const SEED = 3;

/** A game between those who lead as generals and as colonels do, up to its last turn. */
function lastTurn(): Position {
  const dice = fastDice(SEED);
  const p = game.start(dice);
  const leaders = { union: new Colonel(game, BOLD), confederate: new Colonel(game) };
  while (turnsLeft(field, p) > 1) {
    const decision = game.decision(p);
    if (decision.over) throw new Error("The game was over too soon.");
    const side = decision.sides[0] as keyof typeof leaders;
    game.act(p, side, leaders[side].choose(p, decision), dice);
  }
  return p;
}

const LAST_TURN = lastTurn();

/** By which ways the Union may have been led after each designation of the last turn: those who would have done all that was done. */
async function waysLed(): Promise<number[][]> {
  const p = game.copy(LAST_TURN);
  const dice = fastDice(SEED, 50_000);
  const general = createBot("general", game, 9, { clock: still, playouts: 8 });
  const enemy = new Colonel(game);
  const leaders = WAYS.map((weights) => new Colonel(game, weights));
  const told: number[][] = [];
  for (;;) {
    const decision = game.decision(p);
    if (decision.over) return told;
    const [side] = decision.sides;
    if (side === "union") {
      const action = await general.choose(game.view(p, side), decision, 500);
      if (decision.step === "designation") {
        for (const leader of leaders) leader.estimate(p, UNION);
        told.push([...WAYS.keys()]);
      } else if (told.length > 0) {
        const agree = told.pop() ?? [];
        told.push(agree.filter((way) => leaders[way].choose(p, decision) === action));
      }
      game.act(p, side, action, dice);
    } else game.act(p, side, enemy.choose(p, decision), dice);
  }
}

describe("the general of Second Bull Run 1862 in the last turn", { timeout: 120_000 }, () => {
  it("leads whom he designates by one of the ways that he tries, and not always by the usual one", async () => {
    const stretches = await waysLed();
    expect(stretches.length).toBeGreaterThanOrEqual(3);
    for (const ways of stretches) expect(ways).not.toEqual([]);
    expect(stretches.some((ways) => !ways.includes(USUAL))).toBe(true);
    expect(stretches.some((ways) => ways.includes(USUAL))).toBe(true);
  });

  it("can play a long last turn out to the end of the game", () => {
    const ended = (most?: number): boolean => {
      const p = game.copy(LAST_TURN);
      const leaders = { union: new Colonel(game, BOLD), confederate: new Colonel(game) };
      const choose = (decision: Decision<Action>): Action =>
        leaders[decision.sides[0] as keyof typeof leaders].choose(p, decision);
      return playOut(game, p, fastDice(SEED, 50_000), choose, () => false, most) !== undefined;
    };
    expect(ended()).toBe(false);
    expect(ended(1_000)).toBe(true);
  });

  it("values the end by the lead that wins (SB62-11.2.2-m): a victory, nobody’s game, a defeat", () => {
    const p = game.copy(LAST_TURN);
    const { lead: needed, objective } = field.scenario.victory;
    // what the objectives alone cannot give comes of losses
    const ends = [CONFEDERATE, UNION].flatMap((beaten) => {
      p.losses = field.sideOf.map((side) => (side === beaten ? 2 : 0));
      return [0, ...field.objectives.keys()].map((_, held) => {
        for (const slot of field.objectives.keys()) p.control[slot] = slot < held ? UNION : CONFEDERATE;
        const { union, confederate } = scoreOf(field, p);
        const [value, enemy] = [UNION, CONFEDERATE].map((side) => faring(field, p, side));
        return { lead: union.points - confederate.points, value, enemy };
      });
    });
    expect(ends.some(({ lead }) => lead >= needed)).toBe(true);
    expect(ends.some(({ lead }) => lead <= -needed)).toBe(true);
    expect(ends.some(({ lead }) => Math.abs(lead) < needed - objective)).toBe(true);
    for (const { lead, value, enemy } of ends) {
      expect(value + enemy).toBeCloseTo(1, 9);
      if (lead >= needed) expect(value).toBeGreaterThan(0.75);
      else if (lead <= -needed) expect(value).toBeLessThan(0.25);
      else expect(Math.abs(value - 0.5)).toBeLessThan(0.25);
    }
    const rising = ends.toSorted((one, other) => one.lead - other.lead);
    for (const [at, { lead, value }] of rising.entries())
      if (at > 0 && lead > rising[at - 1].lead) expect(value).toBeGreaterThan(rising[at - 1].value);
  });
});
