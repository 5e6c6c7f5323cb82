/** `npm run build`: builds the packages as libraries, the web client and its reports, the server and the command line. */
import { bringUpToDate, buildPackages } from "./builds.mjs";
import { install, script } from "./house.mjs";

await script(async () => {
  install();
  console.log("Building the packages ...");
  await buildPackages();
  await bringUpToDate(["web", "report", "server", "cli"], { force: true });
});
