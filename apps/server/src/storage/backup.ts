import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { type BackupHead, BackupProblem, type BackupRow, readHead, readRows, writeBackup } from "./backup-file.ts";
import { DATABASE_FILE, openDatabase, type Place } from "./databases.ts";
import { BEAT, Downtime } from "./downtime.ts";
import { executed, isKnown, MIGRATION_TABLES, migrate } from "./migrations.ts";
import { inOneTransaction } from "./one-transaction.ts";
import type { Tables } from "./tables.ts";

/** Others point to what these hold: they are restored first, in this order. */
const FIRST: readonly string[] = ["match", "seat"];
/** A server that works on a database says so within this time, in ms; after an hour without a word nobody waits for one. */
const WATCHED = 2 * BEAT;
const LONG_GONE = 3_600_000;
/** How many rows are written by one statement: SQLite takes 32,766 values, PostgreSQL 65,535. */
const ROWS = 200;

/** A database of which only the names of tables are known. */
type AnyTables = Record<string, Record<string, unknown>>;

/**
 * Copies all that a database holds into a file, as it is at one moment; servers may go on writing. The same file can be restored
 * into either kind of database.
 * @returns how many matches there are
 */
export async function backUp(place: Place, file: string): Promise<number> {
  if ("folder" in place && !existsSync(join(place.folder, DATABASE_FILE)))
    throw new BackupProblem(`There are no games in the folder ${place.folder}. Name the folder that the server uses.`);
  return withDatabase(place, (database) => {
    const begun = database.transaction();
    // What a transaction of SQLite reads is of one moment anyway.
    const still = "url" in place ? begun.setIsolationLevel("repeatable read") : begun;
    return still.execute(async (read) => {
      const migrations = await executed(read);
      if (migrations.length === 0) throw new BackupProblem("There are no games in this database.");
      const head: BackupHead = { format: "stonebridge-backup", version: 1, migrations };
      await writeBackup(file, head, rowsOf(read as unknown as Transaction<AnyTables>));
      const { count } = await read
        .selectFrom("match")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  });
}

/** Match by match, so that no table has to fit into memory. */
async function* rowsOf(read: Transaction<AnyTables>): AsyncIterable<BackupRow> {
  const tables = await tablesOf(read);
  const ofMatches = tables.filter(({ columns }) => columns.includes("match")).map(({ name }) => name);
  for (const { name } of tables) {
    if (ofMatches.includes(name)) continue;
    for (const row of await read.selectFrom(name).selectAll().execute()) yield { table: name, row };
  }
  for (const { id } of await read.selectFrom("match").select("id").execute()) {
    for (const table of ofMatches)
      for (const row of await read.selectFrom(table).selectAll().where("match", "=", id).execute())
        yield { table, row };
  }
}

async function tablesOf(read: Kysely<AnyTables>) {
  const tables = (await read.introspection.getTables())
    .filter(({ name, isView }) => !isView && !MIGRATION_TABLES.includes(name))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
  const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return tables.toSorted((one, other) => rank(one.name) - rank(other.name));
}

/**
 * Puts what a backup holds into a database in which no games are.
 * @param overwrites games that are there are deleted first
 * @throws BackupProblem before anything is changed, if the file cannot be used, a server is running there, or there are games
 */
export async function restore(place: Place, file: string, overwrites: boolean): Promise<void> {
  const head = await readHead(file);
  if (!head.migrations.every(isKnown))
    throw new BackupProblem(`${file} was made by a newer version of Stonebridge. Restore it with that one.`);
  for await (const _ of readRows(file)) continue;
  if (await isServed(place)) throw new BackupProblem("A server works on these games. Stop it first.");
  if ("url" in place) await restoreServer(place, file, head, overwrites);
  else await restoreFolder(place.folder, file, head, overwrites);
}

/** A file is made anew beside the old one, and takes its place once it is complete. */
async function restoreFolder(folder: string, file: string, head: BackupHead, overwrites: boolean): Promise<void> {
  const old = join(folder, DATABASE_FILE);
  if (!overwrites && (await holdsGames({ folder }))) throw taken(`the folder ${folder}`);
  const fresh = join(folder, `restoring-${process.pid}`);
  await mkdir(fresh, { recursive: true });
  try {
    await withDatabase({ folder: fresh }, (database) => fill(database, file, head));
    const complete = join(fresh, "complete.db");
    await copyInto(fresh, complete);
    // What the old one has not taken in from its journal yet is no part of the new one.
    for (const journal of ["-wal", "-shm"]) await rm(`${old}${journal}`, { force: true });
    await rename(complete, old);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Copies a database, journal and all, into one file that no program has open, and lets the disk have it. */
async function copyInto(folder: string, file: string): Promise<void> {
  await withDatabase({ folder }, (database) => sql`vacuum into ${sql.lit(file)}`.execute(database));
  const copy = await open(file, "r+");
  try {
    await copy.sync();
  } finally {
    await copy.close();
  }
}

/** What is there stays until the last row of the new one is written. */
async function restoreServer(
  place: { url: string },
  file: string,
  head: BackupHead,
  overwrites: boolean,
): Promise<void> {
  if (!overwrites && (await holdsGames(place))) throw taken("this database");
  await inOneTransaction(place.url, async (database) => {
    const tables = await tablesOf(database as unknown as Kysely<AnyTables>);
    for (const name of [...tables.map((table) => table.name), ...MIGRATION_TABLES])
      await sql`drop table if exists ${sql.table(name)} cascade`.execute(database);
    await fill(database, file, head);
  });
}

/** An empty database is made as the one was that was backed up, filled, and brought up to date. */
async function fill(database: Kysely<Tables>, file: string, { migrations }: BackupHead): Promise<void> {
  await migrate(database, migrations.at(-1));
  await (database as unknown as Kysely<AnyTables>).transaction().execute(async (write) => {
    let table = "";
    let rows: Record<string, unknown>[] = [];
    const flush = async () => {
      if (rows.length > 0) await write.insertInto(table).values(rows).execute();
      rows = [];
    };
    for await (const one of readRows(file)) {
      if (one.table !== table || rows.length >= ROWS) await flush();
      ({ table } = one);
      rows.push(one.row);
    }
    await flush();
  });
  await migrate(database);
}

/** Whether a server works on a database: then it goes on saying that it is there. What it wrote while games are restored would be lost. */
async function isServed(place: Place): Promise<boolean> {
  return looking(place, "alive", async (database) => {
    const downtime = new Downtime(database);
    const last = await downtime.last();
    const begun = Date.now();
    if (last === undefined || begun - last > LONG_GONE) return false;
    while (Date.now() - begun < WATCHED) {
      await setTimeout(WATCHED / 20);
      if ((await downtime.last()) !== last) return true;
    }
    return false;
  });
}

const holdsGames = (place: Place): Promise<boolean> =>
  looking(place, "match", async (database) => {
    return (await database.selectFrom("match").select("id").limit(1).executeTakeFirst()) !== undefined;
  });

/** What is found in a database; false where it lacks a table, and nothing is made where there is no database. */
async function looking(
  place: Place,
  table: keyof Tables,
  find: (database: Kysely<Tables>) => Promise<boolean>,
): Promise<boolean> {
  if ("folder" in place && !existsSync(join(place.folder, DATABASE_FILE))) return false;
  return withDatabase(place, async (database) => {
    const tables = await tablesOf(database as unknown as Kysely<AnyTables>);
    return tables.some(({ name }) => name === table) && find(database);
  });
}

/** Opens a database and closes it again. */
async function withDatabase<T>(place: Place, work: (database: Kysely<Tables>) => Promise<T>): Promise<T> {
  const database = openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

const taken = (where: string): BackupProblem =>
  new BackupProblem(`There are games in ${where}. Restore elsewhere, or add --overwrite to delete them first.`);
