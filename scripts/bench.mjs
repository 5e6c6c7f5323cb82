/** `npm run bench`: how fast the engines are, against their goals, a plain baseline and the results before. */
import { join } from "node:path";
import { bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script } from "./house.mjs";

await script(async () => {
  install();
  const folder = join(CACHE, "bench");
  await bundle("bench", ["speed"], folder);
  process.exitCode = await run(process.execPath, [join(folder, "speed.js"), ROOT]);
});
