import { type Kysely, SqliteAdapter, type Transaction } from "kysely";
import { Downtime } from "./downtime.ts";
import { DueJobs } from "./due-jobs.ts";
import { Gathering } from "./gathering.ts";
import { OnlookerStore } from "./onlooker-store.ts";
import { NoticeStore } from "./notice-store.ts";
import { PresenceStore } from "./presence-store.ts";
import { type Announcement, type NewJob, schedule } from "./schedule.ts";
import { holdAlike, SeatStore } from "./seat-store.ts";
import type { EntryRow, HolderRow, MatchRow, NewsRow, PreludeRow, SeatRow, Tables } from "./tables.ts";
import { TalkStore } from "./talk-store.ts";

/** A match that is about to begin. */
export interface NewMatch {
  readonly match: Omit<MatchRow, "version" | "changed" | "ended" | "rematch" | "began">;
  readonly seats: readonly Omit<SeatRow, "match">[];
  /** Who holds a seat of it from the beginning. */
  readonly holder?: Omit<HolderRow, "match">;
  /** The match that it is the rematch of, and whoever is in it from the beginning: the holders of that seat of the one before. */
  readonly rematchOf?: { readonly match: string; readonly joins?: { readonly side: string; readonly as: string } };
  /** What was played of it elsewhere. */
  readonly prelude?: Omit<PreludeRow, "match">;
  /** What is due because it was begun. */
  readonly jobs?: readonly (NewJob | Announcement)[];
}

/** What one entry changes, all of it or nothing. */
export interface Change {
  readonly match: string;
  /** How many entries its author knew of. */
  readonly after: number;
  readonly entry: Omit<EntryRow, "match" | "number">;
  /** What seats are told of it; seats that may not know of it are told nothing. */
  readonly news: readonly Omit<NewsRow, "match" | "at">[];
  /** How the match ended, if it did, and all of it as a record, both as JSON. */
  readonly ended?: { readonly outcome: string; readonly record: string };
  readonly jobs?: readonly (NewJob | Announcement)[];
  /** Jobs that are no longer due. */
  readonly done?: readonly string[];
}

/**
 * What became of a change: it is on the disk; its author has made it before, under this label; or somebody else has written
 * since, so that it has to be looked at again.
 */
export type Written = "written" | "repeated" | "stale";

/** Matches as they are kept. Every promise that resolves means that what was written lies on the disk. */
export class Store {
  readonly #database: Kysely<Tables>;
  /** Who sits where. */
  readonly seats: SeatStore;
  /** What they say, and what each keeps for itself. */
  readonly talk: TalkStore;
  /** Who is there. */
  readonly presence: PresenceStore;
  /** Who looks on. */
  readonly onlookers: OnlookerStore;
  /** Who is told when a game waits. */
  readonly notices: NoticeStore;
  /** Changes that are written together, where nobody else writes to the database; undefined where others do. */
  readonly #gathering: Gathering<Change, Written> | undefined;
  /** When no server was there. */
  readonly downtime: Downtime;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
    if (database.getExecutor().adapter instanceof SqliteAdapter)
      this.#gathering = new Gathering((changes) => this.#appendAll(changes));
    this.seats = new SeatStore(database);
    this.downtime = new Downtime(database);
    this.talk = new TalkStore(database);
    this.presence = new PresenceStore(database);
    this.onlookers = new OnlookerStore(database);
    this.notices = new NoticeStore(database);
  }

  /** What is due, for a worker of this name, which no other one has. */
  dueJobs(worker: string): DueJobs {
    return new DueJobs(this.#database, worker);
  }

  /** @returns whether it has begun: not where the match that it is the rematch of has one, or goes on */
  async begin({ match, seats, holder, rematchOf, prelude, jobs = [] }: NewMatch): Promise<boolean> {
    return this.#database.transaction().execute(async (write) => {
      if (rematchOf && !(await promiseRematch(write, rematchOf.match, match.id))) return false;
      await write
        .insertInto("match")
        .values({ ...match, version: 0, changed: match.created, ended: null, rematch: null, began: null })
        .execute();
      await write
        .insertInto("seat")
        .values(seats.map((seat) => ({ ...seat, match: match.id })))
        .execute();
      if (holder)
        await write
          .insertInto("holder")
          .values({ ...holder, match: match.id })
          .execute();
      if (prelude)
        await write
          .insertInto("prelude")
          .values({ ...prelude, match: match.id })
          .execute();
      if (rematchOf?.joins)
        await holdAlike(
          write,
          { match: rematchOf.match, side: rematchOf.joins.side },
          { match: match.id, side: rematchOf.joins.as },
        );
      for (const job of jobs) await schedule(write, job);
      return true;
    });
  }

  /** A match; undefined if there is none of this name. */
  match(id: string): Promise<MatchRow | undefined> {
    return this.#database.selectFrom("match").selectAll().where("id", "=", id).executeTakeFirst();
  }

  /** What was played of a match elsewhere; undefined if it began here. */
  prelude(match: string): Promise<PreludeRow | undefined> {
    return this.#database.selectFrom("prelude").selectAll().where("match", "=", match).executeTakeFirst();
  }

  /** How many steps of a match were played elsewhere. */
  async stepsBefore(match: string): Promise<number> {
    const row = await this.#database
      .selectFrom("prelude")
      .select("steps")
      .where("match", "=", match)
      .executeTakeFirst();
    return row?.steps ?? 0;
  }

  /** How many entries some matches have. */
  async versions(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#database
      .selectFrom("match")
      .select(["id", "version"])
      .where("id", "in", matches)
      .execute();
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** The entries of a match after this one, in order. */
  entries(match: string, after = 0): Promise<readonly EntryRow[]> {
    return this.#database
      .selectFrom("entry")
      .selectAll()
      .where("match", "=", match)
      .where("number", ">", after)
      .orderBy("number")
      .execute();
  }

  /** The entry that its author calls so; undefined if there is none. */
  entryCalled(match: string, side: string, label: string): Promise<EntryRow | undefined> {
    return this.#database
      .selectFrom("entry")
      .selectAll()
      .where("match", "=", match)
      .where("side", "=", side)
      .where("label", "=", label)
      .executeTakeFirst();
  }

  /** What a seat was told after this piece of news, in order. */
  news(match: string, seat: string, after = 0): Promise<readonly NewsRow[]> {
    return this.#database
      .selectFrom("news")
      .selectAll()
      .where("match", "=", match)
      .where("seat", "=", seat)
      .where("number", ">", after)
      .orderBy("number")
      .execute();
  }

  /** All of a match that is over, as JSON; undefined while it goes on, and where it ended before that was kept. */
  async record(match: string): Promise<string | undefined> {
    return (await this.#database.selectFrom("record").select("body").where("match", "=", match).executeTakeFirst())
      ?.body;
  }

  /** Appends an entry and all that follows from it. */
  append(change: Change): Promise<Written> {
    return this.#gathering ? this.#gathering.add(change) : this.#append(change);
  }

  #append(change: Change): Promise<Written> {
    return this.#database
      .transaction()
      .execute((write) => appended(write, change))
      .catch((error: unknown) => {
        if (error instanceof Repeated) return "repeated" as const;
        throw error;
      });
  }

  /** All in one transaction: what takes long is that the disk has it. @throws Repeated if one of several was made before */
  async #appendAll(changes: readonly Change[]): Promise<readonly Written[]> {
    if (changes.length === 1) return [await this.#append(changes[0])];
    return this.#database.transaction().execute(async (write) => {
      const written: Written[] = [];
      for (const change of changes) written.push(await appended(write, change));
      return written;
    });
  }
}

/** @returns whether the match is over and had no rematch yet */
async function promiseRematch(write: Transaction<Tables>, of: string, rematch: string): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable("match")
    .set({ rematch })
    .where("id", "=", of)
    .where("ended", "is not", null)
    .where("rematch", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Rolls a transaction back whose entry has been written before. */
class Repeated extends Error {}

/** Writes a change. @throws Repeated if its entry has been written before */
async function appended(write: Transaction<Tables>, change: Change): Promise<Written> {
  const { match, after, entry, ended, news } = change;
  // Whoever raises the count holds the match until the end of the transaction.
  const { numUpdatedRows } = await write
    .updateTable("match")
    .set({ version: after + 1, changed: entry.at, ...(ended && { ended: ended.outcome }) })
    .where("id", "=", match)
    .where("version", "=", after)
    .where("ended", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return (await isKnown(write, match, entry)) ? "repeated" : "stale";
  const { numInsertedOrUpdatedRows } = await write
    .insertInto("entry")
    .values({ ...entry, match, number: after + 1 })
    .onConflict((conflict) => conflict.columns(["match", "side", "label"]).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new Repeated();
  if (news.length > 0)
    await write
      .insertInto("news")
      .values(news.map((one) => ({ ...one, match, at: entry.at })))
      .execute();
  if (ended) await write.insertInto("record").values({ match, body: ended.record }).execute();
  for (const id of change.done ?? []) await write.deleteFrom("job").where("id", "=", id).execute();
  for (const job of change.jobs ?? []) await schedule(write, job);
  return "written";
}

async function isKnown(read: Transaction<Tables>, match: string, { side, label }: Change["entry"]): Promise<boolean> {
  const found = await read
    .selectFrom("entry")
    .select("number")
    .where("match", "=", match)
    .where("side", "=", side)
    .where("label", "=", label)
    .executeTakeFirst();
  return found !== undefined;
}
