import type { Point } from "@stonebridge/board";

/** What hangs on the rim of a counter, in the order in which places are given out. */
export const NOTES = [
  "count",
  "refused",
  "attack",
  "staggered",
  "stopped",
  "spent",
  "losses",
  "leader",
  "disrupted",
  "operational",
  "isolated",
  "ammunition",
  "supply",
  "extended",
] as const;
/** `staggered`: tired, fleeing or under fire. */
export type Note = (typeof NOTES)[number];

/** Room that is taken, in a square of 100. */
export interface Room {
  readonly at: Point;
  readonly radius: number;
}

/** Middles of notes stand this far outside the body, so that they cover no figure. */
const OUTSIDE = 6;
const SIDE = 100 + 2 * OUTSIDE;
const AROUND = 4 * SIDE;
/** Of the way round, that a note is moved on to look for room. */
const STEP = 4;
/** Between two notes. */
const GAP = 1;

/** Where each kind hangs: so far along the rim, clockwise from the upper left corner. */
const HOMES: Readonly<Record<Note, number>> = {
  staggered: 0,
  stopped: 0.5 * SIDE,
  extended: 0.5 * SIDE,
  count: SIDE,
  refused: SIDE,
  isolated: 1.36 * SIDE,
  ammunition: 1.36 * SIDE,
  operational: 1.66 * SIDE,
  supply: 1.68 * SIDE,
  spent: 2 * SIDE,
  losses: 2.5 * SIDE,
  leader: 3 * SIDE,
  attack: 3.34 * SIDE,
  disrupted: 3.66 * SIDE,
};

/** A place so far along the rim. */
function onRim(along: number): Point {
  const gone = ((along % AROUND) + AROUND) % AROUND;
  const side = Math.floor(gone / SIDE);
  const part = gone - side * SIDE - OUTSIDE;
  const [near, far] = [-OUTSIDE, 100 + OUTSIDE];
  if (side === 0) return [part, near];
  if (side === 1) return [far, part];
  return side === 2 ? [100 - part, far] : [near, 100 - part];
}

function overlap(at: Point, radius: number, rooms: readonly Room[]): number {
  return rooms.reduce((most, room) => {
    const apart = Math.hypot(at[0] - room.at[0], at[1] - room.at[1]);
    return Math.max(most, radius + room.radius + GAP - apart);
  }, 0);
}

/**
 * Where the notes of a counter hang: each at the place of its kind, or the nearest along the rim where it covers nothing.
 * @param radii how large each is that hangs there, in a square of 100. @param taken what stands at the rim already
 */
export function notePlaces(radii: ReadonlyMap<Note, number>, taken: readonly Room[] = []): ReadonlyMap<Note, Point> {
  const rooms = [...taken];
  const places = new Map<Note, Point>();
  for (const note of NOTES) {
    const radius = radii.get(note);
    if (radius === undefined) continue;
    let best: { readonly at: Point; readonly covered: number } | undefined;
    for (let away = 0; away <= AROUND / 2 && best?.covered !== 0; away += STEP) {
      for (const along of away === 0 ? [0] : [away, -away]) {
        const at = onRim(HOMES[note] + along);
        const covered = overlap(at, radius, rooms);
        if (!best || covered < best.covered) best = { at, covered };
      }
    }
    const { at } = best as NonNullable<typeof best>;
    places.set(note, at);
    rooms.push({ at, radius });
  }
  return places;
}
