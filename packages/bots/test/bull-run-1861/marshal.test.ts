import { fastDice } from "@stonebridge/kernel";
import { createBot } from "@stonebridge/bots/bull-run-1861";
import { OPTION_VALUES, type SideId } from "@stonebridge/games/bull-run-1861";
import { describe, expect, it } from "vitest";
import { choicesOf } from "../../src/bull-run-1861/choices.ts";
import { Colonel } from "../../src/bull-run-1861/colonel.ts";
import { stylesOf } from "../../src/bull-run-1861/styles.ts";
import { chooseAlike } from "../support/alike.ts";
import { countingClock } from "../support/clocks.ts";
import { later, openGame } from "../support/play.ts";

describe("the marshal of 1861", { timeout: 120_000 }, () => {
  it("chooses what is offered, and the same from equal views and decisions, whatever the clock says", async () => {
    const { game, position, dice } = await later(250);
    const quick = createBot("marshal", game, 4, { clock: countingClock(0.001), playouts: 24 });
    const slow = createBot("marshal", game, 4, { clock: countingClock(0.1), playouts: 24 });
    await chooseAlike(game, position, dice, [quick, slow], 40);
  });

  it("tells how much of its time for a half-turn it has used, which only grows, until the next half-turn begins", async () => {
    const { game, position, dice } = await later(250);
    const bot = createBot("marshal", game, 4, { clock: countingClock(25) });
    const told = new Map<string, { readonly spent: number; readonly most: number }[]>();
    for (let decisions = 0; decisions < 40; decisions++) {
      const decision = game.decision(position);
      if (decision.over) break;
      const [side] = decision.sides;
      const halfTurn = `${position.turn} ${position.phase} ${position.active}`;
      const action = await bot.choose(game.view(position, side), decision, 500, (progress) => {
        if (progress.halfTurn) told.set(halfTurn, [...(told.get(halfTurn) ?? []), progress.halfTurn]);
      });
      game.act(position, side, action, dice);
    }
    expect(told.size).toBeGreaterThan(1);
    for (const times of told.values()) {
      expect(times.map(({ spent }) => spent)).toEqual(times.map(({ spent }) => spent).toSorted((a, b) => a - b));
      for (const { spent, most } of times) expect(spent).toBeLessThan(most);
    }
    // more than one decision's time
    expect(Math.max(...[...told.values()].flat().map(({ spent }) => spent))).toBeGreaterThan(500);
  });

  it.each(["historical", "free"])("plays whole games with every option and is never refused: %s", async (scenario) => {
    const options = Object.fromEntries(
      Object.entries(OPTION_VALUES).flatMap(([option, values]) => (option === "setup" ? [] : [[option, values[1]]])),
    );
    const game = openGame(scenario, options);
    const bots = {
      north: createBot("marshal", game, 1, { playouts: 3 }),
      south: createBot("marshal", game, 2, { playouts: 3 }),
    };
    const dice = fastDice(3);
    const position = game.start(dice);
    for (;;) {
      const decision = game.decision(position);
      if (decision.over) break;
      const side = decision.sides[0] as SideId;
      game.act(position, side, await bots[side].choose(game.view(position, side), decision, Infinity), dice);
    }
    expect(position.turn).toBeGreaterThan(1);
  });

  it("weighs whole marches of several brigades, the best by score first", async () => {
    const { game, position, dice } = await later(200);
    const colonel = new Colonel(game, "thorough", stylesOf(game)[0]);
    for (;;) {
      const decision = game.decision(position);
      if (decision.over) throw new Error("over too early");
      if (decision.step === "activation" && decision.sides[0] === "north") {
        colonel.refresh();
        const choices = choicesOf(colonel, position, decision, 8, 1);
        expect(choices.length).toBeGreaterThan(2);
        const scores = choices.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        expect(
          new Set(
            choices.map(
              ({ action, march }) => `${JSON.stringify(action)} ${march?.plan.goal.zone} ${march?.plan.target}`,
            ),
          ).size,
        ).toBe(choices.length);
        expect(new Set(choices.map(({ action }) => action)).size).toBeGreaterThan(1);
        return;
      }
      game.act(position, decision.sides[0], decision.actions[0], dice);
    }
  });

  it("leads better than the colonel without any look-ahead, as either side", () => {
    const game = openGame();
    let won = 0;
    const games = 60;
    for (let at = 0; at < games; at++) {
      const marshal = at % 2;
      const leaders = [0, 1].map(
        (side) => new Colonel(game, "attentive", side === marshal ? stylesOf(game)[side] : undefined),
      );
      const dice = fastDice(at >> 1);
      const position = game.start(dice);
      for (;;) {
        const decision = game.decision(position);
        if (decision.over) {
          if (decision.winner === game.sides[marshal]) won += 1;
          break;
        }
        const side = game.sides.indexOf(decision.sides[0]);
        game.act(position, decision.sides[0], leaders[side].choose(position, decision), dice);
      }
    }
    expect(won / games).toBeGreaterThan(0.6);
  });
});
