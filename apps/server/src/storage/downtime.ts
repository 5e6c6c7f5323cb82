import type { Kysely } from "kysely";
import type { PauseRow, Tables } from "./tables.ts";

/** Ms between two beats of a server. */
export const BEAT = 5_000;
/** Ms without a beat after which no server was there. */
const GAP = 20_000;

/** When a server was there, of all that work on the same database. */
export class Downtime {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** A server is there. If none was for long, that time is written down, once however many begin at the same time. */
  async beat(now: number): Promise<void> {
    await this.#database.transaction().execute(async (write) => {
      const last = await write.selectFrom("alive").select("at").executeTakeFirst();
      if (last === undefined) {
        await write
          .insertInto("alive")
          .values({ id: 1, at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return;
      }
      const { numUpdatedRows } = await write
        .updateTable("alive")
        .set({ at: now })
        .where("at", "=", last.at)
        .executeTakeFirst();
      if (numUpdatedRows === 1n && now - last.at > GAP)
        await write.insertInto("pause").values({ since: last.at, until: now }).execute();
    });
  }

  /** When a server last said that it is there; undefined if none ever did. */
  async last(): Promise<number | undefined> {
    return (await this.#database.selectFrom("alive").select("at").executeTakeFirst())?.at;
  }

  /** The times since then in which no server was there, also the one that nobody has written down yet. */
  async since(time: number, now: number): Promise<readonly PauseRow[]> {
    const [rows, last] = await Promise.all([
      this.#database.selectFrom("pause").selectAll().where("until", ">", time).execute(),
      this.last(),
    ]);
    return last !== undefined && now - last > GAP ? [...rows, { since: last, until: now }] : rows;
  }
}
