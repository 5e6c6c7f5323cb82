import type { Kysely } from "kysely";

/** The links by which others look on, how many do, and what they say to each other. */
export async function onlookers({ schema }: Kysely<unknown>): Promise<void> {
  const ofMatch = (table: string) =>
    schema
      .createTable(table)
      .addColumn("match", "text", (column) => column.notNull().references("match.id").onDelete("cascade"));
  await ofMatch("onlooking")
    .addColumn("link", "text", (column) => column.notNull().unique())
    .addColumn("delay", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("onlooking_key", ["match"])
    .execute();
  await ofMatch("onlooker_count")
    .addColumn("node", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("onlooker_count_key", ["match", "node"])
    .execute();
  await ofMatch("onlooker_line")
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("onlooker_line_key", ["match", "number"])
    .addUniqueConstraint("onlooker_line_label", ["match", "author", "label"])
    .execute();
}
