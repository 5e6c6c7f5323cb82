import type { HexMapPlan } from "../map-plan.ts";
import { OVERRIDES } from "./overrides.ts";
import { BULL_RUN_1983_GROUND } from "./plan.ts";

/** The map of Bull Run (1983). */
export const BULL_RUN_1983_MAP: HexMapPlan = {
  id: "bull-run-1983",
  name: "Bull Run (1983)",
  metresPerHex: 304.8,
  ground: BULL_RUN_1983_GROUND,
  divide: "R1",
  banks: [
    { letter: "u", name: "union", seed: "CCC1" },
    { letter: "c", name: "confederate", seed: "A1" },
  ],
  leastWoods: { low: 0.85, med: 0.5, high: 0.5 },
  levelHills: [
    { hill: "Bald Hill", reason: "It does not look like a hill and acts as one (BR83-DN)." },
    { hill: "Manassas plain", reason: "Nearly level; gentle slopes without a crest are not shown (BR83-MAP5-a)." },
  ],
  towns: [
    { name: "Centreville", hexes: ["QQ5", "RR5"] },
    { name: "Manassas", hexes: ["FF32", "GG32"] },
  ],
  routeLinks: [["R1", "DD1"]],
  goals: [
    { hex: "QQ5", kind: "base", side: "union" },
    { hex: "RR5", kind: "base", side: "union" },
    { hex: "FF32", kind: "base", side: "confederate" },
    { hex: "GG32", kind: "base", side: "confederate" },
    { hex: "S29", kind: "star" },
    { hex: "QQ23", kind: "star" },
    { hex: "QQ32", kind: "star" },
    { hex: "UU28", kind: "trestle" },
    { hex: "EE34", kind: "terminus", side: "confederate" },
    { hex: "A18", kind: "entry", side: "confederate" },
    { hex: "A21", kind: "entry", side: "confederate" },
    { hex: "CC35", kind: "entry", side: "confederate" },
    { hex: "CCC5", kind: "entry", side: "union" },
    { hex: "QQ5", kind: "route-end", side: "union" },
    { hex: "RR5", kind: "route-end", side: "union" },
    { hex: "R1", kind: "route-end", side: "union" },
    { hex: "CCC35", kind: "route-end", side: "union" },
  ],
  placeNames: {
    "Cub Run turnpike bridge": "Cub Run Bridge",
    "Orange & Alexandria RR bridge": "Trestle",
  },
  overrides: OVERRIDES,
  basis: {
    river: "Rulebook: both ends of each river; between them the ground on the rubber sheet.",
    fords: "Rulebook where it names a hex or a figure shows one; else the ground.",
    bridges: "Derived from the rulebook's figures and the ground.",
    stream: "The ground on the rubber sheet.",
    woods: "The ground on the rubber sheet, of which woods are the weakest part; RR17 by the rulebook.",
    slope: "Hills of the ground where they fall to water; Y19, NN12, AAA10 and QQ18 by the rulebook.",
    majorRoads: "The ground; which roads are major by the rulebook and our estimate.",
    minorRoads: "The ground; some by our estimate, because the rulebook demands them.",
    railroads: "The ground, through the hexes that the rulebook names.",
    banks: "Derived from the course of Bull Run.",
    places: "The ground on the rubber sheet.",
    goals: "Rulebook; the Union's entry by our estimate.",
  },
};
