import type { Decision } from "@stonebridge/kernel";
import type { Action, Position, SecondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import {
  clockOf,
  COMMANDER_POINTS,
  commandCosts,
  CONFEDERATE,
  endsAllowed,
  type FrameOf,
  hasRoom,
  type MarchFrame,
  mayForce,
  NONE,
  NOWHERE,
  presentOf,
  UNION,
} from "@stonebridge/games/second-bull-run-1862/internals";
import { Assaults } from "./assault.ts";
import { designationWorth, divisionGain, obedience } from "./command.ts";
import { jointPlan, planTogether } from "./joint-plan.ts";
import type { Orders } from "./allotment.ts";
import { type Estimate, estimate } from "./estimate.ts";
import { advanceScore, fightScore, sacrificeScore, withdrawalScore } from "./fighting.ts";
import { groundOf, type Zone } from "./ground.ts";
import { facingWorth, helpersOf, type Plan, restWorth, type Staff } from "./marching.ts";
import { ODDS } from "./odds.ts";
import { chooseRide, seatsOf } from "./riding.ts";
import { type Weights, WEIGHTS } from "./weights.ts";

/** An estimate, and the part of a phase or stage that it was made in. */
interface Kept {
  readonly moment: number;
  readonly view: Estimate;
}

/** What divisions are told, beyond what the Colonel thinks best. */
export interface Instructions extends Orders {
  /** By brigade: the staff of those who are led otherwise. */
  readonly apart: readonly (Staff | undefined)[];
}

/**
 * A commander that weighs the actions of a decision from the position’s tables, in victory points if it can, and takes the best. It rolls
 * no dice and keeps nothing between decisions but an estimate of the current part of a phase and the current march.
 */
export class Colonel {
  readonly staff: Staff;
  readonly #orders: Orders | undefined;
  readonly #kept: (Kept | undefined)[] = [];
  #root: Kept | undefined;
  #plan: Plan | undefined;

  /**
   * @param weights what it thinks things are worth
   * @param instructions by brigade: what others think who are led otherwise, and where divisions are sent; absent: all is as it thinks best
   */
  constructor(game: SecondBullRun1862, weights: Weights = WEIGHTS, instructions?: Instructions) {
    const staff = staffFor(game, weights);
    this.staff = instructions === undefined ? staff : { ...staff, apart: instructions.apart };
    this.#orders = instructions;
  }

  /** The best action; the first among equals. */
  choose(p: Position, decision: Decision<Action>): Action {
    const { actions, sides } = decision;
    if (actions.length === 1) return actions[0];
    const view = this.estimate(p, sides[0] === "union" ? UNION : CONFEDERATE);
    const frame = p.stack.at(-1);
    const { field } = this.staff.ground;
    if (frame?.step === "march") return this.#march(p, view, frame, actions);
    if (frame?.step === "commanders") return chooseRide(this.staff, p, view, COMMANDER_POINTS, actions);
    if (frame?.step === "ride") return chooseRide(this.staff, p, view, frame.points, actions);
    let best = actions[0];
    let most = -Infinity;
    for (const action of actions) {
      const score = this.score(p, view, action);
      if (score <= most) continue;
      most = score;
      best = action;
    }
    this.#plan = best.type === "activate" ? this.#planOf(p, view, field.unitIndex.get(best.unit) as number) : undefined;
    return best;
  }

  /** The estimate of a side, made again when a part of a phase or a stage begins. */
  estimate(p: Position, side: number): Estimate {
    const kept = this.#kept[side];
    const moment = momentOf(p);
    if (kept !== undefined && kept.moment === moment) return kept.view;
    const view = estimate(this.staff.ground, p, side, this.staff.weights, this.#orders);
    this.#kept[side] = { moment, view };
    return view;
  }

  /** Plays on from a position, again and again: what it thought of that moment the first time still holds. */
  returnTo(p: Position, side: number): void {
    const moment = momentOf(p);
    if (this.#root?.moment !== moment)
      this.#root = { moment, view: estimate(this.staff.ground, p, side, this.staff.weights, this.#orders) };
    this.refresh();
    this.#kept[side] = this.#root;
  }

  /** Forgets what it was about to do, but not what it thought of the position. */
  halt(): void {
    this.#plan = undefined;
  }

  /** Forgets its estimates of earlier positions. */
  refresh(): void {
    this.#kept.length = 0;
    this.#plan = undefined;
  }

  /** What an action is worth that is not part of a march or a ride. */
  score(p: Position, view: Estimate, action: Action): number {
    const { staff } = this;
    const { field } = staff.ground;
    const frame = p.stack.at(-1);
    switch (action.type) {
      case "ready":
        return 2;
      case "suggest":
        return 1;
      case "place":
      case "post":
        return -1;
      case "face":
        return frame?.step === "placement"
          ? -1
          : facingWorth(staff, p, view, field.unitIndex.get(action.unit) as number, field.graph.known(action.zone));
      case "designate":
        return designationWorth(staff, p, view, field.commanderIndex.get(action.commander) as number);
      case "choose-division":
        return this.#divisionScore(p, view, field.divisionIndex.get(action.division) as number);
      case "choose-independent":
        return this.#independentScore(p, view, field.unitIndex.get(action.unit) as number);
      case "activate":
        return this.#activationScore(p, view, field.unitIndex.get(action.unit) as number);
      case "displace":
        return seatsOf(
          staff,
          p,
          view,
          field.commanderIndex.get(action.commander) as number,
        )(field.graph.known(action.zone));
      case "fight":
        return fightScore(staff, p, action);
      case "choose":
        return sacrificeScore(staff, p, action);
      case "withdraw":
        return withdrawalScore(staff, p, view, action);
      case "advance":
      case "decline":
        return advanceScore(staff, p, view, action);
      case "call":
        return -1; // the points that it gives the Union outweigh its three brigades
      case "launch":
        return this.#launchScore(p, view);
      case "enter":
        return 1 - 0.01 * this.#wayFromEntry(view, action.entry, field.unitIndex.get(action.unit) as number);
      case "bring":
        return 0.5;
      case "wait":
      case "part":
      case "refrain":
      case "enough":
        return 0;
      case "hold":
        return 0.1;
      case "done":
        return 0.02;
      case "recall":
        return this.#recallScore(p, field.commanderIndex.get(action.commander) as number);
      case "rest":
      case "step":
      case "force":
      case "dismount":
      case "mount":
      case "attack":
      case "end":
      case "try":
      case "ride":
      case "stay":
      case "flee":
      default:
        return 0;
    }
  }

  #divisionScore(p: Position, view: Estimate, division: number): number {
    const frame = p.stack.at(-1) as FrameOf<"divisions">;
    const { field } = this.staff.ground;
    const costs = commandCosts(field, p, frame.commander);
    const chance = obedience(this.staff, p, costs, presentOf(field, p, division));
    return chance * divisionGain(this.staff, p, view, division);
  }

  #independentScore(p: Position, view: Estimate, unit: number): number {
    const frame = p.stack.at(-1) as FrameOf<"divisions">;
    const { field } = this.staff.ground;
    const chance = obedience(this.staff, p, commandCosts(field, p, frame.commander), [unit]);
    return chance * jointPlan(this.staff, p, view, [unit]).gain;
  }

  /** Who acts next: the greatest gain, and infantry before guns, which follow it. */
  #activationScore(p: Position, view: Estimate, unit: number): number {
    const { staff } = this;
    const gain = Math.max(0, this.#planOf(p, view, unit)?.score ?? 0);
    if (p.stack.at(-1)?.step === "night-moves") return gain - 0.1;
    return staff.ground.field.isArtillery[unit] === 1 ? 0.6 * gain : gain;
  }

  /** What a brigade does in the plan of the brigades of its division that can still act. */
  #planOf(p: Position, view: Estimate, unit: number): Plan | undefined {
    const frame = p.stack.at(-1);
    const helpers = helpersOf(this.staff, p, frame?.step === "division" ? frame.division : NONE);
    const joint = jointPlan(this.staff, p, view, helpers.includes(unit) ? helpers : [unit]);
    return joint.plans(p).find((plan) => plan.unit === unit);
  }

  /** The planned march, or a new plan if it cannot be followed. */
  #march(p: Position, view: Estimate, frame: MarchFrame, actions: readonly Action[]): Action {
    const { staff } = this;
    const { field } = staff.ground;
    const find = (type: Action["type"], zone?: number): Action | undefined =>
      actions.find(
        (one) => one.type === type && (zone === undefined || ("zone" in one && field.graph.known(one.zone) === zone)),
      );
    const followed =
      this.#plan?.unit === frame.unit && frame.begun === 1 ? this.#next(p, frame, this.#plan, find) : undefined;
    if (followed !== undefined) return followed;
    // where cohesion lets it end (RU-27)
    const allowed = endsAllowed({ field, p }, frame);
    const best = this.#thought(p, frame, allowed) ?? this.#thinkAnew(p, view, frame, allowed);
    this.#plan = best;
    if (frame.begun === 0 && best.way.length === 0 && best.target === NOWHERE && restWorth(staff, p, frame.unit) > 0) {
      const rest = find("rest");
      if (rest !== undefined) return rest;
    }
    return this.#next(p, frame, best, find) ?? find("end") ?? actions[0];
  }

  /** The plan from when the brigade was activated, if it may end so. */
  #thought(p: Position, frame: MarchFrame, allowed: readonly Zone[] | undefined): Plan | undefined {
    if (frame.begun === 1 || this.#plan?.unit !== frame.unit) return undefined;
    const end = this.#plan.way.at(-1) ?? p.place[frame.unit];
    const fits = allowed?.includes(end) !== false && hasRoom(this.staff.ground.field, p, frame.unit, end);
    return fits ? this.#plan : undefined;
  }

  #thinkAnew(p: Position, view: Estimate, frame: MarchFrame, allowed: readonly Zone[] | undefined): Plan {
    const { staff } = this;
    const { field } = staff.ground;
    const { unit, points } = frame;
    const force = frame.entering === 0 && frame.forced === 0 && mayForce(field, p, unit);
    const helpers = frame.entering === 1 ? [] : helpersOf(staff, p, field.divisionOf[unit]);
    const others = helpers.filter((other) => other !== unit);
    const marcher = { unit, points, force, stopped: frame.stopped > 0, allowed };
    return planTogether(staff, p, view, [unit, ...others], marcher).plans(p)[0];
  }

  /** The next action of a plan, if it is offered. */
  #next(
    p: Position,
    frame: MarchFrame,
    plan: Plan,
    find: (type: Action["type"], zone?: number) => Action | undefined,
  ): Action | undefined {
    const at = plan.way.indexOf(p.place[frame.unit]);
    const next = plan.way[at + 1];
    if (at === -1 && frame.steps > 0 && plan.way.length > 0) return undefined;
    if (next !== undefined) return find("step", next) ?? (plan.forced ? find("force") : undefined);
    if (plan.target !== NOWHERE && p.target[frame.unit] === NOWHERE)
      return find("attack", plan.target) ?? (plan.forced ? find("force") : undefined) ?? find("end");
    return find("end");
  }

  /** The counter-attack is for turns in which most of the army is close to the enemy, and not for the last. */
  #launchScore(p: Position, view: Estimate): number {
    const { field } = this.staff.ground;
    let near = 0;
    let all = 0;
    for (let unit = 0; unit < field.roster; unit++) {
      if (field.sideOf[unit] !== CONFEDERATE || p.place[unit] === NOWHERE) continue;
      all += 1;
      if (view.threat[p.place[unit]] > 0) near += 1;
    }
    return view.left <= 3.2 || near >= 0.6 * all ? 1 : -1;
  }

  #wayFromEntry(view: Estimate, letter: string, unit: number): number {
    const { field } = this.staff.ground;
    const entry = field.entries[field.entryIndex.get(letter) as number];
    const slot = view.goals[unit];
    if (slot !== NONE) return Math.min(99, view.costs[slot][entry.zone]);
    return Math.min(...view.costs.map((costs, at) => Math.min(99, costs[entry.zone]) + 10 * view.chances[at]));
  }

  /** The corps with the heaviest losses for its size. */
  #recallScore(p: Position, commander: number): number {
    const { field } = this.staff.ground;
    let losses = 0;
    let brigades = 0;
    for (const division of field.divisionsOf[commander])
      for (const unit of presentOf(field, p, division)) {
        losses += p.losses[unit];
        brigades += 1;
      }
    return losses - 0.5 * brigades;
  }
}

function momentOf(p: Position): number {
  return clockOf(p) * 64 + p.phase * 8 + (p.active + 1) * 2;
}

/** The staff of a commander with these weights. */
export function staffFor(game: SecondBullRun1862, weights: Weights): Staff {
  const ground = groundOf(game);
  return { ground, assaults: new Assaults(ground, ODDS, weights), weights };
}
