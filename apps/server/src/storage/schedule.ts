import type { Transaction } from "kysely";
import type { JobRow, Tables } from "./tables.ts";

export type NewJob = Pick<JobRow, "id" | "kind" | "body" | "due">;

/** Something that is due only if anybody who plays a seat wants to be told when it waits. */
export interface Announcement {
  readonly match: string;
  readonly side: string;
  readonly job: NewJob;
}

/** Makes something due, instead of what was due under the same id. */
export async function schedule(write: Transaction<Tables>, due: NewJob | Announcement): Promise<void> {
  if ("job" in due) {
    if (await wantsToKnow(write, due)) await schedule(write, due.job);
    return;
  }
  const fresh = { ...due, leased: 0, worker: null, attempts: 0 };
  await write
    .insertInto("job")
    .values(fresh)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(fresh))
    .execute();
}

async function wantsToKnow(
  read: Transaction<Tables>,
  { match, side }: Pick<Announcement, "match" | "side">,
): Promise<boolean> {
  const anybody = await read
    .selectFrom("holder")
    .innerJoin("channel", "channel.secret", "holder.secret")
    .select("channel.id")
    .where("holder.match", "=", match)
    .where("holder.side", "=", side)
    .where("state", "=", "works")
    .limit(1)
    .executeTakeFirst();
  return anybody !== undefined;
}
