import {
  type ActionBase,
  deriveSeed,
  type Dice,
  type EventBase,
  fastDice,
  type Game,
  recordingDice,
  type Side,
} from "@stonebridge/kernel";
import { Accountant, type Exactness, type StepAccount } from "@stonebridge/bots/account";
import type { Chooser, ShelfGame } from "../shelf-game.ts";
import { isStopped, type StopFlag } from "./stopping.ts";

/** A game this long will never end: every game should be over after far fewer decisions. */
const MOST_DECISIONS = 100_000;

/** The result of a simulated game. */
export interface GameResult {
  /** Its number in the simulation, from 0. */
  readonly index: number;
  readonly winner: string;
  readonly decisions: number;
  /** Who gave up. */
  readonly resigned?: Side;
  /** Victory points by side, if the game counts any. */
  readonly points: Readonly<Record<string, number>>;
  /** If it was asked for. */
  readonly account?: GameAccount;
}

/** What luck and skill did in a simulated game, in chance to win. */
export interface GameAccount {
  /** Of the first side; as much against the other. */
  readonly luck: number;
  readonly skill: Readonly<Record<Side, number>>;
}

/** A game that broke off because of a mistake in the rules or in a bot. */
export interface GameError {
  readonly index: number;
  readonly decisions: number;
  readonly error: string;
}

/** What all games of a simulation have in common. */
export interface Conditions {
  readonly seed: number;
  /** Time per decision, for bots that search. */
  readonly seconds: number;
  /** Play-outs per decision, instead of time. */
  readonly playouts?: number | undefined;
  /** Account for the luck and the skill of each game. */
  readonly account?: boolean;
  /** Marshals give up what is lost. */
  readonly giveUp?: boolean;
}

/** Of many games, no single one has to be accounted for more exactly: what is taken by chance errs to neither side. */
const ROUGHLY: Exactness = { rolls: 36, samples: 16 };
/** Number of the seed for an account's own chance, among those of a game. */
const ACCOUNT = 3;

/**
 * Plays one game of a simulation from start to finish. The same seed and index give the same dice.
 * @param levels of the bots, by side
 * @returns undefined if it was stopped
 */
export async function playGame<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  game: Game<P, A, E, V>,
  levels: Readonly<Record<Side, string>>,
  conditions: Conditions,
  index: number,
  stop: StopFlag,
): Promise<GameResult | GameError | undefined> {
  const seed = deriveSeed(conditions.seed, index);
  let decisions = 0;
  try {
    const bots = new Map<Side, Chooser<A, V>>();
    for (const [number, side] of game.sides.entries()) {
      const own = deriveSeed(seed, number + 1);
      bots.set(side, shelf.bot(levels[side], game, own, conditions.seconds, conditions.playouts));
    }
    const source = fastDice(deriveSeed(seed, 0));
    const opening = recordingDice(source);
    const position = game.start(opening);
    const ledger = conditions.account ? new Ledger(shelf, game, deriveSeed(seed, ACCOUNT)) : undefined;
    ledger?.begin(position, opening.results);
    for (;;) {
      const decision = game.decision(position);
      if (decision.over) {
        const points = shelf.points?.(game.view(position, "spectator")) ?? {};
        return { index, winner: decision.winner, decisions, points, ...(ledger && { account: ledger.account }) };
      }
      if (decisions === MOST_DECISIONS) throw new Error(`The game was not over after ${MOST_DECISIONS} decisions.`);
      if (isStopped(stop)) return undefined;
      const side = decision.sides[0];
      const bot = bots.get(side);
      if (!bot) throw new Error(`Nobody plays ${side}.`);
      // A blind bot never looks at its view, which would cost more than the decision.
      const view = bot.blind ? (undefined as V) : game.view(position, side);
      if (conditions.giveUp === true && (await bot.givesUp?.(view, decision)) === true) {
        const points = shelf.points?.(game.view(position, "spectator")) ?? {};
        const winner = game.sides.find((one) => one !== side) ?? "draw";
        return { index, winner, decisions, resigned: side, points };
      }
      const choice = bot.choose(view, decision);
      const action = choice instanceof Promise ? await choice : choice;
      if (ledger) ledger.act(position, side, action, source);
      else game.act(position, side, action, source);
      decisions += 1;
    }
  } catch (error) {
    return { index, decisions, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Keeps the account of a game while it is played. */
class Ledger<P, A extends ActionBase, E extends EventBase, V> {
  readonly #game: Game<P, A, E, V>;
  readonly #accountant: Accountant<P, A, E, V>;
  readonly #skill: Record<Side, number>;
  #luck = 0;

  constructor(shelf: ShelfGame<P, A, E, V>, game: Game<P, A, E, V>, seed: number) {
    this.#game = game;
    this.#accountant = new Accountant(game, shelf.tutor(game), { ...ROUGHLY, seed });
    this.#skill = Object.fromEntries(game.sides.map((side) => [side, 0]));
  }

  get account(): GameAccount {
    return { luck: this.#luck, skill: this.#skill };
  }

  begin(position: P, rolled: readonly number[]): void {
    const { step } = this.#accountant.begin(position, rolled);
    if (step) this.#enter(step);
  }

  /** A side acts, and what that did is entered. */
  act(position: P, side: Side, action: A, source: Dice): void {
    const before = this.#game.copy(position);
    const dice = recordingDice(source);
    this.#game.act(position, side, action, dice);
    for (const step of this.#accountant.step(before, side, action, dice.results, position)) this.#enter(step);
  }

  #enter({ side, luck, skill }: StepAccount): void {
    this.#luck += side === this.#game.sides[0] ? luck : -luck;
    this.#skill[side] += skill;
  }
}
