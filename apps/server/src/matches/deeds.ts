import { type ActionBase, type EventBase, type PlayedStep, Refused, type Side } from "@stonebridge/kernel";
import { type Answer, type Deed, problemOf, type Standing, type TableDeed } from "@stonebridge/protocol";
import type { Times } from "../clocks/clock.ts";
import { stopOf, tableDeed } from "../clocks/table-deeds.ts";
import type { MatchTerms } from "../clocks/terms.ts";
import type { Change } from "../storage/store.ts";
import type { Act } from "./entries.ts";
import type { AnyMatch } from "./modules.ts";
import { type PlayedMatch, takenBack, trailAfter, trailTold } from "./played-match.ts";
import { type Seen, seenBy, standingOf, told, type Told, undoOf } from "./seen.ts";
import type { TakenBack, Trail } from "./trail.ts";

/** A deed that was done in memory and is not written yet. */
export interface Done {
  readonly act: Act;
  readonly by: Side;
  readonly label: string;
  readonly step?: PlayedStep<ActionBase, EventBase>;
  readonly back?: TakenBack;
  readonly resigned?: Side;
  readonly table?: TableDeed;
}

/**
 * Does in memory what a seat asks for.
 * @param waited ms for which the seat was told nothing
 * @returns an answer where it cannot be done, and nothing has changed
 */
export function perform(played: PlayedMatch, by: Side, deed: Deed, waited: number): Done | Answer {
  const { match } = played;
  const { label } = deed;
  if (match.decision.over) return { result: "impossible", ...problemOf("over") };
  switch (deed.kind) {
    case "act":
      try {
        const step = match.act(by, deed.action);
        const { action, dice, check } = step;
        return { act: { kind: "step", action, dice, check }, by, label, step };
      } catch (error) {
        if (error instanceof Refused) return { result: "refused", refusal: error.refusal };
        throw error;
      }
    case "undo": {
      const to = undoneTo(match, by, played.trail(by), deed.to);
      if (to === undefined) return { result: "impossible", ...problemOf("not-back") };
      const back = takenBack(match, by, to);
      match.takeBack(by, to);
      return { act: { kind: "undo", to }, by, label, back };
    }
    case "resign":
      match.resign(by);
      return { act: { kind: "resign" }, by, label, resigned: by };
    default: {
      const againstBot = played.seats.some((seat) => seat !== by && match.players?.[seat]?.bot !== undefined);
      const decides = played.deciding.includes(by);
      const table = tableDeed(deed, { terms: played.terms, by, decides, waited, againstBot });
      return typeof table === "string"
        ? { result: "impossible", ...problemOf(table) }
        : atTable(played, by, table, label);
    }
  }
}

/** Does in memory what concerns the match and not the game. */
export function atTable({ match, seats }: PlayedMatch, by: Side, table: TableDeed, label: string): Done {
  const stopped = stopOf(table, by, seats);
  if (stopped) match.stop(stopped);
  return { act: { kind: "table", table }, by, label, table };
}

/** The step that a seat goes back to if it takes back everything after a piece of its news; undefined if it may not. */
function undoneTo(match: AnyMatch, by: Side, trail: Trail, news: number): number | undefined {
  const first = trail.stepAfter(news);
  const { to } = undoOf(match, by, trail);
  return first === undefined || news < to ? undefined : first - 1;
}

/** What follows from a deed for all seats: the news that are written with it, and what the match holds once they are. */
export interface Consequences {
  readonly news: Change["news"];
  readonly told: readonly Side[];
  readonly trails: ReadonlyMap<Side, Trail>;
  readonly terms: MatchTerms;
  readonly at: number;
  readonly seen: ReadonlyMap<Side, Seen>;
}

/** What was so when a deed was done. */
export interface Moment {
  readonly at: number;
  /** What ran off the clocks since the deed before. */
  readonly spent: Times;
  /** What each seat saw before it. */
  readonly before: ReadonlyMap<Side, Seen>;
}

/** What each seat is told of a deed. Its author is always told, and everybody of what concerns the match and not the game. */
export function consequences(played: PlayedMatch, { at, spent, before }: Moment, done: Done): Consequences {
  const { match } = played;
  const step = match.steps.length;
  const seen = seenBy(match, played.seats, before);
  const trails = new Map<Side, Trail>();
  const bodies = new Map<Side, Omit<Told, keyof Standing>>();
  for (const [seat, after] of seen) {
    const trail = played.trail(seat);
    const author = seat === done.by;
    const held = trailAfter(trail, author, done.back);
    trails.set(seat, held);
    const isBack = held.last < trail.last;
    const always = author || done.table !== undefined || isBack;
    const one = told(seat, before.get(seat) ?? after, after, { ...done, always });
    if (one === undefined) continue;
    trails.set(seat, trailTold(trail, held, done.table ? undefined : step, author));
    bodies.set(seat, { ...one, ...(isBack && { back: held.last }), ...(author && { label: done.label }) });
  }
  const seats = [...bodies.keys()];
  const { by, table } = done;
  const terms = played.terms.after({ by, at, spent, table, told: seats, deciding: played.deciding });
  const news = [...bodies].map(([seat, one]) => {
    const trail = trails.get(seat) as Trail;
    const body: Told = { ...one, ...standingOf(match, seat, seen.get(seat) as Seen, { trail, terms }) };
    return { seat, number: trail.known, body: JSON.stringify(body) };
  });
  return { news, told: seats, trails, terms, at, seen };
}
