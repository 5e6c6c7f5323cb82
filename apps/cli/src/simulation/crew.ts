import { Worker } from "node:worker_threads";
import type { GameError, GameResult, Players } from "./play-game.ts";

/** What a simulation plays: the same for every worker. */
export interface Programme extends Players {
  readonly game: string;
  readonly situation: unknown;
  readonly games: number;
}

/** What a worker starts with: the programme and its share, every `step`-th game from `first`. */
export interface Share {
  readonly programme: Programme;
  readonly first: number;
  readonly step: number;
}

/** Plays a simulation on several cores and reports every game as it ends. */
export async function playOnCores(
  programme: Programme,
  jobs: number,
  tell: (outcomes: readonly (GameResult | GameError)[]) => void,
): Promise<void> {
  const crew = Array.from({ length: jobs }, (_, first) => {
    const share: Share = { programme, first, step: jobs };
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
