import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ActionBase } from "@stonebridge/kernel";
import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { botMaker } from "../../src/bots/bot-makers.ts";
import { BotThreads, NoAnswer, type StartThread, THREAD_LIMITS } from "../../src/bots/bot-threads.ts";
import { botTurnDoer, levelAt } from "../../src/bots/bot-turns.ts";
import type { Question, Thought } from "../../src/bots/questions.ts";
import { DueWork } from "../../src/jobs/due-work.ts";
import { beginMatch } from "../../src/matches/beginning.ts";
import { takeSeat } from "../../src/matches/invitations.ts";
import { Playing } from "../../src/matches/playing.ts";
import { openDatabase } from "../../src/storage/databases.ts";
import { migrate } from "../../src/storage/migrations.ts";
import { Store } from "../../src/storage/store.ts";
import type { JobRow, Tables } from "../../src/storage/tables.ts";
import { GAMES } from "../matches/games.ts";
import { Player } from "../matches/table.ts";
import { DATABASES, emptyDatabases } from "../storage/both.ts";

const SECRET = "5".repeat(64);
const LIMITS = { ...THREAD_LIMITS, start: 25_000 };

const emptyDatabase = emptyDatabases();

/** Threads that answer as this program says, without the rules of any game. */
const scripted =
  (program: string): StartThread =>
  (memory) =>
    new Worker(`const { parentPort } = require("node:worker_threads"); ${program}`, {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: memory / 8 },
    });
const READY = 'parentPort.postMessage({ kind: "ready" });';
const QUICK = `parentPort.on("message", ({ decision }) =>
  parentPort.postMessage({ kind: "chosen", action: decision.actions[0] })); ${READY}`;

describe.each(DATABASES)("a bot that has a seat of a match kept in %s", (kind) => {
  let database: Kysely<Tables>;
  let store: Store;
  let working: DueWork[];
  let failures: unknown[];
  beforeEach(async () => {
    database = openDatabase(await emptyDatabase(kind));
    await migrate(database);
    store = new Store(database);
    working = [];
    failures = [];
  });
  afterEach(async () => {
    await Promise.all(working.map((one) => one.stop()));
    await database.destroy();
  });

  /** A program that plays matches and lets bots think. */
  function node(start: StartThread = scripted(QUICK), patience = THREAD_LIMITS.patience): Playing {
    const playing = new Playing(store, { now: Date.now, written: () => undefined, due: (when) => work.due(when) });
    const threads = new BotThreads({ ...LIMITS, patience }, start);
    const failed = (error: unknown) => void failures.push(error);
    const work = new DueWork(store, playing, threads, { now: Date.now, failed, poll: 30 });
    working.push(work);
    return playing;
  }

  /** Somebody sits down against a bot. */
  async function sitDown(game: string, scenario: string, side: string, level = "colonel"): Promise<Player> {
    const { match, seats } = await beginMatch(store, { game, scenario, bots: { [side]: level } }, SECRET, 1_000);
    const [[own, invitation]] = Object.entries(seats);
    await takeSeat(store, { invitation, name: "Ann", mixed: "ab".repeat(16) }, SECRET, 2_000);
    return new Player(match, own);
  }

  /** The person plays until so many of the bot's deeds are done. */
  async function playAgainst(player: Player, playing: Playing, deeds: number): Promise<void> {
    await player.open(playing);
    const theirs = () => player.news.filter(({ by }) => by !== player.side).length;
    for (let tries = 0; theirs() < deeds; tries += 1) {
      await player.listen(playing);
      if (player.decides) {
        const { decision } = (await playing.decision(player)) ?? {};
        const action = decision?.actions.at(-1) as ActionBase;
        expect(await player.perform(playing, action, `own ${player.known}`)).toEqual({ result: "done" });
      } else await new Promise((resolve) => setTimeout(resolve, 5));
      expect(tries).toBeLessThan(4_000);
    }
  }

  it("begins, answers, and goes on after a restart in its turn, each deed once", async () => {
    const player = await sitDown("bull-run-1861", "historical", "south");
    await playAgainst(player, node(), 3);
    await working.pop()?.stop();
    const seen = player.news.length;
    // Two programs, where one was: both work on the same bot.
    const [one] = [node(), node()];
    await player.listen(one);
    await playAgainst(new Player(player.match, player.side), one, 3);
    const entries = await store.entries(player.match);
    expect(entries.length).toBeGreaterThan(seen);
    expect(new Set(entries.map(({ side, label }) => `${side} ${label}`)).size).toBe(entries.length);
    expect(await store.seats.of(player.match)).toMatchObject([
      { side: "north", bot: null, name: "Ann" },
      { side: "south", bot: "colonel", name: null, mixed: null },
    ]);
  });

  it("plays on by a simpler level, in the end without a thread, where threads die or say nothing", async () => {
    const player = await sitDown("bull-run-1861", "historical", "south", "general");
    const dying = scripted(`parentPort.on("message", () => process.exit(1)); ${READY}`);
    const playing = node(dying);
    await player.open(playing);
    while ((await database.selectFrom("job").selectAll().execute()).length === 0) {
      await player.listen(playing);
      const action = (await playing.decision(player))?.decision?.actions.at(-1) as ActionBase;
      await player.perform(playing, action, `own ${player.known}`);
      await player.listen(playing);
    }
    const [job] = await database.selectFrom("job").selectAll().execute();
    await working.pop()?.stop();
    const threads = new BotThreads({ ...LIMITS, patience: 50 }, scripted(READY));
    const doer = botTurnDoer(playing, threads);
    for (const attempts of [1, 2, 3]) await expect(doer({ ...job, attempts } as JobRow)).rejects.toThrow(NoAnswer);
    const before = (await store.entries(player.match)).length;
    await doer({ ...job, attempts: 4 } as JobRow);
    expect(await store.entries(player.match)).toHaveLength(before + 1);
    await threads.close();
  });
});

describe("a bot's seat", () => {
  let database: Kysely<Tables>;
  let store: Store;
  beforeAll(async () => {
    database = openDatabase({ folder: mkdtempSync(join(tmpdir(), "stonebridge-bots-")) });
    await migrate(database);
    store = new Store(database);
  });
  afterAll(() => database.destroy());

  const game = { game: "bull-run-1861", scenario: "historical" };
  const seat = { side: "north", name: "Ann", mixed: "ab".repeat(16) };
  it.each([
    [{ bots: { north: "colonel", south: "colonel" } }, "do not play each other"],
    [{ bots: { west: "colonel" } }, 'no side "west"'],
    [{ bots: { south: "hero" } }, 'no bot "hero"'],
    [{ bots: { south: "colonel" }, seat }, "by its invitation"],
  ])("is not given as in %j", async (asked, words) => {
    await expect(beginMatch(store, { ...game, ...asked }, SECRET, 1)).rejects.toThrow(words);
  });

  it("is asked with what the seat sees, the same on every node, and nothing else", async () => {
    const bots = { confederate: "general" };
    const options = { hiddenMovement: "on" };
    const asked = { game: "no-written-orders", scenario: "first-bull-run", options, bots };
    const { match, seats } = await beginMatch(store, asked, SECRET, 1);
    await takeSeat(store, { invitation: seats["union"], name: "Ann", mixed: seat.mixed }, SECRET, 2);
    const node = () => new Playing(store, { now: Date.now, written: () => undefined });
    const person = { match, side: "union" };
    const bot = { match, side: "confederate" };
    const playing = node();
    expect(await playing.botQuestion(person)).toBeUndefined();
    let found = await playing.botQuestion(bot);
    for (let deeds = 0; found === undefined && deeds < 60; deeds += 1) {
      const { number, decision } = (await playing.decision(person)) ?? { number: 0 };
      const action = decision?.actions.at(-1) as ActionBase;
      await playing.perform(person, { kind: "act", label: `${number}`, after: number, action });
      found = await playing.botQuestion(bot);
    }
    const { view } = (await playing.whole(bot)) ?? {};
    expect(Object.keys(found?.question ?? {}).toSorted()).toEqual([
      "decision",
      "game",
      "match",
      "seed",
      "side",
      "situation",
      "view",
    ]);
    expect(found).toMatchObject({ level: "general", question: { ...bot, view } });
    expect(await node().botQuestion(bot)).toEqual(found);
  });
});

describe("threads of bots", () => {
  const thought = (view: unknown): Thought => ({
    ...({
      match: "m",
      side: "s",
      game: "g",
      situation: {},
      seed: 1,
      view,
      decision: { actions: [{ type: "a" }] },
    } as unknown as Question),
    level: "colonel",
    milliseconds: 10,
  });

  it("take one question each, and no more of them run than there may", async () => {
    const threads = new BotThreads({ ...LIMITS, threads: 1 }, scripted(QUICK));
    const first = threads.think(thought(1));
    await expect(threads.think(thought(2))).rejects.toThrow("busy");
    expect(await first).toEqual({ type: "a" });
    expect(await threads.think(thought(3))).toEqual({ type: "a" });
    await threads.close();
    await expect(threads.think(thought(4))).rejects.toThrow(NoAnswer);
  });

  it.each([
    ["never begin", "setInterval(() => undefined, 1000)", "took longer", { start: 1_500 }],
    [
      "think without end",
      `parentPort.on("message", () => { for (;;) ; }); ${READY}`,
      "took longer",
      { patience: 1_500 },
    ],
    [
      "use too much memory",
      `parentPort.on("message", () => { const all = []; for (;;) all.push(Array(1e5).fill(0.5)); }); ${READY}`,
      "memory",
      {},
    ],
    ["fail", `parentPort.on("message", () => { throw new Error("lost"); }); ${READY}`, "lost", {}],
  ])("are ended where they %s, and the next question gets a new one", async (_name, program, words, limits) => {
    let started = 0;
    const long = { start: 20_000, patience: 20_000 };
    const threads = new BotThreads({ threads: 1, memory: 32, ...long, ...limits }, (memory) => {
      started += 1;
      return scripted(started === 1 ? program : QUICK)(memory);
    });
    await expect(threads.think(thought(1))).rejects.toThrow(words);
    expect(await threads.think(thought(2))).toEqual({ type: "a" });
    expect(started).toBe(2);
    await threads.close();
  });

  it("play by their level twice, then by simpler ones", () => {
    expect([1, 2, 3, 4, 5].map((attempts) => levelAt("general", attempts))).toEqual([
      "general",
      "general",
      "colonel",
      "recruit",
      "recruit",
    ]);
    expect(levelAt("colonel", 3)).toBe("recruit");
  });
});

describe("bots", () => {
  /** What a bot is asked first, if it is, where it plays a side of a game. */
  async function firstAsked(game: string, scenario: string): Promise<readonly Question[]> {
    const database = openDatabase({ folder: mkdtempSync(join(tmpdir(), "stonebridge-bots-")) });
    await migrate(database);
    const store = new Store(database);
    const playing = new Playing(store, { now: Date.now, written: () => undefined });
    const { seats: sides } = await beginMatch(store, { game, scenario }, SECRET, 1);
    const asked = await Promise.all(
      Object.keys(sides).map(async (side) => {
        const { match, seats } = await beginMatch(store, { game, scenario, bots: { [side]: "colonel" } }, SECRET, 1);
        await takeSeat(store, { invitation: Object.values(seats)[0], name: "A", mixed: "ab".repeat(16) }, SECRET, 2);
        return (await playing.botQuestion({ match, side }))?.question ?? [];
      }),
    );
    await database.destroy();
    return asked.flat();
  }

  it.each(GAMES)("play %s", async (game, scenario) => {
    const [question] = await firstAsked(game, scenario);
    const { situation, seed, view, decision } = question;
    const bot = (await botMaker(game))(situation, "colonel", seed);
    expect(decision.actions).toContainEqual(await bot.choose(view, decision, 100));
  });

  it("think in threads of the server", async () => {
    const threads = new BotThreads(LIMITS);
    const [question] = await firstAsked("bull-run-1861", "historical");
    const action = await threads.think({ ...question, level: "colonel", milliseconds: 100 });
    expect(question.decision.actions).toContainEqual(action);
    await threads.close();
  });
});
