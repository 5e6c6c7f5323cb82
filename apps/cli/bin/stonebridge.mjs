#!/usr/bin/env node
/** `stonebridge`: in a checkout, the bundle is built first if it is missing or older than the sources. */
import { existsSync } from "node:fs";

const root = new URL("../../../", import.meta.url);
const builds = new URL("scripts/builds.mjs", root);
if (existsSync(builds)) {
  if (!existsSync(new URL("node_modules/vite/", root))) {
    console.error('The packages are not installed. Run "npm ci" in the checkout first.');
    process.exit(1);
  }
  const { bringUpToDate } = await import(builds);
  await bringUpToDate(["cli"], { quiet: true });
}
const { main } = await import(new URL("../dist/main.js", import.meta.url));
await main(process.argv.slice(2));
