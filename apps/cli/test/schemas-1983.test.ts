import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { deriveSeed, Faulty, fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { schemaFaults } from "./schemas.ts";

const faults = (data: unknown) => schemaFaults("stonebridge-situation-1", data);

/** Random play: situations of positions from the beginning of a game to a while later. */
function playedSituations(options: Readonly<Record<string, string>>, seed: number): readonly unknown[] {
  const game = bullRun1983.open(bullRun1983.situation("historical", options));
  const [dice, choice] = [fastDice(seed), fastDice(deriveSeed(seed, 1))];
  const position = game.start(dice);
  const situations: unknown[] = [];
  for (let step = 0; step < 1500; step += 1) {
    const decision = game.decision(position);
    if (step % 50 === 0 || decision.over) situations.push(game.describe(position));
    if (decision.over) break;
    game.act(position, decision.sides[0], decision.actions[choice.roll("choice", decision.actions.length) - 1], dice);
  }
  return situations;
}

const start = bullRun1983.situation("historical");

describe("the schema of situations of 1983", () => {
  it("holds for every scenario and for positions in the midst of games", () => {
    for (const { id } of bullRun1983.scenarios) expect(faults(bullRun1983.situation(id))).toEqual([]);
    const fog = { fogOfWar: "on", uncertainTimes: "on", exhaustion: "on" };
    for (const options of [{}, fog, { july20: "on" }])
      expect(playedSituations(options, 5).flatMap((one) => faults(one))).toEqual([]);
  });

  it.each([
    ["an unknown field", { ...start, weather: "rain" }],
    ["an unknown option", { ...start, options: { rain: "on" } }],
    ["a turn beyond the last", { ...start, at: { stage: "combat", turn: 24, side: "union" } }],
    ["a phase without a side", { ...start, at: { stage: "combat", turn: 4 } }],
    ["a piece without a place", { ...start, placements: [{ piece: "us-2nh" }] }],
    ["a hex that no map has", { ...start, placements: [{ piece: "us-2nh", hex: "zone 5" }] }],
    ["a fifth ABATIS", { ...start, abatis: ["AA8", "AA9", "Y9", "Y7", "X8"] }],
    ["a group that nobody knows", { ...start, due: { "union-5-pm": 3 } }],
    ["too strong a piece", { ...start, pieces: [{ id: "us-2nh", defense: 13 }] }],
  ])("finds %s", (_what, situation) => {
    expect(faults(situation)).not.toEqual([]);
    expect(() => bullRun1983.open(situation)).toThrow(Faulty);
  });
});
