import type { Presence } from "@stonebridge/protocol";
import type { Known } from "../storage/presence-store.ts";

/** How long somebody whose connection broke is expected back, in ms. */
const EXPECTED = 30_000;

/** Whether somebody is there, by what all nodes know of his seat. */
export function presenceOf(rows: readonly Known[], now: number): Presence {
  const alive = (row: Known) => row.state === "here" && row.until > now;
  if (rows.some(alive)) return { is: "here" };
  // A node that died while somebody was there has lost him when its lease ended.
  const gone = rows.map((row) =>
    row.state === "here" ? { lost: true, since: Math.max(row.since, row.until) } : left(row),
  );
  const last = gone.toSorted((one, other) => other.since - one.since)[0];
  if (last === undefined) return { is: "away" };
  return { is: last.lost && now - last.since < EXPECTED ? "reconnecting" : "away", since: last.since };
}

const left = ({ state, since }: Known) => ({ lost: state === "lost", since });

/** Who is there of those who play the sides of a match. */
export function companyOf(rows: readonly Known[], now: number): ReadonlyMap<string, Presence> {
  const sides = new Set(rows.map(({ side }) => side));
  return new Map(
    [...sides].map((side) => [
      side,
      presenceOf(
        rows.filter((row) => row.side === side),
        now,
      ),
    ]),
  );
}
