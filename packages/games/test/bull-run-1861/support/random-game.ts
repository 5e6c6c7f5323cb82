import { type Decision, deriveSeed, fastDice } from "@stonebridge/kernel";
import {
  type Action,
  type OpenedBullRun1861,
  OPTION_VALUES,
  type OptionId,
  type Position,
  bullRun1861,
} from "../../../src/bull-run-1861/index.ts";
import {
  anyOf,
  type Moment as MomentOf,
  type Pick,
  playInManner,
  takenBy,
  YOUNGEST_OPTION,
} from "../../support/random-play.ts";

/** More decisions than any game has; a game that goes on longer runs in a circle. */
const MOST_DECISIONS = 8_000;

export type Moment = MomentOf<OpenedBullRun1861, Position>;

/** A scenario and options drawn from a seed: all values of all switches come about. */
export function drawnGame(seed: number): OpenedBullRun1861 {
  const dice = fastDice(deriveSeed(seed, 1));
  const draw = <T>(values: readonly T[]): T => anyOf(values, (n) => dice.roll("option", n));
  const ids = (Object.keys(OPTION_VALUES) as OptionId[]).filter((id) => id !== "setup" && id !== YOUNGEST_OPTION);
  const drawn = Object.fromEntries(ids.map((id) => [id, draw<string>(OPTION_VALUES[id])]));
  const scenario = draw(["historical", "free"]);
  const options = takenBy(scenario, bullRun1861.options, {
    ...drawn,
    [YOUNGEST_OPTION]: draw(OPTION_VALUES[YOUNGEST_OPTION]),
  });
  return bullRun1861.open(bullRun1861.situation(scenario, options));
}

/** Plays a whole game at random, every action as likely as any other. @see playInManner */
export function playRandomly(
  game: OpenedBullRun1861,
  seed: number,
  look: (moment: Moment) => void,
): { p: Position; count: number } {
  const manner = {
    most: MOST_DECISIONS,
    choose: (_: Position, { actions }: Decision<Action>, chance: Pick) => anyOf(actions, chance),
  };
  return playInManner(game, seed, manner, look);
}
