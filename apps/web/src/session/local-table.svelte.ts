import type { ActionBase, EventBase, Match, Side } from "@stonebridge/kernel";
import type { SavedGame, SeatHolder, Seats } from "../storage/saved-game.ts";
import { ActingHand } from "./acting-hand.ts";
import { BotSeats } from "./bot-seat.svelte.ts";
import { botTableOf } from "./bot-table.ts";
import { Keeper } from "./keeper.svelte.ts";
import { savedLine } from "./saved-line.ts";
import type { SetTable, Sitting, Table } from "./table.ts";

/** A game of this device. */
export interface LocalGame<P, A extends ActionBase, E extends EventBase, V> {
  readonly match: Match<P, A, E, V>;
  /** What the store holds of it; absent: nothing yet. */
  readonly stored?: { readonly revision: number; readonly steps: number };
  /** Fetches the game as another tab has stored it; undefined where it is gone. */
  readonly refetch: () => Promise<{ readonly match: Match<P, A, E, V>; readonly saved: SavedGame } | undefined>;
}

/** The table of a game of this device: its match, its place in the store, its bots. */
export function localTable<P, A extends ActionBase, E extends EventBase, V>(
  game: LocalGame<P, A, E, V>,
): SetTable<P, A, E, V> {
  return (sitting) => new LocalTable(game, sitting);
}

class LocalTable<P, A extends ActionBase, E extends EventBase, V> implements Table<P, A, E, V> {
  #match: Match<P, A, E, V>;
  #seats: Seats = $state.raw({});
  readonly #sitting: Sitting<P, A, E, V>;
  readonly #hand: ActingHand<P, A, E, V>;
  readonly #keeper: Keeper;
  readonly #refetch: LocalGame<P, A, E, V>["refetch"];
  /** The store holds it already. */
  readonly #stored: boolean;
  readonly bots: BotSeats;

  constructor({ match, stored, refetch }: LocalGame<P, A, E, V>, sitting: Sitting<P, A, E, V>) {
    const { session, fail } = sitting;
    this.#match = match;
    this.#seats = session.saved.seats;
    this.#sitting = sitting;
    this.#refetch = refetch;
    this.#hand = new ActingHand<P, A, E, V>({ match: () => this.#match, changed: () => this.#changed(), fail });
    this.#keeper = new Keeper(
      session.id,
      stored ?? { revision: 0, steps: -1 },
      () => ({ saved: savedLine(session), record: this.#match.record({ key: true }) }),
      () => void this.#follow(false),
      () => void this.bots.serve(),
    );
    const waits = () => !this.#keeper.here || this.asked !== undefined || session.trouble !== undefined;
    this.bots = new BotSeats(
      botTableOf(session, {
        match: () => this.#match,
        hand: this.#hand,
        waits,
        giveUp: (side) => this.resign(side),
        fail,
      }),
      () => this.#seats,
    );
    this.#stored = stored !== undefined;
  }

  begin(): void {
    if (!this.#stored) void this.#keeper.save();
    void this.bots.serve();
  }

  get match(): Match<P, A, E, V> {
    return this.#match;
  }

  readonly apart = false;

  get whole(): Match<P, A, E, V> {
    return this.#match;
  }

  get seats(): Seats {
    return this.#seats;
  }

  get closed() {
    if (this.#keeper.removed) return "removed";
    if (!this.#keeper.here) return "elsewhere";
    return this.#match.dice === undefined ? "no-dice" : undefined;
  }

  get saveState() {
    return this.#keeper.state;
  }

  get asked() {
    return this.#hand.asked;
  }

  get commitment(): string | undefined {
    const origin = this.#match.dice?.origin;
    return origin?.source === "keyed" ? origin.commitment : undefined;
  }

  get typedDice(): boolean {
    return this.#match.dice?.origin.source === "typed";
  }

  setSeat(side: Side, holder: SeatHolder): void {
    this.#seats = { ...this.#seats, [side]: holder };
    this.#sitting.refresh();
    this.#store();
  }

  take(side: Side, actions: readonly A[]) {
    return this.#hand.take(side, actions);
  }

  answer(face: number) {
    return this.#hand.answer(face);
  }

  cancel(): boolean {
    return this.#hand.cancel();
  }

  resetTo(step: number): void {
    this.#match.resetTo(step);
    this.#changed();
  }

  readonly far = undefined;

  resign(side: Side): void {
    this.#match.resign(side);
    this.#changed();
  }

  followed(): void {
    if (this.bots.thinking === undefined) this.resume();
  }

  resume(): void {
    void this.bots.serve();
  }

  settled(): Promise<void> {
    return this.#keeper.settled();
  }

  saveAgain(): Promise<void> {
    return this.#keeper.save();
  }

  takeOver(): Promise<void> {
    return this.#follow(true);
  }

  close(): void {
    this.bots.close();
    this.#keeper.close();
  }

  /** Shows what another tab has stored; `take`: and takes over the game. */
  async #follow(take: boolean): Promise<void> {
    const fresh = await this.#refetch();
    if (!fresh) return;
    this.#match = fresh.match;
    this.#seats = fresh.saved.seats;
    this.#hand.clear();
    if (take) this.#keeper.take(fresh.saved);
    else this.#keeper.follow(fresh.saved);
    this.#sitting.replaced();
    void this.bots.serve();
  }

  /** After every change to the match: show it, store it, ask whoever is next. */
  #changed(): void {
    this.#sitting.changed();
    this.#store();
  }

  #store(): void {
    void this.#keeper.save();
    void this.bots.serve();
  }
}
