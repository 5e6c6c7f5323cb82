import {
  type ActionBase,
  type Decision,
  type Dice,
  deriveSeed,
  type EventBase,
  fastDice,
  type Game,
  visibleEvents,
} from "@stonebridge/kernel";
import { expect } from "vitest";
import { type Moment, anyOf } from "./random-play.ts";
import { tries } from "./thorough.ts";

/**
 * Twins are two positions that differ only in what a seat may not see. Whatever reaches the seat must be the same in both, byte for byte:
 * views, decisions, refusals, and what it hears of what happens next.
 */

type AnyGame<P, A extends ActionBase> = Game<P, A, EventBase, unknown>;

/** How much is looked at. */
export const TWINS = tries(1, 20);

/** How often twins were compared, and how often so after an action too. */
export interface Compared {
  looks: number;
  refusals: number;
  events: number;
}

/** Dice that fall by their kind, seat by seat the same: one more of one kind does not change what the others show. */
function diceByKind(seed: number): Dice {
  const dice = new Map<string, Dice>();
  return {
    roll(kind, sides) {
      let own = dice.get(kind);
      if (own === undefined) {
        const letters = [...kind].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 1_000_003;
        dice.set(kind, (own = fastDice(deriveSeed(seed, letters))));
      }
      return own.roll(kind, sides);
    },
  };
}

/** Characters that are shown around the first difference. */
const AROUND = 150;

/** The same, byte for byte; where not, the place is shown rather than a whole view. */
function expectSame(one: string, other: string, what: string): void {
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const part = (text: string): string => text.slice(Math.max(0, at - AROUND), at + AROUND);
  expect(`${what}: ${part(other)}`).toBe(`${what}: ${part(one)}`);
}

/** What is asked, of a side where several are asked at the same time; undefined where nobody could go on. */
function asked<P, A extends ActionBase>(game: AnyGame<P, A>, p: P, side?: string): Decision<A> | undefined {
  try {
    const decision = game.decision(p, side);
    return decision.over ? undefined : decision;
  } catch {
    // what the other side hides would have it decide nothing here
    return undefined;
  }
}

/**
 * Does a seat find out which of two twins it is in?
 * @param q differs from the position of the moment only in what the seat may not see
 * @param questions actions of all shapes, to be refused or not
 */
export function checkTwins<P, A extends ActionBase>(
  { game, p, pick }: Moment<AnyGame<P, A>, P>,
  q: P,
  seat: string,
  questions: readonly A[],
  compared: Compared,
): void {
  // a twin in which nothing is left to decide runs on as soon as it is asked
  const twin = game.copy(q);
  const both = <T>(look: (position: P) => T): readonly [T, T] => [look(p), look(twin)];
  const view = (position: P): string => JSON.stringify(game.view(position, seat));
  expectSame(view(p), view(q), "view");
  compared.looks += 1;
  const [now, then] = both((position) => asked(game, position));
  if (now === undefined || then === undefined) {
    expect(now?.sides.includes(seat)).not.toBe(true);
    return;
  }
  const side = now.sides[0] as string;
  const own = both((position) => {
    const decision = asked(game, position, seat);
    return JSON.stringify(decision?.sides.includes(seat) === true ? decision : "nothing");
  });
  if (now.sides.includes(seat) || game.together?.(p) !== undefined) expectSame(own[0], own[1], "decision");
  // where the enemy has nothing to do, for secrets of his, he is seen doing nothing
  else if (then.sides[0] !== side || then.step !== now.step) return;
  if (game.sides.includes(seat)) {
    const refusals = both((position) => questions.map((one) => JSON.stringify(game.whyNot(position, seat, one))));
    for (const [at, one] of questions.entries())
      expectSame(String(refusals[0][at]), String(refusals[1][at]), `refusal of ${JSON.stringify(one)}`);
    compared.refusals += questions.length;
  }
  const allowed = new Set(then.actions.map((action) => JSON.stringify(action)));
  const common = now.actions.filter((action) => allowed.has(JSON.stringify(action)));
  if (common.length === 0) return;
  // what ends something makes most happen
  const action = anyOf(pick(2) === 1 ? common.slice(-1) : common, pick);
  const seed = pick(1_000);
  const played = both((position) => {
    const after = game.copy(position);
    const events: EventBase[] = [];
    game.act(after, side, action, diceByKind(seed), events);
    return { view: view(after), events: visibleEvents(events, seat) };
  });
  // where the seat was shown something, the positions are twins no more
  if (played[0].view !== played[1].view || played.some(({ events }) => events.some(({ reveals }) => reveals))) return;
  const [one, other] = played.map(({ events }) => JSON.stringify(events)) as [string, string];
  expectSame(one, other, `events of ${JSON.stringify(action)}`);
  compared.events += 1;
}
