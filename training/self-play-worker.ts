import { deriveSeed } from "@stonebridge/kernel";
import { parentPort, workerData } from "node:worker_threads";
import { GAMES_IN_FILE, writeGames } from "./games-file.ts";
import { schoolOf } from "./schools.ts";
import { lessonsOf, playGame, type PlayedGame } from "./self-play.ts";

/** What a worker of self-play is told when it starts. */
export interface WorkOrder {
  readonly game: string;
  readonly even: boolean;
  readonly seed: number;
  readonly folder: string;
}

const { game, even, seed, folder } = workerData as WorkOrder;
const school = await schoolOf(game, even);
const lessonOf = lessonsOf(school);

parentPort?.on("message", (first: number) => void playFrom(first));

/** Plays the games of one file. A game that fails ends the worker, and with it the run. */
async function playFrom(first: number): Promise<void> {
  const games: PlayedGame[] = [];
  for (let at = first; at < first + GAMES_IN_FILE; at++) {
    const played = await playGame(school, lessonOf, deriveSeed(seed, at));
    if (played !== undefined) games.push(played);
  }
  writeGames(folder, first, games);
  parentPort?.postMessage(games.length);
}
