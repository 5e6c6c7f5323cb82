import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/second-bull-run-1862/actions.ts";
import { COMBAT_RESULTS, type CombatForecast } from "../../../src/second-bull-run-1862/analysis/analysis-types.ts";
import { forecast, forecastAttack, forecastFight } from "../../../src/second-bull-run-1862/analysis/forecast.ts";
import { encodePosition } from "../../../src/second-bull-run-1862/position-codec.ts";
import { verdictOf } from "../../../src/second-bull-run-1862/combat/results.ts";
import { acting } from "../support/acting.ts";
import type { Setting } from "../support/stage.ts";
import { Combats, attacker, defender, plain } from "../support/combats.ts";
import { TEST_RESULTS } from "../../../src/second-bull-run-1862/vocabulary.ts";

type Scene = Omit<Setting, "frames">;

/** Two Union brigades, one nearly spent, with guns among them, against a worn one and guns: sixes change who suffers and how it tests. */
const WORN: Scene = {
  placements: [
    attacker("hardin"),
    attacker("seymour", "107", { losses: 4 }),
    { unit: "us-artillery", zone: "106", facing: "105" },
    defender("pryor", { losses: 5, fatigue: 1 }),
    defender("toombs", { losses: 1, fatigue: 1 }),
  ],
  units: { ...plain({ hardin: 3, seymour: 6, pryor: 6, toombs: 4 }), "us-artillery": { artillery: 0 } },
};
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Fights the scene with every fall of the two combat dice, each with every face for all tests; counts as a forecast does. */
function fightAll(scene: Scene): Pick<CombatForecast, "ways" | "sixes" | "of"> & { readonly units: unknown } {
  const ways = Object.fromEntries(COMBAT_RESULTS.map((result) => [result, 0])) as Record<string, number>;
  const sixes = { attacker: 0, defender: 0 };
  const units: Record<string, { struck: number; tired: number; tests: Record<string, number> }> = {};
  const of = (id: string) =>
    (units[id] ??= { struck: 0, tired: 0, tests: Object.fromEntries(TEST_RESULTS.map((result) => [result, 0])) });
  for (const placement of scene.placements) of(placement.unit);
  for (const ours of FACES) {
    for (const theirs of FACES) {
      for (const die of FACES) {
        const g = new Combats(scene, [ours, theirs, die, die, die]).fight("105").settle();
        for (const { unit, result } of g.told("combat-test")) of(unit).tests[result] += 1;
        if (die > 1) continue;
        const { loser, tests, attacker: side } = g.fought;
        ways[`${loser === side ? "attacker" : "defender"}-${tests ? "tests" : "tires"}`] += 1;
        if (ours === 6) sixes.attacker += 1;
        if (theirs === 6) sixes.defender += 1;
        for (const { unit, cause } of g.told("lost-step")) if (cause === "natural-six") of(unit).struck += 1;
        for (const { unit } of g.told("fatigued")) of(unit).tired += 1;
      }
    }
  }
  return { ways: ways as CombatForecast["ways"], sixes, of: 36, units };
}

describe("the forecast of a combat", () => {
  test("SB62-10.4-b SB62-10.4-f SB62-10.4-h it counts what the rules do with every fall of the dice", () => {
    const g = new Combats(WORN);
    const seen = forecastFight(g, g.p, "105");
    const fought = fightAll(WORN);
    expect(seen).toMatchObject({ ways: fought.ways, sixes: fought.sixes, of: fought.of, hopeless: false, rolls: [] });
    const counted = Object.fromEntries(
      seen.units.map(({ unit, struck, suffers, tests }) => [
        unit,
        // artillery that suffers takes no Fatigue
        { struck, tired: unit === "us-artillery" ? 0 : suffers, tests },
      ]),
    );
    expect(counted).toEqual(fought.units);
  });

  test("SB62-10.3.2-a SB62-10.3.2-b SB62-10.3.2-c dice for guns and sharpshooters are weighed in", () => {
    const g = new Combats({
      placements: [attacker("sullivan"), attacker("hardin", "107"), defender("pryor")],
      units: {
        ...plain({ hardin: 6, pryor: 6 }),
        sullivan: { combat: 6, artillery: 8, star: false },
        pryor: { combat: 6, artillery: 5, star: false },
      },
    });
    const seen = forecast(g, g.p, ["hardin", "sullivan"], "105");
    expect(seen.rolls).toEqual([
      { kind: "artillery", side: "union", faces: 2 },
      { kind: "sharpshooters", side: "union", unit: "sullivan", faces: 2 },
      { kind: "artillery", side: "confederate", faces: 5 },
    ]);
    const sum = (side: "attacker" | "defender"): number =>
      seen.modifiers[side].reduce((total, { value }) => total + value, 0);
    const ways = Object.fromEntries(COMBAT_RESULTS.map((result) => [result, 0])) as Record<string, number>;
    let of = 0;
    for (const guns of FACES)
      for (const sharp of FACES)
        for (const theirGuns of FACES)
          for (const ours of FACES)
            for (const theirs of FACES) {
              const attack = Math.max(1, ours + sum("attacker") + (guns <= 2 ? 1 : 0) + (sharp <= 2 ? 1 : 0));
              const defence = Math.max(1, theirs + sum("defender") + (theirGuns <= 5 ? 1 : 0));
              const { lost, tests } = verdictOf(attack, defence);
              ways[`${lost === -1 ? "attacker" : "defender"}-${tests ? "tests" : "tires"}`] += 1;
              of += 1;
            }
    expect(seen.ways).toEqual(ways);
    expect(seen.of).toBe(of);
    expect(seen.sixes).toEqual({ attacker: of / 6, defender: of / 6 });
  });

  test("SB62-10.3.1-b SB62-RU56 a hopeless attack has one outcome and no six", () => {
    const g = new Combats({
      placements: [attacker("hardin"), defender("pryor")],
      units: plain({ hardin: 2, pryor: 7 }),
    });
    const seen = forecastFight(g, g.p, "105");
    expect(seen).toMatchObject({
      hopeless: true,
      of: 1,
      ways: { "attacker-tests": 1, "attacker-tires": 0, "defender-tires": 0, "defender-tests": 0 },
      sixes: { attacker: 0, defender: 0 },
      rolls: [],
    });
    expect(seen.units).toEqual([
      { unit: "hardin", side: "union", struck: 0, suffers: 1, tests: { rout: 0, disorder: 2, retreat: 3, melee: 1 } },
      {
        unit: "pryor",
        side: "confederate",
        struck: 0,
        suffers: 0,
        tests: { rout: 0, disorder: 0, retreat: 0, melee: 0 },
      },
    ]);
  });

  test("SB62-10.3.6-a a brigade that could join is weighed with those who have their markers", () => {
    const g = new Combats({
      placements: [attacker("hardin"), { unit: "seymour", zone: "107", facing: "105" }, defender("pryor")],
      units: plain({ hardin: 6, seymour: 6, pryor: 6 }),
    });
    const alone = forecastFight(g, g.p, "105");
    const joined = forecastFight(g, g.p, "105", "seymour");
    expect(alone.from).toEqual(["106"]);
    expect(joined.from.toSorted()).toEqual(["106", "107"]);
    expect(joined.modifiers.attacker.map(({ key, value }) => [key, value])).toEqual([
      ["ratio", 2],
      ["zones", 1],
    ]);
    expect(joined).toEqual(forecast(g, g.p, ["hardin", "seymour"], "105"));
  });

  test("SB62-9.5-c SB62-RU40 an attack not yet declared is weighed as it would come about, when the enemy has turned", () => {
    const g = acting(
      "hardin",
      [
        { unit: "hardin", zone: "86", facing: "106" },
        { unit: "pryor", zone: "105", facing: "119" },
      ],
      {},
      { units: plain({ hardin: 6, pryor: 6 }) },
    ).act({ type: "step", unit: "hardin", zone: "106" });
    const before = JSON.stringify(encodePosition(g.p));
    // Pryor looks away: as he stands he would be taken in the Flank, but he will turn to the newcomer
    expect(forecastFight(g, g.p, "105", "hardin").modifiers.defender).toMatchObject([{ key: "flank", value: -1 }]);
    const seen = forecastAttack(g.game, g.p, { type: "attack", unit: "hardin", zone: "105" });
    expect(seen).toMatchObject({ attacker: "union", zone: "105", from: ["106"], modifiers: { defender: [] } });
    expect(JSON.stringify(encodePosition(g.p))).toBe(before);
    // what is declared comes about
    g.act({ type: "attack", unit: "hardin", zone: "105" });
    while (!g.over) {
      const { about, step } = g.decision;
      const faced = step === "turning" ? about["zone"] : "105";
      g.act(g.offered("face").find(({ zone }) => zone === faced) as Action);
    }
    expect(forecastFight(g, g.p, "105")).toEqual(seen);
  });

  test("SB62-10.3.6-b SB62-RU52 the zone that would be attacked exposes nobody, though no marker points there yet", () => {
    const g = new Combats({
      placements: [
        { unit: "hardin", zone: "106", facing: "105" },
        { unit: "pryor", zone: "105", facing: "106" },
        { unit: "toombs", zone: "104", facing: "106" },
      ],
    });
    const keys = (zone: string): readonly unknown[] =>
      forecast(g, g.p, ["hardin"], zone).modifiers.attacker.map(({ key, zones }) => [key, zones]);
    expect(keys("105")).toContainEqual(["unattacked", ["104"]]);
    expect(keys("104")).toContainEqual(["unattacked", ["105"]]);
  });

  test("it changes nothing, and says what is wrong with a question", () => {
    const g = new Combats(WORN);
    const before = JSON.stringify(encodePosition(g.p));
    forecastFight(g, g.p, "105");
    expect(JSON.stringify(encodePosition(g.p))).toBe(before);
    expect(() => forecast(g, g.p, ["jones"], "105")).toThrow("jones is not on the map.");
    expect(() => forecast(g, g.p, ["hardin"], "104")).toThrow("104 holds no enemy.");
    expect(() => forecast(g, g.p, [], "105")).toThrow("Nobody attacks 105.");
  });
});
