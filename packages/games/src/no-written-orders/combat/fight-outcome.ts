import { ATTACKERS, DEFENDERS, unitsOf } from "./breaking-off.ts";
import type { Field } from "../field.ts";
import { beginRetreat } from "./falling-back.ts";
import type { FightFrame } from "../frames/combat.ts";
import { stands } from "../army/morale-check.ts";
import { FOOT, type UnitIndex } from "../measures.ts";
import { isInFort } from "../army/mover.ts";
import type { Play } from "../play.ts";
import type { Position } from "../position.ts";
import { retreatsFrom } from "./retreat.ts";
import { isFortified } from "../land/strongpoints.ts";

/** Which side checks first: the one without artillery if there is exactly one, else the attackers (NWO-7.4-b, NWO-7.4-c, NWO-RUL099). */
export function firstToCheck(guns: readonly number[]): number {
  return guns[ATTACKERS] === 1 && guns[DEFENDERS] === 0 ? DEFENDERS : ATTACKERS;
}

/** Do the defenders stay whatever happens: in a Fort, or behind works on every side that is attacked (NWO-10.1-e, NWO-RUL142)? */
export function holdsFast(
  field: Field,
  p: Position,
  { hex, attackers, defenders }: Pick<FightFrame, "hex" | "attackers" | "defenders">,
): boolean {
  if (defenders.some((unit) => isInFort(field, p, unit))) return true;
  return attackers.every((unit) => isFortified(field, p, hex, field.map.grid.direction(hex, p.place[unit])));
}

/**
 * The side whose turn it is checks, if it was hit, still has units, and the other has not retreated (NWO-7.4-a, NWO-7.4-d, NWO-RUL098):
 * elimination is no retreat (NWO-7.4-e); under fire from guns its morale is lower (NWO-8.2-d).
 */
export function checkInOrder(play: Play, f: FightFrame, turn: number): void {
  const which = turn === 0 ? firstToCheck(f.guns) : 1 - firstToCheck(f.guns);
  const units = unitsOf(play, f, which);
  if (f.retreated.includes(1) || f.hits[which] === 0 || units.length === 0) return;
  if (which === DEFENDERS && f.fast === 1) return;
  const attacking = which === ATTACKERS;
  const stood = stands(play, {
    side: attacking ? f.side : 1 - f.side,
    rule: "NWO-7.4-a",
    units,
    attacking,
    backed: !attacking && f.guns[DEFENDERS] === 1,
    pressure: { artilleryFire: f.guns[1 - which] === 1, flanked: !attacking && f.flanked === 1 },
  });
  if (stood) return;
  if (wouldGoBack(play.field, play.p, units)) return retreatSide(play, f, which, "NWO-7.4-a");
  // NWO-7.4-e: it is lost completely, and the other side still checks
  sendBack(play, f, which, "NWO-7.4-a");
}

/** A side of the fight retreats as a whole (NWO-RUL100). */
export function retreatSide(play: Play, f: FightFrame, which: number, rule: string): void {
  f.retreated = f.retreated.with(which, 1);
  sendBack(play, f, which, rule);
}

function sendBack(play: Play, f: FightFrame, which: number, rule: string): void {
  beginRetreat(play, which === ATTACKERS ? f.side : 1 - f.side, unitsOf(play, f, which), rule);
}

/**
 * Would one of these units retreat, rather than all be lost as foot artillery or because there is no way (NWO-7.4-e, NWO-7.4-g,
 * NWO-RUL102)?
 */
export function wouldGoBack(field: Field, p: Position, units: readonly UnitIndex[]): boolean {
  return units.some(
    (unit) => field.arm[unit] !== FOOT && retreatsFrom(field, p, field.sideOf[unit], p.place[unit]).length > 0,
  );
}
