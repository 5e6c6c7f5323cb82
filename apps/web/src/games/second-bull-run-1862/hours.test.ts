import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { expect, it } from "vitest";
import { firstTurnOf } from "./hours.ts";

it.each(secondBullRun1862.scenarios.map(({ id }) => id))("tells the first turn of %s as its module has it", (id) => {
  const { field } = secondBullRun1862.open(secondBullRun1862.situation(id, {}));
  expect(firstTurnOf(id)).toBe(field.scenario.days[0]?.firstTurn);
});
