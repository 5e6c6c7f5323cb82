import type { HexsideCrossingPlan } from "../hexside-plan.ts";

const NAMED = "Named among the crossings of Bull Run (NWO module D, D-S5).";
const TURNPIKE = "A bridge of the turnpike or of the Sudley road, by the gazetteer.";

/** Crossings that both battles have. */
const CROSSINGS: readonly HexsideCrossingPlan[] = [
  { place: "Sudley Ford", kind: "ford", water: "R1", ways: ["D2"], reason: NAMED },
  { place: "Poplar Ford", kind: "ford", water: "R1", ways: ["D4"], reason: NAMED },
  { place: "Farm Ford", kind: "ford", water: "R1", ways: [], reason: NAMED },
  { place: "Stone Bridge", kind: "bridge", water: "R1", ways: ["T1"], reason: NAMED },
  { place: "Lewis Ford", kind: "ford", water: "R1", ways: ["D14"], reason: NAMED },
  { place: "Ball's Ford", kind: "ford", water: "R1", ways: ["D15"], reason: NAMED },
  { place: "Island Ford", kind: "ford", water: "R1", ways: ["D16"], reason: NAMED },
  { place: "Mitchell's Ford", kind: "ford", water: "R1", ways: ["D17"], reason: NAMED },
  { place: "Blackburn's Ford", kind: "ford", water: "R1", ways: ["D18"], reason: NAMED },
  { place: "McLean's Ford", kind: "ford", water: "R1", ways: ["D19"], reason: NAMED },
  { place: "Union Mills Ford", kind: "ford", water: "R1", ways: ["D21"], reason: NAMED },
  { place: "Sudley Springs Ford", kind: "ford", water: "S7", ways: ["D1"], reason: NAMED },
  { place: "Cub Run turnpike bridge", kind: "bridge", water: "S1", ways: ["T1"], reason: TURNPIKE },
  { place: "Young's Branch turnpike bridge (west)", kind: "bridge", water: "S9", ways: ["T1"], reason: TURNPIKE },
  { place: "Young's Branch turnpike bridge (east)", kind: "bridge", water: "S9", ways: ["T1"], reason: TURNPIKE },
  { place: "Young's Branch Sudley road bridge", kind: "bridge", water: "S9", ways: ["D1"], reason: TURNPIKE },
];

const TRESTLE = { place: "Orange & Alexandria RR bridge", kind: "trestle", water: "R1", ways: ["L2"] } as const;

export const CROSSINGS_OF_1861: readonly HexsideCrossingPlan[] = [
  ...CROSSINGS,
  { ...TRESTLE, reason: "The railroad bridge at Union Mills, which marching troops use (NWO module C, C-S4)." },
];

export const CROSSINGS_OF_1862: readonly HexsideCrossingPlan[] = [
  ...CROSSINGS,
  { ...TRESTLE, stands: false, reason: "Burnt on 27 August 1862, and not among the crossings of D-S5." },
];
