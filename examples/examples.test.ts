import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Runs the examples as their README says. `take-a-seat.mjs` needs a server: it is run by the tests of the wire. */

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PROGRAM = /\.(?:ts|mjs)$/;

let folder = "";
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "stonebridge-examples-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What an example prints. @throws when it fails, or says anything on stderr */
function printed(name: string, ...parameters: readonly string[]): Promise<string> {
  const tsx = join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const command = [tsx, "-C", "source", `examples/${name}.ts`, ...parameters];
  // What the Node around the tests was told is not for these.
  const { NODE_OPTIONS: _, ...env } = process.env;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd: ROOT, env }, (error, stdout, stderr) => {
      if (error === null && stderr === "") resolve(stdout);
      else reject(new Error(`examples/${name}.ts: ${error?.message ?? "a warning"}\n${stdout}${stderr}`));
    });
  });
}

test("a game is played to its second turn, and told", async () => {
  const lines = (await printed("play-a-game", "3")).trim().split("\n");
  expect(lines).toContain("Turn 1, 8:00.");
  expect(lines.at(-1)).toMatch(/^After \d+ actions: North \d+, South \d+\.$/);
});

test("a bot plays a game to its end", async () => {
  const text = await printed("write-a-bot");
  expect(text).toContain("Turn 7: North");
  expect(text).toMatch(/The (?:north|south) wins after \d+ actions\./);
});

test("a situation is opened and written, and a faulty one refused with every fault", async () => {
  const file = join(folder, "situation.json");
  const text = await printed("make-a-situation", file);
  expect(text).toContain("The north side decides by BR61-7-e: activate.");
  expect(text).toMatch(/Sherman attacks at once\? \{\s+rule: 'BR61-/);
  expect(text).toContain('placements[0].unit: there is no unit "shermann"');
  expect(text).toContain("at.stage: must be one of");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    format: "stonebridge-situation",
    game: "bull-run-1861",
  });
});

test("a record is verified, and the die that was altered is found", async () => {
  const [right, wrong] = (await printed("verify-a-record")).trim().split("\n");
  expect(right).toMatch(/^All \d+ actions are legal, and every die comes from the key promised at first\.$/);
  expect(wrong).toMatch(/^Not right\. Step \d+: die 1 shows \d in the record, but was \d\.$/);
});

test("a map is drawn with every zone and the brigades on it", async () => {
  const file = join(folder, "map.svg");
  expect(await printed("draw-a-map", file)).toContain("89 zones");
  const svg = readFileSync(file, "utf8");
  expect(svg.match(/<polygon /g)).toHaveLength(89);
  expect(svg).toContain(">Sherman</text>");
});

test("the README lists every program", () => {
  const readme = readFileSync(join(ROOT, "examples/README.md"), "utf8");
  for (const name of readdirSync(join(ROOT, "examples")).filter((one) => PROGRAM.test(one) && !one.includes(".test.")))
    expect.soft(readme).toContain(`[${name}](${name})`);
});
