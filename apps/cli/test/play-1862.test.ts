import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { type DiceSource, fastDice, readRecord, typedSource, verify } from "@stonebridge/kernel";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { secondBullRun } from "../src/games/second-bull-run-1862/index.ts";
import { type Answer, CLEARED, playAtTerminal, typing } from "./at-terminal.ts";
import { scratch } from "./run-cli.ts";

const folder = scratch();
const august29 = secondBullRun1862.open(secondBullRun1862.situation("august-29"));
const august30 = secondBullRun1862.open(secondBullRun1862.situation("august-30"));

const session = (answer: Answer, bots: readonly string[], game = august29, dice?: DiceSource) =>
  playAtTerminal(secondBullRun, game, answer, bots, dice);

/** Gibbon before Johnson; McDowell may lead three divisions. */
const field = secondBullRun1862.open({
  ...secondBullRun1862.situation("august-29"),
  options: { tacticalOption: "on" },
  at: {
    stage: "action",
    day: 1,
    turn: 5,
    phase: 2,
    first: "union",
    side: "union",
    commander: "mcdowell",
    divisions: 3,
  },
  placements: [
    { unit: "gibbon", zone: "102", losses: 1 },
    { unit: "patrick", zone: "102" },
    { unit: "johnson", zone: "115", facing: "98" },
    { unit: "starke", zone: "115" },
    { unit: "hood", zone: "58", routed: true },
  ],
  absent: [
    { unit: "milroy", where: "eliminated" },
    { unit: "meade", where: "waiting", due: { day: 1, turn: 6 } },
  ],
  commanders: [{ id: "mcdowell", zone: "103", activated: true }],
  tactics: { union: "assault" },
});

describe("Second Bull Run 1862 at the terminal", () => {
  it("is played to its end by numbers, and the record is right", async () => {
    const chance = fastDice(5);
    const first = ["suggest", "ready"];
    const answer = () => first.shift() ?? String(chance.roll("choice", 3));
    const { match, said } = await session(answer, ["confederate"], august30);
    expect(match.decision.over).toBe(true);
    expect(said).toMatch(/A draw|The Union wins|The Confederates win/);
    expect(said).toMatch(/=== 30 August, turn 10/);
    expect(said).not.toContain(CLEARED);
    expect(verify(august30, match.record())).toMatchObject({ ok: true });
  });

  it("takes a commander who waits by his name", async () => {
    const evening = secondBullRun1862.open({
      ...secondBullRun1862.situation("august-30"),
      at: { stage: "administrative", day: 2, turn: 2, first: "union" },
      placements: [{ unit: "meade", zone: "109" }],
    });
    const { match } = await session(typing("refrain", "wait sigel", "wait milroy", "quit"), [], evening);
    expect(match.steps.map(({ action }) => action).slice(0, 3)).toEqual([
      { type: "refrain" },
      { type: "wait", unit: "sigel" },
      { type: "wait", unit: "milroy" },
    ]);
  });

  it("takes actions as words, explains those that are not allowed, and undoes", async () => {
    const { match, said } = await session(
      typing(
        "why place gregg zone 130",
        "why place gibbon 136",
        "place gregg Stonebridge",
        "suggest",
        "undo",
        "suggest",
        "why place jackson 155",
        "why post jackson 155",
        "ready",
        "quit",
      ),
      [],
    );
    expect(said).toMatch(/Not allowed \(SB62-11\.2-a\): Gregg cannot start in zone 130/);
    expect(said).toMatch(/Not allowed \(SB62-11\.2-a\): Gibbon is not yours to place/);
    expect(said).toContain('No choice contains "place gregg Stonebridge"');
    expect(said).toContain('"place jackson 155" is not an action I can read.');
    expect(said).toMatch(/Not allowed \(SB62-11\.2-a\): Jackson is in zone 155 already/);
    expect(said).toContain("Undid one step.");
    expect(match.steps.map(({ action }) => action.type).slice(0, 2)).toEqual(["suggest", "ready"]);
  });

  it("names divisions and brigades as people do", async () => {
    const { match, said } = await session(
      typing("choose-division hatchs division", "activate gibbon", "step gibbon 101", "end gibbon", "quit"),
      [],
      field,
    );
    expect(match.steps.map(({ action }) => action).slice(0, 3)).toEqual([
      { type: "choose-division", division: "hatch" },
      { type: "activate", unit: "gibbon" },
      { type: "step", unit: "gibbon", zone: "101" },
    ]);
    expect(said).toMatch(/Hatch’s division acts, in command at \d MP\./);
  });

  it("shows where everybody is, and how the battle stands", async () => {
    const { said } = await session(
      typing("status", "units gibbon", "units hood", "units milroy", "units meade", "units mcdowell", "quit"),
      [],
      field,
    );
    expect(said).toMatch(/29 August · Turn 5, 11:00 \(of 10\) · Action phase 2, Union/);
    expect(said).toMatch(/Union \d VP, \d objectives, \d losses inflicted · Confederates/);
    expect(said).toMatch(/Union: Assault/);
    expect(said).toMatch(/Union: Gibbon, combat \d, guns \d, star, 1 loss, .*faces .*: zone 102/);
    expect(said).toMatch(/Confederates: Hood, combat \d, guns \d, .*routed: /);
    expect(said).toMatch(/Union: Milroy, .*: eliminated/);
    expect(said).toMatch(/Union: Meade, .*: not yet on the map, due on 29 August, turn 6/);
    expect(said).toMatch(/McDowell, corps commander, Union, activated: Dogan Branch \(103\)/);
  });

  it("looks at a zone: its ground, who stands there, what lies around", async () => {
    const { said } = await session(
      typing("look groveton", "look 115", "look chinn ridge", "look zone 103", "look atlantis", "quit"),
      [],
      field,
    );
    expect(said).toMatch(/Groveton, zone 77, village, objective of the Confederates, held by the Union/);
    expect(said).toMatch(/here: Starke \(Confederates, faces .*\), Johnson \(Confederates, faces .*\)/);
    expect(said).toMatch(/here: commander McDowell/);
    expect(said).toMatch(/Stony Ridge \(128\): open border, up an escarpment/);
    expect(said).toMatch(/Chinn Ridge, zone 84, clear ground/);
    expect(said).toContain('No place matches "atlantis".');
  });

  it("asks for real dice and saves a record that can be read again", async () => {
    const file = folder.path("saved.json");
    const chance = fastDice(9);
    let asked = 0;
    const answer = (prompt: string) => {
      asked += 1;
      if (prompt.startsWith("Roll a die")) return String(chance.roll("die", 6));
      if (asked === 1) return "suggest";
      if (asked === 2) return "ready";
      if (asked > 200) return undefined;
      return asked === 150 ? `save ${file}` : "1";
    };
    const { match } = await session(answer, [], august29, typedSource());
    expect(match.steps.some(({ dice }) => dice.length > 0)).toBe(true);
    expect(verify(august29, match.record())).toMatchObject({ ok: true });
    const saved = readRecord(JSON.parse(readFileSync(file, "utf8")));
    expect([saved.game, saved.dice[0].source]).toEqual(["second-bull-run-1862", "typed"]);
  });
});
