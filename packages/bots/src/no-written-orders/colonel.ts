import type { Action, NoWrittenOrders, Position } from "@stonebridge/games/no-written-orders";
import {
  BAD_MOVE,
  CONFEDERATE,
  type Draft,
  type Frame,
  type FrameOf,
  type HexIndex,
  type HolderIndex,
  INITIATIVE,
  SUPERIOR,
  type SideIndex,
  UNION,
  type UnitIndex,
  hexesToEnemy,
  ratingOf,
  unitsAt,
  unitsUnder,
} from "@stonebridge/games/no-written-orders/internals";
import type { Decision } from "@stonebridge/kernel";
import { assaultWorth } from "./attack.ts";
import { chooseAddress, chooseRejoin, chooseVenture } from "./commanding.ts";
import { type Country, surveyCountry } from "./country.ts";
import { advanceWorth, chooseBombardment, chooseDeclaration, hitPrice, refugeWorth } from "./fighting.ts";
import { mayStandDown } from "./following.ts";
import { chooseSeat } from "./headquarters.ts";
import { type Manoeuvre, planManoeuvre, segmentKey } from "./manoeuvre.ts";
import { chooseMove, chooseStep } from "./marching.ts";
import { type Mission, missionsOf } from "./plan.ts";
import { chooseDeception, chooseRuse } from "./ruses.ts";
import { type Style, USUAL } from "./styles.ts";
import { chooseHaul } from "./trains.ts";
import { canBeWritten, chooseDraft } from "./writing.ts";

/**
 * A commander that makes a plan for the army from its victory conditions, gives the orders that serve it, and makes each body move and
 * fight by its order. It imagines what it cannot see, in the same way for the whole turn. It rolls no dice.
 */
export class Colonel {
  readonly country: Country;
  /** How each side is led. */
  styles: readonly Style[] = [USUAL, USUAL];
  #missions: { readonly key: string; readonly list: readonly Mission[] } | undefined;
  #manoeuvre: Manoeuvre | undefined;

  /** @param country of the game, if it has been surveyed before */
  constructor(game: NoWrittenOrders, country: Country = surveyCountry(game)) {
    this.country = country;
  }

  /** Forgets what was planned, so that it is planned again. */
  forget(): void {
    this.#missions = undefined;
    this.#manoeuvre = undefined;
  }

  /** The best action by its scores; the first among equals. */
  choose(p: Position, decision: Decision<Action>): Action {
    const { actions } = decision;
    if (actions.length === 1) return actions[0];
    const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
    const { country } = this;
    switch (decision.step) {
      case "initiative":
        return chooseVenture(country, p, this.#plan(p, side, INITIATIVE), side, actions, this.styles[side]);
      case "orders":
        return (
          chooseRuse(country, p, side, actions) ??
          chooseRejoin(country, p, actions) ??
          chooseAddress(country, p, this.#plan(p, side, SUPERIOR), side, actions, this.styles[side])
        );
      case "drafting": {
        const f = top(p, "drafting");
        return chooseDraft(country, p, f, this.#plan(p, side, f.purpose), actions);
      }
      case "bad-move": {
        const { holder } = top(p, "bad-move");
        const draft: Draft = { side, purpose: BAD_MOVE, from: holder, to: holder };
        const wanted = canBeWritten(country, p, draft, []) ? "command" : "done";
        return actions.find(({ type }) => type === wanted) ?? actions[0];
      }
      case "movement":
        return chooseMove(country, p, this.#manoeuvreFor(p, side, actions), actions);
      case "march":
        return chooseStep(country, p, top(p, "march"), this.#manoeuvre, actions);
      case "deceiving":
        return chooseDeception(country, p, side, actions);
      case "headquarters":
        return chooseSeat(country, p, actions);
      case "trains":
        return chooseHaul(country, p, actions);
      case "bombardment":
        return chooseBombardment(country, p, top(p, "bombardment"), actions);
      case "declaration":
        return chooseDeclaration(country, p, top(p, "declaration"), actions, this.styles[side]);
      default:
        return bestBy(actions, (action) => this.#worth(p, side, decision, action));
    }
  }

  /** The plan that orders are written by: nothing that it depends on changes while the orders for one purpose are written. */
  #plan(p: Position, side: SideIndex, purpose: number): readonly Mission[] {
    const key = `${p.turn} ${side} ${purpose}`;
    if (this.#missions?.key !== key)
      this.#missions = { key, list: missionsOf(this.country, p, side, this.styles[side]) };
    return this.#missions.list;
  }

  #manoeuvreFor(p: Position, side: SideIndex, actions: readonly Action[]): Manoeuvre {
    const f = top(p, "movement");
    if (this.#manoeuvre?.key !== segmentKey(p, f)) {
      const { field } = this.country;
      const able = actions.flatMap((action) =>
        action.type === "take" ? [field.unitIndex.get(action.unit) as UnitIndex] : [],
      );
      this.#manoeuvre = planManoeuvre(this.country, p, f, able, this.styles[side]);
    }
    return this.#manoeuvre;
  }

  /** What an action is worth if single actions can be weighed. */
  #worth(p: Position, side: SideIndex, decision: Decision<Action>, action: Action): number {
    const { country } = this;
    const { field } = country;
    const unitOf = (id: string): UnitIndex => field.unitIndex.get(id) as UnitIndex;
    const hexOf = (id: string): HexIndex => field.map.grid.known(id);
    switch (action.type) {
      case "stand-down":
        return mayStandDown(country, p, field.holderIndex.get(action.holder) as HolderIndex) ? STANDING_DOWN : -1;
      case "name":
        return ratingOf(field, p, field.holderIndex.get(action.commander) as HolderIndex) ?? 0;
      case "begin":
      case "pair":
        return this.#urgency(p, side, field.holderIndex.get(action.formation) as HolderIndex);
      case "take-hit":
        return -hitPrice(country, p, unitOf(action.unit));
      case "fight":
        return this.#fightWorth(p, side, hexOf(action.hex));
      case "retreat":
        return refugeWorth(country, p, side, undefined, hexOf(action.hex));
      case "appear":
        // units with enough room do not spread
        return refugeWorth(country, p, side, unitOf(action.unit), hexOf(action.hex)) - SPREADING;
      case "fall":
      case "shift":
        return refugeWorth(country, p, side, unitOf(action.unit), hexOf(action.hex));
      case "displace":
        return refugeWorth(country, p, side, undefined, hexOf(action.hex));
      case "advance":
        return advanceWorth(country, p, unitOf(action.unit), hexOf(String(decision.about["hex"])), this.styles[side]);
      default:
        return MATTERS_OF_COURSE[action.type] ?? 0;
    }
  }

  /** How much a formation has to do with the enemy now. */
  #urgency(p: Position, side: SideIndex, formation: HolderIndex): number {
    const { field } = this.country;
    let near = 0;
    for (const unit of unitsUnder(field, p, formation)) near += 1 / (1 + hexesToEnemy(field, p, side, p.place[unit]));
    const type = p.standing[formation]?.order.type;
    return near + (type === "attack" ? 1 : type === "probe" ? 0.5 : 0);
  }

  #fightWorth(p: Position, side: SideIndex, hex: HexIndex): number {
    const frame = top(p, "assaults");
    const places = new Map(
      frame.units.flatMap((unit, at) => (frame.targets[at] === hex ? [[unit, p.place[unit]] as const] : [])),
    );
    return places.size === 0 || unitsAt(p, hex).length === 0
      ? 0
      : assaultWorth(this.country, p, places, hex, this.styles[side]);
  }
}

/** More than the score of being done. */
const STANDING_DOWN = 5;
/** More than any refuge is worth. */
const SPREADING = 1_000;

/** The running step: a decision is called by its name. */
function top<S extends Frame["step"]>(p: Position, step: S): FrameOf<S> {
  const frame = p.stack.at(-1);
  if (frame?.step !== step) throw new Error(`A decision of ${step} is asked while ${frame?.step ?? "nothing"} runs.`);
  return frame as FrameOf<S>;
}

function bestBy(actions: readonly Action[], worth: (action: Action) => number): Action {
  let best = actions[0];
  let most = -Infinity;
  for (const action of actions) {
    const now = worth(action);
    if (now <= most) continue;
    most = now;
    best = action;
  }
  return best;
}

/** Steps that need no thought: done wherever they are offered, the highest first. */
const MATTERS_OF_COURSE: Partial<Record<Action["type"], number>> = {
  rally: 5,
  "fire-first": 5,
  "fire-passing": 5,
  support: 5,
  "go-along": 5,
  "advance-leader": 3,
  evade: 4,
  "fight-on": 3,
  reload: 5,
  clear: -1,
  halt: 1,
  react: 1,
  "play-first": 1,
  stay: 2,
  done: 2,
  decline: -1,
  "end-advance": -1,
};
