import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createApp } from "../src/index.ts";
import type { LogLevel } from "../src/logging.ts";
import { openDatabase } from "../src/storage/databases.ts";
import { openHints } from "../src/storage/hints.ts";
import { migrate } from "../src/storage/migrations.ts";
import { Store } from "../src/storage/store.ts";

const client = mkdtempSync(join(tmpdir(), "stonebridge-log-"));
writeFileSync(join(client, "index.html"), "<!doctype html><title>Stonebridge</title>");
afterAll(() => rmSync(client, { recursive: true }));

const SECRET = "5e".repeat(32);
const MATCH = SECRET.slice(32);

/** What is logged where a match is asked about, once as it should be and once while the database is gone. */
async function logged(level: LogLevel): Promise<readonly string[]> {
  const lines: string[] = [];
  const data = { folder: join(client, level) };
  const database = openDatabase(data);
  await migrate(database);
  const app = await createApp({
    client,
    matches: { store: new Store(database), hints: (heard) => openHints(data, heard) },
    log: { level, lines: { write: (line) => void lines.push(line) } },
  });
  const headers = { authorization: `Bearer ${SECRET}` };
  const ask = () => app.inject({ url: `/api/matches/${MATCH}?side=north`, headers });
  expect((await ask()).statusCode).toBe(404);
  await database.schema.dropTable("match").execute();
  expect((await ask()).statusCode).toBe(500);
  await app.close();
  await database.destroy();
  return lines;
}

it("logs what goes wrong, and each request if that is wanted, without what names a match or proves a seat", async () => {
  const lines = await logged("info");
  const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const request = { msg: "Answered", method: "GET", route: "/api/matches/:match" };
  expect(all.filter(({ msg }) => msg === "Answered")).toMatchObject([
    { ...request, level: "info", status: 404 },
    { ...request, level: "info", status: 500 },
  ]);
  expect(all.filter(({ level }) => level === "error")).toMatchObject([
    { time: expect.stringMatching(/^\d{4}-/) as string, err: { message: expect.stringContaining("no such table") } },
  ]);
  expect(lines.join("")).not.toContain(SECRET.slice(0, 8));
});

it("logs nothing of requests where only what goes wrong is wanted", async () => {
  const lines = await logged("warn");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0])).toMatchObject({ level: "error" });
});
