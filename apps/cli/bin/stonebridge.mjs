#!/usr/bin/env node
/** `stonebridge`: in a checkout the bundle is made first where it is missing or older than the sources. */
import { existsSync } from "node:fs";

const builds = new URL("../../../scripts/builds.mjs", import.meta.url);
if (existsSync(builds)) {
  const { bringUpToDate } = await import(builds);
  await bringUpToDate(["cli"], { quiet: true });
}
const { main } = await import(new URL("../dist/main.js", import.meta.url));
await main(process.argv.slice(2));
