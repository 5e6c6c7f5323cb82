import {
  type ActionBase,
  type EventBase,
  type Game,
  type GameRecord,
  scriptedDice,
  type Side,
} from "@stonebridge/kernel";
import type { Clock } from "../clock.ts";
import { NeedsDice, NO_DICE } from "../no-dice.ts";
import type { Account } from "./account.ts";
import type { Tutor } from "./judge.ts";
import { betterMove, type BetterMove, type OtherMove } from "./mistakes.ts";

/** A step at which something else would have been better, by more than chance explains. */
export interface Mistake<A extends ActionBase> extends BetterMove<A> {
  readonly step: number;
  readonly side: Side;
  /** The whole deed that the better move begins, as far as it takes no dice. */
  readonly deed: readonly A[];
  readonly others: readonly (OtherMove<A> & { readonly deed: readonly A[] })[];
}

/** How mistakes are looked for. */
export interface Searching {
  /** Lets other work go on meanwhile; the machine's clock by default. */
  readonly clock?: Clock;
  /** Play-outs of each move that is compared. */
  readonly playouts: number;
  /** Called now and then: share of the work done. */
  onProgress?(share: number): void;
}

/** Steps that are looked at: those that cost most, each at least this much. */
const MOST = 12;
const LEAST = 0.005;
/** Decisions of a deed, at most. */
const LONGEST = 60;

/** The mistakes of a game among the steps that cost most by its account, in the order of the game. @param record one that `verify` finds right */
export async function findMistakes<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  { steps }: Account,
  tutor: Tutor<P, A>,
  { playouts, clock, onProgress }: Searching,
): Promise<readonly Mistake<A>[]> {
  const worst = steps
    .filter(({ skill }) => skill < -LEAST)
    .toSorted((one, other) => one.skill - other.skill)
    .slice(0, MOST)
    .toSorted((one, other) => one.step - other.step);
  const found: Mistake<A>[] = [];
  let looked = 0;
  const position = game.start(scriptedDice(record.opening ?? []));
  for (const [at, { side, action, dice = [] }] of record.steps.entries()) {
    const step = at + 1;
    if (looked === worst.length) break;
    const decision = game.decision(position, side);
    // whoever verified the record knows that the game takes it
    const taken = action as A;
    if (step === worst[looked].step) {
      if (!decision.over) {
        const { until = step } = worst[looked];
        const sequel = record.steps.slice(step, until).filter((one) => one.side === side);
        const better = await betterMove(game, position, { ...decision, sides: [side] }, taken, tutor, {
          ...(clock && { clock }),
          sequel: sequel.map((one) => one.action as A),
          playouts,
          seed: step,
          onProgress: (share) => onProgress?.((looked + share) / worst.length),
        });
        if (better)
          found.push({
            ...better,
            step,
            side,
            deed: deedOf(game, position, side, better.action, tutor),
            others: better.others.map((one) => ({ ...one, deed: deedOf(game, position, side, one.action, tutor) })),
          });
      }
      looked += 1;
      onProgress?.(looked / worst.length);
    }
    game.act(position, side, taken, scriptedDice(dice));
  }
  return found;
}

/** An action, and how the tutor’s leader would go on with it until nothing is half done, the other side is asked or a die is rolled. */
function deedOf<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  from: P,
  side: Side,
  first: A,
  tutor: Tutor<P, A>,
): readonly A[] {
  const deed: A[] = [];
  const position = game.copy(from);
  const leader = tutor.leader(position);
  try {
    for (let action = first; deed.length < LONGEST;) {
      deed.push(action);
      game.act(position, side, action, NO_DICE);
      const now = game.decision(position);
      if (now.over || tutor.atRest(now) || now.sides[0] !== side) break;
      action = leader.choose(position, now);
    }
  } catch (error) {
    if (!(error instanceof NeedsDice)) throw error;
  }
  return deed;
}
