import type { Kysely } from "kysely";
import { appendLine, type Kept, type TooMuch } from "./numbered-lines.ts";
import type { OnlookerLineRow, OnlookingRow, Tables } from "./tables.ts";

/** How much those who look on may say. */
export interface OnlookersMeasure {
  /** Lines of one of them, and of all of a match, in a span of time, in ms. */
  readonly own: number;
  readonly all: number;
  readonly span: number;
  /** Lines of a match in all. */
  readonly most: number;
}

/** The links by which others look on at matches, how many do, and what they say to each other. */
export class OnlookerStore {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** Opens a match to those who get this link; the link before leads nowhere any more. */
  async open(link: OnlookingRow): Promise<void> {
    const { match: _, ...rest } = link;
    await this.#database
      .insertInto("onlooking")
      .values(link)
      .onConflict((conflict) => conflict.column("match").doUpdateSet(rest))
      .execute();
  }

  /** Nobody may look on any more. @returns whether anybody might */
  async close(match: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom("onlooking")
      .where("match", "=", match)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  /** The link of a match; undefined if nobody may look on. */
  of(match: string): Promise<OnlookingRow | undefined> {
    return this.#database.selectFrom("onlooking").selectAll().where("match", "=", match).executeTakeFirst();
  }

  /** The same, by SHA-256 of the link. */
  by(link: string): Promise<OnlookingRow | undefined> {
    return this.#database.selectFrom("onlooking").selectAll().where("link", "=", link).executeTakeFirst();
  }

  /** How many look on at a match by the word of a node. */
  async count(match: string, node: string, count: number): Promise<void> {
    if (count === 0) {
      await this.#database.deleteFrom("onlooker_count").where("match", "=", match).where("node", "=", node).execute();
      return;
    }
    await this.#database
      .insertInto("onlooker_count")
      .values({ match, node, count })
      .onConflict((conflict) => conflict.columns(["match", "node"]).doUpdateSet({ count }))
      .execute();
  }

  /** Those who look on at some matches, by the word of all nodes that live; matches that nobody may look on at are left out. */
  async openTo(
    matches: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, { readonly delay: number; readonly count: number }>> {
    const rows = await this.#database
      .selectFrom("onlooking")
      .where("onlooking.match", "in", matches)
      .select(["onlooking.match", "delay"])
      .select(({ selectFrom }) =>
        selectFrom("onlooker_count")
          .innerJoin("node", "node.id", "onlooker_count.node")
          .whereRef("onlooker_count.match", "=", "onlooking.match")
          .where("node.until", ">", now)
          .select(({ fn, val }) => fn.coalesce(fn.sum<number>("count"), val(0)).as("count"))
          .as("count"),
      )
      .execute();
    return new Map(rows.map(({ match, delay, count }) => [match, { delay, count: Number(count) }]));
  }

  /** Appends a line, unless its author or all together have said too much. */
  async say(line: Omit<OnlookerLineRow, "number">, measure: OnlookersMeasure): Promise<Kept> {
    const { match, author, label } = line;
    return appendLine({
      isKept: () => this.#isKept(match, author, label),
      last: () => this.#last(match),
      tooMuch: (last) => this.#tooMuch(line, last, measure),
      write: async (number) => {
        const { numInsertedOrUpdatedRows } = await this.#database
          .insertInto("onlooker_line")
          .values({ ...line, number })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      },
    });
  }

  /** What was said in a match after a line, in order: the last of it, where that is more than `most`. */
  async lines(match: string, after: number, most: number): Promise<readonly OnlookerLineRow[]> {
    const rows = await this.#database
      .selectFrom("onlooker_line")
      .selectAll()
      .where("match", "=", match)
      .where("number", ">", after)
      .orderBy("number", "desc")
      .limit(most)
      .execute();
    return rows.toReversed();
  }

  async #last(match: string): Promise<number> {
    const { last } = await this.#database
      .selectFrom("onlooker_line")
      .where("match", "=", match)
      .select(({ fn }) => fn.max<number | null>("number").as("last"))
      .executeTakeFirstOrThrow();
    return last ?? 0;
  }

  async #tooMuch(
    { match, author, at }: Omit<OnlookerLineRow, "number">,
    last: number,
    { own, all, span, most }: OnlookersMeasure,
  ): Promise<TooMuch | undefined> {
    if (last >= most) return "full";
    const lately = await this.#lately(match, at - span);
    const tooFast = lately.length >= all || lately.filter((by) => by === author).length >= own;
    return tooFast ? "fast" : undefined;
  }

  /** Who has said something since, once for each line. */
  async #lately(match: string, since: number): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom("onlooker_line")
      .where("match", "=", match)
      .where("at", ">", since)
      .select("author")
      .execute();
    return rows.map(({ author }) => author);
  }

  async #isKept(match: string, author: string, label: string): Promise<boolean> {
    const found = await this.#database
      .selectFrom("onlooker_line")
      .select("number")
      .where("match", "=", match)
      .where("author", "=", author)
      .where("label", "=", label)
      .executeTakeFirst();
    return found !== undefined;
  }
}
