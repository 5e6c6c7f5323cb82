import { NOWHERE } from "@stonebridge/board";
import { fieldHolders, isSpent } from "./achievement.ts";
import { DIVISION } from "../field.ts";
import { type HolderIndex, type LeaderIndex, NONE, RADIUS } from "../measures.ts";
import { fail } from "./obedience.ts";
import type { Standing } from "./order-book.ts";
import type { Play } from "../play.ts";
import { hexesToAnchor } from "./progress.ts";
import { isDetached, isReserve } from "../army/standing.ts";

/** Does a holder count by itself: a formation, or a division with an order of its own? */
function standsAlone({ field, p }: Play, holder: HolderIndex): boolean {
  return field.holders[holder].kind !== DIVISION || isDetached(field, p, holder);
}

/**
 * Fails what fire, retreats and displacements have made impossible: an Attack or Probe without infantry and cavalry (NWO-12.3.AT-g,
 * NWO-RUL159), a Defend or Delay whose leader was driven from its place (NWO-12.3.DF-e, NWO-12.3.DL-c, NWO-RUL198).
 */
export function failBrokenOrders(play: Play): void {
  const { field, p } = play;
  for (const holder of fieldHolders(field)) {
    const standing = p.standing[holder];
    if (standing === undefined || !standsAlone(play, holder)) continue;
    const { type } = standing.order;
    if ((type === "attack" || type === "probe") && isSpent(field, p, holder)) fail(play, holder, "NWO-12.3.AT-g");
    else if (standing.anchor !== NOWHERE && isDrivenOff(play, holder, standing))
      fail(play, holder, type === "delay" ? "NWO-12.3.DL-c" : "NWO-12.3.DF-e");
  }
}

function isDrivenOff({ field, p }: Play, holder: HolderIndex, standing: Standing): boolean {
  const { leader } = field.holders[holder];
  if (leader === NONE || p.post[leader] < 0) return false;
  return hexesToAnchor(field, standing, p.post[leader]) > RADIUS;
}

/** Reserve ends if the leader is displaced, or units in the leader’s hex retreat (NWO-12.3.RS-e). */
export function alarmReserve(play: Play, leaders: readonly LeaderIndex[]): void {
  const { field, p } = play;
  for (const leader of leaders) {
    const holder = field.leads[leader];
    if (holder === NONE || !fieldHolders(field).includes(holder) || !standsAlone(play, holder)) continue;
    if (isReserve(p, holder)) fail(play, holder, "NWO-12.3.RS-e");
  }
}
