import type { Kysely } from "kysely";

/** What was played of matches before they came to the server. */
export async function preludes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("prelude")
    .addColumn("match", "text", (column) => column.primaryKey().references("match.id").onDelete("cascade"))
    .addColumn("record", "text", (column) => column.notNull())
    .addColumn("steps", "integer", (column) => column.notNull())
    .execute();
}
