import type { Kysely } from "kysely";
import type { JobRow, Tables } from "./tables.ts";

/** How long somebody may work on a job, in ms, until others take him for dead. */
const LEASE = 30_000;

/** What is due, shared among all programs that work on the same database: each job is done by one of them at a time. */
export class DueJobs {
  readonly #database: Kysely<Tables>;
  readonly #worker: string;

  /** @param worker a name that no other program has */
  constructor(database: Kysely<Tables>, worker: string) {
    this.#database = database;
    this.#worker = worker;
  }

  /**
   * Takes jobs that are due and that nobody works on, the longest due first.
   * @param now ms since 1970
   * @param most how many
   */
  async take(now: number, most: number): Promise<readonly JobRow[]> {
    const due = this.#database
      .selectFrom("job")
      .select("id")
      .where("due", "<=", now)
      .where("leased", "<=", now)
      .orderBy("due")
      .limit(most);
    const taken = await this.#database
      .updateTable("job")
      .set(({ eb }) => ({ leased: now + LEASE, worker: this.#worker, attempts: eb("attempts", "+", 1) }))
      .where("id", "in", due)
      // Another program may have taken it since: what it wrote is looked at again.
      .where("leased", "<=", now)
      .returningAll()
      .execute();
    return taken.toSorted((one, other) => one.due - other.due);
  }

  /** It has been done. Nothing happens if it is no longer this program's: it was made due again, or another one took it. */
  async finish(id: string): Promise<void> {
    await this.#database.deleteFrom("job").where("id", "=", id).where("worker", "=", this.#worker).execute();
  }

  /** It could not be done now; it will be due again at this time. */
  async postpone(id: string, due: number): Promise<void> {
    await this.#database
      .updateTable("job")
      .set({ due, leased: 0, worker: null })
      .where("id", "=", id)
      .where("worker", "=", this.#worker)
      .execute();
  }

  /** When the next job falls due that nobody works on, in ms since 1970; undefined if there is none. */
  async next(): Promise<number | undefined> {
    const row = await this.#database.selectFrom("job").select(["due", "leased"]).orderBy("due").executeTakeFirst();
    return row && Math.max(row.due, row.leased);
  }
}
