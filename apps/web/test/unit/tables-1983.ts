import { fastDice } from "@stonebridge/kernel";
import {
  type Action,
  type BullRun1983,
  type OpenedBullRun1983,
  bullRun1983,
  type Position,
  type SideId,
} from "@stonebridge/games/bull-run-1983";
import { type Names, namesOf } from "@stonebridge/games/bull-run-1983/text";
import { texts } from "@stonebridge/games/bull-run-1983/text/en";
import { type Table, tableOf } from "../../src/games/bull-run-1983/table.ts";
import declaration from "./declaration-1983.json" with { type: "json" };

/** What tests of the adapter of Bull Run (1983) share. */

export const names: Names = namesOf(texts);
export { texts };

export function openGame(situation: unknown = bullRun1983.situation("historical")): OpenedBullRun1983 {
  const open: (data: unknown) => OpenedBullRun1983 = bullRun1983.open;
  return open(situation);
}

/** The first question of a game: Union Movement phase with the historical set-up. */
export function freshTable(game: BullRun1983 = openGame(), seed = 1): Table {
  return tableAt(game, game.start(fastDice(seed)));
}

/** The Union declares: 16 units against four in three hexes before Manassas. */
export function declarationTable(): Table {
  return freshTable(openGame(declaration));
}

export function tableAt(game: BullRun1983, position: Position): Table {
  const table = tableOf(game, position);
  if (!table) throw new Error("The game is over.");
  return table;
}

/** The table after actions of whoever decides. */
export function after(table: Table, actions: readonly Action[], seed = 1): Table {
  const { game } = table;
  const position = game.copy(table.position);
  const dice = fastDice(seed);
  for (const action of actions) {
    const decision = game.decision(position);
    if (decision.over) throw new Error("The game is over.");
    game.act(position, decision.sides[0] as SideId, action, dice);
  }
  return tableAt(game, position);
}

/** Every question of a random game from the seed, as far as so many steps. */
export function* randomTables(game: BullRun1983, seed: number, steps: number): Generator<Table> {
  const dice = fastDice(seed);
  const choose = fastDice(seed + 7919);
  const position = game.start(dice);
  for (let step = 0; step < steps; step++) {
    const table = tableOf(game, position);
    if (!table) return;
    yield { ...table, position: game.copy(position) };
    const { actions } = table.decision;
    game.act(position, table.side, actions[choose.roll("combat", actions.length) - 1], dice);
  }
}
