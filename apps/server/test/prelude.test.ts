import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type GameRecord, keyedSource, Match, readRecord, unprovenDice, verify } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import type { Invitations, MatchInfo } from "@stonebridge/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diceCrypto } from "../src/matches/dice-crypto.ts";
import { readPrelude, Unfit } from "../src/prelude/prelude.ts";
import { Reading } from "../src/prelude/reading.ts";
import { type Running, serve } from "../src/index.ts";
import { MIXED, posted, taken, Wire } from "./wire-client.ts";

const game = bullRun1861.open(bullRun1861.situation("historical"));

/** A game of one device, after so many steps, some of which rolled dice. */
function played(steps: number): GameRecord {
  const dice = keyedSource(diceCrypto, new Uint8Array(32).fill(7));
  const match = Match.begin(game, { dice, players: { north: { name: "Ann" } }, notes: { date: "today" } });
  while (match.steps.length < steps) {
    const { decision } = match;
    if (decision.over) break;
    match.act(decision.sides[0], decision.actions[(match.steps.length * 7) % decision.actions.length]);
  }
  return match.record({ key: true });
}

const record = played(60);
const read = (of: unknown) => readPrelude(JSON.stringify(of));

describe("a game that was begun elsewhere", () => {
  it("is kept without the key of its dice, which are unproven, and without what was noted at it", async () => {
    const prelude = await read(record);
    expect(prelude).toMatchObject({ game: "bull-run-1861", rules: bullRun1861.rulesVersion, steps: 60 });
    const kept = readRecord(JSON.parse(prelude.record));
    expect([kept.players, kept.notes, kept.dice.map((one) => "key" in one)]).toEqual([undefined, undefined, [false]]);
    expect(unprovenDice(kept, diceCrypto).map(({ why }) => why)).toEqual(["no-key"]);
  });

  it("is refused where it does not follow from the rules, has other rules, or is over", async () => {
    const { steps } = record;
    const [last] = steps.slice(-1);
    const [other] = game.sides.filter((side) => side !== last.side);
    for (const bad of [
      { ...record, steps: [...steps.slice(0, -1), { ...last, side: other }] },
      { ...record, rulesVersion: "0.0" },
      { ...record, game: "chess" },
      { ...record, resigned: "north", outcome: { winner: "south", about: {} } },
      [1],
    ])
      await expect(read(bad)).rejects.toThrow(Unfit);
    await expect(readPrelude("{")).rejects.toThrow(Unfit);
  });

  it("holds nobody up that takes too long to read, or too much memory", async () => {
    const limits = { threads: 1, memory: 20, patience: 500 };
    const slow = new Reading(limits, () => new Worker("setInterval(() => {}, 1000)", { eval: true }));
    const first = slow.read("{}");
    await expect(slow.read("{}")).rejects.toThrow("reading another game");
    await expect(first).rejects.toThrow("too much time or memory");
    const resourceLimits = { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 4 };
    const bomb = "const all = []; for (;;) all.push(new Array(1e5).fill(1.5))";
    const full = new Reading({ ...limits, patience: 20_000 }, () => new Worker(bomb, { eval: true, resourceLimits }));
    await expect(full.read("{}")).rejects.toThrow("too much time or memory");
  });
});

describe("a game taken online", () => {
  const client = mkdtempSync(join(tmpdir(), "stonebridge-prelude-"));
  let server: Running;
  beforeAll(async () => {
    writeFileSync(join(client, "index.html"), "<!doctype html><title>Stonebridge</title>");
    server = await serve({ port: 0, host: "localhost", client, data: { folder: join(client, "data") } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(client, { recursive: true });
  });

  it("goes on where it stood, with dice of the server, and nothing before it is told or taken back", async () => {
    const seat = { side: "north", name: "Ann", mixed: MIXED };
    const take = (text: string) =>
      posted<Required<Invitations> & { problem?: string }>(server.url, "/api/records", {
        record: text,
        scenario: "historical",
        seat,
        pace: { kind: "live", bank: 600, increment: 10 },
      });
    expect((await take("{}")).body.problem).toContain("cannot be taken online");
    const { status, body } = await take(JSON.stringify(record));
    expect([status, body.side, Object.keys(body.seats)]).toEqual([201, "north", ["south"]]);
    const info = (await (await fetch(`${server.url}/api/matches/${body.match}`)).json()) as MatchInfo;
    expect(info).toMatchObject({ before: 60, scenario: "historical", situation: record.situation });
    expect(info.pace).toEqual({ kind: "live", bank: 600, increment: 10 });
    const { secret } = await taken(server.url, body.seats["south"], "Ben");
    const wires = await Promise.all([body.secret, secret].map((one) => new Wire(server.url, one).opened()));
    for (const wire of wires) wire.send({ kind: "open", history: true });
    const histories = await Promise.all(wires.map((wire) => wire.hear("history")));
    const at = histories.findIndex(({ decides }) => decides);
    expect(histories[at]).toMatchObject({ number: 0, news: [], first: { events: [] }, undo: { to: 0 } });
    expect(histories.map(({ terms }) => Object.values(terms?.clocks ?? {}).filter(({ runs }) => runs).length)).toEqual([
      1, 1,
    ]);
    const [wire, other] = [wires[at], wires[1 - at]];
    wire.send({ kind: "undo", label: "back", after: 0, to: 0 });
    expect(await wire.hear("answer")).toMatchObject({ result: "impossible" });
    wire.send({ kind: "ask" });
    const { decision } = await wire.hear("asked");
    const from = wire.heard.length;
    wire.send({ kind: "act", label: "on", after: 0, action: decision?.actions[0] });
    expect(await wire.hear("answer", from)).toMatchObject({ result: "done" });
    expect(await other.hear("news")).toMatchObject({ number: 1 });
    other.send({ kind: "resign", label: "enough", after: 1 });
    expect(await other.hear("answer")).toMatchObject({ result: "done" });
    const whole = readRecord(await (await fetch(`${server.url}/api/matches/${body.match}/record`)).json());
    expect([whole.steps.length, whole.dice.map(({ from: first }) => first)]).toEqual([61, [0, 61]]);
    const verdict = verify(game, whole, diceCrypto);
    expect(verdict).toMatchObject({ ok: true, unproven: [{ from: 0, to: 60, why: "no-key" }] });
    for (const one of wires) one.close();
  });
});
