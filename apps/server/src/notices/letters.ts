import type { Doer } from "../jobs/job-runner.ts";
import type { Place } from "../matches/playing.ts";
import type { ChannelRow, NoticeRow, ReaderRow } from "../storage/notice-tables.ts";
import type { NewJob } from "../storage/schedule.ts";
import type { Store } from "../storage/store.ts";
import { tellableAt } from "./hours.ts";
import type { Matter, MatterKind } from "./matters.ts";
import { languageOf, messageOf } from "./message.ts";
import type { Outcome } from "./outcome.ts";
import type { PostOffice } from "./post-office.ts";
import { stillWaits } from "./waiting.ts";

/** The kinds of jobs that send what was gathered for a channel, and that ask whether an address is somebody's. */
export const LETTER = "letter";
export const QUESTION = "question";

const MINUTE = 60_000;
/** How long is waited until something is tried again that was not taken; after the last one it is given up. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);

export const letterJob = (channel: string, due: number): NewJob => jobFor(LETTER, channel, due);
export const questionJob = (channel: string, due: number): NewJob => jobFor(QUESTION, channel, due);

const jobFor = (kind: string, channel: string, due: number): NewJob => ({
  id: `${kind} ${channel}`,
  kind,
  body: JSON.stringify({ channel }),
  due,
});

/** How a matter is called among the notices of a channel: it is told there once. */
export const matterName = ({ kind, number }: Pick<Matter, "kind" | "number">): string => `${kind} ${number}`;

function matterOf({ match, side, matter }: NoticeRow): Matter {
  const [kind, number] = matter.split(" ");
  return { match, side, kind: kind as MatterKind, number: Number(number) };
}

/** What letters are written with. */
export interface Desk {
  readonly store: Store;
  readonly office: PostOffice;
  readonly now: () => number;
  readonly decidesFirst: (place: Place) => Promise<boolean>;
  /** Hears what could not be sent for reasons of the server itself. */
  readonly failed: (problem: string) => void;
}

/** Whoever has never said how he wants to be told. */
const ANY_READER = { language: "en", zone: "UTC", hour: null, quiet_from: null, quiet_until: null };

/** Sends what was gathered for a channel and still waits, as one message, when its reader wants to be told. */
export function letterDoer(desk: Desk): Doer {
  const { store, office, now } = desk;
  return async ({ body }) => {
    const channel = await store.notices.channel({ id: channelIn(body) });
    if (channel?.state !== "works") return undefined;
    const reader: Omit<ReaderRow, "secret"> = (await store.notices.reader(channel.secret)) ?? ANY_READER;
    const gathered = await store.notices.gathered(channel.id);
    if (gathered.length === 0) return undefined;
    const due = tellableAt(reader, gathered[0].at, now());
    if (due > now()) return { again: due };
    const waiting = await stillWaiting(desk, channel, gathered);
    if (waiting.length === 0) return undefined;
    // Claimed before it is sent: whoever dies now has perhaps sent it, so nobody else does.
    const claimed: NoticeRow[] = [];
    for (const row of waiting) if (await store.notices.settle(row, "gathered", "claimed")) claimed.push(row);
    if (claimed.length === 0) return undefined;
    const settleAll = async (to: NoticeRow["state"]) => {
      for (const row of claimed) await store.notices.settle(row, "claimed", to);
    };
    const language = languageOf(reader.language);
    const message = await messageOf(store, claimed.map(matterOf), office.site, language).catch(
      async (error: unknown) => {
        await settleAll("gathered");
        throw error;
      },
    );
    const outcome = await office.send(channel, message);
    const { again, to } = await settled(desk, channel, outcome);
    await settleAll(to);
    return again;
  };
}

/** What is no news any more, or is not to be told of, is left out for good. */
async function stillWaiting(
  { store, now, decidesFirst }: Desk,
  channel: ChannelRow,
  gathered: readonly NoticeRow[],
): Promise<readonly NoticeRow[]> {
  const muted = await store.notices.muted(channel.secret);
  const waiting: NoticeRow[] = [];
  for (const row of gathered) {
    const waits = !muted.includes(row.match) && (await stillWaits(store, matterOf(row), { now: now(), decidesFirst }));
    if (waits === true) waiting.push(row);
    else await store.notices.settle(row, "gathered", "dropped");
  }
  return waiting;
}

/** Asks whether an address is somebody's. */
export function questionDoer(desk: Desk): Doer {
  const { store, office } = desk;
  return async ({ body }) => {
    const channel = await store.notices.channel({ id: channelIn(body) });
    if (channel === undefined || !(await store.notices.change(channel.id, { state: "unconfirmed" }, "asked")))
      return undefined;
    const reader = await store.notices.reader(channel.secret);
    const outcome = await office.ask(channel, languageOf(reader?.language ?? "en"));
    const { again } = await settled(desk, channel, outcome);
    if (again) await store.notices.change(channel.id, { state: "asked" }, "unconfirmed");
    return again;
  };
}

const channelIn = (body: string): string => (JSON.parse(body) as { readonly channel: string }).channel;

/** What follows from what became of a message: when it is tried again, and what its notices are then. */
async function settled(
  { store, now, failed }: Desk,
  channel: ChannelRow,
  outcome: Outcome,
): Promise<{ readonly again?: { readonly again: number }; readonly to: NoticeRow["state"] }> {
  if (outcome === "sent") {
    if (channel.tries > 0) await store.notices.change(channel.id, { tries: 0 });
    return { to: "sent" };
  }
  // Nobody knows, so it stays claimed and is never sent again.
  if (outcome === "perhaps") return { to: "claimed" };
  if ("broken" in outcome) {
    await store.notices.change(channel.id, { state: "broken", problem: outcome.broken });
    return { to: "failed" };
  }
  if (outcome.whose === "ours") failed(outcome.later);
  const pause = PAUSES[channel.tries];
  if (pause !== undefined) {
    await store.notices.change(channel.id, { tries: channel.tries + 1 });
    return { again: { again: now() + pause }, to: "gathered" };
  }
  // What is in the server's own way says nothing of the channel.
  const theirs = outcome.whose === "theirs";
  await store.notices.change(channel.id, { tries: 0, ...(theirs && { state: "broken", problem: "unreachable" }) });
  return { to: "failed" };
}
