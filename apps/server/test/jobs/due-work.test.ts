import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { BotThreads, THREAD_LIMITS } from "../../src/bots/bot-threads.ts";
import { DueWork } from "../../src/jobs/due-work.ts";
import { beginMatch } from "../../src/matches/beginning.ts";
import { takeSeat } from "../../src/matches/invitations.ts";
import { Playing } from "../../src/matches/playing.ts";
import { openDatabase } from "../../src/storage/databases.ts";
import { openHints } from "../../src/storage/hints.ts";
import { migrate } from "../../src/storage/migrations.ts";
import { Store } from "../../src/storage/store.ts";
import { emptyDatabases } from "../storage/both.ts";

const emptyDatabase = emptyDatabases();

const bot = (program: string) => () =>
  new Worker(
    `const { parentPort } = require("node:worker_threads"); ${program} parentPort.postMessage({ kind: "ready" });`,
    { eval: true },
  );
const thinks = bot("setInterval(() => {}, 1_000);");
const answers = bot(
  'parentPort.on("message", ({ decision }) => parentPort.postMessage({ kind: "chosen", action: decision.actions[0] }));',
);

it("is done at once by a node that has time, where the one that wrote it has none", async () => {
  const place = await emptyDatabase("PostgreSQL");
  const database = openDatabase(place);
  await migrate(database);
  const store = new Store(database);
  const failures: unknown[] = [];
  const node = (start: () => Worker) => {
    const hints = openHints(place, (hint) => void work.hear(hint));
    const playing = new Playing(store, { now: Date.now, written: () => undefined });
    const work = new DueWork(store, playing, new BotThreads(THREAD_LIMITS, start), {
      now: Date.now,
      failed: (error) => void failures.push(error),
      // It looks by itself once, and then not as long as this test lasts.
      poll: 3_600_000,
      tell: (hint) => hints.tell(hint),
    });
    return { work, stop: async () => void (await Promise.all([work.stop(), hints.close()])) };
  };
  const againstBot = async () => {
    const scenario = { game: "bull-run-1861", scenario: "historical", bots: { south: "colonel" } };
    const { match, seats } = await beginMatch(store, scenario, "5".repeat(64), 1_000);
    await takeSeat(store, { invitation: seats["north"], name: "Ann", mixed: "ab".repeat(16) }, "5".repeat(64), 2_000);
    return match;
  };
  const leased = async () => (await database.selectFrom("job").where("leased", ">", 0).selectAll().execute()).length;
  const deeds = async (match: string) => (await store.entries(match)).length;

  await againstBot();
  const busy = node(thinks);
  await expect.poll(leased).toBe(1);
  const free = node(answers);
  const match = await againstBot();
  // It may not listen yet: it is told until it hears.
  const done = async () => {
    busy.work.due(Date.now());
    return deeds(match);
  };
  await expect.poll(done, { interval: 200 }).toBeGreaterThan(0);
  await Promise.all([busy.stop(), free.stop()]);
  await database.destroy();
});
