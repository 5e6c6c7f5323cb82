import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Pace } from "@stonebridge/protocol";
import type { Place } from "../../../apps/server/src/storage/databases.ts";
import { type Postgres, startPostgres } from "../../../apps/server/test/storage/postgres.ts";
import { GAMES } from "../../../apps/server/test/matches/games.ts";
import type { Sat } from "../house.ts";
import { ServerProcess } from "../server-process.ts";
import { sitDown } from "../sit-down.ts";
import { audit } from "./audit.ts";
import { ChaosPlayer, type Tally } from "./chaos-player.ts";
import { type Badness, Line } from "./line.ts";

export interface Chaos {
  readonly games: number;
  /** How many deeds players were told are done. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** How often a node or the database was ended without a warning. */
  readonly kills: number;
  readonly hashesCompared: number;
  readonly hashesDiffering: number;
  readonly clocksCompared: number;
  /** Clocks that do not show the time that their sides have left. */
  readonly clocksWrong: number;
  readonly database: "sqlite" | "postgres";
}

/** Nobody runs out of time. */
const PACE: Pace = { kind: "live", bank: 24 * 60 * 60, increment: 30 };
const BADNESS: Badness = { lost: 20, breaks: 10, longest: 5_000 };
/** Matches for a second of the run, and at most. */
const PER_SECOND = 2;
const MOST = 200;
/** Ms between two kills, by the mean, and more of it for each match: everybody has to come back in between, and do something. */
const PAUSE = 800;
const PAUSE_FOR_MATCH = 25;
/** One kill in so many is the database's. */
const DATABASES_TURN = 8;
/** Seconds that players have in the end to do something at all, and to get their answers. */
const SETTLING = 120;

/**
 * Matches of all games over bad lines, while nodes and the database are ended at random; then the log is compared with what players were told.
 * @param often how often, about; absent: so seldom that everybody comes to do something in between
 */
export async function chaos(seconds: number, database: Chaos["database"], often?: number): Promise<Chaos> {
  const folder = mkdtempSync(join(tmpdir(), "stonebridge-chaos-"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Stonebridge</title>");
  const postgres = database === "postgres" ? await startPostgres() : undefined;
  const place: Place = postgres ? { url: await postgres.database() } : { folder: join(folder, "data") };
  // A folder belongs to one program, PostgreSQL to several.
  const nodes = Array.from({ length: postgres ? 3 : 1 }, () => new ServerProcess({ client: folder, data: place }));
  const tally: Tally = { compared: 0, differing: 0, odd: [] };
  const lines: Line[] = [];
  const players: ChaosPlayer[] = [];
  try {
    await Promise.all(nodes.map(started));
    const running = () => {
      const urls = nodes.flatMap(({ url }) => url ?? []);
      return urls.length === 0 ? undefined : urls[randomInt(urls.length)];
    };
    const games = Math.min(MOST, Math.max(GAMES.length, Math.floor(seconds * PER_SECOND)));
    // Nobody plays before all have sat down: that is not what is tried here.
    const seated: Sat[] = [];
    for (let at = 0; at < games; at += 1) seated.push(await sitDown(running() ?? "", GAMES[at % GAMES.length], PACE));
    for (const { match, secrets } of seated) {
      for (const [side, secret] of Object.entries(secrets)) {
        const line = await Line.open(BADNESS, running);
        lines.push(line);
        players.push(new ChaosPlayer({ match, side, secret }, line, tally));
      }
    }
    const time = seconds * 1_000;
    const pause = often === undefined ? PAUSE + games * PAUSE_FOR_MATCH : Math.ceil(time / often);
    const kills = await killing(nodes, postgres, { time, pause });
    await somethingDone(players);
    for (const player of players) player.rest();
    for (const line of lines) line.mend();
    await settled(players);
    for (const player of players) player.leave();
    await Promise.all(nodes.map((node) => node.stop()));
    const found = await audit(place, players);
    for (const odd of tally.odd.slice(0, 20)) console.error(odd);
    return {
      games,
      acknowledged: players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
      lost: found.lost,
      doubled: found.doubled,
      kills,
      hashesCompared: tally.compared + found.compared,
      hashesDiffering: tally.differing + found.differing + tally.odd.length,
      clocksCompared: found.clocks,
      clocksWrong: found.wrong,
      database,
    };
  } finally {
    for (const player of players) player.leave();
    for (const line of lines) line.close();
    await Promise.all(nodes.map((node) => node.kill()));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Ends nodes and the database for some time, and starts them again.
 * @param pause between two of them, in ms, by the mean
 * @returns how often
 */
async function killing(
  nodes: readonly ServerProcess[],
  postgres: Postgres | undefined,
  { time, pause }: { readonly time: number; readonly pause: number },
): Promise<number> {
  const until = Date.now() + time;
  let kills = 0;
  const starting: Promise<void>[] = [];
  while (Date.now() < until) {
    await setTimeout(randomInt(2 * pause));
    const running = nodes.filter(({ url }) => url !== undefined);
    if (postgres && randomInt(DATABASES_TURN) === 0) await postgres.crash();
    else if (running.length === 0) continue;
    else {
      const node = running[randomInt(running.length)];
      await node.kill();
      starting.push(started(node));
    }
    kills += 1;
  }
  await Promise.all(starting);
  return kills;
}

/** Starts a node as often as it takes: while its database is down it ends at once. */
async function started(node: ServerProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await node.start()) return;
    await setTimeout(200);
  }
  throw new Error(`A server does not start: ${node.said}`);
}

/** Waits, on a machine so slow that nobody has come to do anything yet, until somebody has. */
async function somethingDone(players: readonly ChaosPlayer[]): Promise<void> {
  const until = Date.now() + SETTLING * 1_000;
  while (players.every(({ acknowledged }) => acknowledged.size === 0) && Date.now() < until) await setTimeout(100);
}

/** Waits until everybody has an answer to all he sent and has seen where his match stands. */
async function settled(players: readonly ChaosPlayer[]): Promise<void> {
  const until = Date.now() + SETTLING * 1_000;
  const all = async (what: (player: ChaosPlayer) => boolean) => {
    while (!players.every(what)) {
      if (Date.now() > until) throw new Error("Players wait for answers that do not come.");
      await setTimeout(100);
    }
  };
  await all(({ isAnswered }) => isAnswered);
  for (const player of players) player.look();
  await all(({ isUpToDate }) => isUpToDate);
}
