import {
  type ActionBase,
  type EventBase,
  type Game,
  type GameRecord,
  scriptedDice,
  type Side,
} from "@stonebridge/kernel";
import type { Clock } from "../clock.ts";
import type { Account } from "./account.ts";
import { NeedsDice, NO_DICE } from "./deed-trials.ts";
import type { Tutor } from "./judge.ts";
import { betterDeed, type BetterDeed, type DeedJudged, judgeDeed, MOST_LOOKED_AT, MOST_PLAYOUTS } from "./mistakes.ts";

/** A step at which something else would have been better, by more than chance explains. */
export interface Mistake<A extends ActionBase> extends BetterDeed<A> {
  readonly step: number;
  readonly side: Side;
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

/** Steps that are looked at cost at least this much. */
const LEAST = 0.005;

/** The mistakes of a game among the steps that cost most by its account, in the order of the game. @param record one that `verify` finds right */
export async function findMistakes<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  { steps }: Account,
  tutor: Tutor<P, A>,
  { playouts = MOST_PLAYOUTS, clock, onProgress, onFound }: Searching = {},
): Promise<readonly Mistake<A>[]> {
  const worst = steps
    .filter(({ skill }) => skill < -LEAST)
    .toSorted((one, other) => one.skill - other.skill)
    .slice(0, MOST_LOOKED_AT);
  const positions = positionsBefore(
    game,
    record,
    worst.map(({ step }) => step),
  );
  const found: Mistake<A>[] = [];
  for (const [looked, { step, side, until = step }] of worst.entries()) {
    const played = record.steps.slice(step - 1, until).filter((one) => one.side === side);
    const position = positions.get(step);
    if (position === undefined) continue;
    const better = await betterDeed(game, position, side, actionsOf<A>(played), tutor, {
      ...(clock && { clock }),
      playouts,
      seed: step,
      onProgress: (share) => onProgress?.((looked + share) / worst.length),
    });
    if (better) {
      const mistake = { ...better, step, side };
      found.push(mistake);
      onFound?.(mistake);
    }
    onProgress?.((looked + 1) / worst.length);
  }
  return found.toSorted((one, other) => one.step - other.step);
}

/** The positions before some steps of a game, by step. */
function positionsBefore<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  wanted: readonly number[],
): ReadonlyMap<number, P> {
  const positions = new Map<number, P>();
  const position = game.start(scriptedDice(record.opening ?? []));
  for (let at = 0; at < Math.max(0, ...wanted); at++) {
    if (wanted.includes(at + 1)) positions.set(at + 1, game.copy(position));
    replay(game, position, record, at);
  }
  return positions;
}

/**
 * What somebody’s try at the position of a mistake is worth: the last steps of a game, up to where nothing is half done, a die was rolled
 * or the other side decided.
 * @param record of the game in which it is tried
 * @param from how many of its steps lead to the position
 * @param better what would have been better there
 * @returns undefined if the deed is still half done
 */
export async function judgeTry<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  from: number,
  better: Pick<Mistake<A>, "deed" | "chance" | "side">,
  tutor: Tutor<P, A>,
  { playouts = MOST_PLAYOUTS, clock, onProgress }: Searching = {},
): Promise<DeedJudged | undefined> {
  const position = game.start(scriptedDice(record.opening ?? []));
  for (let at = 0; at < from; at++) replay(game, position, record, at);
  const { side } = better;
  const tried = triedDeed(game, position, side, actionsOf<A>(record.steps.slice(from)), tutor);
  if (tried === undefined) return undefined;
  return await judgeDeed(game, position, side, tried, better, tutor, {
    ...(clock && { clock }),
    playouts,
    seed: from,
    ...(onProgress && { onProgress }),
  });
}

/** The deed that actions begin with; undefined if it is half done after them. */
function triedDeed<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  from: P,
  side: Side,
  actions: readonly A[],
  tutor: Tutor<P, A>,
): readonly A[] | undefined {
  const position = game.copy(from);
  for (const [at, action] of actions.entries()) {
    try {
      game.act(position, side, action, NO_DICE);
    } catch (error) {
      if (!(error instanceof NeedsDice)) throw error;
      return actions.slice(0, at + 1);
    }
    const now = game.decision(position, side);
    if (now.over || !now.sides.includes(side) || tutor.atRest(now)) return actions.slice(0, at + 1);
  }
  return undefined;
}

function replay<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  { steps }: GameRecord,
  at: number,
): void {
  const { side, action, dice = [] } = steps[at];
  // whoever verified the record knows that the game takes it
  game.act(position, side, action as A, scriptedDice(dice));
}

function actionsOf<A extends ActionBase>(steps: GameRecord["steps"]): readonly A[] {
  return steps.map(({ action }) => action as A);
}
