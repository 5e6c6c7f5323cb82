import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Doer, JobRunner } from "../../src/jobs/job-runner.ts";
import { openDatabase, type Place } from "../../src/storage/databases.ts";
import { DueJobs } from "../../src/storage/due-jobs.ts";
import { migrate } from "../../src/storage/migrations.ts";
import type { Tables } from "../../src/storage/tables.ts";
import { DATABASES, emptyDatabases } from "../storage/both.ts";

const emptyDatabase = emptyDatabases();

describe.each(DATABASES)("jobs kept in %s", (kind) => {
  let place: Place;
  let database: Kysely<Tables>;
  let now: number;
  let runners: JobRunner[];
  let failures: unknown[];
  beforeEach(async () => {
    place = await emptyDatabase(kind);
    database = openDatabase(place);
    await migrate(database);
    now = 10_000_000;
    runners = [];
    failures = [];
  });
  afterEach(async () => {
    await Promise.all(runners.map((one) => one.stop()));
    await database.destroy();
  });

  const add = (id: string, due = now) =>
    database
      .insertInto("job")
      .values({ id, kind: "turn", body: "{}", due, leased: 0, worker: null, attempts: 0 })
      .execute();
  const left = async () => (await database.selectFrom("job").select("id").orderBy("id").execute()).map(({ id }) => id);

  /** A runner of a program of its own. */
  function runner(turn: Doer, width = 2): JobRunner {
    const jobs = new DueJobs(database, `program ${runners.length}`);
    const failed = (error: unknown) => void failures.push(error);
    const one = new JobRunner(jobs, { doers: { turn }, width }, { now: () => now, failed, poll: 20 });
    runners.push(one);
    return one;
  }

  it("are done once each, however many programs work on them, at most so many at a time", async () => {
    const done: string[] = [];
    let [working, most] = [0, 0];
    const turn: Doer = async ({ id }) => {
      most = Math.max(most, (working += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      working -= 1;
      done.push(id);
      return undefined;
    };
    const ids = Array.from({ length: 12 }, (_, at) => `job ${at + 10}`);
    for (const id of ids) await add(id);
    for (const one of [runner(turn), runner(turn)]) one.wake();
    await expect.poll(left).toEqual([]);
    expect(done.toSorted()).toEqual(ids);
    expect(most).toBeLessThanOrEqual(4);
  });

  it("are done by somebody else when a program dies in the middle, and not before it must be dead", async () => {
    await add("one");
    let awake: (() => void) | undefined;
    runner(async () => {
      await new Promise<void>((resolve) => (awake = resolve));
      return undefined;
    }, 1).wake();
    await expect.poll(() => awake).toBeDefined();
    const attempts: number[] = [];
    const again = { again: 90_000_000 };
    const other = runner(async (job) => {
      attempts.push(job.attempts);
      return again;
    });
    other.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(attempts).toEqual([]);
    now += 31_000;
    await expect.poll(() => attempts).toEqual([2]);
    // It was only asleep: what it says now counts no more.
    awake?.();
    await runners[0].stop();
    expect(await left()).toEqual(["one"]);
  });

  it("are done although a clock was set back an hour while a program that died had them", async () => {
    await add("one", 0);
    const dead = new DueJobs(database, "dead");
    expect(await dead.take(now, 1, ["turn"])).toHaveLength(1);
    now -= 3_600_000;
    runner(async () => undefined).wake();
    await expect.poll(left).toEqual([]);
  });

  it("are tried again later when they fail, and keep nobody else waiting", async () => {
    await add("bad", now - 1);
    await add("good");
    let tries = 0;
    const done: string[] = [];
    runner(async ({ id }) => {
      if (id === "bad" && (tries += 1) < 3) throw new Error("not yet");
      done.push(id);
      return undefined;
    }, 1).wake();
    await expect.poll(() => done).toEqual(["good"]);
    expect(tries).toBe(1);
    now += 1_000;
    await expect.poll(() => tries).toBe(2);
    now += 1_000;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(tries).toBe(2);
    now += 1_000;
    await expect.poll(left).toEqual([]);
    expect(failures).toHaveLength(2);
  });

  it("are due again when they say so, and begin no more once the program goes away", async () => {
    await add("often");
    const times: number[] = [];
    const one = runner(async () => {
      times.push(now);
      return { again: now + 500 };
    });
    one.wake();
    await expect.poll(() => times).toHaveLength(1);
    now += 500;
    await expect.poll(() => times).toHaveLength(2);
    await one.stop();
    now += 500;
    one.wake();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(times).toEqual([10_000_000, 10_000_500]);
  });
});
