import { type Kysely, sql } from "kysely";

/** Who is told when a game waits, where, and what was told already. */
export async function notices({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("reader")
    .addColumn("secret", "text", (column) => column.primaryKey())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("zone", "text", (column) => column.notNull())
    .addColumn("hour", "integer")
    .addColumn("quiet_from", "integer")
    .addColumn("quiet_until", "integer")
    .execute();
  await schema
    .createTable("channel")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("problem", "text")
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(sql`0`))
    .addUniqueConstraint("channel_kind", ["secret", "kind"])
    .execute();
  await schema
    .createTable("mute")
    .addColumn("match", "text", (column) => column.notNull().references("match.id").onDelete("cascade"))
    .addColumn("secret", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("mute_key", ["secret", "match"])
    .execute();
  await schema
    .createTable("notice")
    .addColumn("channel", "text", (column) => column.notNull().references("channel.id").onDelete("cascade"))
    .addColumn("match", "text", (column) => column.notNull())
    .addColumn("side", "text", (column) => column.notNull())
    .addColumn("matter", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("notice_key", ["channel", "match", "side", "matter"])
    .addForeignKeyConstraint("notice_seat", ["match", "side"], "seat", ["match", "side"], (of) =>
      of.onDelete("cascade"),
    )
    .execute();
  await schema
    .createTable("noticed")
    .addColumn("match", "text", (column) => column.notNull())
    .addColumn("side", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("noticed_key", ["match", "side"])
    .addForeignKeyConstraint("noticed_seat", ["match", "side"], "seat", ["match", "side"], (of) =>
      of.onDelete("cascade"),
    )
    .execute();
  await schema
    .createTable("asked")
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("asked_address").on("asked").column("address").execute();
  await schema
    .createTable("setting")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  // Each deed that makes a seat wait looks for who wants to be told.
  await schema.createIndex("holder_seat").on("holder").columns(["match", "side"]).execute();
}
