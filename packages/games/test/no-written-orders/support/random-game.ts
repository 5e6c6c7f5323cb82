import { deriveSeed, fastDice } from "@stonebridge/kernel";
import {
  type Action,
  MODULES,
  type OpenedNoWrittenOrders,
  noWrittenOrders,
  OPTION_VALUES,
  type OptionId,
  type Position,
  type ScenarioId,
} from "../../../src/no-written-orders/index.ts";
import { optionFaults } from "../../../src/no-written-orders/situations/option-faults.ts";
import { DEFAULT_OPTIONS } from "../../../src/no-written-orders/options/switches.ts";
import {
  anyOf,
  type Manner,
  type Moment as MomentOf,
  playInManner,
  takenBy,
  YOUNGEST_OPTION,
} from "../../support/random-play.ts";

/** More decisions than any game has; a game that goes on longer runs in a circle. */
const MOST_DECISIONS = 40_000;

export type Moment = MomentOf<OpenedNoWrittenOrders, Position>;

/** A scenario with options drawn from a seed, those left out that its module or another one forbids. */
export function drawnGame(scenario: ScenarioId, seed: number): OpenedNoWrittenOrders {
  const dice = fastDice(deriveSeed(seed, 1));
  const draw = <T>(values: readonly T[]): T => anyOf(values, (n) => dice.roll("option", n));
  const module = Object.values(MODULES).find((one) => one.scenarios.some(({ id }) => id === scenario));
  if (module === undefined) throw new Error(`No module brings ${scenario}.`);
  let options = DEFAULT_OPTIONS;
  for (const id of (Object.keys(OPTION_VALUES) as OptionId[]).filter((one) => one !== YOUNGEST_OPTION)) {
    const chosen = { ...options, [id]: draw<string>(OPTION_VALUES[id]) };
    if (optionFaults(module, chosen).length === 0) options = chosen;
  }
  const last = takenBy(scenario, noWrittenOrders.options, { [YOUNGEST_OPTION]: draw(OPTION_VALUES[YOUNGEST_OPTION]) });
  return noWrittenOrders.open(noWrittenOrders.situation(scenario, { ...options, ...last }));
}

/** Plays a game at random, up to the end or a turn. @see playInManner */
export function playRandomly(
  game: OpenedNoWrittenOrders,
  seed: number,
  look: (moment: Moment) => void,
  turns = Infinity,
): { p: Position; count: number } {
  let last: number | undefined;
  const manner: Manner<Position, Action> = {
    most: MOST_DECISIONS,
    choose(_, { actions }, chance) {
      // half of the time somebody comes to an end who writes or sees to flags: he could go on for ever
      const ends = actions.filter(({ type }) => type === "done" || type === "send");
      return anyOf(ends.length > 0 && chance(2) === 1 ? ends : actions, chance);
    },
    isEnough: ({ turn }) => turn >= (last ??= turn + turns),
  };
  return playInManner(game, seed, manner, look);
}
