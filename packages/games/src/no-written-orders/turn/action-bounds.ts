import { achieveMarches } from "../orders/achievement.ts";
import { noteContact, settleDuties } from "../combat/assault-duties.ts";
import { failBrokenOrders } from "../orders/broken-orders.ts";
import type { Play } from "../play.ts";
import { discover } from "../hiding/revealing.ts";
import { liftSpecialRules } from "../position/lifting.ts";
import { actsIn } from "../army/acting.ts";
import { partsOf } from "../army/standing.ts";

type Acting = Parameters<typeof noteContact>[2];

/** An action begins: its situation is noted (reading 3.13), and special rules that it ends no longer apply. */
export function openAction(play: Play, f: Acting): void {
  const { field, p } = play;
  noteContact(field, p, f);
  liftSpecialRules(play, { at: "action begins", acts: (unit) => actsIn(field, p, f, unit) });
}

/** Movement is over: orders that it has broken fail, marches that have arrived are achieved (NWO-RUL176). */
export function endMoves(play: Play, f: Acting): void {
  failBrokenOrders(play);
  discover(play);
  const holders = f.holders.flatMap((holder) => partsOf(play.field, play.p, holder));
  achieveMarches(play, holders);
}

/** An action is over: its orders count one activation more (reading 3.13), and special rules that it has ended no longer apply. */
export function closeAction(play: Play, f: Acting): void {
  settleDuties(play.field, play.p, f);
  discover(play);
  liftSpecialRules(play, { at: "action ends" });
}
