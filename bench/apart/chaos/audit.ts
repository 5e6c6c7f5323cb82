import { sameAction } from "@stonebridge/kernel";
import { readEntry } from "../../../apps/server/src/matches/entries.ts";
import { PlayedMatch } from "../../../apps/server/src/matches/played-match.ts";
import { openDatabase, type Place } from "../../../apps/server/src/storage/databases.ts";
import { Store } from "../../../apps/server/src/storage/store.ts";
import type { EntryRow } from "../../../apps/server/src/storage/tables.ts";
import type { ChaosPlayer, Sent } from "./chaos-player.ts";
import { timeBetween, timeKept } from "./time-kept.ts";

/** What the log says of what players were told. */
export interface Audit {
  /** Acknowledged, and not in the log as it was meant. */
  lost: number;
  /** In the log twice, or without being sent or acknowledged. */
  doubled: number;
  compared: number;
  /** Views that are not the ones that follow from the log. */
  differing: number;
  clocks: number;
  /** Clocks that do not show the time that their sides have left. */
  wrong: number;
}

/** Compares what each player was told with the log, played through anew. @param players who have an answer to everything they sent */
export async function audit(place: Place, players: readonly ChaosPlayer[]): Promise<Audit> {
  const database = openDatabase(place);
  const store = new Store(database);
  const found: Audit = { lost: 0, doubled: 0, compared: 0, differing: 0, clocks: 0, wrong: 0 };
  try {
    for (const [match, seated] of grouped(players, ({ match: id }) => id)) {
      const [row, seats, entries] = await Promise.all([
        store.match(match),
        store.seats.of(match),
        store.entries(match),
      ]);
      if (row === undefined) throw new Error(`The match ${match} is gone.`);
      for (const player of seated) count(player, entries, found);
      const played = await PlayedMatch.begin(row, seats);
      const { pace } = played.terms.clocks ?? {};
      if (pace === undefined || row.began === null) throw new Error(`The match ${match} has no clock.`);
      const pauses = await store.downtime.since(row.began, Date.now());
      const left = timeKept(played, entries, { pace, began: row.began, pauses });
      for (const player of seated) {
        const { side } = player;
        found.compared += 1;
        if (played.seen.get(side)?.view.check !== player.check || played.trail(side).known !== player.known)
          found.differing += 1;
        const kept = played.terms.clocks?.of(side);
        for (const clock of [kept, player.clock]) {
          if (clock === undefined || kept === undefined) continue;
          // It may not know of the last entries: then its clock has run on since it was told.
          const ran = clock.runs ? timeBetween(clock.at, kept.at, pauses) : 0;
          found.clocks += 1;
          if (clock.left - ran !== left[side]) found.wrong += 1;
        }
      }
    }
    return found;
  } finally {
    await database.destroy();
  }
}

function count({ side, sent, acknowledged }: ChaosPlayer, entries: readonly EntryRow[], found: Audit): void {
  const own = grouped(
    entries.filter((entry) => entry.side === side),
    ({ label }) => label,
  );
  for (const label of acknowledged) {
    const [entry] = own.get(label) ?? [];
    if (entry === undefined || !isIt(entry, sent.get(label))) found.lost += 1;
  }
  for (const [label, same] of own) found.doubled += same.length - (acknowledged.has(label) ? 1 : 0);
}

/** Whether an entry says what its author sent. */
function isIt({ body }: EntryRow, sent: Sent | undefined): boolean {
  const entry = readEntry(body);
  if (sent?.kind === "act") return entry.kind === "step" && sameAction(entry.action, sent.action);
  return entry.kind === sent?.kind;
}

function grouped<T>(list: readonly T[], by: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}
