import {
  type Action,
  type GameEvent,
  type NoWrittenOrders,
  type Position,
  ROLL_KINDS,
  type View,
} from "@stonebridge/games/no-written-orders";
import { type HexIndex, type SideIndex, onMap } from "@stonebridge/games/no-written-orders/internals";
import type { Decision, Dice } from "@stonebridge/kernel";
import type { Commander } from "../commander.ts";
import type { Army } from "../marshal/army.ts";
import type { Value } from "../value/value.ts";
import { Colonel } from "./colonel.ts";
import type { Country } from "./country.ts";
import { segmentKey } from "./manoeuvre.ts";
import { marshalStyle } from "./marshal-styles.ts";
import { CAREFUL, type Style } from "./styles.ts";

/** A way to lead an action, with the choice at the decision for which it was made, if that is part of it. */
export interface ActionPlan {
  /** The action that is led so; all others are led as usual. */
  readonly action: string;
  readonly style: Style;
  readonly choice?: Action | undefined;
}

/** The most decisions of a play-out. */
const LONGEST = 600;
/** Worth from which assaults are made: nearly all, most, few, none. */
const DARING = -1.5;
const READY = 0.3;
const WARY = 2;
const NEVER = 50;
/** Bonuses that make an assault sure, or rule it out. */
const SURE = 8;
const RULED_OUT = -100;
/** Hexes within which an enemy may be assaulted in an action. */
const IN_REACH = 6;
/** Actions that a choice between two actions is followed through. */
const NEXT = 1;
/** By how much danger counts more or less than usual. */
const DANGERS = [0.3, 3];
/** The most choices of a single decision that are weighed. */
const MOST_CHOICES = 8;

/** Decisions each choice of which is tried. */
const WEIGHED: ReadonlySet<string> = new Set([
  "assaults",
  "advance",
  "retreat",
  "initial",
  "pair",
  "evasion",
  "breaking-off",
]);

/** How a side is led in a position. */
export type Lead = (p: Position, side: SideIndex) => Style;

/** What a Marshal of No Written Orders plans: for each action near the enemy how it is led, whom it assaults, and what comes of a fight. */
export class OrderedArmy implements Army<Position, Action, GameEvent, View, ActionPlan> {
  readonly game: NoWrittenOrders;
  readonly kinds = ROLL_KINDS;
  readonly drawn = 0.5;
  readonly longest = LONGEST;
  readonly #country: Country;
  readonly #value: Pick<Value<Position>, "chance">;
  readonly #lead: Lead;
  #own: Style = CAREFUL;

  /** @param lead how the Marshal's own side is led, if not as usual */
  constructor(
    game: NoWrittenOrders,
    country: Country,
    value: Pick<Value<Position>, "chance">,
    lead: Lead = (_, side) => marshalStyle(country, side),
  ) {
    this.#lead = lead;
    this.game = game;
    this.#country = country;
    this.#value = value;
  }

  halfTurn(p: Position): string {
    return String(p.turn);
  }

  moment(p: Position, side: SideIndex, decision: Decision<Action>): string | undefined {
    const frame = p.stack[p.stack.length - 1];
    if (frame.step === "movement") return frame.near.length > 0 ? segmentKey(p, frame) : undefined;
    if (frame.step === "declaration") return `${p.turn} ${side} declares ${acting(p)}`;
    if (!WEIGHED.has(decision.step)) return undefined;
    return `${p.turn} ${side} ${decision.step} ${acting(p)} ${JSON.stringify(decision.about)} ${decision.actions.length}`;
  }

  first(p: Position, side: SideIndex, decision: Decision<Action>, last?: ActionPlan): readonly ActionPlan[] {
    const action = actionOf(p);
    this.#own = this.#lead(p, side);
    if (WEIGHED.has(decision.step)) {
      const style = last?.action === action ? last.style : this.#own;
      const usual = this.#commander(style, side).choose(p, decision);
      const others = decision.actions.filter((one) => one !== usual).slice(0, MOST_CHOICES);
      return [{ action, style }, ...others.map((choice) => ({ action, style, choice }))];
    }
    // what is declared was prepared by the last plan
    const style = decision.step === "declaration" && last?.action === action ? last.style : this.#own;
    const ways = [DARING, WARY, NEVER].map((leastAssaultWorth) => ({ action, style: { ...style, leastAssaultWorth } }));
    if (decision.step !== "declaration") return [{ action, style }, ...ways];
    const without = this.#targets(p, side).map((hex) => ({ action, style: withBonus(style, hex, RULED_OUT) }));
    return [{ action, style }, ...ways, ...without];
  }

  change(plan: ActionPlan, p: Position, side: SideIndex, decision: Decision<Action>, dice: Dice): ActionPlan {
    const { action, style } = plan;
    const pick = <T>(list: readonly T[]): T => list[dice.roll("change", list.length) - 1];
    if (WEIGHED.has(decision.step)) return { action, style, choice: pick(decision.actions) };
    const targets = this.#targets(p, side);
    switch (targets.length === 0 ? pick([0, 1]) : pick([0, 1, 2, 2, 2])) {
      case 0:
        return { action, style: { ...style, leastAssaultWorth: pick([DARING, READY, WARY, NEVER]) } };
      case 1:
        return { action, style: { ...style, dangerPerPoint: style.dangerPerPoint * pick(DANGERS) } };
      default:
        return { action, style: withBonus(style, pick(targets), pick([SURE, RULED_OUT, 0])) };
    }
  }

  leader({ action, style, choice }: ActionPlan, side: SideIndex): Commander<Position, Action> {
    const planned = this.#commander(style, side);
    const usual = this.#commander(this.#own, side);
    let made = choice === undefined;
    return {
      choose(p, decision) {
        if (choice !== undefined && !made) {
          made = true;
          return choice;
        }
        return (actionOf(p) === action ? planned : usual).choose(p, decision);
      },
    };
  }

  asEnemy(side: SideIndex): Commander<Position, Action> {
    return this.#commander(CAREFUL, side);
  }

  far(from: Position): (p: Position) => boolean {
    const until = actedIn(from) + (acting(from) === "" ? NEXT : 0);
    return (p) => p.turn !== from.turn || actedIn(p) > until;
  }

  value(p: Position, side: SideIndex): number {
    return this.#value.chance(p, side);
  }

  #commander(style: Style, side: SideIndex): Colonel {
    const colonel = new Colonel(this.game, this.#country);
    colonel.styles = colonel.styles.map((usual, at) => (at === side ? style : usual));
    return colonel;
  }

  /** Hexes of the enemy near enough to those who act. */
  #targets(p: Position, side: SideIndex): readonly HexIndex[] {
    const { field } = this.#country;
    const frame = p.stack[p.stack.length - 1];
    const moving = frame.step === "movement";
    const units = (moving ? frame.units : field.roster[side]).filter((unit) => onMap(p, unit));
    const hexes = new Set(field.roster[1 - side].flatMap((unit) => (onMap(p, unit) ? [p.place[unit]] : [])));
    const reach = moving ? IN_REACH : 1;
    return [...hexes].filter((hex) => units.some((unit) => field.map.grid.distance(p.place[unit], hex) <= reach));
  }
}

function withBonus(style: Style, hex: HexIndex, bonus: number): Style {
  return { ...style, assaultBonus: new Map([...style.assaultBonus, [hex, bonus]]) };
}

/** Who acts now. */
function acting(p: Position): string {
  const action = p.stack.findLast(({ step }) => step === "action" || step === "player-turn");
  return action !== undefined && "holders" in action ? action.holders.join() : "";
}

/** Names the action that runs; what is between two actions of a turn has one name. */
function actionOf(p: Position): string {
  return `${p.turn} ${acting(p)}`;
}

/** How many formations have acted in a turn. */
function actedIn({ acted }: Position): number {
  let count = 0;
  for (const one of acted) count += one;
  return count;
}
