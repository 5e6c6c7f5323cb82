import type {
  ActionBase,
  Decision,
  EventBase,
  Game,
  ScenarioModule,
  GameRecord,
  Match,
  Outcome,
  PlayedStep,
  Refusal,
  Side,
  SituationBase,
  UndoState,
} from "@stonebridge/kernel";
import type { GameEntry, LoadedGame } from "../games/contract/entry.ts";
import type { SeatHolder, Seats } from "../storage/saved-game.ts";
import { type AskedDie, ActingHand } from "./acting-hand.ts";
import { BotSeats } from "./bot-seat.svelte.ts";
import { botTableOf } from "./bot-table.ts";
import { Keeper, type SaveState } from "./keeper.svelte.ts";
import { Playhead } from "./playhead.svelte.ts";
import type { ActResult, Closed, SessionStart, Trouble } from "./session-types.ts";
import { savedLine } from "./saved-line.ts";
import { closedFor, onlyPerson } from "./seating.ts";
import { type DiceTable, mayWithdraw, secretRoller, shownDie } from "./secret-dice.ts";
import { type Shown, showStep } from "./shown.ts";
import { Sight } from "./sight.ts";

export type { ActResult, Closed, Trouble } from "./session-types.ts";
export type { AskedDie } from "./table-dice.svelte.ts";

/**
 * A game on this device: its match, who plays, what is on the screen, and its place in the store.
 * Everything read from it is reactive. Views and positions it hands out never change.
 */
export class Session<P, A extends ActionBase, E extends EventBase, V> {
  readonly id: string;
  readonly entry: GameEntry<P, A, E, V>;
  readonly loaded: LoadedGame<P, A, E, V>;
  readonly game: Game<P, A, E, V>;
  readonly saved: SessionStart<P, A, E, V>["saved"];
  #match: Match<P, A, E, V>;
  #seats: Seats = $state.raw({});
  #lookedAt: number | undefined;
  /** Who looks at it. */
  readonly sight = new Sight(
    () => this.#shown,
    () => this.#refresh(),
  );
  /** How far the screen has got in what was played. */
  readonly playhead: Playhead<A, E>;
  #shown: Shown<P, A, E, V>;
  readonly #hand = new ActingHand<P, A, E, V>({
    match: () => this.#match,
    changed: () => this.#changed(),
    fail: (error) => this.#fail(error),
  });
  #trouble = $state.raw<Trouble>();
  readonly #keeper: Keeper;
  /** Whom bots play. */
  readonly bots: BotSeats;

  readonly #refetch: SessionStart<P, A, E, V>["refetch"];

  constructor({ entry, loaded, match, saved, stored, refetch }: SessionStart<P, A, E, V>) {
    this.id = saved.id;
    this.entry = entry;
    this.loaded = loaded;
    this.game = match.game;
    this.saved = saved;
    this.#refetch = refetch;
    this.#match = match;
    this.#seats = saved.seats;
    this.playhead = new Playhead<A, E>({
      length: () => this.#match.steps.length,
      shown: () => this.#shown,
      moved: () => this.#followed(),
    });
    this.#shown = $state.raw(this.#look());
    this.#keeper = new Keeper(
      saved.id,
      stored ?? { revision: 0, steps: -1 },
      () => ({ saved: savedLine(this), record: this.record({ key: true }) }),
      () => void this.#follow(false),
      () => void this.bots.serve(),
    );
    const waits = () => !this.#keeper.here || this.askedDie !== undefined || this.#trouble !== undefined;
    const fail = (error: unknown) => this.#fail(error);
    this.bots = new BotSeats(botTableOf(this, { hand: this.#hand, waits, fail }), () => this.#seats);
    if (!stored) void this.#keeper.save();
    void this.bots.serve();
  }

  get module(): ScenarioModule<P, A, E, V> {
    return this.loaded.module;
  }

  /** Number of the step shown; 0: the start. */
  get step(): number {
    return this.#shown.step;
  }

  /** Number of the last step the screen has reached: the last one played, unless the game is being staged. */
  get length(): number {
    return this.#shown.steps.length;
  }

  /** The game is shown as it is now, not an earlier step. */
  get atNow(): boolean {
    return !this.#shown.pinned;
  }

  get position(): P {
    return this.#shown.position;
  }

  get view(): V {
    return this.#shown.view;
  }

  /** What the position shown is waiting for, or how the game ended. */
  get decision(): Decision<A> | Outcome {
    return this.#shown.decision;
  }

  /** Every step the screen has reached, whichever is shown. */
  get steps(): readonly PlayedStep<A, E>[] {
    return this.#shown.steps;
  }

  /** What happened before the first decision. */
  get openingEvents(): readonly E[] {
    return this.#shown.opening;
  }

  get seats(): Seats {
    return this.#seats;
  }

  /** The one side that a person plays against a bot; undefined with two people or two bots. */
  get ownSide(): Side | undefined {
    return onlyPerson(this.game.sides, this.#seats);
  }

  /** The side that a person here decides for now; undefined if nobody here can act. */
  get actingSide(): Side | undefined {
    const { decision } = this.#shown;
    if (this.closed !== undefined || decision.over) return undefined;
    return decision.sides.find((side) => this.#seats[side].kind === "person");
  }

  /** Why nobody can act now; undefined if somebody can. */
  get closed(): Closed | undefined {
    return closedFor(this.#shown, {
      seats: this.#seats,
      here: this.#keeper.here,
      removed: this.#keeper.removed,
      dice: this.#match.dice !== undefined,
    });
  }

  /** Gives a side to a person or a bot. */
  setSeat(side: Side, holder: SeatHolder): void {
    this.#seats = { ...this.#seats, [side]: holder };
    this.#refresh();
    void this.#keeper.save();
    void this.bots.serve();
  }

  /** Performs an action for the side that decides. */
  act(action: A): ActResult {
    return this.actAll([action]);
  }

  /**
   * Performs actions one after the other, such as a march of several zones; stops at the first that fails.
   * With real dice, the rest waits for the die.
   */
  actAll(actions: readonly A[]): ActResult {
    const side = this.actingSide;
    if (side === undefined) return { kind: "closed" };
    return this.#asking(this.#hand.take(side, actions));
  }

  /** Why an action is not allowed in the position shown; undefined if it is. */
  whyNot(action: A): Refusal | undefined {
    const { decision, position } = this.#shown;
    const side = decision.over ? this.game.sides[0] : decision.sides[0];
    return this.game.whyNot(position, this.actingSide ?? side, action);
  }

  /** The real die that somebody must roll before the last action is performed. Others see nothing of secret dice. */
  get askedDie(): AskedDie | undefined {
    const { asked } = this.#hand;
    return asked && shownDie(asked, this.#diceTable);
  }

  /** The face of the die that {@link askedDie} asks for. Throws a RangeError for a face it does not have. */
  typeDie(face: number): ActResult {
    return this.#asking(this.#hand.answer(face));
  }

  /** Withdraws the action that is waiting for a die, unless one of its dice was typed in, because that result is known. */
  cancelDie(): boolean {
    if (!this.mayCancelDie || !this.#hand.cancel()) return false;
    this.#refresh();
    return true;
  }

  /** Whether the waiting action may still be withdrawn: only by whoever chose it, before any of its dice is known. */
  get mayCancelDie(): boolean {
    const { asked } = this.#hand;
    return asked !== undefined && mayWithdraw(asked, this.#diceTable);
  }

  /** How far steps can be undone, and why no further. */
  get undoState(): UndoState {
    return this.#shown.undo;
  }

  /** Undoes the last step; false if that is not possible. */
  undo(): boolean {
    return this.undoTo(this.length - 1);
  }

  /** Undoes all steps after this one; false if that is not possible. */
  undoTo(step: number): boolean {
    const { undo, pinned, staged } = this.#shown;
    if (pinned || staged || !this.#keeper.here || step < undo.mark || step >= this.length) return false;
    if (this.askedDie && !this.cancelDie()) return false;
    this.#match.resetTo(step);
    this.#changed();
    return true;
  }

  /** The side that a person here may give up for; undefined if nobody may. */
  get mayResign(): Side | undefined {
    if (this.#shown.pinned || this.decision.over || this.#match.decision.over || !this.#keeper.here) return undefined;
    return this.ownSide ?? this.actingSide;
  }

  /** Gives up for that side; false if nobody may. */
  resign(): boolean {
    const side = this.mayResign;
    if (side === undefined || (this.askedDie && !this.cancelDie())) return false;
    this.#match.resign(side);
    // Somebody who gives up does not want to watch the rest of the other side's moves.
    this.playhead.jump();
    this.#changed();
    return true;
  }

  /** Looks back at a step, or the nearest there is. Nobody acts until {@link lookAtNow}. */
  lookAt(step: number): void {
    this.#lookedAt = Math.min(Math.max(0, Math.trunc(step)), this.playhead.at);
    this.#refresh();
  }

  /** Shows the game as it is now. */
  lookAtNow(): void {
    this.#lookedAt = undefined;
    this.#refresh();
  }

  /** SHA-256 of the key of the current dice, published before the first roll; undefined for real dice. */
  get commitment(): string | undefined {
    const origin = this.#match.dice?.origin;
    return origin?.source === "keyed" ? origin.commitment : undefined;
  }

  /** The dice are real ones, typed in. */
  get typedDice(): boolean {
    return this.#match.dice?.origin.source === "typed";
  }

  /** The game as a record. `key`: with the key of the dice to come, to play on elsewhere; `bare`: as small as possible. */
  record(settings: { readonly key?: boolean; readonly bare?: boolean } = {}): GameRecord<A> {
    return this.#match.record(settings);
  }

  /** The position shown, as a situation. */
  situation(): SituationBase {
    return this.game.describe(this.#shown.position);
  }

  /** The current match, for branching. */
  get match(): Match<P, A, E, V> {
    return this.#match;
  }

  get saveState(): SaveState {
    return this.#keeper.state;
  }

  /** Resolves once storing has finished or failed. */
  settled(): Promise<void> {
    return this.#keeper.settled();
  }

  /** Tries again to store what could not be stored. */
  saveAgain(): Promise<void> {
    return this.#keeper.save();
  }

  /** Something went wrong in the last step. */
  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  /** Closes the report and lets whoever decides go on. */
  clearTrouble(): void {
    this.#trouble = undefined;
    void this.bots.serve();
  }

  /** Plays on here what another tab has been playing. */
  takeOver(): Promise<void> {
    return this.#follow(true);
  }

  /** Stops its worker and its listeners; the store keeps the game. */
  close(): void {
    this.bots.close();
    this.#keeper.close();
  }

  #fail(error: unknown): void {
    this.#trouble = {
      error: error instanceof Error ? error : new Error(String(error)),
      step: this.#match.steps.length,
    };
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
    this.playhead.jump();
    this.#refresh();
    void this.bots.serve();
  }

  /** After every change to the match: show it, store it, ask whoever is next. */
  #changed(): void {
    this.playhead.follow();
    this.#refresh();
    void this.#keeper.save();
    void this.bots.serve();
  }

  /** The screen has caught up with the match, so bots that were too far ahead can go on. */
  #followed(): void {
    this.#refresh();
    if (this.bots.thinking === undefined) void this.bots.serve();
  }

  #refresh(): void {
    this.#shown = this.#look();
  }

  /** A die may belong to somebody who does not have the device. */
  #asking(result: ActResult): ActResult {
    if (result.kind === "dice") this.#refresh();
    return result;
  }

  get #diceTable(): DiceTable {
    const isSecret = (kind: string) => this.entry.secretDice?.(this.#match.game, kind) ?? false;
    return { isSecret, seats: this.#seats };
  }

  #look(): Shown<P, A, E, V> {
    const { holder, chosen } = this.sight;
    const rolls = secretRoller(this.#hand.asked, this.#diceTable);
    return showStep(this.#match, {
      entry: this.entry,
      rolls,
      seats: this.#seats,
      through: this.playhead.at,
      step: this.#lookedAt,
      holder,
      chosen,
    });
  }
}
