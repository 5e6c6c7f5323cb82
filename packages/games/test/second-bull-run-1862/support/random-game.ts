import { type Decision, deriveSeed, fastDice } from "@stonebridge/kernel";
import {
  type Action,
  OPTION_VALUES,
  type OptionId,
  type Position,
  type ScenarioId,
  type OpenedSecondBullRun1862,
  secondBullRun1862,
  SIDES,
} from "../../../src/second-bull-run-1862/index.ts";
import { anyOf, type Moment as MomentOf, type Pick, playInManner, takenBy } from "../../support/random-play.ts";

/** More decisions than any game has; a game that goes on longer runs in a circle. */
const MOST_DECISIONS = 20_000;

export type Moment = MomentOf<OpenedSecondBullRun1862, Position>;

/** Who plays: anything that is allowed, as likely as anything else, or rather what leads into a fight. */
export type Temper = "even" | "eager";

/** A scenario with options drawn from a seed: all values of all switches come about. */
export function drawnGame(scenario: ScenarioId, seed: number): OpenedSecondBullRun1862 {
  const dice = fastDice(deriveSeed(seed, 1));
  const draw = <T>(values: readonly T[]): T => anyOf(values, (n) => dice.roll("option", n));
  const ids = Object.keys(OPTION_VALUES) as OptionId[];
  const drawn = Object.fromEntries(ids.map((id) => [id, draw<string>(OPTION_VALUES[id])]));
  const options = takenBy(scenario, secondBullRun1862.options, drawn);
  const key = JSON.stringify([scenario, options]);
  const opened = games.get(key) ?? secondBullRun1862.open(secondBullRun1862.situation(scenario, options));
  games.set(key, opened);
  return opened;
}
const games = new Map<string, OpenedSecondBullRun1862>();

/** Plays a whole game at random, in a temper. @see playInManner */
export function playRandomly(
  game: OpenedSecondBullRun1862,
  seed: number,
  temper: Temper,
  look: (moment: Moment) => void,
): { p: Position; count: number } {
  const choose = (p: Position, { step, sides, actions }: Decision<Action>, chance: Pick): Action => {
    const enemies = step === "march" ? enemiesOf(game, p, sides[0] as string) : [];
    const weights = actions.map((action) => weightOf(game, p, action, temper, enemies));
    let left = chance(weights.reduce((total, weight) => total + weight, 0));
    return actions[weights.findIndex((weight) => (left -= weight) <= 0)] as Action;
  };
  return playInManner(game, seed, { most: MOST_DECISIONS, choose }, look);
}

/** How likely an action is among the others: even in an even game, but that the set-up ends. @param enemies zones that the other side holds */
function weightOf(
  { field }: OpenedSecondBullRun1862,
  p: Position,
  action: Action,
  temper: Temper,
  enemies: readonly number[],
): number {
  if (action.type === "ready") return 40;
  if (action.type === "suggest") return 10;
  if (temper === "even") return 1;
  switch (action.type) {
    case "attack":
      return 60;
    case "step": {
      const here = p.place[field.unitIndex.get(action.unit) as number] as number;
      return away(field, field.graph.known(action.zone), enemies) < away(field, here, enemies) ? 12 : 1;
    }
    case "force":
    case "advance":
    case "choose-division":
    case "choose-independent":
    case "activate":
    case "enter":
      return 6;
    default:
      return 1;
  }
}

/** Zones held by brigades of the other side than this. */
function enemiesOf({ field }: OpenedSecondBullRun1862, p: Position, side: string): readonly number[] {
  const enemy = 1 - SIDES.findIndex((one) => one === side);
  return p.top.flatMap((top, zone) => (top !== -1 && field.sideOf[top] === enemy ? [zone] : []));
}

/** Steps from a zone to the nearest of some others. */
function away(field: OpenedSecondBullRun1862["field"], from: number, others: readonly number[]): number {
  let least = Infinity;
  for (const other of others) least = Math.min(least, field.steps[from]?.[other] ?? Infinity);
  return least;
}
