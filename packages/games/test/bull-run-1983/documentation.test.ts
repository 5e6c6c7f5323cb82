import { readFileSync } from "node:fs";
import { Match, seededSource } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { bullRun1983 } from "../../src/bull-run-1983/index.ts";

const page = readFileSync(new URL("../../../../docs/situations-bull-run-1983.md", import.meta.url), "utf8");

test("the situation in the documentation opens and holds what it says", () => {
  const situation = JSON.parse(/```json\n(?<example>.*?)```/s.exec(page)?.groups?.["example"] ?? "");
  const game = bullRun1983.open(situation);
  const match = Match.begin(game, { dice: seededSource(1) });
  expect(match.decision).toMatchObject({ over: false, sides: ["union"], step: "declaration" });
  const view = game.view(match.position, "union");
  expect(view.turn).toBe(3);
  expect(view.faceDown).toEqual([{ hex: "KK20", side: "confederate", count: 1 }]);
  const again = game.describe(match.position) as unknown as Record<string, unknown>;
  for (const part of ["options", "pieces", "due"]) expect(again).toHaveProperty(part);
});

test("every field that the documentation names is one of a situation", () => {
  const names = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell]) => cell?.match(/\w+/g) ?? []);
  const schema = JSON.parse(
    readFileSync(new URL("../../../../schemas/bull-run-1983-situation-1.schema.json", import.meta.url), "utf8"),
  );
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(Object.keys(schema.properties)).toContain(name);
});
