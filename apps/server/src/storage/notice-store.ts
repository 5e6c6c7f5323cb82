import type { Kysely } from "kysely";
import type { ChannelKind, ChannelRow, NoticeRow, NoticeState, ReaderRow } from "./notice-tables.ts";
import { type NewJob, schedule } from "./schedule.ts";
import type { Tables } from "./tables.ts";

/** How often an address is asked in a day whether it is somebody's. */
const MOST_ASKED = 3;
const DAY = 24 * 60 * 60 * 1_000;

/** What names a notice of a channel. */
export type Matter = Pick<NoticeRow, "match" | "side" | "matter">;

/** Who is told when a game waits, where, and what was told already. Secrets come in as SHA-256, in hexadecimal digits. */
export class NoticeStore {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** How somebody wants to be told; undefined: he has not said. */
  reader(secret: string): Promise<ReaderRow | undefined> {
    return this.#database.selectFrom("reader").selectAll().where("secret", "=", secret).executeTakeFirst();
  }

  async keepReader(reader: ReaderRow): Promise<void> {
    const { secret: _, ...rest } = reader;
    await this.#database
      .insertInto("reader")
      .values(reader)
      .onConflict((conflict) => conflict.column("secret").doUpdateSet(rest))
      .execute();
  }

  /** Where a device is told. */
  channels(secret: string): Promise<readonly ChannelRow[]> {
    return this.#database.selectFrom("channel").selectAll().where("secret", "=", secret).execute();
  }

  channel(by: Partial<Pick<ChannelRow, "id" | "token">>): Promise<ChannelRow | undefined> {
    const [[column, value]] = Object.entries(by) as ["id" | "token", string][];
    return this.#database.selectFrom("channel").selectAll().where(column, "=", value).executeTakeFirst();
  }

  /** Tells a device here from now on, instead of where it was told before by this kind of channel. @param job due because of it */
  async open(channel: ChannelRow, job?: NewJob): Promise<void> {
    await this.#database.transaction().execute(async (write) => {
      await write.deleteFrom("channel").where("secret", "=", channel.secret).where("kind", "=", channel.kind).execute();
      await write.insertInto("channel").values(channel).execute();
      if (job) await schedule(write, job);
    });
  }

  /** @param from only if it is in this state. @returns whether it was */
  async change(
    id: string,
    to: Partial<Pick<ChannelRow, "state" | "problem" | "tries">>,
    from?: ChannelRow["state"],
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable("channel")
      .set(to)
      .where("id", "=", id)
      .$if(from !== undefined, (query) => query.where("state", "=", from ?? "works"))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Tells nobody here any more. */
  async close(by: { readonly id: string } | { readonly secret: string; readonly kind: ChannelKind }): Promise<void> {
    const all = this.#database.deleteFrom("channel");
    await (
      "id" in by ? all.where("id", "=", by.id) : all.where("secret", "=", by.secret).where("kind", "=", by.kind)
    ).execute();
  }

  /** The matches of which a device is told nothing. */
  async muted(secret: string): Promise<readonly string[]> {
    const rows = await this.#database.selectFrom("mute").select("match").where("secret", "=", secret).execute();
    return rows.map(({ match }) => match);
  }

  async mute(secret: string, match: string, isMuted: boolean): Promise<void> {
    if (isMuted)
      await this.#database
        .insertInto("mute")
        .values({ secret, match })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await this.#database.deleteFrom("mute").where("secret", "=", secret).where("match", "=", match).execute();
  }

  /** Up to which piece of news somebody who plays a seat has seen that something waits; undefined: of nothing. */
  async noticed(match: string, side: string): Promise<number | undefined> {
    const row = await this.#database
      .selectFrom("noticed")
      .select("number")
      .where("match", "=", match)
      .where("side", "=", side)
      .executeTakeFirst();
    return row?.number;
  }

  /** Somebody who plays a seat has seen what this piece of news says. */
  async notice(match: string, side: string, number: number): Promise<void> {
    await this.#database
      .insertInto("noticed")
      .values({ match, side, number })
      .onConflict((conflict) =>
        conflict.columns(["match", "side"]).doUpdateSet({ number }).where("noticed.number", "<", number),
      )
      .execute();
  }

  /**
   * Gathers something for all who want to be told of it, each address once, and lets it be sent.
   * @param letter what sends what was gathered for a channel
   */
  async gather(matter: Matter, at: number, letter: (channel: string) => NewJob): Promise<void> {
    await this.#database.transaction().execute(async (write) => {
      const channels = await write
        .selectFrom("channel")
        .innerJoin("holder", "holder.secret", "channel.secret")
        .where("holder.match", "=", matter.match)
        .where("holder.side", "=", matter.side)
        .where("state", "=", "works")
        .where(({ not, exists, selectFrom, ref }) =>
          not(
            exists(
              selectFrom("mute")
                .select("mute.match")
                .where("mute.secret", "=", ref("channel.secret"))
                .where("mute.match", "=", matter.match),
            ),
          ),
        )
        .select(["id", "kind", "address"])
        .orderBy("id")
        .execute();
      const addresses = new Map(channels.toReversed().map(({ id, kind, address }) => [`${kind} ${address}`, id]));
      for (const channel of addresses.values()) {
        const { numInsertedOrUpdatedRows } = await write
          .insertInto("notice")
          .values({ ...matter, channel, state: "gathered", at })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 1n) await schedule(write, letter(channel));
      }
    });
  }

  /** What was gathered for a channel, the oldest first. */
  gathered(channel: string): Promise<readonly NoticeRow[]> {
    return this.#database
      .selectFrom("notice")
      .selectAll()
      .where("channel", "=", channel)
      .where("state", "=", "gathered")
      .orderBy("at")
      .orderBy("matter")
      .execute();
  }

  /** Gives a notice another state, if it is in this one. @returns whether it was: of all who ask for it, one hears yes */
  async settle({ channel, match, side, matter }: NoticeRow, from: NoticeState, to: NoticeState): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable("notice")
      .set({ state: to })
      .where("channel", "=", channel)
      .where("match", "=", match)
      .where("side", "=", side)
      .where("matter", "=", matter)
      .where("state", "=", from)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Somebody wants to ask whether an address is somebody's. @param address SHA-256 of it. @returns whether he may */
  async mayAsk(address: string, now: number): Promise<boolean> {
    await this.#database
      .deleteFrom("asked")
      .where("at", "<", now - DAY)
      .execute();
    const { count } = await this.#database
      .selectFrom("asked")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("address", "=", address)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_ASKED) return false;
    await this.#database.insertInto("asked").values({ address, at: now }).execute();
    return true;
  }

  /** What all servers of the database share under this name. @param make makes it where there is none yet */
  async setting(name: string, make: () => string): Promise<string> {
    const read = () => this.#database.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
    const known = await read();
    if (known) return known.value;
    await this.#database
      .insertInto("setting")
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Another server may have been quicker.
    return (await read())?.value ?? "";
  }
}
