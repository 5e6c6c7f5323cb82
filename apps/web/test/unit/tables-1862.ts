import { fastDice } from "@stonebridge/kernel";
import shapes from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import type { ZoneShapesData } from "@stonebridge/board";
import { type Action, type AskingStep, secondBullRun1862, type SideId } from "@stonebridge/games/second-bull-run-1862";
import { type Names, namesOf } from "@stonebridge/games/second-bull-run-1862/text";
import { texts } from "@stonebridge/games/second-bull-run-1862/text/en";
import { type Table, tableOf } from "../../src/games/second-bull-run-1862/table.ts";
import { type PlayTools, toolsOf } from "../../src/games/second-bull-run-1862/tools.ts";

/** What tests of the adapter share: real games, played by a random hand. */

/** Tools for a situation. */
export function toolsFor(scenario: string, more: Readonly<Record<string, unknown>> = {}): PlayTools {
  const situation = { ...secondBullRun1862.situation(scenario), ...more };
  return toolsOf(secondBullRun1862.open(situation), shapes as unknown as ZoneShapesData);
}

const tools: PlayTools = toolsFor("august-29");
export const names: Names = namesOf(texts, tools.zones.zones);
export { texts };

/** The table of a fresh game. */
export function freshTable(on: PlayTools = tools, seed = 1): Table {
  const table = tableOf(on, on.game.start(fastDice(seed)));
  if (!table) throw new Error("A fresh game waits for a decision.");
  return table;
}

/** The table after actions of whoever decides; dice by the seed. */
export function after(table: Table, actions: readonly Action[], seed = 1): Table {
  const { game } = table;
  const position = game.copy(table.position);
  const dice = fastDice(seed);
  for (const action of actions) {
    const decision = game.decision(position);
    if (decision.over) throw new Error("The game is over.");
    game.act(position, decision.sides[0] as SideId, action, dice);
  }
  const next = tableOf(table.tools, position);
  if (!next) throw new Error("The game is over.");
  return next;
}

/** Every question of a random game from the seed; set-ups are made as suggested after some placing by hand. */
export function* randomTables(on: PlayTools, seed: number): Generator<Table> {
  const { game } = on;
  const dice = fastDice(seed);
  const choose = fastDice(seed + 7919);
  const position = game.start(dice);
  for (let placed = 0; ;) {
    const table = tableOf(on, game.copy(position));
    if (!table) return;
    yield table;
    const { actions, step } = table.decision;
    const quick =
      step === "placement" && ++placed % 40 === 0
        ? actions.find(({ type }) => type === "suggest" || type === "ready")
        : undefined;
    const action = quick ?? (actions[choose.roll("choice", actions.length) - 1] as Action);
    game.act(position, table.side, action, dice);
  }
}

/** Answers that only end something. */
const ENDINGS: ReadonlySet<Action["type"]> = new Set(["enough", "done", "rest", "stay"]);

/** A situation of a drawn game in which somebody is asked this, by an eager hand that attacks where it can. */
export function situationAsking(
  step: AskingStep,
  fits: (actions: readonly Action[], side: string) => boolean = () => true,
): object {
  const game = secondBullRun1862.open(secondBullRun1862.situation("august-30"));
  const [dice, choose] = [fastDice(4), fastDice(104)];
  const position = game.start(dice);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) throw new Error(`Nobody is asked ${step}.`);
    const actions = decision.actions as readonly Action[];
    if (decision.step === step && fits(actions, decision.sides[0] as string)) return game.describe(position);
    const eager = actions.filter(({ type }) => type === "attack" || type === "suggest" || type === "ready");
    const going = actions.filter(({ type }) => !ENDINGS.has(type));
    const among = [eager, going, actions].find((some) => some.length > 0) ?? actions;
    game.act(position, decision.sides[0] as string, among[choose.roll("choice", among.length) - 1] as Action, dice);
  }
}
