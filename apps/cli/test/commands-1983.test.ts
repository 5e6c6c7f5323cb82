import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { fastDice, Match, seededSource } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { SHELF, withGame } from "../src/shelf.ts";
import { cli, scratch } from "./run-cli.ts";

const folder = scratch();
const GAME = "bull-run-1983";
const free = { ...bullRun1983.situation("free") };

/** Evans holds a hill against two regiments and a battery. */
const battle = {
  ...bullRun1983.situation("historical"),
  at: { stage: "combat", turn: 6, side: "union" },
  placements: [
    { piece: "us-1ri", hex: "Q8" },
    { piece: "us-2ri", hex: "Q8" },
    { piece: "us-d5us", hex: "Q7", face: "battle" },
    { piece: "cs-4sc", hex: "Q9" },
    { piece: "cs-l-evans", hex: "Q9" },
  ],
};

const file = (name: string, content: unknown) => folder.file(`${name}.json`, content);

/** The beginning of a random game. */
function record(steps: number) {
  const match = Match.begin(bullRun1983.open(bullRun1983.situation("historical")), { dice: seededSource(5) });
  const chance = fastDice(2);
  while (match.steps.length < steps) {
    const { decision } = match;
    if (decision.over) break;
    match.act(decision.sides[0], decision.actions[chance.roll("choice", decision.actions.length) - 1]);
  }
  return structuredClone(match.record());
}

describe("the shelf", () => {
  it("calls the sides of every game as its rules do", async () => {
    for (const { id, name, sides } of SHELF) {
      const module = await withGame(id, (shelf) => ({ name: shelf.module.name, sides: shelf.module.sides }));
      expect(module).toEqual({ name, sides });
    }
  });
});

describe("simulate", () => {
  const flags = ["simulate", GAME, "--games", "2", "--seed", "7", "--jobs", "1"];

  it("counts wins by side, and no points where the game has none", async () => {
    const { code, out } = await cli(...flags, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      game: GAME,
      scenario: "historical",
      options: { setup: "historical" },
      games: 2,
      errors: 0,
      wins: { union: expect.any(Number), confederate: expect.any(Number), draw: 0 },
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      victoryPoints: {},
    });
    expect((await cli(...flags)).out).not.toContain("victory points");
  });

  it("knows a side by either of its names", async () => {
    const colonel = ["--games", "1", "--jobs", "1", "--seed", "3"];
    for (const flag of ["--union", "--north"]) {
      const { code, out } = await cli("simulate", GAME, ...colonel, flag, "colonel");
      expect(code).toBe(0);
      expect(out).toContain("union (colonel)");
    }
  });

  it("takes an owner's values, and names those that cannot be", async () => {
    const strong = {
      units: { "us-2nh": { attack: 4, defense: 4 }, "us-e2us": { battle: { attack: 5, movement: 1 } } },
    };
    expect((await cli(...flags, "--units", file("strong", strong))).code).toBe(0);
    const wrong = { "us-2nh": { attack: 40 }, "us-lincoln": {}, "us-1ri": { speed: 3 } };
    const { code, err } = await cli(...flags, "--units", file("wrong", wrong));
    expect(code).toBe(1);
    expect((await cli(...flags, "--units", file("list", []))).err).toContain("contains no unit values");
    for (const part of ["pieces[0].attack", 'no piece "us-lincoln"', "pieces[2].speed"]) expect(err).toContain(part);
  });
});

describe("run and why", () => {
  it("fights a battle with the dice that are given, and tells all that counted", async () => {
    const actions = file("attack", [{ type: "complete" }, { type: "done" }]);
    const { code, out, err } = await cli(
      "run",
      file("battle", battle),
      "--actions",
      actions,
      "--dice",
      "1,2",
      "--json",
    );
    expect([code, err]).toEqual([0, ""]);
    const { events, position } = JSON.parse(out);
    expect(events.find(({ type }: { type: string }) => type === "fought")).toMatchObject({ die: 1 });
    expect(position).toMatchObject({ game: GAME, at: { stage: "exact" } });
    const again = await cli("run", file("position", position), "--json");
    expect(JSON.parse(again.out).position).toEqual(position);
    const told = (await cli("run", file("battle", battle), "--actions", actions, "--dice", "1,2")).out;
    expect(told).toMatch(/Battle at Q9\n {4}The Union attacks: \d/);
    expect(told).toMatch(/The Confederates defend: \d+\n +\d.* 4 SC \(Q9\)/);
    expect(told).toMatch(/\[1\]\. The Confederates lose/);
  });

  it("say why an action is not allowed, and by which rule", async () => {
    const fight = file("battle", battle);
    const yes = await cli("why", fight, "--action", '{"type":"target","piece":"cs-4sc"}');
    expect(yes.out).toBe("Allowed.\n");
    const no = await cli("why", fight, "--action", '{"type":"target","piece":"cs-l-evans"}', "--json");
    expect(JSON.parse(no.out)).toEqual({ legal: false, rule: "BR83-6.1-a", reason: "target-leader" });
    expect((await cli("why", fight, "--side", "confederate", "--action", '{"type":"done"}')).out).toMatch(
      /^Not allowed \(BR83-/,
    );
  });
});

describe("bad input", () => {
  const seven = ["us-2me", "us-1conn", "us-2conn", "us-3conn", "us-1ohio", "us-2ohio", "us-2nym"];
  const at = { stage: "combat", turn: 6, side: "union" };
  const set = (...placements: readonly unknown[]) => ({ ...bullRun1983.situation("historical"), at, placements });

  it.each([
    [
      "a set-up that breaks its card",
      { ...free, placements: [{ piece: "cs-5ala", hex: "A1" }] },
      /placements\[0\].*5ala.*A1.*BR83-1\.23-a/,
    ],
    [
      "a Union piece set up across Bull Run",
      { ...free, placements: [{ piece: "us-2nh", hex: "S29" }] },
      /placements\[0\].*S29.*BR83-1\.3-a/,
    ],
    [
      "an overstacked hex",
      set(...seven.map((piece) => ({ piece, hex: "S12" }))),
      /15 defence points are in S12; the limit is 12 \(BR83-5\.4-a\)/,
    ],
    [
      "an unknown hex",
      set({ piece: "us-2nh", hex: "DDD1" }),
      /placements\[0\]\.hex: there is no hex "DDD1".*BR83-MAP1/,
    ],
    ["a piece in a river", set({ piece: "us-2nh", hex: "PP18" }), /river at PP18 \(BR83-5\.5-a\)/],
    [
      "a brigade piece beside its own parts",
      set(
        { piece: "us-b-burnside", hex: "S12" },
        ...["us-l-burnside", "us-1ri", "us-2ri"].map((piece) => ({ piece, hex: "S12" })),
      ),
      /us-b-burnside stands for its leader and infantry.*BR83-8\.21-a/,
    ],
    [
      "units of both sides in one hex",
      set({ piece: "us-2nh", hex: "S12" }, { piece: "cs-5ala", hex: "S12" }),
      /units of both sides are in S12 \(BR83-5\.82-b\)/,
    ],
    ["a piece placed twice", set({ piece: "us-2nh", hex: "S12" }, { piece: "us-2nh", hex: "S13" }), /placed twice/],
    ["an unknown piece", set({ piece: "us-zouaves", hex: "S12" }), /there is no piece "us-zouaves"/],
    ["a turn beyond the last", { ...set(), at: { ...at, turn: 24 } }, /at\.turn: must be a whole number from 1 to 23/],
    ["an unknown field", { ...set(), weather: "rain" }, /weather: is not a field/],
    ["a side of another game", { ...set(), at: { ...at, side: "north" } }, /at\.side/],
    ["a foreign format", { ...set(), format: "pgn" }, /format/],
    ["another game's situation", { ...set(), game: "bull-run-1861" }, /./],
    ["a game that is not here", { ...set(), game: "waterloo" }, /there is no game "waterloo"/],
    ["what is no JSON", '{"game": "bull-run-1983", ', /is not JSON/],
  ])("is refused, with the field and the rule: %s", async (name, situation, message) => {
    const { code, err, out } = await cli("run", file(name.replaceAll(/\W/g, "-"), situation));
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n {4}at /);
  });

  it("names an action that is not allowed, and the rule", async () => {
    const actions = file("astray", [
      { type: "take", piece: "cs-5ala" },
      { type: "put", hex: "A1" },
    ]);
    const { code, err } = await cli("run", file("free", free), "--actions", actions);
    expect(code).toBe(1);
    expect(err).toMatch(/action 2 is not allowed \(BR83-1\.23-a\): 5 Ala cannot set up at A1/);
  });

  it.each([
    [
      ["simulate", GAME, "--union", "hero"],
      '--union: "hero" cannot play. Choose one of: recruit, colonel, general, marshal',
    ],
    [["simulate", GAME, "--union", "recruit", "--north", "recruit"], "--north and --union are the same side"],
    [["simulate", GAME, "--options", "fogOfWar=thick"], "options.fogOfWar: must be one of off, on"],
    [["simulate", GAME, "--scenario", "first"], "Scenarios: historical, free"],
    [["simulate", GAME, "--fog"], "unknown option '--fog'"],
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
    const action = { type: "step", hex: "A1" } as const;
    const altered = { ...played, steps: played.steps.with(at, { ...played.steps[at], action }) };
    const { code, out } = await cli("verify", file("altered", altered), "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, step: at + 1 });
  });
});

describe("rules, scenarios and maps", () => {
  it("are listed", async () => {
    const { out } = await cli("scenarios", GAME);
    for (const word of ["historical", "free", "fogOfWar", "exhaustion", "july20", "uncertainTimes", "general"])
      expect(out).toContain(word);
    expect((await cli("maps")).out).toContain(GAME);
    const { code, out: covered } = await cli("rules", GAME, "--coverage", "--json");
    expect([code, JSON.parse(covered)]).toEqual([0, { game: GAME, clauses: 335, uncovered: [] }]);
  });
});
