import { type ActionBase, deriveSeed, type Dice, type EventBase, fastDice } from "@stonebridge/kernel";
import type { Lesson, School } from "./school.ts";

/** A game of self-play: what was chosen, so that it can be played again in a moment. */
export interface PlayedGame {
  /** Place of its opening in the school’s list. */
  readonly opening: number;
  readonly seed: number;
  /** Nobody played at random in it. */
  readonly plain: boolean;
  /** Place of each choice in the list of the decision’s actions. */
  readonly choices: Uint16Array;
}

/** A game this long never ends: it is left out. */
const MOST_DECISIONS = 60_000;
/** Shares of games with a stretch in which one side plays at random, and with scattered errors of both. */
const STRETCHES = 0.45;
const ERRORS = 0.4;
/** The longest such stretch, as a share of the game, and the most errors, as a share of decisions. */
const LONGEST_STRETCH = 0.15;
const MOST_ERRORS = 0.03;
const FINE = 1_000_000;
/** What ends a set-up, and what fills it in: whoever plays at random takes these, or he would place pieces for ever. */
const OF_SET_UP: ReadonlySet<string> = new Set(["ready", "suggest"]);

/** Lessons of a school by opening: opened once. */
export function lessonsOf<P, A extends ActionBase, E extends EventBase, V>(
  school: School<P, A, E, V>,
): (opening: number) => Lesson<P, A, E, V> {
  const opened: Lesson<P, A, E, V>[] = [];
  return (at) => (opened[at] ??= school.open(school.openings[at]));
}

/** Dice of a game of self-play. */
export function diceOf(seed: number): Dice {
  return fastDice(deriveSeed(seed, 0));
}

/**
 * Plays a game between two commanders drawn at random, in many games with errors, so that the value sees positions that good play avoids.
 * @returns undefined if it would not end
 */
export async function playGame<P, A extends ActionBase, E extends EventBase, V>(
  school: School<P, A, E, V>,
  lessonOf: (opening: number) => Lesson<P, A, E, V>,
  seed: number,
): Promise<PlayedGame | undefined> {
  const chance = fastDice(deriveSeed(seed, 1));
  const share = (): number => (chance.roll("share", FINE) - 1) / FINE;
  const opening = drawOpening(school, share());
  const { game, commander, progress } = lessonOf(opening);
  const commanders = game.sides.map((_, side) => commander(side, fastDice(deriveSeed(seed, 2 + side))));
  const wild =
    share() < STRETCHES
      ? { side: chance.roll("side", 2) - 1, from: share(), long: share() * LONGEST_STRETCH }
      : undefined;
  const errors = share() < ERRORS ? share() * MOST_ERRORS : 0;
  const dice = diceOf(seed);
  const position = game.start(dice);
  const choices: number[] = [];
  while (choices.length < MOST_DECISIONS) {
    const decision = game.decision(position);
    if (decision.over)
      return { opening, seed, plain: wild === undefined && errors === 0, choices: Uint16Array.from(choices) };
    const { actions } = decision;
    const side = game.sides.indexOf(decision.sides[0]);
    let at = 0;
    if (actions.length > 1) {
      const played = progress(position);
      const stray = wild !== undefined && side === wild.side && played >= wild.from && played <= wild.from + wild.long;
      at =
        stray || share() < errors
          ? strayChoice(actions, chance)
          : actions.indexOf(await commanders[side].choose(position, decision));
    }
    choices.push(at);
    game.act(position, decision.sides[0], actions[at], dice);
  }
  return undefined;
}

function strayChoice(actions: readonly ActionBase[], chance: Dice): number {
  const last = actions.length - 1;
  return OF_SET_UP.has(actions[last].type) ? last : chance.roll("choice", actions.length) - 1;
}

function drawOpening({ openings }: Pick<School<never, never, never, never>, "openings">, share: number): number {
  const whole = openings.reduce((sum, one) => sum + one.share, 0);
  let left = share * whole;
  for (const [at, one] of openings.entries()) {
    left -= one.share;
    if (left < 0) return at;
  }
  return openings.length - 1;
}
