import type { Decision, Dice } from "@stonebridge/kernel";
import {
  type Action,
  type BullRun1983,
  type GameEvent,
  type Position,
  ROLL_KINDS,
  type View,
} from "@stonebridge/games/bull-run-1983";
import { CONFEDERATE, type SideIndex, UNION } from "@stonebridge/games/bull-run-1983/internals";
import type { Commander } from "../commander.ts";
import type { Army } from "../marshal/army.ts";
import type { Value } from "../value/value.ts";
import { changedPlan, type Ground, groundFor } from "./changes.ts";
import { Colonel } from "./colonel.ts";
import { type Country, surveyCountry } from "./country.ts";
import { type Plan, planOf, playerTurn } from "./plan.ts";
import { posturesOf } from "./postures.ts";
import { prospects } from "./prospects.ts";
import { type Style, stylesOf } from "./styles.ts";
import { waysToLead } from "./ways.ts";

/** Player-turns that a play-out looks ahead, including the current one. */
const HORIZON = 2;
/**
 * How much less another way to lead than the first is expected to yield: where the first is proved, as for the Union, who wins
 * most games with it against Generals, and where it is not.
 */
const PROVED = 0.03;
const UNPROVED = 0.003;
/** How much less a plan with an order more is expected to yield. */
const AN_ORDER = 0.005;
/** Share of the time for the ways to lead: what single formations could do otherwise is mostly too little to be seen in play-outs. */
const FOR_WAYS = 0.75;
/** The most decisions of a play-out. */
const LONGEST = 600;

/** Ways to lead of a side in a position, the best one first. @param usual as a rule */
export type Lead = (usual: readonly Style[], country: Country, side: SideIndex, p: Position) => readonly Style[];

/** How a Marshal plans in 1983: once in a Movement phase, and again when the enemy turns out to be elsewhere. */
export class BullRunArmy implements Army<Position, Action, GameEvent, View, Plan> {
  readonly game: BullRun1983;
  readonly kinds = ROLL_KINDS;
  readonly drawn = 0.5;
  readonly longest = LONGEST;
  readonly openingShare = FOR_WAYS;
  readonly #country: Country;
  /** By side: ways to lead that are tried first, the best one first. */
  readonly #postures: readonly (readonly Style[])[];
  /** By side: how much less another way to lead is expected to yield. */
  readonly #trust: readonly number[];
  /** By side: the way to lead that is best as a rule, as it is led now. */
  readonly #best: Style[];
  /** By side: how the enemy is led in play-outs. */
  readonly #asEnemy: readonly Plan[];
  readonly #value: Pick<Value<Position>, "chance">;
  readonly #watcher: Colonel;
  readonly #lead: Lead;
  #ground: Ground | undefined;

  /**
   * @param value what a side can expect of a position
   * @param lead changes the usual ways to lead, the best one first, for a position
   */
  constructor(game: BullRun1983, value: Pick<Value<Position>, "chance">, lead: Lead = (usual) => usual) {
    this.#lead = lead;
    this.game = game;
    this.#value = value;
    this.#country = surveyCountry(game.field);
    this.#watcher = new Colonel(game, true, this.#country);
    const styles = stylesOf(this.#country);
    this.#postures = [UNION, CONFEDERATE].map((side) => posturesOf(this.#country, side, styles[side]));
    this.#trust = [PROVED, game.field.options.july20 === "on" ? PROVED : UNPROVED];
    this.#best = this.#postures.map(([best]) => best);
    this.#asEnemy = [UNION, CONFEDERATE].map((side) => planOf(waysToLead(this.#country, side, styles[side])[0]));
  }

  halfTurn(p: Position): string {
    return String(playerTurn(p));
  }

  moment(p: Position, side: number, decision: Decision<Action>): string | undefined {
    if (decision.step !== "movement") return undefined;
    return `${playerTurn(p)} ${this.#watcher.situation(p, side as SideIndex)}`;
  }

  first(p: Position, side: SideIndex): readonly Plan[] {
    const styles = this.#lead(this.#postures[side], this.#country, side, p);
    [this.#best[side]] = styles;
    return styles.map(planOf);
  }

  change(plan: Plan, p: Position, side: number, _: Decision<Action>, dice: Dice): Plan {
    if (this.#ground?.position !== p) this.#ground = groundFor(this.#country, p, side as SideIndex);
    return changedPlan(plan, this.#ground, dice);
  }

  /** A way to lead that won fewer games has to prove itself; so has each order that does not follow from the way to lead. */
  prior({ style, tasks, goals, targets }: Plan, side: number): number {
    const first = this.#best[side] === style;
    return (first ? 0 : -this.#trust[side]) - AN_ORDER * (tasks.size + goals.size + targets.size);
  }

  leader(plan: Plan): Commander<Position, Action> {
    return new Colonel(this.game, true, this.#country, plan);
  }

  /** His leaders ride where they command most, which bears fruit only beyond the horizon. */
  inEarnest(plan: Plan): Commander<Position, Action> {
    return new Colonel(this.game, false, this.#country, plan);
  }

  asEnemy(side: number): Commander<Position, Action> {
    return new Colonel(this.game, true, this.#country, this.#asEnemy[side]);
  }

  far(from: Position): (position: Position) => boolean {
    const end = playerTurn(from) + HORIZON;
    return (p) => playerTurn(p) >= end;
  }

  /** The mean of two judgments that err in different ways: with it his plans did better than with either. */
  value(p: Position, side: SideIndex): number {
    return (this.#value.chance(p, side, this.drawn) + prospects(this.#country, p, side)) / 2;
  }
}
