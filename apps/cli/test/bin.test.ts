import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { cli } from "./run-cli.ts";

const BIN = fileURLToPath(new URL("../bin/stonebridge.mjs", import.meta.url));
const run = promisify(execFile);

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

  it("simulates on several cores what it simulates on one", async () => {
    const flags = ["simulate", "bull-run-1861", "--games", "6", "--seed", "3", "--json"];
    const several = JSON.parse((await stonebridge(...flags, "--jobs", "2")).stdout);
    const one = JSON.parse((await cli(...flags, "--jobs", "1")).out);
    for (const field of ["games", "errors", "wins", "decisions", "victoryPoints"]) {
      expect([field, several[field]]).toEqual([field, one[field]]);
    }
  });

  it("holds a tournament on several cores as on one", async () => {
    const flags = ["tournament", "bull-run-1861", "--bots", "recruit,colonel", "--pairs", "2", "--seed", "3", "--json"];
    const several = JSON.parse((await stonebridge(...flags, "--jobs", "2")).stdout);
    const one = JSON.parse((await cli(...flags, "--jobs", "1")).out);
    expect({ ...several, seconds: 0 }).toEqual({ ...one, seconds: 0 });
  });
});
