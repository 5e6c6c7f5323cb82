import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions, type InlineConfig, preview } from "vite";
import { maps } from "../../build/maps-plugin.ts";

/** The demo pages of the board, served. */
export interface DemoPages {
  /** Where they are, with a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the demo pages and serves them on a free port. */
export async function demoPages(): Promise<DemoPages> {
  const outDir = mkdtempSync(`${tmpdir()}/stonebridge-board-`);
  const pages: InlineConfig = {
    root: ROOT,
    configFile: false,
    publicDir: false,
    plugins: [maps()],
    resolve: { conditions: ["source", ...defaultClientConditions] },
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: [`${ROOT}/test/board/zones.html`, `${ROOT}/test/board/hexes.html`] },
    },
    preview: { port: 0, host: "127.0.0.1" },
  };
  await build(pages);
  const server = await preview(pages);
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("The demo pages are served nowhere.");
  return {
    url,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
