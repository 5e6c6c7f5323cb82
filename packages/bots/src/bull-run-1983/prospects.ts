import {
  CONFEDERATE,
  LAST_TURN,
  POINT,
  type PieceIndex,
  type Position,
  type SideIndex,
  UNION,
  WAITING,
  hasUnit,
  onMap,
} from "@stonebridge/games/bull-run-1983/internals";
import type { Country } from "./country.ts";

/**
 * What predicts the winner, as parts of a logistic curve for the Union. Logistic regression over the beginnings of the player-turns of
 * 1,364 games between Colonels, most of them led at random for some turns before the first position that counts. For games not used in the
 * fit it predicts the winner with a mean logarithmic loss of 0.54 in turns 5 to 8, 0.27 in turns 13 to 16 and 0.13 in the last three.
 */
const WEIGHTS = {
  constant: 0.7,
  /** The Confederates' turn is about to begin, not the Union's. */
  turn: -0.27,
  /** A point of force on the map, and one that has not arrived yet. */
  force: 0.029,
  reserve: 0.085,
  /**
   * The Union's best share of the force near a star, above half: in a wide area, counting more as the day goes on; close to it, towards the
   * end.
   */
  about: 10.6,
  close: 2.3,
  /** The Confederates' best share of the force close to Centreville. */
  raid: -10.4,
  /** The last turns; the Union on a star in them or not, and in the very last. */
  late: -1,
  onStarLate: 0.5,
  onStarLast: 0.9,
} as const;
/** What an attack point counts, in defense points. */
const ATTACK = 0.5;
/** Movement points at which force counts half as much towards an objective. */
const FAR = 5;
const CLOSE = 2;
/** Points of force that belong to nobody, so that empty country is nobody's. */
const NOBODYS = 6;
/** Turns at the end in which it matters who stands on a star. */
const LATE = 4;
/** Power of the elapsed share of the day by which force close to a star counts. */
const TOWARDS_THE_END = 4;

/** How likely a side is to win, judged by the position alone: 0 to 1. For the beginning of a player-turn. */
export function prospects(country: Country, p: Position, side: SideIndex): number {
  const union = 1 / (1 + Math.exp(-unionLead(country, p)));
  return side === UNION ? union : 1 - union;
}

function unionLead(country: Country, p: Position): number {
  const { field, guarded } = country;
  const stars = [...field.stars.keys()];
  const elapsed = p.turn / LAST_TURN;
  const late = Math.max(0, p.turn - LAST_TURN + LATE) / LATE;
  const stands = field.stars.some((hex) => hasUnit(field, p, UNION, hex)) ? 1 : -1;
  return (
    WEIGHTS.constant +
    WEIGHTS.turn * (p.side - 0.5) +
    forcesLead(country, p) +
    WEIGHTS.about * elapsed * (bestShare(country, p, UNION, stars, FAR) - 0.5) +
    WEIGHTS.close * elapsed ** TOWARDS_THE_END * (bestShare(country, p, UNION, stars, CLOSE) - 0.5) +
    WEIGHTS.raid * bestShare(country, p, CONFEDERATE, guarded[UNION], CLOSE) +
    late * (WEIGHTS.late + WEIGHTS.onStarLate * stands) +
    (p.turn === LAST_TURN ? WEIGHTS.onStarLast * stands : 0)
  );
}

/** The force of each army, wherever its units stand. */
function forcesLead({ field }: Country, p: Position): number {
  let lead = 0;
  for (let piece = 0; piece < field.count; piece++) {
    if (field.isUnit[piece] === 0) continue;
    const worth = forceOf(field, piece) * (field.sideOf[piece] === UNION ? 1 : -1);
    if (onMap(p, piece)) lead += WEIGHTS.force * worth;
    // a brigade piece that is not on the map adds nothing: its parts do
    else if (p.place[piece] === WAITING && field.kindOf[piece] !== "brigade") lead += WEIGHTS.reserve * worth;
  }
  return lead;
}

/** The greatest share that a side has of the force about one of these objectives, nearer units counting more. */
function bestShare(
  { field, cost }: Country,
  p: Position,
  side: SideIndex,
  objectives: readonly number[],
  nearness: number,
): number {
  let best = 0;
  for (const at of objectives) {
    const force = [0, 0];
    for (let piece = 0; piece < field.count; piece++)
      if (field.isUnit[piece] === 1 && onMap(p, piece))
        force[field.sideOf[piece]] += forceOf(field, piece) * 0.5 ** (cost[at][p.place[piece]] / POINT / nearness);
    best = Math.max(best, force[side] / (force[0] + force[1] + NOBODYS));
  }
  return best;
}

/** Strength of a unit, whichever face it shows. */
function forceOf({ defense, attack }: Country["field"], piece: PieceIndex): number {
  return defense[piece] + ATTACK * attack[piece][0];
}
