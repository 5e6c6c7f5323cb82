import { writeFileSync } from "node:fs";
import { keyedSource, Match, seededSource } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { RULE_BOOK } from "@stonebridge/games/bull-run-1861/rules";
import { describe, expect, it, vi } from "vitest";
import { diceCrypto } from "../src/dice-crypto.ts";
import { Progress } from "../src/terminal/progress.ts";
import { cli, scratch } from "./run-cli.ts";

const folder = scratch();
const GAME = "bull-run-1861";
const start = folder.file("start.json", bullRun1861.situation("historical"));

/** South, then North, is ready: the game begins. */
const READY = [{ type: "ready" }, { side: "north", action: { type: "ready" } }];

function record(steps: number) {
  const game = bullRun1861.open(bullRun1861.situation("historical"));
  const match = Match.begin(game, { dice: seededSource(5) });
  while (match.steps.length < steps) {
    const { decision } = match;
    if (decision.over) break;
    match.act(decision.sides[0], decision.actions[decision.actions.length - 1]);
  }
  return structuredClone(match.record());
}

describe("stonebridge", () => {
  it("has help for every command", async () => {
    const { code, out } = await cli("--help");
    expect(code).toBe(0);
    const names = [...out.matchAll(/^ {2}([a-z]+)(?: \[| <)/gm)].map(([, name]) => name);
    for (const name of [
      "play",
      "simulate",
      "tournament",
      "run",
      "why",
      "verify",
      "rules",
      "maps",
      "serve",
      "games",
      "scenarios",
    ]) {
      expect(names).toContain(name);
      const help = await cli(name, "--help");
      expect([name, help.code]).toEqual([name, 0]);
      expect(help.out).toContain(`Usage: stonebridge ${name}`);
    }
  });

  it.each([
    [["march"], "unknown command 'march'"],
    [["games", "--loud"], "unknown option '--loud'"],
    [["simulate"], "missing required argument 'game'"],
    [["simulate", GAME, "--games", "0"], "--games <n>' argument '0' is invalid. Give a whole number of 1 or more"],
    [["simulate", GAME, "--games"], "--games <n>' argument missing"],
    [
      ["simulate", GAME, "--north", "hero"],
      '--north: "hero" cannot play. Choose one of: recruit, colonel, general, marshal',
    ],
    [["simulate", GAME, "--north", "recruit", "--union", "colonel"], "--north and --union are the same side"],
    [["simulate", GAME, "--scenario", "first"], "Scenarios: historical, free"],
    [["simulate", GAME, "--options", "confusion=maybe"], "options.confusion: must be one of off, on"],
    [["simulate", GAME, "--options", "rain=on"], "options.rain"],
    [
      ["simulate", "waterloo"],
      'There is no game "waterloo". Games: bull-run-1861, bull-run-1983, second-bull-run-1862',
    ],
    [["run", "nowhere.json"], "nowhere.json cannot be read: there is no such file"],
    [["why", "nowhere.json"], "required option '--action <json>' not specified"],
    [["rules", GAME, "--find", "submarine"], 'contains "submarine"'],
    [["play", GAME, "--dice", "loaded"], "Allowed choices are rolled, typed"],
  ])("says what is wrong with %j", async (parameters, message) => {
    const { code, err, out } = await cli(...parameters);
    expect(err).toContain(message);
    expect(code).toBe(1);
    expect(out).toBe("");
  });
});

describe("games and scenarios", () => {
  it("are listed", async () => {
    expect(JSON.parse((await cli("games", "--json")).out)).toEqual({
      games: [
        { id: GAME, name: "Bull Run 1861" },
        { id: "bull-run-1983", name: "Bull Run (1983)" },
        { id: "second-bull-run-1862", name: "Second Bull Run 1862" },
        { id: "no-written-orders", name: "No Written Orders" },
      ],
    });
    const listed = JSON.parse((await cli("scenarios", GAME, "--json")).out);
    expect(listed.scenarios.map((one: { id: string }) => one.id)).toEqual(["historical", "free"]);
    const { out } = await cli("scenarios", GAME);
    for (const option of bullRun1861.options) expect(out).toContain(option.id);
  });
});

describe("simulate", () => {
  const flags = ["simulate", GAME, "--games", "3", "--seed", "7", "--jobs", "1"];

  it("prints one object whose games are the same for the same seed", async () => {
    const [first, second] = [await cli(...flags, "--json"), await cli(...flags, "--json")];
    expect(first.code).toBe(0);
    const { seconds, decisionsPerSecond, gamesPerSecond, ...report } = JSON.parse(first.out);
    expect(report).toEqual({
      game: GAME,
      scenario: "historical",
      options: { setup: "historical" },
      games: 3,
      errors: 0,
      wins: { north: expect.any(Number), south: expect.any(Number), draw: 0 },
      decisions: expect.any(Number),
      victoryPoints: { north: expect.any(Number), south: expect.any(Number) },
    });
    expect(report.wins.north + report.wins.south).toBe(3);
    expect(Math.min(seconds, decisionsPerSecond, gamesPerSecond)).toBeGreaterThan(0);
    const again = JSON.parse(second.out);
    expect([again.wins, again.decisions, again.victoryPoints]).toEqual([
      report.wins,
      report.decisions,
      report.victoryPoints,
    ]);
  });

  it("lets a general count play-outs instead of time, and then plays the same game again", async () => {
    const general = [
      "simulate",
      GAME,
      "--games",
      "1",
      "--jobs",
      "1",
      "--north",
      "general",
      "--playouts",
      "6",
      "--json",
    ];
    const [first, second] = [JSON.parse((await cli(...general)).out), JSON.parse((await cli(...general)).out)];
    expect(first.errors).toBe(0);
    expect([second.decisions, second.victoryPoints]).toEqual([first.decisions, first.victoryPoints]);
    expect((await cli("simulate", GAME, "--playouts", "0")).code).not.toBe(0);
  });

  it("reports the games that were played before Ctrl-C", async () => {
    const many = ["simulate", GAME, "--games", "1000", "--seed", "7", "--jobs", "1"];
    const show = vi.spyOn(Progress.prototype, "show").mockImplementation((done) => {
      if (done === 3) process.emit("SIGINT");
    });
    try {
      const stopped = await cli(...many, "--json");
      expect([stopped.code, stopped.err]).toEqual([130, "Stopped by Ctrl-C: 3 of 1000 games were played.\n"]);
      const { games, unplayed, decisions, wins } = JSON.parse(stopped.out);
      expect([games, unplayed]).toEqual([3, 997]);
      expect((await cli(...many)).out).toContain("bull-run-1861, historical: 3 games, stopped with 997 left to play");
      const whole = JSON.parse((await cli(...flags, "--json")).out);
      expect([whole.decisions, whole.wins]).toEqual([decisions, wins]);
    } finally {
      show.mockRestore();
    }
    expect(process.listenerCount("SIGINT")).toBe(0);
  });

  it("says that nobody gives up where no marshal plays", async () => {
    for (const command of ["simulate", "play"]) {
      const { code, out, err } = await cli(command, GAME, "--north", "general", "--south", "colonel", "--give-up");
      expect([command, code, out]).toEqual([command, 1, ""]);
      expect(err).toContain("--give-up: only marshals give up, and none plays here.");
    }
    const led = await cli(...flags, "--games", "1", "--north", "marshal-bold", "--playouts", "1", "--give-up");
    expect(led.code).toBe(0);
  });

  it("prints a table with intervals for people", async () => {
    const { out } = await cli(...flags, "--options", "extraTurn=on");
    expect(out).toContain("bull-run-1861, historical: 3 games");
    expect(out).toContain("extraTurn=on");
    expect(out).toMatch(/south \(recruit\) +\d +[\d.]+% +[\d.]+% to [\d.]+%/);
    expect(out).toMatch(/victory points, north +\d/);
  });

  it("takes the values of a unit file", async () => {
    const weak = Object.fromEntries(
      ["jackson", "bee", "evans", "bonham"].map((id) => [id, { combat: 1, artillery: 0 }]),
    );
    const plain = JSON.parse((await cli(...flags, "--json")).out);
    const changed = JSON.parse((await cli(...flags, "--json", "--units", folder.file("units.json", weak))).out);
    expect(changed.decisions).not.toBe(plain.decisions);
    const wrong = await cli(
      ...flags,
      "--units",
      folder.file("wrong.json", { units: { jackson: { combat: 60 }, lee: {} } }),
    );
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain("units.jackson.combat");
    expect(wrong.err).toContain("units.lee");
  });
});

describe("run", () => {
  const actions = folder.file("actions.json", READY);

  it("prints events, the position and what it waits for", async () => {
    const { code, out } = await cli("run", start, "--actions", actions, "--json");
    expect(code).toBe(0);
    const { events, position, decision } = JSON.parse(out);
    expect(events.map((event: { type: string }) => event.type)).toContain("turn-began");
    expect(position).toMatchObject({ format: "stonebridge-situation", game: GAME });
    expect(decision).toMatchObject({ over: false, step: "marking", sides: ["south"] });
    const again = JSON.parse((await cli("run", folder.file("position.json", position), "--json")).out);
    expect(again).toEqual({ events: [], position, decision });
  });

  it("tells people the same in sentences", async () => {
    const { out } = await cli("run", start, "--actions", actions);
    expect(out).toMatch(/=== Turn 1\b/);
    expect(out).toContain('{"type":"marked"}');
  });

  it("rolls the dice it is given", async () => {
    const turn = folder.file("turn.json", {
      ...bullRun1861.situation("historical"),
      at: { stage: "movement", turn: 2, phase: 1, first: "north", side: "north" },
      placements: [
        { unit: "sherman", zone: "stone-bridge-east" },
        { unit: "jackson", zone: "henry-hill" },
      ],
      headquarters: [
        { id: "mcdowell", zone: "gum-spring-turn" },
        { id: "beauregard", zone: "new-market" },
      ],
    });
    const given = await cli("run", turn, "--dice", "6", "--json");
    expect(given.err).toBe("");
    expect(JSON.parse(given.out).events).toContainEqual(
      expect.objectContaining({ type: "activation-number", roll: expect.objectContaining({ die: 6 }) }),
    );
    const short = await cli(
      "run",
      turn,
      "--dice",
      "6",
      "--actions",
      folder.file("one.json", [
        { type: "activate", unit: "sherman" },
        { type: "end", unit: "sherman" },
        { type: "face", element: "sherman", zone: "stone-bridge-west" },
        { type: "stay" },
      ]),
    );
    expect(short.err).toMatch(/rolls one more die than --dice gives \(.*6 faces\)/);
    expect(short.code).toBe(1);
    expect((await cli("run", turn, "--dice", "6,1,1")).err).toContain("2 of 3 results were not used");
    expect((await cli("run", turn, "--dice", "7")).err).toContain("which a 6-sided die cannot show");
  });

  it("rolls the situation's own dice first", async () => {
    const moving = {
      ...bullRun1861.situation("historical"),
      at: { stage: "movement", turn: 2, phase: 1, first: "north", side: "north" },
      placements: [{ unit: "sherman", zone: "stone-bridge-east" }],
    };
    for (const [own, given, die] of [
      [[5], [], 5],
      [[5], ["--dice", "2"], 5],
      [[], ["--dice", "2"], 2],
    ] as const) {
      const file = folder.file("own.json", { ...moving, dice: own });
      const { events } = JSON.parse((await cli("run", file, ...given, "--json")).out);
      expect(events.find((event: { type: string }) => event.type === "activation-number").roll.die).toBe(die);
    }
  });

  it("names an action that is not allowed, and the rule", async () => {
    const march = [{ type: "ready" }, { type: "step", unit: "sherman", zone: "henry-hill" }];
    const { code, err } = await cli("run", start, "--actions", folder.file("march.json", march));
    expect(code).toBe(1);
    expect(err).toMatch(/action 2 is not allowed \(BR61-/);
  });
});

describe("why", () => {
  it("says whether an action is allowed", async () => {
    const yes = await cli("why", start, "--action", '{"type":"ready"}', "--json");
    expect([yes.code, JSON.parse(yes.out)]).toEqual([0, { legal: true }]);
    expect((await cli("why", start, "--action", '{"type":"ready"}')).out).toBe("Allowed.\n");
  });

  it("says the rule by which it is not", async () => {
    const flags = ["why", start, "--side", "north", "--action", '{"type":"ready"}'];
    expect(JSON.parse((await cli(...flags, "--json")).out)).toEqual({
      legal: false,
      rule: "BR61-R93",
      reason: "dispose-order",
    });
    expect((await cli(...flags)).out).toMatch(/^Not allowed \(BR61-R93\): ./);
  });

  it("refuses what is no action, and a side that does not exist", async () => {
    expect((await cli("why", start, "--action", "[]")).err).toContain("--action is not an action");
    expect((await cli("why", start, "--action", "{")).err).toContain("--action is not JSON");
    expect((await cli("why", start, "--action", '{"type":"end"}', "--side", "west")).err).toContain(
      "Sides: north, south",
    );
  });
});

describe("verify", () => {
  it("accepts what was played", async () => {
    const file = folder.file("good.json", record(60));
    expect(JSON.parse((await cli("verify", file, "--json")).out)).toMatchObject({ ok: true, dice: "unproven" });
    expect((await cli("verify", file)).out).toContain("60 steps");
  });

  it("calls a record right whose dice are all of the key sealed first, and says unproven of every later key", async () => {
    const game = bullRun1861.open(bullRun1861.situation("historical"));
    const source = (byte: number) => keyedSource(diceCrypto, new Uint8Array(32).fill(byte));
    const match = Match.begin(game, { dice: source(1) });
    const play = (steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        const { decision } = match;
        if (!decision.over) match.act(decision.sides[0], decision.actions[decision.actions.length - 1]);
      }
    };
    play(60);
    const good = folder.file("one-key.json", match.record({ key: true }));
    expect(JSON.parse((await cli("verify", good, "--json")).out)).toEqual({ ok: true, dice: "proven", unproven: [] });
    expect((await cli("verify", good)).out).toMatch(/The record is correct.*\n.*sealed before the first/s);
    match.changeDice(source(2));
    play(40);
    const drawn = match.steps.slice(60).reduce((sum, { dice }) => sum + dice.length, 0);
    expect(drawn).toBeGreaterThan(0);
    const bad = folder.file("two-keys.json", match.record({ key: true }));
    expect(JSON.parse((await cli("verify", bad, "--json")).out)).toEqual({
      ok: true,
      dice: "unproven",
      unproven: [{ from: 61, to: 100, dice: drawn, why: "later-source" }],
    });
    const { out, code } = await cli("verify", bad);
    expect(code).toBe(0);
    expect(out).toContain(`Unproven: ${drawn} dice.`);
    expect(out).toContain("steps 61 to 100");
    expect(out).not.toMatch(/right/i);
  });

  it("says in a sentence what is wrong with a file of any depth or length", async () => {
    const deep = folder.path("deep.json");
    writeFileSync(deep, `{"format":"stonebridge-record","version":${"[".repeat(60_000)}${"]".repeat(60_000)}}`);
    const long = folder.file("long.json", { ...record(3), notes: { a: "x".repeat(50_000_000) } });
    for (const [file, message] of [
      [deep, "nests deeper than 64 levels"],
      [long, "holds a text of 50000000 characters"],
    ]) {
      for (const command of [["verify"], ["run"], ["why", "--action", '{"type":"end"}']]) {
        const { code, err, out } = await cli(command[0], file, ...command.slice(1));
        expect(code).toBe(1);
        expect(err).toContain(message);
        expect((err + out).length).toBeLessThan(1_000);
      }
    }
  });

  it("names the first step that differs", async () => {
    const played = record(60);
    const rolled = played.steps.findIndex((step) => (step.dice ?? []).length > 0);
    const steps = played.steps.with(rolled, {
      ...played.steps[rolled],
      dice: [((played.steps[rolled].dice?.[0] ?? 0) % 6) + 1],
    });
    const file = folder.file("altered.json", { ...played, steps });
    const { code, out, err } = await cli("verify", file, "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ ok: false, step: rolled + 1, problem: expect.stringContaining("die 1 shows") });
    expect(err).toContain(`Step ${rolled + 1}:`);
  });

  it("names the field of a broken record", async () => {
    const { code, out } = await cli(
      "verify",
      folder.file("broken.json", { ...record(3), steps: [{ side: 1 }] }),
      "--json",
    );
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, step: 0, problem: expect.stringContaining("steps[0].side") });
    expect((await cli("verify", start)).err).toContain('must be "stonebridge-record"');
  });
});

describe("rules", () => {
  it("are listed in our words and can be searched", async () => {
    const { out } = await cli("rules", GAME, "--find", "BR61-10.3-l");
    expect(out).toContain("BR61-10.3-l");
    expect(JSON.parse((await cli("rules", GAME, "--json")).out).rules).toHaveLength(RULE_BOOK.rules.length);
  });

  it("tell where they are enforced and proved", async () => {
    const { out } = await cli("rules", GAME, "--coverage", "--json");
    expect(JSON.parse(out)).toEqual({ game: GAME, clauses: 241, uncovered: expect.any(Array) });
    expect((await cli("rules", GAME, "--coverage", "--find", "BR61-10.3-l")).out).toMatch(
      /code {3}packages\/games\/src\/bull-run-1861\/[\w/-]+\.ts:\d+/,
    );
  });
});
