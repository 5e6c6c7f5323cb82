import { hexId } from "../play.ts";
import { type Asking, hex, of, refuses, unit } from "../refusing.ts";

/** The hex of the charge: of the action, or where the enemies are that cavalry reacts to. */
function charged(asked: Asking): { readonly hex: string } {
  const { play, action } = asked;
  const frame = play.p.stack.at(-1);
  return action.type === "react" && frame?.step === "reaction" ? { hex: hexId(play, frame.hex) } : hex(asked);
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
  "charge-never": ["NWO-4.4-b", unit],
  "charge-over": ["NWO-4.4-b", unit],
  "react-none": ["NWO-7.9-a", unit],
  "pursue-none": ["NWO-7.7-i"],
  "end-charges": ["NWO-4.4-b"],
  "end-reaction": ["NWO-7.9-a"],
  "charge-fort": ["NWO-10.1-c", of(unit, charged)],
});
