import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Invitations, type OnlookersLink, type OnlookersSaid, ToOnlooker } from "@stonebridge/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type Running, serve } from "../../src/index.ts";
import { DATABASES, emptyDatabases } from "../storage/both.ts";
import { begun, posted, reading, taken, Wire } from "../wire-client.ts";

const emptyDatabase = emptyDatabases();
const client = mkdtempSync(join(tmpdir(), "stonebridge-onlookers-"));
writeFileSync(join(client, "index.html"), "<!doctype html><title>Stonebridge</title>");
afterAll(() => rmSync(client, { recursive: true }));

const read = reading<ToOnlooker>(ToOnlooker);

/** Somebody who looks on, at the other end of a wire. */
class Looker {
  readonly heard: ToOnlooker[] = [];
  readonly #socket: WebSocket;
  readonly closed: Promise<number>;

  constructor(url: string) {
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/api/look`);
    this.#socket.on("message", (text: Buffer) => this.heard.push(read(text)));
    this.closed = new Promise((resolve) => this.#socket.on("close", resolve));
  }

  /** Looks on by a link. */
  static async by(url: string, link: string, more: object = {}): Promise<Looker> {
    const one = new Looker(url);
    await new Promise((resolve) => one.#socket.on("open", resolve));
    one.send({ kind: "look", link, by: `${"0".repeat(31)}1`, ...more });
    return one;
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  async hear<K extends ToOnlooker["kind"]>(kind: K, from = 0): Promise<Extract<ToOnlooker, { kind: K }>> {
    const isIt = (one: ToOnlooker): one is Extract<ToOnlooker, { kind: K }> => one.kind === kind;
    await expect.poll(() => this.heard.slice(from).some(isIt)).toBe(true);
    return this.heard.slice(from).find(isIt) as Extract<ToOnlooker, { kind: K }>;
  }

  get news() {
    return this.heard.flatMap((one) => (one.kind === "news" ? [one] : []));
  }

  close(): void {
    this.#socket.close();
  }
}

/** What a seat was told last of those who look on. */
const onlookersOf = ({ heard }: Wire) => heard.findLast((one) => one.kind === "company")?.onlookers;

describe.each(DATABASES)("looking on, with %s", (kind) => {
  let nodes: readonly Running[];
  /** Where players play, and where others look on: another node, where a database may have several. */
  let [here, there] = ["", ""];
  beforeAll(async () => {
    const data = await emptyDatabase(kind);
    const node = () => serve({ port: 0, host: "localhost", client, data });
    nodes = kind === "SQLite" ? [await node()] : await Promise.all([node(), node()]);
    [here, there] = [nodes[0].url, nodes[nodes.length - 1].url];
  });
  afterAll(() => Promise.all(nodes.map((node) => node.close())), 60_000);

  /** A match that two play, whose first player makes a link. */
  async function sitDown(delay: number) {
    const { match, seats }: Invitations = await begun(here);
    const secrets = await Promise.all(
      Object.values(seats).map(async (invitation, at) => (await taken(here, invitation, `Player ${at}`)).secret),
    );
    const wires = await Promise.all(secrets.map((secret) => new Wire(here, secret).opened()));
    for (const wire of wires) wire.send({ kind: "open" });
    const wholes = await Promise.all(wires.map((wire) => wire.hear("whole")));
    for (const wire of wires) wire.send({ kind: "listen" });
    const player = wholes[0].decides ? wires[0] : wires[1];
    const open = (secret = secrets[0]) =>
      posted<OnlookersLink>(here, `/api/matches/${match}/onlookers`, { delay }, { authorization: `Bearer ${secret}` });
    const shut = (secret: string) =>
      fetch(`${here}/api/matches/${match}/onlookers`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${secret}` },
      });
    return { match, secrets, wires, player, open, shut, link: (await open()).body.link };
  }

  async function act(wire: Wire): Promise<void> {
    const from = wire.heard.length;
    wire.send({ kind: "ask" });
    const { number, decision } = await wire.hear("asked", from);
    wire.send({ kind: "act", label: `act ${number}`, after: number, action: decision?.actions[0] });
    expect(await wire.hear("answer", from)).toMatchObject({ result: "done" });
  }

  it("is told at once what both may know, goes on after a gap, and ends when either player closes it", async () => {
    const { secrets, wires, player, open, shut, link } = await sitDown(0);
    const one = await Looker.by(there, link, { name: "Mary" });
    const { number, first, deciding, decides } = await one.hear("history");
    expect([number, decides, deciding.length]).toEqual([0, false, 1]);
    expect(first.view).toBeDefined();
    for (const wire of wires) await expect.poll(() => onlookersOf(wire)).toEqual({ count: 1, delay: 0 });
    await act(player);
    expect(await one.hear("news")).toMatchObject({ number: 1, decides: false });
    const again = await Looker.by(there, link, { after: 0 });
    expect(await again.hear("news")).toEqual(await one.hear("news"));
    expect(again.heard.some((message) => message.kind === "history")).toBe(false);
    await expect.poll(() => onlookersOf(wires[1])?.count).toBe(2);
    // A newer link ends the one before, and either player closes it.
    const newer = (await open(secrets[1])).body.link;
    expect(await one.hear("closed")).toEqual({ kind: "closed", why: "closed" });
    expect(await again.closed).toBe(1000);
    const third = await Looker.by(there, newer);
    await third.hear("history");
    expect(await (await shut(secrets[1])).json()).toMatchObject({ closed: true });
    await third.hear("closed");
    await act(player);
    for (const wire of wires) await expect.poll(() => onlookersOf(wire)).toBeUndefined();
    const late = await Looker.by(there, newer);
    expect(await late.hear("closed")).toEqual({ kind: "closed", why: "closed" });
    for (const looker of [one, again, third, late]) expect(looker.news.length).toBeLessThan(2);
    for (const wire of wires) wire.close();
  });

  it("is talked about by those who look on, which those who play may read once it is over", async () => {
    const { wires, link, secrets, match } = await sitDown(0);
    const [one, other] = await Promise.all([
      Looker.by(there, link, { name: "Mary" }),
      Looker.by(here, link, { by: "f".repeat(32) }),
    ]);
    for (const looker of [one, other]) {
      await looker.hear("history");
      looker.send({ kind: "listen" });
      expect(await looker.hear("said")).toEqual({ kind: "said", lines: [] });
    }
    wires[0].send({ kind: "say", label: "a", text: "For your eyes." });
    expect(await wires[0].hear("answer")).toMatchObject({ result: "done" });
    one.send({ kind: "say", label: "b", text: " Bold. " });
    one.send({ kind: "say", label: "b", text: " Bold. " });
    one.send({ kind: "say", label: "c", phrase: "well-played" });
    expect(await one.hear("answer")).toMatchObject({ label: "b", result: "done" });
    const linesOf = (looker: Looker) =>
      looker.heard.flatMap((message) => (message.kind === "said" ? message.lines : []));
    await expect
      .poll(() => linesOf(other))
      .toMatchObject([
        { number: 1, name: "Mary", text: "Bold." },
        { number: 2, name: "Mary", phrase: "well-played" },
      ]);
    expect(linesOf(other).some((line) => "label" in line)).toBe(false);
    expect(linesOf(one).map(({ label }) => label)).toEqual(["b", "c"]);
    for (const wire of wires) {
      const said = wire.heard.flatMap((message) => (message.kind === "said" ? message.lines : []));
      expect(said.map((line) => "text" in line && line.text)).toEqual(["For your eyes."]);
    }
    // Those who played may read it once the match is over.
    const readBy = (secret: string) =>
      fetch(`${here}/api/matches/${match}/onlookers`, { headers: { authorization: `Bearer ${secret}` } });
    expect((await readBy(secrets[0])).status).toBe(409);
    const from = wires[0].heard.length;
    wires[0].send({ kind: "open" });
    const { number } = await wires[0].hear("whole", from);
    wires[0].send({ kind: "resign", label: "enough", after: number });
    await expect.poll(async () => (await readBy(secrets[0])).status).toBe(200);
    const { lines } = (await (await readBy(secrets[1])).json()) as OnlookersSaid;
    expect(lines).toMatchObject([
      { number: 1, name: "Mary", text: "Bold." },
      { number: 2, name: "Mary", phrase: "well-played" },
    ]);
    expect((await readBy("0".repeat(64))).status).toBe(403);
    for (const wire of wires) wire.close();
    for (const looker of [one, other]) looker.close();
  });

  it("is told later where the link says so, also whoever comes anew, and of the end", async () => {
    const { secrets, wires, player, link } = await sitDown(3);
    const one = await Looker.by(there, link);
    await one.hear("history");
    const began = Date.now();
    await act(player);
    player.send({ kind: "resign", label: "enough", after: 1 });
    expect(await player.hear("news", player.heard.length - 1)).toBeDefined();
    const two = await Looker.by(there, link);
    const { first, news, number, outcome } = await two.hear("history");
    expect([news, number, outcome]).toEqual([[], 0, undefined]);
    expect(first).toEqual((await one.hear("history")).first);
    const record = () => fetch(`${there}/api/onlook/record`, { headers: { authorization: `Bearer ${link}` } });
    expect((await record()).status).toBe(409);
    await expect.poll(() => two.news.length).toBe(2);
    expect(Date.now() - began).toBeGreaterThan(2_900);
    expect(two.news[1].outcome).toMatchObject({ over: true });
    await expect.poll(() => one.news).toEqual(two.news);
    await expect.poll(async () => (await record()).status).toBe(200);
    expect(secrets).toHaveLength(2);
    for (const wire of [...wires, one, two]) wire.close();
  });

  it("is opened and closed by those alone who play, and by no wrong link", async () => {
    const { match, open, shut, link } = await sitDown(0);
    const wrong = "0".repeat(64);
    expect((await open(wrong)).status).toBe(403);
    expect((await shut(wrong)).status).toBe(403);
    const info = (secret: string) => fetch(`${there}/api/onlook`, { headers: { authorization: `Bearer ${secret}` } });
    expect((await info(wrong)).status).toBe(410);
    const known = await (await info(link)).text();
    expect(JSON.parse(known)).toMatchObject({ game: "bull-run-1861", delay: 0 });
    expect(known).not.toContain(match);
    const other = await Looker.by(there, wrong);
    expect(await other.hear("closed")).toEqual({ kind: "closed", why: "closed" });
    const hasty = await Looker.by(there, link);
    await hasty.hear("history");
    for (const message of [
      { kind: "act", label: "a", after: 0, action: { type: "pass" } },
      { kind: "open" },
      { kind: "attend", here: true },
    ]) {
      const from = hasty.heard.length;
      hasty.send(message);
      await hasty.hear("fault", from);
    }
    for (let sent = 0; sent < 40; sent += 1) hasty.send({ kind: "listen" });
    expect(await hasty.closed).toBe(1008);
  });
});
