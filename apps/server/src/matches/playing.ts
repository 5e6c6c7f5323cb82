import { Refused, type Seat, type Side } from "@stonebridge/kernel";
import type { Answer, Deed, News, ToSeat, Whole } from "@stonebridge/protocol";
import type { Change, Store } from "../storage/store.ts";
import { type Entry, writeEntry } from "./entries.ts";
import { OneAtATime } from "./one-at-a-time.ts";
import type { PlayedMatch } from "./played-match.ts";
import { RecentMatches } from "./recent-matches.ts";
import { type Happened, type Seen, seen, seenBy, told, type Told, wholeOf } from "./seen.ts";

/** A seat of a match. */
export interface Place {
  readonly match: string;
  readonly side: Seat;
}

/** What a seat is asked. */
export type Asked = Omit<Extract<ToSeat, { readonly kind: "asked" }>, "kind">;

/** What a program does about time and other programs. */
export interface Surroundings {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Something was written in a match: whoever shows it should look for news. */
  readonly written: (match: string) => void;
}

/** What a seat is told that comes too early. */
export const NOT_BEGUN = "The match has not begun: a seat is still free.";

/** How often a deed is tried again when others write to the same match. */
const TRIES = 3;

/** Plays matches out of the store: does what seats ask for, and tells each what it may know. */
export class Playing {
  readonly #store: Store;
  readonly #recent: RecentMatches;
  readonly #turns = new OneAtATime();
  readonly #surroundings: Surroundings;

  constructor(store: Store, surroundings: Surroundings) {
    this.#store = store;
    this.#recent = new RecentMatches(store);
    this.#surroundings = surroundings;
  }

  /** Where a match stands for a seat; undefined while a seat of it is free. */
  whole({ match, side }: Place): Promise<Whole | undefined> {
    return this.#turns.run(match, async () => {
      const played = await this.#recent.upToDate(match);
      if (played === undefined) return undefined;
      const last = await this.#store.lastNews(match);
      return wholeOf(seen(played, side), last.get(side) ?? 0);
    });
  }

  /** What a seat is asked now, after which piece of news; undefined while a seat of the match is free. */
  decision({ match, side }: Place): Promise<Asked | undefined> {
    return this.#turns.run(match, async () => {
      const played = await this.#recent.upToDate(match);
      if (played === undefined) return undefined;
      const number = (await this.#store.lastNews(match)).get(side) ?? 0;
      const { decision } = played.match;
      return { number, ...(!decision.over && decision.sides.includes(side) && { decision }) };
    });
  }

  /** What a seat was told after a piece of news. */
  async news({ match, side }: Place, after: number): Promise<readonly News[]> {
    const rows = await this.#store.news(match, side, after);
    return rows.map(({ number, body, at }) => ({ number, at, ...(JSON.parse(body) as Told) }));
  }

  /** Does what a seat asks for. Once it answers `done`, that lies on the disk. */
  async perform(place: { readonly match: string; readonly side: Side }, deed: Deed): Promise<Answer> {
    return this.#turns.run(place.match, async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const answer = await this.#try(place, deed);
        if (answer !== undefined) return answer;
        this.#recent.forget(place.match);
      }
      return { result: "stale" };
    });
  }

  /** @returns undefined if another program wrote to the match meanwhile */
  async #try({ match, side }: Place, deed: Deed): Promise<Answer | undefined> {
    const played = await this.#recent.upToDate(match);
    if (played === undefined) return { result: "impossible", problem: NOT_BEGUN };
    const last = await this.#store.lastNews(match);
    // Asked for after the news were counted: what was written in between is found in any case.
    if ((await this.#store.entryCalled(match, side, deed.label)) !== undefined) return { result: "done" };
    if ((last.get(side) ?? 0) !== deed.after) return { result: "stale" };
    const before = seenBy(played);
    try {
      const done = this.#do(played, side, deed);
      if ("result" in done) return done;
      const after = played.version;
      const back = done.entry.kind === "undo" ? await this.#store.lastNews(match, done.entry.to) : undefined;
      const news = newsOf(played, before, done, { author: side, label: deed.label, last, back });
      const { decision } = played.match;
      const written = await this.#store.append({
        match,
        after,
        entry: { side, label: deed.label, body: writeEntry(done.entry), at: this.#surroundings.now() },
        news,
        ...(decision.over && { ended: JSON.stringify(decision) }),
      });
      if (written === "stale") return undefined;
      if (written === "repeated") this.#recent.forget(match);
      else {
        played.version = after + 1;
        this.#surroundings.written(match);
      }
      return { result: "done" };
    } catch (error) {
      // Whatever it was, the match in memory may be ahead of the log now.
      this.#recent.forget(match);
      throw error;
    }
  }

  #do({ match }: PlayedMatch, side: Side, deed: Deed): Done | Answer {
    if (match.decision.over) return { result: "impossible", problem: "The game is over." };
    switch (deed.kind) {
      case "act":
        try {
          const { action, dice, check, events } = match.act(side, deed.action);
          return { entry: { kind: "step", action, dice, check }, events };
        } catch (error) {
          if (error instanceof Refused) return { result: "refused", refusal: error.refusal };
          throw error;
        }
      case "undo": {
        const to = match.steps.length - 1;
        if (match.undoState().steps === 0 || match.steps[to].side !== side)
          return { result: "impossible", problem: "There is nothing that can be taken back." };
        match.resetTo(to);
        return { entry: { kind: "undo", to }, events: [] };
      }
      case "resign":
        match.resign(side);
        return { entry: { kind: "resign" }, events: [], resigned: side };
    }
  }
}

/** What was done, before it is written. */
interface Done extends Happened {
  readonly entry: Entry;
}

interface Telling {
  readonly author: Seat;
  readonly label: string;
  /** The number of each seat's last piece of news. */
  readonly last: ReadonlyMap<Seat, number>;
  /** Where steps were taken back: the number of each seat's last piece of news before them. */
  readonly back: ReadonlyMap<Seat, number> | undefined;
}

/** What each seat is told of something that was done; its author is always told. */
function newsOf(
  played: PlayedMatch,
  before: ReadonlyMap<Seat, Seen>,
  done: Happened,
  { author, label, last, back }: Telling,
): Change["news"] {
  const step = played.match.steps.length;
  return [...before].flatMap(([seat, earlier]) => {
    const known = last.get(seat) ?? 0;
    const to = back === undefined ? known : (back.get(seat) ?? 0);
    const always = seat === author || to < known;
    const news = told(seat, earlier, seen(played, seat), { ...done, always });
    if (news === undefined) return [];
    const body: Told = { ...news, ...(to < known && { back: to }), ...(seat === author && { label }) };
    return [{ seat, number: known + 1, step, body: JSON.stringify(body) }];
  });
}
