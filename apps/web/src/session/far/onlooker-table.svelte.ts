import type { ActionBase, EventBase, Match } from "@stonebridge/kernel";
import type { FromOnlooker, Terms, ToOnlooker } from "@stonebridge/protocol";
import type { SeatMatch } from "@stonebridge/seat";
import type { Seats } from "../../storage/saved-game.ts";
import type { SaveState } from "../keeper.svelte.ts";
import type { ActResult } from "../session-types.ts";
import type { FarTerms, LookingOn, SetTable, Sitting, Table } from "../table.ts";
import { NO_BOTS } from "./no-bots.ts";
import type { OnlookerLine } from "./seat-line.svelte.ts";
import { rememberSeen } from "./seen.ts";
import type { Talk } from "./talk.svelte.ts";

/** A match on a server, as somebody sees it who looks on. */
export interface OnlookedGame<P, A extends ActionBase, E extends EventBase, V> {
  readonly match: SeatMatch<P, A, E, V>;
  readonly line: OnlookerLine;
  /** What opens it, but for the news after which it goes on. */
  readonly look: Extract<FromOnlooker, { readonly kind: "look" }>;
  /** Seconds by which everything is told later. */
  readonly delay: number;
  readonly commitment: string;
  /** All of the match, which the server tells once it is over. */
  whole(): Promise<Match<P, A, E, V>>;
  readonly talk: Talk;
}

/** The table of a match that somebody looks on at. */
export function onlookerTable<P, A extends ActionBase, E extends EventBase, V>(
  game: OnlookedGame<P, A, E, V>,
): SetTable<P, A, E, V> {
  return (sitting) => new OnlookerTable(game, sitting);
}

/** Whoever looks on does nothing here. */
const CLOSED: ActResult = { kind: "closed" };

class OnlookerTable<P, A extends ActionBase, E extends EventBase, V> implements Table<P, A, E, V> {
  readonly match: SeatMatch<P, A, E, V>;
  readonly commitment: string;
  readonly talk: Talk;
  readonly seats: Seats;
  readonly typedDice = false;
  readonly apart = true;
  readonly asked = undefined;
  readonly bots = NO_BOTS;
  readonly saveState: SaveState = { kind: "saved" };
  readonly #game: OnlookedGame<P, A, E, V>;
  readonly #sitting: Sitting<P, A, E, V>;
  #whole = $state.raw<Match<P, A, E, V>>();
  #fetching = false;
  #terms = $state.raw<Terms>();
  #toldAt = $state.raw(0);
  #ended = $state.raw<LookingOn["ended"]>();
  /** How much the server's clock is ahead of this device's, in ms, as news show that have just come. */
  #ahead = 0;

  constructor(game: OnlookedGame<P, A, E, V>, sitting: Sitting<P, A, E, V>) {
    this.#game = game;
    this.#sitting = sitting;
    this.match = game.match;
    this.commitment = game.commitment;
    this.talk = game.talk;
    this.seats = sitting.session.saved.seats;
    this.#readTerms();
  }

  begin(): void {
    const { line, look } = this.#game;
    line.listen({
      opened: () => {
        line.send({ ...look, after: this.match.number });
        this.#lookWhole();
      },
      hear: (message) => this.#hear(message),
    });
  }

  get closed() {
    return this.#game.line.isOpen || this.#ended ? undefined : "offline";
  }

  get whole(): Match<P, A, E, V> | undefined {
    return this.#whole;
  }

  get looking(): LookingOn {
    return { delay: this.#game.delay, ended: this.#ended };
  }

  get far(): FarTerms {
    return {
      terms: this.#terms,
      toldAt: this.#toldAt,
      now: () => Date.now() + this.#ahead,
      do: () => {},
      missed: undefined,
      forgetMissed: () => {},
      ended: undefined,
    };
  }

  setSeat(): void {}

  take(): ActResult {
    return CLOSED;
  }

  answer(): ActResult {
    return CLOSED;
  }

  cancel(): boolean {
    return false;
  }

  resetTo(): void {}

  resign(): void {}

  followed(): void {
    const { id, length } = this.#sitting.session;
    const news = this.match.newsOf(length);
    if (news !== undefined) rememberSeen(id, news);
  }

  resume(): void {}

  async settled(): Promise<void> {}

  async saveAgain(): Promise<void> {}

  async takeOver(): Promise<void> {}

  close(): void {
    this.talk.close();
    this.#game.line.close();
  }

  #hear(message: ToOnlooker): void {
    switch (message.kind) {
      case "news":
        return this.#hearNews(message);
      case "history":
        this.match.restart(message);
        this.#readTerms();
        this.#sitting.replaced();
        return this.#lookWhole();
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

  #hearNews(news: Extract<ToOnlooker, { readonly kind: "news" }>): void {
    if (news.number <= this.match.number) return;
    if (this.match.hear(news) === undefined) return this.#game.line.send(this.#game.look);
    this.#ahead = news.at + this.#game.delay * 1_000 - Date.now();
    this.#readTerms();
    this.#lookWhole();
    this.#sitting.changed();
    this.followed();
  }

  #readTerms(): void {
    this.#terms = this.match.terms;
    this.#toldAt = this.match.toldAt;
  }

  /** Fetches the whole match once it is over. Without a connection that is tried again when there is one. */
  #lookWhole(): void {
    if (!this.match.decision.over || this.#fetching || this.#whole) return;
    this.#fetching = true;
    this.#game.whole().then(
      (whole) => (this.#whole = whole),
      () => (this.#fetching = false),
    );
  }
}
