import { type EventBase, type Outcome, type Seat, type Side, visibleEvents } from "@stonebridge/kernel";
import { checkOf, type News, type ViewChange, type Whole } from "@stonebridge/protocol";
import patch from "fast-json-patch";
import type { PlayedMatch } from "./played-match.ts";

/** What a seat sees of a match: all that it may know. */
export interface Seen {
  readonly view: unknown;
  readonly decides: boolean;
  readonly outcome: Outcome | undefined;
}

/** What every seat sees now. */
export function seenBy(played: PlayedMatch): ReadonlyMap<Seat, Seen> {
  return new Map(played.seats.map((seat) => [seat, seen(played, seat)]));
}

/** What one seat sees now. */
export function seen({ match }: PlayedMatch, seat: Seat): Seen {
  const { decision } = match;
  return {
    // As it is on the wire, where fields that are undefined do not exist.
    view: JSON.parse(JSON.stringify(match.game.view(match.position, seat))),
    decides: !decision.over && decision.sides.includes(seat),
    outcome: decision.over ? decision : undefined,
  };
}

/** Where the match stands for a seat, whole. @param number of the last piece of news it got */
export function wholeOf({ view, decides, outcome }: Seen, number: number): Whole {
  return { number, view, check: checkOf(view), decides, ...(outcome && { outcome }) };
}

/** What a piece of news says of an entry, besides its number and time. */
export type Told = Omit<News, "number" | "at">;

/** What an entry did besides changing what a seat sees. */
export interface Happened {
  readonly events: readonly EventBase[];
  readonly resigned?: Side;
}

/**
 * What a seat is told of something; undefined if there is nothing it may notice.
 * @param always it is told in any case
 */
export function told(
  seat: Seat,
  before: Seen,
  after: Seen,
  { events, resigned, always }: Happened & { readonly always: boolean },
): Told | undefined {
  const shown = visibleEvents(events, seat).map(forSeat);
  const change = patch.compare(before.view as object, after.view as object) as ViewChange;
  const ended = after.outcome !== undefined && before.outcome === undefined;
  const noticed = shown.length > 0 || change.length > 0 || before.decides !== after.decides || ended;
  if (!noticed && !always) return undefined;
  return {
    events: shown,
    change,
    check: checkOf(after.view),
    decides: after.decides,
    ...(after.outcome && { outcome: after.outcome }),
    ...(resigned !== undefined && { resigned }),
  };
}

/** An event without the list of those who may see it, which would tell one seat who else does. */
function forSeat(event: EventBase): EventBase {
  const { audience, ...rest } = event;
  return audience === undefined ? event : rest;
}
