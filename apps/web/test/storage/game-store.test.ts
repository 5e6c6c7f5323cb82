import type { GameRecord } from "@stonebridge/kernel";
import { deleteDB, openDB } from "idb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GameStore, VERSIONS } from "../../src/storage/game-store.ts";
import { type SavedGame, SaveFailed } from "../../src/storage/saved-game.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";

useFakeIndexedDb(true);

const RECORD = { format: "stonebridge-record", steps: [] } as unknown as GameRecord;

function saved(id: string, revision: number, touched = revision): SavedGame {
  return {
    id,
    game: "bull-run-1861",
    rulesVersion: "1",
    scenario: "historical",
    seats: { north: { kind: "person" }, south: { kind: "bot", level: "colonel" } },
    steps: 0,
    revision,
    created: 1,
    touched,
    glance: { turn: 1, stage: "movement", phase: 1, points: { north: 0, south: 0 }, pieces: [] },
  };
}

const store = new GameStore();

/** Puts a row into the store as some other program might. */
async function spoil(row: unknown, record: unknown = RECORD): Promise<void> {
  await store.list();
  const database = await openDB("stonebridge");
  const transaction = database.transaction(["games", "records"], "readwrite");
  await transaction.objectStore("games").put(row);
  await transaction.objectStore("records").put(record, (row as { id: IDBValidKey }).id);
  await transaction.done;
  database.close();
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { id } of await store.list()) await store.remove(id);
});

describe("the store of games", () => {
  it("gives back what was saved, and lists the last touched first", async () => {
    await store.save({ saved: saved("old", 1, 10), record: RECORD });
    await store.save({ saved: saved("new", 1, 20), record: RECORD });
    await store.save({ saved: saved("old", 2, 30), record: RECORD });
    expect((await store.list()).map(({ id }) => id)).toEqual(["old", "new"]);
    expect(await store.load("old")).toEqual({ saved: saved("old", 2, 30), record: RECORD });
    expect(await store.load("none")).toBeUndefined();
  });

  it("remembers the lesson or the exercise that a game began from", async () => {
    const lesson = { ...saved("lesson", 1), lesson: "front-and-flank" };
    const exercise = { ...saved("exercise", 1), exercise: "bull-run-1861/12-340" };
    await store.save({ saved: lesson, record: RECORD });
    await store.save({ saved: exercise, record: RECORD });
    expect((await store.load("lesson"))?.saved).toEqual(lesson);
    expect((await store.load("exercise"))?.saved).toEqual(exercise);
  });

  it("forgets a game that was removed, and only that one", async () => {
    await store.save({ saved: saved("one", 1), record: RECORD });
    await store.save({ saved: saved("two", 1), record: RECORD });
    await store.remove("one");
    expect((await store.list()).map(({ id }) => id)).toEqual(["two"]);
    expect(await store.load("one")).toBeUndefined();
  });

  it("refuses a save that would overwrite another tab's", async () => {
    await store.save({ saved: saved("game", 1), record: RECORD });
    await store.save({ saved: saved("game", 2), record: RECORD });
    await expect(store.save({ saved: saved("game", 2, 99), record: RECORD })).rejects.toMatchObject({
      name: "SaveFailed",
      problem: "overtaken",
    });
    expect((await store.load("game"))?.saved.touched).toBe(2);
  });

  it("says when there is no room, and keeps what was there", async () => {
    await store.save({ saved: saved("game", 1), record: RECORD });
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("The quota is used up.", "QuotaExceededError");
    });
    await expect(store.save({ saved: saved("game", 2), record: RECORD })).rejects.toMatchObject({ problem: "full" });
    vi.restoreAllMocks();
    expect((await store.load("game"))?.saved.revision).toBe(1);
    await store.save({ saved: saved("game", 2), record: RECORD });
  });

  it("says when the browser stores nothing", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("Storage is blocked.", "SecurityError");
    });
    const blocked = new GameStore();
    await expect(blocked.save({ saved: saved("game", 1), record: RECORD })).rejects.toBeInstanceOf(SaveFailed);
    await expect(blocked.list()).rejects.toMatchObject({ problem: "refused" });
  });

  it("keeps the name that was given, whatever is saved after it, and gives back the one of its facts", async () => {
    await store.save({ saved: saved("game", 1), record: RECORD });
    await store.rename("game", "  Stonewall’s day  ");
    await store.save({ saved: saved("game", 2), record: RECORD });
    expect((await store.load("game"))?.saved).toEqual({ ...saved("game", 2), name: "Stonewall’s day" });
    await store.rename("game", "n".repeat(500));
    expect((await store.load("game"))?.saved.name).toHaveLength(80);
    await store.rename("game", " ");
    expect((await store.load("game"))?.saved).toEqual(saved("game", 2));
    await store.rename("none", "Nobody");
    expect(await store.load("none")).toBeUndefined();
  });

  it("brings back a game that was removed, as it was, and does not write over one that is there", async () => {
    const file = { saved: { ...saved("game", 3), name: "Mine" }, record: RECORD };
    await store.restore(file);
    expect(await store.load("game")).toEqual(file);
    await store.save({ saved: saved("game", 4, 50), record: RECORD });
    await store.restore(file);
    expect((await store.load("game"))?.saved.revision).toBe(4);
  });

  it("does not bring back by a save what somebody removed", async () => {
    await store.save({ saved: saved("game", 1), record: RECORD });
    await store.remove("game");
    await expect(store.save({ saved: saved("game", 2), record: RECORD })).rejects.toMatchObject({ problem: "removed" });
    expect(await store.load("game")).toBeUndefined();
  });

  it("lists what somebody else spoiled as far as it can be read, and everything else", async () => {
    await store.save({ saved: saved("sound", 1), record: RECORD });
    const whole = saved("spoiled", 1);
    for (const [index, row] of [
      { id: "bare", game: "bull-run-1861" },
      { ...whole, id: "seats", seats: null },
      { ...whole, id: "glance", glance: "x" },
      { ...whole, id: "parts", glance: { points: { north: "x" }, pieces: [null, { zone: 1 }], winner: 3 } },
      { ...whole, id: "bot", seats: { north: { kind: "bot", level: "hero" }, south: { kind: "person" } }, name: 5 },
      { id: "no-game", seats: 1 },
      { id: 7, game: "x" },
    ].entries()) {
      await spoil({ ...row, created: index });
    }
    const listed = await store.list();
    expect(listed.map(({ id }) => id).toSorted()).toEqual(["bare", "bot", "glance", "parts", "seats", "sound"]);
    for (const { seats, glance, touched } of listed) {
      expect(Object.values(seats).every(({ kind }) => kind === "person" || kind === "bot")).toBe(true);
      expect(Object.values(glance.points).every(Number.isFinite)).toBe(true);
      expect(glance.pieces.every(({ zone, side }) => typeof zone === "string" && typeof side === "string")).toBe(true);
      expect(Number.isFinite(touched)).toBe(true);
    }
    expect(listed.find(({ id }) => id === "bot")?.name).toBeUndefined();
    const database = await openDB("stonebridge");
    await database.delete("games", 7);
    await database.delete("games", "no-game");
    database.close();
  });
});

describe("stores of other versions of the site", () => {
  /** The store as the first version of the site made it, with a game in it. */
  const OLD_ROW = {
    id: "abcd2345",
    game: "bull-run-1861",
    rulesVersion: "1",
    scenario: "historical",
    seats: { north: { kind: "person" }, south: { kind: "bot", level: "colonel" } },
    steps: 12,
    revision: 9,
    created: 1_760_000_000_000,
    touched: 1_760_000_100_000,
    glance: { turn: 2, stage: "movement", phase: 3, decides: "north", points: { north: 1, south: 0 }, pieces: [] },
    guided: true,
  };

  const fresh = async () => {
    for (const { id } of await store.list()) await store.remove(id);
    await closeAll();
    await deleteDB("stonebridge");
  };
  /** Opening a newer version closes what is open of this one. */
  const closeAll = async () => {
    const newer = await openDB("stonebridge", 99);
    newer.close();
  };

  it("open as they are: the first one", async () => {
    await fresh();
    const old = await openDB("stonebridge", 1, {
      upgrade(database) {
        database.createObjectStore("games", { keyPath: "id" });
        database.createObjectStore("records");
      },
    });
    await old.put("games", OLD_ROW);
    await old.put("records", RECORD, OLD_ROW.id);
    old.close();
    const now = new GameStore();
    expect(await now.list()).toEqual([OLD_ROW]);
    await now.rename(OLD_ROW.id, "The first");
    await now.save({ saved: { ...(OLD_ROW as SavedGame), revision: 10, steps: 13 }, record: RECORD });
    expect((await now.load(OLD_ROW.id))?.saved).toEqual({ ...OLD_ROW, revision: 10, steps: 13, name: "The first" });
  });

  it("are not stood in the way of, when they are newer; and their games are not said to be gone", async () => {
    await fresh();
    const old = new GameStore();
    await old.save({ saved: saved("game", 1), record: RECORD });
    let waited = false;
    const newer = await openDB("stonebridge", 2, { blocked: () => (waited = true) });
    expect([newer.version, waited]).toEqual([2, false]);
    await expect(old.list()).rejects.toMatchObject({ problem: "newer" });
    await expect(old.save({ saved: saved("game", 2), record: RECORD })).rejects.toMatchObject({ problem: "newer" });
    expect(await newer.count("games")).toBe(1);
    newer.close();
    await deleteDB("stonebridge");
  });

  it("that hold the games are named, and the games come once they let go", async () => {
    await fresh();
    // A tab of the first version, which did not let go by itself.
    const old = await openDB("stonebridge", 1, { upgrade: (database) => VERSIONS[0](database as never) });
    await old.put("games", OLD_ROW);
    const wanted = new GameStore([...VERSIONS, (database) => void database.createObjectStore("later" as never)]);
    await expect(wanted.list()).rejects.toMatchObject({ problem: "blocked" });
    await expect(wanted.save({ saved: saved("new", 1), record: RECORD })).rejects.toMatchObject({ problem: "blocked" });
    old.close();
    await vi.waitFor(async () => expect(await wanted.list()).toEqual([OLD_ROW]));
    await closeAll();
    await deleteDB("stonebridge");
  });
});
