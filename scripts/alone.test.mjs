import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { alone } from "./alone.mjs";

const folder = mkdtempSync(join(tmpdir(), "stonebridge-alone-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("lets one work at a time", async () => {
  const lock = join(folder, "deep", "one");
  let working = 0;
  let done = 0;
  const work = async () => {
    working += 1;
    expect(working).toBe(1);
    await setTimeout(20);
    working -= 1;
    done += 1;
  };
  await Promise.all([alone(lock, work), alone(lock, work), alone(lock, work)]);
  expect(done).toBe(3);
  expect(existsSync(lock)).toBe(false);
});

it("takes over from a process that is gone, and frees what failed", async () => {
  const lock = join(folder, "two");
  // no process has this number
  writeFileSync(lock, "4194305");
  await expect(alone(lock, () => Promise.reject(new Error("no luck")))).rejects.toThrow("no luck");
  expect(existsSync(lock)).toBe(false);
});
