import { type PlayedStep, scriptedDice } from "@stonebridge/kernel";
import {
  type Action,
  type BullRun1983,
  type DeclaredBattle,
  declaredBattles,
  type GameEvent,
  type Position,
  type SideId,
} from "@stonebridge/games/bull-run-1983";
import type { Anew } from "../../contract/offers.ts";

/** A declaration as it stands. Battles go by their numbers in the position. */
export interface Declaration {
  readonly game: BullRun1983;
  readonly position: Position;
  readonly steps: readonly Pick<PlayedStep<Action, GameEvent>, "action" | "side">[];
  /** No step before it can be undone. */
  readonly mark: number;
  /** Who declares. */
  readonly side: SideId;
  positionAt(step: number): Position;
}

const COMPOSING: ReadonlySet<Action["type"]> = new Set(["target", "assign", "close", "join", "complete", "break"]);

/**
 * What is declared can only be taken back step by step, but a player wants to change one battle and keep the rest: the declaration is begun
 * again and every battle but this one declared as it was; this one is left in hand, last of all. Undefined where it was declared before
 * anything that can be undone.
 */
export function changeOf(declaration: Declaration, number: number): Anew<Action> | undefined {
  const { begin, before, kept, battles } = foundations(declaration);
  const wanted = battles.find((one) => one.number === number);
  if (wanted === undefined || begin === declaration.steps.length || number <= before) return undefined;
  const rest = battles.filter((one) => one !== wanted && one.number > before && mayClose(declaration, one));
  return { undoTo: begin, actions: [...kept, ...declaring(rest, before), ...composing(wanted)] };
}

/** The battle in hand, or the automatic victory, without one of its units. Undefined where that could not be taken back. */
export function withoutUnit(declaration: Declaration, piece: string): Anew<Action> | undefined {
  const { game, position, steps, mark } = declaration;
  const draft = declaredBattles(game, position).find((one) => one.open);
  if (draft === undefined || ![...draft.targets, ...draft.adjacent, ...draft.guns].includes(piece)) return undefined;
  if (position.stack.at(-1)?.step === "onslaught") {
    const begin = steps.findLastIndex(({ action }) => action.type === "overwhelm");
    if (begin < mark || !draft.adjacent.includes(piece)) return undefined;
    const others = draft.adjacent.filter((one) => one !== piece);
    return { undoTo: begin + 1, actions: others.map((one): Action => ({ type: "assign", piece: one })) };
  }
  const { begin, before, kept, battles } = foundations(declaration);
  if (begin === steps.length || draft.number <= before) return undefined;
  const rest = battles.filter((one) => !one.open && one.number > before);
  const left: DeclaredBattle = {
    ...draft,
    targets: draft.targets.filter((one) => one !== piece),
    adjacent: draft.adjacent.filter((one) => one !== piece),
    guns: draft.guns.filter((one) => one !== piece),
  };
  const again = left.targets.length === 0 ? [] : composing(left);
  return { undoTo: begin, actions: [...kept, ...declaring(rest, before), ...again] };
}

/** A declared battle that was opened again. */
export interface Changing {
  /** Its place among the battles, from 1. */
  readonly number: number;
  /** Whom it was fought against. */
  readonly targets: readonly string[];
  /** Who supported it from afar: nobody can before it is closed again. */
  readonly guns: readonly string[];
}

/**
 * What actions mean that close the battle in hand while it is the changed one: it goes back to its place among the others, and who supported it
 * supports it again. Undefined where they do not close it, or nothing follows from it.
 */
export function closedAt(
  declaration: Declaration,
  changing: Changing,
  actions: readonly Action[],
): Anew<Action> | undefined {
  const { game, position, side } = declaration;
  const { number } = changing;
  const draft = declaredBattles(game, position).find((one) => one.open);
  if (draft === undefined || number > draft.number) return undefined;
  const copy = game.copy(position);
  let at = 0;
  do {
    const closes = actions[at];
    if (closes === undefined || !COMPOSING.has(closes.type)) return undefined;
    // Guns that are free when the rest is completed would go where they are needed most.
    if (closes.type === "complete") closeWith(declaration, copy, changing, []);
    if (game.whyNot(copy, side, closes) === undefined) game.act(copy, side, closes, scriptedDice([]));
    at += 1;
  } while (declaredBattles(game, copy).some((one) => one.open));
  closeWith(declaration, copy, changing, actions.slice(at));
  const { begin, before, kept } = foundations(declaration);
  const battles = declaredBattles(game, copy);
  const others = battles.filter((one) => one.number !== draft.number);
  const sorted = [...others.slice(0, number - 1), battles[draft.number - 1], ...others.slice(number - 1)];
  const rest = actions.slice(at).map((action): Action => {
    if (action.type !== "join") return action;
    return { ...action, battle: sorted.findIndex((one) => one.number === action.battle) + 1 };
  });
  return { undoTo: begin, actions: [...kept, ...declaring(sorted.slice(before), before), ...rest] };
}

/** Who supported the battle that was opened again and would support it as it is now, once it is closed. */
export function supporters(declaration: Declaration, changing: Changing): readonly string[] {
  const { game, position } = declaration;
  return closeWith(declaration, game.copy(position), changing, []);
}

/**
 * Closes the battle in hand, where it can be, and lets those support it again who did; but none who is meant for something else.
 * @returns who did join it
 */
function closeWith(
  { game, side, position }: Declaration,
  copy: Position,
  { targets, guns }: Changing,
  next: readonly Action[],
): readonly string[] {
  const draft = declaredBattles(game, position).find((one) => one.open);
  if (draft === undefined || !draft.targets.some((one) => targets.includes(one))) return [];
  const meant = new Set(next.flatMap((action) => ("piece" in action ? [action.piece] : [])));
  const wanted: readonly Action[] = [
    { type: "close" },
    ...guns.flatMap((piece): Action[] => (meant.has(piece) ? [] : [{ type: "join", piece, battle: draft.number }])),
  ];
  return wanted.flatMap((action) => {
    if (game.whyNot(copy, side, action) !== undefined) return [];
    game.act(copy, side, action, scriptedDice([]));
    return action.type === "join" ? [action.piece] : [];
  });
}

interface Foundations {
  /** The step at which the running declaration begins, as far back as can be undone. */
  readonly begin: number;
  /** So many battles were declared before it, the first of all. */
  readonly before: number;
  /** What else was done since: brigades that broke. */
  readonly kept: readonly Action[];
  readonly battles: readonly DeclaredBattle[];
}

function foundations(declaration: Declaration): Foundations {
  const { game, position, steps, positionAt } = declaration;
  const begin = beginOf(declaration);
  return {
    begin,
    before: declaredBattles(game, positionAt(begin)).length,
    kept: steps.slice(begin).flatMap(({ action }) => (action.type === "break" ? [action] : [])),
    battles: declaredBattles(game, position),
  };
}

/** The one in hand may be too little of a battle yet. */
function mayClose({ game, position, side }: Declaration, { open }: DeclaredBattle): boolean {
  return open !== true || game.whyNot(position, side, { type: "close" }) === undefined;
}

/** The actions that declare these battles one after the other, after so many others; who joined from afar joins again. */
function declaring(battles: readonly DeclaredBattle[], before: number): readonly Action[] {
  return battles.flatMap((one, at): readonly Action[] => {
    const joins = one.adjacent.length === 0 ? [] : one.guns;
    return [
      ...composing(one),
      { type: "close" },
      ...joins.map((piece): Action => ({ type: "join", piece, battle: before + at + 1 })),
    ];
  });
}

/** The actions that put a battle together: a bombardment is the guns’ alone, in a melee they join once it is closed. */
function composing({ targets, adjacent, guns }: DeclaredBattle): readonly Action[] {
  return [
    ...targets.map((piece): Action => ({ type: "target", piece })),
    ...(adjacent.length === 0 ? guns : adjacent).map((piece): Action => ({ type: "assign", piece })),
  ];
}

function beginOf({ steps, mark, side }: Declaration): number {
  let begin = steps.length;
  while (begin > mark && steps[begin - 1].side === side && steps[begin - 1].action.type === "next") begin--;
  const settled = steps[begin - 1];
  if (begin > mark && settled?.side === side && settled.action.type === "done") begin--;
  while (begin > mark && steps[begin - 1].side === side && COMPOSING.has(steps[begin - 1].action.type)) begin--;
  return begin;
}
