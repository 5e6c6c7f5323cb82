import type { Side } from "@stonebridge/kernel";
import type { Pace, TableDeed } from "@stonebridge/protocol";
import type { Clocks } from "../clocks/clock.ts";
import type { Seen } from "../matches/seen.ts";
import type { Announcement } from "../storage/schedule.ts";

/**
 * What waits for somebody: his decision, an offer of a draw or another pace, a game that the other side has ended, a rematch that was
 * offered, a game that he may claim, a clock that is nearly out.
 */
export type MatterKind = "turn" | "draw" | "pace" | "end" | "rematch" | "claim" | "clock";

/** Something that waits for a seat since a piece of its news (0: since the match began). It is told once. */
export interface Matter {
  readonly match: string;
  readonly side: Side;
  readonly kind: MatterKind;
  readonly number: number;
}

/** The kind of job that looks whether something still waits. */
export const NOTICE = "notice";

/** How long something waits for somebody who may look at it by himself, in ms. */
export const GRACE = 60_000;

const HOUR = 60 * 60_000;

/** When a clock is nearly out: so much of it is left, in ms. Live games tell nobody: whoever plays one is there. */
export function nearlyOut(pace: Pace): number | undefined {
  return pace.kind === "correspondence" ? Math.min(12 * HOUR, (pace.cap * 1_000) / 4) : undefined;
}

/** A newer matter of a kind takes the place of the one that nobody has looked at yet. */
export function announced(matter: Matter, due: number): Announcement {
  const { match, side, kind } = matter;
  return {
    match,
    side,
    job: { id: `${NOTICE} ${match} ${side} ${kind}`, kind: NOTICE, body: JSON.stringify(matter), due },
  };
}

/** A deed, as far as it makes something wait. */
export interface DeedDone {
  readonly match: string;
  readonly by: Side;
  readonly table: TableDeed | undefined;
  readonly at: number;
  readonly before: ReadonlyMap<Side, Seen>;
  readonly after: ReadonlyMap<Side, Seen>;
  readonly news: readonly { readonly seat: Side; readonly number: number }[];
  readonly clocks: Clocks | undefined;
}

/** What waits because of a deed for those who were told of it and did not do it themselves. */
export function waitingAfter(done: DeedDone): readonly Announcement[] {
  return done.news
    .filter(({ seat }) => seat !== done.by)
    .flatMap(({ seat, number }) => {
      const of = (kind: MatterKind) => ({ match: done.match, side: seat, kind, number });
      return [
        ...kindsOf(done, seat).map((kind) => announced(of(kind), done.at + GRACE)),
        ...begins(done, seat).flatMap(() => clockOf(done, seat).map((due) => announced(of("clock"), due))),
      ];
    });
}

const begins = ({ before, after }: DeedDone, seat: Side): readonly true[] =>
  before.get(seat)?.asks === undefined && after.get(seat)?.asks !== undefined ? [true] : [];

function kindsOf(done: DeedDone, seat: Side): readonly MatterKind[] {
  const { before, after, table } = done;
  if (after.get(seat)?.outcome && !before.get(seat)?.outcome) return ["end"];
  return [
    ...begins(done, seat).map(() => "turn" as const),
    ...(table?.kind === "offer" ? [table.offer.kind] : []),
    ...(table?.kind === "out" ? (["claim"] as const) : []),
  ];
}

/** When the clock of a seat is nearly out, if it runs long enough for that. */
function clockOf({ clocks, at }: DeedDone, seat: Side): readonly number[] {
  const margin = clocks && nearlyOut(clocks.pace);
  if (clocks === undefined || margin === undefined) return [];
  const { left, at: from } = clocks.of(seat);
  const due = from + left - margin;
  return due > at + GRACE ? [due] : [];
}
