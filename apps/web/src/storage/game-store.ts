import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { GameRecord } from "@stonebridge/kernel";
import { kept } from "../games/contract/later.ts";
import { type GameFile, LONGEST_NAME, type SavedGame, SaveFailed } from "./saved-game.ts";

interface Schema extends DBSchema {
  /** Lists are read often and records are large: they are kept apart. */
  games: { key: string; value: SavedGame };
  records: { key: string; value: GameRecord };
}

const NAME = "stonebridge";

/** What reads lines of the store: most visitors have none. */
const reading = kept(() => import("./saved-reading.ts"));

/** Adds to the store what a version of it needs. */
type StoreVersion = (database: IDBPDatabase<Schema>) => void;

/**
 * How the store came to be as it is, one entry a version. Only ever append, and only what adds: what an older version of the site wrote
 * has to stay readable, and whoever goes back to one must find his games. Fields that may be absent need no entry.
 */
export const VERSIONS: readonly StoreVersion[] = [
  (database) => {
    database.createObjectStore("games", { keyPath: "id" });
    database.createObjectStore("records");
  },
];

/** The games kept in this browser. Everything throws {@link SaveFailed} if the store cannot be opened. */
export class GameStore {
  #database: Promise<IDBPDatabase<Schema>> | undefined;
  /** Another tab holds the store in an older version; the connection waits for it. */
  #blocked = false;
  readonly #versions: readonly StoreVersion[];

  constructor(versions = VERSIONS) {
    this.#versions = versions;
  }

  /** Every saved game, the last touched first. A line that somebody else spoiled is shown as far as it can be read. */
  async list(): Promise<SavedGame[]> {
    const database = await this.#open();
    const rows: readonly unknown[] = await database.getAll("games");
    if (rows.length === 0) return [];
    const { readSavedGame } = await reading();
    return rows.flatMap((row) => readSavedGame(row) ?? []).toSorted((one, other) => other.touched - one.touched);
  }

  /** A saved game; undefined if there is none of this id. */
  async load(id: string): Promise<GameFile | undefined> {
    const database = await this.#open();
    const transaction = database.transaction(["games", "records"]);
    const [row, record] = await Promise.all([
      transaction.objectStore("games").get(id),
      transaction.objectStore("records").get(id),
      transaction.done,
    ]);
    if (row === undefined || !record) return undefined;
    const { readSavedGame } = await reading();
    const saved = readSavedGame(row);
    return saved ? { saved, record } : undefined;
  }

  /**
   * Writes a game; `saved.revision` is the one it shall have. Its name stays as it is stored.
   * @throws SaveFailed: "overtaken" where the stored revision is not the one before, "removed" where it is gone though it was stored,
   *   "full" and "refused" by the browser
   */
  async save({ saved, record }: GameFile): Promise<void> {
    const { name: _, ...line } = saved;
    await this.#write(saved.id, (before) => {
      if (before === undefined && saved.revision > 1) throw new SaveFailed("removed");
      if (before !== undefined && before.revision !== saved.revision - 1) throw new SaveFailed("overtaken");
      const name = before === undefined ? saved.name : before.name;
      return { saved: name === undefined ? line : { ...line, name }, record };
    });
  }

  /** Brings back a game that was removed, as it was; one that is there again stays as it is. */
  async restore(file: GameFile): Promise<void> {
    await this.#write(file.saved.id, (before) => (before === undefined ? file : undefined));
  }

  /** Names a game; an empty name gives it back the one that its facts make. */
  async rename(id: string, name: string): Promise<void> {
    const called = name.trim().slice(0, LONGEST_NAME);
    await this.#write(id, (before) => {
      if (before === undefined) return undefined;
      const { name: _, ...line } = before;
      return { saved: called === "" ? line : { ...line, name: called } };
    });
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

  /** Changes one game in a transaction of its own. @param change what is written for what is there; undefined: nothing */
  async #write(
    id: string,
    change: (before: SavedGame | undefined) => { readonly saved: SavedGame; readonly record?: GameRecord } | undefined,
  ): Promise<void> {
    const database = await this.#open();
    try {
      const transaction = database.transaction(["games", "records"], "readwrite");
      try {
        const games = transaction.objectStore("games");
        const written = change(await games.get(id));
        if (written) await games.put(written.saved);
        if (written?.record) await transaction.objectStore("records").put(written.record, id);
      } catch (error) {
        transaction.abort();
        await transaction.done.catch(() => undefined);
        throw error;
      }
      await transaction.done;
    } catch (error) {
      throw asFailure(error);
    }
  }

  async #open(): Promise<IDBPDatabase<Schema>> {
    if (this.#blocked) throw new SaveFailed("blocked");
    try {
      this.#database ??= this.#connect();
      return await this.#database;
    } catch (error) {
      this.#database = undefined;
      throw asFailure(error);
    }
  }

  #connect(): Promise<IDBPDatabase<Schema>> {
    return new Promise((resolve, reject) => {
      const opening = openDB<Schema>(NAME, this.#versions.length, {
        upgrade: (database, oldVersion) => {
          for (const add of this.#versions.slice(oldVersion)) add(database);
        },
        // Whoever waits is told; the connection comes by itself once the other tab lets go, for whoever asks then.
        blocked: () => {
          this.#blocked = true;
          reject(new SaveFailed("blocked"));
        },
        // A newer version of the site wants to change the store: this tab must not stand in its way.
        blocking: (_current, _wanted, event) => {
          (event.target as IDBDatabase).close();
          this.#database = undefined;
        },
        terminated: () => {
          this.#database = undefined;
        },
      });
      opening
        .then((database) => {
          this.#database = Promise.resolve(database);
          resolve(database);
        }, reject)
        .finally(() => (this.#blocked = false));
    });
  }
}

function asFailure(error: unknown): SaveFailed {
  if (error instanceof SaveFailed) return error;
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return new SaveFailed("full", error);
  return new SaveFailed(name === "VersionError" ? "newer" : "refused", error);
}

export const gameStore = new GameStore();
