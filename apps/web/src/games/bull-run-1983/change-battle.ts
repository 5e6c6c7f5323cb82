import type { PlayedStep } from "@stonebridge/kernel";
import {
  type Action,
  type BullRun1983,
  declaredBattles,
  type GameEvent,
  type Position,
  type SideId,
} from "@stonebridge/games/bull-run-1983";
import type { Declared } from "./battles.ts";

/** How a declared battle is opened again: back to a step, then these actions, which leave it in hand as it was. */
export interface Change {
  readonly undoTo: number;
  readonly actions: readonly Action[];
}

interface Declaration {
  readonly game: BullRun1983;
  readonly steps: readonly Pick<PlayedStep<Action, GameEvent>, "action" | "side">[];
  /** No step before it can be taken back. */
  readonly mark: number;
  /** Who declares. */
  readonly side: SideId;
  readonly battles: readonly Declared[];
  positionAt(step: number): Position;
}

const COMPOSING: ReadonlySet<Action["type"]> = new Set(["target", "assign", "close", "join", "complete", "break"]);

/**
 * The declaration is begun again and every battle but this one declared as it was: what is declared can only be taken back step by step, but
 * a player wants to change one battle and keep the rest. Undefined where it was declared before anything that can be taken back.
 */
export function changeOf(declaration: Declaration, number: number): Change | undefined {
  const { steps, battles, positionAt, game } = declaration;
  const begin = beginOf(declaration);
  const before = declaredBattles(game, positionAt(begin));
  const standing = (one: Declared): boolean =>
    before.some(({ targets }) => targets.some((piece) => one.targets.includes(piece)));
  const wanted = battles.find((one) => one.number === number);
  if (wanted === undefined || begin === steps.length || standing(wanted)) return undefined;
  const actions: Action[] = steps.slice(begin).flatMap(({ action }) => (action.type === "break" ? [action] : []));
  let closed = before.length;
  for (const one of battles) {
    if (one === wanted || standing(one) || one.adjacent.length + one.guns.length === 0) continue;
    actions.push(...composing(one), { type: "close" });
    closed += 1;
    if (!one.bombards) for (const piece of one.guns) actions.push({ type: "join", piece, battle: closed });
  }
  return { undoTo: begin, actions: [...actions, ...composing(wanted)] };
}

/** The actions that put a battle together; guns in support join it once it is closed. */
function composing({ targets, adjacent, guns, bombards }: Declared): readonly Action[] {
  return [
    ...targets.map((piece): Action => ({ type: "target", piece })),
    ...(bombards ? guns : adjacent).map((piece): Action => ({ type: "assign", piece })),
  ];
}

/** The step at which the running declaration begins, as far back as can be taken back. */
function beginOf({ steps, mark, side }: Declaration): number {
  let begin = steps.length;
  while (begin > mark && steps[begin - 1].side === side && steps[begin - 1].action.type === "next") begin--;
  const settled = steps[begin - 1];
  if (begin > mark && settled?.side === side && settled.action.type === "done") begin--;
  while (begin > mark && steps[begin - 1].side === side && COMPOSING.has(steps[begin - 1].action.type)) begin--;
  return begin;
}
