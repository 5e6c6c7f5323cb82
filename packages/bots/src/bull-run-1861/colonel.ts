import { type Decision, onceFor } from "@stonebridge/kernel";
import type { Action, BullRun1861, Position } from "@stonebridge/games/bull-run-1861";
import {
  ATTACHED,
  COMMAND_RANGE,
  type FrameOf,
  NONE,
  NORTH,
  SOUTH,
  inContact,
  inReachOf,
  isExtended,
  markerOf,
} from "@stonebridge/games/bull-run-1861/internals";
import { Assaults } from "./assault.ts";
import { type Estimate, estimate } from "./estimate.ts";
import { advanceScore, fightScores, frontWorth, hitScore, withdrawalScore } from "./fighting.ts";
import { type Ground, groundOf, waysOf } from "./ground.ts";
import { Haste } from "./haste.ts";
import { bestSeat } from "./headquarters.ts";
import { extendedScores, marchScores, operationalScores } from "./march-scores.ts";
import { type Staff, facingWorth, planMarch } from "./marching.ts";
import { type Odds, oddsOf } from "./odds.ts";
import { placementScores } from "./placing.ts";
import { marcherAt } from "./reach.ts";
import { type Style, USUAL, WEIGHTS, type Weights } from "./weights.ts";

/**
 * How much a commander thinks: about everything at each choice; less often within a half, for play-outs; or as the last, but again about
 * brigades near one that has just acted, who may help it.
 */
export type Pace = "thorough" | "hasty" | "attentive";

/**
 * A commander that scores every action of a decision from the position's tables, in victory points if it can, and takes the best. It rolls
 * no dice and keeps nothing between decisions but an estimate of the current half.
 */
export class Colonel {
  readonly staff: Staff;
  readonly #style: Style;
  readonly #kept: (Kept | undefined)[] = [];
  #first: readonly Kept[] = [];
  readonly #haste: Haste | undefined;

  /**
   * @param pace how much he thinks
   * @param style how he leads
   */
  constructor(game: BullRun1861, pace: Pace = "thorough", style = USUAL) {
    this.staff = staffFor(game, style);
    this.#style = style;
    this.#haste = pace === "thorough" ? undefined : new Haste(pace === "attentive");
  }

  /** Forgets the estimates of earlier positions. */
  refresh(): void {
    this.#kept.length = 0;
  }

  /** Play-outs begin from this position: what is known about it holds for all of them. */
  begin(p: Position): void {
    this.refresh();
    this.#first = [this.estimate(p, NORTH), this.estimate(p, SOUTH)].map((view) => ({ moment: this.#moment(p), view }));
    this.#haste?.begin(momentOf(p));
  }

  /** The next play-out from the position where they began. */
  again(): void {
    for (const side of [NORTH, SOUTH]) this.#kept[side] = this.#first[side];
    this.#haste?.again();
  }

  /** The best action; the first among equals. */
  choose(p: Position, decision: Decision<Action>): Action {
    const { actions } = decision;
    if (actions.length === 1) return actions[0];
    const hasty = this.#haste && this.#chooseInHaste(this.#haste, p, decision);
    if (hasty !== undefined) return hasty;
    const scores = this.scores(p, decision);
    let best = 0;
    for (let at = 1; at < scores.length; at++) if (scores[at] > scores[best]) best = at;
    return actions[best];
  }

  /** What each action is worth, by its place in the decision. */
  scores(p: Position, decision: Decision<Action>): number[] {
    const { staff } = this;
    const { actions } = decision;
    const side = decision.sides[0] === "north" ? NORTH : SOUTH;
    const view = this.estimate(p, side);
    const frame = p.stack.at(-1);
    if (frame === undefined) return actions.map(() => 0);
    switch (frame.step) {
      case "placement":
        return placementScores(staff, p, side, actions);
      case "dispositions":
        return actions.map((action) => dispositionScore(staff, p, view, action));
      case "offensive":
        return actions.map((action) => (action.type === "launch" ? offensiveWorth(staff, p, view) : 0));
      case "marking":
        return actions.map((action) => (action.type === "mark" ? markWorth(staff, p, view, action.unit) : 0));
      case "activation":
        return this.#activationScores(p, view, actions, frame);
      case "march":
        return isExtended(staff.ground.field, p, frame.unit)
          ? extendedScores(staff, p, view, frame, actions)
          : marchScores(staff, p, view, frame, helpersLeft(p), actions);
      case "operational-march":
        return operationalScores(staff, p, view, frame, actions);
      case "line":
        return actions.map((action) => lineScore(staff, p, action));
      case "facing":
      case "turning":
        return actions.map((action) => faceScore(staff, p, view, action));
      case "headquarters":
      case "displacement": {
        const seat = bestSeat(staff, p, view, actions);
        return actions.map((action) => (action === seat ? 1 : action.type === "stay" ? 0.5 : 0));
      }
      case "combat":
        return fightScores(
          staff,
          p,
          view,
          actions.filter((action) => action.type === "fight"),
        );
      case "hit":
        return actions.map((action) => hitScore(staff, p, view, action, frame.against));
      case "withdrawal":
        return actions.map((action) => withdrawalScore(staff, p, view, frame, action));
      case "advance":
        return actions.map((action) => advanceScore(staff, p, view, action));
      case "arrival":
        return actions.map((action) => (action.type === "arrive" ? 1 : 0));
      default:
        return actions.map(() => 0);
    }
  }

  /** The estimate of a side, made again when a half or a stage begins. */
  estimate(p: Position, side: number): Estimate {
    const kept = this.#kept[side];
    const moment = this.#moment(p);
    if (kept !== undefined && kept.moment === moment) return kept.view;
    const view = estimate(this.staff.ground, p, side, this.#style);
    this.#kept[side] = { moment, view };
    return view;
  }

  /** How long an estimate holds: a half, in haste a whole Movement phase. */
  #moment(p: Position): number {
    return this.#haste === undefined ? momentOf(p) : p.turn * 8 + p.phase;
  }

  #activationScores(p: Position, view: Estimate, actions: readonly Action[], frame: FrameOf<"activation">): number[] {
    return actions.map((action) =>
      action.type === "activate" ? this.#activationWorth(p, view, this.#unit(action.unit), frame.left - 1) : 0,
    );
  }

  #unit(id: string): number {
    return this.staff.ground.field.unitIndex.get(id) as number;
  }

  #activationWorth(p: Position, view: Estimate, unit: number, helpers: number): number {
    const { staff } = this;
    const { field } = staff.ground;
    if (p.state[unit] === ATTACHED) return -1;
    const tired = p.fatigue[unit];
    const rest = tired > 0 ? staff.weights.restedLevel * tired * (inContact(field, p, unit) ? 1.5 : 1) : 0;
    let gain = EXTENDED;
    if (!isExtended(field, p, unit)) {
      const { best, stay } = planMarch(staff, p, view, marcherAt(staff.ground, p, unit), helpers);
      gain = best.score - stay;
      this.#haste?.plan(unit, gain >= rest ? best : undefined);
    }
    return Math.max(gain, rest) * commandChance(staff, p, unit);
  }

  /** Activations and marches as planned earlier in the same half, if they still fit. */
  #chooseInHaste(haste: Haste, p: Position, { actions, step }: Decision<Action>): Action | undefined {
    const frame = p.stack.at(-1);
    if (step === "march" && frame?.step === "march") {
      const index = haste.next(this.staff, p, this.estimate(p, p.active), frame, actions);
      return index === -1 ? undefined : actions[index];
    }
    if (step !== "activation" || frame?.step !== "activation") return undefined;
    const view = this.estimate(p, p.active);
    const worth = (action: Action): number =>
      action.type === "activate" ? this.#activationWorth(p, view, this.#unit(action.unit), frame.left - 1) : 0;
    const { ways, size } = this.staff.ground;
    const near = (one: string, other: string): boolean =>
      ways[p.place[this.#unit(one)] * size + p.place[this.#unit(other)]] <= NEAR;
    return haste.activation(momentOf(p), actions, worth, near);
  }
}

/** What an activation of an extended brigade is worth: it can regroup, or attack with an element. */
const EXTENDED = 0.1;

/** Movement points within which a brigade’s action may change what another does best. */
const NEAR = 6;

/** The running half, as a number. */
function momentOf(p: Position): number {
  return p.turn * 64 + p.phase * 8 + (p.active + 1) * 2 + (p.first + 1) * 1000;
}

interface Kept {
  readonly moment: number;
  readonly view: Estimate;
}

/** The usual staff of a game, made once. */
const usualStaff = onceFor((game: BullRun1861): Staff => {
  const ground = groundOf(game);
  return staffOf(ground, oddsOf(ground.field.options.hitThreshold === "moreThanDouble"), WEIGHTS);
});

function staffFor(game: BullRun1861, { weights }: Style): Staff {
  const usual = usualStaff(game);
  return weights === WEIGHTS ? usual : staffOf(usual.ground, usual.odds, weights);
}

function staffOf(ground: Ground, odds: Odds, weights: Weights): Staff {
  return { ground, odds, weights, assaults: new Assaults(ground, odds, weights) };
}

/** Brigades that may still act after the one on the march. */
export function helpersLeft(p: Position): number {
  for (let at = p.stack.length - 1; at >= 0; at--) {
    const frame = p.stack[at];
    if (frame.step === "activation") return frame.left;
  }
  return 0;
}

/** Chance that a brigade acts: certain in command, otherwise by its test (10.1-d). */
export function commandChance({ ground }: Staff, p: Position, unit: number): number {
  const { field, size } = ground;
  const index = field.commander[unit];
  const ways = waysOf(ground, p, field.sideOf[unit]);
  const seat = p.headquarters[index] * size;
  const marker = p.place[markerOf(field, unit)];
  const far = Math.min(ways[seat + p.place[unit]], marker === -1 ? Infinity : ways[seat + marker]);
  if (far <= COMMAND_RANGE[index]) return 1;
  const { star, kind } = field.units[unit];
  return (3 + (star || kind === "cavalry" ? 1 : 0) + (inContact(field, p, unit) ? 1 : 0)) / 6;
}

function dispositionScore(staff: Staff, p: Position, view: Estimate, action: Action): number {
  const { field } = staff.ground;
  if (action.type === "face") {
    const piece = field.pieceIndex.get(action.element) as number;
    const zone = p.place[piece];
    const now = facingWorth(staff, p, view, zone, p.facing[piece]);
    return facingWorth(staff, p, view, zone, field.graph.known(action.zone)) - now - 0.3;
  }
  if (action.type === "attach") {
    const worth = 0.5 + 0.1 * frontWorth(staff, p, field.unitIndex.get(action.host) as number);
    return p.host === NONE ? worth : worth - 0.6 - 0.1 * frontWorth(staff, p, p.host);
  }
  if (action.type === "arrange") {
    const zone = p.place[field.pieceIndex.get(action.element) as number];
    const front = p.front[zone];
    const behind = p.behind[front];
    return behind === NONE ? -1 : frontWorth(staff, p, behind) - frontWorth(staff, p, front) - 0.5;
  }
  return action.type === "ready" ? 0 : -1;
}

/** A Major Offensive is for the turn in which most brigades have an enemy to attack or a goal to march to (6-d). */
function offensiveWorth({ ground }: Staff, p: Position, view: Estimate): number {
  const { field } = ground;
  let busy = 0;
  for (let unit = 0; unit < field.roster; unit++) {
    if (field.sideOf[unit] === view.side && p.place[unit] !== -1 && view.threat[p.place[unit]] > 0) busy += 1;
  }
  return busy >= 4 || p.turn >= 4 ? 1 : -1;
}

/** A brigade far from its goal and from the enemy goes faster by Operational movement, without an activation (6-m). */
function markWorth(staff: Staff, p: Position, view: Estimate, id: string): number {
  const { field } = staff.ground;
  const unit = field.unitIndex.get(id) as number;
  const slot = view.goals[unit];
  if (slot === -1 || view.threat[p.place[unit]] > 0) return -1;
  if (inReachOf(field, p, 1 - view.side, p.place[unit])) return -1;
  const far = Math.min(8, view.costs[slot][p.place[unit]]);
  return staff.weights.operationalPoint * (far - 3) * (0.3 + view.worth[unit]);
}

function lineScore(staff: Staff, p: Position, action: Action): number {
  if (action.type !== "line") return -10;
  const piece = staff.ground.field.pieceIndex.get(action.element) as number;
  const front = p.front[p.place[piece]];
  const better = front === NONE ? 0 : frontWorth(staff, p, piece) - frontWorth(staff, p, front);
  return action.line === "front" ? better : -better + 0.01;
}

function faceScore(staff: Staff, p: Position, view: Estimate, action: Action): number {
  if (action.type !== "face") return 0;
  const { field } = staff.ground;
  const piece = field.pieceIndex.get(action.element) as number;
  return facingWorth(staff, p, view, p.place[piece], field.graph.known(action.zone));
}
