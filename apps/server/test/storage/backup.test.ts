import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beginMatch } from "../../src/matches/beginning.ts";
import { takeSeat } from "../../src/matches/invitations.ts";
import { Playing } from "../../src/matches/playing.ts";
import { newSecret } from "../../src/matches/secrets.ts";
import { BackupProblem, writeBackup } from "../../src/storage/backup-file.ts";
import { backUp, restore } from "../../src/storage/backup.ts";
import { openDatabase, type Place } from "../../src/storage/databases.ts";
import { Downtime } from "../../src/storage/downtime.ts";
import { migrate } from "../../src/storage/migrations.ts";
import { Store } from "../../src/storage/store.ts";
import { GAMES } from "../matches/games.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

const MIXED = "0123456789abcdef0123456789abcdef";
const folder = mkdtempSync(join(tmpdir(), "stonebridge-backup-"));
let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

let folders = 0;
const newFolder = (): Place => ({ folder: join(folder, String((folders += 1))) });
const fileOf = (name: string) => join(folder, name);

/** Works on a database as a server does. */
async function at<T>(place: Place, work: (playing: Playing, store: Store) => Promise<T>): Promise<T> {
  const database = openDatabase(place);
  try {
    await migrate(database);
    const store = new Store(database);
    return await work(new Playing(store, { now: Date.now, written: () => undefined }), store);
  } finally {
    await database.destroy();
  }
}

/** Matches of all games, each some steps old. @returns their ids */
const played = (place: Place): Promise<readonly string[]> =>
  at(place, async (playing, store) => {
    const matches: string[] = [];
    for (const [game, scenario, options] of GAMES) {
      const { match, seats } = await beginMatch(store, { game, scenario, options }, newSecret(), 1_000);
      for (const invitation of Object.values(seats))
        await takeSeat(store, { invitation, name: "Ann", mixed: MIXED }, newSecret(), 2_000);
      matches.push(match);
      for (let step = 0; step < 5; step += 1) await goOn(playing, store, match);
    }
    return matches;
  });

/** Whoever is asked does the first he may. */
async function goOn(playing: Playing, store: Store, match: string): Promise<void> {
  for (const { side } of await store.seats.of(match)) {
    const asked = await playing.decision({ match, side });
    if (asked?.decision === undefined) continue;
    const deed = { kind: "act", label: `after ${asked.number}`, after: asked.number } as const;
    const answer = await playing.perform({ match, side }, { ...deed, action: asked.decision.actions[0] });
    expect(answer).toEqual({ result: "done" });
    return;
  }
  throw new Error("Nobody is asked.");
}

/** What everybody sees, after how many news. */
const seen = (place: Place, matches: readonly string[]) =>
  at(place, async (playing, store) => {
    const all = [];
    for (const match of matches)
      for (const { side } of await store.seats.of(match)) {
        const { check, number } = (await playing.whole({ match, side })) ?? {};
        all.push({ match, side, check, number });
      }
    return all;
  });

const goOnAll = (place: Place, matches: readonly string[]) =>
  at(place, async (playing, store) => {
    for (const match of matches) await goOn(playing, store, match);
  });

describe("a backup", () => {
  it("brings all games back, into the other kind of database too, and they go on", async () => {
    const first = newFolder();
    const matches = await played(first);
    const before = await seen(first, matches);
    expect(before.every(({ check }) => check !== undefined)).toBe(true);
    expect(await backUp(first, fileOf("one"))).toBe(4);
    rmSync((first as { folder: string }).folder, { recursive: true });
    await restore(first, fileOf("one"), false);
    expect(await seen(first, matches)).toEqual(before);

    const server = { url: await postgres.database() };
    await restore(server, fileOf("one"), false);
    expect(await seen(server, matches)).toEqual(before);
    await goOnAll(server, matches);
    const after = await seen(server, matches);
    await backUp(server, fileOf("two"));
    await expect(restore(server, fileOf("one"), false)).rejects.toThrow("There are games in this database");
    await restore(server, fileOf("one"), true);
    expect(await seen(server, matches)).toEqual(before);

    await expect(restore(first, fileOf("two"), false)).rejects.toThrow("There are games in the folder");
    await restore(first, fileOf("two"), true);
    expect(await seen(first, matches)).toEqual(after);
    await goOnAll(first, matches);
    expect(readdirSync((first as { folder: string }).folder).filter((name) => name.startsWith("restoring"))).toEqual(
      [],
    );
  });

  it("can be made while a server writes", async () => {
    const place = newFolder();
    const matches = await played(place);
    await at(place, async (playing, store) => {
      const playingOn = (async () => {
        for (let step = 0; step < 20; step += 1) await goOn(playing, store, matches[0]);
      })();
      await backUp(place, fileOf("meanwhile"));
      await playingOn;
    });
    const other = newFolder();
    await restore(other, fileOf("meanwhile"), false);
    await goOnAll(other, matches);
  });

  it("is not restored under a server that is running, which would lose what it writes", async () => {
    const place = newFolder();
    const matches = await played(place);
    await backUp(place, fileOf("running"));
    const database = openDatabase(place);
    const beat = () => new Downtime(database).beat(Date.now());
    await beat();
    const beating = setInterval(() => void beat(), 200);
    try {
      await expect(restore(place, fileOf("running"), true)).rejects.toThrow("A server works on these games");
    } finally {
      clearInterval(beating);
      await database.destroy();
    }
    await goOnAll(place, matches);
  });

  it("that cannot be restored to its end leaves what was there", async () => {
    const head = { format: "stonebridge-backup", version: 1, migrations: ["001-matches", "002-scenarios"] } as const;
    const match = { id: "m", game: "g", rules: "1", situation: "{}", key: "00", created: 1, changed: 1, scenario: "s" };
    async function* rows() {
      for (const id of ["m", "n", "m"]) yield { table: "match", row: { ...match, id } };
    }
    await writeBackup(fileOf("twice"), head, rows());
    for (const place of [newFolder(), { url: await postgres.database() }]) {
      const matches = await played(place);
      const before = await seen(place, matches);
      await expect(restore(place, fileOf("twice"), true)).rejects.toThrow(/unique/i);
      expect(await seen(place, matches)).toEqual(before);
      await goOnAll(place, matches);
    }
  });

  it("that cannot be used says why, and nothing is changed", async () => {
    const place = newFolder();
    const matches = await played(place);
    await backUp(place, fileOf("good"));
    const lines = gunzipSync(readFileSync(fileOf("good")))
      .toString()
      .trimEnd()
      .split("\n");
    const bad = (name: string, text: Buffer | readonly string[]) => {
      writeFileSync(fileOf(name), text instanceof Buffer ? text : gzipSync(`${text.join("\n")}\n`));
      return restore(place, fileOf(name), true);
    };
    const head = JSON.parse(lines[0]) as { migrations: string[] };
    for (const [name, text, says] of [
      ["cut", readFileSync(fileOf("good")).subarray(0, 2_000), "is damaged"],
      ["short", lines.slice(0, -1), "is damaged"],
      ["holed", lines.toSpliced(5, 1), "is damaged"],
      ["other", Buffer.from("a letter"), "is damaged"],
      ["strange", ['{"format":"something"}'], "is no backup"],
      [
        "newer",
        [JSON.stringify({ ...head, migrations: [...head.migrations, "999-new"] }), ...lines.slice(1)],
        "newer version",
      ],
      ["future", [JSON.stringify({ ...head, version: 2 }), ...lines.slice(1)], "newer version"],
    ] as const)
      await expect(bad(name, text), name).rejects.toThrow(says);
    await expect(restore(place, fileOf("none"), true)).rejects.toThrow("There is no file");
    await expect(backUp(place, fileOf("good"))).rejects.toThrow("There is a file");
    const empty = newFolder();
    await expect(backUp(empty, fileOf("empty"))).rejects.toThrow(BackupProblem);
    expect(existsSync(fileOf("empty"))).toBe(false);
    await goOnAll(place, matches);
  });
});
