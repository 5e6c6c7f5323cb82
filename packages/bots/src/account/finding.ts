import type { ActionBase, EventBase, Game, GameRecord, Side } from "@stonebridge/kernel";
import type { Clock } from "../clock.ts";
import type { Account } from "./account.ts";
import type { Course } from "./course.ts";
import { type CourseProved, wrongCourses } from "./courses.ts";
import { DeedTrials } from "./deed-trials.ts";
import type { Tutor } from "./judge.ts";
import { firstPosition, takeStep } from "./record-steps.ts";
import { betterDeed, type BetterDeed, MOST_LOOKED_AT, MOST_PLAYOUTS } from "./mistakes.ts";

/** A step at which something else would have been better, by more than chance explains. */
export interface Mistake<A extends ActionBase> extends BetterDeed<A> {
  readonly step: number;
  /** The last step of what was done. */
  readonly until: number;
  readonly side: Side;
  /** Whose orders were wrong; absent: it was a deed, and not orders that work many turns later. */
  readonly orders?: OrdersKept;
}

/** Orders that somebody was left with, or none. */
export interface OrdersKept {
  /** Who, by its id in the game. */
  readonly to: string;
  /** The last step before it got others, or the last of the game. */
  readonly kept: number;
}

/** How mistakes are looked for. */
export interface Searching {
  /** Lets other work go on meanwhile; the machine's clock by default. */
  readonly clock?: Clock;
  /** The most play-outs of each deed that is compared; enough by default. */
  readonly playouts?: number;
  /** Called now and then: share of the work done. */
  onProgress?(share: number): void;
  /** Called with each mistake as it is found, those at the steps that cost most first. */
  onFound?(mistake: Mistake<ActionBase>): void;
}

/** How the deeds of a game are looked at. */
interface Looked<A extends ActionBase> {
  readonly clock?: Clock;
  readonly playouts: number;
  onProgress(share: number): void;
  onFound(mistake: Mistake<A>): void;
}

/** Steps that are looked at cost at least this much. */
const LEAST = 0.005;

/** Of the work, where there are orders to be judged by whole games: what everything else takes. */
const DEEDS = 0.25;

/**
 * The mistakes of a game among the steps that cost most by its account, and among the orders that a tutor would not have given, in the order
 * of the game.
 * @param record one that `verify` finds right
 */
export async function findMistakes<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  account: Account,
  tutor: Tutor<P, A>,
  { playouts = MOST_PLAYOUTS, clock, onProgress, onFound }: Searching = {},
): Promise<readonly Mistake<A>[]> {
  const found: Mistake<A>[] = [];
  const searching = {
    ...(clock && { clock }),
    playouts,
    onFound: (mistake: Mistake<A>) => {
      found.push(mistake);
      onFound?.(mistake);
    },
  };
  const courses = coursesOf(game, record, tutor);
  const share = courses.length > 0 ? DEEDS : 1;
  await wrongDeeds(game, record, account, tutor, {
    ...searching,
    onProgress: (done) => onProgress?.(done * share),
  });
  const trialsOf = ({ position, side, step }: Course<P, A>) => new DeedTrials(game, tutor, position, side, step);
  const onProved = ({ course, proved }: CourseProved<P, A>): void => {
    const { step, until, side, body, kept, better } = course;
    searching.onFound({ ...proved, deed: better, step, until, side, orders: { to: body, kept } });
  };
  await wrongCourses(
    courses,
    trialsOf,
    { ...searching, onProgress: (done) => onProgress?.(share + done * (1 - share)) },
    onProved,
  );
  return found.toSorted((one, other) => one.step - other.step);
}

/** The orders of a game that look wrong. */
function coursesOf<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  { courses }: Tutor<P, A>,
): readonly Course<P, A>[] {
  if (courses === undefined) return [];
  const watch = courses.watch();
  const position = firstPosition(game, record);
  for (const [at, step] of record.steps.entries()) {
    watch.see(position, at + 1, step.side, step.action as A);
    takeStep(game, position, step);
  }
  return watch.courses();
}

/** Looks at the deeds that cost most. */
async function wrongDeeds<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  { steps }: Account,
  tutor: Tutor<P, A>,
  { playouts, clock, onProgress, onFound }: Looked<A>,
): Promise<void> {
  const worst = steps
    .filter(({ skill }) => skill < -LEAST)
    .toSorted((one, other) => one.skill - other.skill)
    .slice(0, MOST_LOOKED_AT);
  const positions = positionsBefore(
    game,
    record,
    worst.map(({ step }) => step),
  );
  for (const [looked, { step, side, until = step }] of worst.entries()) {
    const played = record.steps.slice(step - 1, until).filter((one) => one.side === side);
    const position = positions.get(step);
    if (position === undefined) continue;
    const better = await betterDeed(game, position, side, actionsOf<A>(played), tutor, {
      ...(clock && { clock }),
      playouts,
      seed: step,
      onProgress: (share) => onProgress((looked + share) / worst.length),
    });
    if (better) onFound({ ...better, step, until, side });
    onProgress((looked + 1) / worst.length);
  }
}

/** The positions before some steps of a game, by step. */
function positionsBefore<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  wanted: readonly number[],
): ReadonlyMap<number, P> {
  const positions = new Map<number, P>();
  const position = firstPosition(game, record);
  for (const [at, step] of record.steps.slice(0, Math.max(0, ...wanted)).entries()) {
    if (wanted.includes(at + 1)) positions.set(at + 1, game.copy(position));
    takeStep(game, position, step);
  }
  return positions;
}

function actionsOf<A extends ActionBase>(steps: GameRecord["steps"]): readonly A[] {
  return steps.map(({ action }) => action as A);
}
