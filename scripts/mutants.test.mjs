import { describe, expect, test } from "vitest";
import { filesOfRules, games, testsAsked } from "./mutants/rooms.mjs";
import { isDrawn, strykerPlugins } from "./mutants/sample.mjs";
import { counted, scoreOf } from "./mutants/score.mjs";

const lines = Array.from({ length: 5_000 }, (_, line) => line);
const place = (line) => ({ start: { line, column: 2 }, end: { line, column: 9 } });
const drawn = (every, seed) =>
  lines.filter((line) => isDrawn("packages/games/src/a/b.ts", place(line), { every, seed }));

describe("the sample of mutants", () => {
  test("is the same for a seed, another for another, and one place in so many", () => {
    expect(drawn(10, "1")).toEqual(drawn(10, "1"));
    expect(drawn(10, "1")).not.toEqual(drawn(10, "2"));
    expect(drawn(10, "1").length).toBeGreaterThan(430);
    expect(drawn(10, "1").length).toBeLessThan(570);
    expect(drawn(1, "1")).toEqual(lines);
  });

  test("is drawn by the file's place in the repository, wherever that lies", () => {
    for (const line of lines)
      expect(isDrawn("/elsewhere/packages/games/src/a/b.ts", place(line), { every: 3, seed: "1" })).toBe(
        isDrawn("packages/games/src/a/b.ts", place(line), { every: 3, seed: "1" }),
      );
  });

  test("what Stryker leaves out holds no place that it lets through", async () => {
    const sample = { every: 7, seed: "5" };
    const [leaving, drawing] = ["Ignore", "Checker"].map((kind) => {
      const { injectableClass } = strykerPlugins.find((one) => one.kind === kind);
      return new injectableClass({ sample });
    });
    const hub = { file: { opts: { filename: "packages/games/src/a/b.ts" } } };
    for (const line of lines) {
      const inner = { type: "Identifier", ...fromOne(line) };
      const outer = { type: "BlockStatement", body: [inner], ...fromOne(line + 10_000) };
      const passed = await Promise.all([line, line + 10_000].map(through));
      expect(leaving.shouldIgnore({ node: inner, hub }) === undefined).toBe(passed[0]);
      expect(leaving.shouldIgnore({ node: outer, hub }) === undefined).toBe(passed.includes(true));
    }

    async function through(line) {
      const checked = await drawing.check([{ id: "0", fileName: "packages/games/src/a/b.ts", location: place(line) }]);
      return checked["0"].status === "passed";
    }

    function fromOne(line) {
      return { loc: { start: { line: line + 1, column: 2 }, end: { line: line + 1, column: 9 } } };
    }
  });
});

describe("the score", () => {
  test("counts what tests find, and not what was never tried", () => {
    const statuses = [
      "Killed",
      "Killed",
      "Timeout",
      "Survived",
      "NoCoverage",
      "Ignored",
      "CompileError",
      "RuntimeError",
    ];
    const count = counted(statuses.map((status) => ({ status })));
    expect(count).toEqual({ killed: 2, timeout: 1, survived: 1, uncovered: 1 });
    expect(scoreOf(count).score).toBe(60);
  });

  test.each([
    { found: 0, of: 10, from: 0, to: 27.8 },
    { found: 8, of: 10, from: 49, to: 94.3 },
    { found: 81, of: 263, from: 25.5, to: 36.6 },
    { found: 500, of: 500, from: 99.2, to: 100 },
  ])("Wilson's interval of $found in $of", ({ found, of, from, to }) => {
    expect(scoreOf({ killed: found, timeout: 0, survived: of - found, uncovered: 0 })).toMatchObject({ from, to });
  });
});

describe("what is mutated", () => {
  test.each(games())("%s: rules, no words, no tests; and tests that are asked", (game) => {
    const files = filesOfRules(game);
    expect(files).toContain(`packages/games/src/${game}/sequence.ts`);
    expect(files.filter((file) => /\/(?:text|rules|situations)\//.test(file))).toEqual([]);
    expect(testsAsked(game).length).toBeGreaterThan(20);
    expect(filesOfRules(game, ["combat"])).toEqual(
      files.filter((file) => file.startsWith(`packages/games/src/${game}/combat/`)),
    );
    expect(() => filesOfRules(game, ["text"])).toThrow('no rules in "text"');
  });
});
