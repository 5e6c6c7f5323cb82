import { type Decision, type Dice, deriveSeed, fastDice } from "@stonebridge/kernel";
import {
  type Action,
  type BullRun1983,
  type Position,
  ROLL_KINDS,
  SIDES,
  type View,
} from "@stonebridge/games/bull-run-1983";
import { CONFEDERATE, type SideIndex, UNION } from "@stonebridge/games/bull-run-1983/reading";
import type { Bot, Progress } from "../bot.ts";
import type { Clock } from "../clock.ts";
import { diceByKind } from "../dice-by-kind.ts";
import { bestFew, playOut } from "../play-out.ts";
import { rehearse } from "../rehearsal.ts";
import { Colonel, STYLES } from "./colonel.ts";
import { sought } from "./country.ts";
import type { Style } from "./place-worth.ts";
import { prospects } from "./prospects.ts";

/** Candidates by step: how many of the colonel's best are tried. The Movement phase is tried as a whole, by its orders. */
const CANDIDATES: Readonly<Record<string, number>> = {
  losses: 2,
  retreat: 3,
  advance: 3,
};
/** Defense points behind the colonel's best choice at which a candidate is not worth a trial. */
const CLEARLY_WORSE = 3;
/** What a defense point of the colonel's score counts before any trial, and another way to lead the whole army. */
const TRUST = 0.004;
const HABIT = 0.01;
/** Player-turns that a play-out looks ahead, the running one included. */
const HORIZON = 2;

/** Other ways to lead an army than the colonel's: with dash, with care, and with no attacks at all. */
const WAYS: readonly Pick<Style, "demand" | "caution">[] = [
  { demand: -2, caution: 0.2 },
  { demand: 2, caution: 1.2 },
  { demand: 100, caution: 1.5 },
];

/** The colonel with look-ahead: he plays several ways to lead the army, and his best few choices in battle, out many times, and takes the best. */
export class General implements Bot<Action, View> {
  readonly blind = false;
  readonly #game: BullRun1983;
  readonly #colonel: Colonel;
  readonly #rehearser: Colonel;
  readonly #clock: Clock;
  readonly #playouts: number;
  readonly #seed: number;
  #decisions = 0;

  /** @param playouts no more of them for a decision */
  constructor(game: BullRun1983, seed: number, clock: Clock, playouts: number) {
    this.#game = game;
    this.#colonel = new Colonel(game);
    this.#rehearser = new Colonel(game);
    this.#clock = clock;
    this.#playouts = playouts;
    this.#seed = seed;
  }

  async choose(
    view: View,
    decision: Decision<Action>,
    milliseconds: number,
    onProgress?: (progress: Progress) => void,
  ): Promise<Action> {
    const { actions } = decision;
    if (actions.length === 1) return actions[0];
    const p = this.#game.imagine(view, fastDice(deriveSeed(this.#seed, view.turn)));
    const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
    const told = (share: number, best: Action | undefined): void =>
      onProgress?.({ done: Math.round(share * 100), of: 100, ...(best === undefined ? {} : { best }) });
    if (decision.step === "movement") {
      if (!this.#colonel.hasOrders(p, side)) await this.#lead(p, side, milliseconds, told);
      return this.#colonel.choose(p, decision);
    }
    const most = CANDIDATES[decision.step];
    if (most === undefined) return this.#colonel.choose(p, decision);
    const candidates = bestFew(actions, this.#colonel.scores(p, decision), most, CLEARLY_WORSE);
    const best = await this.#rehearse(
      p,
      side,
      milliseconds,
      candidates.map(({ action, score }) => ({
        style: STYLES[side],
        action,
        prior: TRUST * (score - candidates[0].score),
      })),
      (share, at) => told(share, candidates[at].action),
    );
    return candidates[best].action;
  }

  /** Chooses how to lead the army in this phase. */
  async #lead(
    p: Position,
    side: SideIndex,
    milliseconds: number,
    told: (share: number, best: Action | undefined) => void,
  ): Promise<void> {
    const own = STYLES[side];
    const { country } = this.#colonel;
    const focuses = side === UNION ? sought(country, side) : country.guarded[side];
    const styles = [own, ...WAYS.map((way) => ({ ...own, ...way })), ...focuses.map((focus) => ({ ...own, focus }))];
    const best = await this.#rehearse(
      p,
      side,
      milliseconds,
      styles.map((style, at) => ({ style, prior: at === 0 ? 0 : -HABIT })),
      (share) => told(share, undefined),
    );
    this.#colonel.styles = STYLES.map((style, at) => (at === side ? styles[best] : style));
  }

  async #rehearse(
    p: Position,
    side: SideIndex,
    milliseconds: number,
    candidates: readonly { readonly style: Style; readonly action?: Action; readonly prior: number }[],
    onProgress: (share: number, best: number) => void,
  ): Promise<number> {
    if (candidates.length === 1) return 0;
    const luck = deriveSeed(this.#seed, 1_000 + this.#decisions++);
    return rehearse(
      {
        candidates: candidates.length,
        play: (candidate, round) => this.#playOut(p, side, candidates[candidate], diceByKind(ROLL_KINDS, luck, round)),
        prior: (candidate) => candidates[candidate].prior,
      },
      { clock: this.#clock, milliseconds, trials: this.#playouts, onProgress },
    );
  }

  /** One play-out to its horizon, and how the side stands there. */
  #playOut(
    p: Position,
    side: SideIndex,
    { style, action }: { readonly style: Style; readonly action?: Action },
    dice: Dice,
  ): number {
    const game = this.#game;
    const copy = game.copy(p);
    const rehearser = this.#rehearser;
    rehearser.forget();
    rehearser.styles = STYLES.map((own, at) => (at === side ? style : own));
    if (action !== undefined) game.act(copy, SIDES[side], action, dice);
    const end = playerTurn(p) + HORIZON;
    const outcome = playOut(
      game,
      copy,
      dice,
      (decision) => rehearser.choose(copy, decision),
      () => playerTurn(copy) >= end,
    );
    const stands = prospects(this.#colonel.country, copy, side);
    if (outcome === undefined) return stands;
    return 0.9 * (outcome.winner === SIDES[side] ? 1 : 0) + 0.1 * stands;
  }
}

/** The running player-turn, as a number. */
function playerTurn({ turn, side }: Position): number {
  return turn * 2 + side;
}
