import type { HexIndex } from "@stonebridge/board";
import type { Outcome } from "@stonebridge/kernel";
import type { Field } from "./field.ts";
import { CONFEDERATE, type SideIndex, UNION } from "./measures.ts";
import { hexId, type Play, push, sideId, tell } from "./play.ts";
import { type Position, hasUnit, pointsAt } from "./position.ts";

/** How a game ended: by panic over a base, or by the victory stars. */
const BY_PANIC = 0;
const BY_STARS = 1;

/** Hexes among these with a combat unit of the side, whoever stands next to them (BR83-3.3-b); leaders never count, a brigade's parts do (BR83-3.1-b). */
export function heldHexes(field: Field, p: Position, side: SideIndex, hexes: readonly HexIndex[]): HexIndex[] {
  return hexes.filter((hex) => hasUnit(field, p, side, hex));
}

function pointsOn(field: Field, p: Position, held: readonly HexIndex[]): number {
  return held.reduce((points, hex) => points + pointsAt(field, p, hex), 0);
}

/** Are those on these hexes enough to win? One unit, or by even chances so many defense points (BR83-S5). */
function isEnough(field: Field, p: Position, side: SideIndex, held: readonly HexIndex[]): boolean {
  return held.length > 0 && pointsOn(field, p, held) >= field.needed[side];
}

/** Panic phase of the attacker: an enemy unit in his base ends the game (BR83-3.1-a, BR83-3.2-a). */
export function panic(play: Play, side: SideIndex): boolean {
  const { field, p } = play;
  const lost = heldHexes(field, p, 1 - side, field.bases[side]);
  if (!isEnough(field, p, 1 - side, lost)) return false;
  end(play, 1 - side, BY_PANIC, lost);
  return true;
}

/** After the last turn: the Union wins with a unit on a star (BR83-3.3-a, BR83-3.3-c, BR83-SP-n). */
export function decideByStars(play: Play): void {
  const { field, p } = play;
  const held = heldHexes(field, p, UNION, field.stars);
  end(play, isEnough(field, p, UNION, held) ? UNION : CONFEDERATE, BY_STARS, held);
}

/** The rule that decides: BR83-3.1-a or BR83-3.2-a by panic, BR83-3.3-a or BR83-3.3-c by the stars, or BR83-S5 if too few hold them. */
function ruleOfEnd(winner: SideIndex, reason: number, held: readonly HexIndex[]): string {
  if (reason === BY_PANIC) return winner === UNION ? "BR83-3.1-a" : "BR83-3.2-a";
  if (winner === UNION) return "BR83-3.3-a";
  return held.length === 0 ? "BR83-3.3-c" : "BR83-S5";
}

/** How a game ended, of its last position; short of BR83-S5 with the defense points that the Union has on the stars, and needs. */
export function outcomeOf({ field, p }: Play, winner: SideIndex, reason: number): Outcome {
  const held = heldHexes(field, p, UNION, field.stars);
  const rule = ruleOfEnd(winner, reason, held);
  const about = rule === "BR83-S5" ? { held: pointsOn(field, p, held), needed: field.needed[UNION] } : {};
  return { over: true, winner: sideId(winner), rule, about };
}

function end(play: Play, winner: SideIndex, reason: number, hexes: readonly HexIndex[]): void {
  tell(play, {
    type: "game-over",
    rule: ruleOfEnd(winner, reason, hexes),
    winner: sideId(winner),
    hexes: hexes.map((hex) => hexId(play, hex)),
  });
  play.p.stack.length = 0;
  push(play, { step: "over", winner, reason });
}
