import { fastDice } from "@stonebridge/kernel";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/second-bull-run-1862/colonel.ts";
import { createBot } from "../../src/second-bull-run-1862/create-bot.ts";
import { BOLD, CAREFUL } from "../../src/second-bull-run-1862/weights.ts";
import { chooseAlike } from "../support/alike.ts";

const game = secondBullRun1862.open(secondBullRun1862.situation("august-30", {}));
const still = { now: () => 0, pause: () => Promise.resolve() };

describe("the general of Second Bull Run 1862", { timeout: 120_000 }, () => {
  it("chooses what is offered, and the same again from the same seed and views", async () => {
    const dice = fastDice(2);
    const p = game.start(dice);
    const thinking = { clock: still, playouts: 4 };
    const [one, other] = [createBot("general", game, 9, thinking), createBot("general", game, 9, thinking)];
    const steps = await chooseAlike(game, p, dice, [one, other], 120, 500);
    expect(steps.filter((step) => step === "designation").length).toBeGreaterThan(1);
  });

  it("leads the Union boldly and the Confederates carefully, but for whom it designates", async () => {
    const dice = fastDice(4);
    const p = game.start(dice);
    const general = createBot("general", game, 9, { clock: still, playouts: 1 });
    const leaders = { union: new Colonel(game, BOLD), confederate: new Colonel(game, CAREFUL) };
    const led = { union: 0, confederate: 0 };
    while (led.union < 60 || led.confederate < 60) {
      const decision = game.decision(p);
      if (decision.over) throw new Error("The game was over too soon.");
      const side = decision.sides[0] as keyof typeof leaders;
      const view = game.view(p, side);
      const action = await general.choose(view, decision, 500);
      if (decision.step !== "designation" && decision.actions.length > 1) {
        expect(action).toEqual(leaders[side].choose(game.imagine(view), decision));
        if (decision.step !== "placement") led[side] += 1;
      }
      game.act(p, side, action, dice);
    }
  });

  it("stops when its time is over", async () => {
    let asked = 0;
    const clock = { now: () => 100 * asked++, pause: () => Promise.resolve() };
    const dice = fastDice(2);
    const p = game.start(dice);
    const general = createBot("general", game, 9, { clock });
    for (;;) {
      const decision = game.decision(p);
      if (decision.over) break;
      const side = decision.sides[0] as string;
      const before = asked;
      const action = await general.choose(game.view(p, side), decision, 500);
      if (decision.step === "designation") {
        expect(asked - before).toBeGreaterThan(1);
        expect(asked - before).toBeLessThan(12);
        return;
      }
      game.act(p, side, action, dice);
    }
    throw new Error("Nobody was designated.");
  });
});
