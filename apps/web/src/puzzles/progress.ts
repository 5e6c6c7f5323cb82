/** What a player has made of the puzzles, as his browser keeps it. Puzzles are named `<game>/<id>`. */
export interface Progress {
  readonly solved: readonly string[];
  /** Tried, and not solved so far. */
  readonly missed: readonly string[];
  /** Solved at the first try, one after the other, and the most there ever were. */
  readonly row: number;
  readonly longestRow: number;
  /** The last day whose puzzle was solved, days since 1970; undefined if there was none. */
  readonly day: number | undefined;
  /** Days in a row up to that one, and the most there ever were. */
  readonly days: number;
  readonly mostDays: number;
}

/** Nothing was tried yet. */
export const NO_PROGRESS: Progress = {
  solved: [],
  missed: [],
  row: 0,
  longestRow: 0,
  day: undefined,
  days: 0,
  mostDays: 0,
};

/** A try at a puzzle. */
export interface Attempt {
  readonly puzzle: string;
  readonly right: boolean;
  /** Today, if it is the puzzle of the day. */
  readonly day?: number;
}

/** The progress after a try. Only the first try at a puzzle counts for the row: whoever has seen the answer proves nothing. */
export function afterAttempt(before: Progress, { puzzle, right, day }: Attempt): Progress {
  const first = !before.solved.includes(puzzle) && !before.missed.includes(puzzle);
  const row = first ? (right ? before.row + 1 : 0) : before.row;
  const now = { ...before, row, longestRow: Math.max(row, before.longestRow) };
  if (!right) return first ? { ...now, missed: [...before.missed, puzzle] } : now;
  const solved = before.solved.includes(puzzle) ? before.solved : [...before.solved, puzzle];
  const missed = before.missed.filter((one) => one !== puzzle);
  return { ...now, solved, missed, ...(day !== undefined && daysAfter(before, day)) };
}

/** Days in a row as they stand today: none once a day was missed. */
export function daysInRow({ day, days }: Pick<Progress, "day" | "days">, today: number): number {
  return day !== undefined && (day === today || day === today - 1) ? days : 0;
}

function daysAfter(before: Progress, today: number): Pick<Progress, "day" | "days" | "mostDays"> {
  const { day, days, mostDays } = before;
  if (day === today) return { day, days, mostDays };
  const now = daysInRow(before, today) + 1;
  return { day: today, days: now, mostDays: Math.max(now, mostDays) };
}

/** What the browser has kept; whatever is not as it should be counts as nothing. */
export function readProgress(text: string | undefined): Progress {
  let kept: Partial<Record<keyof Progress, unknown>>;
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    kept = typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return NO_PROGRESS;
  }
  const solved = names(kept.solved);
  return {
    solved,
    missed: names(kept.missed).filter((one) => !solved.includes(one)),
    row: count(kept.row),
    longestRow: Math.max(count(kept.longestRow), count(kept.row)),
    day: Number.isSafeInteger(kept.day) ? (kept.day as number) : undefined,
    days: count(kept.days),
    mostDays: Math.max(count(kept.mostDays), count(kept.days)),
  };
}

function names(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

function count(value: unknown): number {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;
}
