import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Running, serve } from "../src/index.ts";
import { openDatabase } from "../src/storage/databases.ts";
import { begun, taken, Wire } from "./wire-client.ts";

const client = mkdtempSync(join(tmpdir(), "stonebridge-rules-"));
const data = { folder: join(client, "data") };
let server: Running;

beforeAll(async () => {
  writeFileSync(join(client, "index.html"), "<!doctype html><title>Stonebridge</title>");
  server = await serve({ port: 0, host: "localhost", client, data });
});
afterAll(async () => {
  await server.close();
  rmSync(client, { recursive: true });
});

it("a match of other rules than this version has says so, and keeps its seats and their list", async () => {
  const { match, seats } = await begun(server.url);
  const [{ secret }] = await Promise.all(Object.values(seats).map((one) => taken(server.url, one, "Ann")));
  const database = openDatabase(data);
  const of = (ended: string | null) =>
    database.updateTable("match").set({ rules: "older", ended }).where("id", "=", match).execute();
  await of(null);

  const wire = await new Wire(server.url, secret).opened();
  wire.send({ kind: "open" });
  expect((await wire.hear("fault")).problem).toMatch(
    /^This match was begun under rules older .* Nothing of it is lost/,
  );
  // The line is still open.
  wire.send({ kind: "ask" });
  await wire.hear("fault", 1);
  wire.close();

  const mine = await fetch(`${server.url}/api/mine`, { headers: { authorization: `Bearer ${secret}` } });
  expect(await mine.json()).toMatchObject({ matches: [{ match, decides: false }] });
  await of(JSON.stringify({ over: true, winner: "union" }));
  const record = await fetch(`${server.url}/api/matches/${match}/record`);
  expect(record.status).toBe(409);
  expect(await record.json()).toMatchObject({ problem: expect.stringContaining("begun under rules older") as string });
  await database.destroy();
});

it("a match that ended under other rules still has its record, with the key of its dice", async () => {
  const { match, seats, commitment } = await begun(server.url);
  const [{ secret, side }] = await Promise.all(Object.values(seats).map((one) => taken(server.url, one, "Ann")));
  const wire = await new Wire(server.url, secret).opened();
  wire.send({ kind: "resign", label: "enough", after: 0 });
  expect(await wire.hear("answer")).toMatchObject({ result: "done" });
  wire.close();
  const recordOf = async () => (await fetch(`${server.url}/api/matches/${match}/record`)).json();
  const record: unknown = await recordOf();
  expect(record).toMatchObject({ resigned: side, dice: [{ commitment, key: expect.any(String) as string }] });

  const database = openDatabase(data);
  await database.updateTable("match").set({ rules: "older" }).where("id", "=", match).execute();
  await database.destroy();
  expect(await recordOf()).toEqual(record);
});
