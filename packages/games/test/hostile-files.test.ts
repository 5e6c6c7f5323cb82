import { type ActionBase, type EventBase, fastDice, Faulty, type GameModule } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";

const MODULES = [bullRun1861, bullRun1983, secondBullRun1862, noWrittenOrders] as unknown as readonly GameModule<
  unknown,
  ActionBase,
  EventBase,
  unknown
>[];

const deep = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`) as unknown;
const long = "x".repeat(1_000_000);

describe.each(MODULES.map((module) => [module.id, module] as const))("%s", (_, module) => {
  const sound = module.situation(module.scenarios[0].id);

  it("says in a sentence what is wrong with a situation, however deep or long it is", () => {
    for (const field of ["version", "game", "name", "options", "units", "dice", "sequence", "map", "format"]) {
      for (const value of [deep, { a: deep }, [long], long, { [long]: 1 }]) {
        let thrown: unknown;
        try {
          module.open({ ...sound, [field]: value });
        } catch (error) {
          thrown = error;
        }
        expect(thrown, field).toBeInstanceOf(Faulty);
        expect((thrown as Faulty).message.length, field).toBeLessThan(10_000);
      }
    }
  });

  it("refuses an action of any length or depth without repeating it", () => {
    const game = module.open(sound);
    const position = game.start(fastDice(1));
    const decision = game.decision(position);
    if (decision.over) throw new Error("over");
    const [side] = decision.sides;
    for (const like of decision.actions.slice(0, 40)) {
      for (const value of [long, deep, [long], Array.from({ length: 100_000 }, () => "x")]) {
        for (const field of Object.keys(like)) {
          const refusal = game.whyNot(position, side, { ...like, [field]: value } as ActionBase);
          expect(refusal).toBeDefined();
          expect(JSON.stringify(refusal).length).toBeLessThan(2_000);
        }
      }
    }
  });
});
