import { botTurn } from "../bots/bot-jobs.ts";
import { clockJob } from "../clocks/clock-jobs.ts";
import { announced, GRACE } from "../notices/matters.ts";
import type { Announcement, NewJob } from "../storage/schedule.ts";
import type { MatchRow, SeatRow } from "../storage/tables.ts";

/** What is due as soon as a match begins: its bots decide, somebody looks at its clocks, and at whether people know that they decide. */
export function firstJobs(
  { id, pace, began }: MatchRow,
  seats: readonly SeatRow[],
): readonly (NewJob | Announcement)[] {
  const bots = seats.filter(({ bot }) => bot !== null);
  const people = seats.filter(({ bot }) => bot === null);
  return [
    ...bots.map(({ side }) => botTurn({ match: id, side })),
    ...(pace === null ? [] : [clockJob(id, 0)]),
    ...people.map(({ side }) => announced({ match: id, side, kind: "turn", number: 0 }, (began ?? 0) + GRACE)),
  ];
}
