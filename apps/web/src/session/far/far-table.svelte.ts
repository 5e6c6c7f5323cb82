import { type ActionBase, type EventBase, type Match, Refused, type Side } from "@stonebridge/kernel";
import type { Answer, News, Terms, ToSeat } from "@stonebridge/protocol";
import { Outbox, type SeatMatch } from "@stonebridge/seat";
import type { Seats } from "../../storage/saved-game.ts";
import type { SaveState } from "../keeper.svelte.ts";
import type { ActResult } from "../session-types.ts";
import type { FarTerms, SetTable, Sitting, Table } from "../table.ts";
import { NO_BOTS } from "./no-bots.ts";
import { HISTORY, type Line } from "./seat-line.svelte.ts";
import { rememberSeen } from "./seen.ts";
import type { Talk } from "./talk.svelte.ts";

/** A match that a server holds, as one of its seats plays it. */
export interface FarGame<P, A extends ActionBase, E extends EventBase, V> {
  readonly match: SeatMatch<P, A, E, V>;
  readonly line: Line;
  /** SHA-256 of the key of the dice. */
  readonly commitment: string;
  /** All of the match, which the server tells once it is over. */
  whole(): Promise<Match<P, A, E, V>>;
  /** What its seats say to each other; absent: nothing is said. */
  readonly talk?: Talk;
}

/** What is awaited while the server tells the whole match again. */
const ANEW = "anew";

/** The table of a match that a server holds. */
export function farTable<P, A extends ActionBase, E extends EventBase, V>(
  game: FarGame<P, A, E, V>,
): SetTable<P, A, E, V> {
  return (sitting) => new FarTable(game, sitting);
}

class FarTable<P, A extends ActionBase, E extends EventBase, V> implements Table<P, A, E, V> {
  readonly match: SeatMatch<P, A, E, V>;
  readonly commitment: string;
  readonly typedDice = false;
  readonly apart = true;
  readonly asked = undefined;
  readonly talk: Talk | undefined;
  readonly seats: Seats;
  readonly bots = NO_BOTS;
  readonly #line: Line;
  readonly #fetchWhole: FarGame<P, A, E, V>["whole"];
  #whole = $state.raw<Match<P, A, E, V>>();
  #fetching = false;
  readonly #sitting: Sitting<P, A, E, V>;
  readonly #outbox: Outbox<A>;
  /** Something is on its way to the server. */
  #sending = $state.raw(false);
  /** The deed without whose answer nothing can be done, or {@link ANEW}. */
  #awaited = $state.raw<string>();
  #terms = $state.raw<Terms>();
  #toldAt = $state.raw(0);
  /** How much the server's clock is ahead of this device's, in ms, as news show that have just come. */
  #ahead = 0;
  /** The news after which the server has been asked what it asks. */
  #askedAfter: number | undefined;

  constructor({ match, line, commitment, whole, talk }: FarGame<P, A, E, V>, sitting: Sitting<P, A, E, V>) {
    this.match = match;
    this.#fetchWhole = whole;
    this.commitment = commitment;
    this.#terms = match.terms;
    this.#toldAt = match.toldAt;
    this.talk = talk;
    this.seats = sitting.session.saved.seats;
    this.#line = line;
    this.#sitting = sitting;
    this.#outbox = new Outbox<A>({
      send: (message) => line.send(message),
      number: () => match.number,
      newsOf: (step) => match.newsOf(step),
    });
  }

  begin(): void {
    this.#line.listen({
      opened: () => {
        this.#line.send(this.#awaited === ANEW ? HISTORY : { kind: "open", after: this.match.number });
        this.#outbox.sendAgain();
        this.#lookWhole();
      },
      hear: (message) => this.#hear(message),
    });
  }

  get closed() {
    if (!this.#line.isOpen) return "offline";
    return this.#awaited === undefined ? undefined : "sent";
  }

  get whole(): Match<P, A, E, V> | undefined {
    return this.#whole;
  }

  get saveState(): SaveState {
    return { kind: this.#sending ? "saving" : "saved" };
  }

  setSeat(): void {
    throw new Error("Seats of a match on a server are taken by invitation.");
  }

  take(side: Side, actions: readonly A[]): ActResult {
    let taken = 0;
    for (const action of actions) {
      const label = newLabel();
      try {
        taken += 1;
        const foreseen = this.match.expect(label, action);
        if (!foreseen) this.#awaited = label;
        this.#outbox.put({ kind: "act", label, action, rest: foreseen ? [] : actions.slice(taken) });
        if (!foreseen) break;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (taken > 1) this.#changed();
        return { kind: "refused", refusal: error.refusal };
      }
      if (!this.#decides(side)) break;
    }
    this.#changed();
    return { kind: this.#awaited === undefined ? "taken" : "dice" };
  }

  answer(): ActResult {
    return { kind: "closed" };
  }

  cancel(): boolean {
    return false;
  }

  resetTo(step: number): void {
    const { expected, held } = this.match.resetTo(step);
    this.#outbox.drop(expected);
    const flying = expected.filter((label) => this.#outbox.isFlying(label));
    for (const label of flying) this.match.withdraw(label);
    if (held || flying.length > 0) this.#outbox.put({ kind: "undo", label: newLabel(), step });
    this.#changed();
  }

  resign(): void {
    const label = newLabel();
    this.#awaited = label;
    this.#outbox.put({ kind: "resign", label });
    this.#changed();
  }

  get far(): FarTerms {
    return {
      terms: this.#terms,
      toldAt: this.#toldAt,
      now: () => Date.now() + this.#ahead,
      do: (what) => {
        const label = newLabel();
        this.#awaited = label;
        this.#outbox.put({ kind: "table", label, what });
        this.#changed();
      },
    };
  }

  followed(): void {
    const { id, length } = this.#sitting.session;
    const news = this.match.newsOf(length);
    if (news !== undefined) rememberSeen(id, news);
  }

  resume(): void {}

  async settled(): Promise<void> {
    // Nothing is kept here: whoever leaves asks whether all that was done is saved, which means that the server has it.
  }

  async saveAgain(): Promise<void> {}

  async takeOver(): Promise<void> {}

  close(): void {
    this.talk?.close();
    this.#line.close();
  }

  #hear(message: ToSeat): void {
    switch (message.kind) {
      case "news":
        return this.#hearNews(message);
      case "answer":
        return this.#hearAnswer(message.label, message);
      case "asked":
        this.match.asked(message.number, message.decision);
        return this.#sitting.refresh();
      case "whole":
        // So much has happened that it is not told one by one.
        return this.#beginAnew();
      case "history":
        this.match.restart(message);
        this.#readTerms();
        this.#awaited = undefined;
        this.#sitting.replaced();
        return this.#askIfElse();
      case "fault":
        return this.#sitting.fail(new Error(message.problem));
    }
  }

  #hearNews(news: News): void {
    if (news.number <= this.match.number) return;
    const lost = this.match.hear(news);
    if (lost === undefined) return this.#beginAnew();
    this.#outbox.drop(lost);
    this.#ahead = news.at - Date.now();
    this.#readTerms();
    this.#changed();
    this.#askIfElse();
  }

  #readTerms(): void {
    this.#terms = this.match.terms;
    this.#toldAt = this.match.toldAt;
  }

  #hearAnswer(label: string, answer: Answer): void {
    const deed = this.#outbox.answered(label, answer);
    if (deed === undefined) return;
    if (this.#awaited === label) this.#awaited = undefined;
    if (answer.result === "done") {
      this.#sitting.refresh();
      if (deed.kind === "act") this.#takeRest(deed.rest);
    } else {
      this.#beginAnew();
      if (answer.result === "refused" && deed.kind === "act")
        this.#sitting.refused({ action: deed.action, refusal: answer.refusal });
      else if (answer.result === "impossible") this.#sitting.fail(new Error(answer.problem));
    }
    this.#sending = !this.#outbox.isEmpty;
  }

  /** Goes on with what was to follow a roll, as far as that still can be. */
  #takeRest(rest: readonly A[]): void {
    const { side } = this.match;
    if (rest.length === 0 || !this.#decides(side)) return;
    const result = this.take(side, rest);
    if (result.kind === "refused") this.#sitting.refused({ action: rest[0], refusal: result.refusal });
  }

  #decides(side: Side): boolean {
    const { decision } = this.match;
    return !decision.over && decision.sides.includes(side);
  }

  /** What was expected was not so: the server tells again how it is. */
  #beginAnew(): void {
    this.#outbox.clear();
    this.#awaited = ANEW;
    this.#line.send(HISTORY);
  }

  #askIfElse(): void {
    const { number, asksElse } = this.match;
    if (!asksElse || this.#askedAfter === number) return;
    this.#askedAfter = number;
    this.#line.send({ kind: "ask" });
  }

  /** Fetches the whole match once it is over. Without a connection that is tried again when there is one. */
  #lookWhole(): void {
    if (!this.match.decision.over || this.#fetching || this.#whole) return;
    this.#fetching = true;
    this.#fetchWhole().then(
      (whole) => (this.#whole = whole),
      () => (this.#fetching = false),
    );
  }

  #changed(): void {
    this.#lookWhole();
    this.#sending = !this.#outbox.isEmpty;
    this.#sitting.changed();
    this.followed();
  }
}

const newLabel = (): string => crypto.randomUUID();
