import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Invitations, TakenSeat, ToSeat } from "@stonebridge/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type Running, serve } from "../src/index.ts";

const client = mkdtempSync(join(tmpdir(), "stonebridge-wire-"));
const data = { folder: join(client, "data") };
const MIXED = "00".repeat(16);
let server: Running;

beforeAll(async () => {
  mkdirSync(join(client, "assets"));
  writeFileSync(join(client, "index.html"), "<!doctype html><title>Stonebridge</title>");
  server = await serve({ port: 0, host: "localhost", client, data });
});
afterAll(async () => {
  await server.close();
  rmSync(client, { recursive: true });
});

async function post<T>(path: string, body: unknown): Promise<{ status: number; body: T }> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as T };
}

const begin = async (): Promise<Invitations> =>
  (await post<Invitations>("/api/matches", { game: "bull-run-1861", scenario: "historical" })).body;
const take = async (invitation: string, name: string): Promise<TakenSeat> =>
  (await post<TakenSeat>("/api/seat", { invitation, name, mixed: MIXED })).body;

/** A seat at the other end of a wire. */
class Wire {
  readonly #socket: WebSocket;
  readonly heard: ToSeat[] = [];

  constructor(secret: string) {
    const headers = { authorization: `Bearer ${secret}` };
    this.#socket = new WebSocket(`${server.url.replace("http", "ws")}/api/play`, { headers });
    this.#socket.on("message", (text: Buffer) => this.heard.push(JSON.parse(text.toString()) as ToSeat));
  }

  opened(): Promise<Wire> {
    return new Promise((resolve, reject) => {
      this.#socket.on("open", () => resolve(this));
      this.#socket.on("error", reject);
    });
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** The first message of a kind since a number of messages ago. */
  async hear<K extends ToSeat["kind"]>(kind: K, from = 0): Promise<Extract<ToSeat, { kind: K }>> {
    const isIt = (one: ToSeat): one is Extract<ToSeat, { kind: K }> => one.kind === kind;
    await expect.poll(() => this.heard.slice(from).some(isIt), { timeout: 10_000 }).toBe(true);
    return this.heard.slice(from).find(isIt) as Extract<ToSeat, { kind: K }>;
  }

  close(): void {
    this.#socket.close();
  }
}

describe("two apart", () => {
  it("tells both at once what one of them does, and goes on after a gap", async () => {
    const { seats } = await begin();
    const [north, south] = await Promise.all(Object.values(seats).map((one, at) => take(one, `Player ${at}`)));
    const wires = await Promise.all([north, south].map(({ secret }) => new Wire(secret).opened()));
    for (const wire of wires) wire.send({ kind: "open" });
    const wholes = await Promise.all(wires.map((wire) => wire.hear("whole")));
    expect(wholes.map(({ number }) => number)).toEqual([0, 0]);
    const acting = wholes.findIndex(({ decides }) => decides);
    const [wire, other] = [wires[acting], wires[1 - acting]];
    wire.send({ kind: "ask" });
    const { decision } = await wire.hear("asked");
    other.send({ kind: "ask" });
    expect(await other.hear("asked")).toEqual({ kind: "asked", number: 0 });
    wire.send({ kind: "act", label: "first", after: 0, action: decision?.actions[0] });
    expect(await wire.hear("answer")).toEqual({ kind: "answer", label: "first", result: "done" });
    expect(wire.heard.map(({ kind }) => kind)).toEqual(["whole", "asked", "news", "answer"]);
    expect(await other.hear("news")).toMatchObject({ number: 1 });
    wire.close();
    const again = await new Wire([north, south][acting].secret).opened();
    again.send({ kind: "open", after: 0 });
    expect(await again.hear("news")).toEqual(await wire.hear("news"));
    expect(again.heard.some(({ kind }) => kind === "whole")).toBe(false);
    again.send({ kind: "act", label: "late", after: 0, action: decision?.actions[0] });
    expect(await again.hear("answer")).toMatchObject({ result: "stale" });
    for (const one of [again, other]) one.close();
  });

  it("says what it cannot read, and goes on", async () => {
    const { seats } = await begin();
    const seat = await take(seats["north"], "Ann");
    const wire = await new Wire(seat.secret).opened();
    const bad = ["{", "[]", { kind: "dance" }, { kind: "act", label: "x", after: -1, action: { type: "pass" } }];
    for (const message of bad) wire.send(message);
    wire.send({ kind: "open" });
    await expect.poll(() => wire.heard.length, { timeout: 10_000 }).toBe(bad.length + 1);
    expect(wire.heard.every(({ kind }) => kind === "fault")).toBe(true);
    expect(wire.heard.at(-1)).toMatchObject({ problem: "The match has not begun: a seat is still free." });
    wire.close();
  });

  it.each(["", "ab", "0".repeat(64)])("lets nobody in by a secret that leads to no seat: %j", async (secret) => {
    await expect(new Wire(secret).opened()).rejects.toThrow("401");
  });

  it("says who sits where, and promises the key of the dice before anybody mixes something in", async () => {
    const { match, commitment, seats } = await begin();
    await take(seats["south"], "Ann");
    const info = async (id: string) => (await fetch(`${server.url}/api/matches/${id}`)).json();
    expect(await info(match)).toEqual({
      match,
      game: "bull-run-1861",
      commitment,
      seats: { north: null, south: "Ann" },
    });
    expect(await info("nowhere")).toEqual({ problem: expect.stringContaining("no such match") });
  });

  it("answers bad requests in a sentence", async () => {
    const problem = async (path: string, body: unknown) => {
      const answer = await post<{ problem: string }>(path, body);
      return [answer.status, answer.body.problem];
    };
    expect(await problem("/api/matches", { game: "chess", scenario: "x" })).toEqual([
      404,
      expect.stringContaining('no game "chess"'),
    ]);
    expect(await problem("/api/matches", { game: "bull-run-1861" })).toEqual([
      400,
      expect.stringContaining("scenario"),
    ]);
    expect(await problem("/api/matches", { game: "x".repeat(9_000), scenario: "x" })).toEqual([
      413,
      expect.any(String),
    ]);
    const nobody = { invitation: "0".repeat(64), name: "Ann", mixed: MIXED };
    expect(await problem("/api/seat", nobody)).toEqual([410, expect.stringContaining("no free seat")]);
    expect(await problem("/api/seat", { ...nobody, name: "  " })).toEqual([400, expect.stringContaining("name")]);
  });

  it("is open to any program: the example of the documentation plays both seats, until somebody gives up", async () => {
    const { seats } = await begin();
    const example = join(import.meta.dirname, "../../../docs/examples/take-a-seat.mjs");
    const north = await take(seats["north"], "Irvin");
    const said = output([example, server.url, seats["south"]]);
    const wire = await new Wire(north.secret).opened();
    await expect
      .poll(() => (wire.send({ kind: "open" }), wire.heard.some(({ kind }) => kind === "whole")), { timeout: 20_000 })
      .toBe(true);
    // Its own half is played by chance; what the example does is seen until it has acted often.
    const isNews = (one: ToSeat) => one.kind === "news";
    const others = () => wire.heard.filter((one) => isNews(one) && !("label" in one)).length;
    let acted = 0;
    while (others() < 20) {
      const from = wire.heard.length;
      wire.send({ kind: "ask" });
      const { number, decision } = await wire.hear("asked", from);
      const action = decision?.actions[acted % decision.actions.length];
      if (action) wire.send({ kind: "act", label: `${(acted += 1)}`, after: number, action });
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // The example may act between a question and its answer.
    let given = "stale";
    for (let tries = 0; given === "stale"; tries += 1) {
      const from = wire.heard.length;
      wire.send({ kind: "ask" });
      const { number } = await wire.hear("asked", from);
      wire.send({ kind: "resign", label: `enough ${tries}`, after: number });
      given = (await wire.hear("answer", from)).result;
    }
    expect(await said).toBe("south: the winner is south\n");
    wire.close();
  }, 60_000);
});

/** What a program of Node says, up to its end. */
function output(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    program.stdout.on("data", (text) => (said += text));
    program.on("error", reject);
    program.on("close", () => resolve(said));
  });
}
