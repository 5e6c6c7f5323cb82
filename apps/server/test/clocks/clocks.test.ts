import type { Pace } from "@stonebridge/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Clocks } from "../../src/clocks/clock.ts";
import { MatchTerms, type Noted } from "../../src/clocks/terms.ts";
import { DueWork } from "../../src/jobs/due-work.ts";
import { BotThreads } from "../../src/bots/bot-threads.ts";
import { RecentMatches } from "../../src/matches/recent-matches.ts";
import { sitDown, type Table, turn } from "../matches/table.ts";
import { DATABASES, emptyDatabases } from "../storage/both.ts";

const LIVE: Pace = { kind: "live", bank: 60, increment: 10 };
const SLOW: Pace = { kind: "correspondence", bank: 3_600, increment: 1_800, cap: 4_000, holidays: 2 };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const emptyDatabase = emptyDatabases();

describe.each(DATABASES)("a match with clocks, kept in %s", (kind) => {
  let at: Table;
  /** The match begins at 2,000: so the table says. */
  let now: number;
  beforeEach(() => {
    now = 2_000;
  });
  afterEach(() => at.database.destroy());

  const sit = async (pace?: Pace) => {
    const place = await emptyDatabase(kind);
    at = await sitDown("bull-run-1861", "historical", {}, { now: () => now, place, ...(pace && { pace }) });
  };
  /** Who decides, and the other one. */
  const pair = async () => {
    const { decision } = await at.truth();
    const [first] = decision.over ? [] : decision.sides;
    const [one, other] = Object.values(at.players).toSorted((player) => (player.side === first ? -1 : 1));
    return { one, other };
  };
  const listen = () => Promise.all(Object.values(at.players).map((player) => player.listen(at.playing)));
  /** What a player is shown to be left of both clocks, in seconds. */
  const left = (player: { readonly terms: Table["players"][string]["terms"] }) =>
    Object.fromEntries(Object.entries(player.terms?.clocks ?? {}).map(([side, one]) => [side, one.left / 1_000]));

  it("counts the time of whoever decides, and adds to it when he hands over; every node knows the same", async () => {
    await sit(LIVE);
    const { one, other } = await pair();
    expect(left(one)).toEqual({ north: 60, south: 60 });
    let spent = 0;
    for (; (await pair()).one === one; spent += 2) {
      expect(spent).toBeLessThan(50);
      now += 2_000;
      await turn(at, spent * 7 + 1);
    }
    expect(left(other)).toEqual({ [one.side]: 60 - spent + 10, [other.side]: 60 });
    expect(other.terms?.clocks?.[other.side]).toMatchObject({ runs: true, at: now });
    expect((await at.node().whole(other))?.terms).toEqual(other.terms);
    // A clock of the machine that is set back gives nobody time, and takes none.
    now -= 30_000;
    await turn(at, 0);
    expect(left(one)[other.side]).toBe(60);
  });

  it("does not count the time in which no server was there", async () => {
    await sit(LIVE);
    const { one } = await pair();
    await at.store.downtime.beat(2_000);
    now += 50_000;
    await turn(at, 0);
    expect(left(one)[one.side]).toBe(60);
    await at.store.downtime.beat(now);
    now += 15_000;
    await at.store.downtime.beat(now);
    await turn(at, 0);
    expect(left(one)[one.side]).toBe(45);
  });

  it("tells both once a clock has run out, by whatever server is there; the other one may claim, nobody must", async () => {
    await sit(LIVE);
    const { one, other } = await pair();
    expect(await other.perform(at.playing, { kind: "claim" }, "early")).toMatchObject({ result: "impossible" });
    const failures: unknown[] = [];
    const settings = { now: () => now, failed: (error: unknown) => void failures.push(error), poll: 20 };
    const nodes = [at.playing, at.node()].map((node) => new DueWork(at.store, node, new BotThreads(), settings));
    now += 59_000;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await at.store.entries(at.match)).toEqual([]);
    now += 1_500;
    await expect.poll(async () => (await at.store.entries(at.match)).length).toBe(1);
    await Promise.all(nodes.map((node) => node.stop()));
    expect(failures).toEqual([]);
    await listen();
    for (const player of [one, other]) {
      expect(player.terms?.out).toEqual([one.side]);
      expect(player.news.at(-1)).toMatchObject({ table: { kind: "out" }, by: one.side });
    }
    // He may go on as long as nobody claims.
    await turn(at, 0);
    expect(await one.perform(at.playing, { kind: "claim" }, "own")).toMatchObject({ result: "impossible" });
    expect(await other.perform(at.playing, { kind: "claim" }, "mine")).toEqual({ result: "done" });
    await listen();
    const about = { stopped: { reason: "time", side: one.side } };
    expect(one.news.at(-1)?.outcome).toMatchObject({ winner: other.side, about });
    const record = await at.node().record(at.match);
    expect(record).toMatchObject({ stopped: about.stopped });
  });

  it("goes by days too: no more than the cap, and not on holidays", async () => {
    await sit(SLOW);
    const { one, other } = await pair();
    expect(await one.perform(at.playing, { kind: "holiday", days: 3 }, "long")).toMatchObject({ result: "impossible" });
    expect(await one.perform(at.playing, { kind: "holiday", days: 2 }, "off")).toEqual({ result: "done" });
    await listen();
    expect(other.terms?.clocks?.[one.side]).toEqual({ left: HOUR, at: now + 2 * DAY, runs: true, holidays: 0 });
    now += 2 * DAY + 60_000;
    for (let step = 0; (await pair()).one === one && step < 50; step += 1) await turn(at, step * 14 + 1);
    expect(left(other)).toEqual({ [one.side]: 4_000, [other.side]: 3_600 });
  });

  it("is converted when both agree, and its clocks begin anew", async () => {
    await sit();
    const { one, other } = await pair();
    expect(one.terms?.clocks).toBeUndefined();
    const offer = { kind: "pace", pace: LIVE };
    expect(await other.perform(at.playing, { kind: "offer", offer }, "please")).toEqual({ result: "done" });
    await listen();
    expect(one.terms?.offer).toEqual({ by: other.side, offer });
    expect(await one.perform(at.playing, { kind: "offer", offer: { kind: "draw" } }, "no")).toMatchObject({
      result: "impossible",
    });
    now += 5_000;
    expect(await one.perform(at.playing, { kind: "accept" }, "yes")).toEqual({ result: "done" });
    await listen();
    expect(left(other)).toEqual({ north: 60, south: 60 });
    expect(other.terms?.offer).toBeUndefined();
    now += 4_000;
    await turn(at, 0);
    expect(left(one)[one.side]).toBe(56);
    expect(await at.database.selectFrom("job").select("due").execute()).toEqual([{ due: 67_000 }]);
  });
});

describe("a match without a clock", () => {
  let at: Table;
  let now: number;
  beforeEach(async () => {
    now = 2_000;
    at = await sitDown("bull-run-1861", "historical", {}, { now: () => now });
  });
  afterEach(() => at.database.destroy());
  const listen = () => Promise.all(Object.values(at.players).map((player) => player.listen(at.playing)));
  const decides = async () => {
    const { decision } = await at.truth();
    return at.players[decision.over ? "" : decision.sides[0]];
  };

  it("is a draw when both agree, and not before; an offer can be declined and taken back", async () => {
    const { north, south } = at.players;
    const draw = { kind: "offer", offer: { kind: "draw" } };
    expect(await north.perform(at.playing, { kind: "accept" }, "none")).toMatchObject({ result: "impossible" });
    for (const [round, by] of [south, north].entries()) {
      expect(await north.perform(at.playing, draw, `offer ${round}`)).toEqual({ result: "done" });
      await listen();
      expect(south.terms?.offer).toEqual({ by: "north", offer: { kind: "draw" } });
      expect(await north.perform(at.playing, { kind: "accept" }, `own ${round}`)).toMatchObject({
        result: "impossible",
      });
      expect(await by.perform(at.playing, { kind: "decline" }, `no ${round}`)).toEqual({ result: "done" });
      await listen();
      expect(north.terms?.offer).toBeUndefined();
    }
    await north.perform(at.playing, draw, "again");
    await listen();
    expect(await south.perform(at.playing, { kind: "accept" }, "yes")).toEqual({ result: "done" });
    await listen();
    for (const one of [north, south])
      expect(one.news.at(-1)).toMatchObject({
        outcome: { winner: "draw", about: { stopped: { reason: "agreement" } } },
      });
  });

  it("can be called off until both have begun", async () => {
    const { north, south } = at.players;
    expect(north.terms).toEqual({ abort: true });
    const oneSided = async () => (await at.truth()).steps.every(({ side }, _, [first]) => side === first.side);
    for (let step = 0; (await oneSided()) && step < 50; step += 1) await turn(at, step * 14 + 1);
    for (const one of [north, south]) {
      expect(one.terms).toBeUndefined();
      expect(await one.perform(at.playing, { kind: "abort" }, "late")).toMatchObject({ result: "impossible" });
    }
    const again = await sitDown("bull-run-1861", "historical");
    expect(await again.players["south"].perform(again.playing, { kind: "abort" }, "off")).toEqual({ result: "done" });
    expect((await again.truth()).decision).toMatchObject({ winner: "draw" });
    await again.database.destroy();
  });

  it("can be claimed by whoever waits two weeks for the other side, while a server is there", async () => {
    const one = await decides();
    const other = Object.values(at.players).find((player) => player !== one) as typeof one;
    now += 14 * DAY;
    await at.store.downtime.beat(2_000);
    expect(await other.perform(at.playing, { kind: "claim" }, "down")).toMatchObject({ result: "impossible" });
    await at.database.updateTable("alive").set({ at: now }).execute();
    expect(await one.perform(at.playing, { kind: "claim" }, "own")).toMatchObject({ result: "impossible" });
    expect(await other.perform(at.playing, { kind: "claim" }, "now")).toEqual({ result: "done" });
    expect((await at.truth()).decision).toMatchObject({ winner: other.side });
  });

  it("takes steps back as before where something at the table came in between", async () => {
    const player = await decides();
    const other = Object.values(at.players).find((one) => one !== player) as typeof player;
    const back = async () => ((await at.truth()).undoState().steps > 0 ? player.undo?.to : undefined);
    let to: number | undefined;
    for (let step = 0; to === undefined && step < 40; step += 1) {
      await turn(at, step);
      to = await back();
    }
    const steps = (await at.truth()).steps.length;
    await other.perform(at.playing, { kind: "offer", offer: { kind: "draw" } }, "draw");
    await listen();
    const last = player.known - 1;
    expect(await player.perform(at.playing, { kind: "undo", to: last }, "nothing")).toMatchObject({
      result: "impossible",
    });
    expect(await player.perform(at.playing, { kind: "undo", to: to ?? 0 }, "back")).toEqual({ result: "done" });
    await listen();
    expect((await at.truth()).steps.length).toBeLessThan(steps);
    const { news } = (await at.node().history(player)) ?? {};
    expect(news?.every(({ back: to_ }) => to_ === undefined)).toBe(true);
    const recent = await new RecentMatches(at.store).upToDate(at.match);
    expect(recent?.trail(player.side).known).toBe(player.known);
  });
});

describe("the terms of a match where both decide at once", () => {
  const both = ["a", "b"];
  const begin = () => MatchTerms.begin(both, LIVE, both, 0);
  const deed = (by: string, at: number, more: Partial<Noted>): Noted => ({
    by,
    at,
    spent: {},
    table: undefined,
    told: [by],
    deciding: both,
    ...more,
  });

  it("run both clocks", () => {
    const after = Clocks.begin(LIVE, both, both, 0).after({ a: 20_000, b: 20_000 }, ["b"], 20_000);
    expect([after.of("a").left, after.of("b").left]).toEqual([50_000, 40_000]);
    expect(after.next).toBe(60_000);
  });

  it("do not tell whoever still writes whether the other is ready", () => {
    const busy = { spent: { a: 5_000, b: 5_000 } };
    const ready = begin().after(deed("b", 5_000, { ...busy, deciding: ["a"] }));
    const writing = begin().after(deed("b", 5_000, busy));
    const later = (before: MatchTerms, deciding: string[]) =>
      before.after(deed("a", 9_000, { spent: { a: 4_000 }, deciding })).toldTo("a");
    expect(later(ready, ["a"])).toEqual(later(writing, both));
    expect(later(ready, ["a"])?.clocks?.["b"]).toEqual({ left: 60_000, at: 0, runs: true });
    // Once a is ready too, it is shown how much time b took.
    const done = ready.after(deed("a", 9_000, { spent: { a: 4_000 }, told: both, deciding: ["b"] }));
    expect(done.toldTo("a")?.clocks?.["b"]).toEqual({ left: 65_000, at: 9_000, runs: true });
  });
});
