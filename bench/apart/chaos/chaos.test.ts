import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import type { Chaos } from "./chaos.ts";

const ROOT = join(import.meta.dirname, "../../..");

describe("nothing acknowledged is lost or done twice while servers are ended at random", () => {
  it.each(["sqlite", "postgres"] as const)("%s", { timeout: 120_000 }, async (database) => {
    const parameters = ["scripts/apart.mjs", "chaos", "--seconds", "4", "--database", database, "--json"];
    const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: ROOT });
    const found = JSON.parse(stdout) as Chaos;
    expect(found).toMatchObject({ games: 8, lost: 0, doubled: 0, hashesDiffering: 0, clocksWrong: 0, database });
    expect(found.clocksCompared).toBeGreaterThan(found.games);
    expect(found.kills).toBeGreaterThan(0);
    expect(found.acknowledged).toBeGreaterThan(0);
    expect(found.hashesCompared).toBeGreaterThan(found.games);
  });
});
