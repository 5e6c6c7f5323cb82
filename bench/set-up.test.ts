import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { fastDice } from "@stonebridge/kernel";
import { expect, it } from "vitest";
import { secondBullRunSetUp } from "./set-up.ts";

it("is measured with every Confederate of the first morning in place and the set-up over", () => {
  const game = secondBullRun1862.open(secondBullRunSetUp());
  const position = game.start(fastDice(1));
  expect(game.decision(position)).toMatchObject({ over: false, step: "reinforcements", sides: ["union"] });
  const { turn, units } = game.view(position, "spectator");
  expect(turn).toBe(1);
  expect(units.filter(({ zone, printed }) => zone !== undefined && printed.side === "confederate")).toHaveLength(18);
});
