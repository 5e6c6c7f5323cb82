import type { Side } from "@stonebridge/kernel";
import type { Pace, SideClock } from "@stonebridge/protocol";

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** Ms by sides. */
export type Times = Readonly<Record<Side, number>>;

/** The clocks of both sides. They follow from the log alone: what ran off is written with each entry. They never change. */
export class Clocks {
  readonly pace: Pace;
  /** When they were looked at last, in ms since 1970. */
  readonly at: number;
  readonly running: readonly Side[];
  /** The sides that were told to have no time left. */
  readonly out: readonly Side[];
  readonly #left: Times;
  readonly #holidays: Times;
  /** Until when a side is on holiday. */
  readonly #away: Times;

  private constructor(of: {
    readonly pace: Pace;
    readonly at: number;
    readonly running: readonly Side[];
    readonly out: readonly Side[];
    readonly left: Times;
    readonly holidays: Times;
    readonly away: Times;
  }) {
    this.pace = of.pace;
    this.at = of.at;
    this.running = of.running;
    this.out = of.out;
    this.#left = of.left;
    this.#holidays = of.holidays;
    this.#away = of.away;
  }

  /** @param running those who decide */
  static begin(pace: Pace, sides: readonly Side[], running: readonly Side[], at: number): Clocks {
    const all = (ms: number): Times => Object.fromEntries(sides.map((side) => [side, ms]));
    const holidays = pace.kind === "correspondence" ? pace.holidays : 0;
    const bank = Math.min(pace.bank, pace.kind === "correspondence" ? pace.cap : pace.bank) * SECOND;
    return new Clocks({ pace, at, running, out: [], left: all(bank), holidays: all(holidays), away: all(0) });
  }

  /** What has run off each clock that runs, until some time. @param pauses spans that do not count: nobody could play */
  spentUntil(now: number, pauses: readonly Pause[]): Times {
    return Object.fromEntries(
      this.running.map((side) => [side, elapsed(Math.max(this.at, this.#away[side]), now, pauses)] as const),
    );
  }

  leftAfter(spent: Times, side: Side): number {
    return Math.max(0, this.#left[side] - (spent[side] ?? 0));
  }

  holidaysOf(side: Side): number {
    return this.#holidays[side];
  }

  /** When the next clock runs out that runs, if nothing happens; undefined if none does, or its side was told already. */
  get next(): number | undefined {
    const due = this.running
      .filter((side) => !this.out.includes(side))
      .map((side) => Math.max(this.at, this.#away[side]) + this.#left[side]);
    return due.length === 0 ? undefined : Math.min(...due);
  }

  /** Something was written. @param running those who decide after it */
  after(spent: Times, running: readonly Side[], at: number): Clocks {
    const left = Object.fromEntries(
      Object.keys(this.#left).map((side) => {
        const rest = this.leftAfter(spent, side);
        const handsOver = this.running.includes(side) && !running.includes(side);
        return [side, handsOver ? this.#more(rest) : rest];
      }),
    );
    const out = this.out.filter((side) => running.includes(side));
    // A clock that was set back makes nobody's time run twice.
    return this.#with({ left, running, out, at: Math.max(this.at, at) });
  }

  /** A side was told that it has no time left. */
  ranOut(side: Side): Clocks {
    return this.#with({ out: [...this.out, side] });
  }

  /** A side takes days off, from the last look on. */
  holiday(side: Side, days: number): Clocks {
    const away = { ...this.#away, [side]: Math.max(this.at, this.#away[side]) + days * DAY };
    return this.#with({ away, holidays: { ...this.#holidays, [side]: this.#holidays[side] - days } });
  }

  /** A side's clock as it is at the last look. */
  of(side: Side): SideClock {
    return {
      left: this.#left[side],
      at: Math.max(this.at, this.#away[side]),
      runs: this.running.includes(side),
      ...(this.pace.kind === "correspondence" && { holidays: this.#holidays[side] }),
    };
  }

  #more(left: number): number {
    const more = left + this.pace.increment * SECOND;
    return this.pace.kind === "correspondence" ? Math.min(more, this.pace.cap * SECOND) : more;
  }

  #with(other: {
    readonly at?: number;
    readonly running?: readonly Side[];
    readonly out?: readonly Side[];
    readonly left?: Times;
    readonly holidays?: Times;
    readonly away?: Times;
  }): Clocks {
    const { pace, at, running, out } = this;
    const rest = { left: this.#left, holidays: this.#holidays, away: this.#away };
    return new Clocks({ pace, at, running, out, ...rest, ...other });
  }
}

/** A time in which no server was there. */
export interface Pause {
  readonly since: number;
  readonly until: number;
}

/** Ms from one time to another without pauses; none where a clock was set back. */
export function elapsed(from: number, to: number, pauses: readonly Pause[]): number {
  const paused = pauses.reduce(
    (sum, { since, until }) => sum + Math.max(0, Math.min(until, to) - Math.max(since, from)),
    0,
  );
  return Math.max(0, to - from - paused);
}
