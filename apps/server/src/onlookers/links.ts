import type { OnlookInfo, OnlookersClosed, OnlookersLink, OnlookersSaid } from "@stonebridge/protocol";
import type { Asking } from "../matches/invitations.ts";
import { factsOf, seatsOf } from "../matches/known-matches.ts";
import { kept, newSecret } from "../matches/secrets.ts";
import { Forbidden, Gone, Unavailable } from "../matches/unavailable.ts";
import type { Store } from "../storage/store.ts";
import type { OnlookingRow } from "../storage/tables.ts";

/** How many lines of onlookers are shown, the last of them. */
const MOST_LINES = 1_000;

/** Which match is asked about, and by whom. */
type AskingAll = Omit<Asking, "side">;

async function refuseStrangers(store: Store, { match, secret }: AskingAll): Promise<void> {
  const holds = secret === undefined ? [] : await store.seats.held(kept(secret), { match });
  if (holds.length === 0) throw new Forbidden("may-not-open");
}

/** Makes a link by which others look on, for whoever plays the match; the one before leads nowhere any more. @throws Unavailable */
export async function openToOnlookers(store: Store, asking: AskingAll, delay: number): Promise<OnlookersLink> {
  await refuseStrangers(store, asking);
  const link = newSecret();
  await store.onlookers.open({ match: asking.match, link: kept(link), delay });
  return { match: asking.match, link, delay };
}

/** Nobody may look on any more, as whoever plays the match wants it. @throws Unavailable */
export async function closeToOnlookers(store: Store, asking: AskingAll): Promise<OnlookersClosed> {
  await refuseStrangers(store, asking);
  return { match: asking.match, closed: await store.onlookers.close(asking.match) };
}

/** What a link leads to. @throws Gone if it leads nowhere */
export async function onlookedBy(store: Store, link: string | undefined): Promise<OnlookingRow> {
  const found = link === undefined ? undefined : await store.onlookers.by(kept(link));
  if (found) return found;
  throw new Gone("look-closed");
}

/** What somebody may know before he looks on. @throws Gone if nobody may by this link */
export async function onlookInfo(store: Store, link: string | undefined): Promise<OnlookInfo> {
  const { match, delay } = await onlookedBy(store, link);
  const [row, seats] = await Promise.all([store.match(match), store.seats.of(match)]);
  if (row === undefined) throw new Gone("match-deleted");
  return { ...factsOf(row), seats: seatsOf(seats), delay };
}

/** What those said to each other who looked on at a match that is over, for those who played it. @throws Unavailable */
export async function onlookersSaid(store: Store, asking: AskingAll): Promise<OnlookersSaid> {
  await refuseStrangers(store, asking);
  const row = await store.match(asking.match);
  if (row === undefined || row.ended === null) throw new Unavailable("onlookers-go-on");
  const rows = await store.onlookers.lines(asking.match, 0, MOST_LINES);
  return {
    lines: rows.map(({ number, author, name, at, body }) => ({
      number,
      by: author,
      at,
      ...(name !== "" && { name }),
      ...(JSON.parse(body) as { readonly text: string }),
    })),
  };
}
