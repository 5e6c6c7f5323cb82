import { type ActionBase, fastDice, type GameRecord, Match, seededSource } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { describe, expect, it } from "vitest";
import { Tally } from "../src/simulation/tally.ts";
import { cli, scratch } from "./run-cli.ts";

const folder = scratch();

/** A game by chance, or its beginning. */
function record(steps = Infinity, resigned?: string): GameRecord {
  const match = Match.begin(bullRun1861.open(bullRun1861.situation("historical")), { dice: seededSource(5) });
  const chance = fastDice(2);
  for (let now = match.decision; !now.over && match.steps.length < steps; now = match.decision)
    match.act(now.sides[0], now.actions[chance.roll("choice", now.actions.length) - 1]);
  if (resigned !== undefined) match.resign(resigned);
  return match.record();
}

const whole = record();
/** What nobody may do before the battle begins. */
const NOT_NOW: ActionBase & Readonly<Record<string, string>> = { type: "step", unit: "sherman", zone: "henry-hill" };
const file = folder.file("whole.json", whole);

describe("account", () => {
  it("splits every step of a record into luck and skill, which add up to its result", async () => {
    const { code, out, err } = await cli("account", file, "--json");
    expect([code, err]).toEqual([0, ""]);
    const { steps, start, luck, skill, result, sum } = JSON.parse(out);
    expect(steps).toHaveLength(whole.steps.length);
    expect(sum).toBe(result);
    expect(result).toBe(whole.outcome?.winner === "north" ? 1 : 0);
    let north = start.north;
    for (const [at, step] of steps.entries()) {
      expect(step).toMatchObject({ step: at + 1, side: whole.steps[at].side });
      north += (step.side === "north" ? 1 : -1) * (step.luck + step.skill);
      expect(step.chance.north).toBeCloseTo(north, 9);
    }
    expect(luck.north + luck.south).toBe(0);
    expect(start.north + luck.north + skill.north - skill.south).toBeCloseTo(result, 9);
  });

  it("is told in both languages, with columns that add up", async () => {
    const { code, out } = await cli("account", file);
    expect(code).toBe(0);
    expect(out).toMatch(/^(?:North|South) wins: /);
    const [, ...north] = [...out.matchAll(/^[a-z][a-z ’]+ +([+−]?[\d.]+)% +[+−]?[\d.]+%$/gm)].map(([, cell]) =>
      Number(cell.replace("−", "-")),
    );
    expect(north).toHaveLength(4);
    expect(out).toMatch(/^Greatest strokes of luck\n {2}Step \d+, (?:North|South): [+−]\d+\.\d%\n {4}\S/m);
    expect(out).toMatch(/^Decisions that changed most\n {2}Step \d+, (?:North|South): [+−]\d+\.\d%\n {4}\S/m);
    const french = (await cli("account", file, "--language", "fr")).out;
    expect(french).toMatch(/^hasard +[+−]\d+,\d\s% +[+−]\d+,\d\s%$/m);
    expect(french).toMatch(/^ {2}Étape \d+, (?:Nord|Sud)\s: [+−]\d+,\d\s%$/m);
  });

  it("names a resignation as what it is, and says where a game stands that goes on", async () => {
    const given = await cli("account", folder.file("given.json", record(40, "north")));
    expect(given.out).toMatch(/^broken off +−\d+\.\d% +\+\d+\.\d%$/m);
    expect(given.out).toMatch(/^result +0\.0% +100\.0%$/m);
    const going = await cli("account", folder.file("going.json", record(40)));
    expect(going.out).toContain("The game is not over. This is the account so far.");
    expect(going.out).toMatch(/^chance now +\d+\.\d% +\d+\.\d%$/m);
  });

  it("finds better moves by play-outs, if asked to", async () => {
    const { code, out } = await cli(
      "account",
      folder.file("given.json", record(60, "north")),
      "--mistakes",
      "--playouts",
      "8",
    );
    expect(code).toBe(0);
    expect(out).toMatch(/Mistakes, by play-outs from what the side knew\n {2}(?:None is certain\.|Step )/);
  });

  it("refuses a game that is played elsewhere: it would be help", async () => {
    const dice = [{ source: "keyed", commitment: "ab".repeat(32), from: 0 }];
    const { code, out, err } = await cli("account", folder.file("running.json", { ...record(40), dice }));
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(
      "outcome: the game is not over, and the account of a game that is still played would be help",
    );
  });

  it.each([
    ["another rules version", { ...whole, rulesVersion: "0" }, "the record was made under rules version 0"],
    ["another game", { ...whole, game: "waterloo" }, "situation.game"],
    ["an altered die", { ...whole, dice: [{ source: "seeded", seed: 6, from: 0 }] }, "in the record, but was"],
    [
      "an action that is not allowed",
      { ...whole, steps: whole.steps.with(5, { ...whole.steps[5], action: NOT_NOW }) },
      /Step 6: this action is not allowed \(BR61-[\w.-]+\): [A-Z].+\.$/m,
    ],
    ["another outcome", { ...whole, outcome: { winner: "draw", about: {} } }, "the record says the winner is draw"],
    ["no record", { format: "stonebridge-situation" }, 'must be "stonebridge-record"'],
  ])("says what is wrong with a record of %s", async (name, data, message) => {
    const { code, out, err } = await cli("account", folder.file(`${name}.json`, data));
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(message);
  });
});

describe("simulate --account", () => {
  it("reports the mean luck with three sigma, and the skill of each side", async () => {
    const { code, out } = await cli("simulate", "bull-run-1861", "--games", "2", "--jobs", "1", "--account", "--json");
    expect(code).toBe(0);
    const { account } = JSON.parse(out);
    expect(account).toEqual({
      luck: { north: expect.any(Number), south: expect.closeTo(-account.luck.north, 9) },
      threeSigma: expect.any(Number),
      skill: { north: expect.any(Number), south: expect.any(Number) },
      blocks: { games: 100, count: 0, won: { north: 0, south: 0 } },
    });
    expect(account.threeSigma).toBeGreaterThan(0);
  });

  it("counts whose skill was greater in blocks of 100 games", () => {
    const tally = new Tally(["north", "south"]);
    for (let index = 0; index < 250; index++) {
      const skill = { north: index < 100 ? 0.02 : -0.01, south: 0.01 };
      const account = { luck: index % 2 === 0 ? 0.5 : -0.5, skill };
      tally.add({ index, winner: "north", decisions: 1, points: {}, account });
    }
    const account = tally.account();
    expect(account?.blocks).toEqual({ games: 100, count: 2, won: { north: 1, south: 1 } });
    expect(account?.luck).toEqual({ north: 0, south: 0 });
    expect(account?.threeSigma).toBeCloseTo((3 * 0.501) / Math.sqrt(250), 3);
  });
});
