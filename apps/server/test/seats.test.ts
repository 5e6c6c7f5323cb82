import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRecord, resume } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861/situations";
import type { Invitation, Invitations, MatchInfo, Mine, Move, Rematch, TakenSeat } from "@stonebridge/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diceCrypto } from "../src/matches/dice-crypto.ts";
import { type Running, serve } from "../src/index.ts";
import { begun, MIXED, posted, taken, Wire } from "./wire-client.ts";

const client = mkdtempSync(join(tmpdir(), "stonebridge-seats-"));
let server: Running;

beforeAll(async () => {
  mkdirSync(join(client, "assets"));
  writeFileSync(join(client, "index.html"), "<!doctype html><title>Stonebridge</title>");
  server = await serve({
    port: 0,
    host: "localhost",
    client,
    data: { folder: join(client, "data") },
    proxies: "127.0.0.1,::1",
  });
});
afterAll(async () => {
  await server.close();
  rmSync(client, { recursive: true });
});

const NEW = { game: "bull-run-1861", scenario: "historical" };
const person = (name: string) => ({ name, mixed: MIXED });

/** A browser: it keeps its cookie, and says which page sends what. */
class Browser {
  cookie = "";
  /** All of the last cookie that it was given. */
  given = "";

  async post<T>(path: string, body: unknown, headers: Record<string, string> = {}) {
    const own = { origin: server.url, ...(this.cookie && { cookie: this.cookie }), ...headers };
    const answer = await posted<T>(server.url, path, body, own);
    this.given = answer.headers.get("set-cookie") ?? this.given;
    this.cookie = this.given.split(";", 1)[0];
    return answer;
  }

  async mine(): Promise<Mine["matches"]> {
    const response = await fetch(`${server.url}/api/mine`, { headers: { cookie: this.cookie } });
    return ((await response.json()) as Mine).matches;
  }

  wire(query: string, headers: Record<string, string> = {}): Promise<Wire> {
    return new Wire(server.url, { cookie: this.cookie, origin: server.url, ...headers }, query).opened();
  }
}

/** A browser that begins a match and plays the north. */
async function host(): Promise<{ browser: Browser; match: string; invitation: string }> {
  const browser = new Browser();
  const seat = { side: "north", ...person("Ann"), keeps: "cookie" };
  const { body } = await browser.post<Invitations>("/api/matches", { ...NEW, seat });
  return { browser, match: body.match, invitation: body.seats["south"] };
}

/** Whoever plays a seat gives up. */
async function gaveUp(browser: Browser, match: string, side: string): Promise<void> {
  const wire = await browser.wire(`?match=${match}&side=${side}`);
  wire.send({ kind: "open" });
  await wire.hear("whole");
  // A bot may do something meanwhile: then it is said again.
  for (let result = "stale", tries = 1; result !== "done"; tries += 1) {
    const [known] = wire.heard.filter((one) => one.kind === "news" || one.kind === "whole").slice(-1);
    const from = wire.heard.length;
    wire.send({ kind: "resign", label: `${tries}`, after: known.number });
    ({ result } = await wire.hear("answer", from));
    expect(["stale", "done"]).toContain(result);
  }
  wire.close();
}

describe("the seats of a browser", () => {
  it("are kept by one cookie that no script and no other site gets, and the answer tells no secret", async () => {
    const { browser, match } = await host();
    expect(browser.given).toMatch(/^device=[0-9a-f]{64}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Strict$/);
    const first = browser.cookie;
    const other = await begun(server.url);
    const answer = await browser.post<TakenSeat>("/api/seat", {
      invitation: other.seats["south"],
      ...person("Ann"),
      keeps: "cookie",
    });
    expect([answer.status, answer.body]).toEqual([201, { match: other.match, side: "south" }]);
    expect(browser.cookie).toBe(first);
    const seats = (await browser.mine()).map((one) => `${one.match} ${one.side}`);
    expect(seats.toSorted()).toEqual([`${match} north`, `${other.match} south`].toSorted());
    await browser.post(
      "/api/matches",
      { ...NEW, seat: { side: "lot", ...person("Ann"), keeps: "cookie" } },
      {
        "x-forwarded-proto": "https",
      },
    );
    expect(browser.given).toContain("; Secure");
    const page = (headers: Record<string, string>) => fetch(server.url, { headers });
    const only = async (headers: Record<string, string>) =>
      (await page(headers)).headers.get("strict-transport-security");
    expect(await only({ "x-forwarded-proto": "https" })).toBe("max-age=31536000");
    expect(await only({})).toBeNull();
    expect(await browser.mine()).toHaveLength(3);
  });

  it("get a secret of their own where the cookie is of nobody", async () => {
    const browser = new Browser();
    browser.cookie = `device=${"a".repeat(64)}`;
    const seat = { side: "lot", ...person("Eve"), keeps: "cookie" };
    const { body } = await browser.post<Invitations>("/api/matches", { ...NEW, seat });
    expect(browser.cookie).not.toContain("aaaa");
    expect(body.secret).toBeUndefined();
    expect(Object.keys(body.seats)).toEqual(["north", "south"].filter((side) => side !== body.side));
  });

  it("are played over a wire that says which one", async () => {
    const { browser, match, invitation } = await host();
    const south = await taken(server.url, invitation, "Ben");
    const wire = await browser.wire(`?match=${match}&side=north`);
    wire.send({ kind: "open" });
    expect(await wire.hear("whole")).toMatchObject({ number: 0 });
    wire.close();
    await expect(browser.wire(`?match=${match}&side=south`)).rejects.toThrow("401");
    await expect(browser.wire("?match=elsewhere&side=north")).rejects.toThrow("401");
    const program = await new Wire(server.url, south.secret, `?match=${match}&side=south`).opened();
    program.close();
  });

  it("are swapped in a rematch, which whoever asks first begins and the other joins without a link", async () => {
    const { browser: ann, match, invitation } = await host();
    const ben = new Browser();
    await ben.post("/api/seat", { invitation, ...person("Ben"), keeps: "cookie" });
    const eve = (await host()).browser;
    const again = (browser: Browser, side: string) =>
      browser.post<Rematch & { problem?: string }>(`/api/matches/${match}/rematch`, { side, mixed: MIXED });
    expect((await again(ann, "north")).body.problem).toBe(
      "This match goes on. There can be a rematch once it is over.",
    );
    await gaveUp(ann, match, "north");
    expect([(await again(eve, "north")).status, (await again(ann, "south")).status]).toEqual([403, 403]);
    expect((await ben.mine())[0]).not.toHaveProperty("rematch");
    const [first, second] = await Promise.all([again(ann, "north"), again(ben, "south")]);
    const next = first.body.match;
    expect([first.status, first.body.side]).toEqual([201, "south"]);
    expect([second.status, second.body.match, second.body.side]).toEqual([201, next, "north"]);
    for (const browser of [ann, ben])
      expect((await browser.mine()).map((one) => [one.match, one.rematch])).toEqual([
        [next, undefined],
        [match, { match: next, offered: false }],
      ]);
    expect((await ben.mine())[0]).toMatchObject({
      side: "north",
      seats: { north: { name: "Ben" }, south: { name: "Ann" } },
    });
    const info = async (id: string) => (await fetch(`${server.url}/api/matches/${id}`)).json() as Promise<MatchInfo>;
    expect((await info(next)).situation).toEqual((await info(match)).situation);
    expect((await info(next)).commitment).not.toBe((await info(match)).commitment);
    const playing = await ben.wire(`?match=${next}&side=north`);
    playing.send({ kind: "open" });
    expect(await playing.hear("whole")).toMatchObject({ number: 0 });
    playing.close();
  });

  it("are swapped in a rematch against a bot too, and taken once the commitment to its dice is known", async () => {
    const ann = new Browser();
    const { body: against } = await ann.post<Invitations>("/api/matches", { ...NEW, bots: { south: "recruit" } });
    await ann.post("/api/seat", { invitation: against.seats["north"], ...person("Ann"), keeps: "cookie" });
    await gaveUp(ann, against.match, "north");
    const again = () => ann.post<Rematch>(`/api/matches/${against.match}/rematch`, { side: "north", mixed: MIXED });
    const { body: first } = await again();
    expect(first).toEqual({ match: first.match, side: "south", seated: false });
    const info = async () => (await fetch(`${server.url}/api/matches/${first.match}`)).json() as Promise<MatchInfo>;
    expect((await info()).seats).toEqual({ north: { name: null, bot: "recruit" }, south: { name: null, bot: null } });
    expect((await again()).body).toEqual({ ...first, seated: true });
    expect((await info()).seats["south"]).toEqual({ name: "Ann", bot: null });
  });

  it("wait in a rematch for whoever played them, and no longer once somebody has taken them by a link", async () => {
    const { browser: ann, match, invitation } = await host();
    const ben = new Browser();
    await ben.post("/api/seat", { invitation, ...person("Ben"), keeps: "cookie" });
    await gaveUp(ann, match, "north");
    const { body } = await ann.post<Rematch>(`/api/matches/${match}/rematch`, { side: "north", mixed: MIXED });
    expect((await ben.mine())[0]).toMatchObject({ match, rematch: { match: body.match, offered: true } });
    await taken(server.url, body.invitation as string, "Cal");
    expect((await ben.mine())[0]).not.toHaveProperty("rematch");
    const late = await ben.post(`/api/matches/${match}/rematch`, { side: "south", mixed: MIXED });
    expect([late.status, late.body]).toEqual([
      410,
      { problem: "Somebody else has taken your side of the rematch, by a link.", code: "rematch-taken" },
    ]);
  });

  it("are of use to pages of this server alone", async () => {
    const { browser, match, invitation } = await host();
    await taken(server.url, invitation, "Ben");
    const { host: own } = new URL(server.url);
    const foreign: readonly Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: `http://${own}.evil.example` },
      { origin: `http://evil.example/${own}` },
      { origin: `file://${own}` },
      { origin: "", "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    ];
    for (const headers of foreign) {
      const name = JSON.stringify(headers);
      await expect(browser.wire(`?match=${match}&side=north`, headers), name).rejects.toThrow("403");
      for (const path of ["/api/matches", `/api/matches/${match}/move`, `/api/matches/${match}/invite`, "/api/seat"])
        expect((await browser.post(path, { side: "north" }, headers)).status, name).toBe(403);
    }
    // A proxy that is believed says by which name it was asked.
    const named = { origin: "https://play.example", "x-forwarded-host": "play.example", "x-forwarded-proto": "https" };
    expect((await browser.post(`/api/matches/${match}/move`, { side: "north" }, named)).status).toBe(201);
    const bare = { "content-type": "application/json", cookie: browser.cookie };
    const plain = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/matches/${match}/move`, { method: "POST", headers, body: '{"side":"north"}' });
    expect((await plain(bare)).status).toBe(403);
    // fetch of Node says itself which site it asks from.
    expect((await plain({ ...bare, origin: "" })).status).toBe(403);
  });

  it("say who is asked, without looking further than the last that was told", async () => {
    const { browser, match, invitation } = await host();
    const info = async () => (await browser.mine())[0];
    const seats = { north: { name: "Ann", bot: null }, south: { name: null, bot: null } };
    expect(await info()).toMatchObject({ match, side: "north", ...NEW, ended: null, decides: false, seats });
    const south = await taken(server.url, invitation, "Ben");
    const wires = await Promise.all([
      browser.wire(`?match=${match}&side=north`),
      new Wire(server.url, south.secret).opened(),
    ]);
    for (const wire of wires) wire.send({ kind: "open" });
    const wholes = await Promise.all(wires.map((wire) => wire.hear("whole")));
    expect((await info()).decides).toBe(wholes[0].decides);
    const acting = wholes.findIndex(({ decides }) => decides);
    let decides = true;
    for (let acted = 0; decides; acted += 1) {
      const from = wires[acting].heard.length;
      wires[acting].send({ kind: "ask" });
      const { number, decision } = await wires[acting].hear("asked", from);
      wires[acting].send({ kind: "act", label: `${acted}`, after: number, action: decision?.actions[0] });
      await wires[acting].hear("answer", from);
      const news = wires[acting].heard.filter((one) => one.kind === "news").at(-1);
      decides = news?.decides === true && news.number < 30;
      expect((await info()).decides).toBe(acting === 0 ? news?.decides : !news?.decides);
    }
    wires[1].send({
      kind: "resign",
      label: "enough",
      after: wires[1].heard.filter((one) => one.kind === "news").at(-1)?.number,
    });
    await expect.poll(async () => (await info()).ended).toMatchObject({ winner: "north" });
    expect((await info()).decides).toBe(false);
    for (const wire of wires) wire.close();
  });
});

describe("seats and links", () => {
  it("lets whoever plays one seat invite to the other anew, while it is free", async () => {
    const { browser, match, invitation } = await host();
    const path = `/api/matches/${match}/invite`;
    const again = await browser.post<Invitation>(path, { side: "south" });
    expect(again.status).toBe(201);
    const take = (by: string) => posted(server.url, "/api/seat", { invitation: by, ...person("Ben") });
    expect((await take(invitation)).status).toBe(410);
    expect((await browser.post(path, { side: "north" })).status).toBe(403);
    expect((await posted(server.url, path, { side: "south" })).status).toBe(403);
    expect((await take(again.body.invitation)).status).toBe(201);
    expect((await browser.post(path, { side: "south" })).status).toBe(409);
  });

  it("gives a seat to a second device, once, and both go on", async () => {
    const { browser, match } = await host();
    const { body } = await browser.post<Move>(`/api/matches/${match}/move`, { side: "north" });
    const phone = new Browser();
    const moved = await phone.post<TakenSeat>("/api/seat", { move: body.move, keeps: "cookie" });
    expect(moved.body).toEqual({ match, side: "north" });
    expect((await new Browser().post("/api/seat", { move: body.move, keeps: "cookie" })).status).toBe(410);
    for (const one of [browser, phone]) expect(await one.mine()).toMatchObject([{ match, side: "north" }]);
    expect((await browser.post(`/api/matches/${match}/move`, { side: "south" })).status).toBe(403);
    expect((await new Browser().post(`/api/matches/${match}/move`, { side: "north" })).status).toBe(403);
  });

  it("lets a device that holds a seat sign out all others, in the middle of what they do", async () => {
    const { browser, match, invitation } = await host();
    const { secret } = await taken(server.url, invitation, "Ben");
    const moved = () => browser.post<Move>(`/api/matches/${match}/move`, { side: "north" });
    const [phone, path, query] = [new Browser(), `/api/matches/${match}/sign-out`, `?match=${match}&side=north`];
    await phone.post("/api/seat", { move: (await moved()).body.move, keeps: "cookie" });
    const unused = (await moved()).body.move;
    const [own, lost] = [await browser.wire(query), await phone.wire(query)];
    const other = await new Wire(server.url, secret).opened();
    for (const wire of [own, lost, other]) wire.send({ kind: "open" });
    for (const wire of [own, lost, other]) await wire.hear("whole");
    expect((await new Browser().post(path, { side: "north" })).status).toBe(403);
    expect((await browser.post(path, { side: "south" })).status).toBe(403);
    const { status, body } = await browser.post(path, { side: "north" });
    expect([status, body]).toEqual([201, { match, side: "north", devices: 1 }]);
    expect(await lost.hear("closed")).toEqual({ kind: "closed", why: "signed-out" });
    expect(await lost.closed()).toBe(1000);
    await expect(phone.wire(query)).rejects.toThrow("401");
    expect([(await phone.mine()).length, (await browser.mine()).length]).toEqual([0, 1]);
    expect((await phone.post("/api/seat", { move: unused, keeps: "cookie" })).status).toBe(410);
    for (const wire of [own, other]) {
      const from = wire.heard.length;
      wire.send({ kind: "open" });
      await wire.hear("whole", from);
      wire.close();
    }
    expect((await browser.post(path, { side: "north" })).body).toMatchObject({ devices: 0 });
  });

  it("shows the whole record once the match is over, and it can be verified", async () => {
    const { match, seats } = await begun(server.url);
    const players = await Promise.all(Object.values(seats).map((one, at) => taken(server.url, one, `Player ${at}`)));
    const record = (id: string) => fetch(`${server.url}/api/matches/${id}/record`);
    expect((await record("nowhere")).status).toBe(404);
    expect([(await record(match)).status, await (await record(match)).json()]).toEqual([
      409,
      { problem: expect.stringContaining("goes on"), code: "goes-on" },
    ]);
    const wires = await Promise.all(players.map(({ secret }) => new Wire(server.url, secret).opened()));
    for (const wire of wires) wire.send({ kind: "open" });
    let played = 0;
    while (played < 10)
      for (const wire of wires) {
        const from = wire.heard.length;
        wire.send({ kind: "ask" });
        const { number, decision } = await wire.hear("asked", from);
        if (!decision) continue;
        wire.send({
          kind: "act",
          label: `${(played += 1)}`,
          after: number,
          action: decision.actions[played % decision.actions.length],
        });
        await wire.hear("answer", from);
      }
    const from = wires[0].heard.length;
    wires[0].send({ kind: "ask" });
    wires[0].send({ kind: "resign", label: "enough", after: (await wires[0].hear("asked", from)).number });
    expect(await wires[0].hear("answer", from)).toMatchObject({ result: "done" });
    const full = readRecord(await (await record(match)).json());
    expect(full.dice).toMatchObject([{ source: "keyed", key: expect.any(String), mixed: [MIXED, MIXED] }]);
    expect(full.players).toEqual({ north: { name: "Player 0" }, south: { name: "Player 1" } });
    const again = resume(bullRun1861.open(full.situation), full, { crypto: diceCrypto });
    expect(again.decision).toMatchObject({ over: true, winner: "south" });
    for (const wire of wires) wire.close();
  });
});
