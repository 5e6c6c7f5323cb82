import type { Place } from "../matches/playing.ts";
import type { Told } from "../matches/seen.ts";
import type { Store } from "../storage/store.ts";
import { type Matter, nearlyOut } from "./matters.ts";

/** Whether something is still worth telling; `later`: it is not yet. */
export type Waits = boolean | { readonly later: number };

/** What is asked besides what the store holds. */
export interface Look {
  readonly now: number;
  /** Whether a seat decides before it was told anything. */
  readonly decidesFirst: (place: Place) => Promise<boolean>;
}

/**
 * Whether something still waits for a seat, and whoever plays it has neither seen that nor done anything since. It follows from what
 * the seat was told, so telling it gives nothing away.
 */
export async function stillWaits(store: Store, matter: Matter, look: Look): Promise<Waits> {
  const { match, side, kind, number } = matter;
  const row = await store.match(match);
  if (row === undefined) return false;
  if (kind === "rematch") {
    const seats = row.rematch === null ? [] : await store.seats.of(row.rematch);
    return seats.some(({ side: at, invitation }) => at !== side && invitation !== null);
  }
  const rows = await store.news(match, side, Math.max(0, number - 1));
  const news = rows.map((one) => ({ number: one.number, ...(JSON.parse(one.body) as Told) }));
  const decides = async () =>
    row.ended === null &&
    news.every((one) => one.decides) &&
    (number > 0 || news.length > 0 || (await look.decidesFirst({ match, side })));
  if (kind === "clock") return (await decides()) && clockWaits(news.at(-1), side, look.now);
  const acted = news.some((one) => one.number > number && one.label !== undefined);
  if (acted || ((await store.notices.noticed(match, side)) ?? -1) >= number) return false;
  const terms = news.at(-1)?.terms;
  switch (kind) {
    case "turn":
      return decides();
    case "end":
      return row.ended !== null;
    case "claim":
      return row.ended === null && terms?.out?.some((out) => out !== side) === true;
    default:
      return row.ended === null && terms?.offer !== undefined && terms.offer.by !== side;
  }
}

/** A holiday, or a pause of the server, gives a clock more time. */
function clockWaits(last: Told | undefined, side: string, now: number): Waits {
  const { clocks, pace } = last?.terms ?? {};
  const margin = pace && nearlyOut(pace);
  const clock = clocks?.[side];
  if (margin === undefined || clock === undefined || !clock.runs) return false;
  const due = clock.at + clock.left - margin;
  return due > now ? { later: due } : clock.at + clock.left > now;
}
