import { hexId } from "../play.ts";
import { type Asking, hex, of, refuses, unit } from "../refusing.ts";

/** The hex of the charge: of the action, or where the enemies are that cavalry reacts to. */
function charged(asked: Asking): { readonly hex: string } {
  const frame = asked.play.p.stack.at(-1);
  return frame?.step === "reaction" ? { hex: hexId(asked.play, frame.hex) } : hex(asked);
}

/** Why cavalry may not charge (7.7 to 7.10). */
export const CHARGES = refuses({
  "charge-other": ["NWO-7.7-a", unit],
  "charge-again": ["NWO-7.7-m", unit],
  "charge-dark": ["NWO-16.1-a", unit],
  "charge-nobody": ["NWO-7.7-a", of(unit, hex)],
  "charge-far": ["NWO-7.7-a", of(unit, charged)],
  "react-again": ["NWO-7.9-b", unit],
  "charge-ground": ["NWO-7.7-c", of(unit, charged)],
});
