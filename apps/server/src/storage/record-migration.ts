import type { Kysely } from "kysely";

/** The records of matches that are over: by other rules than theirs they could not be made any more. */
export async function records({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("record")
    .addColumn("match", "text", (column) => column.primaryKey().references("match.id").onDelete("cascade"))
    .addColumn("body", "text", (column) => column.notNull())
    .execute();
}
