import { onceFor } from "@stonebridge/kernel";
import { controllerOf, occupierOf } from "../land/control.ts";
import { testCharacter } from "./characters.ts";
import { wingCommands } from "../army/command.ts";
import { DIVISION, type Field, FORMATION, WING } from "../field.ts";
import { type HolderIndex, NONE, isArtillery } from "../measures.ts";
import { fail, standDown, takeNext } from "./obedience.ts";
import type { Play } from "../play.ts";
import { type Position, inZoneOf, onMap } from "../position.ts";
import { boundBy, isArriving, membersOf, unitsUnder } from "../army/standing.ts";

/** Holders of orders that have units: formations and divisions. */
export const fieldHolders = onceFor(({ holders }: Field): readonly HolderIndex[] =>
  holders.flatMap(({ kind }, at) => (kind === FORMATION || kind === DIVISION ? [at] : [])),
);

/** Was no unit of a holder in contact, or attacked since the turn before began (NWO-12.8-a, NWO-RUL176)? */
function isUndisturbed(field: Field, p: Position, holder: HolderIndex): boolean {
  const { side } = field.holders[holder];
  return (
    (p.attackedIn[holder] === 0 || p.attackedIn[holder] < p.turn - 1) &&
    unitsUnder(field, p, holder).every((unit) => !inZoneOf(field, p, 1 - side, p.place[unit]))
  );
}

/** Has a holder reached the situation that its order aims for (NWO-12.8-a, NWO-12.3.MA-d, NWO-12.13-g)? */
export function isAchieved(field: Field, p: Position, holder: HolderIndex): boolean {
  const standing = p.standing[holder];
  const flag = standing?.order.target?.flag;
  if (standing === undefined || flag === undefined || standing.order.guards === true) return false;
  if (standing.contact || !isUndisturbed(field, p, holder)) return false;
  const { side, leader, kind } = field.holders[holder];
  switch (standing.order.type) {
    case "attack":
    case "probe":
      return controllerOf(p, flag) === side;
    case "march":
      if (kind === DIVISION) return unitsUnder(field, p, holder).some((unit) => p.place[unit] === flag);
      return leader !== NONE && p.post[leader] === flag;
    default:
      return false;
  }
}

/** Marches of these holders that have reached their flag take up what comes next, at once (NWO-12.8-a, NWO-RUL176). */
export function achieveMarches(play: Play, holders: readonly HolderIndex[] = fieldHolders(play.field)): void {
  const { field, p } = play;
  for (const holder of holders)
    if (p.standing[holder]?.order.type === "march" && isAchieved(field, p, holder))
      achieve(play, holder, "NWO-12.3.MA-d");
}

/** An order is achieved: the next is taken up, unless its leader follows his character (NWO-12.8-a, NWO-19.8.1-b). */
function achieve(play: Play, holder: HolderIndex, rule: string): void {
  takeNext(play, holder, rule);
  testCharacter(play, holder, "NWO-19.8.1-b");
}

/** Each Command Phase: what is achieved, ends by itself, or has become impossible (reading 2). */
export function reviewOrders(play: Play): void {
  const { field, p } = play;
  const { firstNight } = field.module.turns[p.turn - 1];
  for (const holder of fieldHolders(field)) {
    const standing = p.standing[holder];
    if (standing === undefined) continue;
    const attacks = standing.order.type === "attack" || standing.order.type === "probe";
    if (attacks && isSpent(field, p, holder)) fail(play, holder, "NWO-12.3.AT-g");
    else if (attacks && firstNight && !holdsPart(field, p, holder)) fail(play, holder, "NWO-16.1-c");
    else if (attacks && standing.origin === "bad-move" && standing.since < p.turn)
      standDown(play, holder, "NWO-12.11-e");
    else if (standing.contact) takeNext(play, holder, "NWO-12.5-f");
    else if (isAchieved(field, p, holder)) achieve(play, holder, "NWO-12.8-a");
  }
}

/**
 * A wing commander’s own order has no units to fail with: a march ends on its flag, an attack when its flag is controlled and nobody of the
 * wing is disturbed, or at nightfall when no part of it is held (NWO-RUL157); one of a bad move after a turn (NWO-12.11-e). While he is idle it
 * stays as it is.
 */
export function reviewWings(play: Play): void {
  const { field, p } = play;
  const { firstNight } = field.module.turns[p.turn - 1];
  for (const [wing, { kind, side, leader }] of field.holders.entries()) {
    const standing = p.standing[wing];
    const flag = standing?.order.target?.flag;
    if (kind !== WING || standing === undefined || flag === undefined || !wingCommands(field, p, wing)) continue;
    const { type } = standing.order;
    if (type === "march" && p.post[leader] === flag) achieve(play, wing, "NWO-RUL157");
    if (type !== "attack" && type !== "probe") continue;
    if (standing.origin === "bad-move" && standing.since < p.turn) {
      standDown(play, wing, "NWO-12.11-e");
      continue;
    }
    const own = fieldHolders(field).filter((holder) => field.holders[holder].wing === wing);
    const taken = controllerOf(p, flag) === side && own.every((holder) => isUndisturbed(field, p, holder));
    if (taken) achieve(play, wing, "NWO-RUL157");
    else if (firstNight && !holdsPart(field, p, wing)) standDown(play, wing, "NWO-RUL157");
  }
}

/**
 * Is nothing left of it but artillery (NWO-12.3.AT-g, NWO-RUL159)? Arriving units count as there: their leader may order an Attack
 * (NWO-9-g).
 */
export function isSpent(field: Field, p: Position, holder: HolderIndex): boolean {
  return membersOf(field, p, holder).every(
    (unit) =>
      isArtillery(field.arm[unit]) ||
      boundBy(field, p, unit) !== holder ||
      !(onMap(p, unit) || isArriving(field, p, unit)),
  );
}

/** Does its side occupy a hex of its target (NWO-16.1-c, NWO-18-b, NWO-RUL210)? */
function holdsPart(field: Field, p: Position, holder: HolderIndex): boolean {
  const target = p.standing[holder]?.order.target;
  return target !== undefined && target.hexes.some((hex) => occupierOf(p, hex) === field.holders[holder].side);
}
