import { type ActionBase, type Dice, type EventBase, fastDice, type Game } from "@stonebridge/kernel";
import { rate, type Rate, type Times, times } from "./measure.ts";

/** One decision in this many is listed separately; copying more often would slow all the other times. */
const LISTED_APART = 8;

/** One position in this many is weighed; more would take minutes in long games and show the same. */
const WEIGHED_APART = 20;

/** What one run measures in a game's engine. */
export interface EngineRun {
  readonly decisionsPerSecond: number;
  readonly decisionsPerSecondWithViews: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  /** Play-outs of 50 random decisions from the middle of a game, each from a fresh copy. */
  readonly rolloutsPerSecond: number;
  /** Play-outs from the middle of a game to its end. */
  readonly rolloutsToEndPerSecond: number;
  /** Microseconds. */
  readonly copyMean: number;
  readonly listMean: number;
  readonly listP99: number;
  /** Performing an action without listing the next decision, and both together, as the engine does it. */
  readonly takeMean: number;
  readonly takeP99: number;
  readonly actMean: number;
  readonly actP99: number;
}

/** Measures a game with random play. The same seed plays the same games. */
export function measureEngine<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  seed: number,
  seconds: number,
): EngineRun {
  let games = 0;
  const plain = playGames(
    game,
    seed,
    seconds,
    () => {},
    () => (games += 1),
  );
  const watched = playGames(game, seed, seconds, (position, side) => void game.view(position, side));
  const middle = middlePosition(game, seed, Math.round(plain.count / games / 2));
  const single = singleTimes(game, seed, seconds);
  return {
    decisionsPerSecond: plain.perSecond,
    decisionsPerSecondWithViews: watched.perSecond,
    gamesPerSecond: games / plain.seconds,
    decisionsPerGame: plain.count / games,
    rolloutsPerSecond: rolloutRate(game, middle, seed, seconds / 2, 50),
    rolloutsToEndPerSecond: rolloutRate(game, middle, seed, seconds / 2, Number.POSITIVE_INFINITY),
    copyMean: copyTime(game, middle, seconds / 4),
    listMean: single.list.mean,
    listP99: single.list.p99,
    takeMean: single.take.mean,
    takeP99: single.take.p99,
    actMean: single.act.mean,
    actP99: single.act.p99,
  };
}

/** Bytes of a position as JSON, without any log: mean and largest over a sample of positions in random games. */
export function positionSize<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  seed: number,
  games: number,
): { readonly mean: number; readonly most: number } {
  const sizes: number[] = [];
  const chance = fastDice(seed);
  for (let index = 0; index < games; index += 1) {
    let count = 0;
    playOn(game, game.start(chance), chance, Number.POSITIVE_INFINITY, (position) => {
      if (count++ % WEIGHED_APART === 0) sizes.push(JSON.stringify(game.encode(position)).length);
    });
  }
  return { mean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length, most: Math.max(...sizes) };
}

function playGames<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  seed: number,
  seconds: number,
  look: (position: P, side: string) => void,
  ended: () => void = () => {},
): Rate {
  const chance = fastDice(seed);
  return rate(seconds, () => {
    const decisions = playOn(game, game.start(chance), chance, Number.POSITIVE_INFINITY, look);
    ended();
    return decisions;
  });
}

/** Makes random decisions; one generator supplies both dice and choices. Returns how many it made. */
function playOn<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  chance: Dice,
  most: number,
  look: (position: P, side: string) => void,
): number {
  let taken = 0;
  while (taken < most) {
    const decision = game.decision(position);
    if (decision.over) break;
    const { actions, sides } = decision;
    look(position, sides[0]);
    game.act(position, sides[0], actions[chance.roll("choice", actions.length) - 1], chance);
    taken += 1;
  }
  return taken;
}

function middlePosition<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  seed: number,
  decisions: number,
): P {
  const chance = fastDice(seed);
  const position = game.start(chance);
  playOn(game, position, chance, decisions, () => {});
  return position;
}

function rolloutRate<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  middle: P,
  seed: number,
  seconds: number,
  decisions: number,
): number {
  const chance = fastDice(seed);
  return rate(seconds, () => {
    playOn(game, game.copy(middle), chance, decisions, () => {});
    return 1;
  }).perSecond;
}

function copyTime<P, A extends ActionBase, E extends EventBase, V>(game: Game<P, A, E, V>, middle: P, seconds: number) {
  const batch = 1_000;
  const kept: P[] = Array.from({ length: 16 }, () => middle);
  const { perSecond } = rate(seconds, () => {
    for (let index = 0; index < batch; index += 1) kept[index % 16] = game.copy(kept[(index + 7) % 16]);
    return batch;
  });
  return 1_000_000 / perSecond;
}

/**
 * Times for listing legal actions, performing one, and both. After performing an action the engine runs on to the next decision
 * and lists it; now and then a copy of that position is listed once more by itself, and that time is subtracted.
 */
function singleTimes<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  seed: number,
  seconds: number,
): { readonly list: Times; readonly take: Times; readonly act: Times } {
  const chance = fastDice(seed);
  const list: number[] = [];
  const take: number[] = [];
  const act: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const position = game.start(chance);
    for (;;) {
      const decision = game.decision(position);
      if (decision.over) break;
      const action = decision.actions[chance.roll("choice", decision.actions.length) - 1];
      const begun = performance.now();
      game.act(position, decision.sides[0], action, chance);
      const acted = performance.now() - begun;
      if (act.push(acted) % LISTED_APART !== 0) continue;
      const copy = game.copy(position);
      const asked = performance.now();
      game.decision(copy);
      const listed = performance.now() - asked;
      list.push(listed);
      take.push(acted - listed);
    }
  }
  return { list: times(list), take: times(take), act: times(act) };
}
