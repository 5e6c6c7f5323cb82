import { readFileSync } from "node:fs";
import { type Match as AnyMatch, Match, seededSource } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import {
  type Action,
  type GameEvent,
  type Position,
  secondBullRun1862,
  type Situation,
  type View,
} from "../../../src/second-bull-run-1862/index.ts";

const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), "utf8");
const chapters = read("docs/situations.md").split("\n## ");
const chapter = chapters.find((one) => one.startsWith("Second Bull Run 1862\n")) ?? "";
const examples = read("docs/situations-second-bull-run-1862.md").split("\n## ");

/** The situation that a piece of the documentation shows. */
function shown(page: string): Situation {
  return JSON.parse(/```json\n(?<example>.*?)```/s.exec(page)?.groups?.["example"] ?? "") as Situation;
}

function begun(page: string): AnyMatch<Position, Action, GameEvent, View> {
  return Match.begin(secondBullRun1862.open(shown(page)), { dice: seededSource(1) });
}

const example = (number: number) => begun(examples.find((one) => one.startsWith(`Example ${number}:`)) ?? "");
const viewOf = (match: ReturnType<typeof begun>) => match.game.view(match.position, "spectator");
const unitOf = (match: ReturnType<typeof begun>, id: string) => viewOf(match).units.find((unit) => unit.id === id);
const eventsOf = (match: ReturnType<typeof begun>) => match.eventsUpTo(match.steps.length);

test("the situation in the documentation opens and holds what it says", () => {
  const situation = shown(chapter);
  const match = begun(chapter);
  expect(match.decision).toMatchObject({ over: false, sides: ["union"], step: "divisions", about: { left: 2 } });
  const { day, turn, phase, control, counterAttack, options } = viewOf(match);
  expect({ day, turn, phase, counterAttack }).toEqual({
    day: 2,
    turn: 5,
    phase: 2,
    counterAttack: situation.counterAttack,
  });
  expect([control["77"], options.setupLosses]).toEqual(["union", "count"]);
  expect(unitOf(match, "gibbon")).toMatchObject({ zone: "98", facing: "115", losses: 2, combat: 5, fatigue: 1 });
  expect(unitOf(match, "patrick")).toMatchObject({ zone: "98", facing: "115", depth: 0 });
  expect(unitOf(match, "bayard")).toMatchObject({ dismounted: true });
  expect(unitOf(match, "hood")).toMatchObject({ routed: true });
  expect(unitOf(match, "milroy")).toMatchObject({ whereabouts: "eliminated" });
  expect(unitOf(match, "koltes")).toMatchObject({ whereabouts: "waiting", due: { day: 2, turn: 6 } });
  const again = secondBullRun1862.open(situation).describe(match.position) as unknown as Situation;
  for (const part of ["scenario", "units", "commanderValues"] as const) expect(again[part]).toEqual(situation[part]);
  expect(again.commanders).toEqual(expect.arrayContaining([...(situation.commanders ?? [])]));
});

test("every field that the documentation names is one of a situation, and none is left out", () => {
  const schema = JSON.parse(read("schemas/second-bull-run-1862-situation-1.schema.json"));
  const named = (page: string) =>
    [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell]) => cell.match(/\w+/g) ?? []);
  for (const name of [...named(chapter), ...named(examples[0])]) expect(Object.keys(schema.properties)).toContain(name);
  const everywhere = ["$schema", "format", "version", "game", "name", "sequence", "bid", "dice"];
  expect([...named(examples[0]), ...everywhere].toSorted()).toEqual(Object.keys(schema.properties).toSorted());
});

describe("the examples of the documentation", () => {
  test("EX-1a EX-1b McDowell activates one division; Hardin is isolated", () => {
    const match = example(1);
    match.act("union", { type: "designate", commander: "mcdowell" });
    expect(match.decision).toMatchObject({ step: "divisions", about: { left: 1, of: 1 } });
    expect(viewOf(match).units.flatMap(({ id, isolated }) => (isolated ? [id] : []))).toEqual(["hardin"]);
  });

  test("EX-2 three zones of Front", () => {
    expect(unitOf(example(2), "seymour")?.front.toSorted()).toEqual(["103", "104", "119"]);
  });

  test("EX-3a EX-3d Seymour climbs, is stopped and attacks", () => {
    const match = example(3);
    match.act("union", { type: "choose-division", division: "reynolds" });
    match.act("union", { type: "activate", unit: "seymour" });
    match.act("union", { type: "step", unit: "seymour", zone: "96" });
    expect(eventsOf(match).at(-1)).toMatchObject({ type: "stepped", cost: 3, left: 3, stoppedBy: ["trimble"] });
    match.act("union", { type: "attack", unit: "seymour", zone: "115" });
    expect(unitOf(match, "seymour")).toMatchObject({ zone: "96", attacks: "115" });
    expect(unitOf(match, "hardin")).toMatchObject({ isolated: true });
  });

  test("EX-4.1 nine to four, a loss, Disorder", () => {
    const match = example(4);
    match.act("union", { type: "fight", zone: "96" });
    const events = eventsOf(match);
    expect(events.find(({ type }) => type === "fought")).toMatchObject({ totals: { attacker: 9, defender: 4 } });
    expect(events.find(({ type }) => type === "combat-test")).toMatchObject({ unit: "field", result: "disorder" });
    expect(unitOf(match, "field")).toMatchObject({ zone: "126", losses: 3 });
  });
});
