import { point } from "../geo-point.ts";
import type { ModuleData } from "../module-data.ts";
import { hourlyTurns } from "../turn-track.ts";
import { CONFEDERATES } from "./confederates.ts";
import { DAWN } from "./dawn.ts";
import { LEADERS } from "./leaders.ts";
import { ENTRIES, PLACES } from "./places.ts";
import { SCALE } from "./scale.ts";
import { UNION } from "./union.ts";

const CORPS = [...UNION, ...CONFEDERATES];
const FIRST_HOUR = 6;
const LAST_HOUR = 19;
const TURNS = hourlyTurns(["07-21"], FIRST_HOUR, LAST_HOUR);

/** Trees felled across the turnpike and both lanes, west of the Stone Bridge. */
const ABATIS = ["38.8249, -77.5046", "38.8263, -77.5077", "38.8235, -77.5077", "38.8208, -77.5077"];

/** 21 July 1861: the first battle, from dawn to dusk. */
export const FIRST_BULL_RUN: ModuleData = {
  id: "first-bull-run",
  name: "First Bull Run",
  map: "no-written-orders-first-bull-run",
  scale: SCALE,
  turns: TURNS,
  places: PLACES,
  entries: ENTRIES,
  formations: CORPS.map(({ formation }) => formation),
  divisions: CORPS.flatMap(({ divisions }) => divisions),
  units: CORPS.flatMap(({ units }) => units),
  leaders: LEADERS,
  armies: {
    union: {
      level: 37,
      levelBasis: "estimate",
      artilleryTrack: 160,
      trains: [{ at: point("38.8400, -77.4289"), fromTurn: 1 }],
    },
    confederate: {
      level: 36,
      levelBasis: "estimate",
      artilleryTrack: 110,
      trains: [{ at: point("38.7500, -77.4745"), fromTurn: 1 }],
    },
  },
  scenarios: [DAWN],
  supply: [
    { side: "union", name: "Turnpike to Alexandria", at: point("38.8440, -77.3800"), fromTurn: 1, toTurn: 14 },
    { side: "confederate", name: "Manassas Gap Railroad", at: point("38.7968, -77.6020"), fromTurn: 1, toTurn: 14 },
    { side: "confederate", name: "Railroad to Richmond", at: point("38.7470, -77.4851"), fromTurn: 1, toTurn: 14 },
  ],
  victory: {
    places: [
      { place: "manassas-junction", also: [], points: { union: 40, confederate: 0 } },
      { place: "henry-house-hill", also: [], points: { union: 20, confederate: 10 } },
      { place: "chinn-ridge", also: [], points: { union: 5, confederate: 5 } },
      { place: "matthews-hill", also: [], points: { union: 5, confederate: 10 } },
      { place: "stone-bridge-west-end", also: [], points: { union: 5, confederate: 5 } },
      { place: "mitchells-ford-south-bank", also: [], points: { union: 10, confederate: 0 } },
      { place: "blackburns-ford-south-bank", also: [], points: { union: 10, confederate: 0 } },
      { place: "sudley-springs-ford", also: [], points: { union: 0, confederate: 5 } },
      { place: "centreville", also: [], points: { union: 0, confederate: 40 } },
    ],
    perPoint: 1,
    perArtilleryPoint: 2,
    formationDemoralised: 5,
    armyDemoralised: 25,
    basis: "estimate",
  },
  specialRules: [
    { rule: "NWO-CS1", changes: "NWO-12.12-a" },
    { rule: "NWO-CS2", changes: "NWO-5.2-d" },
    { rule: "NWO-CS3", changes: "NWO-4.1-d" },
    { rule: "NWO-CS4", changes: "NWO-5.2-b" },
    { rule: "NWO-CS5", changes: "NWO-5-a", at: ABATIS.map(point), option: "abatis" },
    { rule: "NWO-CS6", changes: "NWO-4.4-b" },
    { rule: "NWO-CS7", changes: "NWO-12.1-a", option: "campPickens" },
    { rule: "NWO-CS8", changes: "NWO-9-d", option: "runyon" },
    { rule: "NWO-CS9", changes: "NWO-12.12-b", option: "mcDowellForward" },
  ],
  switches: { nightNoChits: false, entrenching: false, off: ["cavalryCharges"] },
};
