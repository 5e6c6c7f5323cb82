import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** A backup cannot be made, or not be used; the message says why and what to do. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
}

/** What a backup begins with. */
export interface BackupHead {
  readonly format: "stonebridge-backup";
  readonly version: 1;
  /** What the database was made by, in order. */
  readonly migrations: readonly string[];
}

/** A row of a table. */
export interface BackupRow {
  readonly table: string;
  readonly row: Record<string, unknown>;
}

/** What it ends with: how many rows there are. */
interface BackupEnd {
  readonly rows: number;
}

/** Writes a file as a whole or not at all: JSON, a row in a line, packed. @returns how many rows */
export async function writeBackup(file: string, head: BackupHead, rows: AsyncIterable<BackupRow>): Promise<number> {
  if (existsSync(file))
    throw new BackupProblem(`There is a file ${file} already. Give another name, or delete that one.`);
  let count = 0;
  const lines = async function* () {
    yield `${JSON.stringify(head)}\n`;
    for await (const row of rows) {
      count += 1;
      yield `${JSON.stringify(row)}\n`;
    }
    yield `${JSON.stringify({ rows: count } satisfies BackupEnd)}\n`;
  };
  const partial = `${file}.partial`;
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(partial));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return count;
}

/** Reads a file from its beginning. @throws BackupProblem if it is damaged, of a newer version, or no backup */
export async function readHead(file: string): Promise<BackupHead> {
  for await (const line of linesOf(file)) {
    const head = line as Partial<BackupHead>;
    if (head.format !== "stonebridge-backup" || !Array.isArray(head.migrations)) break;
    if (head.version !== 1)
      throw new BackupProblem(`${file} was made by a newer version of Stonebridge. Use that one.`);
    return head as BackupHead;
  }
  throw new BackupProblem(`${file} is no backup of Stonebridge.`);
}

/** The rows of a file. @throws BackupProblem at the end if some are missing */
export async function* readRows(file: string): AsyncIterable<BackupRow> {
  let count = -1;
  let end: number | undefined;
  for await (const line of linesOf(file)) {
    count += 1;
    if (count === 0) continue;
    const { table, row, rows } = line as Partial<BackupRow & BackupEnd>;
    if (rows === count - 1) end = rows;
    else if (table === undefined || row === undefined || end !== undefined) throw damaged(file);
    else yield { table, row };
  }
  if (end === undefined) throw damaged(file);
}

async function* linesOf(file: string): AsyncIterable<object> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  // What is wrong with one of them ends the lines too.
  source.on("error", (error) => unpacked.destroy(error));
  // Whoever has read enough is gone when a file that was cut short ends: `errored` tells those who read on.
  unpacked.on("error", () => source.destroy());
  source.pipe(unpacked);
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
      const value: unknown = JSON.parse(line);
      if (typeof value !== "object" || value === null) throw damaged(file);
      yield value;
    }
    if (unpacked.errored) throw unpacked.errored;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new BackupProblem(`There is no file ${file}.`);
    if (error instanceof BackupProblem || (code !== undefined && !code.startsWith("Z_"))) throw error;
    throw damaged(file);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

const damaged = (file: string): BackupProblem =>
  new BackupProblem(
    `${file} is damaged: a part of it is missing or was changed. Nothing was restored; use another backup.`,
  );
