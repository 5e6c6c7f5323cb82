import type { Kysely } from "kysely";

/** What seats say to each other, what each keeps for itself, and who is connected to which node. */
export async function talk({ schema }: Kysely<unknown>): Promise<void> {
  const ofSeat = (table: string) =>
    schema
      .createTable(table)
      .addColumn("match", "text", (column) => column.notNull())
      .addColumn("side", "text", (column) => column.notNull())
      .addForeignKeyConstraint(`${table}_seat`, ["match", "side"], "seat", ["match", "side"], (of) =>
        of.onDelete("cascade"),
      );
  await ofSeat("line")
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("line_key", ["match", "number"])
    .addUniqueConstraint("line_label", ["match", "side", "label"])
    .execute();
  await ofSeat("drawer")
    .addColumn("notes", "text", (column) => column.notNull())
    .addColumn("read", "integer", (column) => column.notNull())
    .addColumn("muted", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("drawer_key", ["match", "side"])
    .execute();
  await schema
    .createTable("node")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("until", "bigint", (column) => column.notNull())
    .execute();
  await ofSeat("presence")
    .addColumn("node", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("since", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("presence_key", ["match", "side", "node"])
    .execute();
}
