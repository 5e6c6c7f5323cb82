import { fastDice, type SituationBase } from "@stonebridge/kernel";
import {
  type Action,
  type AskingStep,
  noWrittenOrders,
  type Position,
  type ScenarioId,
  type SideId,
} from "@stonebridge/games/no-written-orders";
import { type Table, tableOf } from "../../src/games/no-written-orders/table.ts";
import { type PlayTools, toolsOf } from "../../src/games/no-written-orders/tools.ts";

/** What tests of the adapter of No Written Orders share. */

export function openGame(
  scenario: ScenarioId = "first-bull-run",
  options: Readonly<Record<string, string>> = {},
): PlayTools {
  return openTools(noWrittenOrders.situation(scenario, options));
}

/** Tools for a game that begins with this situation. */
export function openTools(situation: unknown): PlayTools {
  return toolsOf(noWrittenOrders.open(situation));
}

/** A position of a game as a situation. */
export function situationAt({ game }: PlayTools, position: Position): SituationBase {
  return noWrittenOrders.open(game.situation).describe(position);
}

/** What a situation asks first. */
export function beginning(situation: unknown): Table {
  const tools = openTools(situation);
  return tableAt(tools, tools.game.start(fastDice(1)));
}

function tableAt(tools: PlayTools, position: Position): Table {
  const table = tableOf(tools, position);
  if (!table) throw new Error("The game is over.");
  return table;
}

/** The table after actions of whoever decides. */
export function after(table: Table, actions: readonly Action[], seed = 1): Table {
  const { game } = table.tools;
  const position = game.copy(table.position);
  const dice = fastDice(seed);
  for (const action of actions) {
    const decision = game.decision(position);
    if (decision.over) throw new Error("The game is over.");
    game.act(position, decision.sides[0] as SideId, action, dice);
  }
  return tableAt(table.tools, position);
}

/** Actions that end a part without doing anything: a random game that took them as often as others would never fight. */
const IDLE: ReadonlySet<Action["type"]> = new Set(["end", "end-declaration", "end-bombardment", "end-charges"]);

/**
 * Questions of a random game from the seed, as far as so many steps: as many of each kind as are wanted. Whoever can do something rarely
 * lets it be; orders, of which there are hundreds, stay as the scenario gives them.
 */
export function* randomTables(tools: PlayTools, seed: number, steps: number, samples: number): Generator<Table> {
  const { game } = tools;
  const dice = fastDice(seed);
  const choose = fastDice(seed + 7919);
  const position = game.start(dice);
  const seen = new Map<string, number>();
  for (let at = 0; at < steps; at++) {
    const decision = game.decision(position);
    if (decision.over) return;
    const { step, actions } = decision;
    const count = (seen.get(step) ?? 0) + 1;
    seen.set(step, count);
    if (count <= samples) yield tableAt(tools, game.copy(position));
    const done = actions.find(({ type }) => type === "done");
    const deeds = actions.filter(({ type }) => !IDLE.has(type));
    const among = deeds.length > 0 && choose.roll("combat", 6) > 1 ? deeds : actions;
    const action = done ?? (among[choose.roll("combat", among.length) - 1] as Action);
    game.act(position, decision.sides[0] as SideId, action, dice);
  }
}

/** The first question of a kind in a random game. */
export function tableOfStep(tools: PlayTools, wanted: AskingStep, seed = 1, steps = 20_000): Table {
  for (const table of randomTables(tools, seed, steps, 1)) if (table.step === wanted) return table;
  throw new Error(`Nobody is asked about ${wanted}.`);
}
