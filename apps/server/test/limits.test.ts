import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Running, serve } from "../src/index.ts";
import { Meter } from "../src/wire/limits.ts";
import { begun, posted, taken, Wire } from "./wire-client.ts";

const client = mkdtempSync(join(tmpdir(), "stonebridge-limits-"));
let server: Running;

beforeAll(() => {
  mkdirSync(join(client, "assets"));
  writeFileSync(join(client, "index.html"), "<!doctype html><title>Stonebridge</title>");
});
beforeEach(async () => {
  const limits = { requests: 12, matches: 2, messages: 30 };
  server = await serve({
    port: 0,
    host: "localhost",
    client,
    data: { folder: join(client, "data") },
    limits,
    metrics: 0,
  });
});
afterEach(() => server.close());
afterAll(() => rmSync(client, { recursive: true }));

/** Both seats of a new match. */
async function sitDown(): Promise<readonly Wire[]> {
  const { seats } = await begun(server.url);
  const wires: Wire[] = [];
  for (const one of Object.values(seats)) {
    const { secret } = await taken(server.url, one, "Ann");
    wires.push(await new Wire(server.url, secret).opened());
  }
  return wires;
}

describe("a server that is asked too much", () => {
  it("lets an address wait, and says how long, but goes on giving out files", async () => {
    const ask = () => posted<{ problem: string }>(server.url, "/api/matches", { game: "chess", scenario: "x" });
    expect([(await ask()).status, (await ask()).status]).toEqual([404, 404]);
    const refused = await ask();
    expect([refused.status, refused.body.problem]).toEqual([429, expect.stringContaining("try again in")]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const statuses = new Set<number>();
    for (let asked = 0; asked < 15; asked += 1) statuses.add((await fetch(`${server.url}/api/mine`)).status);
    expect([...statuses]).toEqual([200, 429]);
    await expect(new Wire(server.url, "0".repeat(64)).opened()).rejects.toThrow("429");
    expect((await fetch(server.url)).status).toBe(200);
  });

  it("hangs up on a seat that sends more than anybody who plays, and reads no deep nests", async () => {
    const [wire, other] = await sitDown();
    wire.send("[".repeat(5_000) + "]".repeat(5_000));
    expect(await wire.hear("fault")).toMatchObject({ problem: expect.stringContaining("nests deeper") });
    for (let sent = 0; sent < 40; sent += 1) wire.send({ kind: "ask" });
    expect(await wire.closed()).toBe(1008);
    other.send({ kind: "open" });
    expect(await other.hear("whole")).toMatchObject({ number: 0 });
    other.close();
  });

  it("counts anew after some time", () => {
    const meter = new Meter(2, 100);
    expect([0, 10, 20, 99].map((now) => meter.isOver(now))).toEqual([false, false, true, true]);
    expect(meter.isOver(100)).toBe(false);
  });
});

describe("a server that is watched", () => {
  it("counts deeds and connections, on a port of its own and without the name of a match", async () => {
    const { match, seats } = await begun(server.url);
    for (const one of Object.values(seats)) {
      const { secret } = await taken(server.url, one, "Ann");
      const wire = await new Wire(server.url, secret).opened();
      wire.send({ kind: "resign", label: "enough", after: 0 });
      await wire.hear("answer");
    }
    const text = await (await fetch(server.metrics ?? "")).text();
    expect(text).toMatch(/^stonebridge_connections 2$/m);
    expect(text).toMatch(/^stonebridge_deed_seconds_count\{result="done"\} 1$/m);
    expect(text).toMatch(/^stonebridge_deed_seconds_count\{result="impossible"\} 1$/m);
    expect(text).toContain("process_cpu_seconds_total");
    expect(text).not.toContain(match);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain("<title>Stonebridge</title>");
  });
});

describe("a server that goes away", () => {
  it("finishes what was sent to it and tells everybody to come back", async () => {
    const wires = await sitDown();
    for (const wire of wires) wire.send({ kind: "open" });
    const wholes = await Promise.all(wires.map((wire) => wire.hear("whole")));
    const wire = wires[wholes.findIndex(({ decides }) => decides)];
    wire.send({ kind: "ask" });
    const { number, decision } = await wire.hear("asked");
    wire.send({ kind: "act", label: "last", after: number, action: decision?.actions[0] });
    await wire.read();
    await server.close();
    expect(await Promise.all(wires.map((one) => one.closed()))).toEqual([1001, 1001]);
    expect(await wire.hear("answer")).toMatchObject({ label: "last", result: "done" });
  });
});
