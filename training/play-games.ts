import { Worker } from "node:worker_threads";
import { GAMES_IN_FILE, hasGames } from "./games-file.ts";
import type { WorkOrder } from "./self-play-worker.ts";

/** How much self-play. */
export interface Amount {
  readonly games: number;
  /** Cores. */
  readonly jobs: number;
}

/**
 * Plays what is missing of a run of self-play and keeps it in the folder; games that are there are not played again.
 * @returns hours of a core that it took now
 */
export async function playGames(
  order: WorkOrder,
  { games, jobs }: Amount,
  say: (line: string) => void,
): Promise<number> {
  const left: number[] = [];
  for (let first = 0; first < games; first += GAMES_IN_FILE) if (!hasGames(order.folder, first)) left.push(first);
  if (left.length === 0) return 0;
  const files = left.length;
  let done = 0;
  const began = performance.now();
  const workers = Math.min(jobs, files);
  await Promise.all(
    Array.from({ length: workers }, () => {
      const worker = new Worker(new URL("./self-play-worker.js", import.meta.url), { workerData: order });
      return new Promise<void>((resolve, reject) => {
        const next = (): void => {
          const first = left.shift();
          if (first === undefined) void worker.terminate().then(() => resolve());
          else worker.postMessage(first);
        };
        worker.on("message", () => {
          done += 1;
          say(`${done * GAMES_IN_FILE} of ${files * GAMES_IN_FILE} games played, ${minutes(began)} minutes`);
          next();
        });
        worker.on("error", reject);
        next();
      });
    }),
  );
  return ((performance.now() - began) / 3_600_000) * workers;
}

function minutes(since: number): string {
  return ((performance.now() - since) / 60_000).toFixed(1);
}
