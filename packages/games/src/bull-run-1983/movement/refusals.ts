import type { Known } from "../known.ts";
import { acting, crowding, going, refuses } from "../refusing.ts";

/** Of a step that costs too much. */
function priced(known: Known): Known["price"] & { readonly hex: string } {
  return { ...known.price, hex: known.hex };
}

/** Of a step along the zone of control of enemies. */
function watched(known: Known): ReturnType<typeof going> & { readonly enemies: readonly string[] } {
  return { ...going(known), enemies: known.enemiesAlong };
}

/** Of a march that may not end where it is. */
function standing(known: Known): { readonly piece: string } & Known["roomOnTheWay"] {
  return { piece: known.piece, ...known.roomOnTheWay };
}

/** Of a piece that has entered a zone of control. */
function caught(known: Known): { readonly piece: string; readonly enemies: readonly string[] } {
  return { piece: known.piece, enemies: known.enemiesAround(known.piece) };
}

/** Why a piece may not move, enter or change like this (4, 5, 9.1, 13). */
export const MOVEMENT = refuses({
  // who may move
  "move-inactive": ["BR83-4.12-a", acting],
  "move-frozen": ["BR83-4.81-a", acting],
  "move-moved": ["BR83-5.2-a", acting],
  "move-broken": ["BR83-8.41-a", acting],
  "move-stopped": ["BR83-5.81-a", caught],
  "move-railed": ["BR83-13.42-a", acting],
  "move-spent": ["BR83-10.6-a", acting],
  "move-absent": ["BR83-5.1-a", acting],
  "move-waits": ["BR83-OB5-a", acting],
  "move-card": ["BR83-OB3-a", acting],
  "move-held": ["BR83-8.5-a", acting],
  "move-rally": ["BR83-MAP1.2-a", acting],
  "move-enemy": ["BR83-5.1-a", acting],
  "move-shut": ["BR83-5.3-a", acting],
  "move-surrounded": ["BR83-5.82-a", acting],
  "with-marching": ["BR83-5.2-a", acting],
  "with-late": ["BR83-5.2-a", acting],
  "with-apart": ["BR83-5.2-a", acting],
  "leave-apart": ["BR83-5.2-a", acting],
  "leave-alone": ["BR83-5.2-a", acting],
  // steps
  "step-adjacent": ["BR83-MAP1.1-a", going],
  "step-unplayable": ["BR83-MAP1.1-c", going],
  "step-river": ["BR83-5.5-a", going],
  "step-trestle": ["BR83-11.2-a", going],
  "step-points": ["BR83-5.3-a", priced],
  "step-fraction": ["BR83-5.61-a", priced],
  "step-crossing": ["BR83-5.32-a", priced],
  "step-abatis": ["BR83-5.7-a", priced],
  "step-line": ["BR83-5.63-a", priced],
  // the same of a march that has ended
  "spent-points": ["BR83-5.3-a", priced],
  "spent-fraction": ["BR83-5.61-a", priced],
  "spent-crossing": ["BR83-5.32-a", priced],
  "spent-abatis": ["BR83-5.7-a", priced],
  "spent-line": ["BR83-5.63-a", priced],
  "step-contact": ["BR83-5.82-a", watched],
  "step-enemy": ["BR83-5.82-b", going],
  "step-ford": ["BR83-5.52-c", going],
  "step-full": ["BR83-5.4-a", crowding],
  "step-full-ford": ["BR83-5.52-b", crowding],
  "stop-full": ["BR83-5.4-a", standing],
  "stop-full-ford": ["BR83-5.52-b", standing],
  "stop-unmoved": ["BR83-5.33-a", acting],
  // batteries
  "flip-absent": ["BR83-PP2.1-b", acting],
  "flip-battery": ["BR83-9.1-a", acting],
  "flip-moved": ["BR83-9.12-a", acting],
  "flip-twice": ["BR83-9.12-a", acting],
  // reinforcements
  "enter-none": ["BR83-OB2-a", acting],
  "enter-here": ["BR83-13.1-a", acting],
  "enter-lost": ["BR83-13.12-a", acting],
  "enter-early": ["BR83-13.1-a", acting],
  "enter-rolled": ["BR83-OPT1-a", acting],
  "enter-contact": ["BR83-13.11-a", (known) => ({ ...acting(known), hex: known.entryHex })],
  "enter-rail": ["BR83-13.41-a", acting],
  "enter-road": ["BR83-13.4-a", acting],
  "enter-full": ["BR83-5.4-a", acting],
});
