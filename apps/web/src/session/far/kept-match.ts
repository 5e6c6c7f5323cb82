import { gameStore } from "../../storage/game-store.ts";
import type { AnySession } from "../session.svelte.ts";
import { takeInRecord } from "../take-in.ts";
import { recordOf } from "./requests.ts";

/**
 * A match that is over on its server as a game of this browser: the one that it was taken in as before, if that is still there.
 * @param nameOf what it is called, by the names of those who played it
 * @returns its id, and how many steps it has
 * @throws NotServed where the server does not give the record; see {@link takeInRecord} for the rest
 */
export async function keptMatch(
  session: AnySession,
  nameOf: (one: string, other: string) => string,
): Promise<{ readonly id: string; readonly steps: number }> {
  const match = session.id;
  const before = (await gameStore.list()).find((saved) => saved.match === match);
  if (before !== undefined) return before;
  const record = session.isHere ? session.record({ key: true }) : await recordOf(match);
  const [one, other] = Object.values(record.players ?? {}).map(({ name, bot }) => name ?? bot);
  const name = one !== undefined && other !== undefined ? nameOf(one, other) : undefined;
  const kept = await takeInRecord(record, {
    scenario: session.saved.scenario,
    match,
    ...(name !== undefined && { name }),
  });
  await kept.settled();
  return { id: kept.id, steps: kept.length };
}
