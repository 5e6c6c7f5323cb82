import { achieveMarches } from "../orders/achievement.ts";
import { noteContact, settleDuties } from "../combat/assault-duties.ts";
import { failBrokenOrders } from "../orders/broken-orders.ts";
import { reviewIdea } from "../army/fixed-idea.ts";
import type { Play } from "../play.ts";
import { discover } from "../hiding/revealing.ts";
import { closeColumn, findFord } from "../land/special-ground.ts";
import { partsOf } from "../army/standing.ts";

type Acting = Parameters<typeof noteContact>[2];

/** An action begins: its situation is noted (digest 3.13), a ford next to it is found (NWO-CS2). */
export function openAction(play: Play, f: Acting): void {
  noteContact(play.field, play.p, f);
  findFord(play, f);
}

/** Movement is over: orders that it has broken fail, marches that have arrived are achieved (NWO-RUL176). */
export function endMoves(play: Play, f: Acting): void {
  failBrokenOrders(play);
  discover(play);
  const holders = f.holders.flatMap((holder) => partsOf(play.field, play.p, holder));
  achieveMarches(play, holders);
}

/** An action is over: its orders count one activation more (digest 3.13: after), and special rules that it has ended no longer apply. */
export function closeAction(play: Play, f: Acting): void {
  settleDuties(play.field, play.p, f);
  discover(play);
  reviewIdea(play);
  closeColumn(play);
}
