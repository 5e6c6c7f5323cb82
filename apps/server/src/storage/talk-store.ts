import type { Kysely } from "kysely";
import type { DrawerRow, LineRow, Tables } from "./tables.ts";

/** What a seat keeps for itself before it has kept anything. */
const EMPTY: Pick<DrawerRow, "notes" | "read" | "muted"> = { notes: "", read: 0, muted: 0 };

/** How often a line is numbered anew where others write at the same time. */
const TRIES = 20;

/** What became of a line: it is on the disk, or it was there already, or its author has said too much: within a while, or in all. */
export type Kept = "kept" | "repeated" | "too-fast" | "full";

/** How much a seat may say. */
export interface Measure {
  /** Lines in a span of time, in ms. */
  readonly lines: number;
  readonly span: number;
  /** Lines in all. */
  readonly most: number;
}

/** What seats say to each other, and what each keeps for itself. */
export class TalkStore {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** Appends a line, unless its author has said too much. */
  async say(line: Omit<LineRow, "number">, { lines, span, most }: Measure): Promise<Kept> {
    const { match, side, label, at } = line;
    if (await this.#isKept(match, side, label)) return "repeated";
    const { all, lately } = await this.#database
      .selectFrom("line")
      .where("match", "=", match)
      .where("side", "=", side)
      .select(({ fn, eb }) => [
        fn.countAll<number>().as("all"),
        fn
          .count<number>(
            eb
              .case()
              .when("at", ">", at - span)
              .then(1)
              .end(),
          )
          .as("lately"),
      ])
      .executeTakeFirstOrThrow();
    if (lately >= lines) return "too-fast";
    if (all >= most) return "full";
    for (let tries = 0; tries < TRIES; tries += 1) {
      const number = (await this.last(match)) + 1;
      const { numInsertedOrUpdatedRows } = await this.#database
        .insertInto("line")
        .values({ ...line, number })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) return "kept";
      // Somebody else has taken the number, or its author the label.
      if (await this.#isKept(match, side, label)) return "repeated";
    }
    return "too-fast";
  }

  /** The number of the last line of a match; 0 before the first. */
  async last(match: string): Promise<number> {
    return (await this.lasts([match])).get(match) ?? 0;
  }

  /** The numbers of the last lines of some matches; those without any are left out. */
  async lasts(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#database
      .selectFrom("line")
      .where("match", "in", matches)
      .groupBy("match")
      .select(({ fn }) => ["match", fn.max("number").as("last")])
      .execute();
    return new Map(rows.map(({ match, last }) => [match, last]));
  }

  /** What was said in a match after a line, in order: the last of it, where that is more than `most`. */
  async lines(match: string, after: number, most: number): Promise<readonly LineRow[]> {
    const rows = await this.#database
      .selectFrom("line")
      .selectAll()
      .where("match", "=", match)
      .where("number", ">", after)
      .orderBy("number", "desc")
      .limit(most)
      .execute();
    return rows.toReversed();
  }

  /** What a seat keeps for itself. */
  async drawer(match: string, side: string): Promise<DrawerRow> {
    const row = await this.#database
      .selectFrom("drawer")
      .selectAll()
      .where("match", "=", match)
      .where("side", "=", side)
      .executeTakeFirst();
    return row ?? { match, side, ...EMPTY };
  }

  /** Keeps something for a seat; what is left out stays as it is, and what was read stays read. */
  async keep(match: string, side: string, { read, ...changed }: Partial<typeof EMPTY>): Promise<void> {
    await this.#database
      .insertInto("drawer")
      .values({ match, side, ...EMPTY, ...changed, read: read ?? 0 })
      .onConflict((conflict) =>
        conflict.columns(["match", "side"]).doUpdateSet(({ eb, ref }) => ({
          ...changed,
          read: eb
            .case()
            .when("drawer.read", "<", read ?? 0)
            .then(read ?? 0)
            .else(ref("drawer.read"))
            .end(),
        })),
      )
      .execute();
  }

  async #isKept(match: string, side: string, label: string): Promise<boolean> {
    const found = await this.#database
      .selectFrom("line")
      .select("number")
      .where("match", "=", match)
      .where("side", "=", side)
      .where("label", "=", label)
      .executeTakeFirst();
    return found !== undefined;
  }
}
