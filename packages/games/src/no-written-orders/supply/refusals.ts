import { hex, of, refuses, target, unit } from "../refusing.ts";

/** Why a train may not move, and a unit not reload (19.4, 19.6). */
export const SUPPLY = refuses({
  "haul-other": ["NWO-19.4.1-a"],
  "haul-once": ["NWO-19.4.4-a"],
  "haul-order": ["NWO-19.4.4-a"],
  "haul-there": ["NWO-12.3.MA-b", of(hex, target)],
  "haul-units": ["NWO-19.4.2-a", hex],
  "haul-enemy": ["NWO-19.4.1-a", hex],
  "haul-far": ["NWO-19.4.1-a", hex],
  "reload-other": ["NWO-19.6-c", unit],
  "reload-far": ["NWO-19.6-c", unit],
  "reload-empty": ["NWO-19.6-c", unit],
  "haul-never": ["NWO-19.4-a"],
  "haul-reserves": ["NWO-19.4.4-a"],
  "reload-never": ["NWO-19.6-a", unit],
  "reload-over": ["NWO-19.6-c", unit],
});
