import { NOWHERE } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { addressOf, ratingOf } from "../army/headings.ts";
import { type HolderIndex, NONE } from "../measures.ts";
import { isHidden } from "../hiding/hiding.ts";
import { type Mover, moverOf } from "../army/mover.ts";
import { isBivouac } from "../turn/night.ts";
import { obey, takeNext } from "../orders/obedience.ts";
import type { Order } from "../orders/order-book.ts";
import type { Play } from "../play.ts";
import { type Position, holds, inZoneOf } from "../position.ts";
import { isProgress } from "../orders/progress.ts";
import { unitsUnder } from "../army/standing.ts";
import { armyTrain } from "../army/wagons.ts";

/** What a guard does whose march has met the enemy. */
const GUARD = { type: "defend", waypoints: [], forced: false, hidden: false, guards: true } as const;

/** Rating from which a leader attacks out of a march at once (NWO-12.5-e, NWO-12.5-f). */
const ATTACKS_AT_ONCE = 3;

/**
 * A march meets the enemy: it is cancelled (NWO-12.3.MA-e, NWO-12.5-b). What follows in its sequence is obeyed now; an Attack or Probe by a
 * leader of less than three in the next Command Phase (NWO-12.5-e, NWO-12.5-f); without anything it defends where its leader is (NWO-12.3.MA-f, NWO-RUL175).
 */
export function meetEnemy(play: Play, holder: HolderIndex): void {
  const { field, p } = play;
  const standing = p.standing[holder];
  if (standing === undefined || standing.order.type !== "march" || standing.contact) return;
  // NWO-19.4.9-b: guards of a train stay with it
  if (standing.order.guards === true) {
    const train = armyTrain(field, p, field.holders[holder].side);
    const flag = train === NONE ? addressOf(field, p, holder) : p.seat[train];
    const target = { flag, hexes: [flag] };
    return obey(play, holder, [{ ...GUARD, target }], "rule", standing.sent, "NWO-RUL175");
  }
  const [next] = standing.next;
  if (next === undefined) {
    const flag = addressOf(field, p, holder);
    const defend: Order = {
      type: "defend",
      target: { flag, hexes: [flag] },
      waypoints: [],
      forced: false,
      hidden: false,
    };
    return obey(play, holder, [defend], "rule", standing.sent, "NWO-RUL175");
  }
  const attacks = isAttack(next);
  if (attacks && !isBold(field, p, holder)) {
    p.standing = p.standing.with(holder, { ...standing, contact: true });
    return undefined;
  }
  takeNext(play, holder, "NWO-12.5-b");
  const taken = p.standing[holder];
  // NWO-12.5-g: units not yet in contact continue by road
  if (taken !== undefined && attacks) p.standing = p.standing.with(holder, { ...taken, roadTurn: p.turn });
  return undefined;
}

function isAttack({ type }: Order): boolean {
  return type === "attack" || type === "probe";
}

function isBold(field: Field, p: Position, holder: HolderIndex): boolean {
  return (ratingOf(field, p, holder) ?? 0) >= ATTACKS_AT_ONCE;
}

/** Would a march that meets the enemy turn into an Attack or Probe at once (NWO-12.5-e)? */
export function attacksAtOnce(field: Field, p: Position, holder: HolderIndex): boolean {
  const standing = p.standing[holder];
  if (standing === undefined || standing.order.type !== "march" || standing.contact) return false;
  const [next] = standing.next;
  return standing.order.guards !== true && next !== undefined && isAttack(next) && isBold(field, p, holder);
}

/**
 * Marches of an action that are in contact when it begins (reading 3.5): with a unit in an enemy zone of control, or with one that every
 * step on would lead into it.
 */
export function meetAtStart(play: Play, holders: readonly HolderIndex[]): void {
  const { field, p } = play;
  for (const holder of holders) {
    const enemy = 1 - field.holders[holder].side;
    const units = unitsUnder(field, p, holder).filter((unit) => !isHidden(p, unit));
    if (units.some((unit) => inZoneOf(field, p, enemy, p.place[unit]) || hasMet(field, p, moverOf(field, p, unit))))
      meetEnemy(play, holder);
  }
}

/** Has a unit on a march come up to the enemy: does every step on lead into his zone of control, or into him (NWO-12.3.MA-e)? */
export function hasMet(field: Field, p: Position, mover: Mover): boolean {
  return mover.order === "march" && mover.commanded && !isBivouac(field, p, mover) && isStopped(field, p, mover);
}

function isStopped(field: Field, p: Position, mover: Mover): boolean {
  const from = p.place[mover.unit];
  let stopped = false;
  for (let hexside = from * 6; hexside < from * 6 + 6; hexside++) {
    const to = field.map.neighbours[hexside];
    if (to === NOWHERE || (field.prices.onFoot[hexside] === 0 && field.prices.march[hexside] === 0)) continue;
    if (!isProgress(field, p, mover, from, to)) continue;
    const enemy = 1 - mover.side;
    if (!holds(field, p, enemy, to) && !inZoneOf(field, p, enemy, to)) return false;
    stopped = true;
  }
  return stopped;
}
