import type { Pace } from "@stonebridge/protocol";

/** The paces that are offered: what nearly everybody plays by. */
export const PACES = ["none", "live", "correspondence"] as const;
export type PaceName = (typeof PACES)[number];

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const OF: Readonly<Record<PaceName, Pace | null>> = {
  none: null,
  live: { kind: "live", bank: 45 * MINUTE, increment: 30 },
  correspondence: { kind: "correspondence", bank: 3 * DAY, increment: 3 * DAY, cap: 3 * DAY, holidays: 14 },
};

export const paceOf = (name: PaceName): Pace | null => OF[name];

/** What a pace is called that may be any. */
export const nameOfPace = (pace: Pace | null | undefined): PaceName => pace?.kind ?? "none";
