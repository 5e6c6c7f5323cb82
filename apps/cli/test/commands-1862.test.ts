import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { fastDice, Match, seededSource } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { cli, scratch } from "./run-cli.ts";

const folder = scratch();
const GAME = "second-bull-run-1862";
const august30 = secondBullRun1862.situation("august-30");
const field = { ...august30, at: { stage: "turn", day: 2, turn: 4 } };

/** Hardin, Meade and their guns attack Field on the railroad from below. */
const combat = {
  ...august30,
  at: { stage: "combat", day: 2, turn: 4, phase: 2, first: "union", side: "union" },
  placements: [
    { unit: "hardin", zone: "73", facing: "96", attacks: "96" },
    { unit: "reynolds-artillery", zone: "73", facing: "96" },
    { unit: "meade", zone: "74", facing: "96", attacks: "96" },
    { unit: "field", zone: "96", facing: "73", losses: 1, fatigue: 1 },
    { unit: "pender", zone: "95", facing: "73" },
  ],
};

const file = (name: string, content: unknown) => folder.file(`${name}.json`, content);

/** The set-up of August 29 as it is proposed, but with one brigade beside another. */
function setUpOtherwise(moved: string, beside: string) {
  const match = Match.begin(secondBullRun1862.open(secondBullRun1862.situation("august-29")), {
    dice: seededSource(1),
  });
  match.act("confederate", { type: "suggest" });
  const { units, commanders } = match.game.view(match.position, "spectator");
  const zoneOf = (id: string) => units.find((unit) => unit.id === id)?.zone;
  return {
    ...secondBullRun1862.situation("august-29"),
    placements: units.flatMap(({ id, zone }) =>
      zone === undefined ? [] : [{ unit: id, zone: id === moved ? zoneOf(beside) : zone }],
    ),
    commanders: commanders.flatMap(({ id, zone }) => (zone === undefined ? [] : [{ id, zone }])),
  };
}

/** The beginning of a random game. */
function record(steps: number) {
  const match = Match.begin(secondBullRun1862.open(august30), { dice: seededSource(5) });
  const chance = fastDice(2);
  match.act("confederate", { type: "suggest" });
  match.act("confederate", { type: "ready" });
  match.act("union", { type: "suggest" });
  match.act("union", { type: "ready" });
  while (match.steps.length < steps) {
    const { decision } = match;
    if (decision.over) break;
    match.act(decision.sides[0], decision.actions[chance.roll("choice", decision.actions.length) - 1]);
  }
  return structuredClone(match.record());
}

describe("simulate", () => {
  const flags = ["simulate", GAME, "--games", "2", "--seed", "7", "--jobs", "1"];

  it("counts wins and victory points by side, the same for the same seed", async () => {
    const { code, out } = await cli(...flags, "--json");
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toEqual({
      game: GAME,
      scenario: "august-30",
      options: {},
      games: 2,
      errors: 0,
      wins: { union: expect.any(Number), confederate: expect.any(Number), draw: expect.any(Number) },
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      victoryPoints: { union: expect.any(Number), confederate: expect.any(Number) },
    });
    const again = JSON.parse((await cli(...flags, "--json")).out);
    expect([again.wins, again.decisions, again.victoryPoints]).toEqual([
      report.wins,
      report.decisions,
      report.victoryPoints,
    ]);
  });

  it("plays every scenario with its options, for people", async () => {
    for (const [scenario, options] of [
      ["august-30", "setupLosses=count"],
      ["both-days", "tacticalOption=on"],
    ]) {
      const one = ["--games", "1", "--jobs", "1", "--scenario", scenario, "--options", options];
      const { code, out } = await cli("simulate", GAME, ...one);
      expect(code).toBe(0);
      expect(out).toContain(`${GAME}, ${scenario}: 1 game\n`);
      expect(out).toContain(options);
      expect(out).toMatch(/victory points, union +\d/);
    }
  });

  it("lets a colonel lead a side by either of its names", async () => {
    for (const flag of ["--confederate", "--south"]) {
      const { code, out } = await cli("simulate", GAME, "--games", "1", "--jobs", "1", "--seed", "3", flag, "colonel");
      expect(code).toBe(0);
      expect(out).toContain("confederate (colonel)");
    }
  });

  it("takes an owner's values for brigades and commanders, and names those that cannot be", async () => {
    const strong = { units: { gibbon: { combat: 9, star: true }, lee: { movement: 5 }, jackson: { available: 1 } } };
    expect((await cli(...flags, "--units", file("strong", strong))).code).toBe(0);
    const wrong = { gibbon: { combat: 40 }, grant: {}, pope: { available: 1 }, hood: { speed: 3 } };
    const { code, err } = await cli(...flags, "--units", file("wrong", wrong));
    expect(code).toBe(1);
    for (const part of ["units.gibbon.combat", "units.grant", "commanderValues.pope.available", "units.hood.speed"])
      expect(err).toContain(part);
  });
});

describe("run and why", () => {
  it("fights a combat with the dice that are given, and tells all that counted", async () => {
    const actions = file("fight", [{ type: "fight", zone: "96" }]);
    const flags = ["--actions", actions, "--dice", "3,6,3,2"];
    const { code, out, err } = await cli("run", file("combat", combat), ...flags, "--json");
    expect([code, err]).toEqual([0, ""]);
    const { events, position } = JSON.parse(out);
    expect(events.find(({ type }: { type: string }) => type === "fought")).toMatchObject({
      dice: { attacker: 6, defender: 3 },
      totals: { attacker: 9, defender: 4 },
    });
    expect(position).toMatchObject({ game: GAME, at: { stage: "exact" } });
    const again = await cli("run", file("position", position), "--json");
    expect(JSON.parse(again.out).position).toEqual(position);
    const told = (await cli("run", file("combat", combat), ...flags)).out;
    expect(told).toMatch(/The Union attacks: Meade 6, Hardin 6 and Reynolds’ artillery 0\n/);
    expect(told).toMatch(/The Confederates defend: Field 5/);
    expect(told).toMatch(/\+2 {2}Strength 12 : 5, counts as 2 to 1 \[10\.3\.1-a\]/);
    expect(told).toMatch(/9 is more than twice 4: the Confederates suffer Fatigue and a combat test\./);
    expect(told).toContain('{"type":"face","unit":"field"');
  });

  it("say why an action is not allowed, and by which rule", async () => {
    const setUp = file("set-up", august30);
    const yes = await cli("why", setUp, "--action", '{"type":"suggest"}');
    expect(yes.out).toBe("Allowed.\n");
    const no = await cli("why", setUp, "--action", '{"type":"place","unit":"gibbon","zone":"136"}', "--json");
    expect(JSON.parse(no.out)).toEqual({ legal: false, rule: "SB62-11.2-a", reason: "place-other-side" });
    expect((await cli("why", setUp, "--side", "union", "--action", '{"type":"ready"}')).out).toMatch(
      /^Not allowed \(SB62-6\.1-a\): ./,
    );
    const early = await cli("why", file("turn", field), "--action", '{"type":"enough"}');
    expect(early.err).toMatch(/dice are rolled before anyone is asked/);
  });
});

describe("bad input", () => {
  const set = (...placements: readonly unknown[]) => ({ ...field, placements });

  it.each([
    [
      "three brigades in a zone",
      set(...["gibbon", "patrick", "sullivan"].map((unit) => ({ unit, zone: "136" }))),
      /3 brigades are in 136; at most 2 may stack \(SB62-9\.6-a\)/,
    ],
    [
      "two corps in a zone",
      set({ unit: "gibbon", zone: "136" }, { unit: "koltes", zone: "136" }),
      /of different corps are in 136 \(SB62-9\.6-a\)/,
    ],
    [
      "a zone of the list left empty",
      setUpOtherwise("branch", "archer"),
      /157 must hold one of archer, branch, .* \(SB62-11\.2-a\)/,
    ],
    [
      "losses above a brigade's strength",
      set({ unit: "gibbon", zone: "136", losses: 12 }),
      /placements\[0\]\.losses.*SB62-10\.4-w/,
    ],
    [
      "an isolated mark that the position contradicts",
      set({ unit: "gibbon", zone: "136", isolated: true }),
      /gibbon is isolated or in cohesion only in a part of an action phase of its own side \(SB62-RU26\)/,
    ],
    [
      "both sides in one zone",
      set({ unit: "gibbon", zone: "136" }, { unit: "johnson", zone: "136" }),
      /136 holds gibbon of the other side \(SB62-9\.6-d\)/,
    ],
    ["an unknown zone", set({ unit: "gibbon", zone: "206" }), /placements\[0\]\.zone/],
    ["a facing that does not border", set({ unit: "gibbon", zone: "136", facing: "1" }), /facing.*SB62-9\.3-d/],
    ["artillery that tires", set({ unit: "hill-artillery", zone: "136", fatigue: 1 }), /SB62-10\.4-z/],
    ["a night in a scenario of one day", { ...august30, at: { stage: "night" } }, /SB62-11\.2\.3-d/],
    ["a turn beyond the last", { ...field, at: { stage: "turn", day: 2, turn: 11 } }, /at\.turn.*SB62-11\.2\.2-e/],
    ["a day that is not fought", { ...field, at: { stage: "turn", day: 1, turn: 4 } }, /at\.day.*SB62-11\.2-a/],
    ["an unknown scenario", { ...field, scenario: "august-28" }, /scenario: must be one of august-29, august-30/],
    ["another game's situation", { ...field, game: "bull-run-1861" }, /./],
    ["what is no JSON", '{"game": "second-bull-run-1862", ', /is not JSON/],
  ])("is refused, with the field and the rule: %s", async (name, situation, message) => {
    const { code, err, out } = await cli("run", file(name.replaceAll(/\W/g, "-"), situation));
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n {4}at /);
  });

  it("names an action that is not allowed, and the rule", async () => {
    const actions = file("astray", [{ type: "suggest" }, { type: "place", unit: "johnson", zone: "1" }]);
    const { code, err } = await cli("run", file("set-up", august30), "--actions", actions);
    expect(code).toBe(1);
    expect(err).toMatch(/action 2 is not allowed \(SB62-11\.2-a\): Johnson cannot start/);
  });

  it.each([
    [
      ["simulate", GAME, "--union", "hero"],
      '--union: "hero" cannot play. Choose one of: recruit, colonel, general, marshal',
    ],
    [["simulate", GAME, "--confederate", "recruit", "--south", "recruit"], "are the same side"],
    [["simulate", GAME, "--options", "tacticalOption=maybe"], "options.tacticalOption: must be one of off, on"],
    [["simulate", GAME, "--scenario", "first"], "Scenarios: august-30, august-29, both-days"],
    [["maps", GAME], "Give a file to write to"],
    [["rules", GAME, "--find", "submarine"], 'contains "submarine"'],
  ])("says what is wrong with %j", async (parameters, message) => {
    const { code, err, out } = await cli(...parameters);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(message);
  });
});

describe("verify", () => {
  it("accepts what was played, and names the first step that was altered", async () => {
    const played = record(200);
    expect(JSON.parse((await cli("verify", file("good", played), "--json")).out)).toMatchObject({ ok: true });
    const at = played.steps.findLastIndex(({ action }) => action.type === "step");
    const action = { type: "step", unit: "gibbon", zone: "1" } as const;
    const altered = { ...played, steps: played.steps.with(at, { ...played.steps[at], action }) };
    const { code, out } = await cli("verify", file("altered", altered), "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, step: at + 1 });
  });
});

describe("rules, scenarios and maps", () => {
  it("are listed", async () => {
    const { out } = await cli("scenarios", GAME);
    for (const word of ["august-29", "august-30", "both-days", "tacticalOption", "setupLosses", "an interpretation"])
      expect(out).toContain(word);
    expect((await cli("rules", GAME, "--find", "forced march")).out).toContain("SB62-9.4-a");
    expect((await cli("maps")).out).toContain(GAME);
    const { code, out: covered } = await cli("rules", GAME, "--coverage", "--json");
    expect([code, JSON.parse(covered)]).toEqual([0, { game: GAME, clauses: 210, uncovered: [] }]);
  });
});
