import type { Transaction } from "kysely";
import type { JobRow, Tables } from "./tables.ts";

export type NewJob = Pick<JobRow, "id" | "kind" | "body" | "due">;

/** Makes something due, instead of what was due under the same id. */
export async function schedule(write: Transaction<Tables>, job: NewJob): Promise<void> {
  const fresh = { ...job, leased: 0, worker: null, attempts: 0 };
  await write
    .insertInto("job")
    .values(fresh)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(fresh))
    .execute();
}
