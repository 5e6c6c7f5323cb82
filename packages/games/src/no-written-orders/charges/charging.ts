import type { MeleeFrame } from "../frames/combat.ts";
import { type Play, push } from "../play.ts";
import { offerReactions } from "./reactions.ts";

/** The chargers, over which hexes, and their targets if not all units of the hex. */
type Charge = Pick<MeleeFrame, "side" | "hex" | "chargers" | "over"> &
  Partial<Pick<MeleeFrame, "defenders" | "pursuit" | "silent" | "backhand">>;

/** A charge is about to be fought. Enemies may charge it first: in hexes that it rides through, then where it strikes (NWO-7.9-a). */
export function beginMelee(play: Play, charge: Charge): void {
  const { place } = play.p;
  push(play, {
    step: "melee",
    at: 0,
    defenders: [],
    pursuit: 0,
    silent: 0,
    backhand: 0,
    ...charge,
    columns: [],
    square: 0,
    repelled: [],
    early: 0,
    won: 0,
    fled: [],
    pursuers: [],
    victims: [],
    struck: [],
  });
  offerReactions(play, 1 - charge.side, charge.chargers, charge.hex, charge.pursuit === 1);
  if (charge.pursuit === 1) return;
  for (const hex of new Set(charge.over)) {
    const riders = charge.chargers.filter((unit, at) => charge.over[at] === hex && place[unit] !== hex);
    if (riders.length > 0) offerReactions(play, 1 - charge.side, riders, hex, false);
  }
}
