import { NOWHERE, RIVER, type HexIndex } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { type Contact, attackDuty, bombOK, hasCharged } from "../combat/assault-duties.ts";
import { occupierOf } from "../land/control.ts";
import type { Field } from "../field.ts";
import type { Owed, SegmentFrame } from "../frames/movement.ts";
import { type HolderIndex, type UnitIndex } from "../measures.ts";
import { type Mover, isInFort, moverOf } from "../army/mover.ts";
import { BEGAN_IN_ZONE, MOVED, type Position, holds, inZoneOf, marked } from "../position.ts";
import { isWithin } from "./reach.ts";
import { MOVEMENT } from "./refusals.ts";
import { wayFrom } from "./setting-out.ts";
import { isUnfound } from "../land/crossings.ts";
import { unitsUnder } from "../army/standing.ts";
import type { Way } from "./step-cost.ts";
import { refuseRoom } from "./stop-rules.ts";

/** Units of a holder on Attack or Probe that its collective duties bind (reading 3): in command. */
function boundUnits(field: Field, p: Position, holder: HolderIndex): readonly Mover[] {
  return unitsUnder(field, p, holder)
    .map((unit) => moverOf(field, p, unit))
    .filter(({ commanded }) => commanded);
}

/** Is an enemy stack beside the hex that a unit there could assault (NWO-7.3-b, NWO-RUL054)? */
function hasTargetFrom(field: Field, p: Position, { side }: Pick<Mover, "side">, hex: HexIndex): boolean {
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const near = field.map.neighbours[at];
    if (near === NOWHERE || field.map.water[at] === RIVER || isUnfound(field, p, side, at)) continue;
    if (holds(field, p, 1 - side, near)) return true;
  }
  return false;
}

/** What a holder has to do when its Movement segment begins: only what it can do (reading 3.13). */
export function owedBy(field: Field, p: Position, contact: Contact, holder: HolderIndex): Owed {
  const { type, target } = p.standing[holder]?.order ?? {};
  if (type !== "attack" && type !== "probe") return { holder, feed: 0, fight: 0 };
  const units = boundUnits(field, p, holder);
  const occupied = target !== undefined && occupierOf(p, target.flag) === field.holders[holder].side;
  const owesFeed =
    type === "attack" &&
    !occupied &&
    units.some(({ unit }) => marked(p, unit, BEGAN_IN_ZONE)) &&
    units.some(({ unit }) => canFeed(field, p, unit));
  const owesFight =
    attackDuty(p, contact, holder) &&
    !bombOK(field, p, contact, holder) &&
    !hasCharged(field, p, holder) &&
    units.some(({ unit }) => canFight(field, p, unit));
  return { holder, feed: owesFeed ? 1 : 0, fight: owesFight ? 1 : 0 };
}

/** Can an infantry or cavalry unit still come into an enemy zone of control out of none (NWO-12.3.AT-d, NWO-RUL169)? On Probe none must (NWO-12.3.PR-c). */
function canFeed(field: Field, p: Position, unit: UnitIndex): boolean {
  const way = wayFrom(field, p, unit, [unit]);
  if (way.mover.artillery || marked(p, unit, BEGAN_IN_ZONE)) return false;
  return canCome(field, p, way, (hex) => inZoneOf(field, p, 1 - way.mover.side, hex));
}

/** Can an infantry or cavalry unit still assault, from where it is or can go? A garrison need not (NWO-10.1-d). */
function canFight(field: Field, p: Position, unit: UnitIndex): boolean {
  if (isInFort(field, p, unit)) return false;
  const way = wayFrom(field, p, unit, [unit]);
  return !way.mover.artillery && canCome(field, p, way, (hex) => hasTargetFrom(field, p, way.mover, hex));
}

function canCome(field: Field, p: Position, way: Way, wanted: (hex: HexIndex) => boolean): boolean {
  return isWithin(
    field,
    p,
    [way],
    (there) => wanted(there[0].hex) && refuseRoom(field, p, there, () => false) === undefined,
  );
}

/** As if the stack had stopped: would the duties of its holders still be met, or could another unit meet them (reading 3)? */
export function refuseDodging(
  field: Field,
  p: Position,
  segment: SegmentFrame,
  stack: readonly Way[],
): Refusal | undefined {
  for (const owed of segment.owed) {
    const own = stack.filter(({ mover }) => mover.holder === owed.holder);
    if (own.length === 0) continue;
    const moving = own.map(({ mover }) => mover.unit);
    if (owed.feed === 1 && !isMet(field, p, owed.holder, own, feeds) && !anotherCan(field, p, owed, moving, canFeed))
      if (moving.some((unit) => canFeed(field, p, unit))) return MOVEMENT["stop-feed"];
    if (owed.fight === 1 && !isMet(field, p, owed.holder, own, fights) && !anotherCan(field, p, owed, moving, canFight))
      if (moving.some((unit) => canFight(field, p, unit))) return MOVEMENT["stop-fight"];
  }
  return undefined;
}

/** A holder whose duty is not met, with the rule that keeps its segment open. */
interface Owing {
  readonly holder: HolderIndex;
  readonly refusal: (typeof MOVEMENT)["end-feed" | "end-fight"];
}

/** A holder whose duty is not met by the units that have finished moving, and could still be met by another. */
export function owingIn(field: Field, p: Position, { owed: all }: SegmentFrame): Owing | undefined {
  for (const owed of all) {
    const stands = (test: Test): boolean =>
      unitsUnder(field, p, owed.holder).some((unit) => test(field, p, unit, p.place[unit]));
    if (owed.feed === 1 && !stands(feeds) && anotherCan(field, p, owed, [], canFeed))
      return { holder: owed.holder, refusal: MOVEMENT["end-feed"] };
    if (owed.fight === 1 && !stands(fights) && anotherCan(field, p, owed, [], canFight))
      return { holder: owed.holder, refusal: MOVEMENT["end-fight"] };
  }
  return undefined;
}

type Test = (field: Field, p: Position, unit: UnitIndex, hex: HexIndex) => boolean;

function feeds(field: Field, p: Position, unit: UnitIndex, hex: HexIndex): boolean {
  const { artillery, side } = moverOf(field, p, unit);
  return !artillery && !marked(p, unit, BEGAN_IN_ZONE) && inZoneOf(field, p, 1 - side, hex);
}

function fights(field: Field, p: Position, unit: UnitIndex, hex: HexIndex): boolean {
  const mover = moverOf(field, p, unit);
  return !mover.artillery && mover.commanded && !isInFort(field, p, unit) && hasTargetFrom(field, p, mover, hex);
}

/** Does a unit that has moved, or one of the stack where it would stop, meet the duty? */
function isMet(field: Field, p: Position, holder: HolderIndex, own: readonly Way[], test: Test): boolean {
  if (own.some(({ mover, hex }) => test(field, p, mover.unit, hex))) return true;
  return unitsUnder(field, p, holder).some((unit) => marked(p, unit, MOVED) && test(field, p, unit, p.place[unit]));
}

function anotherCan(
  field: Field,
  p: Position,
  { holder }: Owed,
  moving: readonly UnitIndex[],
  can: (field: Field, p: Position, unit: UnitIndex) => boolean,
): boolean {
  return unitsUnder(field, p, holder).some(
    (unit) => !moving.includes(unit) && !marked(p, unit, MOVED) && can(field, p, unit),
  );
}
