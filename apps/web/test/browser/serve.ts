import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve as serveGames } from "@stonebridge/server";
import type { TestProject } from "vitest/node";
import { browserPath } from "./chromium.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the built client is served, without a slash at its end. */
    client: string;
  }
}

/** Serves the built client on a free port, with the headers of the real server, for as long as the tests run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const folder = process.env["STONEBRIDGE_CLIENT"] ?? fileURLToPath(new URL("../../dist", import.meta.url));
  if (!existsSync(`${folder}/index.html`)) {
    throw new Error(`There is no built client in ${folder}. Build it first: npm run build`);
  }
  // Unpacked before several files want it at once.
  await browserPath();
  const data = mkdtempSync(join(tmpdir(), "stonebridge-browser-"));
  // Nobody is sent anything: it is shown how it would be asked for.
  const notices = {
    site: "http://127.0.0.1",
    mail: { url: "smtp://127.0.0.1:9", from: "a@example.org" },
    webhooks: "open",
  } as const;
  const running = await serveGames({ port: 0, host: "127.0.0.1", client: folder, data: { folder: data }, notices });
  project.provide("client", running.url);
  return async () => {
    await running.close();
    rmSync(data, { recursive: true, force: true });
  };
}
