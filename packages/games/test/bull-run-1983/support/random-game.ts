import { deriveSeed, fastDice } from "@stonebridge/kernel";
import {
  type Action,
  type OpenedBullRun1983,
  OPTION_VALUES,
  type OptionId,
  type Position,
  bullRun1983,
} from "../../../src/bull-run-1983/index.ts";
import type { Field } from "../../../src/bull-run-1983/field.ts";
import { onMap } from "../../../src/bull-run-1983/position.ts";
import {
  anyOf,
  type Manner,
  type Moment as MomentOf,
  type Pick,
  playInManner,
  takenBy,
  YOUNGEST_OPTION,
} from "../../support/random-play.ts";

/** More decisions than any game has; a game that goes on longer runs in a circle. */
const MOST_DECISIONS = 40_000;

export type Moment = MomentOf<OpenedBullRun1983, Position>;

/** A scenario and options drawn from a seed: all values of all switches come about. */
export function drawnGame(seed: number): OpenedBullRun1983 {
  const dice = fastDice(deriveSeed(seed, 1));
  const draw = <T>(values: readonly T[]): T => anyOf(values, (n) => dice.roll("option", n));
  const ids = (Object.keys(OPTION_VALUES) as OptionId[]).filter((id) => id !== "setup" && id !== YOUNGEST_OPTION);
  const drawn = Object.fromEntries(ids.map((id) => [id, draw<string>(OPTION_VALUES[id])]));
  const scenario = draw(["historical", "free"]);
  const options = takenBy(scenario, bullRun1983.options, {
    ...drawn,
    [YOUNGEST_OPTION]: draw(OPTION_VALUES[YOUNGEST_OPTION]),
  });
  const key = JSON.stringify([scenario, options]);
  const game = OPENED.get(key) ?? bullRun1983.open(bullRun1983.situation(scenario, options));
  OPENED.set(key, game);
  return game;
}
/** A game keeps nothing of what is played on it, so that one serves for all with its options. */
const OPENED = new Map<string, OpenedBullRun1983>();

/**
 * Plays a whole game at random. Pure chance would hardly ever bring two armies together on so many hexes: every other seed has both sides
 * march at each other. @see playInManner
 */
export function playRandomly(
  game: OpenedBullRun1983,
  seed: number,
  look: (moment: Moment) => void,
): { p: Position; count: number } {
  const eager = seed % 2 === 0;
  const manner: Manner<Position, Action> = {
    most: MOST_DECISIONS,
    choose: (p, { actions, step }, chance) => choose(game, p, actions, step, eager, chance),
  };
  return playInManner(game, seed, manner, look);
}

function choose(
  { field }: OpenedBullRun1983,
  p: Position,
  actions: readonly Action[],
  step: string,
  eager: boolean,
  chance: Pick,
): Action {
  const any = anyOf(actions, chance);
  if (step === "set-up") {
    // a set-up by chance alone would hardly ever be finished
    const short = actions.find(({ type }) => type === "ready") ?? actions.find(({ type }) => type === "suggest");
    return short !== undefined && chance(8) === 1 ? short : any;
  }
  // a phase ends the sooner where nobody seeks a fight
  if (step === "movement" && chance(eager ? 16 : 5) === 1) return { type: "done" };
  if (!eager || step !== "march" || chance(4) === 1) return any;
  return nearest(field, p, actions) ?? any;
}

/** The step that comes nearest to an enemy, if there is one. */
function nearest(field: Field, p: Position, actions: readonly Action[]): Action | undefined {
  const frame = p.stack.at(-1);
  if (frame?.step !== "march") return undefined;
  let best: Action | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const action of actions) {
    if (action.type !== "step") continue;
    const hex = field.grid.known(action.hex);
    for (let piece = 0; piece < field.count; piece++) {
      if (field.sideOf[piece] === frame.side || field.isUnit[piece] === 0 || !onMap(p, piece)) continue;
      const distance = field.grid.distance(hex, p.place[piece] as number);
      if (distance >= least) continue;
      least = distance;
      best = action;
    }
  }
  return best;
}
