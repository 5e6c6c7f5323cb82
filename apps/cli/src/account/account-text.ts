import { type ActionBase, type EventBase, type Match, scriptedDice } from "@stonebridge/kernel";
import type { Account, Mistake, StepAccount } from "@stonebridge/bots/account";
import { outcomeLine } from "../outcome-line.ts";
import type { Narrator } from "../shelf-game.ts";
import { table } from "../terminal/table.ts";

/** Strokes of luck and decisions that are told. */
const TOLD = 5;
/** Lines of what happened in a step. */
const LINES = 3;
/** Smaller changes are not worth telling. */
const LEAST = 0.0005;

/**
 * An account for people to read: what the result is made of, the greatest strokes of luck and decisions, and mistakes.
 * @param mistakes absent if nobody looked for them
 */
export function accountText<P, A extends ActionBase, E extends EventBase, V>(
  narrator: Narrator<A, E, V>,
  match: Match<P, A, E, V>,
  account: Account,
  mistakes: readonly Mistake<A>[] | undefined,
): string {
  const { words } = narrator;
  const say = words.account;
  const { decision } = match;
  const told = (step: StepAccount, change: number): string =>
    [
      `  ${say.step(step.step, narrator.side(step.side), say.change(change))}`,
      ...happened(narrator, match, step.step).map((line) => `    ${line}`),
    ].join("\n");
  const greatest = (of: (step: StepAccount) => number): readonly string[] => {
    const list = account.steps
      .filter((step) => Math.abs(of(step)) >= LEAST)
      .toSorted((one, other) => Math.abs(of(other)) - Math.abs(of(one)))
      .slice(0, TOLD);
    return list.length === 0 ? [`  ${say.none}`] : list.map((step) => told(step, of(step)));
  };
  return [
    decision.over ? outcomeLine(narrator, decision) : say.notOver,
    "",
    sums(narrator, match.game.sides, account),
    "",
    say.strokes,
    ...greatest(({ luck }) => luck),
    "",
    say.decisions,
    ...greatest(({ skill }) => skill),
    ...(mistakes ? ["", say.mistakes, ...mistakesOf(narrator, match, mistakes)] : []),
  ].join("\n");
}

/** What the result is made of, side by side: each column adds up to its last line. */
function sums<A extends ActionBase, E extends EventBase, V>(
  narrator: Narrator<A, E, V>,
  sides: readonly string[],
  { start, luck, skill, ended, result, over }: Account,
): string {
  const { words } = narrator;
  const say = words.account;
  const row = (name: string, of: (side: string, other: string) => number, text = say.change): string[] => {
    const [first, second] = sides;
    return [name, text(of(first, second)), text(of(second, first))];
  };
  return table([
    ["", ...sides.map((side) => narrator.side(side))],
    row(say.start, (side) => start[side], say.chance),
    row(say.luck, (side) => luck[side]),
    row(say.ownSkill, (side) => skill[side]),
    row(say.enemySkill, (_, other) => -skill[other]),
    ...(ended ? [row(say.ended, (side) => ended[side])] : []),
    row(over ? say.result : say.stands, (side) => (side === sides[0] ? result : 1 - result), say.chance),
  ]);
}

/** What was done in a step and what came of it, in a few lines. */
function happened<P, A extends ActionBase, E extends EventBase, V>(
  narrator: Narrator<A, E, V>,
  match: Match<P, A, E, V>,
  number: number,
): readonly string[] {
  if (number === 0) return linesOf(narrator, match.opening.events);
  const step = match.steps[number - 1];
  if (step === undefined) return match.decision.over ? [outcomeLine(narrator, match.decision)] : [];
  const decision = match.game.decision(match.positionAt(number - 1), step.side);
  const done = decision.over ? [] : [narrator.action(step.action, decision)];
  return [...done, ...linesOf(narrator, step.events)];
}

/** The last line of each event says what came of it; headings only say what begins. */
function linesOf<A extends ActionBase, E extends EventBase, V>(
  narrator: Narrator<A, E, V>,
  events: readonly E[],
): readonly string[] {
  const lines = events
    .map((event) => narrator.event(event))
    .filter((text) => !/^\n?[=—]/.test(text))
    .map((text) => text.trimEnd().split("\n").at(-1)?.trim() ?? "")
    .filter((line) => line !== "");
  return lines.slice(0, LINES);
}

function mistakesOf<P, A extends ActionBase, E extends EventBase, V>(
  narrator: Narrator<A, E, V>,
  match: Match<P, A, E, V>,
  mistakes: readonly Mistake<A>[],
): readonly string[] {
  const say = narrator.words.account;
  if (mistakes.length === 0) return [`  ${say.noMistakes}`];
  return mistakes.map(({ step, until, side, deed, gain, within, orders }) => {
    const own = match.steps.slice(step - 1, until).filter((one) => one.side === side);
    const wrong = own.slice(0, orders ? own.length : 1).map(({ action }) => action);
    const played = labelsOf(narrator, match, step, side, wrong).join("; ");
    const head = say.step(step, narrator.side(side), played);
    const kept = orders ? [`    ${say.kept(narrator.holder?.(orders.to) ?? orders.to, orders.kept)}`] : [];
    const better = labelsOf(narrator, match, step, side, deed).join("; ");
    return [`  ${head}`, ...kept, `    ${say.better(better, say.change(gain), say.chance(within))}`].join("\n");
  });
}

/** What is chosen in a deed, from decision to decision: what is forced is left out. */
function labelsOf<P, A extends ActionBase, E extends EventBase, V>(
  narrator: Narrator<A, E, V>,
  match: Match<P, A, E, V>,
  step: number,
  side: string,
  deed: readonly A[],
): readonly string[] {
  const { game } = match;
  const position = game.copy(match.positionAt(step - 1));
  return deed.flatMap((action, at) => {
    const decision = game.decision(position, side);
    // only the last action of a deed may roll
    if (at < deed.length - 1) game.act(position, side, action, scriptedDice([]));
    if (decision.over || (at > 0 && decision.actions.length === 1)) return [];
    return [narrator.action(action, decision)];
  });
}
