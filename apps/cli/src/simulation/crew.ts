import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { ActionBase, EventBase, Game } from "@stonebridge/kernel";
import type { ShelfGame } from "../shelf-game.ts";
import { Progress } from "../terminal/progress.ts";
import type { GameError, GameResult } from "./play-game.ts";
import { type Programme, playOne } from "./programme.ts";
import { type StopFlag, untilInterrupted } from "./stopping.ts";

/** What a worker starts with: the programme and its share, every `step`-th game from `first`. */
export interface Share {
  readonly programme: Programme;
  readonly first: number;
  readonly step: number;
  readonly stop: StopFlag;
}

/** Plays on several cores and reports every game as it ends. */
async function playOnCores(
  programme: Programme,
  jobs: number,
  stop: StopFlag,
  tell: (outcomes: readonly (GameResult | GameError)[]) => void,
): Promise<void> {
  const crew = Array.from({ length: jobs }, (_, first) => {
    const share: Share = { programme, first, step: jobs, stop };
    return new Worker(new URL("./simulation-worker.js", import.meta.url), { workerData: share });
  });
  await Promise.all(
    crew.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          worker.on("message", tell);
          worker.on("error", reject);
          worker.on("exit", (code) =>
            code === 0 ? resolve() : reject(new Error(`A worker stopped with code ${code}.`)),
          );
        }),
    ),
  );
}

/** Plays one game after the other in this thread. */
async function playHere<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  game: Game<P, A, E, V>,
  programme: Programme,
  stop: StopFlag,
  tell: (outcomes: readonly (GameResult | GameError)[]) => void,
): Promise<void> {
  for (let index = 0; index < programme.games; index += 1) {
    // bots that answer at once would let no Ctrl-C through
    await setImmediate();
    const outcome = await playOne(shelf, game, programme, index, stop);
    if (outcome === undefined) return;
    tell([outcome]);
  }
}

/**
 * Plays all games of a programme, or until Ctrl-C, and shows on standard error how far it has come.
 * @param jobs games at a time; one per core by default and at most
 * @param tell is called with every game as it ends, in no order
 * @returns how many games were not played to their end
 */
export async function playProgramme<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  game: Game<P, A, E, V>,
  programme: Programme,
  jobs: number | undefined,
  tell: (outcome: GameResult | GameError) => void,
): Promise<number> {
  const { games } = programme;
  const progress = new Progress(process.stderr);
  let ended = 0;
  const hear = (outcomes: readonly (GameResult | GameError)[]): void => {
    for (const outcome of outcomes) tell(outcome);
    ended += outcomes.length;
    progress.show(ended, games);
  };
  progress.show(0, games);
  try {
    const crew = Math.min(jobs ?? Infinity, availableParallelism(), games);
    await untilInterrupted(async (stop) => {
      if (crew > 1) await playOnCores(programme, crew, stop, hear);
      else await playHere(shelf, game, programme, stop, hear);
    });
  } finally {
    progress.clear();
  }
  return games - ended;
}
