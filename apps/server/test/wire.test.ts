import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import type { ToSeat } from "@stonebridge/protocol";
import { Ajv } from "ajv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Running, serve } from "../src/index.ts";
import { openDatabase } from "../src/storage/databases.ts";
import { begun, MIXED, posted, taken, Wire } from "./wire-client.ts";

const client = mkdtempSync(join(tmpdir(), "stonebridge-wire-"));
const data = { folder: join(client, "data") };
/** Nobody takes its mails. */
const notices = {
  site: "https://games.example.org",
  webhooks: "any",
  mail: { url: "smtp://127.0.0.1:9", from: "bridge@example.org" },
} as const;
let server: Running;

beforeAll(async () => {
  mkdirSync(join(client, "assets"));
  writeFileSync(join(client, "index.html"), "<!doctype html><title>Stonebridge</title>");
  server = await serve({ port: 0, host: "localhost", client, data, notices });
});
afterAll(async () => {
  await server.close();
  rmSync(client, { recursive: true });
});

/** As far as it is looked at here. */
interface OpenApi {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const post = <T>(path: string, body: unknown) => posted<T>(server.url, path, body);
const begin = () => begun(server.url);
const take = (invitation: string, name: string) => taken(server.url, invitation, name);
const wireOf = (secret: string) => new Wire(server.url, secret).opened();

describe("the description of requests", () => {
  it("has every request that the page for programmers tells of, and no other, and what a seat sends and is sent", async () => {
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const page = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
    const told = [...page.matchAll(/`(GET|POST|PUT|DELETE) (\/api\/[^`]*)`/g)].map(
      ([, method, path]) => `${method} ${path.replaceAll(/<(\w+)>/g, "{$1}")}`,
    );
    // It does not describe itself, and a socket is no request.
    const requests = new Set(told.filter((request) => request !== "GET /api/openapi.json"));
    expect(described.filter((one) => !/\/api\/(play|look)$/.test(one)).toSorted()).toEqual([...requests].toSorted());
    const fits = (name: string, message: object) => new Ajv().compile(document.components.schemas[name])(message);
    expect(fits("FromSeat", { kind: "act", label: "a", after: 0, action: { type: "pass" } })).toBe(true);
    expect(fits("FromSeat", { kind: "act", label: "a", action: { type: "pass" } })).toBe(false);
    expect(fits("TalkFromSeat", { kind: "listen" })).toBe(true);
    expect(fits("ToSeat", { kind: "answer", label: "a", result: "done" })).toBe(true);
    expect(fits("ToSeat", { kind: "answer", label: "a", result: "done", of: "the other side" })).toBe(false);
  });
});

describe("two apart", () => {
  it("tells both at once what one of them does, and goes on after a gap", async () => {
    const { seats } = await begin();
    const [north, south] = await Promise.all(Object.values(seats).map((one, at) => take(one, `Player ${at}`)));
    const wires = await Promise.all([north, south].map(({ secret }) => wireOf(secret)));
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
    const again = await wireOf([north, south][acting].secret);
    again.send({ kind: "open", after: 0 });
    expect(await again.hear("news")).toEqual(await wire.hear("news"));
    expect(again.heard.some(({ kind }) => kind === "whole")).toBe(false);
    again.send({ kind: "open", history: true });
    const history = await again.hear("history");
    expect(history).toMatchObject({ number: 1, first: { view: wholes[acting].view } });
    expect(history.news.map(({ number, by }) => [number, by])).toEqual([[1, [north, south][acting].side]]);
    again.send({ kind: "act", label: "late", after: 0, action: decision?.actions[0] });
    expect(await again.hear("answer")).toMatchObject({ result: "stale" });
    for (const one of [again, other]) one.close();
  });

  it("keeps for a seat what only it is told, on each of its devices, and lets nobody say more than he may", async () => {
    const { seats } = await begin();
    const [north, south] = await Promise.all(Object.values(seats).map((one, at) => take(one, `Player ${at}`)));
    const [first, second, other] = await Promise.all([north, north, south].map(({ secret }) => wireOf(secret)));
    for (const wire of [first, second, other]) wire.send({ kind: "listen" });
    await Promise.all([first, second, other].map((wire) => wire.hear("kept")));
    const from = second.heard.length;
    first.send({ kind: "keep", label: "a", notes: "Evans is alone." });
    expect(await second.hear("kept", from)).toEqual({ kind: "kept", notes: "Evans is alone.", read: 0, muted: false });
    first.send({ kind: "keep", label: "b", read: 3, muted: true });
    expect(await first.hear("answer")).toEqual({ kind: "answer", label: "a", result: "done" });
    for (let said = 0; said < 21; said += 1) first.send({ kind: "say", label: `${said}`, text: `${said}` });
    first.send({ kind: "say", label: "long", text: "x".repeat(501) });
    await first.hear("fault");
    expect(first.heard.filter((one) => one.kind === "answer").at(-1)).toMatchObject({
      label: "20",
      result: "impossible",
      problem: expect.stringContaining("Wait a moment"),
    });
    const lines = () => other.heard.flatMap((one) => (one.kind === "said" ? one.lines : []));
    await expect.poll(() => lines().length).toBe(20);
    expect(lines().at(-1)).toEqual({ number: 20, by: north.side, at: expect.any(Number), text: "19" });
    expect(other.heard.filter(({ kind }) => kind === "kept")).toEqual([
      { kind: "kept", notes: "", read: 0, muted: false },
    ]);
    for (const wire of [first, second, other]) wire.close();
  });

  it("says what it cannot read, and goes on", async () => {
    const { seats } = await begin();
    const seat = await take(seats["north"], "Ann");
    const wire = await wireOf(seat.secret);
    const bad = ["{", "[]", { kind: "dance" }, { kind: "act", label: "x", after: -1, action: { type: "pass" } }];
    for (const message of bad) wire.send(message);
    wire.send({ kind: "open" });
    await expect.poll(() => wire.heard.length).toBe(bad.length + 1);
    expect(wire.heard.every(({ kind }) => kind === "fault")).toBe(true);
    expect(wire.heard.at(-1)).toMatchObject({ problem: "The match has not begun: a seat is still free." });
    wire.close();
  });

  it.each(["", "ab", "0".repeat(64)])("lets nobody in by a secret that leads to no seat: %j", async (secret) => {
    await expect(wireOf(secret)).rejects.toThrow("401");
  });

  it("says who sits where, and promises the key of the dice before anybody mixes something in", async () => {
    const { match, commitment, seats } = await begin();
    await take(seats["south"], "Ann");
    const info = async (id: string) => (await fetch(`${server.url}/api/matches/${id}`)).json();
    expect(await info(match)).toEqual({
      match,
      game: "bull-run-1861",
      rules: bullRun1861.rulesVersion,
      scenario: "historical",
      situation: bullRun1861.situation("historical"),
      commitment,
      created: expect.any(Number),
      ended: null,
      pace: null,
      before: 0,
      seats: { north: { name: null, bot: null }, south: { name: "Ann", bot: null } },
    });
    expect(await info("nowhere")).toEqual({ problem: expect.stringContaining("no such match"), code: "no-match" });
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
    const example = join(import.meta.dirname, "../../../examples/take-a-seat.mjs");
    const north = await take(seats["north"], "Irvin");
    const said = output([example, server.url, seats["south"]]);
    const wire = await wireOf(north.secret);
    await expect.poll(() => (wire.send({ kind: "open" }), wire.heard.some(({ kind }) => kind === "whole"))).toBe(true);
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
      // No more messages than the server takes from a seat.
      await new Promise((resolve) => setTimeout(resolve, 50));
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
  });
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

describe("a device that wants to be told when a game waits", () => {
  it("says how, and ends it with one press in any mail program; nobody else may", async () => {
    const { seats } = await begin();
    const [north] = await Promise.all(Object.values(seats).map((one, at) => take(one, `Player ${at}`)));
    const own = { authorization: `Bearer ${north.secret}`, "content-type": "application/json" };
    const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = own) => {
      const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
      const { "content-type": type, ...rest } = headers;
      const typed = body === undefined || type === undefined ? rest : headers;
      const response = await fetch(`${server.url}/api/notices${path}`, { method, headers: typed, ...sent });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const before = await ask("GET", "");
    expect(before.body).toMatchObject({ can: { mail: true, webhook: true }, channels: [], muted: [] });
    expect((before.body["can"] as { push: string }).push).toMatch(/^[\w-]{87}$/);
    const wishes = { language: "fr", zone: "Europe/Paris", hour: 18, quiet: { from: 22, until: 7 } };
    expect((await ask("PUT", "", wishes)).body["wishes"]).toEqual(wishes);
    const plain = { language: "en", zone: "UTC" };
    expect((await ask("PUT", "", plain)).body["wishes"]).toEqual(plain);
    expect((await ask("PUT", "", { ...plain, hour: 0 })).body["wishes"]).toEqual({ ...plain, hour: 0 });
    expect(await ask("PUT", "", { ...wishes, zone: "Mars" })).toMatchObject({ status: 409 });
    expect(await ask("PUT", "", { ...wishes, hour: 24 })).toMatchObject({ status: 400 });
    expect((await ask("POST", "/mute", { match: north.match, muted: true })).body["muted"]).toEqual([north.match]);
    expect(await ask("POST", "/mail", { address: "ann" })).toMatchObject({ status: 400 });
    expect(
      await ask("POST", "/mail", { address: "ann@example.org" }, { "content-type": "application/json" }),
    ).toMatchObject({
      status: 403,
    });
    const mail = { kind: "mail", address: "ann@example.org", state: "unconfirmed" };
    expect((await ask("POST", "/mail", { address: "ann@example.org" })).body["channels"]).toEqual([mail]);
    expect(await ask("POST", "/webhook", { address: "http://127.0.0.1:9/" })).toMatchObject({ status: 409 });

    const database = openDatabase(data);
    const { token } = await database.selectFrom("channel").select("token").executeTakeFirstOrThrow();
    const json = { "content-type": "application/json" };
    expect(await ask("POST", "/confirm", { token: "0".repeat(64) }, json)).toMatchObject({ status: 404 });
    expect(await ask("POST", "/confirm", { token }, json)).toEqual({ status: 200, body: { done: true } });
    expect((await ask("GET", "")).body["channels"]).toEqual([{ ...mail, state: "works" }]);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const stop = `/stop?token=${token}`;
    expect(
      await ask("POST", stop, "List-Unsubscribe=One-Click", { ...form, origin: "https://evil.example" }),
    ).toMatchObject({
      status: 403,
    });
    expect(await ask("POST", stop, "List-Unsubscribe=One-Click", form)).toEqual({ status: 200, body: { done: true } });
    expect((await ask("GET", "")).body["channels"]).toEqual([]);
    expect((await ask("DELETE", "/push")).status).toBe(200);

    const wire = await wireOf(north.secret);
    wire.send({ kind: "noticed", number: 3 });
    const seen = () => database.selectFrom("noticed").select("number").where("match", "=", north.match).execute();
    await expect.poll(seen).toEqual([{ number: 3 }]);
    wire.close();
    await database.destroy();
  });
});
