import type { BotName } from "@stonebridge/bots";
import type { GameRecord, Side } from "@stonebridge/kernel";
import {
  problemOf,
  type Answer,
  type Deed,
  type History,
  inOrder,
  type News,
  type ToSeat,
  type Whole,
} from "@stonebridge/protocol";
import { botTurns, isBotName } from "../bots/bot-jobs.ts";
import type { BotAsked } from "../bots/questions.ts";
import type { Store, Written } from "../storage/store.ts";
import { clockJobs } from "../clocks/clock-jobs.ts";
import { elapsed, type Pause } from "../clocks/clock.ts";
import { atTable, consequences, type Done, type Moment, perform } from "./deeds.ts";
import { waitingAfter } from "../notices/matters.ts";
import type { NewsRow } from "../storage/tables.ts";
import { writeEntry } from "./entries.ts";
import { firstOf, holding } from "./history.ts";
import { OneAtATime } from "./one-at-a-time.ts";
import type { PlayedMatch } from "./played-match.ts";
import { RecentMatches } from "./recent-matches.ts";
import { type Seen, standingOf, type Told } from "./seen.ts";

/** A seat of a match. */
export interface Place {
  readonly match: string;
  readonly side: Side;
}

/** A piece of news as it is kept: JSON of what it says besides its number and time. */
export type KeptNews = Pick<NewsRow, "number" | "body" | "at">;
/** Whom it is told. */
export type SeatNews = KeptNews & Pick<NewsRow, "seat">;

/** What a seat is asked. */
export type Asked = Omit<Extract<ToSeat, { readonly kind: "asked" }>, "kind">;

/** What a program does about time and other programs. */
export interface Surroundings {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Something was written in a match, and its seats are told these news. */
  readonly written: (match: string, news: readonly SeatNews[]) => void;
  /** Something was written that falls due, the first of it at a time in ms since 1970. */
  readonly due?: (when: number) => void;
  /** A deed was answered, after some seconds. */
  readonly performed?: (result: Answer["result"], seconds: number) => void;
}

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
  whole(place: Place): Promise<Whole | undefined> {
    return this.#look(place, async (played) => {
      const { value, check } = seenFrom(played, place.side).view;
      return { ...standing(played, place.side), view: inOrder(value), check };
    });
  }

  /** The same, with how it came there. */
  history(place: Place): Promise<History | undefined> {
    return this.#look(place, async (played) => {
      const standsAt = standing(played, place.side);
      const news = (await this.news(place, 0)).filter(({ number }) => number <= standsAt.number);
      return { first: firstOf(played, place.side), news: holding(news), ...standsAt };
    });
  }

  /** What a seat is asked now, after which piece of news; undefined while a seat of the match is free. */
  decision(place: Place): Promise<Asked | undefined> {
    return this.#look(place, async (played) => {
      const decision = played.match.decisionOf(place.side);
      const asked = !decision.over && decision.sides.includes(place.side);
      return { number: played.trail(place.side).known, ...(asked && { decision }) };
    });
  }

  /** Tells both sides if a clock of the match has run out. @returns when the next one may */
  ring(match: string): Promise<number | undefined> {
    return this.#turns.run(match, async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const played = await this.#recent.upToDate(match);
        const clocks = played?.terms.clocks;
        if (played === undefined || clocks === undefined || played.match.decision.over) return undefined;
        const now = this.#surroundings.now();
        const pauses = await this.#pauses(played, now);
        const spent = clocks.spentUntil(now, pauses);
        const [out] = clocks.running.filter(
          (side) => !clocks.out.includes(side) && clocks.leftAfter(spent, side) === 0,
        );
        // What was paused comes on top.
        if (out === undefined)
          return clocks.next && clocks.next + pauses.reduce((sum, { since, until }) => sum + until - since, 0);
        const before = played.seen;
        const done = atTable(played, out, { kind: "out" }, `out ${played.version}`);
        if ((await this.#write(played, done, { at: now, spent, before })) === "written") return undefined;
      }
      throw new Error("Others write to the match all the time.");
    });
  }

  /** What the bot of a seat is asked; undefined if none plays it, or it does not decide. */
  botQuestion(place: Place): Promise<BotAsked | undefined> {
    return this.#look(place, async (played) => {
      const { match, side } = place;
      const { game } = played.match;
      const decision = played.match.decisionOf(side);
      const level = botOf(played, side);
      if (level === undefined || decision.over || !decision.sides.includes(side)) return undefined;
      const view = inOrder(seenFrom(played, side).view.value);
      const { id, situation } = game;
      const question = { match, side, game: id, situation, seed: played.chanceOf(side), view, decision };
      return { number: played.trail(side).known, level, question };
    });
  }

  /** All that was done in a match that is over, with the key of its dice; undefined while it goes on. */
  async record(match: string): Promise<GameRecord | undefined> {
    const kept = await this.#store.record(match);
    if (kept !== undefined) return JSON.parse(kept) as GameRecord;
    return this.#look({ match }, async (played) => (played.match.decision.over ? played.match.record() : undefined));
  }

  /** What a seat was told after a piece of news. */
  async news({ match, side }: Place, after: number): Promise<readonly News[]> {
    const rows = await this.keptNews({ match, side }, after);
    return rows.map(({ number, body, at }) => ({ number, at, ...(JSON.parse(body) as Told) }));
  }

  /** The same, as it is kept. */
  keptNews({ match, side }: Place, after: number): Promise<readonly KeptNews[]> {
    return this.#store.news(match, side, after);
  }

  /** Does what a seat asks for. Once it answers `done`, that lies on the disk. */
  async perform(place: Place, deed: Deed): Promise<Answer> {
    const started = performance.now();
    const answer = await this.#perform(place, deed);
    this.#surroundings.performed?.(answer.result, (performance.now() - started) / 1_000);
    return answer;
  }

  #perform({ match, side }: Place, deed: Deed): Promise<Answer> {
    return this.#turns.run(match, async () => {
      // What this node knows is mostly the last of it, and where it is not, nothing is written. Only a deed that was done is believed.
      const known = this.#recent.known(match);
      if (known && (await this.#try(known, side, deed))?.result === "done") return { result: "done" };
      for (let tries = 0; tries < TRIES; tries += 1) {
        const played = await this.#recent.upToDate(match);
        if (played === undefined) return { result: "impossible", ...problemOf("not-begun") };
        // Asked for after the match was read: what was written since then makes it stale.
        if ((await this.#store.entryCalled(match, side, deed.label)) !== undefined) return { result: "done" };
        const answer = await this.#try(played, side, deed);
        if (answer !== undefined) return answer;
      }
      return { result: "stale" };
    });
  }

  #look<T>({ match }: Pick<Place, "match">, look: (played: PlayedMatch) => Promise<T>): Promise<T | undefined> {
    return this.#turns.run(match, async () => {
      const played = await this.#recent.upToDate(match);
      return played && look(played);
    });
  }

  /** @returns undefined if another program wrote to the match meanwhile */
  async #try(played: PlayedMatch, side: Side, deed: Deed): Promise<Answer | undefined> {
    if (played.trail(side).known !== deed.after) return { result: "stale" };
    const before = played.seen;
    const at = this.#surroundings.now();
    const spent = played.terms.clocks?.spentUntil(at, await this.#pauses(played, at)) ?? {};
    const waited = await this.#waited(played, deed, side, at);
    const done = this.#do(played, () => perform(played, side, deed, waited));
    if ("result" in done) return done;
    const written = await this.#write(played, done, { at, spent, before });
    return written === "stale" ? undefined : { result: "done" };
  }

  /** When no server was there since the clocks of a match were looked at last, if it has any. */
  async #pauses({ terms: { clocks } }: PlayedMatch, now: number): Promise<readonly Pause[]> {
    return clocks ? this.#store.downtime.since(clocks.at, now) : [];
  }

  /** For how long a seat that claims a game was told nothing, in ms. */
  async #waited(played: PlayedMatch, { kind }: Deed, side: Side, now: number): Promise<number> {
    if (kind !== "claim") return 0;
    const since = played.toldAt(side);
    return elapsed(since, now, await this.#store.downtime.since(since, now));
  }

  /** Writes what was done in memory, with all that follows from it. */
  async #write(played: PlayedMatch, done: Done, moment: Moment): Promise<Written> {
    const { id, version: after } = played;
    const { by: side, label } = done;
    try {
      const { told, news, ...then } = consequences(played, moment, done);
      const { decision } = played.match;
      const decides = (seat: Side) => played.deciding.includes(seat);
      const turns = botTurns(id, told, (seat) => botOf(played, seat) !== undefined, decides);
      const clocks = clockJobs(id, played.terms.clocks, then.terms.clocks);
      const spent = played.terms.clocks && { spent: moment.spent };
      const waiting = waitingAfter({
        match: id,
        by: side,
        table: done.table,
        at: moment.at,
        before: moment.before,
        after: then.seen,
        news,
        clocks: then.terms.clocks,
      });
      const written = await this.#store.append({
        match: id,
        after,
        entry: { side, label, body: writeEntry({ ...done.act, told, ...spent }), at: moment.at },
        news,
        jobs: [...turns.jobs, ...clocks.jobs, ...waiting],
        done: [...turns.done, ...clocks.done],
        ...(decision.over && {
          ended: { outcome: JSON.stringify(decision), record: JSON.stringify(played.match.record()) },
        }),
      });
      if (written !== "written") {
        this.#recent.forget(id);
        return written;
      }
      played.written({ told, ...then });
      this.#surroundings.written(
        id,
        news.map((one) => ({ ...one, at: moment.at })),
      );
      const due = [...turns.jobs, ...clocks.jobs].map((job) => job.due);
      if (due.length > 0) this.#surroundings.due?.(Math.min(...due));
      return written;
    } catch (error) {
      // Whatever it was, the match in memory may be ahead of the log now.
      this.#recent.forget(id);
      throw error;
    }
  }

  /** Does something in memory. What fails may have been done by half. */
  #do<T>({ id }: PlayedMatch, work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#recent.forget(id);
      throw error;
    }
  }
}

function seenFrom({ seen }: PlayedMatch, seat: Side): Seen {
  const one = seen.get(seat);
  if (one === undefined) throw new RangeError(`There is no seat "${seat}".`);
  return one;
}

/** How strong the bot plays that a seat was given to; undefined where a person plays it. */
function botOf({ match }: PlayedMatch, seat: Side): BotName | undefined {
  const bot = match.players?.[seat]?.bot;
  return bot !== undefined && isBotName(bot) ? bot : undefined;
}

function standing(played: PlayedMatch, seat: Side) {
  const trail = played.trail(seat);
  return {
    number: trail.known,
    ...standingOf(played.match, seat, seenFrom(played, seat), { trail, terms: played.terms }),
  };
}
