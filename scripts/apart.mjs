/** `npm run wire-twins`, `forge`, `chaos` and `load`: attack and strain a server of games apart, and say what came of it; `golden` keeps what it does. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./builds.mjs";
import { CACHE, install, run, script } from "./house.mjs";
import { FLAG, oneOf, readOptions, whole } from "./options.mjs";

/** The checks, with the options that they take. */
const CHECKS = {
  "wire-twins": {
    options: { pairs: whole(200), seed: whole(1) },
    help: `Compares, byte for byte, what a seat is sent in matches that differ in the enemy's secrets alone.

  npm run wire-twins                  200 pairs, about a minute
  npm run wire-twins -- --pairs 2000
  npm run wire-twins -- --seed 7      other matches (default 1)`,
  },
  forge: {
    options: { messages: whole(10_000), seed: whole(1) },
    help: `Sends a server what must not be done, turn by turn, and counts what was done of it.

  npm run forge                       10,000 messages, about a minute
  npm run forge -- --messages 1000000
  npm run forge -- --seed 7           other matches (default 1)`,
  },
  chaos: {
    options: { seconds: whole(30), kills: whole(), database: oneOf(["sqlite", "postgres"]) },
    help: `Plays matches of all games over lines that lose a fifth and break, while servers and their database are ended with -9
at random. Then compares the log with what players were told.

  npm run chaos                       30 seconds, one server with SQLite
  npm run chaos -- --database postgres    three servers with PostgreSQL
  npm run chaos -- --seconds 300
  npm run chaos -- --seconds 1500 --kills 1000    about so many, instead of one in some seconds`,
  },
  golden: {
    options: { seed: whole(1) },
    help: `Plays a match of each game on a server to its end and backs them up, for the test that later versions still open what
this one has kept: apps/server/test/golden/<version>.backup. A release adds one.

  npm run golden
  npm run golden -- --seed 7          other matches (default 1)`,
  },
  load: {
    options: { games: whole(1_000), seconds: whole(20) },
    help: `Plays live games on this server, two connections each, then on a server of boardgame.io, and says how long actions
take, in ms from sending one to its acknowledgement, and how many are done in a second.

  npm run load                        1,000 games for 20 seconds
  npm run load -- --games 200 --seconds 60`,
  },
};

await script(async () => {
  const [name, ...args] = process.argv.slice(2);
  const { options, help } = CHECKS[name];
  const line = `  npm run ${name} -- --json`.padEnd(38);
  const read = readOptions(`${help}\n${line}one line of JSON\n`, { ...options, json: FLAG }, args);
  if (read === undefined) return;
  const { json, ...asked } = read;
  install();
  const folder = join(CACHE, `apart-${process.pid}`);
  try {
    await bundle(
      "bench/apart",
      ["command", "server-node", "load/peer-node", "../../apps/server/src/storage/sqlite/checkpoint-worker"],
      folder,
    );
    const parameters = [join(folder, "command.js"), name, JSON.stringify(asked), ...(json ? ["json"] : [])];
    process.exitCode = await run(process.execPath, parameters);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
