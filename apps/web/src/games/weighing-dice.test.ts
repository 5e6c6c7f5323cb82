import { describe, expect, test } from "vitest";
import { weighingDice } from "./weighing-dice.ts";

describe("dice for what is only tried", () => {
  test("all show 1, as many as an action throws", () => {
    const dice = weighingDice();
    expect(new Set(Array.from({ length: 60 }, () => dice.roll("fire", 6)))).toEqual(new Set([1]));
  });

  test.each([0, 1, 2, 5])("a throw that is repeated at a difference of %s comes to an end", (difference) => {
    const dice = weighingDice();
    let throws = 1;
    while (dice.roll("order", 6) === dice.roll("order", 6) + difference || throws < 40) throws += 1;
    expect(throws).toBeLessThan(80);
  });
});
