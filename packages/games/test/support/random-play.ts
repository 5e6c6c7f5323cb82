import {
  type ActionBase,
  type Decision,
  deriveSeed,
  type EventBase,
  fastDice,
  type Game,
  type Outcome,
} from "@stonebridge/kernel";

/** 1..n, from a sequence of its own. */
export type Pick = (n: number) => number;

/** Where a random game stands. */
export interface Moment<G, P> {
  readonly game: G;
  readonly p: P;
  /** Actions taken so far. */
  readonly count: number;
  readonly pick: Pick;
}

/** How a game is played at random. */
export interface Manner<P, A extends ActionBase> {
  /** More decisions than any game has; a game that goes on longer runs in a circle. */
  readonly most: number;
  /** What is done of all that is offered. */
  choose(p: P, decision: Decision<A>, chance: Pick): A;
  /** Has enough been played? Absent: the game goes to its end. */
  isEnough?(p: P): boolean;
}

/**
 * Plays a game at random; `look` sees every position before it is played on.
 * @returns the last position, and how many actions led to it
 * @throws Error where a decision has no action or the game does not end
 */
export function playInManner<P, A extends ActionBase, G extends Game<P, A, EventBase, unknown>>(
  game: G,
  seed: number,
  manner: Manner<P, A>,
  look: (moment: Moment<G, P>) => void,
): { p: P; count: number } {
  const dice = fastDice(deriveSeed(seed, 2));
  const choice = fastDice(deriveSeed(seed, 3));
  const other = fastDice(deriveSeed(seed, 4));
  const pick: Pick = (n) => other.roll("pick", n);
  const chance: Pick = (n) => choice.roll("choice", n);
  const p = game.start(dice);
  for (let count = 0; count < manner.most; count++) {
    look({ game, p, count, pick });
    const decision = drawn(game, p, chance);
    if (decision.over || manner.isEnough?.(p) === true) return { p, count };
    if (decision.actions.length === 0) throw new Error(`The step ${decision.step} offers nothing.`);
    game.act(p, decision.sides[0] as string, manner.choose(p, decision, chance), dice);
  }
  throw new Error(`The game of seed ${seed} does not end.`);
}

/** What one of those is asked who act at the same time. */
function drawn<P, A extends ActionBase>(
  game: Game<P, A, EventBase, unknown>,
  p: P,
  chance: Pick,
): Decision<A> | Outcome {
  if (game.together?.(p) === undefined) return game.decision(p);
  const asked = game.sides.flatMap((side) => {
    const decision = game.decision(p, side);
    return !decision.over && decision.sides.includes(side) ? [decision] : [];
  });
  return anyOf(asked, chance);
}

/** One of several, by chance. */
export function anyOf<T>(values: readonly T[], chance: Pick): T {
  return values[chance(values.length) - 1] as T;
}

/** The youngest option is drawn last: the same seeds go on to draw the same games. */
export const YOUNGEST_OPTION = "evenChances";

/** Options without those that a scenario does not take. @param offered what the game offers, and for which scenarios */
export function takenBy(
  scenario: string,
  offered: readonly { readonly id: string; readonly scenarios?: readonly string[] }[],
  options: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const taken = (id: string): boolean => offered.find((one) => one.id === id)?.scenarios?.includes(scenario) !== false;
  return Object.fromEntries(Object.entries(options).filter(([id]) => taken(id)));
}
