import {
  type Field,
  type HexIndex,
  type PieceIndex,
  type Position,
  RANGE,
  commandsInRange,
} from "@stonebridge/games/bull-run-1983/reading";
import { type Survey, escorted } from "./survey.ts";

/** What a commander is worth to those he can reach, in defense points. */
const WEIGHTS = {
  /** A leader under him, or a point of his own men, in command range. */
  subordinate: 2,
  men: 0.4,
  /** Beside units of his own; alone he may be caught. */
  company: 4,
  caught: 50,
  /** Hexes from which enemies come upon him in their next turn. */
  reach: 6,
  /** A hex nearer to those he commands. */
  nearer: 0.25,
} as const;

/** What it is worth for a leader to be in a hex: those he commands in range, and company; he follows his men. */
export function leaderWorth(
  { country, side, targets }: Survey,
  p: Position,
  leader: PieceIndex,
  hex: HexIndex,
): number {
  const { field } = country;
  const guarded = escorted(field, p, side, hex, []);
  let worth = guarded ? WEIGHTS.company : 0;
  if (!guarded && enemyDistance(targets, field, hex) <= WEIGHTS.reach) worth -= WEIGHTS.caught;
  let away = 0;
  let under = 0;
  for (let piece = 0; piece < field.count; piece++) {
    const at = p.place[piece];
    if (at < 0 || piece === leader || !commandsInRange(field, leader, piece)) continue;
    const distance = field.grid.distance(hex, at);
    const worthOfIt =
      field.isLeader[piece] === 1 || field.kindOf[piece] === "brigade"
        ? WEIGHTS.subordinate
        : WEIGHTS.men * field.defense[piece];
    if (distance <= RANGE) worth += worthOfIt;
    away += distance * worthOfIt;
    under += worthOfIt;
  }
  return under === 0 ? worth : worth - (WEIGHTS.nearer * away) / under;
}

function enemyDistance(targets: Survey["targets"], field: Field, hex: HexIndex): number {
  let least = Infinity;
  for (const at of targets.keys()) least = Math.min(least, field.grid.distance(at, hex));
  return least;
}
