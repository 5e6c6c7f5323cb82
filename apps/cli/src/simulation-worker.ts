import { parentPort, workerData } from "node:worker_threads";
import { withGame } from "./shelf.ts";
import type { Share } from "./simulation/crew.ts";
import type { GameError, GameResult } from "./simulation/play-game.ts";
import { playOne } from "./simulation/programme.ts";

/** How often a worker reports its games, in milliseconds. */
const TELL_EVERY = 100;

const { programme, first, step, stop } = workerData as Share;

await withGame(programme.game, async (shelf) => {
  const game = shelf.module.open(programme.situation);
  let ended: (GameResult | GameError)[] = [];
  let told = Date.now();
  for (let index = first; index < programme.games; index += step) {
    const outcome = await playOne(shelf, game, programme, index, stop);
    if (outcome === undefined) break;
    ended.push(outcome);
    if (Date.now() - told < TELL_EVERY) continue;
    parentPort?.postMessage(ended);
    ended = [];
    told = Date.now();
  }
  parentPort?.postMessage(ended);
});
