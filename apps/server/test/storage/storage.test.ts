import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase, type Place } from "../../src/storage/databases.ts";
import { DueJobs } from "../../src/storage/due-jobs.ts";
import { migrate, NewerDatabase } from "../../src/storage/migrations.ts";
import { type Change, Store } from "../../src/storage/store.ts";
import type { Tables } from "../../src/storage/tables.ts";
import { DATABASES, emptyDatabases } from "./both.ts";
import { onlookersAreKept } from "./onlookers-kept.ts";
import { talkIsKept } from "./talk-kept.ts";

const emptyDatabase = emptyDatabases();

/** An entry of the Union's after so many others. */
function change(after: number, label = `union-${after}`, more: Partial<Change> = {}): Change {
  const entry = { side: "union", label, body: `{"number":${after + 1}}`, at: 1_000 + after };
  const news = [{ seat: "union", number: after + 1, body: `told ${after + 1}` }];
  return { match: "m", after, entry, news, ...more };
}

describe.each(DATABASES)("matches kept in %s", (kind) => {
  let place: Place;
  let database: Kysely<Tables>;
  let store: Store;
  beforeEach(async () => {
    place = await emptyDatabase(kind);
    database = openDatabase(place);
    await migrate(database);
    store = new Store(database);
    await store.begin({
      match: {
        id: "m",
        game: "bull-run-1861",
        rules: "1",
        scenario: "historical",
        situation: "{}",
        key: "00",
        created: 900,
        pace: null,
      },
      seats: [
        { side: "union", invitation: "a", bot: null, name: null, mixed: null },
        { side: "confederate", invitation: "b", bot: null, name: null, mixed: null },
      ],
    });
  });
  afterEach(() => database.destroy());

  it("have one rematch, once they are over, for all devices of whoever played", async () => {
    const seat = { bot: null, name: null, mixed: null };
    const rematch = (id: string) => ({
      match: {
        id,
        game: "bull-run-1861",
        rules: "1",
        scenario: "historical",
        situation: "{}",
        key: "00",
        created: 9,
        pace: null,
      },
      seats: [
        { ...seat, side: "union", invitation: `for ${id}` },
        { ...seat, side: "confederate", invitation: null, name: "Ann", mixed: "00" },
      ],
      rematchOf: { match: "m", joins: { side: "union", as: "confederate" } },
    });
    await store.seats.take({ invitation: "a", name: "Ann", mixed: "00", secret: "ann", at: 901 });
    await store.seats.take({ invitation: "b", name: "Ben", mixed: "00", secret: "ben", at: 901 });
    await store.seats.offer({ secret: "moved", match: "m", side: "confederate", until: 999 }, 901);
    await store.seats.join("moved", "ben's other device", 902);
    expect(await store.begin(rematch("early"))).toBe(false);
    await store.append(change(0, "union-0", { ended: { outcome: "{}", record: "{}" } }));
    expect(await Promise.all([store.begin(rematch("again")), store.begin(rematch("twice"))])).toContain(true);
    const next = (await store.match("m"))?.rematch ?? "";
    expect(await store.match(next === "again" ? "twice" : "again")).toBeUndefined();
    expect(await store.seats.held("ann", { match: next })).toMatchObject([{ side: "confederate" }]);
    const ben = {
      of: { match: "m", side: "confederate" },
      as: { match: next, side: "union" },
      name: "Ben",
      mixed: "11",
      at: 902,
    };
    expect([await store.seats.takeAgain(ben), await store.seats.takeAgain(ben)]).toEqual([true, false]);
    for (const device of ["ben", "ben's other device"])
      expect(await store.seats.held(device, { match: next })).toMatchObject([{ side: "union" }]);
    expect(await store.seats.of(next)).toMatchObject([{ name: "Ann" }, { name: "Ben", invitation: null }]);
  });

  it("are there again for whoever opens the place later", async () => {
    expect(await store.append(change(0))).toBe("written");
    const later = openDatabase(place);
    await migrate(later);
    const found = new Store(later);
    expect(await found.match("m")).toEqual({
      id: "m",
      game: "bull-run-1861",
      rules: "1",
      scenario: "historical",
      situation: "{}",
      key: "00",
      version: 1,
      rematch: null,
      created: 900,
      pace: null,
      began: null,
      changed: 1_000,
      ended: null,
    });
    expect(await found.entries("m")).toEqual([
      { match: "m", number: 1, side: "union", label: "union-0", body: '{"number":1}', at: 1_000 },
    ]);
    expect(await found.match("n")).toBeUndefined();
    await later.destroy();
  });

  it("take each entry once, and none whose author did not know the last one", async () => {
    expect(await store.append(change(0))).toBe("written");
    expect(await store.append(change(0))).toBe("repeated");
    expect(await store.append(change(1, "union-0"))).toBe("repeated");
    expect(await store.append(change(0, "another"))).toBe("stale");
    expect(await store.append(change(2))).toBe("stale");
    expect(await store.append(change(1))).toBe("written");
    expect((await store.entries("m")).map(({ number, label }) => [number, label])).toEqual([
      [1, "union-0"],
      [2, "union-1"],
    ]);
    expect((await store.match("m"))?.version).toBe(2);
    expect((await store.news("m", "union")).map(({ body }) => body)).toEqual(["told 1", "told 2"]);
  });

  it("take one of many that are written at the same time", async () => {
    // Several servers share PostgreSQL; a file belongs to one.
    const others = "url" in place ? Array.from({ length: 4 }, () => openDatabase(place)) : [];
    const stores = Array.from({ length: 5 }, (_, at) => new Store(others[at] ?? database));
    for (let round = 0; round < 10; round++) {
      const became = await Promise.all(stores.map((one, at) => one.append(change(round, `${round}-${at}`))));
      expect(became.toSorted()).toEqual(["stale", "stale", "stale", "stale", "written"]);
    }
    expect((await store.entries("m")).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await Promise.all(others.map((one) => one.destroy()));
  });

  it("tell each seat its own news", async () => {
    const told = (...news: readonly [seat: string, number: number][]) => ({
      news: news.map(([seat, number]) => ({ seat, number, body: seat })),
    });
    await store.append(change(0, "1", told(["union", 1])));
    await store.append(change(1, "2", told(["union", 2], ["confederate", 1])));
    await store.append(change(2, "back", told(["union", 3])));
    const numbers = async (seat: string, after = 0) => (await store.news("m", seat, after)).map((one) => one.number);
    expect(await numbers("union")).toEqual([1, 2, 3]);
    expect(await numbers("confederate")).toEqual([1]);
    expect(await numbers("union", 2)).toEqual([3]);
  });

  it("take nothing more once they have ended", async () => {
    expect(await store.append(change(0, "1", { ended: { outcome: '{"winner":"union"}', record: "{}" } }))).toBe(
      "written",
    );
    expect(await store.append(change(1))).toBe("stale");
    expect(await store.match("m")).toMatchObject({ version: 1, ended: '{"winner":"union"}' });
    expect(await store.record("m")).toBe("{}");
  });

  it("give a seat to the first who comes with its invitation, and know what he holds", async () => {
    const takers = await Promise.all(
      ["x", "y", "z"].map((secret) =>
        store.seats.take({ invitation: "b", name: secret, mixed: "ff", secret, at: 950 }),
      ),
    );
    expect(takers.filter(Boolean)).toHaveLength(1);
    const winner = takers.find(Boolean)?.secret ?? "";
    const seat = { match: "m", side: "confederate", secret: winner, created: 950 };
    expect(await store.seats.held(winner)).toEqual([seat]);
    expect(await store.seats.of("m")).toMatchObject([
      { side: "confederate", name: winner, mixed: "ff", invitation: null },
      { side: "union", name: null, mixed: null },
    ]);
    expect(await store.seats.held(["x", "y", "z"].find((one) => one !== winner) ?? "")).toEqual([]);
    await store.seats.take({ invitation: "a", name: "both", mixed: "ff", secret: winner, at: 960 });
    expect(await store.seats.held(winner)).toHaveLength(2);
    expect(await store.match("m")).toMatchObject({ began: 960 });
    expect(await store.seats.held(winner, { match: "m", side: "confederate" })).toEqual([seat]);
  });

  it("replace the invitation to a seat while it is free", async () => {
    expect(await store.seats.invite("m", "union", "c")).toBe(true);
    const take = (invitation: string) => store.seats.take({ invitation, name: "A", mixed: "ff", secret: "x", at: 950 });
    expect(await take("a")).toBeUndefined();
    expect(await take("c")).toMatchObject({ side: "union" });
    expect(await store.seats.invite("m", "union", "d")).toBe(false);
    expect(await store.seats.invite("m", "nobody", "d")).toBe(false);
  });

  it("give a seat to one more device, once and in time", async () => {
    const seat = { match: "m", side: "union" };
    await store.seats.offer({ ...seat, secret: "late", until: 100 }, 50);
    expect(await store.seats.join("late", "x", 101)).toBeUndefined();
    await store.seats.offer({ ...seat, secret: "once", until: 100 }, 50);
    expect(await store.seats.join("once", "x", 99)).toEqual({ ...seat, secret: "x", created: 99 });
    expect(await store.seats.join("once", "y", 99)).toBeUndefined();
    await store.seats.offer({ ...seat, secret: "again", until: 100 }, 50);
    expect(await store.seats.join("again", "x", 99)).toMatchObject(seat);
    expect(await store.seats.held("x")).toHaveLength(1);
  });

  it("list what a device plays, with the last it was told", async () => {
    await store.seats.take({ invitation: "a", name: "A", mixed: "ff", secret: "x", at: 950 });
    const seat = {
      match: "m",
      side: "union",
      game: "bull-run-1861",
      scenario: "historical",
      created: 900,
      ended: null,
      rematch: null,
    };
    expect(await store.seats.mine("x", 9)).toEqual([{ ...seat, news: null, at: null }]);
    await store.append(change(0));
    await store.append(change(1));
    expect(await store.seats.mine("x", 9)).toEqual([{ ...seat, news: "told 2", at: 1_001 }]);
    expect(await store.seats.mine("y", 9)).toEqual([]);
  });

  it("write an entry with all that follows from it, or nothing", async () => {
    await store.append(change(0, "1", { jobs: [{ id: "clock", kind: "clock", body: "{}", due: 5 }] }));
    const twice = { news: [1, 1].map((number) => ({ seat: "union", number, body: "" })), done: ["clock"] };
    await expect(store.append(change(1, "2", twice))).rejects.toThrow();
    expect(await store.match("m")).toMatchObject({ version: 1 });
    expect(await store.entryCalled("m", "union", "2")).toBeUndefined();
    expect(await new DueJobs(database, "w").take(5, 10, ["clock"])).toHaveLength(1);
  });

  it("know when no program worked on them, once however many begin again at the same time", async () => {
    const { downtime } = store;
    await Promise.all([downtime.beat(1_000), downtime.beat(1_000)]);
    await downtime.beat(6_000);
    expect(await downtime.since(0, 25_000)).toEqual([]);
    // Nobody has been there since: it counts before anybody has written it down.
    expect(await downtime.since(0, 60_000)).toEqual([{ since: 6_000, until: 60_000 }]);
    await Promise.allSettled([downtime.beat(90_000), downtime.beat(90_000), downtime.beat(90_000)]);
    await downtime.beat(80_000);
    expect(await downtime.since(0, 95_000)).toEqual([{ since: 6_000, until: 90_000 }]);
    expect(await downtime.since(90_000, 95_000)).toEqual([]);
  });

  it("refuse a database of a newer version, and say so", async () => {
    const rows = database as unknown as Kysely<{ migration: { name: string; timestamp: string } }>;
    await rows.insertInto("migration").values({ name: "999-later", timestamp: "2030-01-01" }).execute();
    await expect(migrate(database)).rejects.toThrow(NewerDatabase);
  });

  describe("and what their seats say, and who is there", () => talkIsKept(() => store));

  describe("and who looks on, and what they say", () => onlookersAreKept(() => store));

  describe("and what falls due", () => {
    const job = (id: string, due: number) => ({ id, kind: "clock", body: id, due });
    beforeEach(() => store.append(change(0, "1", { news: [], jobs: [job("late", 300), job("early", 100)] })));

    it("is done by one worker at a time, the longest due first", async () => {
      const workers = Array.from({ length: 3 }, (_, at) => new DueJobs(database, `worker ${at}`));
      const taken = await Promise.all(workers.map((one) => one.take(400, 10, KINDS)));
      expect(taken.flat().map(({ id }) => id)).toEqual(["early", "late"]);
    });

    it("is left to those who can do it", async () => {
      const jobs = new DueJobs(database, "one");
      expect(await jobs.take(400, 10, ["mail"])).toEqual([]);
      expect(await jobs.next(["mail"])).toBeUndefined();
    });

    it("is taken again from a worker that died, and finished only by the last", async () => {
      const [one, other] = [new DueJobs(database, "one"), new DueJobs(database, "other")];
      const [early] = await one.take(200, 10, KINDS);
      expect(early).toMatchObject({ id: "early" });
      expect(await other.take(200, 10, KINDS)).toEqual([]);
      expect(await other.next(KINDS)).toBe(300);
      const [again, late] = await other.take(60_000, 2, KINDS);
      expect([again, late]).toMatchObject([{ id: "early", attempts: 2 }, { id: "late" }]);
      await one.finish(early);
      expect(await other.next(KINDS)).toBeGreaterThan(60_000);
      await other.finish(again);
      expect((await one.take(200_000, 10, KINDS)).map(({ id }) => id)).toEqual(["late"]);
    });

    it("is taken again from a worker that died before the clock was set back", async () => {
      const jobs = new DueJobs(database, "one");
      expect(await jobs.take(9_000_000, 10, KINDS)).toHaveLength(2);
      expect((await jobs.take(5_000, 10, KINDS)).map(({ id, attempts }) => [id, attempts])).toEqual([
        ["early", 2],
        ["late", 2],
      ]);
    });

    it("is due anew when an entry says so, and not at all once it is done", async () => {
      const jobs = new DueJobs(database, "one");
      const [early] = await jobs.take(400, 10, KINDS);
      await store.append(change(1, "2", { news: [], jobs: [job("early", 1_000)], done: ["late"] }));
      await jobs.finish(early);
      expect(await jobs.take(400, 10, KINDS)).toEqual([]);
      const [again] = await jobs.take(1_000, 10, KINDS);
      expect(again).toMatchObject({ id: "early", attempts: 1 });
      // It was made due again while the same program worked on it, and taken before that was over.
      await jobs.finish(early);
      await jobs.postpone(again, 2_000);
      expect(await jobs.next(KINDS)).toBe(2_000);
    });
  });
});

/** Jobs that the workers of these tests can do. */
const KINDS = ["clock"];
