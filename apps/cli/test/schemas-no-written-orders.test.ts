import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { deriveSeed, Faulty, fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { schemaFaults } from "./schemas.ts";

const faults = (data: unknown) => schemaFaults("stonebridge-situation-1", data);

/** Random play: situations of positions in the first turns of a game. */
function playedSituations(scenario: string, options: Readonly<Record<string, string>>): readonly unknown[] {
  const game = noWrittenOrders.open(noWrittenOrders.situation(scenario, options));
  const [dice, choice] = [fastDice(5), fastDice(deriveSeed(5, 1))];
  const position = game.start(dice);
  const situations: unknown[] = [];
  for (let step = 0; step < 1_200; step += 1) {
    const decision = game.decision(position);
    if (step % 100 === 0) situations.push(game.describe(position));
    if (decision.over) break;
    const ends = decision.actions.filter(({ type }) => type === "done" || type === "send");
    const from = ends.length > 0 && choice.roll("end", 2) === 1 ? ends : decision.actions;
    game.act(position, decision.sides[0], from[choice.roll("choice", from.length) - 1], dice);
  }
  return situations;
}

const start = noWrittenOrders.situation("first-bull-run");
const sixth = { ...start, at: { stage: "turn", turn: 6 } };

describe("the schema of situations of No Written Orders", () => {
  it.each([
    ["first-bull-run", { sixToHit: "on", entrenching: "on" }],
    ["brawners-farm", { leaderTraits: "on", advancedSupply: "on" }],
    ["two-days", {}],
    ["third-day", { hiddenMovement: "on", interception: "on" }],
  ])("holds for the scenario %s and for positions in the midst of games", (scenario, options) => {
    expect(faults(noWrittenOrders.situation(scenario))).toEqual([]);
    expect(playedSituations(scenario, options).flatMap((one) => faults(one))).toEqual([]);
  });

  it.each([
    ["a turn", sixth],
    [
      "orders that wait and ride",
      {
        ...sixth,
        orders: [{ to: "U2", orders: [{ type: "march", target: "3315" }], since: 4, sent: 3 }],
        waiting: [
          {
            to: "U3",
            orders: [{ type: "attack", target: { flag: "3315", hexes: ["3315"] } }],
            needs: 5,
            sent: 4,
            since: 5,
          },
        ],
      },
    ],
    ["values of an owner", { ...start, units: { u_keyes: { front: 7 } }, leaderValues: { mcdowell: { rating: 1 } } }],
  ])("holds for %s", (_what, situation) => {
    expect(faults(situation)).toEqual([]);
    expect(() => noWrittenOrders.open(situation)).not.toThrow();
  });

  it.each([
    ["no scenario", { ...start, scenario: undefined }],
    ["an unknown field", { ...start, weather: "rain" }],
    ["an unknown option", { ...start, options: { rain: "on" } }],
    ["a stage that is none", { ...start, at: { stage: "noon" } }],
    ["a unit without a place", { ...sixth, placements: [{ unit: "u_sykes" }] }],
    ["an order of no kind", { ...sixth, orders: [{ to: "U2", orders: [{ type: "reserve" }], since: 1, sent: 1 }] }],
    ["an order that is none", { ...sixth, orders: [{ to: "U2", orders: [], since: 1, sent: 1 }] }],
    ["a leader rated too high", { ...sixth, leaders: [{ leader: "mcdowell", at: "3315", rating: 5 }] }],
    ["ground that is none", { ...sixth, control: { union: "the river" } }],
    ["dice that no die can show", { ...start, dice: [7] }],
  ])("finds %s", (_what, situation) => {
    expect(faults(situation)).not.toEqual([]);
    expect(() => noWrittenOrders.open(situation)).toThrow(Faulty);
  });
});
