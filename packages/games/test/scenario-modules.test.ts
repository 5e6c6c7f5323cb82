import { fastDice, type GameModule, type ScenarioModule } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { bullRun1861, bullRun1861Scenarios } from "@stonebridge/games/bull-run-1861";
import { bullRun1983, bullRun1983Scenarios } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders, noWrittenOrdersScenarios } from "@stonebridge/games/no-written-orders";
import { secondBullRun1862, secondBullRun1862Scenarios } from "@stonebridge/games/second-bull-run-1862";

type AnyModule = GameModule<unknown, never, never, unknown>;
type AnyScenarios = ScenarioModule<unknown, never, never, unknown>;

/** Of a game with two battlefields, the scenarios on the second: only the whole game has it. */
const ELSEWHERE = ["brawners-farm", "two-days", "third-day"];

const GAMES = [
  [bullRun1861, bullRun1861Scenarios],
  [bullRun1983, bullRun1983Scenarios],
  [secondBullRun1862, secondBullRun1862Scenarios],
  [noWrittenOrders, noWrittenOrdersScenarios],
].map(([whole, scenarios]) => ({
  id: whole.id,
  whole: whole as unknown as AnyModule,
  scenarios: scenarios as unknown as AnyScenarios,
}));

/** One of so many values is tried. */
const SAMPLE = 6;

const begunHere = ({ scenarios }: AnyScenarios) => scenarios.filter(({ id }) => !ELSEWHERE.includes(id));

/** Every scenario that begins here as it is, and a sample of the other values of options, each by itself. */
function situationsOf(module: AnyScenarios) {
  const { options, situation } = module;
  const scenarios = begunHere(module);
  const others = options
    .flatMap(({ id, values }) => values.slice(1).map((value) => ({ [id]: value })))
    .filter((_, at) => at % SAMPLE === 0);
  return [
    ...scenarios.map(({ id }) => situation(id)),
    ...others.map((chosen, at) => situation(scenarios[at % scenarios.length]?.id ?? "", chosen)),
  ];
}

describe.each(GAMES)("the scenarios of $id", ({ whole, scenarios }) => {
  it("begin as the reader of situations begins them", () => {
    let begun = 0;
    for (const situation of situationsOf(scenarios)) {
      const game = scenarios.begin(situation);
      if (!game) {
        expect(() => whole.open(situation)).toThrow();
        continue;
      }
      begun += 1;
      const read = whole.open(situation);
      const [one, other] = [game, read].map((each) => each.encode(each.start(fastDice(7))));
      expect(one).toEqual(other);
      expect(game.situation).toEqual(read.situation);
    }
    expect(begun).toBeGreaterThan(begunHere(scenarios).length);
  });

  it("are left to the reader of situations where they need more than is here", () => {
    for (const { id } of scenarios.scenarios) {
      const situation = scenarios.situation(id);
      expect(scenarios.begin(situation) === undefined, id).toBe(ELSEWHERE.includes(id));
      expect(whole.open(situation).situation).toEqual(situation);
    }
  });

  it("are no situation that tells more, or another game’s", () => {
    const [scenario] = scenarios.scenarios;
    const situation = scenarios.situation(scenario?.id ?? "");
    expect(scenarios.begin(situation)).toBeDefined();
    for (const more of [
      { dice: [3] },
      { name: "mine" },
      { game: "chess" },
      { options: { moon: "full" } },
      { at: { stage: "exact" } },
    ])
      expect(scenarios.begin({ ...situation, ...more })).toBeUndefined();
  });
});
