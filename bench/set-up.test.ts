import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { fastDice } from "@stonebridge/kernel";
import { expect, it } from "vitest";
import { secondBullRunSetUp } from "./set-up.ts";

it("is measured where every Confederate of the first morning stands, and nobody sets up any more", () => {
  const game = secondBullRun1862.open(secondBullRunSetUp());
  const position = game.start(fastDice(1));
  expect(game.decision(position)).toMatchObject({ over: false, step: "reinforcements", sides: ["union"] });
  const { turn, units } = game.view(position, "spectator");
  expect(turn).toBe(1);
  expect(units.filter(({ zone, printed }) => zone !== undefined && printed.side === "confederate")).toHaveLength(18);
});
