import { expect, it } from "vitest";
import { combatDie } from "./combat-die.ts";
import { zoneWords } from "./language/en.ts";

const line = (value: number) => ({ text: [], value, rule: "BR61-11.3-t" });
const die = { face: 4, name: "North die 4", least: "BR61-11.4-b" };

it("BR61-11.4-b SB62-10.4-a a die says what it makes, and why its total is more than that", () => {
  const { general } = zoneWords;
  expect(combatDie({ ...die, total: 6 }, [line(3), line(-1)], general)).toEqual({
    face: 4,
    name: "North die 4",
    total: 6,
    sum: "4 + 2",
  });
  expect(combatDie({ ...die, total: 1 }, [line(-4)], general)).toMatchObject({
    sum: "4 − 4 = 0",
    least: { text: "at least 1", rule: "BR61-11.4-b" },
  });
});
