import { fastDice, scriptedDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import {
  type CombatResult,
  type GameEvent,
  type Placement,
  attackTargets,
  bullRun1861,
  whyNoAttack,
  forecast,
  forecastAttack,
  reachOf,
  ridesFrom,
} from "../../../src/bull-run-1861/index.ts";
import { drawnGame, playRandomly } from "../support/random-game.ts";
import { Table, combats, half } from "../support/table.ts";
import { quiet } from "../support/units.ts";

/** Every fall of so many dice. */
function* falls(count: number): Generator<number[]> {
  for (let number = 0; number < 6 ** count; number++)
    yield Array.from({ length: count }, (_, at) => 1 + (Math.floor(number / 6 ** at) % 6));
}

describe("the forecast of a combat", () => {
  const weighed = (placements: readonly Placement[], attackers: readonly string[], zones: readonly string[]): void => {
    const units = quiet({
      keyes: { artillery: 3 },
      howard: { combat: 3, artillery: 2 },
      bonham: { artillery: 2, cavalry: 1 },
    });
    const side = attackers[0] === "bonham" ? "south" : "north";
    const g = new Table({ at: combats(side), units, placements });
    const told = forecast(g.game, g.position, attackers, zones);
    const ways: Record<CombatResult, number> = {
      "defender-hit": 0,
      "defender-fatigue": 0,
      "attacker-fatigue": 0,
      "attacker-hit": 0,
    };
    let count = 0;
    for (const dice of falls(told.rolls.length + 2)) {
      const events: GameEvent[] = [];
      const copy = g.game.copy(g.position);
      // what follows the combat rolls on
      g.game.act(
        copy,
        side,
        { type: "fight", attackers, zones },
        scriptedDice([...dice, ...Array.from({ length: 12 }, () => 6)]),
        events,
      );
      const fought = events.find((event) => event.type === "fought");
      if (fought?.type === "fought") ways[fought.result] += 1;
      count += 1;
    }
    expect(told.ways).toEqual(ways);
    expect(told.of).toBe(count);
  };

  test("BR61-Tb9 BR61-X06 BR61-X08 BR61-11.4-a its chances are those of every fall of the dice", () => {
    weighed(
      [
        { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
        { unit: "howard", zone: "d4" },
        { unit: "bonham", zone: "e4", facing: "d4" },
      ],
      ["keyes"],
      ["e4"],
    );
    weighed(
      [
        { unit: "willcox", zone: "c4", facing: "d4", attacks: true },
        { unit: "bartow", zone: "d4" },
      ],
      ["willcox"],
      ["d4"],
    );
  });

  test("BR61-X07 BR61-11.3-n the attacker's cavalry among them", { timeout: 30_000 }, () => {
    weighed(
      [
        { unit: "bonham", zone: "e4", facing: "d4", attacks: true },
        { unit: "willcox", zone: "d4", facing: "e4", fatigue: 1 },
      ],
      ["bonham"],
      ["d4"],
    );
  });

  test("it is the combat that is then fought: the same parties and sure modifiers", () => {
    const placements: Placement[] = [
      { unit: "sherman", zone: "d4", facing: "e4", attacks: true },
      { unit: "bonham", zone: "e4", facing: "f4", fatigue: 1 },
    ];
    const g = new Table({ at: combats("north"), placements });
    const told = forecast(g.game, g.position, ["sherman"], ["e4"]);
    g.dice(6, 6, 4, 4).fight(["sherman"], ["e4"]);
    const { modifiers, attackers, defenders } = g.last("fought");
    expect(told.modifiers).toEqual(modifiers);
    expect([told.attackers, told.defenders]).toEqual([attackers, defenders]);
    expect(told.rolls.map(({ element, faces }) => [element, faces])).toEqual([
      ["sherman", 3],
      ["bonham", 3],
    ]);
  });

  test("of an attack that is not declared yet it counts the push and the enemy's turn, and changes nothing", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "c4" },
      { unit: "jackson", zone: "e4", facing: "f4" },
    ];
    const g = new Table({ at: half("north"), units: quiet({}), placements }).activate("keyes").go("keyes", "d4");
    const before = JSON.stringify(g.game.encode(g.position));
    const told = forecastAttack(g.game, g.position, { type: "attack", element: "keyes", facing: "e4" }, "e4");
    expect(told.modifiers.defender.map(({ key }) => key)).toEqual(["ratio"]);
    expect(JSON.stringify(g.game.encode(g.position))).toBe(before);
    expect(() => forecast(g.game, g.position, ["grant"], ["e4"])).toThrow("grant is not on the map");
    expect(() => forecast(g.game, g.position, ["keyes"], ["f4"])).toThrow("f4 holds no enemy");
  });
});

describe("the reach of a brigade", () => {
  test("BR61-10.3-a BR61-10.3-b BR61-10.3-l every zone it tells can be come to by the actions it tells, at that cost", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "c4" },
      { unit: "howard", zone: "b4" },
      { unit: "willcox", zone: "b4" },
      { unit: "bartow", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: half("north"), placements }).activate("keyes");
    const reach = new Map(reachOf(g.game, g.position).map((one) => [one.zone, one]));
    expect(reach.get("d4")).toMatchObject({ cost: 2, pushed: false, stops: true, mayEnd: true });
    expect(reach.get("b4")).toMatchObject({ cost: 1, mayEnd: false });
    expect(reach.has("e4")).toBe(false);
    for (const { zone, cost, pushed, actions, path } of reach.values()) {
      const one = new Table({ at: half("north"), placements }).activate("keyes").act(...actions);
      expect(one.decision.about).toMatchObject({ zone });
      expect(path.at(-1)).toBe(zone);
      const left = one.decision.about["points"] as number;
      expect(cost).toBe(4 + (pushed ? 2 : 0) - left);
    }
  });

  test("BR61-6-m BR61-9-b of two that go together it tells what the march costs, once, and not the zone where they stand", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "b2", operational: true },
      { unit: "howard", zone: "b2", operational: true },
      { unit: "bee", zone: "f4" },
    ];
    const at = { stage: "administrative", turn: 3, first: "north" } as const;
    const begun = (): Table => new Table({ at, placements }).act({ type: "activate", unit: "keyes" });
    const g = begun();
    const allowance = g.decision.about["points"] as number;
    const reach = reachOf(g.game, g.position);
    expect(reach.length).toBeGreaterThan(5);
    expect(reach.map(({ zone }) => zone)).not.toContain("b2");
    for (const { cost, actions } of reach) {
      const after = begun().act(...actions).decision.about["points"] as number;
      expect(cost).toBe(allowance - after);
    }
  });

  test(
    "it agrees with the rules in the midst of drawn games, also on Operational movement",
    { timeout: 60_000 },
    () => {
      let looked = 0;
      for (let seed = 8_000; seed < 8_006; seed++) {
        playRandomly(drawnGame(seed), seed, ({ game, p, count }) => {
          const decision = game.decision(p);
          if (count % 37 !== 0 || decision.over || !decision.step.endsWith("march")) return;
          for (const { zone, actions, cost, pushed } of reachOf(game, p)) {
            const copy = game.copy(p);
            for (const action of actions) game.act(copy, decision.sides[0] as string, action, scriptedDice([]));
            const after = game.decision(copy);
            if (
              !after.over &&
              after.step === decision.step &&
              after.about["unit"] === decision.about["unit"] &&
              !pushed
            )
              expect(after.about["points"]).toBe((decision.about["points"] as number) - cost);
            const unit = game.view(copy, "spectator").units.find(({ id }) => id === decision.about["unit"]);
            const places = unit?.elements.map((element) => element.zone) ?? [];
            expect(places.length === 0 || places.includes(zone)).toBe(true);
            looked += 1;
          }
        });
      }
      expect(looked).toBeGreaterThan(50);
    },
  );
});

describe("targets and rides", () => {
  test("BR61-R45 BR61-11.1-b every target with the declarations that have it in their Front, the straightest first", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4" },
      { unit: "bartow", zone: "e4" },
      { unit: "bee", zone: "d3" },
    ];
    const g = new Table({ at: half("north"), placements }).activate("keyes");
    const targets = attackTargets(g.game, g.position);
    expect(targets.map(({ zone, declarations }) => [zone, declarations[0]?.facing])).toEqual([
      ["e4", "e4"],
      ["d3", "d3"],
    ]);
    for (const { zone, declarations } of targets) {
      for (const action of declarations) {
        const one = new Table({ at: half("north"), placements }).activate("keyes").act(action);
        expect(one.element("keyes").front).toContain(zone);
      }
    }
    expect(attackTargets(g.game, new Table({ at: half("north"), placements }).position)).toEqual([]);
  });

  test("BR61-R10 BR61-R45 why an enemy beside cannot be attacked, though a declaration that faces him is legal for another's sake", () => {
    const situation = {
      ...bullRun1861.situation("historical"),
      at: half("north"),
      placements: [
        { unit: "schenck", zone: "mitchells-ford-north" },
        { unit: "bonham", zone: "mitchells-ford-south" },
        { unit: "jackson", zone: "blackburns-ford-south" },
      ],
    };
    const game = bullRun1861.open(situation);
    const p = game.start(fastDice(1));
    game.act(p, "north", { type: "activate", unit: "schenck" }, fastDice(1));
    expect(
      game.whyNot(p, "north", { type: "attack", element: "schenck", facing: "blackburns-ford-south" }),
    ).toBeUndefined();
    expect(whyNoAttack(game, p, "schenck", "mitchells-ford-south")).toBeUndefined();
    expect(whyNoAttack(game, p, "schenck", "blackburns-ford-south")).toMatchObject({
      rule: "BR61-R10",
      reason: "attack-river",
      with: { piece: "schenck", zone: "blackburns-ford-south" },
    });
    expect(whyNoAttack(game, p, "schenck", "cub-run-lower")).toMatchObject({ reason: "attack-none" });
  });

  test("BR61-7-l BR61-R79 rides with their cost and way", () => {
    const g = new Table({ at: half("north"), placements: [{ unit: "keyes", zone: "c4" }] });
    const rides = ridesFrom(g.game, g.position, "mcdowell");
    expect(rides.find(({ zone }) => zone === "c4")).toEqual({ zone: "c4", cost: 2, path: ["b4", "c4"] });
    expect(Math.max(...rides.map(({ cost }) => cost))).toBe(6);
    g.to("headquarters");
    expect(rides.map(({ zone }) => zone).toSorted()).toEqual(g.zones("ride"));
  });
});
