import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { onlookers } from "./onlooker-migration.ts";
import { notices } from "./notice-migration.ts";
import { preludes } from "./prelude-migration.ts";
import { records } from "./record-migration.ts";
import type { Tables } from "./tables.ts";
import { talk } from "./talk-migration.ts";

/** By name, in order. One that has been released is never changed: what has to change is a new one at the end. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-matches": { up: matches },
  "002-scenarios": { up: scenarios },
  "003-holders": { up: holders },
  "004-rematches": { up: rematches },
  "005-clocks": { up: clocks },
  "006-preludes": { up: preludes },
  "007-talk": { up: talk },
  "008-onlookers": { up: onlookers },
  "009-notices": { up: notices },
  "010-records": { up: records },
};

/** The tables that say which of them were applied. */
const [APPLIED, LOCK] = ["migration", "migration_lock"];
export const MIGRATION_TABLES: readonly string[] = [APPLIED, LOCK];

/** Whether this program has a migration. */
export const isKnown = (name: string): boolean => name in MIGRATIONS;

/** The database was written by a newer version of this program. */
export class NewerDatabase extends Error {
  override readonly name = "NewerDatabase";
}

/**
 * Brings a database to the form that this program reads. Several programs may do so at once: one does it, the others wait.
 * @param last the last migration to apply: the newest unless a backup of an older version is restored
 * @throws NewerDatabase if it was written by a newer version
 */
export async function migrate(database: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    migrationTableName: APPLIED,
    migrationLockTableName: LOCK,
  });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error === undefined) return;
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new NewerDatabase(
      "The database was written by a newer version of Stonebridge. Start that version, or use another data folder.",
    );
  throw error;
}

/** The migrations that were applied to a database, in order; none if it is empty. */
export async function executed(database: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === APPLIED)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(APPLIED)} order by name`.execute(database);
  return rows.map(({ name }) => name);
}

async function matches({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("match")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("rules", "text", (column) => column.notNull())
    .addColumn("situation", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(sql`0`))
    .addColumn("created", "bigint", (column) => column.notNull())
    .addColumn("changed", "bigint", (column) => column.notNull())
    .addColumn("ended", "text")
    .execute();
  await schema
    .createTable("seat")
    .addColumn("match", "text", (column) => column.notNull().references("match.id").onDelete("cascade"))
    .addColumn("side", "text", (column) => column.notNull())
    .addColumn("invitation", "text", (column) => column.unique())
    .addColumn("bot", "text")
    .addColumn("name", "text")
    .addColumn("mixed", "text")
    .addPrimaryKeyConstraint("seat_key", ["match", "side"])
    .execute();
  await schema
    .createTable("device")
    .addColumn("secret", "text", (column) => column.primaryKey())
    .addColumn("match", "text", (column) => column.notNull())
    .addColumn("side", "text", (column) => column.notNull())
    .addColumn("created", "bigint", (column) => column.notNull())
    .addForeignKeyConstraint("device_seat", ["match", "side"], "seat", ["match", "side"], (of) =>
      of.onDelete("cascade"),
    )
    .execute();
  await schema
    .createTable("entry")
    .addColumn("match", "text", (column) => column.notNull().references("match.id").onDelete("cascade"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("side", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("entry_key", ["match", "number"])
    .addUniqueConstraint("entry_label", ["match", "side", "label"])
    .execute();
  await schema
    .createTable("news")
    .addColumn("match", "text", (column) => column.notNull().references("match.id").onDelete("cascade"))
    .addColumn("seat", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("step", "integer", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("news_key", ["match", "seat", "number"])
    .execute();
  await schema
    .createTable("job")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("due", "bigint", (column) => column.notNull())
    .addColumn("leased", "bigint", (column) => column.notNull().defaultTo(sql`0`))
    .addColumn("worker", "text")
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(sql`0`))
    .execute();
  await schema.createIndex("job_due").on("job").column("due").execute();
}

async function scenarios({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable("match")
    .addColumn("scenario", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // What a step is for a seat is known from the entries.
  await schema.alterTable("news").dropColumn("step").execute();
}

async function holders(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const ofSeat = (table: string) =>
    schema
      .createTable(table)
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("match", "text", (column) => column.notNull())
      .addColumn("side", "text", (column) => column.notNull())
      .addForeignKeyConstraint(`${table}_seat`, ["match", "side"], "seat", ["match", "side"], (of) =>
        of.onDelete("cascade"),
      );
  await ofSeat("holder")
    .addColumn("created", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("holder_key", ["secret", "match", "side"])
    .execute();
  await sql`insert into holder (secret, match, side, created) select secret, match, side, created from device`.execute(
    database,
  );
  await schema.dropTable("device").execute();
  await ofSeat("move")
    .addColumn("until", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("move_key", ["secret"])
    .execute();
}

async function rematches({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("match").addColumn("rematch", "text").execute();
}

async function clocks({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("match").addColumn("pace", "text").execute();
  await schema.alterTable("match").addColumn("began", "bigint").execute();
  await schema
    .createTable("alive")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("pause")
    .addColumn("since", "bigint", (column) => column.notNull())
    .addColumn("until", "bigint", (column) => column.notNull())
    .execute();
}
