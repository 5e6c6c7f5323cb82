import { type Asking, hex, holder, of, order, refuses, sender, unit } from "../refusing.ts";
import { armyTrain } from "../army/wagons.ts";
import { hexId } from "../play.ts";
import { SIDES, type SideId } from "../vocabulary.ts";

/** The hex that the order aims at: of the action, or where the train is that it guards. */
function aimed(asked: Asking): { readonly hex: string } {
  const { play, action, side } = asked;
  if (action.type !== "guard") return hex(asked);
  return { hex: hexId(play, play.p.seat[armyTrain(play.field, play.p, SIDES.indexOf(side as SideId))]) };
}

/** Why an order may not be given, tried, written or ended like this (11.5, 12). */
export const ORDERS = refuses({
  "down-other": ["NWO-12.3.FB-g", holder],
  "down-near": ["NWO-12.3.FB-g", of(holder, order)],
  "down-early": ["NWO-12.3.GR-c", holder],
  "try-other": ["NWO-12.11-a", holder],
  "try-absent": ["NWO-RUL152", holder],
  "try-rallies": ["NWO-RUL203", holder],
  "try-division": ["NWO-RUL219", holder],
  "try-once": ["NWO-RUL179", holder],
  "address-other": ["NWO-12-a", of(holder, sender)],
  "address-absent": ["NWO-RUL152", of(holder, sender)],
  "address-capacity": ["NWO-12.12-a", sender],
  "address-away": ["NWO-12.12-b", sender],
  "address-face": ["NWO-12.12-c", of(holder, sender)],
  "address-courier": ["NWO-CS1", holder],
  "address-twice": ["NWO-RUL181", holder],
  "retreat-other": ["NWO-12.3.GR-a", sender],
  "retreat-face": ["NWO-12.12-c", sender],
  "retreat-early": ["NWO-12.3.GR-d"],
  "retreat-same": ["NWO-12.4-b"],
  "kind-reserve": ["NWO-RUL193"],
  "kind-idea": ["NWO-DS4", sender],
  "kind-consistent": ["NWO-RUL186", of(sender, order)],
  "kind-headquarters": ["NWO-11.5-a", order],
  "kind-train": ["NWO-19.4.4-a", order],
  "guard-other": ["NWO-19.4.9-a"],
  "kind-general": ["NWO-12.3.GR-a"],
  "aim-feature": ["NWO-12.3-b", aimed],
  "aim-range": ["NWO-12.3-c", aimed],
  "aim-unseen": ["NWO-12.11-b", of(holder, aimed)],
  "aim-away": ["NWO-12.12-c", of(sender, aimed)],
  "aim-same": ["NWO-12.4-b", aimed],
  "aim-wing": ["NWO-RUL186", of(sender, aimed)],
  "aim-toward": ["NWO-RUL186", of(sender, aimed)],
  "via-march": ["NWO-12.3.MA-c", order],
  "via-far": ["NWO-RUL164", hex],
  "force-march": ["NWO-16.2-c", order],
  "attach-other": ["NWO-19.12.1-a"],
  "attach-army": ["NWO-19.12.1-a", holder],
  "attach-same": ["NWO-19.12.1-a", holder],
  "then-last": ["NWO-12.5-a", order],
  "rejoin-order": ["NWO-12.13-f", holder],
  "rejoin-far": ["NWO-12.13-f", holder],
  "fall-nearer": ["NWO-RUL177", of(unit, hex)],
  "fall-closed": ["NWO-RUL054", of(unit, hex)],
  "fall-enemy": ["NWO-RUL059", of(unit, hex)],
  "fall-tail": ["NWO-19.9-a", of(unit, hex)],
  "fall-fort": ["NWO-10.1-i", of(unit, hex)],
  "seat-order": ["NWO-11.5-a", holder],
  "seat-once": ["NWO-11.5-a", holder],
  "seat-there": ["NWO-RUL158", of(holder, hex, order)],
  "seat-far": ["NWO-3.3-b", of(holder, hex)],
  "seat-near": ["NWO-RUL158", holder],
  "seat-friends": ["NWO-11.4-d", of(holder, hex)],
});
