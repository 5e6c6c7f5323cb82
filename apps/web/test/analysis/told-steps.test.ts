import type { Outline, StepAccount } from "@stonebridge/bots/account";
import { describe, expect, it } from "vitest";
import { drawnChances, toldSteps, turnsTold } from "../../src/analysis/told-steps.ts";
import { turningPoints } from "../../src/analysis/turning-points.ts";

const chance = (north: number) => ({ north, south: 1 - north });
const played = ["north", "north", "south", "north", "south"].map((side) => ({ side }));
const OUTLINE: Outline = {
  start: chance(0.5),
  turns: [
    { from: 1, step: 3, side: "north", chance: chance(0.75) },
    { from: 4, step: 5, side: "south", chance: chance(0.25) },
  ],
  ended: { step: 6, side: "north", luck: 0, skill: 0, chance: chance(0), ended: -0.25 },
  result: 0,
};
const weighed: readonly StepAccount[] = [1, 2, 3].map((step) => ({
  step,
  side: played[step - 1].side,
  luck: 0.1,
  skill: 0.02,
  chance: chance(0.75),
}));

describe("what is told of the steps of a game", () => {
  it("is the chance where a turn ends, before anything is weighed, and how the game was broken off", () => {
    expect(toldSteps({ outline: OUTLINE, weighed: [] }, played)).toEqual([
      { step: 1, side: "north" },
      { step: 2, side: "north" },
      { step: 3, side: "south", from: 1, chance: chance(0.75) },
      { step: 4, side: "north" },
      { step: 5, side: "south", from: 4, chance: chance(0.25) },
      OUTLINE.ended,
    ]);
  });

  it("is all of it where dice and decisions are weighed, and stays at the same place", () => {
    const told = toldSteps({ outline: OUTLINE, weighed }, played);
    expect(told.slice(0, 3)).toEqual(weighed);
    expect(told.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
    const whole = [...told.slice(0, 3), ...[4, 5].map((step) => ({ ...weighed[0], step })), OUTLINE.ended];
    expect(toldSteps({ outline: OUTLINE, weighed: whole as StepAccount[] }, played)).toEqual(whole);
  });

  it("has the dice before the first decision as a step of its own", () => {
    const turns = [{ from: 0, step: 0, side: "north", chance: chance(0.4) }, ...OUTLINE.turns];
    const outline = { ...OUTLINE, turns };
    expect(toldSteps({ outline, weighed: [] }, played).map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const opening = { ...weighed[0], step: 0 };
    expect(toldSteps({ outline, weighed: [opening] }, played)[0]).toBe(opening);
  });

  it("lets turns be turning points by what they changed for their side, at their last step", () => {
    const points = turningPoints(turnsTold(OUTLINE));
    expect(points.map(({ at, step: { step, until, side } }) => [at, step, until, side])).toEqual([
      [3, 1, 3, "north"],
      [5, 4, 5, "south"],
      [6, 6, undefined, "north"],
    ]);
    expect(points.map(({ step: { change } }) => change)).toEqual([0.25, 0.5, undefined]);
  });
});

it("the curve is straight between chances that are told", () => {
  expect(drawnChances([0.5, undefined, undefined, undefined, 0.7, 0.2])).toEqual([
    0.5,
    expect.closeTo(0.55),
    expect.closeTo(0.6),
    expect.closeTo(0.65),
    0.7,
    0.2,
  ]);
});
