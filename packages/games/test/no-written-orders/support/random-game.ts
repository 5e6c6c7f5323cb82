import { deriveSeed, fastDice } from "@stonebridge/kernel";
import {
  type Action,
  MODULES,
  type NoWrittenOrders,
  noWrittenOrders,
  OPTION_VALUES,
  type OptionId,
  type Position,
  type ScenarioId,
} from "../../../src/no-written-orders/index.ts";
import { optionFaults } from "../../../src/no-written-orders/situations/option-faults.ts";
import { DEFAULT_OPTIONS } from "../../../src/no-written-orders/options.ts";

/** More decisions than any game has; a game that goes on longer runs in a circle. */
const MOST_DECISIONS = 40_000;

export interface Moment {
  readonly game: NoWrittenOrders;
  readonly p: Position;
  /** Actions taken so far. */
  readonly count: number;
  /** 1..n, from the game's own sequence. */
  pick(n: number): number;
}

/** A scenario with options drawn from a seed, those left out that its module or another one forbids. */
export function drawnGame(scenario: ScenarioId, seed: number): NoWrittenOrders {
  const dice = fastDice(deriveSeed(seed, 1));
  const draw = <T>(values: readonly T[]): T => values[dice.roll("option", values.length) - 1] as T;
  const module = Object.values(MODULES).find((one) => one.scenarios.some(({ id }) => id === scenario));
  if (module === undefined) throw new Error(`No module brings ${scenario}.`);
  let options = DEFAULT_OPTIONS;
  for (const id of Object.keys(OPTION_VALUES) as OptionId[]) {
    const chosen = { ...options, [id]: draw<string>(OPTION_VALUES[id]) };
    if (optionFaults(module, chosen).length === 0) options = chosen;
  }
  return noWrittenOrders.open(noWrittenOrders.situation(scenario, options));
}

/**
 * Plays a game at random, up to the end or a turn; `look` sees every position before it is played on.
 * @returns the last position, and how many actions led to it
 * @throws Error where a decision has no action or the game does not end
 */
export function playRandomly(
  game: NoWrittenOrders,
  seed: number,
  look: (moment: Moment) => void,
  turns = Infinity,
): { p: Position; count: number } {
  const dice = fastDice(deriveSeed(seed, 2));
  const choice = fastDice(deriveSeed(seed, 3));
  const other = fastDice(deriveSeed(seed, 4));
  const pick = (n: number): number => other.roll("pick", n);
  const p = game.start(dice);
  const last = p.turn + turns;
  for (let count = 0; count < MOST_DECISIONS; count++) {
    look({ game, p, count, pick });
    const decision = game.decision(p);
    if (decision.over || p.turn >= last) return { p, count };
    if (decision.actions.length === 0) throw new Error(`The step ${decision.step} offers nothing.`);
    // half of the time somebody comes to an end who writes or sees to flags: he could go on for ever
    const ends = decision.actions.filter(({ type }) => type === "done" || type === "send");
    const from = ends.length > 0 && choice.roll("end", 2) === 1 ? ends : decision.actions;
    const action = from[choice.roll("choice", from.length) - 1] as Action;
    game.act(p, decision.sides[0] as string, action, dice);
  }
  throw new Error(`The game of seed ${seed} does not end.`);
}
