import { botTurn } from "../bots/bot-jobs.ts";
import { clockJob } from "../clocks/clock-jobs.ts";
import type { NewJob } from "../storage/schedule.ts";
import type { MatchRow, SeatRow } from "../storage/tables.ts";

/** What is due as soon as a match begins: its bots decide, and somebody looks at its clocks. */
export function firstJobs({ id, pace }: MatchRow, seats: readonly SeatRow[]): readonly NewJob[] {
  const turns = seats.filter(({ bot }) => bot !== null).map(({ side }) => botTurn({ match: id, side }));
  return pace === null ? turns : [...turns, clockJob(id, 0)];
}
