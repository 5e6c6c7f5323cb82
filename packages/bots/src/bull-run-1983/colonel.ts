import type { Decision } from "@stonebridge/kernel";
import type { Action, BullRun1983, Position } from "@stonebridge/games/bull-run-1983";
import {
  CONFEDERATE,
  FROZEN,
  type FrameOf,
  NONE,
  type PieceIndex,
  type SideIndex,
  UNION,
  marked,
} from "@stonebridge/games/bull-run-1983/internals";
import { type Country, surveyCountry } from "./country.ts";
import { advanceWorth, followWorth, lossWorth, retreatWorth, targetWorth } from "./fighting.ts";
import { leaderOrder } from "./leaders.ts";
import { marchStep, nextOrder } from "./marching.ts";
import { type Order, makeOrders } from "./orders.ts";
import type { Plan } from "./plan.ts";
import { changeWorth } from "./shapes.ts";
import { type Style, stylesOf } from "./styles.ts";
import { type Survey, survey } from "./survey.ts";

/** Scores of what is always done, before or after everything else. */
const FIRST = 1_000;
const LAST = -1_000;
/** Changes of formation that gain less than this are not made. */
const WORTH_CHANGING = 1;

/** What is done in a Movement phase, as it was found when the phase began. */
interface Phase {
  readonly key: number;
  readonly made: Survey;
  /** Given once everybody has the right formation for the march. */
  orders: readonly Order[] | undefined;
  /** The order that is being carried out. */
  running: Order | undefined;
}

/**
 * A commander that gives orders for the whole Movement phase when it begins, or when the enemy turns out to be elsewhere, and carries them
 * out; everything else is scored, in defense points if possible, and the best taken. It rolls no dice.
 */
export class Colonel {
  readonly country: Country;
  /** How each side is led. */
  styles: readonly Style[];
  readonly #hasty: boolean;
  readonly #marshal: Plan | undefined;
  #phase: Phase | undefined;

  /**
   * @param hasty does not move leaders who need not go with their units: for play-outs, which end before that matters
   * @param country the game's, if it has been surveyed before
   * @param plan of a Marshal, for whichever side he leads
   */
  constructor(game: BullRun1983, hasty = false, country = surveyCountry(game.field), plan?: Plan) {
    this.country = country;
    this.styles = plan === undefined ? stylesOf(country) : [plan.style, plan.style];
    this.#hasty = hasty;
    this.#marshal = plan;
  }

  /** Forgets the orders given, so that new ones are made. */
  forget(): void {
    this.#phase = undefined;
  }

  /** Changes with the player-turn, and with the enemy's position: new orders are due. */
  situation(p: Position, side: SideIndex): number {
    return situationKey(this.country, p, side);
  }

  /** The best action; of equals the first. */
  choose(p: Position, decision: Decision<Action>): Action {
    const { actions } = decision;
    if (actions.length === 1) return actions[0];
    const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
    if (decision.step === "movement") return this.#move(p, side, actions);
    if (decision.step === "march") return this.#march(p, side, actions);
    const scores = this.#scores(p, decision);
    let best = 0;
    for (let at = 1; at < scores.length; at++) if (scores[at] > scores[best]) best = at;
    return actions[best];
  }

  /** What each action is worth outside the Movement phase, by its place in the decision. */
  #scores(p: Position, decision: Decision<Action>): number[] {
    const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
    const { actions } = decision;
    const { country } = this;
    switch (decision.step) {
      case "losses":
        return actions.map((action) => lossWorth(country, p, action));
      case "retreat":
        return actions.map((action) => retreatWorth(country, p, side, action));
      case "following":
        return actions.map((action) => followWorth(country, p, side, action));
      case "advance":
        return actions.map((action) => advanceWorth(country, p, side, action));
      case "declaration":
        return actions.map((action) => targetWorth(country, p, action));
      default:
        return actions.map((action) => MATTERS_OF_COURSE[action.type] ?? 0);
    }
  }

  #phaseFor(p: Position, side: SideIndex): Phase {
    const key = situationKey(this.country, p, side);
    if (this.#phase?.key !== key) {
      const made = survey(this.country, p, side);
      this.#phase = { key, made, orders: undefined, running: undefined };
    }
    return this.#phase;
  }

  /** Arrivals, automatic victories, changes of formation, then the orders; the leaders last. */
  #move(p: Position, side: SideIndex, actions: readonly Action[]): Action {
    const phase = this.#phaseFor(p, side);
    const { field } = this.country;
    let best: Action | undefined;
    let most = WORTH_CHANGING;
    for (const action of actions) {
      const worth = this.#preparation(phase.made, p, action);
      if (worth <= most) continue;
      most = worth;
      best = action;
    }
    if (best !== undefined) return best;
    phase.orders ??= makeOrders(phase.made, p, this.styles[side], this.#marshal);
    const order = nextOrder(phase.made, p, phase.orders) ?? (this.#hasty ? undefined : leaderOrder(phase.made, p));
    phase.running = order;
    const take = actions.find((action) => action.type === "take" && field.index.get(action.piece) === order?.pieces[0]);
    return take ?? (actions.find(({ type }) => type === "done") as Action);
  }

  #preparation(made: Survey, p: Position, action: Action): number {
    if (action.type === "enter" || action.type === "rail") return FIRST;
    if (action.type === "overwhelm") return FIRST + action.pieces.length;
    if (action.type !== "form" && action.type !== "break" && action.type !== "flip") return LAST;
    return changeWorth(made, p, action, this.country.field.index.get(action.piece) as PieceIndex);
  }

  #march(p: Position, side: SideIndex, actions: readonly Action[]): Action {
    const frame = p.stack.at(-1) as FrameOf<"march">;
    const phase = this.#phaseFor(p, side);
    const order = phase.running?.pieces.includes(frame.pieces[0] ?? NONE) === true ? phase.running : undefined;
    const next = order === undefined ? undefined : marchStep(phase.made, p, frame, order, actions);
    return next ?? actions.find(({ type }) => type === "stop") ?? actions[0];
  }
}

/** A number that changes with the turn and with every enemy that comes, goes, or is found; face-down pieces do not count. */
function situationKey({ field }: Country, p: Position, side: SideIndex): number {
  let key = p.turn * 2 + side;
  for (let piece = 0; piece < field.count; piece++)
    if (field.sideOf[piece] !== side && field.isUnit[piece] === 1 && !marked(p, piece, FROZEN))
      key = (Math.imul(key, 31) + p.place[piece]) | 0;
  return key;
}

/** Steps that need no thought: done wherever they are offered, the highest first. */
const MATTERS_OF_COURSE: Partial<Record<Action["type"], number>> = {
  suggest: 10,
  ready: 20,
  thaw: 5,
  fight: 5,
  assign: 6,
  revive: 5,
  clear: 4,
  complete: 6,
  done: 3,
  abandon: -1,
};
