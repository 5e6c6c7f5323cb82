import type { Decision } from "@stonebridge/kernel";
import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import { type FrameOf, type MarchFrame, NORTH, SOUTH, isExtended } from "@stonebridge/games/bull-run-1861/internals";
import { bestFew } from "../play-out.ts";
import { type Colonel, commandChance, helpersLeft } from "./colonel.ts";
import { actionOf } from "./march-scores.ts";
import { type MarchPlan, planMarch } from "./marching.ts";
import { marcherAt, marcherOf } from "./reach.ts";

/** An action with what is to follow it. */
export interface Choice {
  readonly action: Action;
  /** In victory points, as the Colonel sees it. */
  readonly score: number;
  /** The whole march of a brigade that the action begins or calls up. */
  readonly march: { readonly unit: number; readonly plan: MarchPlan } | undefined;
}

/** Marches of one brigade that are tried when it is called up. */
const OF_A_UNIT = 3;

/**
 * The best few choices by the Colonel’s scores, the best first. A brigade’s whole march is chosen, where it leads and whom it attacks, not its
 * first step.
 * @param worse victory points below the best at which a choice is left out
 */
export function choicesOf(
  colonel: Colonel,
  p: Position,
  decision: Decision<Action>,
  most: number,
  worse: number,
): readonly Choice[] {
  const frame = p.stack.at(-1);
  const { field } = colonel.staff.ground;
  const scores = colonel.scores(p, decision);
  const plain = bestFew(decision.actions, scores, most, worse);
  const choices = (): Choice[] => plain.map((one) => ({ ...one, march: undefined }));
  if (frame?.step === "activation") return bestOf(calledUp(colonel, p, frame, plain), most, worse);
  if (frame?.step !== "march" || isExtended(field, p, frame.unit)) return choices();
  const others = choices().filter(({ action: { type } }) => type === "rest" || type === "line" || type === "deploy");
  return bestOf([...marches(colonel, p, frame, decision.actions), ...others], most, worse);
}

function bestOf(choices: readonly Choice[], most: number, worse: number): readonly Choice[] {
  const ranked = choices.toSorted((a, b) => b.score - a.score);
  return ranked.slice(0, most).filter(({ score }) => score > ranked[0].score - worse);
}

/** Brigades that may be called up, each with its best marches. */
function calledUp(
  colonel: Colonel,
  p: Position,
  frame: FrameOf<"activation">,
  plain: readonly { readonly action: Action; readonly score: number }[],
): Choice[] {
  const { staff } = colonel;
  const { field } = staff.ground;
  const view = colonel.estimate(p, frame.side);
  return plain.flatMap(({ action, score }): Choice[] => {
    const unit = action.type === "activate" ? (field.unitIndex.get(action.unit) as number) : -1;
    const open = { action, score, march: undefined };
    if (unit === -1 || isExtended(field, p, unit)) return [open];
    const { plans, stay } = planMarch(staff, p, view, marcherAt(staff.ground, p, unit), frame.left - 1);
    const chance = commandChance(staff, p, unit);
    const best = apart(plans).slice(0, OF_A_UNIT);
    const called = best.map((plan) => ({ action, score: (plan.score - stay) * chance, march: { unit, plan } }));
    // it may rest instead
    return p.fatigue[unit] > 0 ? [open, ...called] : called;
  });
}

/** Marches of the brigade that has been called up. */
function marches(colonel: Colonel, p: Position, frame: MarchFrame, actions: readonly Action[]): Choice[] {
  const { staff } = colonel;
  const view = colonel.estimate(p, staff.ground.field.sideOf[frame.unit] === NORTH ? NORTH : SOUTH);
  const { plans } = planMarch(staff, p, view, marcherOf(staff.ground, p, frame), helpersLeft(p));
  return apart(plans).flatMap((plan): Choice[] => {
    const at = actionOf(staff, p, view, frame.unit, plan, actions);
    return at === -1 ? [] : [{ action: actions[at], score: plan.score, march: { unit: frame.unit, plan } }];
  });
}

/** The best first, and one of those that end alike. */
function apart(plans: readonly MarchPlan[]): readonly MarchPlan[] {
  const known = new Set<string>();
  return plans
    .toSorted((a, b) => b.score - a.score)
    .filter(({ goal, target }) => {
      const end = `${goal.zone} ${target}`;
      if (known.has(end)) return false;
      known.add(end);
      return true;
    });
}
