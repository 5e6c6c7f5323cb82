import type { Decision } from "@stonebridge/kernel";
import {
  type Action,
  type GameEvent,
  type NoWrittenOrders,
  type Position,
  ROLL_KINDS,
  type View,
} from "@stonebridge/games/no-written-orders";
import { CONFEDERATE, type SideIndex, UNION } from "@stonebridge/games/no-written-orders/internals";
import type { Bot, Progress } from "../bot.ts";
import type { Clock } from "../clock.ts";
import { imaginedBy } from "../imagining.ts";
import { LeadTrials } from "../lead-trials.ts";
import { Colonel } from "./colonel.ts";
import { segmentKey } from "./manoeuvre.ts";
import { prospects } from "./prospects.ts";
import { type Style, WATCHFUL } from "./styles.ts";
import { waysToFight } from "./ways.ts";

/** How much less than the first way another way is expected to yield before any trial. */
const HABIT = 0.003;
/** Chits in the cup with which the rest of the turn shows the reply to an action; with fewer the next turn does. */
const ANSWERS = 3;

/**
 * The Colonel with look-ahead. Before an action of troops near the enemy he plays out how hard to press it, through the enemy’s replies of
 * the turn, and takes the most promising way. Everything else is the Colonel’s, except that the General prefers taking to holding, and
 * leaves garrisons behind.
 */
export class General implements Bot<Action, View> {
  readonly blind = false;
  readonly #colonel: Colonel;
  readonly #imagined: (view: View) => Position;
  readonly #trials: LeadTrials<Position, Action, GameEvent, View, Style>;
  /** The action for which this was decided. */
  #fought = "";

  /** @param playouts the most for one decision */
  constructor(game: NoWrittenOrders, seed: number, clock: Clock, playouts: number) {
    const colonel = new Colonel(game);
    this.#colonel = colonel;
    this.#imagined = imaginedBy(game, seed);
    this.#trials = new LeadTrials({
      game,
      kinds: ROLL_KINDS,
      rehearser: new Colonel(game),
      prospects: (p, side) => prospects(colonel.country, p, side),
      drawn: 0,
      habit: HABIT,
      clock,
      playouts,
      seed,
    });
  }

  async choose(
    view: View,
    decision: Decision<Action>,
    milliseconds: number,
    onProgress?: (progress: Progress) => void,
  ): Promise<Action> {
    const p = this.#imagined(view);
    const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
    if (this.#fought === "") this.#lead(side, WATCHFUL);
    if (decision.step === "movement") await this.#planAction(p, side, milliseconds, onProgress);
    return this.#colonel.choose(p, decision);
  }

  /** Chooses how hard to press an action, once, if an enemy is near enough. */
  async #planAction(
    p: Position,
    side: SideIndex,
    milliseconds: number,
    onProgress?: (progress: Progress) => void,
  ): Promise<void> {
    const frame = p.stack.at(-1);
    if (frame?.step !== "movement") return;
    const situation = segmentKey(p, frame);
    if (situation === this.#fought) return;
    this.#fought = situation;
    this.#lead(side, WATCHFUL);
    if (frame.near.length === 0) return;
    const end = p.turn + (p.cup.length < ANSWERS ? 2 : 1);
    const ways = waysToFight(WATCHFUL);
    const choice = { position: p, side, ways, moment: p.turn, far: (q: Position) => q.turn >= end };
    this.#lead(side, await this.#trials.best(choice, milliseconds, onProgress));
  }

  #lead(side: SideIndex, way: Style): void {
    this.#colonel.styles = this.#trials.ledBy(side, way);
  }
}
