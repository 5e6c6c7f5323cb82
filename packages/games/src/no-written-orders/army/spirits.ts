import { armyLevel, demoralised, levelNow, type Losses } from "./demoralisation.ts";
import { type Field, FORMATION } from "../field.ts";
import { CONFEDERATE, type HolderIndex, type SideIndex, type UnitIndex } from "../measures.ts";
import { type Play, holderId, sideId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { ELIMINATED, isLost, type Position } from "../position.ts";
import { BAD_COMPANY } from "../tables/ranges.ts";

/** Full strength of a formation’s eliminated units, including those lost for good (NWO-14.1-a, NWO-RUL200). */
export function lossesOf(field: Field, p: Position, formation: HolderIndex): number {
  return fullStrengthLost(field, p, field.holders[formation].units);
}

function fullStrengthLost(field: Field, p: Position, units: readonly UnitIndex[]): number {
  let lost = 0;
  for (const unit of units) if (isLost(p, unit)) lost += field.units[unit].strength[0];
  return lost;
}

/** Full strength that a side has lost (NWO-13-a). */
export function armyLosses(field: Field, p: Position, side: SideIndex): number {
  return fullStrengthLost(field, p, field.roster[side]);
}

/**
 * Which formations are demoralised now, and whether an army breaks: checked whenever losses or leaders’ places change (NWO-13-a,
 * NWO-14.1-a..c, NWO-14.3-a..c, NWO-RUL202). If both break at once, first the side that does not act (NWO-13-b).
 */
export function judgeSpirits(play: Play): void {
  const acting = play.p.stack.findLast((frame) => frame.step === "action" || frame.step === "player-turn");
  const last = acting !== undefined && "holders" in acting ? acting.side : CONFEDERATE;
  for (const side of [1 - last, last]) {
    judgeFormations(play, side);
    judgeArmy(play, side);
  }
}

/** The formations of a side, with their losses and their neighbours. */
function bodiesOf(
  field: Field,
  p: Position,
  side: SideIndex,
): readonly (Losses & { readonly formation: HolderIndex })[] {
  const own = field.holders.flatMap((holder, at) => (holder.kind === FORMATION && holder.side === side ? [at] : []));
  return own.map((formation) => ({
    formation,
    lost: lossesOf(field, p, formation),
    level: field.holders[formation].level,
    cavalry: field.holders[formation].cavalryCorps,
    near: own.flatMap((other, at) => (other !== formation && areNear(field, p, formation, other) ? [at] : [])),
  }));
}

/** The level of each formation of a side, lowered by demoralised formations near it (NWO-14.3-a). */
export function levelsNow(field: Field, p: Position, side: SideIndex): ReadonlyMap<HolderIndex, number> {
  const bodies = bodiesOf(field, p, side);
  const down = bodies.map(({ formation }) => p.broken[formation] === 1);
  return new Map(bodies.map((body) => [body.formation, levelNow(body, down)]));
}

/** Is no formation of a side demoralised, nor near enough to it to be the first? Those near one follow only then. */
function isUnshaken(field: Field, p: Position, side: SideIndex): boolean {
  for (let at = 0; at < field.holders.length; at++) {
    const { kind, side: own, level } = field.holders[at];
    if (kind !== FORMATION || own !== side) continue;
    if (p.broken[at] === 1 || (level > 0 && lossesOf(field, p, at) >= level)) return false;
  }
  return true;
}

function judgeFormations(play: Play, side: SideIndex): void {
  const { field, p } = play;
  if (isUnshaken(field, p, side)) return;
  const bodies = bodiesOf(field, p, side);
  const own = bodies.map(({ formation }) => formation);
  const down = demoralised(bodies);
  for (const [at, formation] of own.entries()) {
    const now = down[at] ? 1 : 0;
    if (p.broken[formation] === now) continue;
    p.broken = p.broken.with(formation, now);
    tell(play, {
      type: "spirit-changed",
      rule: now === 1 ? "NWO-14.1-a" : "NWO-14.1-c",
      formation: holderId(play, formation),
      demoralised: now === 1,
    });
  }
}

/** Are their leaders within five hexes of each other (NWO-14.3-a)? */
function areNear(field: Field, p: Position, one: HolderIndex, other: HolderIndex): boolean {
  const [from, to] = [field.holders[one].leader, field.holders[other].leader].map((leader) => p.post[leader] ?? -1);
  return from >= 0 && to >= 0 && field.map.grid.distance(from, to) <= BAD_COMPANY;
}

/** NWO-13-a, NWO-11.4-b, NWO-RUL200: the first crossing of its level is final. */
function judgeArmy(play: Play, side: SideIndex): void {
  const { field, p } = play;
  if (p.routed[side] !== 0) return;
  if (armyLosses(field, p, side) < levelOf(field, p, side)) return;
  p.routed = p.routed.with(side, p.turn);
  tell(play, { type: "army-broke", rule: "NWO-13-a", side: sideId(side) });
}

/** What an army may lose: less for every loss of its headquarters, even if they have come back (NWO-11.4-b). */
export function levelOf(field: Field, p: Position, side: SideIndex): number {
  let lost = 0;
  for (const seat of field.armies[side]) lost += Math.max(p.seatsLost[seat], p.seat[seat] === ELIMINATED ? 1 : 0);
  return armyLevel(field.module.armies[sideId(side)].level, lost);
}
