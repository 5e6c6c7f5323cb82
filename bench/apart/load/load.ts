import { setTimeout } from "node:timers/promises";
import { own } from "./own.ts";
import { peer, PEER } from "./peer.ts";
import type { LoadedGame, Rival } from "./rival.ts";

export interface Load {
  readonly games: number;
  /** How many actions were done while all games were live. */
  readonly actions: number;
  /** Ms from an action to its acknowledgement while all games are live. */
  readonly p50: number;
  readonly p99: number;
  /** Actions a second, where {@link AT_ONCE} games do one after the other without a pause. */
  readonly perSecond: number;
  /** The same for one game without a pause, and for ten. */
  readonly alone: { readonly p50: number; readonly p99: number };
  readonly ten: { readonly p50: number; readonly p99: number };
  /** Another server, in the same run and under the same load. */
  readonly peer: { readonly name: string; readonly perSecond: number; readonly p99: number };
}

/** Ms between two actions of a live game, by the mean. */
const THOUGHT = 4_000;
const AT_ONCE = 32;
/** How many games are opened at a time. */
const OPENING = 16;
/** Ms in which programs get going, before anything is measured. */
const WARMING = 1_500;

/** Plays live games on this server, then on the peer. @param seconds that the games are live */
export async function load(games: number, seconds: number): Promise<Load> {
  const ours = await measured(await own(), games, seconds);
  const theirs = await measured(await peer(), games, seconds);
  return {
    games,
    actions: ours.live.length,
    p50: at(ours.live, 0.5),
    p99: at(ours.live, 0.99),
    perSecond: ours.perSecond,
    alone: { p50: at(ours.alone, 0.5), p99: at(ours.alone, 0.99) },
    ten: { p50: at(ours.ten, 0.5), p99: at(ours.ten, 0.99) },
    peer: { name: PEER, perSecond: theirs.perSecond, p99: at(theirs.live, 0.99) },
  };
}

async function measured(rival: Rival, count: number, seconds: number) {
  const games: LoadedGame[] = [];
  try {
    const open = async () => {
      while (games.length < count) {
        // Its place is taken before it is there.
        const place = games.push(undefined as never) - 1;
        games[place] = await rival.open();
      }
    };
    await Promise.all(Array.from({ length: OPENING }, open));
    await busy(games, AT_ONCE, WARMING);
    const live = await thoughtful(games, seconds * 1_000);
    const time = seconds * 500;
    const flat = await busy(games, AT_ONCE, time);
    const alone = await busy(games, 1, time / 2);
    const ten = await busy(games, 10, time / 2);
    return { live, alone, ten, perSecond: Math.round((flat.length / time) * 1_000) };
  } finally {
    for (const game of games) game?.close();
    await rival.stop();
  }
}

/** All games go on as people play them. @returns how long each action took, in order */
async function thoughtful(games: readonly LoadedGame[], time: number): Promise<readonly number[]> {
  const until = performance.now() + time;
  const times: number[] = [];
  const play = async (game: LoadedGame) => {
    for (;;) {
      await setTimeout(Math.random() * 2 * THOUGHT);
      if (performance.now() > until) return;
      times.push(await game.act());
    }
  };
  await Promise.all(games.map(play));
  return times.toSorted((one, other) => one - other);
}

/** Some games go on without a pause. @returns how long each action took, in order */
async function busy(games: readonly LoadedGame[], most: number, time: number): Promise<readonly number[]> {
  const until = performance.now() + time;
  const times: number[] = [];
  const play = async (game: LoadedGame) => {
    while (performance.now() < until) times.push(await game.act());
  };
  await Promise.all(games.slice(0, most).map(play));
  return times.toSorted((one, other) => one - other);
}

/** The time below which a share of actions were done, in ms with two digits. */
const at = (times: readonly number[], share: number): number =>
  Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN) * 100) / 100;
