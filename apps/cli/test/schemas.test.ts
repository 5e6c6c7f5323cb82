import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { deriveSeed, Faulty, fastDice, Match, seededSource } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { schemaFaults } from "./schemas.ts";

/** Random play: situations of positions from the beginning to the end of a game. */
function playedSituations(scenario: string, seed: number): readonly unknown[] {
  const game = bullRun1861.open(bullRun1861.situation(scenario));
  const [dice, choice] = [fastDice(seed), fastDice(deriveSeed(seed, 1))];
  const position = game.start(dice);
  const situations: unknown[] = [];
  for (let step = 0; ; step += 1) {
    const decision = game.decision(position);
    if (step % 20 === 0 || decision.over) situations.push(game.describe(position));
    if (decision.over) return situations;
    game.act(position, decision.sides[0], decision.actions[choice.roll("choice", decision.actions.length) - 1], dice);
  }
}

const start = bullRun1861.situation("historical");

describe("the schema of situations", () => {
  it("holds for every scenario and for positions in the midst of games", () => {
    for (const { id } of bullRun1861.scenarios) {
      expect(schemaFaults("stonebridge-situation-1", bullRun1861.situation(id))).toEqual([]);
    }
    for (const seed of [1, 2, 3]) {
      const found = playedSituations("historical", seed).flatMap((one) => schemaFaults("stonebridge-situation-1", one));
      expect(found).toEqual([]);
    }
  });

  it.each([
    ["a foreign format", { ...start, format: "pgn" }],
    ["an unknown field", { ...start, weather: "rain" }],
    ["an unknown option", { ...start, options: { rain: "on" } }],
    ["a turn beyond the last", { ...start, at: { stage: "turn", turn: 9 } }],
    ["a unit without a place", { ...start, placements: [{ unit: "sherman" }] }],
    ["too much fatigue", { ...start, placements: [{ unit: "sherman", zone: "henry-hill", fatigue: 3 }] }],
    ["too strong a unit", { ...start, units: { jackson: { combat: 9 } } }],
  ])("finds %s", (_what, situation) => {
    expect(schemaFaults("stonebridge-situation-1", situation)).not.toEqual([]);
    expect(() => bullRun1861.open(situation)).toThrow(Faulty);
  });

  it("finds dice that no die can show", () => {
    expect(schemaFaults("stonebridge-situation-1", { ...start, dice: [7] })).not.toEqual([]);
  });
});

describe("the schema of records", () => {
  const match = Match.begin(bullRun1861.open(start), { dice: seededSource(4), players: { north: { name: "Ada" } } });
  const choice = fastDice(8);
  for (let step = 0; step < 80 && !match.decision.over; step += 1) {
    const { sides, actions } = match.decision;
    match.act(sides[0], actions[choice.roll("choice", actions.length) - 1]);
  }
  const record = match.record();

  it("holds for what a match writes", () => {
    expect(schemaFaults("stonebridge-record-1", record)).toEqual([]);
    expect(schemaFaults("stonebridge-record-1", match.record({ bare: true }))).toEqual([]);
  });

  it.each([
    ["no dice", { ...record, dice: [] }],
    ["a die below one", { ...record, steps: [{ side: "north", action: { type: "end" }, dice: [0] }] }],
    ["an action without a type", { ...record, steps: [{ side: "north", action: {} }] }],
    ["a short commitment", { ...record, dice: [{ from: 0, source: "keyed", commitment: "ab" }] }],
    ["a foreign situation", { ...record, situation: { format: "fen" } }],
  ])("finds %s", (_what, faulty) => {
    expect(schemaFaults("stonebridge-record-1", faulty)).not.toEqual([]);
  });
});
