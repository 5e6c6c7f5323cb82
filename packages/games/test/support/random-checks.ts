import { type ActionBase, type EventBase, fastDice, type Game, type SituationBase } from "@stonebridge/kernel";
import { expect } from "vitest";
import type { Moment } from "./random-play.ts";

/** What holds at every moment of a random game, whichever game it is. */

type AnyGame<P, A extends ActionBase> = Game<P, A, EventBase, unknown>;
type Within<P, A extends ActionBase> = Moment<AnyGame<P, A>, P>;

/** Every listed action is one that nothing refuses, and each is listed once. @param most so many of them are looked at one by one */
export function checkListed<P, A extends ActionBase>({ game, p, pick }: Within<P, A>, most = Infinity): void {
  const decision = game.decision(p);
  if (decision.over) return;
  expect(decision.sides).toHaveLength(1);
  const side = decision.sides[0] as string;
  expect(new Set(decision.actions.map((action) => JSON.stringify(action))).size).toBe(decision.actions.length);
  const step = Math.ceil(decision.actions.length / most) || 1;
  // a copy of the action, as it comes from a file or over a wire
  for (let at = pick(step) - 1; at < decision.actions.length; at += step)
    expect(game.whyNot(p, side, structuredClone(decision.actions[at] as A))).toBeUndefined();
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
    expect(refusal.rule).toMatch(rule);
    expect(() => game.act(p, side, action, fastDice(1))).toThrow("Not allowed");
  }
  expect(JSON.stringify(game.encode(p))).toBe(before);
}

/** Saved and loaded: the same position, decision and views. @param most characters that it may take */
export function checkSaved<P, A extends ActionBase>({ game, p }: Within<P, A>, most = Infinity): void {
  const encoded = JSON.stringify(game.encode(p));
  expect(encoded.length).toBeLessThan(most);
  const loaded = game.decode(JSON.parse(encoded));
  expect(loaded).toEqual(p);
  expect(JSON.stringify(game.encode(loaded))).toBe(encoded);
  expect(game.decision(loaded)).toEqual(game.decision(p));
  for (const seat of [...game.sides, "spectator"]) expect(game.view(loaded, seat)).toEqual(game.view(p, seat));
}

/** Written as a situation, as JSON, and opened again: the same position, decision and views. */
export function checkDescribed<P, A extends ActionBase>(
  { game, p }: Within<P, A>,
  open: (situation: SituationBase) => AnyGame<P, A>,
): void {
  const again = open(JSON.parse(JSON.stringify(game.describe(p))));
  const opened = again.start(fastDice(1));
  expect(again.encode(opened)).toEqual(game.encode(p));
  expect(again.decision(opened)).toEqual(game.decision(p));
  for (const seat of [...game.sides, "spectator"]) expect(again.view(opened, seat)).toEqual(game.view(p, seat));
}

/** What happens to a copy does not happen to the position. */
export function checkCopy<P, A extends ActionBase>({ game, p, count }: Within<P, A>): void {
  const decision = game.decision(p);
  if (decision.over) return;
  const before = JSON.stringify(game.encode(p));
  game.act(game.copy(p), decision.sides[0] as string, decision.actions.at(-1) as A, fastDice(count));
  expect(JSON.stringify(game.encode(p))).toBe(before);
  expect(game.decision(p)).toEqual(decision);
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
