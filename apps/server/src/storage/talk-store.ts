import type { Kysely } from "kysely";
import { appendLine, type Kept, type TooMuch } from "./numbered-lines.ts";
import type { DrawerRow, LineRow, Tables } from "./tables.ts";

/** What a seat keeps for itself before it has kept anything. */
const EMPTY: Pick<DrawerRow, "notes" | "read" | "muted"> = { notes: "", read: 0, muted: 0 };

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
  async say(line: Omit<LineRow, "number">, measure: Measure): Promise<Kept> {
    const { match, side, label } = line;
    return appendLine({
      isKept: () => this.#isKept(match, side, label),
      last: () => this.last(match),
      tooMuch: () => this.#tooMuch(line, measure),
      write: async (number) => {
        const { numInsertedOrUpdatedRows } = await this.#database
          .insertInto("line")
          .values({ ...line, number })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      },
    });
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

  async #tooMuch(
    { match, side, at }: Omit<LineRow, "number">,
    { lines, span, most }: Measure,
  ): Promise<TooMuch | undefined> {
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
    if (lately >= lines) return "fast";
    return all >= most ? "full" : undefined;
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
