import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Yield } from "./mine.ts";

/** What the games of a seed yielded, a file for each: whoever stops a run loses no more than one game. */
export class Store {
  readonly #folder: string;

  /** @param folder of the game and the seed */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** What a game yielded; undefined if it was not looked through yet. */
  read(game: number): Yield | undefined {
    const file = this.#fileOf(game);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Yield) : undefined;
  }

  write(game: number, found: Yield): void {
    const file = this.#fileOf(game);
    writeFileSync(`${file}.part`, JSON.stringify(found));
    renameSync(`${file}.part`, file);
  }

  #fileOf(game: number): string {
    return join(this.#folder, `${String(game).padStart(6, "0")}.json`);
  }
}
