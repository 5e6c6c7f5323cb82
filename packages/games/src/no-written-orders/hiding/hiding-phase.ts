import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import type { Field } from "../field.ts";
import { hidingOf, hidingOn, turnOf } from "./hiding.ts";
import { CONFEDERATE, type HolderIndex, type SideIndex, UNION } from "../measures.ts";
import { isNight } from "../turn/night.ts";
import type { HiddenMarch } from "../orders/order-book.ts";
import { type Play, holderId, roll, sideId } from "../play.ts";
import { tell } from "./hearing.ts";
import type { Position } from "../position.ts";
import { HIDING } from "./refusals.ts";
import { discover, reveal } from "./revealing.ts";
import { partsOf } from "../army/standing.ts";
import { staysHidden } from "../tables/hiding-table.ts";

/** Row of the table for a holder that a new order has reached out of sight (NWO-19.7.3-d). */
const LONG_HIDDEN = 3;

/** A holder that acts out of sight banks its movement instead of moving (NWO-19.7.1-c); by night only on a forced march (NWO-16.2-c). */
export function bankMovement(play: Play, formations: readonly HolderIndex[]): void {
  const { field, p } = play;
  if (p.hiding.length === 0) return;
  const parts = formations.flatMap((formation) => partsOf(field, p, formation));
  p.hiding = p.hiding.map((march) =>
    parts.includes(march.holder) ? { ...march, banked: [...march.banked, gainOf(field, p, march)] } : march,
  );
  for (const { holder } of p.hiding)
    if (parts.includes(holder) && isNight(field, p) && p.standing[holder]?.order.forced === true)
      p.marched = p.marched.with(holder, 1);
  discover(play);
}

function gainOf(field: Field, p: Position, { holder, units }: HiddenMarch): number {
  const order = p.standing[holder]?.order;
  // a new order other than a hidden march leaves them where they are (NWO-19.7.3-c)
  if (order?.hidden !== true || (isNight(field, p) && !order.forced)) return 0;
  return turnOf(field, units);
}

/** Each Command Phase, before Initiative (NWO-19.7.2-b, NWO-RUL024, NWO-DR27): side A first, with no modifier (NWO-19.7.2-c). */
export function testHiding(play: Play): void {
  const { p } = play;
  if (p.hiding.length === 0) return;
  // day breaks, rain ends: enemies see further than when the last turn ended (NWO-19.7.2-a)
  discover(play);
  for (const side of [UNION, CONFEDERATE])
    for (const march of hidingOn(play.field, p, side)) if (march.banked.length > 0) throwFor(play, side, march);
}

function throwFor(play: Play, side: SideIndex, { holder, banked }: HiddenMarch): void {
  const { p } = play;
  const row = p.standing[holder]?.order.hidden === true ? banked.length : LONG_HIDDEN;
  const die = roll(play, "hiding", side, [], holderId(play, holder));
  const hidden = staysHidden(row, die.die);
  tell(play, {
    type: "hiding-tested",
    rule: "NWO-19.7.2-b",
    ...(hidden ? { audience: [sideId(side)] } : {}),
    holder: holderId(play, holder),
    roll: die,
    hidden,
  });
  if (!hidden) reveal(play, holder, "NWO-19.7.2-b");
}

/** Why a march may not be shown (NWO-19.7.2-d). */
export function refuseReveal(field: Field, p: Position, side: SideIndex, holder: HolderIndex): Refusal | undefined {
  const march = hidingOf(p, holder);
  return field.holders[holder].side === side && march !== undefined ? undefined : HIDING["reveal-other"];
}

/** Marches that their owner may show now, as actions. */
export function revealsOf(field: Field, p: Position, side: SideIndex): readonly Action[] {
  if (p.hiding.length === 0) return [];
  return hidingOn(field, p, side).map(({ holder }): Action => ({ type: "reveal", holder: field.holders[holder].id }));
}
