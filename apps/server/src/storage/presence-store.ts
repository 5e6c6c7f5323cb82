import type { Kysely } from "kysely";
import type { PresenceRow, Tables } from "./tables.ts";

/** How long a node counts as alive after it has last said so, in ms. */
const LEASE = 30_000;
/** How long nodes are remembered that are gone, in ms: what they knew of who was there when is worth something until then. */
const REMEMBERED = 30 * 24 * 60 * 60 * 1_000;

/** What a node knows of a seat. */
export interface Known extends PresenceRow {
  /** Until when the node counts as alive. */
  readonly until: number;
}

/** Who is connected to which node. A node that dies says nothing more, and nobody is there by its word once its lease is over. */
export class PresenceStore {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** A node is alive. */
  async alive(node: string, now: number): Promise<void> {
    const until = now + LEASE;
    await this.#database
      .insertInto("node")
      .values({ id: node, until })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ until }))
      .execute();
  }

  /** Forgets nodes that have long been gone. */
  async forget(now: number): Promise<void> {
    await this.#database
      .deleteFrom("node")
      .where("until", "<", now - REMEMBERED)
      .execute();
  }

  /** A node knows something new of some seats. */
  async note(rows: readonly PresenceRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#database
      .insertInto("presence")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["match", "side", "node"])
          .doUpdateSet(({ ref }) => ({ state: ref("excluded.state"), since: ref("excluded.since") })),
      )
      .execute();
  }

  /** Whoever is there by one node's word needs no other that is gone. */
  async tidy(node: string, matches: readonly string[], now: number): Promise<void> {
    if (matches.length === 0) return;
    await this.#database
      .deleteFrom("presence")
      .where("match", "in", matches)
      .where("node", "!=", node)
      .where("node", "not in", (eb) => eb.selectFrom("node").select("id").where("until", ">", now))
      .where(({ exists, selectFrom, ref }) =>
        exists(
          selectFrom("presence as own")
            .select("own.node")
            .where("own.node", "=", node)
            .where("own.state", "=", "here")
            .where("own.match", "=", ref("presence.match"))
            .where("own.side", "=", ref("presence.side")),
        ),
      )
      .execute();
  }

  /** What all nodes know of the seats of some matches. */
  of(matches: readonly string[]): Promise<readonly Known[]> {
    return this.#database
      .selectFrom("presence")
      .leftJoin("node", "node.id", "presence.node")
      .where("match", "in", matches)
      .select(["match", "side", "node", "state", "since"])
      .select(({ fn, val }) => fn.coalesce("until", val(0)).as("until"))
      .execute();
  }
}
