import {
  type ActionBase,
  actWithoutDice,
  type Decision,
  type EventBase,
  type Game,
  type GameRecord,
  type Side,
} from "@stonebridge/kernel";
import { machineClock } from "../clock.ts";
import { DeedTrials, type Reach } from "./deed-trials.ts";
import { Differences } from "./differences.ts";
import type { Mistake, Searching } from "./finding.ts";
import type { Tutor } from "./judge.ts";
import { type BetterDeed, type Looking, MOST_PLAYOUTS } from "./mistakes.ts";
import { LEAST_GAIN, LEAST_PLAYOUTS, LOOKS, LUCKS } from "./proving.ts";
import { firstPosition, takeStep } from "./record-steps.ts";

/** What a deed that somebody tries is worth beside one that is known to be good. */
export interface DeedJudged {
  /** The chance of the side after it. */
  readonly chance: number;
  /** It is as good, as far as play-outs tell: it loses less than what is called a mistake. */
  readonly asGood: boolean;
}

/** For trials: so that an answer is wrong once in a hundred times. */
const Z_TRIAL = 2.58;
/** Games that judge a try at orders, at most: it is as good if it loses less than half of what the better ones gain. */
const MOST_GAMES = 60;
/** Play-outs of a trial between two pauses. */
const STRETCH = 8;

/**
 * What somebody’s try at the position of a mistake is worth: the last steps of a game, up to where nothing is half done (or all orders of
 * the turn are written), a die was rolled or the other side decided.
 * @param record of the game in which it is tried
 * @param from how many of its steps lead to the position
 * @param better what would have been better there
 * @returns undefined if the deed is still half done
 */
export async function judgeTry<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  from: number,
  better: Pick<Mistake<A>, "deed" | "chance" | "gain" | "side" | "orders">,
  tutor: Tutor<P, A>,
  { playouts = MOST_PLAYOUTS, clock, onProgress }: Searching = {},
): Promise<DeedJudged | undefined> {
  const position = firstPosition(game, record);
  for (const step of record.steps.slice(0, from)) takeStep(game, position, step);
  const { side, orders, gain } = better;
  const time = orders === undefined ? undefined : tutor.courses?.of(position, side);
  const done = (now: P, decision: Decision<A>): boolean =>
    time === undefined ? tutor.atRest(decision) : tutor.courses?.of(now, side) !== time;
  const tried = triedDeed(game, position, side, record.steps.slice(from), done);
  if (tried === undefined) return undefined;
  return await judgeDeed(game, position, side, tried, better, tutor, {
    ...(clock && { clock }),
    seed: from,
    ...(onProgress && { onProgress }),
    ...(time === undefined
      ? { playouts, reach: "answer" as const }
      : { playouts: Math.min(playouts, MOST_GAMES), reach: "end" as const, least: gain / 2 }),
  });
}

/** The deed of a side that steps begin with; undefined if it is half done after them. The other side may write its orders meanwhile. */
function triedDeed<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  from: P,
  side: Side,
  steps: GameRecord["steps"],
  done: (position: P, decision: Decision<A>) => boolean,
): readonly A[] | undefined {
  const position = game.copy(from);
  const deed: A[] = [];
  for (const { side: by, action } of steps) {
    if (by === side) deed.push(action as A);
    if (!actWithoutDice(game, position, by, action as A)) return deed;
    const now = game.decision(position, side);
    if (now.over || !now.sides.includes(side) || done(position, now)) return deed;
  }
  return undefined;
}

/** How a try is judged. */
interface Trying extends Looking {
  readonly reach: Reach;
  /** What may be lost on the better deed by one that is as good. */
  readonly least?: number;
}

/**
 * What a deed that somebody tries is worth beside a better one, by what his side knew.
 * @param position the one in which it decides; it stays as it is
 * @param better what is known to be good, with its chance
 */
async function judgeDeed<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  side: Side,
  tried: readonly A[],
  better: Pick<BetterDeed<A>, "deed" | "chance">,
  tutor: Tutor<P, A>,
  { clock = machineClock, playouts, seed, onProgress, reach, least = LEAST_GAIN }: Trying,
): Promise<DeedJudged> {
  const trials = new DeedTrials(game, tutor, position, side, seed);
  const losses = new Differences();
  for (const look of LOOKS) {
    while (losses.count < Math.max(Math.min(LEAST_PLAYOUTS, playouts), look * playouts)) {
      const round = losses.count;
      losses.add(trials.play(better.deed, round, LUCKS.trial, reach) - trials.play(tried, round, LUCKS.trial, reach));
      if (reach !== "end" && losses.count % STRETCH > 0) continue;
      onProgress?.(losses.count / playouts);
      await clock.pause();
    }
    if (Math.abs(losses.mean - least) > Z_TRIAL * losses.error) break;
  }
  const chance = Math.min(1, Math.max(0, better.chance - losses.mean));
  return { chance, asGood: losses.mean < least };
}
