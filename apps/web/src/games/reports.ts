import type { AnyReportRoom } from "./contract/report.ts";

/** What the games on the shelf tell in reports: a list of its own, for it is asked of games that are over alone. */
export const REPORTS: Readonly<Record<string, () => Promise<AnyReportRoom>>> = {
  "bull-run-1861": async () => (await import("./bull-run-1861/report-room.ts")).reportRoom as AnyReportRoom,
  "bull-run-1983": async () => (await import("./bull-run-1983/report-room.ts")).reportRoom as AnyReportRoom,
  "no-written-orders": async () => (await import("./no-written-orders/report-room.ts")).reportRoom as AnyReportRoom,
  "second-bull-run-1862": async () =>
    (await import("./second-bull-run-1862/report-room.ts")).reportRoom as AnyReportRoom,
};
