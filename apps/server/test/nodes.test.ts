import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Move, TakenSeat } from "@stonebridge/protocol";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Running, serve } from "../src/index.ts";
import { type Postgres, startPostgres } from "./storage/postgres.ts";
import { begun, posted, taken, Wire } from "./wire-client.ts";

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
});
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

/** What a seat was told of what was said. */
const linesOf = ({ heard }: Wire) => heard.flatMap((one) => (one.kind === "said" ? one.lines : []));

/** What it was told last of who is there. */
const companyOf = ({ heard }: Wire) => heard.findLast((one) => one.kind === "company")?.seats ?? {};

describe("two nodes on one database", () => {
  it("tell each other what was written", async () => {
    const [one, other] = await sitDown();
    await act(one);
    expect(await other.hear("news")).toMatchObject({ number: 1 });
    for (const wire of [one, other]) wire.close();
  });

  it("tell each other what is said, and who is there, reconnecting or away", async () => {
    const [one, other] = await sitDown();
    for (const wire of [one, other]) wire.send({ kind: "listen" });
    const isOther = (is: string) => expect.poll(() => Object.values(companyOf(one))[0]?.is).toBe(is);
    await isOther("here");
    other.send({ kind: "say", label: "a", phrase: "good-luck" });
    const line = { number: 1, by: expect.any(String), at: expect.any(Number), phrase: "good-luck" };
    await expect.poll(() => linesOf(one)).toEqual([line]);
    await expect.poll(() => linesOf(other)).toEqual([{ ...line, label: "a" }]);
    other.send({ kind: "attend", here: false });
    await isOther("away");
    other.send({ kind: "attend", here: true });
    await isOther("here");
    other.break();
    await isOther("reconnecting");
    expect(Object.values(companyOf(one))).toEqual([{ is: "reconnecting", since: expect.any(Number) }]);
    one.close();
  });

  it("end the connections of a device that was signed out on either", async () => {
    const { match, seats } = await begun(nodes[0].url);
    const [first, second] = await Promise.all(
      Object.values(seats).map((invitation, at) => taken(nodes[0].url, invitation, `Player ${at}`)),
    );
    const path = (what: string) => `/api/matches/${match}/${what}`;
    const by = { authorization: `Bearer ${first.secret}` };
    const { body } = await posted<Move>(nodes[0].url, path("move"), { side: first.side }, by);
    const lost = (await posted<Required<TakenSeat>>(nodes[1].url, "/api/seat", { move: body.move })).body;
    const wires = await Promise.all([lost, second].map(({ secret }) => new Wire(nodes[1].url, secret).opened()));
    await posted(nodes[0].url, path("sign-out"), { side: first.side }, by);
    expect(await wires[0].hear("closed")).toEqual({ kind: "closed", why: "signed-out" });
    wires[1].send({ kind: "open" });
    await wires[1].hear("whole");
    for (const wire of wires) wire.close();
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
    await expect.poll(() => linesOf(other)).toMatchObject([{ number: 1, text: "Your move." }]);
    for (const wire of [one, other]) wire.close();
    await admin.end();
  });
});
