import {
  type ActionBase,
  type Decision,
  DiceExhausted,
  type EventBase,
  fastDice,
  isFace,
  type Game,
  type Outcome,
  present,
  Refused,
  sameAction,
  scriptedDice,
  type Side,
} from "@stonebridge/kernel";
import { Nonsense } from "./nonsense.ts";
import { afterOwn, remember, type Remembered, type Seen } from "./memory.ts";
import type { SeatMemory } from "./seat-memory.ts";
import type { Origin, Taken } from "./trail.ts";

/** The most actions in a game: all end after far fewer, except those whose players never end a set-up. */
export const MOST_ACTIONS = 100_000;

/** What is under way while a die is to fall: the action that rolls it, or, without one, what comes before the first decision. */
interface Rolling<A extends ActionBase> {
  readonly deed?: { readonly side: Side; readonly action: A; readonly id: number };
  /** Dice that fell for it so far. */
  readonly dice: readonly number[];
  readonly die: DiceExhausted;
}

/** Who has to move: a side, chance, or nobody. */
export type Mover = Side | "chance" | "terminal";

/**
 * A state of a game as a tree with chance nodes has it. An action that needs a die is done on a copy as far as the dice go; where they run
 * out is a chance node, and its outcome is one more die for the next try.
 */
export class GameState<P, A extends ActionBase, E extends EventBase, V> {
  readonly #seen: Seen<P, A, E, V>;
  readonly #game: Game<P, A, E, V>;
  #origin: Origin<P, E, GameState<P, A, E, V>> | undefined;
  #last: Taken<A> | undefined;
  /** Never changed, but replaced: copies share it. Absent as long as dice fall before the first decision. */
  #position: P | undefined;
  #rolling: Rolling<A> | undefined;
  #remembered: Readonly<Record<Side, Remembered<P, A>>> = {};

  private constructor(seen: Seen<P, A, E, V>) {
    this.#seen = seen;
    this.#game = seen.game;
  }

  /** A game from its beginning. */
  static begin<P, A extends ActionBase, E extends EventBase, V>(seen: Seen<P, A, E, V>): GameState<P, A, E, V> {
    const state = new GameState(seen);
    state.#begin([]);
    return state;
  }

  /**
   * A state that may be this one, for all that the seat that decides knows; it remembers the same. Whoever else remembers nothing of what
   * came before.
   * @param seed of what is hidden from the seat
   * @throws {@link Nonsense} if the seat does not decide here
   */
  imagine(seat: Side, seed: number): GameState<P, A, E, V> {
    const memory = this.memory(seat);
    if (seat !== this.mover || this.#position === undefined || memory === undefined)
      throw new Nonsense(
        "wrong-moment",
        `${seat} does not decide here (${this.mover}): only who decides can be resampled.`,
      );
    const position = this.#game.imagine(this.#game.view(this.#position, seat), fastDice(seed));
    const state = new GameState(this.#seen);
    state.#origin = { position, dice: [], events: [], imagined: { seat, seed, of: this.clone(), memory } };
    state.#position = position;
    return state;
  }

  /** Another one like it: what happens to one does not happen to the other. */
  clone(): GameState<P, A, E, V> {
    const copy = new GameState(this.#seen);
    copy.#origin = this.#origin;
    copy.#last = this.#last;
    copy.#position = this.#position;
    copy.#rolling = this.#rolling;
    copy.#remembered = this.#remembered;
    return copy;
  }

  get origin(): Origin<P, E, GameState<P, A, E, V>> | undefined {
    return this.#origin;
  }

  get last(): Taken<A> | undefined {
    return this.#last;
  }

  /** The position at the last decision or the end; not to be changed. */
  get position(): P | undefined {
    return this.#position;
  }

  /** What rolls, if a die is to fall. */
  get rolling(): Rolling<A> | undefined {
    return this.#rolling;
  }

  /** What is to be decided, or how the game ended; undefined while a die is to fall. */
  get decision(): Decision<A> | Outcome | undefined {
    if (this.#rolling !== undefined || this.#position === undefined) return undefined;
    return this.#game.decision(this.#position);
  }

  get mover(): Mover {
    const now = this.decision;
    if (now === undefined) return "chance";
    return now.over ? "terminal" : now.sides[0];
  }

  /** How many actions are legal: faces of the die, at a chance node. */
  get choices(): number {
    const now = this.decision;
    if (now === undefined) return this.#rolling?.die.faces ?? 0;
    return now.over ? 0 : now.actions.length;
  }

  /**
   * Takes an action.
   * @param choice its place among the legal ones; at a chance node, the face of the die; or the action itself
   * @throws {@link Nonsense}, or Refused with the rule against it, if it is not legal; then nothing has changed
   */
  apply(choice: number | ActionBase): void {
    const now = this.decision;
    if (now === undefined) this.#fall(choice);
    else if (now.over) throw new Nonsense("illegal-action", "The game is over: nothing can be done any more.");
    else this.#take(now, choice);
  }

  /** What a seat remembers now. */
  memory(seat: Side): SeatMemory | undefined {
    if (this.#origin === undefined) return undefined;
    const found = remember(this.#seen, this.#origin, this.#last, seat, this.#remembered[seat]);
    this.#remembered = { ...this.#remembered, [seat]: found };
    const deed = this.#rolling?.deed;
    return deed?.side === seat ? afterOwn(found.memory, deed.action) : found.memory;
  }

  #take(now: Decision<A>, choice: number | ActionBase): void {
    const { actions, sides } = now;
    const id = typeof choice === "number" ? choice : actions.findIndex((one) => sameAction(one, choice));
    const action = actions[id];
    if (action === undefined) throw this.#illegal(now, choice);
    if ((this.#last?.count ?? 0) >= MOST_ACTIONS)
      throw new Nonsense("too-long-game", `A game has ${MOST_ACTIONS} actions at most.`);
    this.#try({ side: sides[0], action, id }, []);
  }

  #fall(choice: number | ActionBase): void {
    const { deed, dice, die } = this.#rolling as Rolling<A>;
    if (typeof choice !== "number" || !isFace(choice, die.faces))
      throw new Nonsense("illegal-action", `A die is to fall (${die.kind}): its outcomes are 1 to ${die.faces}.`);
    if (deed === undefined) this.#begin([...dice, choice]);
    else this.#try(deed, [...dice, choice]);
  }

  /** Does an action as far as the dice go. */
  #try(deed: NonNullable<Rolling<A>["deed"]>, dice: readonly number[]): void {
    const position = this.#game.copy(this.#position as P);
    const die = untilDiceEnd(() => this.#game.act(position, deed.side, deed.action, scriptedDice(dice)));
    this.#rolling = die && { deed, dice, die };
    if (die !== undefined) return;
    this.#last = { ...deed, before: this.#last, count: (this.#last?.count ?? 0) + 1, dice };
    this.#position = position;
  }

  #begin(dice: readonly number[]): void {
    const events: E[] = [];
    const die = untilDiceEnd(() => (this.#position = this.#game.start(scriptedDice(dice), events)));
    this.#rolling = die && { dice, die };
    if (this.#position !== undefined) this.#origin = { position: this.#position, dice, events };
  }

  #illegal({ actions, sides }: Decision<A>, choice: number | ActionBase): Error {
    if (typeof choice === "number")
      return new Nonsense(
        "illegal-action",
        `There is no action ${choice}: the legal ones are 0 to ${actions.length - 1}.`,
      );
    // the game refuses whatever it does not offer, so it is safe to treat this as one of its actions
    const refusal = this.#game.whyNot(this.#position as P, sides[0], choice as A);
    return new Refused(present(refusal, "reason against an action that is not offered"));
  }
}

/** The die that was missing; undefined if there were enough. */
function untilDiceEnd(run: () => void): DiceExhausted | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof DiceExhausted) return error;
    throw error;
  }
}
