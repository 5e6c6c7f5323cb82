import type { Side } from "@stonebridge/kernel";
import type { Pace } from "@stonebridge/protocol";
import type { PlayedMatch } from "../../../apps/server/src/matches/played-match.ts";
import type { EntryRow, PauseRow } from "../../../apps/server/src/storage/tables.ts";

/**
 * Follows a match to its end and keeps the time of both sides anew, by nothing but when its entries were written, who decided in between,
 * and when no server was there.
 * @param began in ms since 1970
 * @returns ms that each side has left
 */
export function timeKept(
  played: PlayedMatch,
  entries: readonly EntryRow[],
  { pace, began, pauses }: { readonly pace: Pace; readonly began: number; readonly pauses: readonly PauseRow[] },
): Readonly<Record<Side, number>> {
  const left = Object.fromEntries(played.seats.map((side) => [side, pace.bank * 1_000]));
  let since = began;
  for (const entry of entries) {
    const until = Math.max(since, entry.at);
    const spent = timeBetween(since, until, pauses);
    const running = played.deciding;
    for (const side of running) left[side] = Math.max(0, left[side] - spent);
    played.follow([entry]);
    for (const side of running) if (!played.deciding.includes(side)) left[side] += pace.increment * 1_000;
    since = until;
  }
  return left;
}

/** Ms in which a server was there. */
export function timeBetween(since: number, until: number, pauses: readonly PauseRow[]): number {
  const away = pauses.map((pause) => Math.max(0, Math.min(pause.until, until) - Math.max(pause.since, since)));
  return until - since - away.reduce((sum, ms) => sum + ms, 0);
}
