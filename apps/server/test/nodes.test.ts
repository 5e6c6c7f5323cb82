import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Running, serve } from "../src/index.ts";
import { type Postgres, startPostgres } from "./storage/postgres.ts";
import { begun, taken, Wire } from "./wire-client.ts";

const client = mkdtempSync(join(tmpdir(), "stonebridge-nodes-"));
let postgres: Postgres;
let url: string;
let nodes: readonly Running[];

beforeAll(async () => {
  writeFileSync(join(client, "index.html"), "<!doctype html><title>Stonebridge</title>");
  postgres = await startPostgres();
  url = await postgres.database();
  const node = () => serve({ port: 0, host: "localhost", client, data: { url } });
  // Both find an empty database at the same time.
  nodes = await Promise.all([node(), node()]);
}, 60_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await postgres.stop();
  rmSync(client, { recursive: true });
});

/** Two seats of a new match, each on a node of its own, the one that decides first. */
async function sitDown(): Promise<readonly [Wire, Wire]> {
  const { seats } = await begun(nodes[0].url);
  const wires = await Promise.all(
    Object.values(seats).map(async (invitation, at) => {
      const { secret } = await taken(nodes[1 - at].url, invitation, `Player ${at}`);
      return new Wire(nodes[at].url, secret).opened();
    }),
  );
  for (const wire of wires) wire.send({ kind: "open" });
  const wholes = await Promise.all(wires.map((wire) => wire.hear("whole")));
  return wholes[0].decides ? [wires[0], wires[1]] : [wires[1], wires[0]];
}

async function act(wire: Wire): Promise<void> {
  wire.send({ kind: "ask" });
  const { number, decision } = await wire.hear("asked");
  wire.send({ kind: "act", label: "first", after: number, action: decision?.actions[0] });
  expect(await wire.hear("answer")).toMatchObject({ result: "done" });
}

describe("two nodes on one database", () => {
  it("tell each other what was written", async () => {
    const [one, other] = await sitDown();
    await act(one);
    expect(await other.hear("news")).toMatchObject({ number: 1 });
    for (const wire of [one, other]) wire.close();
  });

  it("tell each other what is said, and who is there, reconnecting or away", async () => {
    const [one, other] = await sitDown();
    const company = async (from: number) => Object.values((await one.hear("company", from)).seats)[0];
    one.send({ kind: "listen" });
    expect(await company(0)).toEqual({ is: "here" });
    other.send({ kind: "listen" });
    other.send({ kind: "say", label: "a", phrase: "good-luck" });
    expect((await one.hear("said")).lines).toEqual([
      { number: 1, by: expect.any(String), at: expect.any(Number), phrase: "good-luck" },
    ]);
    expect((await other.hear("said")).lines).toMatchObject([{ label: "a" }]);
    let from = one.heard.length;
    other.send({ kind: "attend", here: false });
    expect(await company(from)).toEqual({ is: "away", since: expect.any(Number) });
    from = one.heard.length;
    other.send({ kind: "attend", here: true });
    expect(await company(from)).toEqual({ is: "here" });
    from = one.heard.length;
    other.break();
    expect(await company(from)).toEqual({ is: "reconnecting", since: expect.any(Number) });
    one.close();
  });

  it("make up for hints that were lost", async () => {
    const [one, other] = await sitDown();
    for (const wire of [one, other]) wire.send({ kind: "listen" });
    await other.hear("kept");
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'");
    await act(one);
    one.send({ kind: "say", label: "a", text: " Your move. " });
    expect(await other.hear("news")).toMatchObject({ number: 1 });
    expect((await other.hear("said")).lines).toMatchObject([{ number: 1, text: "Your move." }]);
    for (const wire of [one, other]) wire.close();
    await admin.end();
  });
});
