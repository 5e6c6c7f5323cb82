import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { GameRecord } from "@stonebridge/kernel";
import { type GameFile, type SavedGame, SaveFailed } from "./saved-game.ts";

interface Schema extends DBSchema {
  /** Lists are read often and records are large: they are kept apart. */
  games: { key: string; value: SavedGame };
  records: { key: string; value: GameRecord };
}

const NAME = "stonebridge";
const VERSION = 1;

/** The games kept in this browser. */
export class GameStore {
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  /** Every saved game, the last touched first; none where the browser stores nothing. */
  async list(): Promise<SavedGame[]> {
    try {
      const database = await this.#open();
      const games = await database.getAll("games");
      return games.toSorted((one, other) => other.touched - one.touched);
    } catch (error) {
      if (error instanceof SaveFailed) return [];
      throw error;
    }
  }

  /** A saved game; undefined where there is none of this id. */
  async load(id: string): Promise<GameFile | undefined> {
    const database = await this.#open();
    const transaction = database.transaction(["games", "records"]);
    const [saved, record] = await Promise.all([
      transaction.objectStore("games").get(id),
      transaction.objectStore("records").get(id),
      transaction.done,
    ]);
    return saved && record ? { saved, record } : undefined;
  }

  /**
   * Writes a game; `saved.revision` is the one it shall have.
   * @throws SaveFailed: "overtaken" where the stored revision is not the one before, "full" and "refused" by the browser
   */
  async save({ saved, record }: GameFile): Promise<void> {
    const database = await this.#open();
    try {
      const transaction = database.transaction(["games", "records"], "readwrite");
      const games = transaction.objectStore("games");
      const before = await games.get(saved.id);
      if (before !== undefined && before.revision !== saved.revision - 1) {
        transaction.abort();
        await transaction.done.catch(() => undefined);
        throw new SaveFailed("overtaken");
      }
      await Promise.all([games.put(saved), transaction.objectStore("records").put(record, saved.id), transaction.done]);
    } catch (error) {
      throw asFailure(error);
    }
  }

  async remove(id: string): Promise<void> {
    const database = await this.#open();
    const transaction = database.transaction(["games", "records"], "readwrite");
    await Promise.all([
      transaction.objectStore("games").delete(id),
      transaction.objectStore("records").delete(id),
      transaction.done,
    ]);
  }

  /** Bytes this site uses on the device, as far as the browser tells. */
  async size(): Promise<number | undefined> {
    const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
    return estimate?.usage;
  }

  async #open(): Promise<IDBPDatabase<Schema>> {
    try {
      this.#database ??= openDB<Schema>(NAME, VERSION, {
        upgrade(database) {
          database.createObjectStore("games", { keyPath: "id" });
          database.createObjectStore("records");
        },
        terminated: () => {
          this.#database = undefined;
        },
      });
      return await this.#database;
    } catch (error) {
      this.#database = undefined;
      throw asFailure(error);
    }
  }
}

function asFailure(error: unknown): SaveFailed {
  if (error instanceof SaveFailed) return error;
  const full = error instanceof DOMException && error.name === "QuotaExceededError";
  return new SaveFailed(full ? "full" : "refused", error);
}

export const gameStore = new GameStore();
