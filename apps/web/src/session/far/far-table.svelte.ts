import { type ActionBase, type EventBase, type Match, Refused, type Side } from "@stonebridge/kernel";
import type { Answer, History, News, Terms, ToSeat } from "@stonebridge/protocol";
import { type FarDeed, Outbox, type SeatMatch, type Underway } from "@stonebridge/seat";
import type { Seats } from "../../storage/saved-game.ts";
import type { SaveState } from "../keeper.svelte.ts";
import type { ActResult } from "../session-types.ts";
import type { FarTerms, Missed, SetTable, Sitting, Table } from "../table.ts";
import { NO_BOTS } from "./no-bots.ts";
import { HISTORY, type Line } from "./seat-line.svelte.ts";
import { randomId } from "./random-id.ts";
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
  /** Where its deeds are kept until the server has done them; absent: nowhere. */
  readonly kept?: KeptDeeds<A>;
}

/** Deeds that wait, kept by a device. */
export interface KeptDeeds<A extends ActionBase> {
  /** What pages that are no longer there have left. */
  readonly left: readonly Underway<A>[];
  keep(underway: readonly Underway<A>[]): void;
  close(): void;
}

/** What is awaited while what was sent is answered and the server then tells the whole match again. */
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
  /** The server has been asked to tell the whole match again. */
  #isTelling = false;
  readonly #kept: KeptDeeds<A> | undefined;
  #missed = $state.raw<Missed>();
  #ended = $state.raw<FarTerms["ended"]>();
  /** Deeds that came too late, and the number of the news that they were meant to follow, until the server tells what came first. */
  #late: { readonly deeds: readonly FarDeed<A>[]; readonly after: number } | undefined;

  constructor({ match, line, commitment, whole, talk, kept }: FarGame<P, A, E, V>, sitting: Sitting<P, A, E, V>) {
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
      changed: (underway) => kept?.keep(underway),
    });
    this.#kept = kept;
  }

  begin(): void {
    const left = this.#kept?.left ?? [];
    if (left.length > 0) {
      this.#outbox.takeUp(left);
      this.#awaited = ANEW;
      this.#sending = true;
    }
    this.#line.listen({
      opened: () => {
        this.#isTelling = false;
        if (this.#awaited === ANEW) this.#lookAnew();
        else this.#line.send({ kind: "open", after: this.match.number });
        this.#outbox.sendAgain();
        this.#lookWhole();
      },
      hear: (message) => this.#hear(message),
    });
  }

  get closed() {
    // The other devices of the seat play it.
    if (this.#ended) return "away";
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
    for (const [at, action] of actions.entries()) {
      try {
        if (!this.#act(acted(action), actions.slice(at + 1))) break;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (at > 0) this.#changed();
        return { kind: "refused", refusal: error.refusal };
      }
      if (!this.#decides(side)) break;
    }
    this.#changed();
    return { kind: this.#awaited === undefined ? "taken" : "dice" };
  }

  /**
   * @param rest what is done after it where it cannot be foreseen
   * @returns whether it can
   * @throws Refused
   */
  #act(deed: Acted<A>, rest: readonly A[]): boolean {
    const foreseen = this.match.expect(deed.label, deed.action);
    if (!foreseen) this.#awaited = deed.label;
    this.#outbox.put(foreseen ? deed : { ...deed, rest });
    return foreseen;
  }

  answer(): ActResult {
    return { kind: "closed" };
  }

  cancel(): boolean {
    return false;
  }

  resetTo(step: number): void {
    this.#takeBack({ kind: "undo", label: randomId(), step });
  }

  #takeBack(deed: Extract<FarDeed<A>, { readonly kind: "undo" }>): void {
    const { step } = deed;
    const { expected, held } = this.match.resetTo(step);
    this.#outbox.drop(expected);
    const flying = expected.filter((label) => this.#outbox.isFlying(label));
    for (const label of flying) this.match.withdraw(label);
    if (held || flying.length > 0) this.#outbox.put(deed);
    this.#changed();
  }

  resign(): void {
    this.#putAwaited({ kind: "resign", label: randomId() });
  }

  /** Does something that shows only once the server has told of it. */
  #putAwaited(deed: FarDeed<A>): void {
    this.#awaited = deed.label;
    this.#outbox.put(deed);
    this.#changed();
  }

  get far(): FarTerms {
    return {
      terms: this.#terms,
      toldAt: this.#toldAt,
      now: () => Date.now() + this.#ahead,
      do: (what) => this.#putAwaited({ kind: "table", label: randomId(), what }),
      missed: this.#missed,
      forgetMissed: () => (this.#missed = undefined),
      ended: this.#ended,
    };
  }

  followed(): void {
    const { id, length } = this.#sitting.session;
    const news = this.match.newsOf(length);
    if (news !== undefined) rememberSeen(id, news);
  }

  resume(): void {}

  async settled(): Promise<void> {
    // Whoever leaves asks whether all that was done is saved, which means that the server has it.
  }

  async saveAgain(): Promise<void> {}

  async takeOver(): Promise<void> {}

  close(): void {
    this.talk?.close();
    this.#line.close();
    this.#kept?.close();
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
        return this.#hearHistory(message);
      case "closed":
        this.#ended = message.why;
        return this.close();
      case "fault":
        return this.#sitting.fail(new Error(message.problem));
      default:
        // Its talk hears who is there and what they say.
        return;
    }
  }

  #hearNews(news: News): void {
    // All of it is told again soon.
    if (news.number <= this.match.number || this.#awaited === ANEW) return;
    if (this.match.hear(news) === undefined) return this.#beginAnew();
    this.#ahead = news.at - Date.now();
    this.#readTerms();
    this.#changed();
    this.#askIfElse();
  }

  #readTerms(): void {
    this.#terms = this.match.terms;
    this.#toldAt = this.match.toldAt;
  }

  #hearHistory(history: History): void {
    this.#isTelling = false;
    if (this.#awaited !== ANEW || this.#outbox.isAwaiting) return;
    this.match.restart(history);
    this.#readTerms();
    this.#awaited = undefined;
    const firstAfter = (after: number) => history.news.find(({ number }) => number > after)?.by;
    if (this.#late) this.#miss(this.#late.deeds, { kind: "later", than: firstAfter(this.#late.after) });
    this.#late = undefined;
    this.#sitting.replaced();
    for (const { unsent, after } of this.#outbox.unpark()) {
      if (after === this.#outbox.after) this.#doUnsent(unsent);
      else this.#miss(unsent, { kind: "later", than: firstAfter(after) });
    }
    this.#changed();
    this.#askIfElse();
  }

  /** Does what could not be sent before. */
  #doUnsent(unsent: readonly FarDeed<A>[]): void {
    const deeds = unsent.flatMap((deed): readonly FarDeed<A>[] =>
      deed.kind === "act" ? [{ ...deed, rest: [] }, ...deed.rest.map(acted)] : [deed],
    );
    for (const [at, deed] of deeds.entries()) {
      const rest = deeds.slice(at + 1);
      if (deed.kind === "undo") this.#takeBack(deed);
      else if (deed.kind !== "act") this.#putAwaited(deed);
      else
        try {
          if (!this.#act(deed, actionsOf(rest))) return;
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          this.#sitting.refused({ action: deed.action, refusal: error.refusal });
          return this.#miss(rest, { kind: "refused" });
        }
    }
  }

  #miss(deeds: readonly FarDeed<A>[], why: Missed["why"]): void {
    if (deeds.length > 0) this.#missed = { deeds: [...(this.#missed?.deeds ?? []), ...deeds], why };
  }

  #hearAnswer(label: string, answer: Answer): void {
    const answered = this.#outbox.answered(label, answer);
    if (answered === undefined) return;
    const { deed, message } = answered;
    if (this.#awaited === label) this.#awaited = undefined;
    if (answer.result === "done") {
      const rest = deed.kind === "act" ? deed.rest : [];
      if (this.#awaited === ANEW) {
        this.#outbox.park(rest.map(acted), message.after + 1);
        this.#lookAnew();
      } else this.#takeRest(rest);
      this.#sitting.refresh();
    } else {
      const dropped = this.#outbox.clear();
      if (answer.result === "stale") this.#late = { deeds: [deed, ...dropped], after: message.after };
      else if (answer.result === "impossible") this.#miss([deed, ...dropped], { kind: "impossible", problem: answer });
      else {
        if (deed.kind === "act") this.#sitting.refused({ action: deed.action, refusal: answer.refusal });
        this.#miss(dropped, { kind: "refused" });
      }
      this.#beginAnew();
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

  /** What was expected was not so: once all that was sent is answered, the server tells again how it is. */
  #beginAnew(): void {
    this.#outbox.park();
    this.#awaited = ANEW;
    this.#lookAnew();
  }

  #lookAnew(): void {
    if (this.#outbox.isAwaiting || this.#isTelling) return;
    this.#isTelling = true;
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

type Acted<A extends ActionBase> = Extract<FarDeed<A>, { readonly kind: "act" }>;

const acted = <A extends ActionBase>(action: A): Acted<A> => ({ kind: "act", label: randomId(), action, rest: [] });

const actionsOf = <A extends ActionBase>(deeds: readonly FarDeed<A>[]): readonly A[] =>
  deeds.flatMap((deed) => (deed.kind === "act" ? [deed.action] : []));
