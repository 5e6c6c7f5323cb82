import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { Match, seededSource } from "@stonebridge/kernel";
import { beforeAll, describe, expect, it } from "vitest";
import { cli, scratch } from "./run-cli.ts";

const BIN = fileURLToPath(new URL("../bin/stonebridge.mjs", import.meta.url));
const run = promisify(execFile);
const folder = scratch();

/** Runs the program as people do, in a process of its own. */
async function stonebridge(...parameters: readonly string[]) {
  try {
    const { stdout, stderr } = await run(process.execPath, [BIN, ...parameters]);
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

describe("the program", () => {
  // The first run makes the bundle.
  beforeAll(async () => void (await stonebridge("--help")), 120_000);

  it("starts, answers and ends well", async () => {
    const { code, stdout, stderr } = await stonebridge("games");
    expect([code, stdout, stderr]).toEqual([
      0,
      [
        "  bull-run-1861         Bull Run 1861",
        "  bull-run-1983         Bull Run (1983)",
        "  second-bull-run-1862  Second Bull Run 1862",
        "  no-written-orders     No Written Orders",
        "",
      ].join("\n"),
      "",
    ]);
  });

  it("ends badly where something is wrong, without a stack trace", async () => {
    const { code, stdout, stderr } = await stonebridge("verify", "nowhere.json");
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toBe("nowhere.json cannot be read: there is no such file.\n");
  });

  it("saves the record of a game between bots", async () => {
    const file = folder.path("bots.json");
    const bots = ["play", "bull-run-1861", "--north", "recruit", "--south", "recruit", "--seed", "1"];
    const { code, stdout } = await stonebridge(...bots, "--save", file);
    expect([code, stdout.trimEnd().split("\n").at(-1)]).toEqual([0, `Saved in ${file}.`]);
    expect((await cli("verify", file)).code).toBe(0);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ outcome: { winner: expect.any(String) } });
    const refused = await stonebridge(...bots, "--save", folder.path("none/bots.json"));
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain("cannot be written: there is no such folder.");
  });

  it("has no more workers than cores", async () => {
    const flags = ["simulate", "bull-run-1861", "--games", "2", "--jobs", "1000000"];
    expect((await stonebridge(...flags)).stdout).toContain("2 games");
  });

  it("simulates on several cores what it simulates on one", async () => {
    const flags = ["simulate", "bull-run-1861", "--games", "6", "--seed", "3", "--json"];
    const several = JSON.parse((await stonebridge(...flags, "--jobs", "2")).stdout);
    const one = JSON.parse((await cli(...flags, "--jobs", "1")).out);
    for (const field of ["games", "errors", "wins", "decisions", "victoryPoints"]) {
      expect([field, several[field]]).toEqual([field, one[field]]);
    }
  });

  it("reports what several cores have simulated before Ctrl-C", async () => {
    const flags = ["simulate", "bull-run-1861", "--games", "1000000", "--jobs", "2", "--json"];
    const program = spawn(process.execPath, [BIN, ...flags]);
    const [said, wrong] = [text(program.stdout), text(program.stderr)];
    await setTimeout(4_000);
    program.kill("SIGINT");
    // npm sends the same press a second time
    await setTimeout(20);
    program.kill("SIGINT");
    const [code] = await once(program, "close");
    const { games, unplayed } = JSON.parse(await said);
    expect([code, games + unplayed]).toEqual([130, 1_000_000]);
    expect(await wrong).toBe(`Stopped by Ctrl-C: ${games} of 1000000 games were played.\n`);
  });

  it("holds a tournament on several cores as on one", async () => {
    const flags = ["tournament", "bull-run-1861", "--bots", "recruit,colonel", "--pairs", "2", "--seed", "3", "--json"];
    const several = JSON.parse((await stonebridge(...flags, "--jobs", "2")).stdout);
    const one = JSON.parse((await cli(...flags, "--jobs", "1")).out);
    expect({ ...several, seconds: 0 }).toEqual({ ...one, seconds: 0 });
  });

  it("answers a program line by line, whatever it sends, until it sends no more", async () => {
    const program = spawn(process.execPath, [BIN, "research", "bull-run-1861", "--states", "2"]);
    const said = text(program.stdout);
    program.stdin.write('{"id":1,"method":"new"}\nnonsense\n\n');
    program.stdin.write(`"${"x".repeat(10_000_000)}"\n{"id":2,"meth`);
    program.stdin.write('od":"apply","state":1,"action":0}\n');
    program.stdin.write(Buffer.of(0xff, 0xfe, 0x0a));
    program.stdin.end('{"id":3,"method":"is_terminal","state":1}');
    const [code] = await once(program, "close");
    const answers = (await said)
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(answers).toEqual([
      { id: 1, result: { state: 1, current_player: "south", legal: expect.any(Number) } },
      { id: null, error: { code: "not-json", message: expect.any(String) } },
      { id: null, error: { code: "line-too-long", message: "The line is too long: 4000000 bytes are the most." } },
      { id: 2, result: { current_player: expect.any(String), legal: expect.any(Number) } },
      { id: null, error: { code: "not-json", message: expect.any(String) } },
      { id: 3, result: { terminal: false } },
    ]);
  });

  it("reports a record from standard input, in a file of this folder that bears the name of the game", async () => {
    const match = Match.begin(bullRun1861.open(bullRun1861.situation("historical")), { dice: seededSource(5) });
    match.resign("north");
    const program = spawn(process.execPath, [BIN, "report", "-"], { cwd: folder.path(".") });
    const said = text(program.stderr);
    program.stdin.end(JSON.stringify(match.record()));
    const [code] = await once(program, "close");
    expect(code).toBe(0);
    expect(await said).toMatch(/^Wrote bull-run-1861\.html, \d\.\d MB\.$/m);
    expect(readFileSync(folder.path("bull-run-1861.html"), "utf8")).toMatch(/^<!doctype html>[^]*<\/html>\n$/);
  });
});
