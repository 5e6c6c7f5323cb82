import type { Decision } from "@stonebridge/kernel";
import {
  type Action,
  type BullRun1983,
  type GameEvent,
  type Position,
  ROLL_KINDS,
  type View,
} from "@stonebridge/games/bull-run-1983";
import { CONFEDERATE, type SideIndex, UNION } from "@stonebridge/games/bull-run-1983/internals";
import type { Bot, Progress } from "../bot.ts";
import type { Clock } from "../clock.ts";
import { imaginedBy } from "../imagining.ts";
import { LeadTrials } from "../lead-trials.ts";
import { Colonel } from "./colonel.ts";
import { playerTurn } from "./plan.ts";
import { prospects } from "./prospects.ts";
import { type Style, stylesOf } from "./styles.ts";
import { waysToLead } from "./ways.ts";

/** How much less than the first way another way is expected to yield before any trial. */
const HABIT = 0.02;
/** Player-turns that a play-out looks ahead, including the current one. */
const HORIZON = 2;

/**
 * The Colonel with look-ahead. Once in a Movement phase, and again when the enemy turns out to be elsewhere, he plays out several ways to
 * lead the whole army many times, through the enemy's reply, and takes the best; orders, battles and everything else are then the
 * Colonel's.
 */
export class General implements Bot<Action, View> {
  readonly blind = false;
  readonly #colonel: Colonel;
  readonly #imagined: (view: View) => Position;
  readonly #trials: LeadTrials<Position, Action, GameEvent, View, Style>;
  /** The situation for which the way to lead was chosen. */
  #situation = NaN;

  /** @param playouts the most for one decision */
  constructor(game: BullRun1983, seed: number, clock: Clock, playouts: number) {
    const colonel = new Colonel(game);
    this.#colonel = colonel;
    this.#imagined = imaginedBy(game, seed);
    this.#trials = new LeadTrials({
      game,
      kinds: ROLL_KINDS,
      rehearser: new Colonel(game, true),
      prospects: (p, side) => prospects(colonel.country, p, side),
      drawn: 0.5,
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
    if (decision.step === "movement") {
      const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
      await this.#lead(p, side, milliseconds, onProgress);
    }
    return this.#colonel.choose(p, decision);
  }

  /** Chooses how to lead the army, unless that has been done for this situation. */
  async #lead(
    p: Position,
    side: SideIndex,
    milliseconds: number,
    onProgress?: (progress: Progress) => void,
  ): Promise<void> {
    const situation = this.#colonel.situation(p, side);
    if (situation === this.#situation) return;
    this.#situation = situation;
    const { country } = this.#colonel;
    const ways = waysToLead(country, side, stylesOf(country)[side]);
    const end = playerTurn(p) + HORIZON;
    const choice = { position: p, side, ways, moment: playerTurn(p), far: (q: Position) => playerTurn(q) >= end };
    this.#colonel.styles = this.#trials.ledBy(side, await this.#trials.best(choice, milliseconds, onProgress));
  }
}
