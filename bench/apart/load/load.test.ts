import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import type { Load } from "./load.ts";

it("live games are played on this server and on another one, and measured", { timeout: 120_000 }, async () => {
  const parameters = ["scripts/apart.mjs", "load", "--games", "20", "--seconds", "2", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd: join(import.meta.dirname, "../../.."),
  });
  const { games, actions, p50, p99, perSecond, peer } = JSON.parse(stdout) as Load;
  expect(games).toBe(20);
  expect(actions).toBeGreaterThan(0);
  expect(p99).toBeGreaterThanOrEqual(p50);
  for (const rate of [perSecond, peer.perSecond]) expect(rate).toBeGreaterThan(0);
});
