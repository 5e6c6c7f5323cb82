import { sameAction } from "@stonebridge/kernel";
import { readEntry } from "../../../apps/server/src/matches/entries.ts";
import { PlayedMatch } from "../../../apps/server/src/matches/played-match.ts";
import { openDatabase, type Place } from "../../../apps/server/src/storage/databases.ts";
import { Store } from "../../../apps/server/src/storage/store.ts";
import type { EntryRow } from "../../../apps/server/src/storage/tables.ts";
import type { ChaosPlayer, Sent } from "./chaos-player.ts";

/** What the log says of what players were told. */
export interface Audit {
  /** Acknowledged, and not in the log as it was meant. */
  lost: number;
  /** In the log twice, or without being sent or acknowledged. */
  doubled: number;
  compared: number;
  /** Views that are not the ones that follow from the log. */
  differing: number;
}

/** Compares what each player was told with the log, played through anew. @param players who have an answer to everything they sent */
export async function audit(place: Place, players: readonly ChaosPlayer[]): Promise<Audit> {
  const database = openDatabase(place);
  const store = new Store(database);
  const found: Audit = { lost: 0, doubled: 0, compared: 0, differing: 0 };
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
      played.follow(entries);
      for (const { side, known, check } of seated) {
        found.compared += 1;
        if (played.seen.get(side)?.check !== check || played.trail(side).known !== known) found.differing += 1;
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
