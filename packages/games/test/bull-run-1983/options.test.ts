import { Faulty, fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { OPTION_VALUES, type View, bullRun1983 } from "../../src/bull-run-1983/index.ts";
import { RULE_BOOK } from "../../src/bull-run-1983/rules/registry.ts";

/** What a side sees when a scenario begins. */
function begin(scenario: string, options: Readonly<Record<string, string>> = {}, seat = "union"): View {
  const game = bullRun1983.open(bullRun1983.situation(scenario, options));
  return game.view(game.start(fastDice(1)), seat);
}

function arrivals(view: View): Record<string, number | undefined> {
  return Object.fromEntries(view.arrivals.map(({ group, turn }) => [group, turn]));
}

describe("scenarios and options", () => {
  test("BR83-D01: two scenarios, four optional rules and even chances that are off unless chosen, and rules that say each", () => {
    expect(bullRun1983.scenarios.map(({ id }) => id)).toEqual(OPTION_VALUES.setup);
    expect(bullRun1983.options.map(({ id, rule, values }) => [id, rule, values[0]])).toEqual([
      ["uncertainTimes", "BR83-S1", "off"],
      ["fogOfWar", "BR83-S2", "off"],
      ["exhaustion", "BR83-S3", "off"],
      ["july20", "BR83-S4", "off"],
      ["evenChances", "BR83-S5", "off"],
    ]);
    const rules = new Set<string>(RULE_BOOK.rules.map(({ id }) => id));
    for (const { rule } of bullRun1983.options) expect(rules.has(rule)).toBe(true);
    expect(begin("historical").options).toEqual({
      setup: "historical",
      uncertainTimes: "off",
      fogOfWar: "off",
      exhaustion: "off",
      july20: "off",
      evenChances: "off",
    });
  });

  test.each([
    ["a scenario", "second", {}],
    ["an option", "free", { weather: "rain" }],
    ["a value", "free", { july20: "maybe" }],
  ])("%s that does not exist is refused", (_, scenario, options) => {
    expect(() => bullRun1983.situation(scenario, options)).toThrow(Faulty);
  });

  test("BR83-S1, BR83-OPT1-a: with uncertain times dice decide over three groups and the unfreezing, the others keep their hour", () => {
    expect(arrivals(begin("historical"))).toEqual({
      "union-4-pm": 15,
      "union-6-pm": 19,
      "confederate-11-am": 5,
    });
    expect(arrivals(begin("historical", { uncertainTimes: "on" }))).toEqual({
      "union-4-pm": undefined,
      "union-6-pm": undefined,
      "confederate-11-am": undefined,
    });
  });

  test("BR83-S3, BR83-OPT3-a: with exhaustion alone the Union may choose to have marched by R1", () => {
    for (const exhaustion of ["off", "on"]) {
      const game = bullRun1983.open(bullRun1983.situation("free", { exhaustion }));
      const p = game.start(fastDice(1));
      for (const type of ["suggest", "ready"] as const) game.act(p, "confederate", { type }, fastDice(1));
      game.act(p, "union", { type: "take", piece: "us-2nh" }, fastDice(1));
      const decision = game.decision(p);
      const routes = decision.over
        ? []
        : decision.actions.filter((one) => one.type === "put" && one.route !== undefined);
      expect(routes.length > 0).toBe(exhaustion === "on");
    }
  });

  test("BR83-S4, BR83-OPT4.1-c, BR83-OPT4.2-b, BR83-OPT4.2-c, BR83-OPT4.2-d: on July 20th other groups come, at other hours", () => {
    expect(arrivals(begin("historical", { july20: "on" }))).toEqual({
      "union-4-pm": 15,
      "confederate-noon-rail": 7,
      "confederate-noon-road": 7,
      "confederate-4-pm": 15,
    });
    expect(arrivals(begin("historical", { july20: "on", uncertainTimes: "on" }))).toEqual({
      "union-4-pm": undefined,
      "confederate-noon-rail": 7,
      "confederate-noon-road": 7,
      "confederate-4-pm": 15,
    });
  });

  test("all options together are a game", () => {
    const all = { uncertainTimes: "on", fogOfWar: "on", exhaustion: "on", july20: "on" };
    for (const scenario of OPTION_VALUES.setup)
      expect(begin(scenario, all).options).toEqual({ setup: scenario, ...all, evenChances: "off" });
  });
});

describe("the cards", () => {
  const { field } = bullRun1983.open(bullRun1983.situation("historical"));
  const piece = (id: string): number => field.index.get(id) as number;

  test("BR83-OB1-a: a brigade stands together on its card, but for those of it that come later", () => {
    const startOf = (id: string): string => field.pieces[piece(id)]?.start.how as string;
    expect(["cs-l-bee", "cs-4ala", "cs-2miss", "cs-11miss", "cs-6nc"].map(startOf)).toEqual([
      "behind",
      "behind",
      "behind",
      "behind",
      "arrival",
    ]);
    expect(field.leader[piece("cs-6nc")]).toBe(piece("cs-l-bee"));
  });

  test("BR83-OB6-a: infantry and brigade leaders alone make up brigades; leaders are no units, batteries and cavalry are", () => {
    for (const [brigade, members] of field.members.entries()) {
      if (field.kindOf[brigade] !== "brigade") expect(members).toEqual([]);
      for (const one of members) expect(["brigade-leader", "infantry"]).toContain(field.kindOf[one]);
    }
    for (const id of ["us-2nh", "us-palmer", "us-d5us", "us-b-keyes"]) expect(field.isUnit[piece(id)], id).toBe(1);
    for (const id of ["us-l-mcdowell", "us-l-tyler", "us-l-keyes", "cs-l-walton"]) {
      expect(field.isUnit[piece(id)], id).toBe(0);
      expect(field.defense[piece(id)], id).toBe(0);
    }
  });
});
