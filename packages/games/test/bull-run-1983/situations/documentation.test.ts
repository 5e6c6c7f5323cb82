import { readFileSync } from "node:fs";
import { Match, seededSource } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { bullRun1983 } from "../../../src/bull-run-1983/index.ts";

const pages = readFileSync(new URL("../../../../../docs/situations.md", import.meta.url), "utf8").split("\n## ");
const page = pages.find((one) => one.startsWith("Bull Run (1983)\n")) ?? "";

test("the situation in the documentation opens and holds what it says", () => {
  const situation = JSON.parse(/```json\n(?<example>.*?)```/s.exec(page)?.groups?.["example"] ?? "");
  const game = bullRun1983.open(situation);
  const match = Match.begin(game, { dice: seededSource(1) });
  expect(match.decision).toMatchObject({ over: false, sides: ["union"], step: "movement" });
  const { pieces, turn, trestle, abatis, fordUse } = game.view(match.position, "union");
  expect({ turn, trestle, fordUse, abatis: abatis.toSorted() }).toEqual({
    turn: 4,
    trestle: situation.trestle,
    fordUse: situation.fordUse,
    abatis: situation.abatis.toSorted(),
  });
  const shown = (id: string) => pieces.find((piece) => piece.id === id);
  expect(shown("us-2nh")).toMatchObject({ attack: 3, defense: 3, route: "north" });
  expect(shown("us-1ri")).toMatchObject({ where: "brigade", holder: "us-b-burnside" });
  expect(shown("us-69nym")).toMatchObject({ where: "rally" });
  expect(shown("cs-5ala")).toMatchObject({ where: "unseen" });
  const again = game.describe(match.position) as unknown as Record<string, unknown>;
  for (const part of ["options", "pieces"]) expect(again[part]).toEqual(expect.objectContaining(situation[part]));
  const placed = (again["placements"] as readonly { readonly piece: string }[]).map(({ piece }) => piece);
  expect(placed).toEqual(expect.arrayContaining(situation.placements.map((one: { piece: string }) => one.piece)));
});

test("every field that the documentation names is one of a situation", () => {
  const names = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell]) => cell.match(/\w+/g) ?? []);
  const schema = JSON.parse(
    readFileSync(new URL("../../../../../schemas/bull-run-1983-situation-1.schema.json", import.meta.url), "utf8"),
  );
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(Object.keys(schema.properties)).toContain(name);
});
