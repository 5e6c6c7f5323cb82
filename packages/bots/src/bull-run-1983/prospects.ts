import {
  LAST_TURN,
  POINT,
  type Position,
  RALLIES,
  type SideIndex,
  UNION,
  hasUnit,
} from "@stonebridge/games/bull-run-1983/reading";
import { type Country, sought } from "./country.ts";

/** What tells who will win, as parts of a logistic curve for the Union. */
const WEIGHTS = {
  /** Both armies as they begin. */
  constant: -0.2,
  /** A point of fighting strength lost by one side or the other. */
  strength: 0.05,
  /** The best share of force about an objective, above half, at the beginning and at the end. */
  superiorityEarly: 3,
  superiorityLate: 6,
  /** A unit on a star, in the last turns. */
  star: 2.5,
} as const;
/** A unit that may rally counts so much of one that stands. */
const RALLYING = 0.3;
/** An attack point counts so much of a defense point. */
const ATTACK = 0.5;
/** Movement points by which forces count half as much about an objective. */
const NEARNESS = 5;
/** Points of force that nobody has, so that empty country is nobody's. */
const NOBODYS = 6;
/** Turns at the end in which it matters who stands on a star. */
const LATE = 4;

/** How likely a side is to win, as far as a look at the map tells: 0 to 1. */
export function prospects(country: Country, p: Position, side: SideIndex): number {
  const union = 1 / (1 + Math.exp(-unionLead(country, p)));
  return side === UNION ? union : 1 - union;
}

function unionLead(country: Country, p: Position): number {
  const { field, cost } = country;
  const goals = sought(country, UNION);
  const forces = [goals.map(() => 0), goals.map(() => 0)];
  const strength = [0, 0];
  for (let piece = 0; piece < field.count; piece++) {
    if (field.isUnit[piece] === 0) continue;
    const hex = p.place[piece];
    const worth = field.defense[piece] + ATTACK * field.attack[piece][0];
    const side = field.sideOf[piece];
    if (hex === RALLIES) strength[side] += RALLYING * worth;
    if (hex < 0) continue;
    strength[side] += worth;
    for (const [slot, at] of goals.entries()) forces[side][slot] += worth * 0.5 ** (cost[at][hex] / POINT / NEARNESS);
  }
  let best = 0;
  for (const slot of goals.keys())
    best = Math.max(best, forces[0][slot] / (forces[0][slot] + forces[1][slot] + NOBODYS));
  const elapsed = p.turn / LAST_TURN;
  const superiority = WEIGHTS.superiorityEarly + elapsed * (WEIGHTS.superiorityLate - WEIGHTS.superiorityEarly);
  let lead = WEIGHTS.constant + WEIGHTS.strength * (strength[0] - strength[1]) + superiority * (best - 0.5);
  const late = p.turn - LAST_TURN + LATE;
  if (late > 0) {
    const stands = field.stars.some((hex) => hasUnit(field, p, UNION, hex));
    lead += (WEIGHTS.star * late * (stands ? 1 : -1)) / LATE;
  }
  return lead;
}
