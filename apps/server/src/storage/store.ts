import type { Kysely, Transaction } from "kysely";
import type { CheckpointRow, EntryRow, JobRow, MatchRow, NewsRow, SeatRow, Tables } from "./tables.ts";

/** A match that is about to begin, with its first position. */
export interface NewMatch {
  readonly match: Omit<MatchRow, "version" | "changed" | "ended">;
  readonly seats: readonly Omit<SeatRow, "match">[];
  readonly position: string;
}

/** What one entry changes, all of it or nothing. */
export interface Change {
  readonly match: string;
  /** How many entries its author knew of. */
  readonly after: number;
  readonly entry: Omit<EntryRow, "match" | "number">;
  /** What seats are told of it; seats that may not know of it are told nothing. */
  readonly news: readonly Omit<NewsRow, "match" | "number" | "at">[];
  /** How the match ended, if it did. */
  readonly ended?: string;
  /** The position after it, if it is to be kept. */
  readonly position?: string;
  readonly jobs?: readonly NewJob[];
  /** Jobs that are no longer due. */
  readonly done?: readonly string[];
}

export type NewJob = Pick<JobRow, "id" | "kind" | "body" | "due">;

/**
 * What became of a change: it is on the disk; its author has made it before, under this label; or somebody else has written
 * since, so that it has to be looked at again.
 */
export type Written = "written" | "repeated" | "stale";

/** Matches as they are kept. Every promise that resolves means that what was written lies on the disk. */
export class Store {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  async begin({ match, seats, position }: NewMatch): Promise<void> {
    await this.#database.transaction().execute(async (write) => {
      await write
        .insertInto("match")
        .values({ ...match, version: 0, changed: match.created, ended: null })
        .execute();
      await write
        .insertInto("seat")
        .values(seats.map((seat) => ({ ...seat, match: match.id })))
        .execute();
      await write.insertInto("checkpoint").values({ match: match.id, number: 0, position }).execute();
    });
  }

  /** A match; undefined if there is none of this name. */
  match(id: string): Promise<MatchRow | undefined> {
    return this.#database.selectFrom("match").selectAll().where("id", "=", id).executeTakeFirst();
  }

  seats(match: string): Promise<readonly SeatRow[]> {
    return this.#database.selectFrom("seat").selectAll().where("match", "=", match).orderBy("side").execute();
  }

  /** The seat that a secret takes. @param secret its SHA-256, in hexadecimal digits */
  seatOf(secret: string): Promise<SeatRow | undefined> {
    return this.#database.selectFrom("seat").selectAll().where("secret", "=", secret).executeTakeFirst();
  }

  /** Somebody takes a free seat, under this name. @returns false if it is not free */
  async take(match: string, side: string, secret: string, name: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable("seat")
      .set({ secret, name })
      .where("match", "=", match)
      .where("side", "=", side)
      .where("name", "is", null)
      .where("bot", "is", null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
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

  /** The last position that was kept, of those not after this entry. */
  checkpoint(match: string, upTo: number): Promise<CheckpointRow | undefined> {
    return this.#database
      .selectFrom("checkpoint")
      .selectAll()
      .where("match", "=", match)
      .where("number", "<=", upTo)
      .orderBy("number", "desc")
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

  /** Appends an entry and all that follows from it. */
  async append(change: Change): Promise<Written> {
    const { match, after, entry, ended } = change;
    return this.#database
      .transaction()
      .execute(async (write) => {
        // Whoever raises the count holds the match until the end of the transaction.
        const { numUpdatedRows } = await write
          .updateTable("match")
          .set({ version: after + 1, changed: entry.at, ...(ended !== undefined && { ended }) })
          .where("id", "=", match)
          .where("version", "=", after)
          .where("ended", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return (await isKnown(write, match, entry)) ? "repeated" : "stale";
        if (await isKnown(write, match, entry)) throw new Repeated();
        await write
          .insertInto("entry")
          .values({ ...entry, match, number: after + 1 })
          .execute();
        await tell(write, change);
        if (change.position !== undefined)
          await write
            .insertInto("checkpoint")
            .values({ match, number: after + 1, position: change.position })
            .execute();
        for (const id of change.done ?? []) await write.deleteFrom("job").where("id", "=", id).execute();
        for (const job of change.jobs ?? []) await schedule(write, job);
        return "written" as const;
      })
      .catch((error: unknown) => {
        if (error instanceof Repeated) return "repeated" as const;
        throw error;
      });
  }
}

/** Rolls a transaction back whose entry has been written before. */
class Repeated extends Error {}

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

async function tell(write: Transaction<Tables>, { match, entry, news }: Change): Promise<void> {
  for (const { seat, body } of news) {
    const { last } = await write
      .selectFrom("news")
      .select(({ fn }) => fn.max("number").as("last"))
      .where("match", "=", match)
      .where("seat", "=", seat)
      .executeTakeFirstOrThrow();
    await write
      .insertInto("news")
      .values({ match, seat, number: (last ?? 0) + 1, body, at: entry.at })
      .execute();
  }
}

/** Makes something due, instead of what was due under the same id. */
async function schedule(write: Transaction<Tables>, job: NewJob): Promise<void> {
  const fresh = { ...job, leased: 0, worker: null, attempts: 0 };
  await write
    .insertInto("job")
    .values(fresh)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(fresh))
    .execute();
}
