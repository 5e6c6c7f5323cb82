import { fdatasync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { expect, it, vi } from "vitest";
import { openSqlite } from "../../../src/storage/sqlite/open-sqlite.ts";

const NAME = "test.db";

interface Notes {
  note: { readonly text: string };
}

async function notebook(flush?: typeof fdatasync) {
  const folder = mkdtempSync(join(tmpdir(), "stonebridge-sqlite-"));
  const database = new Kysely<Notes>({ dialect: openSqlite(folder, NAME, flush) });
  await database.schema.createTable("note").addColumn("text", "text").execute();
  const write = (text: string) => database.insertInto("note").values({ text }).execute();
  const read = async () => (await database.selectFrom("note").selectAll().execute()).map(({ text }) => text);
  return { folder, database, write, read };
}

it("says that something is written, and shows it, once the disk has it, and holds nobody up meanwhile", async () => {
  let isOnDisk = true;
  let letGo: () => void = () => undefined;
  const slow = ((file: number, done: (error: NodeJS.ErrnoException | null) => void) => {
    if (isOnDisk) return fdatasync(file, done);
    letGo = () => fdatasync(file, done);
  }) as typeof fdatasync;
  const { database, write, read } = await notebook(slow);
  await write("first");
  isOnDisk = false;
  const happened: string[] = [];
  const written = database.transaction().execute(async (transaction) => {
    await transaction.insertInto("note").values({ text: "second" }).execute();
    happened.push("done");
  });
  const noted = written.then(() => happened.push("written"));
  const seen = read().then((texts) => happened.push(`read ${texts.join()}`));
  await expect.poll(() => happened).toContain("done");
  await setTimeout(50);
  expect(happened).toEqual(["done"]);
  isOnDisk = true;
  letGo();
  await Promise.all([noted, seen]);
  expect(happened.toSorted()).toEqual(["done", "read first,second", "written"]);
  await database.destroy();
});

it("says nothing more, and takes nothing, once the disk has failed: what it holds is not known", async () => {
  let fails = false;
  const flush = ((file: number, done: (error: NodeJS.ErrnoException | null) => void) =>
    fails ? done(new Error("EIO")) : fdatasync(file, done)) as typeof fdatasync;
  const { database, write, read } = await notebook(flush);
  await write("first");
  fails = true;
  const second = database
    .transaction()
    .execute((transaction) => transaction.insertInto("note").values({ text: "second" }).execute());
  await expect(second).rejects.toThrow("The disk did not take what was written");
  fails = false;
  await expect(write("third")).rejects.toThrow("Start the server again");
  await expect(read()).rejects.toThrow("Start the server again");
  await database.destroy();
});

it("rolls back what fails in the midst of a transaction", async () => {
  const { database, write, read } = await notebook();
  await write("first");
  const failed = database.transaction().execute(async (transaction) => {
    await transaction.insertInto("note").values({ text: "second" }).execute();
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await read()).toEqual(["first"]);
  await database.destroy();
});

it("takes its journal in while it is written to, so that the journal begins anew, and has all when it is opened again", async () => {
  const { folder, database, write, read } = await notebook();
  const texts = Array.from({ length: 3_000 }, (_, at) => `${at} ${"x".repeat(1_000)}`);
  for (const text of texts.slice(0, 2_000)) await write(text);
  const journal = join(folder, `${NAME}-wal`);
  const frames = async () => {
    const { rows } = await sql<{ log: number }>`pragma wal_checkpoint(passive)`.execute(database);
    return rows[0].log;
  };
  // Each of them fills a page or two: had the journal not begun anew, it would hold them all.
  for (const text of texts.slice(2_000)) await write(text);
  await vi.waitFor(() => expect(statSync(join(folder, NAME)).size).toBeGreaterThan(1_000_000), 10_000);
  expect(await frames()).toBeLessThan(texts.length);
  expect(statSync(journal).size).toBeGreaterThan(0);
  expect(await read()).toEqual(texts);
  await database.destroy();
  const again = new Kysely<Notes>({ dialect: openSqlite(folder, NAME) });
  expect((await again.selectFrom("note").selectAll().execute()).map(({ text }) => text)).toEqual(texts);
  await again.destroy();
});
