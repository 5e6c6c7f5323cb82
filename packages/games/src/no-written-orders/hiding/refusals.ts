import { hex, holder, of, refuses, unit } from "../refusing.ts";

/** Why a march may not be hidden or shown, a flag or a counter not be set like this (12.4, 19.7). */
export const HIDING = refuses({
  "hide-other": ["NWO-19.7.1-a"],
  "hide-march": ["NWO-19.7.1-a"],
  "hide-seen": ["NWO-19.7.1-d", holder],
  "reveal-other": ["NWO-19.7.2-d", holder],
  "appear-other": ["NWO-19.7.2-f", unit],
  "appear-far": ["NWO-19.7.2-f", of(unit, hex)],
  "appear-full": ["NWO-5.3-a"],
  "plant-many": ["NWO-12.4-e"],
  "plant-there": ["NWO-12.4-e", hex],
  "strike-none": ["NWO-12.4-e", hex],
  "show-other": ["NWO-RUL190", unit],
  "show-lies": ["NWO-RUL190", unit],
  "show-guns": ["NWO-5.3-e", unit],
  "hide-never": ["NWO-19.7.1-a"],
  "reveal-moment": ["NWO-19.7.2-d", holder],
  "deceive-moment": ["NWO-12.4-e"],
  "show-moment": ["NWO-RUL190", unit],
  "appear-room": ["NWO-5.3-a", of(unit, hex)],
});
