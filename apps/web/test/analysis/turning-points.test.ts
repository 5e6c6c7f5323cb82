import type { StepAccount } from "@stonebridge/bots/account";
import { describe, expect, it } from "vitest";
import { changeOf, deedsOf, stepsThatCount, turningPoints } from "../../src/analysis/turning-points.ts";

function step(number: number, luck: number, skill: number, ended?: number): StepAccount {
  const given = ended === undefined ? {} : { ended };
  return { step: number, side: "north", luck, skill, chance: { north: 0.5, south: 0.5 }, ...given };
}

describe("turning points", () => {
  it("are the six steps that changed most, in the order of the game, by letters", () => {
    const steps = [0.03, 0.2, 0.019, -0.3, 0.04, 0.05, 0.06, 0.07, -0.025].map((luck, at) => step(at + 1, luck, 0));
    expect(turningPoints(steps).map(({ letter, step: { step: number } }) => `${letter}${number}`)).toEqual([
      "a2",
      "b4",
      "c5",
      "d6",
      "e7",
      "f8",
    ]);
  });

  it("count what luck and decision did together: where one undid the other, nothing turned", () => {
    const [even, both] = [step(1, 0.1, -0.1), step(2, 0.05, 0.05)];
    expect(turningPoints([even, both])).toEqual([{ letter: "a", step: both, at: 2 }]);
    expect(changeOf(both)).toBeCloseTo(0.1);
    expect(stepsThatCount([even, both, step(3, 0.009, -0.009)])).toEqual([even, both]);
  });

  it("may be that somebody gave up", () => {
    const given = step(1, 0, 0, -0.4);
    expect(turningPoints([given])).toEqual([{ letter: "a", step: given, at: 1 }]);
    expect(stepsThatCount([given])).toEqual([given]);
  });
});

describe("deeds", () => {
  it("are one where they took several steps: luck and decision add up, and the enemy's count against", () => {
    const march = { ...step(2, 0.01, 0.1), until: 4 };
    const answer = { ...step(3, 0.03, -0.02), side: "south", chance: { north: 0.4, south: 0.6 } };
    const last = { ...step(4, 0.005, 0), chance: { north: 0.7, south: 0.3 } };
    const [first, deed, after] = deedsOf([step(1, 0, 0), march, answer, last, step(5, 0.2, 0)]);
    expect([first, after]).toEqual([step(1, 0, 0), step(5, 0.2, 0)]);
    expect(deed).toMatchObject({ step: 2, until: 4, side: "north", chance: last.chance });
    expect([deed.luck, deed.skill].map((share) => Number(share.toFixed(3)))).toEqual([-0.015, 0.12]);
  });

  it("do not take in how the game was broken off", () => {
    const march = { ...step(1, 0, 0.1), until: 3 };
    expect(deedsOf([march, step(2, 0, 0, -0.5)])).toEqual([march, step(2, 0, 0, -0.5)]);
  });
});
