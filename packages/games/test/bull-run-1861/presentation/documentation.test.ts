import { readFileSync } from "node:fs";
import { seededSource, Match } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { bullRun1861 } from "../../../src/bull-run-1861/index.ts";

const pages = readFileSync(new URL("../../../../../docs/situations.md", import.meta.url), "utf8").split("\n## ");
const page = pages.find((one) => one.startsWith("Bull Run 1861\n")) ?? "";

test("the situation in the documentation opens and holds what it says", () => {
  const situation = JSON.parse(/```json\n(?<example>.*?)```/s.exec(page)?.groups?.["example"] ?? "");
  const game = bullRun1861.open(situation);
  const match = Match.begin(game, { dice: seededSource(1) });
  expect(match.decision).toMatchObject({ over: false, sides: ["north"] });
  const view = game.view(match.position, "spectator");
  expect(view.turn).toBe(6);
  const again = game.describe(match.position) as unknown as Record<string, unknown>;
  for (const part of ["headquarters", "options", "units"]) expect(again).toHaveProperty(part);
  expect(again["placements"]).toHaveLength(situation.placements.length);
});

test("every field that the documentation names is one of a situation", () => {
  const names = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell]) => cell.match(/\w+/g) ?? []);
  const schema = JSON.parse(
    readFileSync(new URL("../../../../../schemas/bull-run-1861-situation-1.schema.json", import.meta.url), "utf8"),
  );
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(Object.keys(schema.properties)).toContain(name);
});
