import { mkdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { RuleKind } from "@stonebridge/kernel";
import { bullRun as bullRun1861 } from "../src/games/bull-run-1861/index.ts";
import { bullRun as bullRun1983 } from "../src/games/bull-run-1983/index.ts";
import { secondBullRun } from "../src/games/second-bull-run-1862/index.ts";
import { checkout } from "../src/checkout.ts";
import { coverage, unfired } from "../src/coverage/coverage.ts";
import { withoutComments } from "../src/coverage/scan.ts";
import { scratch } from "./run-cli.ts";

const folder = scratch();
const rule = (id: string, kind: RuleKind = "clause") => ({ id, kind, section: "1", title: id });

describe("the coverage of rules", () => {
  it("finds ids in code and in tests, whole ids only", () => {
    for (const path of [
      "games/src/tiny/text",
      "games/src/tiny/rules",
      "games/src/tiny/movement",
      "games/test/tiny",
      "atlas/src/hexes/tiny",
    ])
      mkdirSync(folder.path(`packages/${path}`), { recursive: true });
    folder.file("packages/atlas/src/hexes/tiny/fords.ts", 'const fords = [{ hex: "A1", rule: "TY-3-a" }];');
    folder.file("packages/games/src/tiny/march.ts", "/** TY-1-a, TY-1-b */\nconst a = 1; // TY-R41, R5\n");
    folder.file("packages/games/src/tiny/text/en.ts", '"TY-2-a"');
    folder.file("packages/games/src/tiny/rules/registry.ts", '"TY-2-b"');
    folder.file("packages/games/src/tiny/movement/refusals.ts", '"step-far": ["TY-2-c"]');
    folder.file(
      "packages/games/test/tiny/march.test.ts",
      '// TY-1-b\nit("TY-1-a does so", () => {});\nit("TY-9-z", run)',
    );
    const ids = ["TY-1-a", "TY-1-b", "TY-2-a", "TY-2-b", "TY-3-a", "TY-2-c"];
    const rules = [...ids.map((id) => rule(id)), rule("TY-R4", "ruling"), rule("TY-R5", "ruling")];
    const found = coverage("tiny", rules, folder.path("."));
    expect(found.rules[0]).toMatchObject({
      code: ["packages/games/src/tiny/march.ts:1"],
      tests: ["packages/games/test/tiny/march.test.ts:2"],
    });
    expect(found.rules[4]).toMatchObject({ code: ["packages/atlas/src/hexes/tiny/fords.ts:1"], tests: [] });
    expect(found.rules[5]).toMatchObject({ code: ["packages/games/src/tiny/movement/refusals.ts:1"], tests: [] });
    expect(found.rules[6]).toMatchObject({ code: [], tests: [] });
    expect(found.rules[7]).toMatchObject({ code: ["packages/games/src/tiny/march.ts:2"], tests: [] });
    expect(found.uncovered.map((one) => one.rule.id)).toEqual(["TY-1-b", "TY-2-a", "TY-2-b", "TY-3-a", "TY-2-c"]);
    expect(found.unknown.map(([id]) => id)).toEqual(["TY-R41"]);
  });

  it("finds clauses of two letters, and rulings and rolls by their short forms", () => {
    mkdirSync(folder.path("packages/games/src/short"), { recursive: true });
    folder.file("packages/games/src/short/arrivals.ts", "// SH-8-E-a, SH-8-F\n// RU-5 and DR02, D-03, T7, RUL-041\n");
    const ids = ["SH-8-E-a", "SH-8-F", "SH-8-E"].map((id) => rule(id));
    const beside = [
      rule("SH-RU5", "ruling"),
      rule("SH-DR02", "roll"),
      rule("SH-D03", "decision"),
      rule("SH-T7", "table"),
      rule("SH-RU50", "ruling"),
      rule("SH-RUL041", "ruling"),
    ];
    const found = coverage("short", [...ids, ...beside], folder.path("."));
    expect(found.rules.map(({ code }) => code.length)).toEqual([1, 1, 0, 1, 1, 1, 1, 0, 1]);
  });

  it("finds every clause of a series", () => {
    mkdirSync(folder.path("packages/games/src/series"), { recursive: true });
    folder.file("packages/games/src/series/sight.ts", "// SE-8.3-b..d, and so on..\n");
    const rules = ["a", "b", "c", "d", "e"].map((letter) => rule(`SE-8.3-${letter}`));
    const found = coverage("series", rules, folder.path("."));
    expect(found.rules.map(({ code }) => code.length)).toEqual([0, 1, 1, 1, 0]);
    expect(found.unknown).toEqual([]);
  });

  it("takes comments for talk, not for tests", () => {
    const text = withoutComments('a("//x"); // BR61-1-a\n/* BR61-1-b\n*/ `/* ${y} */` // z');
    expect(text.split("\n").map((line) => line.trim())).toEqual(['a("//x");', "", "`/* ${y} */`"]);
  });
});

describe.each([bullRun1861, bullRun1983, secondBullRun])("$module.name", ({ module, rules: all }) => {
  const { rules, uncovered, unknown } = coverage(module.id, all, checkout("the tests"));

  it("has code and a test for every clause", () => {
    const lacking = uncovered.map(({ rule: { id }, code, tests }) => {
      return `${id}: ${code.length === 0 ? "no code" : ""} ${tests.length === 0 ? "no test" : ""}`.trim();
    });
    expect(lacking).toEqual([]);
  });

  it("has a test for every decision, roll, table, switch and ruling", () => {
    expect(rules.filter(({ tests }) => tests.length === 0).map(({ rule: { id } }) => id)).toEqual([]);
  });

  it("names no rule that it does not have", () => {
    expect(unknown).toEqual([]);
  });
});

describe("what tests prove", () => {
  const rules = [rule("TI1-1-a"), rule("TI1-1-b"), rule("TI1-1-c"), rule("TI1-1-d"), rule("TI1-R1", "ruling")];

  it("is what fired and what a test that asserted something is named for, a series whole", () => {
    const proven = { fired: ["TI1-1-a"], asserted: ["the first chapter > TI1-1-b..c holds"] };
    expect(unfired(rules, proven).map(({ id }) => id)).toEqual(["TI1-1-d"]);
  });

  it("is nothing where no test ran", () => {
    expect(unfired(rules, { fired: [], asserted: [] })).toHaveLength(4);
  });
});
