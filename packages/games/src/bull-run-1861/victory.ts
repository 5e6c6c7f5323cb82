import { type Field, NORTH, SOUTH, type SideIndex } from "./field.ts";
import { CROSSED_SUDLEY, type Position, stepLosses } from "./position/position.ts";
import type { ScoreLine, ScoreView } from "./views/view.ts";
import { SIDES } from "./vocabulary.ts";

/** Brigades the Historical maneuver asks for over Sudley Ford, and what failing costs (BR61-13-d, BR61-13-e). */
export const MANEUVER_BRIGADES = 4;
const MANEUVER_COST = 2;

/** BR61-4-c, BR61-4-d, BR61-4-e, R88: points of the side with fewer step losses for a difference. */
export function lossPoints(difference: number): number {
  if (difference > 5) return 3;
  return difference > 2 ? 2 : 0;
}

/** Units that have crossed Sudley Ford from the Centreville bank (R98), by index. */
export function sudleyCrossers(field: Field, p: Position): number[] {
  const units: number[] = [];
  for (let unit = 0; unit < field.roster; unit++) if ((p.marks[unit] & CROSSED_SUDLEY) !== 0) units.push(unit);
  return units;
}

/** The reckoning as things stand (4; history came to 8 against 5, BR61-4-n): hills, the two bases (BR61-4-f, BR61-4-j), losses, the maneuver if it is played for, what even chances give. */
export function scoreOf(field: Field, p: Position): ScoreView {
  const lines: ScoreLine[] = field.scoring.map((zone, slot) => {
    const { victoryPoints, id } = field.graph.zones[zone];
    return {
      side: SIDES[p.control[slot]],
      points: victoryPoints,
      rule: victoryPoints === 1 ? "BR61-4-f" : "BR61-4-j",
      zone: id,
    };
  });
  const losses = { north: stepLosses(field, p, NORTH), south: stepLosses(field, p, SOUTH) };
  const difference = Math.abs(losses.north - losses.south);
  if (lossPoints(difference) > 0) {
    const side = losses.north < losses.south ? "north" : "south";
    lines.push({ side, points: lossPoints(difference), rule: difference > 5 ? "BR61-4-e" : "BR61-4-d" });
  }
  if (field.options.historicalManeuver === "on" && sudleyCrossers(field, p).length < MANEUVER_BRIGADES) {
    lines.push({ side: "north", points: -MANEUVER_COST, rule: "BR61-13-e" });
  }
  for (const [side, points] of field.granted.entries())
    if (points > 0) lines.push({ side: SIDES[side], points, rule: "BR61-S12" });
  const total = (side: string): number =>
    lines.reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0);
  const points = { north: total("north"), south: total("south") };
  return { points, losses, lines, leader: points.north > points.south ? "north" : "south" }; // BR61-4-a, BR61-4-b
}

/** BR61-13-k, R100: is the extra turn to be played? */
export function grantsExtraTurn(field: Field, p: Position): boolean {
  if (field.options.extraTurn === "off" || p.turn !== 7) return false;
  const { north, south } = scoreOf(field, p).points;
  return Math.abs(north - south) <= 2;
}

/** Who wins as things stand (BR61-4-a): the South if points are equal. */
export function winnerOf(field: Field, p: Position): SideIndex {
  return scoreOf(field, p).leader === "north" ? NORTH : SOUTH;
}
