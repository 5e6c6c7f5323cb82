import type {
  ActionBase,
  Decision,
  EventBase,
  Game,
  GameRecord,
  ScenarioModule,
  Match,
  Outcome,
  PlayedStep,
  RecordSettings,
  Refusal,
  Side,
  SituationBase,
  UndoState,
} from "@stonebridge/kernel";
import type { GameEntry, LoadedGame } from "../games/contract/entry.ts";
import type { SeatHolder, Seats } from "../storage/saved-game.ts";
import type { Course } from "./course.ts";
import type { Talk } from "./far/talk.svelte.ts";
import type { SaveState } from "./keeper.svelte.ts";
import { Playhead } from "./playhead.svelte.ts";
import type { ActResult, Closed, Trouble } from "./session-types.ts";
import type { SessionStart } from "./table.ts";
import { closedFor, onlyPerson } from "./seating.ts";
import { type DiceTable, mayWithdraw, secretRoller, shownDie } from "./secret-dice.ts";
import { type Shown, showStep } from "./shown.ts";
import { Sight } from "./sight.ts";
import type { FarTerms, Bots, LookingOn, RefusedLater, Table } from "./table.ts";
import type { AskedDie } from "./table-dice.svelte.ts";

export type { ActResult, Closed, Trouble } from "./session-types.ts";
export type { AskedDie } from "./table-dice.svelte.ts";

/**
 * A game on the screen: what is shown of it, whose eyes see it, and the table it is played at.
 * Everything read from it is reactive. Views and positions it hands out never change.
 */
export class Session<P, A extends ActionBase, E extends EventBase, V> {
  readonly id: string;
  readonly entry: GameEntry<P, A, E, V>;
  readonly loaded: LoadedGame<P, A, E, V>;
  readonly game: Game<P, A, E, V>;
  readonly saved: SessionStart<P, A, E, V>["saved"];
  readonly #table: Table<P, A, E, V>;
  #lookedAt: number | undefined;
  /** Who looks at it. */
  readonly sight = new Sight(
    () => this.#shown,
    () => this.#refresh(),
  );
  /** How far the screen has got in what was played. */
  readonly playhead: Playhead<A, E>;
  #shown: Shown<P, A, E, V>;
  #trouble = $state.raw<Trouble>();
  #refusedLater = $state.raw<RefusedLater<A>>();

  constructor({ entry, loaded, saved, table, seen }: SessionStart<P, A, E, V>) {
    this.id = saved.id;
    this.entry = entry;
    this.loaded = loaded;
    this.saved = saved;
    this.#table = table({
      session: this,
      changed: () => this.#changed(),
      refresh: () => this.#refresh(),
      replaced: () => this.#replaced(),
      refused: (refused) => (this.#refusedLater = refused),
      fail: (error) => this.#fail(error),
    });
    this.game = this.match.game;
    this.playhead = new Playhead<A, E>(
      {
        length: () => this.match.steps.length,
        shown: () => this.#shown,
        moved: () => this.#followed(),
      },
      seen,
    );
    this.#shown = $state.raw(this.#look());
    this.#table.begin();
  }

  /** Whom bots of this device play. */
  get bots(): Bots {
    return this.#table.bots;
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

  /** In the position shown, all sides do something in secret at the same time. */
  get together(): boolean {
    return this.game.together?.(this.#shown.position) !== undefined;
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
    return this.#table.seats;
  }

  /** The one side that a person plays against a bot; undefined with two people or two bots. */
  get ownSide(): Side | undefined {
    return onlyPerson(this.game.sides, this.seats);
  }

  /** The side that a person here decides for now; undefined if nobody here can act. */
  get actingSide(): Side | undefined {
    const { decision } = this.#shown;
    if (this.closed !== undefined || decision.over) return undefined;
    return decision.sides.find((side) => this.seats[side].kind === "person");
  }

  /** Why nobody can act now; undefined if somebody can. */
  get closed(): Closed | undefined {
    return closedFor(this.#shown, { seats: this.seats, closed: this.#table.closed });
  }

  /** Gives a side to a person or a bot. */
  setSeat(side: Side, holder: SeatHolder): void {
    this.#table.setSeat(side, holder);
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
    return this.#asking(this.#table.take(side, actions));
  }

  /** Why an action is not allowed in the position shown; undefined if it is. */
  whyNot(action: A): Refusal | undefined {
    const { decision, position } = this.#shown;
    const side = decision.over ? this.game.sides[0] : decision.sides[0];
    return this.game.whyNot(position, this.actingSide ?? side, action);
  }

  /** The real die that somebody must roll before the last action is performed. Others see nothing of secret dice. */
  get askedDie(): AskedDie | undefined {
    const { asked } = this.#table;
    return asked && shownDie(asked, this.#diceTable);
  }

  /** The face of the die that {@link askedDie} asks for. Throws a RangeError for a face it does not have. */
  typeDie(face: number): ActResult {
    return this.#asking(this.#table.answer(face));
  }

  /** Withdraws the action that is waiting for a die, unless one of its dice was typed in, because that result is known. */
  cancelDie(): boolean {
    if (!this.mayCancelDie || !this.#table.cancel()) return false;
    this.#refresh();
    return true;
  }

  /** Whether the waiting action may still be withdrawn: only by whoever chose it, before any of its dice is known. */
  get mayCancelDie(): boolean {
    const { asked } = this.#table;
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
    if (pinned || staged || this.#shut || step < undo.mark || step >= this.length) return false;
    if (this.askedDie && !this.cancelDie()) return false;
    this.#table.resetTo(step);
    return true;
  }

  /** By what a match on a server is played besides its rules; undefined where this device holds the game. */
  get far(): FarTerms | undefined {
    return this.#table.far;
  }

  /** Nobody plays here, somebody looks on at a match on a server; undefined where somebody plays. */
  get looking(): LookingOn | undefined {
    return this.#table.looking;
  }

  /** The side that a person here may give up for; undefined if nobody may. */
  get mayResign(): Side | undefined {
    if (this.#shown.pinned || this.decision.over || this.match.decision.over || this.#shut) return undefined;
    return this.ownSide ?? this.actingSide;
  }

  /** Gives up for that side; false if nobody may. */
  resign(): boolean {
    const side = this.mayResign;
    if (side === undefined || (this.askedDie && !this.cancelDie())) return false;
    this.#table.resign(side);
    // Somebody who gives up does not want to watch the rest of the other side's moves.
    this.playhead.jump();
    this.#refresh();
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
    return this.#table.commitment;
  }

  /** The dice are real ones, typed in. */
  get typedDice(): boolean {
    return this.#table.typedDice;
  }

  /** What those who play apart say to each other; undefined where all play on this device. */
  get talk(): Talk | undefined {
    return this.#table.talk;
  }

  /** This device has the whole match. A server tells all of it once it is over. */
  get isHere(): boolean {
    return this.#table.whole !== undefined;
  }

  /** It is played against somebody elsewhere, on a server. */
  get isApart(): boolean {
    return this.#table.apart;
  }

  /** The match with all that it holds, for branching. @throws Error unless it {@link isHere} */
  get whole(): Match<P, A, E, V> {
    const { whole } = this.#table;
    if (whole === undefined) throw new Error("Only the server holds this match.");
    return whole;
  }

  /** The game as a record. `key`: with the key of the dice to come, to play on elsewhere; `bare`: as small as possible. */
  record(settings: RecordSettings = {}): GameRecord<A> {
    return this.whole.record(settings);
  }

  /** The position shown, as a situation. */
  async situation(): Promise<SituationBase> {
    const { position } = this.#shown;
    return (await this.loaded.whole()).open(this.game.situation).describe(position);
  }

  /** The match as far as it has been played, which may be further than the screen has come. */
  get match(): Course<P, A, E, V> {
    return this.#table.match;
  }

  get saveState(): SaveState {
    return this.#table.saveState;
  }

  /** Resolves once storing has finished or failed. */
  settled(): Promise<void> {
    return this.#table.settled();
  }

  /** Tries again to store what could not be stored. */
  saveAgain(): Promise<void> {
    return this.#table.saveAgain();
  }

  /** The last action that was taken here and then refused by the server, until it {@link forgetRefused was told}. */
  get refusedLater(): RefusedLater<A> | undefined {
    return this.#refusedLater;
  }

  forgetRefused(): void {
    this.#refusedLater = undefined;
  }

  /** Something went wrong in the last step. */
  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  /** Closes the report and lets whoever decides go on. */
  clearTrouble(): void {
    this.#trouble = undefined;
    this.#table.resume();
  }

  /** Plays on here what another tab has been playing. */
  takeOver(): Promise<void> {
    return this.#table.takeOver();
  }

  /** Stops its worker and its listeners; the store keeps the game. */
  close(): void {
    this.#table.close();
  }

  #fail(error: unknown): void {
    this.#trouble = {
      error: error instanceof Error ? error : new Error(String(error)),
      step: this.match.steps.length,
    };
  }

  /** Nobody can change anything here, not even take it back. */
  get #shut(): boolean {
    const { closed } = this.#table;
    return closed !== undefined && closed !== "no-dice";
  }

  /** Another match stands on the table: all of it is shown. */
  #replaced(): void {
    this.playhead.jump();
    this.#refresh();
  }

  #changed(): void {
    this.playhead.follow();
    this.#refresh();
  }

  #followed(): void {
    this.#refresh();
    this.#table.followed();
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
    const isSecret = (kind: string) => this.entry.secretDice?.(this.game, kind) ?? false;
    return { isSecret, seats: this.seats };
  }

  #look(): Shown<P, A, E, V> {
    const { holder, chosen } = this.sight;
    const { match, entry, seats, saved } = this;
    const rolls = secretRoller(this.#table.asked, this.#diceTable);
    return showStep(match, {
      entry,
      rolls,
      seats,
      through: this.playhead.at,
      step: this.#lookedAt,
      holder,
      chosen,
      from: saved.exercise ? saved.from?.step : 0,
    });
  }
}

/** A session of any game: what its game makes of positions, actions and events only that game looks into. */
export type AnySession = Session<unknown, ActionBase, EventBase, unknown>;
