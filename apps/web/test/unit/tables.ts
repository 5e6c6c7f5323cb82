import { fastDice } from "@stonebridge/kernel";
import shapes from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import type { ZoneShapesData } from "@stonebridge/board";
import { type Action, bullRun1861, type Position, type SideId } from "@stonebridge/games/bull-run-1861";
import { type Names, namesOf } from "@stonebridge/games/bull-run-1861/text";
import { texts } from "@stonebridge/games/bull-run-1861/text/en";
import { type Table, tableOf } from "../../src/games/bull-run-1861/table.ts";
import { type PlayTools, toolsOf } from "../../src/games/bull-run-1861/tools.ts";

/** What tests of the adapter share: real games, played by a random hand. */

export const tools: PlayTools<Position> = openTools(bullRun1861.situation("historical"));
export const names: Names = namesOf(texts, tools.field.zones);
export { texts };

/** Tools for another situation. */
export function toolsFor(scenario: string, options: Readonly<Record<string, string>>): PlayTools<Position> {
  return openTools(bullRun1861.situation(scenario, options));
}

/** Tools for a game that begins with this situation. */
export function openTools(situation: unknown): PlayTools<Position> {
  return toolsOf(bullRun1861.open(situation), shapes as unknown as ZoneShapesData);
}

/** The table of a fresh game. */
export function freshTable(on: PlayTools<Position> = tools, seed = 1): Table<Position> {
  const table = tableOf(on.rules, on.field, on.rules.start(fastDice(seed)));
  if (!table) throw new Error("A fresh game waits for a decision.");
  return table;
}

/** The table after actions of whoever decides; dice as scripted by the seed. */
export function after(table: Table<Position>, actions: readonly Action[], seed = 1): Table<Position> {
  const position = table.rules.copy(table.position);
  const dice = fastDice(seed);
  for (const action of actions) {
    const decision = table.rules.decision(position);
    if (!decision) throw new Error("The game is over.");
    table.rules.act(position, decision.sides[0] as SideId, action, dice);
  }
  const next = tableOf(table.rules, table.field, position);
  if (!next) throw new Error("The game is over.");
  return next;
}

/** The first question of this step in a random game from the seed; undefined where the game ends before. */
export function* randomTables(on: PlayTools<Position>, seed: number): Generator<Table<Position>> {
  const dice = fastDice(seed);
  const choose = fastDice(seed + 7919);
  const position = on.rules.start(dice);
  for (;;) {
    const table = tableOf(on.rules, on.field, position);
    if (!table) return;
    yield { ...table, position: on.rules.copy(position) };
    const { actions } = table.decision;
    const action = actions[choose.roll("choice", actions.length) - 1] as Action;
    on.rules.act(position, table.side, action, dice);
  }
}

/** The historical set-up with both sides ready, South's marks and North's first activation to come. */
export function firstActivation(): Table<Position> {
  let table = freshTable();
  for (const type of ["ready", "marked"] as const) {
    while (table.decision.actions.some((action) => action.type === type)) table = after(table, [{ type }]);
  }
  return table;
}
