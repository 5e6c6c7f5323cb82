import type { Kysely } from "kysely";
import type { JobRow, Tables } from "./tables.ts";

/** How long somebody may work on a job, in ms, until others take him for dead. */
export const LEASE = 30_000;

/** A lease that lasts longer was taken before somebody set a clock back: it would hold the job for as long as that was. */
const LONGEST = 2 * LEASE;

/** A job that was taken, and by which worker. */
export type Taken = Pick<JobRow, "id" | "worker">;

/** What is due, shared among all programs that work on the same database: each job is done by one of them at a time. */
export class DueJobs {
  readonly #database: Kysely<Tables>;
  readonly #worker: string;
  /** How often this program has taken something: it may take a job again before it has said that it is done. */
  #takes = 0;

  /** @param worker a name that no other program has */
  constructor(database: Kysely<Tables>, worker: string) {
    this.#database = database;
    this.#worker = worker;
  }

  /**
   * Takes jobs that are due and that nobody works on, the longest due first.
   * @param now ms since 1970
   * @param most how many
   * @param kinds those that the worker can do
   */
  async take(now: number, most: number, kinds: readonly string[]): Promise<readonly JobRow[]> {
    this.#takes += 1;
    const worker = `${this.#worker}/${this.#takes}`;
    const due = this.#database
      .selectFrom("job")
      .select("id")
      .where("due", "<=", now)
      .where(({ eb, or }) => or([eb("leased", "<=", now), eb("leased", ">", now + LONGEST)]))
      .where("kind", "in", kinds)
      .orderBy("due")
      .limit(most);
    const taken = await this.#database
      .updateTable("job")
      .set(({ eb }) => ({ leased: now + LEASE, worker, attempts: eb("attempts", "+", 1) }))
      .where("id", "in", due)
      // Another program may have taken it since: what it wrote is looked at again.
      .where(({ eb, or }) => or([eb("leased", "<=", now), eb("leased", ">", now + LONGEST)]))
      .returningAll()
      .execute();
    return taken.toSorted((one, other) => one.due - other.due);
  }

  /** It has been done. Nothing happens if it was made due again since it was taken, or taken once more. */
  async finish({ id, worker }: Taken): Promise<void> {
    await this.#database.deleteFrom("job").where("id", "=", id).where("worker", "=", worker).execute();
  }

  /** It could not be done now; it will be due again at this time. */
  async postpone({ id, worker }: Taken, due: number): Promise<void> {
    await this.#database
      .updateTable("job")
      .set({ due, leased: 0, worker: null })
      .where("id", "=", id)
      .where("worker", "=", worker)
      .execute();
  }

  /** When the next job falls due that somebody may take, in ms since 1970; undefined if there is none. @param kinds of these */
  async next(kinds: readonly string[]): Promise<number | undefined> {
    const row = await this.#database
      .selectFrom("job")
      .select(({ eb, fn }) =>
        fn
          .min<number | null>(
            eb.case().when("due", ">", eb.ref("leased")).then(eb.ref("due")).else(eb.ref("leased")).end(),
          )
          .as("due"),
      )
      .where("kind", "in", kinds)
      .executeTakeFirst();
    return row?.due ?? undefined;
  }
}
