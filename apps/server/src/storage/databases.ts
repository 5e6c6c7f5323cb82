import { resolve } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { openSqlite } from "./sqlite/open-sqlite.ts";
import type { Tables } from "./tables.ts";

/** Where games are kept: a folder of this machine (SQLite), or a PostgreSQL server. */
export type Place = { readonly folder: string } | { readonly url: string };

/**
 * Where a program keeps games: on the PostgreSQL server that the environment names (`DATABASE_URL`), else in a folder.
 * @param folder as somebody typed it
 */
export function placeOf(folder: string): Place {
  const url = process.env["DATABASE_URL"];
  return url === undefined || url === "" ? { folder: resolve(folder) } : { url };
}

/** The file that SQLite keeps in a folder. */
export const DATABASE_FILE = "stonebridge.db";
/** Connections to PostgreSQL that a node keeps open at most. */
const CONNECTIONS = 10;
/** The object id of 64-bit integers in PostgreSQL: times and counts, all of which a number holds. */
const INT8 = 20;

/**
 * Opens the database of a place, creating the file if there is none. What it says it has written lies on the disk.
 * A folder belongs to one program, PostgreSQL to any number of them.
 */
export function openDatabase(place: Place): Kysely<Tables> {
  return "url" in place ? postgres(place.url) : new Kysely({ dialect: openSqlite(place.folder, DATABASE_FILE) });
}

function postgres(url: string): Kysely<Tables> {
  return new Kysely({ dialect: new PostgresDialect({ pool: connections(url) }) });
}

/** Connections to a database of PostgreSQL. */
export function connections(url: string, settings: Pick<pg.PoolConfig, "max" | "idleTimeoutMillis"> = {}): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types, ...settings });
  // A connection that breaks while nobody uses it is replaced by the next query: a restart of the database stops no server.
  pool.on("error", () => undefined);
  // One that breaks while somebody uses it fails what he asks; unheard, it would end this program.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
