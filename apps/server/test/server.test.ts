import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp, serve, Unservable } from "../src/index.ts";

const SCRIPT = "/assets/main-B3xk9_2a.js";
const client = mkdtempSync(join(tmpdir(), "stonebridge-client-"));
const data = { folder: mkdtempSync(join(tmpdir(), "stonebridge-data-")) };
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(client, "assets"));
  writeFileSync(join(client, "index.html"), "<!doctype html><title>Stonebridge</title>");
  writeFileSync(join(client, "sw.js"), "self.skipWaiting();");
  writeFileSync(join(client, SCRIPT), "plain");
  writeFileSync(join(client, `${SCRIPT}.gz`), gzipSync("packed"));
  app = await createApp({ client });
});

afterAll(async () => {
  await app.close();
  rmSync(client, { recursive: true });
});

describe("the server", () => {
  it("serves the client's page at the root and at every route", async () => {
    for (const url of [
      "/",
      "/games/42",
      "/play?side=north",
      "/replay/",
      "/rules/bull-run-1861/10.3",
      "/rules/bull-run-1861/BR61-10.3-l",
    ]) {
      const response = await app.inject(url);
      expect([url, response.statusCode]).toEqual([url, 200]);
      expect(response.headers["content-type"]).toContain("text/html");
      expect(response.body).toContain("Stonebridge");
      expect(response.headers["cache-control"]).toBe("no-cache");
    }
  });

  it("answers 404 for a file that is not there, and for writing", async () => {
    for (const url of ["/assets/gone-12345678.js", "/assets/gone", "/favicon.ico", "/../package.json"]) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    }
    expect((await app.inject({ method: "POST", url: "/games" })).statusCode).toBe(404);
  });

  it("answers a bad path with a page for people, and a line for everything else", async () => {
    for (const url of [
      "/%zz",
      "/..%2f..%2fpackage.json",
      "/%2e%2e/%2e%2e/package.json",
      "/a%00b.js",
      "/gone.png",
      "/assets/../../x.js",
    ]) {
      const browser = await app.inject({ url, headers: { accept: "text/html,*/*", "accept-language": "en-US" } });
      expect([url, [400, 404].includes(browser.statusCode)]).toEqual([url, true]);
      expect([url, browser.headers["content-type"]]).toEqual([url, "text/html; charset=utf-8"]);
      expect(browser.body).toMatch(/<a href="\/">[^<]+<\/a>/);
      const other = await app.inject(url);
      expect([url, other.headers["content-type"]]).toEqual([url, "text/plain; charset=utf-8"]);
      for (const { headers } of [browser, other]) {
        expect([url, headers["x-content-type-options"]]).toEqual([url, "nosniff"]);
        expect(String(headers["content-security-policy"])).toContain("frame-ancestors 'none'");
      }
    }
    const french = await app.inject({ url: "/%zz", headers: { accept: "text/html", "accept-language": "fr-FR,en" } });
    expect(french.body).toContain("Page introuvable");
  });

  it("does not wait for a body: it answers at once and ends the connection", async () => {
    const running = await serve({ port: 0, host: "localhost", client, data });
    const { port } = new URL(running.url);
    for (const first of [
      "POST /games HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n{",
      "no request at all\r\n\r\n",
    ]) {
      const answer = await new Promise<string>((resolve, reject) => {
        let heard = "";
        const socket = connect(Number(port), "localhost", () => socket.write(first));
        socket.on("data", (chunk) => (heard += String(chunk)));
        socket.on("close", () => resolve(heard));
        socket.on("error", reject);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404) /);
      expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
      expect(answer.toLowerCase()).toContain("connection: close");
    }
    await running.close();
  });

  it("gives up on a request that does not arrive", () => {
    const { requestTimeout, headersTimeout } = app.server;
    expect([requestTimeout, headersTimeout]).toEqual([20_000, 20_000]);
  });

  it("lets browsers keep files named by their content, and ask again for the rest", async () => {
    expect((await app.inject(SCRIPT)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await app.inject("/sw.js")).headers["cache-control"]).toBe("no-cache");
  });

  it("sends the compressed file to a browser that can read it", async () => {
    const packed = await app.inject({ url: SCRIPT, headers: { "accept-encoding": "gzip" } });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(packed.headers["content-type"]).toContain("javascript");
    expect(packed.headers["cache-control"]).toContain("immutable");
    expect((await app.inject(SCRIPT)).body).toBe("plain");
  });

  it("forbids scripts from elsewhere, evaluation and framing", async () => {
    const { headers } = await app.inject("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toContain("upgrade-insecure-requests");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("says that it is running", async () => {
    const response = await app.inject("/health");
    expect(response.json()).toEqual({ ok: true });
    expect(response.headers["cache-control"]).toBe("no-store");
  });
});

describe("starting", () => {
  it("listens, gives its address, and stops", async () => {
    const running = await serve({ port: 0, host: "localhost", client, data });
    expect(running.url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(`${running.url}/health`)).status).toBe(200);
    await running.close();
    await expect(fetch(`${running.url}/health`)).rejects.toThrow("fetch failed");
  });

  it("names a port that is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, "localhost", resolve));
    const { port } = other.address() as { port: number };
    const start = serve({ port, host: "localhost", client, data });
    await expect(start).rejects.toThrow(Unservable);
    await expect(start).rejects.toThrow(`Another program is using port ${port}`);
    await new Promise((resolve) => other.close(resolve));
  });

  it("says when a port or an address is impossible", async () => {
    await expect(serve({ port: 99_999, host: "localhost", client, data })).rejects.toThrow("99999 is not a port");
    await expect(serve({ port: 0, host: "192.0.2.1", client, data })).rejects.toThrow(
      'does not have the address "192.0.2.1"',
    );
  });

  it("says that the client must be built first", async () => {
    await expect(serve({ port: 0, host: "localhost", client, data, proxies: "the one in front" })).rejects.toThrow(
      'no addresses of proxies: "the one in front"',
    );
    await expect(serve({ port: 0, host: "localhost", client: join(client, "nowhere"), data })).rejects.toThrow(
      "npm run build",
    );
  });
});
