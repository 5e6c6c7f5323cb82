import type { GameRecord } from "@stonebridge/kernel";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GameStore } from "../../src/storage/game-store.ts";
import { type SavedGame, SaveFailed } from "../../src/storage/saved-game.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";

useFakeIndexedDb();

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

  it("says when the browser stores nothing, and lists nothing then", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("Storage is blocked.", "SecurityError");
    });
    const blocked = new GameStore();
    await expect(blocked.save({ saved: saved("game", 1), record: RECORD })).rejects.toBeInstanceOf(SaveFailed);
    expect(await blocked.list()).toEqual([]);
  });
});
