import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { JobRunner } from "../../src/jobs/job-runner.ts";
import type { Pace } from "@stonebridge/protocol";
import { beginMatch } from "../../src/matches/beginning.ts";
import { takeSeat } from "../../src/matches/invitations.ts";
import { decidesFirst } from "../../src/matches/known-matches.ts";
import { rematch } from "../../src/matches/rematch.ts";
import { kept } from "../../src/matches/secrets.ts";
import { NoticeWriter } from "../../src/notices/channels.ts";
import type { NoticeSettings } from "../../src/notices/notice-settings.ts";
import { noticeLanes } from "../../src/notices/notice-work.ts";
import { PostOffice } from "../../src/notices/post-office.ts";
import { type Player, sitDown, type Table, turn } from "../matches/table.ts";
import { DATABASES, emptyDatabases } from "../storage/both.ts";
import { type MailBox, mailBox, type PostBox, postBox } from "./servers.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The devices of the two who play, as their secrets. */
const [ANN, BEN] = ["a".repeat(64), "b".repeat(64)];
const SITE = "https://games.example.org";

const SLOW: Pace = { kind: "correspondence", bank: 345_600, increment: 0, cap: 345_600, holidays: 2 };

const emptyDatabase = emptyDatabases();

describe.each(DATABASES)("somebody whose game waits, kept in %s", (kind) => {
  let at: Table;
  /** Noon of a day in UTC. */
  let now: number;
  let mail: MailBox;
  let web: PostBox;
  let office: PostOffice;
  let ann: NoticeWriter;
  let runners: JobRunner[];
  let problems: string[];
  /** Who decides first, and the other one. */
  let first: Player;
  let second: Player;

  beforeEach(async () => {
    now = Date.UTC(2026, 5, 1, 12);
    [mail, web] = await Promise.all([mailBox(), postBox()]);
    at = await sitDown("bull-run-1861", "historical", {}, { now: () => now, place: await emptyDatabase(kind) });
    const { decision } = await at.truth();
    const sides = decision.over ? [] : decision.sides;
    [first, second] = Object.values(at.players).toSorted(({ side }) => (side === sides[0] ? -1 : 1));
    for (const [{ side }, secret] of [
      [first, BEN],
      [second, ANN],
    ] as const)
      await at.database
        .updateTable("holder")
        .set({ secret: kept(secret) })
        .where("side", "=", side)
        .execute();
    const settings: NoticeSettings = {
      site: SITE,
      mail: { url: mail.url, from: "Stonebridge <bridge@example.org>" },
      webhooks: "any",
    };
    office = new PostOffice(at.store.notices, settings);
    ann = new NoticeWriter(at.store, office, () => now);
    [runners, problems] = [[], []];
  });
  afterEach(async () => {
    await Promise.all(runners.map((one) => one.stop()));
    await Promise.all([mail.close(), web.close(), at.database.destroy()]);
  });

  /** A server that does what is due. */
  function server(sends = office): void {
    const desk = {
      store: at.store,
      office: sends,
      now: () => now,
      decidesFirst: (place: { match: string; side: string }) => decidesFirst(at.playing, place),
      failed: (problem: string) => void problems.push(problem),
    };
    const jobs = at.store.dueJobs(`server ${runners.length}`);
    const failed = (error: unknown) => void problems.push(String(error));
    for (const lane of noticeLanes(desk)) runners.push(new JobRunner(jobs, lane, { now: () => now, failed, poll: 10 }));
    for (const one of runners) one.wake();
  }
  /** Nothing is due any more before some time from now. */
  const done = () =>
    expect
      .poll(
        async () =>
          (
            await at.database
              .selectFrom("job")
              .select("id")
              .where("kind", "in", ["notice", "letter", "question"])
              .where("due", "<=", now)
              .execute()
          ).length,
      )
      .toBe(0);
  /** Time passes, and what falls due then is done. */
  const pass = async (ms: number) => {
    now += ms;
    await done();
  };
  /** The first one plays until the second decides. */
  const handOver = async () => {
    for (let step = 1; !first.decides; step += 7) await played(step);
    for (let step = 1; first.decides; step += 7) await played(step);
  };
  const played = async (step: number) => {
    expect(step).toBeLessThan(1_000);
    await turn(at, step);
  };
  let deeds = 0;
  const does = async (player: Player, deed: { readonly kind: string; readonly [more: string]: unknown }) => {
    await Promise.all([first, second].map((one) => one.listen(at.playing)));
    expect(await player.perform(at.playing, deed, `deed ${(deeds += 1)}`)).toEqual({ result: "done" });
    await Promise.all([first, second].map((one) => one.listen(at.playing)));
  };
  /** The first one offers a draw, once more if he has done so before: it waits for the second. */
  const offer = async () => {
    if (first.terms?.offer) await does(first, { kind: "decline" });
    await does(first, { kind: "offer", offer: { kind: "draw" } });
  };
  const confirmed = async (address = "ann@example.org") => {
    mail.mails.splice(0);
    await ann.tellByMail(ANN, address);
    await done();
    const token = /confirm#([0-9a-f]{64})/.exec(mail.mails.splice(0)[0].text.replaceAll("=\r\n", ""))?.[1] ?? "";
    await ann.confirm(token);
    return token;
  };
  /** What came since it was looked at last. */
  const subjects = () => mail.mails.splice(0).map(({ text }) => /Subject: (.*)\r/.exec(text)?.[1]);
  const wishes = { language: "en", zone: "UTC" } as const;
  const states = async () =>
    (await at.database.selectFrom("notice").select("state").execute()).map(({ state }) => state);

  it("gets a mail a minute later, once, if he has confirmed his address; it names nothing but the game and who plays", async () => {
    server();
    server();
    await ann.tellByMail(ANN, "ann@example.org");
    await done();
    expect(mail.mails).toHaveLength(1);
    expect((await ann.of(ANN)).channels).toEqual([{ kind: "mail", address: "ann@example.org", state: "unconfirmed" }]);
    await handOver();
    await pass(2 * MINUTE);
    expect(mail.mails).toHaveLength(1);

    await confirmed();
    await handOver();
    await pass(50_000);
    expect(mail.mails).toEqual([]);
    await pass(10_000);
    await pass(HOUR);
    expect(mail.mails).toHaveLength(1);
    const [{ to, text }] = mail.mails;
    expect(to).toEqual(["ann@example.org"]);
    expect(text).toContain("Subject: Bull Run 1861: your turn");
    expect(text).toContain("It is your turn against Ann.");
    expect(text).toContain(`${SITE}/play/${at.match}`);
    expect(text).toMatch(/List-Unsubscribe:\s+<https:\/\/games\.example\.org\/api\/notices\/stop\?token=/);
    for (const secret of [ANN, BEN, kept(ANN)]) expect(text).not.toContain(secret);
    expect(problems).toEqual([]);
  });

  it("is not told of what he has seen, has done something about, or what is over by then; an open tab alone keeps nothing back", async () => {
    await ready();
    await offer();
    await at.store.presence.note([{ ...place(second), node: "one", state: "here", since: now }]);
    await pass(MINUTE);
    expect(mail.mails).toHaveLength(1);
    await offer();
    await at.store.notices.notice(second.match, second.side, second.known);
    await pass(MINUTE);
    await offer();
    await does(second, { kind: "decline" });
    await pass(MINUTE);
    expect(mail.mails).toHaveLength(1);
  });

  it("gets one mail although the server that sends it dies, and none twice that may have arrived", async () => {
    await ready();
    await offer();
    // It has sent the mail, and dies before it can say so.
    const dying = new PostOffice(at.store.notices, {
      site: SITE,
      webhooks: "off",
      mail: { url: mail.url, from: "a@example.org" },
    });
    const sends = dying.send.bind(dying);
    dying.send = async (...message) => {
      await sends(...message);
      return new Promise(() => undefined);
    };
    await Promise.all(runners.splice(0).map((one) => one.stop()));
    server(dying);
    now += MINUTE;
    await expect.poll(() => mail.mails.length).toBe(1);
    expect(await states()).toEqual(["claimed"]);
    runners.splice(0);
    server();
    server();
    now += MINUTE;
    await expect.poll(async () => (await at.database.selectFrom("job").select("id").execute()).length).toBe(0);
    expect(mail.mails).toHaveLength(1);
  });

  it("is told that the game is over and that a rematch is offered, until he ends it by the link in a mail", async () => {
    const token = await ready();
    await does(first, { kind: "resign" });
    await pass(MINUTE);
    expect(mail.mails.map(({ text }) => /Subject: (.*)\r/.exec(text)?.[1])).toEqual([
      "Bull Run 1861: the game is over",
    ]);
    await rematch(at.store, { match: at.match, side: first.side, secret: BEN, mixed: "0".repeat(32) }, now);
    await ann.stop(token);
    await pass(MINUTE);
    expect(mail.mails).toHaveLength(1);
    expect((await ann.of(ANN)).channels).toEqual([]);
  });

  it("is asked no more than three times a day whether an address is his, and by a link that is void once it was replaced", async () => {
    server();
    const token = await confirmed();
    for (const _ of [2, 3]) await ann.tellByMail(ANN, "ann@example.org");
    await expect(ann.tellByMail(ANN, "Ann@example.org")).rejects.toThrow("three times");
    await expect(ann.confirm(token)).rejects.toThrow("no longer valid");
    await expect(ann.tellByMail("c".repeat(64), "cy@example.org")).rejects.toThrow("no seat");
    now += 25 * HOUR;
    await ann.tellByMail(ANN, "ann@example.org");
  });

  // What is sent when, and how that ends, is the same whatever keeps it.
  if (kind === "SQLite") {
    it("gets it later where the mail server refuses it for now, and is told where it refuses it for good", async () => {
      await ready();
      mail.refuses = { recipient: 450 };
      await offer();
      await pass(MINUTE);
      expect(await states()).toEqual(["gathered"]);
      await pass(30_000);
      mail.refuses = { mail: 451 };
      await pass(30_000);
      expect(mail.mails).toEqual([]);
      mail.refuses = {};
      await pass(5 * MINUTE);
      expect(mail.mails).toHaveLength(1);
      expect(await states()).toEqual(["sent"]);

      mail.refuses = { recipient: 550 };
      await offer();
      await pass(MINUTE);
      expect((await ann.of(ANN)).channels).toEqual([
        { kind: "mail", address: "ann@example.org", state: "broken", problem: "gone" },
      ]);
      mail.refuses = {};
      await pass(24 * HOUR);
      expect(mail.mails).toHaveLength(1);
    });

    it("is told by a webhook and by his browser, in his language, and no more once that is gone", async () => {
      server();
      await ann.wish(ANN, { ...wishes, language: "fr" });
      await ann.tellByWebhook(ANN, `${web.url}/hook`);
      await ann.tellByPush(ANN, { endpoint: `${web.url}/push`, keys: BROWSER });
      expect(web.posts.map(({ path }) => path)).toEqual(["/hook"]);
      await offer();
      await pass(MINUTE);
      const by = (path: string) => web.posts.filter((one) => one.path === path);
      const { content, text } = JSON.parse(by("/hook")[1].body.toString()) as { content: string; text: string };
      expect(content).toBe(text);
      expect(text).toContain("La nulle vous est proposée par Ann.");
      expect(by("/push")).toHaveLength(1);
      expect(by("/push")[0].headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "259200" });
      expect(by("/push")[0].headers.authorization).toMatch(/^vapid t=.+, k=/);
      expect(by("/push")[0].body.toString()).not.toContain("Bull Run");
      web.answers = 410;
      await offer();
      await pass(MINUTE);
      const { channels } = await ann.of(ANN);
      expect(channels.map(({ state, problem }) => [state, problem])).toEqual([
        ["broken", "gone"],
        ["broken", "gone"],
      ]);
    });

    it("is told nothing in his quiet hours, all at once at the hour he has chosen, and nothing of a game he has muted", async () => {
      await ready();
      // In Paris it is 14:00.
      await ann.wish(ANN, { ...wishes, zone: "Europe/Paris", quiet: { from: 13, until: 7 } });
      await offer();
      await pass(HOUR);
      expect(mail.mails).toEqual([]);
      await pass(16 * HOUR);
      expect(mail.mails).toHaveLength(1);

      // Now it is 7:00 there.
      await ann.wish(ANN, { ...wishes, zone: "Europe/Paris", hour: 9 });
      await handOver();
      await offer();
      await pass(HOUR);
      expect(mail.mails).toHaveLength(1);
      await pass(2 * HOUR);
      expect(mail.mails).toHaveLength(2);
      expect(mail.mails[1].text).toContain("It is your turn");
      expect(mail.mails[1].text).toContain("You are offered a draw");

      await ann.mute(ANN, at.match, true);
      await does(first, { kind: "resign" });
      await pass(48 * HOUR);
      expect(mail.mails).toHaveLength(2);
    });

    it("is told of a rematch that is offered, of a match that begins with his turn, and of time that is nearly out", async () => {
      await ready();
      await does(first, { kind: "offer", offer: { kind: "pace", pace: SLOW } });
      await does(second, { kind: "accept" });
      await handOver();
      await at.store.notices.notice(second.match, second.side, second.known);
      await pass(MINUTE);
      expect(mail.mails).toEqual([]);
      // Of four days twelve hours have to be left, and he has taken a day off.
      await does(second, { kind: "holiday", days: 1 });
      await pass(4.4 * 24 * HOUR);
      expect(mail.mails).toEqual([]);
      await pass(0.2 * 24 * HOUR);
      expect(subjects()).toEqual(["Bull Run 1861: your time is nearly out"]);

      await does(second, { kind: "resign" });
      const again = { match: at.match, side: first.side, secret: BEN, mixed: "0".repeat(32) };
      await rematch(at.store, again, now);
      await pass(MINUTE);
      expect(subjects()).toEqual(["Bull Run 1861: a rematch is offered"]);

      const { match, seats } = await beginMatch(at.store, { game: "bull-run-1861", scenario: "historical" }, ANN, now);
      const takes = (side: string, secret: string) =>
        takeSeat(at.store, { invitation: seats[side], name: "Ann", mixed: "0".repeat(32) }, secret, now);
      await takes(first.side, ANN);
      await takes(second.side, BEN);
      await pass(MINUTE);
      expect(subjects()).toEqual(["Bull Run 1861: your turn"]);
      expect(await at.store.notices.noticed(match, first.side)).toBeUndefined();
    });
  }

  const place = ({ match, side }: Player) => ({ match, side });
  async function ready(): Promise<string> {
    server();
    return confirmed();
  }
});

/** What a browser gives: a point of the curve and 16 bytes. */
const BROWSER = {
  p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
  auth: "tBHItJI5svbpez7KI4CCXg",
};
