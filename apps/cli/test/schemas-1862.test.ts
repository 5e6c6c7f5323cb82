import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { deriveSeed, Faulty, fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { schemaFaults } from "./schemas.ts";

const faults = (data: unknown) => schemaFaults("stonebridge-situation-1", data);

/** Random play: situations of positions from the beginning to the end of a game. */
function playedSituations(
  scenario: string,
  options: Readonly<Record<string, string>>,
  seed: number,
): readonly unknown[] {
  const game = secondBullRun1862.open(secondBullRun1862.situation(scenario, options));
  const [dice, choice] = [fastDice(seed), fastDice(deriveSeed(seed, 1))];
  const position = game.start(dice);
  const situations: unknown[] = [];
  for (let step = 0; ; step += 1) {
    const decision = game.decision(position);
    if (step % 200 === 0 || decision.over) situations.push(game.describe(position));
    if (decision.over) return situations;
    game.act(position, decision.sides[0], decision.actions[choice.roll("choice", decision.actions.length) - 1], dice);
  }
}

const start = secondBullRun1862.situation("both-days");
const field = { ...start, at: { stage: "turn", day: 1, turn: 4 } };
const action = { stage: "action", day: 1, turn: 4, phase: 2, first: "union", side: "union" };

describe("the schema of situations of Second Bull Run 1862", () => {
  it.each([
    ["august-29", { tacticalOption: "on" }],
    ["august-30", { setupLosses: "count" }],
    ["both-days", {}],
  ])("holds for the scenario %s and for positions in the midst of games", (scenario, options) => {
    expect(faults(secondBullRun1862.situation(scenario, options))).toEqual([]);
    expect(playedSituations(scenario, options, 5).flatMap((one) => faults(one))).toEqual([]);
  });

  it.each([
    ["a turn", field],
    [
      "a leader with his divisions",
      {
        ...field,
        at: { ...action, commander: "mcdowell", divisions: 2 },
        commanders: [{ id: "mcdowell", zone: "103" }],
      },
    ],
    ["the night", { ...field, at: { stage: "night" } }],
    ["an administrative phase", { ...field, at: { stage: "administrative", day: 2, turn: 3, first: "confederate" } }],
    [
      "values of an owner",
      { ...field, units: { bayard: { combat: 4, dismounted: 3 } }, commanderValues: { pope: { movement: 5 } } },
    ],
    ["who is away", { ...field, absent: [{ unit: "milroy", where: "waiting", due: { day: 1, turn: 6 } }] }],
  ])("holds for %s", (_what, situation) => {
    expect(faults(situation)).toEqual([]);
    expect(() => secondBullRun1862.open(situation)).not.toThrow();
  });

  it.each([
    ["no scenario", { ...start, scenario: undefined }],
    ["an unknown field", { ...start, weather: "rain" }],
    ["an unknown option", { ...start, options: { rain: "on" } }],
    ["a turn beyond the last", { ...start, at: { stage: "turn", day: 1, turn: 12 } }],
    ["a third day", { ...start, at: { stage: "turn", day: 3, turn: 4 } }],
    [
      "a part of a phase without its side",
      { ...start, at: { stage: "action", day: 1, turn: 4, phase: 2, first: "union" } },
    ],
    ["a leader whose die is not told", { ...start, at: { ...action, commander: "mcdowell" } }],
    ["a brigade without a place", { ...field, placements: [{ unit: "gibbon" }] }],
    ["too much fatigue", { ...field, placements: [{ unit: "gibbon", zone: "105", fatigue: 3 }] }],
    ["too strong a brigade", { ...field, units: { gibbon: { combat: 13 } } }],
    ["a commander who moves of his own accord", { ...field, commanderValues: { pope: { movement: 7 } } }],
    ["a brigade that went home", { ...field, absent: [{ unit: "gibbon", where: "furlough" }] }],
    ["an objective held by another game's side", { ...field, control: { "77": "north" } }],
    ["a tactic that nobody knows", { ...field, tactics: { union: "patience" } }],
    ["dice that no die can show", { ...field, dice: [7] }],
  ])("finds %s", (_what, situation) => {
    expect(faults(situation)).not.toEqual([]);
    expect(() => secondBullRun1862.open(situation)).toThrow(Faulty);
  });
});
