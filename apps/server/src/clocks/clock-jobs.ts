import type { Doer } from "../jobs/job-runner.ts";
import type { NewJob } from "../storage/schedule.ts";
import type { Clocks } from "./clock.ts";

/** The kind of job that sees whether a clock has run out. */
export const CLOCK = "clock";

const idOf = (match: string): string => `${CLOCK} ${match}`;

export const clockJob = (match: string, due: number): NewJob => ({
  id: idOf(match),
  kind: CLOCK,
  body: JSON.stringify({ match }),
  due,
});

/** What is due after something was written: only where other clocks run than before, so that a long turn writes it once. */
export function clockJobs(
  match: string,
  before: Clocks | undefined,
  after: Clocks | undefined,
): { readonly jobs: readonly NewJob[]; readonly done: readonly string[] } {
  const due = after?.next;
  if (due === undefined) return { jobs: [], done: before ? [idOf(match)] : [] };
  const same = before?.running.join() === after?.running.join() && before?.out.join() === after?.out.join();
  return { jobs: same && before?.pace === after?.pace ? [] : [clockJob(match, due)], done: [] };
}

/** Tells both sides once a clock has run out. @param ring returns when to look again */
export function clockDoer(ring: (match: string) => Promise<number | undefined>): Doer {
  return async ({ body }) => {
    const again = await ring((JSON.parse(body) as { readonly match: string }).match);
    return again === undefined ? undefined : { again };
  };
}
