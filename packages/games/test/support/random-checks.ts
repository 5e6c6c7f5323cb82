import {
  type ActionBase,
  type EventBase,
  fastDice,
  type Game,
  type OpenedGame,
  type SituationBase,
} from "@stonebridge/kernel";
import { expect } from "vitest";
import type { Moment } from "./random-play.ts";

/** What holds at every moment of a random game, whichever game it is. */

type AnyGame<P, A extends ActionBase> = Game<P, A, EventBase, unknown>;
type Within<P, A extends ActionBase> = Moment<AnyGame<P, A>, P>;

/**
 * Expects two things of JSON to be equal. What reads alike is: only what does not is compared part by part, which takes many
 * times as long.
 */
function expectEqual(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

/** Every listed action is one that nothing refuses, and each is listed once. @param most so many of them are looked at one by one */
export function checkListed<P, A extends ActionBase>({ game, p, pick }: Within<P, A>, most = Infinity): void {
  const decision = game.decision(p);
  if (decision.over) return;
  expect(decision.sides).toHaveLength(1);
  const side = decision.sides[0] as string;
  expect(new Set(decision.actions.map((action) => JSON.stringify(action))).size).toBe(decision.actions.length);
  const step = Math.ceil(decision.actions.length / most) || 1;
  for (let at = pick(step) - 1; at < decision.actions.length; at += step) {
    // a copy of the action, as it comes from a file or over a wire
    const action: A = structuredClone(decision.actions[at] as A);
    const refusal = game.whyNot(p, side, action);
    if (refusal) expect.fail(`${JSON.stringify(action)} is listed, and refused by ${refusal.rule}.`);
  }
}

/**
 * Legal if and only if `act` takes it; what is refused leaves the position as it was.
 * @param strange what may be an action or nothing of the kind
 * @param rule the rules by which this game refuses
 */
export function checkStrange<P, A extends ActionBase>(
  { game, p, pick }: Within<P, A>,
  strange: readonly A[],
  rule: RegExp,
): void {
  const decision = game.decision(p);
  if (decision.over) return;
  const side = decision.sides[0] as string;
  const before = JSON.stringify(game.encode(p));
  for (const action of strange) {
    const refusal = game.whyNot(p, side, action);
    if (refusal === undefined) {
      game.act(game.copy(p), side, action, fastDice(pick(1_000)));
      continue;
    }
    if (!rule.test(refusal.rule)) expect(refusal.rule).toMatch(rule);
    expectRefused(() => game.act(p, side, action, fastDice(1)));
  }
  expect(JSON.stringify(game.encode(p))).toBe(before);
}

function expectRefused(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof Error && error.message.includes("Not allowed")) return;
    throw error;
  }
  expect.fail("What is refused is done all the same.");
}

/** Saved and loaded: the same position, decision and views. @param most characters that it may take */
export function checkSaved<P, A extends ActionBase>(
  { game, p }: Moment<OpenedGame<P, A, EventBase, unknown>, P>,
  most = Infinity,
): void {
  const encoded = JSON.stringify(game.encode(p));
  expect(encoded.length).toBeLessThan(most);
  const loaded = game.decode(JSON.parse(encoded));
  // a copy of each: what it shares with others is none of it
  expect(game.copy(loaded)).toEqual(game.copy(p));
  expect(JSON.stringify(game.encode(loaded))).toBe(encoded);
  expectEqual(game.decision(loaded), game.decision(p));
  for (const seat of [...game.sides, "spectator"]) expectEqual(game.view(loaded, seat), game.view(p, seat));
}

/** Written as a situation, as JSON, and opened again: the same position, decision and views. */
export function checkDescribed<P, A extends ActionBase>(
  { game, p }: Moment<OpenedGame<P, A, EventBase, unknown>, P>,
  open: (situation: SituationBase) => AnyGame<P, A>,
): void {
  const again = open(JSON.parse(JSON.stringify(game.describe(p))));
  const opened = again.start(fastDice(1));
  expectEqual(again.encode(opened), game.encode(p));
  expectEqual(again.decision(opened), game.decision(p));
  for (const seat of [...game.sides, "spectator"]) expectEqual(again.view(opened, seat), game.view(p, seat));
}

/** What happens to a copy does not happen to the position. */
export function checkCopy<P, A extends ActionBase>({ game, p, count }: Within<P, A>): void {
  const decision = game.decision(p);
  if (decision.over) return;
  const before = JSON.stringify(game.encode(p));
  game.act(game.copy(p), decision.sides[0] as string, decision.actions.at(-1) as A, fastDice(count));
  expect(JSON.stringify(game.encode(p))).toBe(before);
  expectEqual(game.decision(p), decision);
}

/** Played twice, a game goes the same way. @param play plays it, looking at every position */
export function checkRepeated<G extends AnyGame<P, ActionBase>, P>(
  play: (look: (moment: Moment<G, P>) => void) => unknown,
): void {
  const told = [[], []] as string[][];
  for (const telling of told)
    play(({ game, p, count }) => {
      if (count % 50 === 0) telling.push(JSON.stringify(game.encode(p)));
    });
  expect(told[1]).toEqual(told[0]);
  expect(told[0]?.length).toBeGreaterThan(1);
}

/** Longest list of which every order is tried. */
const MOST_PERMUTED = 4;

/**
 * Sent in whatever order, the lists of an action say the same: position and events are the same, byte for byte; one that names somebody
 * twice says something else. @param most so many actions with lists are looked at
 * @returns how many orders other than the offered one were tried
 */
export function checkPermuted<P, A extends ActionBase>({ game, p, count, pick }: Within<P, A>, most: number): number {
  const decision = game.decision(p);
  if (decision.over) return 0;
  const side = decision.sides[0] as string;
  const listed = decision.actions.filter((action) => Object.values(action).some(isLongList));
  const step = Math.ceil(listed.length / most) || 1;
  let tried = 0;
  for (let at = pick(step) - 1; at < listed.length; at += step) {
    const action = listed[at] as A;
    const played = (sent: A): string => {
      const q = game.copy(p);
      const events: EventBase[] = [];
      game.act(q, side, sent, fastDice(count), events);
      return JSON.stringify([game.encode(q), events]);
    };
    const offered = played(action);
    for (const other of reordered(action)) {
      expect(played(other)).toBe(offered);
      tried += 1;
    }
    for (const [key, list] of Object.entries(action))
      if (isLongList(list)) expect(game.whyNot(p, side, { ...action, [key]: list.with(0, list.at(-1)) })).toBeDefined();
  }
  return tried;
}

function isLongList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 1;
}

/** The action with the lists in it in every other order. */
function reordered<A extends ActionBase>(action: A): A[] {
  let all: A[] = [action];
  for (const [key, list] of Object.entries(action))
    if (isLongList(list)) all = all.flatMap((one) => ordersOf(list).map((order) => ({ ...one, [key]: order })));
  return all.slice(1);
}

function ordersOf<T>(list: readonly T[]): (readonly T[])[] {
  if (list.length > MOST_PERMUTED) return [list, list.toReversed(), [...list.slice(1), list[0] as T]];
  if (list.length < 2) return [list];
  return list.flatMap((first, at) => ordersOf(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}
