import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { alone } from "./alone.mjs";

/** No process has this number. */
const GONE = "4194305";

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

it("lets one of several processes take over what was left behind", { timeout: 30_000 }, async () => {
  const lock = join(folder, "three");
  const log = join(folder, "log");
  const program = `
    import { appendFileSync } from "node:fs";
    import { setTimeout } from "node:timers/promises";
    import { alone } from ${JSON.stringify(import.meta.resolve("./alone.mjs"))};
    await setTimeout(Math.max(0, Number(process.argv[1]) - Date.now()));
    await alone(${JSON.stringify(lock)}, async () => {
      appendFileSync(${JSON.stringify(log)}, "in ");
      await setTimeout(5);
      appendFileSync(${JSON.stringify(log)}, "out ");
    });`;
  for (let round = 0; round < 5; round += 1) {
    writeFileSync(lock, GONE);
    const begin = String(Date.now() + 500);
    const processes = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ["--input-type=module", "--eval", program, begin], { stdio: "inherit" }),
    );
    const codes = await Promise.all(processes.map(async (one) => (await once(one, "close"))[0]));
    expect(codes).toEqual([0, 0, 0, 0]);
  }
  expect(readFileSync(log, "utf8")).toBe("in out ".repeat(20));
});

it("takes over from a process that is gone, and frees what failed", async () => {
  const lock = join(folder, "two");
  writeFileSync(lock, GONE);
  await expect(alone(lock, () => Promise.reject(new Error("no luck")))).rejects.toThrow("no luck");
  expect(existsSync(lock)).toBe(false);
});
