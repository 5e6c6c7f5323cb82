import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import {
  type MarchFrame,
  NONE,
  type OperationalFrame,
  holds,
  inContact,
} from "@stonebridge/games/bull-run-1861/internals";
import type { Estimate } from "./estimate.ts";
import { frontWorth } from "./fighting.ts";
import {
  type MarchPlan,
  type Staff,
  facingToAttack,
  facingWorth,
  passingWorth,
  planMarch,
  standingWorth,
} from "./marching.ts";
import { firstStep, marcherOf, reachOf } from "./reach.ts";

/** An action that belongs to no plan. */
const UNPLANNED = -100;

/** Scores of what an activated brigade can do next: of the best plan that begins with it. */
export function marchScores(
  staff: Staff,
  p: Position,
  view: Estimate,
  frame: MarchFrame,
  helpers: number,
  actions: readonly Action[],
): number[] {
  const { plans, stay } = planMarch(staff, p, view, marcherOf(staff.ground, p, frame), helpers);
  const scores = actions.map(() => UNPLANNED);
  for (const plan of plans) {
    const index = actionOf(staff, p, view, frame.unit, plan, actions);
    if (index !== -1) scores[index] = Math.max(scores[index], plan.score);
  }
  for (const [index, action] of actions.entries()) {
    if (action.type === "rest") {
      const tired = p.fatigue[frame.unit];
      scores[index] =
        stay + staff.weights.restedLevel * tired * (inContact(staff.ground.field, p, frame.unit) ? 1.5 : 1);
    } else if (action.type === "line" && view.threat[p.place[frame.unit]] > 0) {
      const front = p.front[p.place[frame.unit]];
      const other = front === frame.unit ? p.behind[front] : front;
      const better = frontWorth(staff, p, frame.unit) - frontWorth(staff, p, other);
      const gain = action.line === "front" ? better : -better;
      if (gain > 0.9) scores[index] = stay + 0.03;
    } else if (action.type === "deploy") {
      scores[index] = deployScore(staff, p, view, action.zone, stay);
    }
  }
  return scores;
}

/** The action that begins a plan, by its place; -1 if it is not offered. */
export function actionOf(
  staff: Staff,
  p: Position,
  view: Estimate,
  unit: number,
  plan: MarchPlan,
  actions: readonly Action[],
): number {
  const { graph } = staff.ground.field;
  const step = firstStep(plan.goal);
  if (step !== undefined) {
    const zone = graph.ids[step.zone];
    const at = actions.findIndex((action) => action.type === "step" && action.zone === zone);
    return at === -1 ? actions.findIndex((action) => action.type === "push") : at;
  }
  if (plan.target === undefined) return actions.findIndex((action) => action.type === "end");
  const facing = graph.ids[facingToAttack(staff, p, view, unit, plan.target)];
  const at = actions.findIndex((action) => action.type === "attack" && action.facing === facing);
  return at === -1 ? actions.findIndex((action) => action.type === "push") : at;
}

/** Extended line helps to take a scoring zone without leaving another, near the end. */
function deployScore({ ground }: Staff, p: Position, view: Estimate, id: string, stay: number): number {
  const { field, points } = ground;
  const slot = field.scoringSlot[field.graph.known(id)];
  if (slot === -1 || p.control[slot] === view.side || view.left > 0.8) return UNPLANNED;
  return stay + 2 * points[slot] * 0.9;
}

/** An extended brigade attacks if that pays, regroups if there is somewhere to go, and otherwise stays. */
export function extendedScores(
  staff: Staff,
  p: Position,
  view: Estimate,
  frame: MarchFrame,
  actions: readonly Action[],
): number[] {
  const { field } = staff.ground;
  const { unit } = frame;
  const slot = view.goals[unit];
  return actions.map((action) => {
    switch (action.type) {
      case "end":
        return 0;
      case "rest":
        return staff.weights.restedLevel;
      case "regroup": {
        const zone = field.graph.known(action.zone);
        const needed = view.left < 0.4 ? 1 : 0.02;
        const far = slot === -1 ? 0 : view.costs[slot][zone];
        return far > 0 ? 0.1 - 0.01 * far - needed : 0.05 - needed;
      }
      case "attack": {
        const piece = field.pieceIndex.get(action.element) as number;
        const zone = p.place[piece];
        let best = UNPLANNED;
        for (const target of field.graph.front(zone, field.graph.known(action.facing))) {
          if (!holds(field, p, 1 - view.side, target) || p.attacked.includes(target)) continue;
          if (field.stepCost[zone * field.graph.size + target] === 0) continue;
          const party = { piece, zone, support: p.front[zone] === piece ? p.behind[piece] : NONE, push: 0 };
          best = Math.max(best, staff.assaults.worth(p, view, [party], target));
        }
        return best + 0.01 * facingWorth(staff, p, view, zone, field.graph.known(action.facing));
      }
      default:
        return UNPLANNED;
    }
  });
}

/** Operational movement: as near to the goal as 8 MP reach, through zones that score, out of danger. */
export function operationalScores(
  staff: Staff,
  p: Position,
  view: Estimate,
  frame: OperationalFrame,
  actions: readonly Action[],
): number[] {
  const scores = actions.map(() => UNPLANNED);
  for (const goal of reachOf(staff.ground, p, marcherOf(staff.ground, p, frame))) {
    if (!goal.room) continue;
    const score = standingWorth(staff, p, view, frame.units[0], goal) + passingWorth(staff, p, view, goal);
    const step = firstStep(goal);
    const zone = step === undefined ? "" : staff.ground.field.graph.ids[step.zone];
    const at = actions.findIndex((action) =>
      step === undefined ? action.type === "end" : action.type === "step" && action.zone === zone,
    );
    if (at !== -1) scores[at] = Math.max(scores[at], score);
  }
  return scores;
}
