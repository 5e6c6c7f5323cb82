import { point } from "../geo-point.ts";
import type { ModuleData, VictoryPlace } from "../module-data.ts";
import { hourlyTurns } from "../turn-track.ts";
import { ARMY_OF_VIRGINIA } from "./army-of-virginia.ts";
import { BRAWNERS_FARM } from "./brawners-farm.ts";
import { JACKSON } from "./jackson.ts";
import { LEADERS } from "./leaders.ts";
import { LONGSTREET } from "./longstreet.ts";
import { ENTRIES, PLACES } from "./places.ts";
import { SCALE } from "./scale.ts";
import { THIRD_DAY } from "./third-day.ts";
import { TWO_DAYS } from "./two-days.ts";
import { REINFORCED } from "./union-reinforcements.ts";

const CORPS = [...ARMY_OF_VIRGINIA, ...REINFORCED, ...JACKSON, ...LONGSTREET];

/** 28 August 18:00 to 30 August 19:00. */
const FIRST_HOUR = 18;
const LAST_HOUR = 19;
const TURNS = hourlyTurns(["08-28", "08-29", "08-30"], FIRST_HOUR, LAST_HOUR);
const LAST_TURN = TURNS.length;
/** Turns of the track: noon and 14:00 of the 29th, midnight after it. */
const NOON_29TH = 19;
const TRAINS_COME = 21;
const MIDNIGHT_30TH = 31;

const holds = (place: string, union: number, confederate: number): VictoryPlace => {
  return { place, also: [], points: { union, confederate } };
};

/** 28 to 30 August 1862: the second battle, from three starts. */
export const SECOND_BULL_RUN: ModuleData = {
  id: "second-bull-run",
  name: "Second Bull Run",
  map: "no-written-orders-second-bull-run",
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
      level: 98,
      levelBasis: "estimate",
      artilleryTrack: 320,
      trains: [{ at: point("38.8400, -77.4289"), fromTurn: 1 }],
    },
    confederate: {
      level: 93,
      levelBasis: "estimate",
      artilleryTrack: 300,
      trains: [{ at: point("38.7987, -77.6020"), fromTurn: TRAINS_COME }],
    },
  },
  scenarios: [BRAWNERS_FARM, TWO_DAYS, THIRD_DAY],
  supply: [
    { side: "union", name: "Turnpike to Alexandria", at: point("38.8440, -77.3800"), fromTurn: 1, toTurn: LAST_TURN },
    {
      side: "union",
      name: "Bristoe road and railroad",
      at: point("38.7470, -77.4843"),
      fromTurn: 1,
      toTurn: MIDNIGHT_30TH - 1,
    },
    {
      side: "confederate",
      name: "Turnpike from Gainesville",
      at: point("38.7987, -77.6020"),
      fromTurn: 1,
      toTurn: LAST_TURN,
    },
    {
      side: "confederate",
      name: "Road to Gum Spring",
      at: point("38.8520, -77.5339"),
      fromTurn: 1,
      toTurn: NOON_29TH - 1,
    },
    {
      side: "confederate",
      name: "Manassas Gap Railroad",
      at: point("38.7968, -77.6020"),
      fromTurn: NOON_29TH,
      toTurn: LAST_TURN,
    },
    {
      side: "confederate",
      name: "Road from Gainesville",
      at: point("38.7981, -77.6020"),
      fromTurn: NOON_29TH,
      toTurn: LAST_TURN,
    },
  ],
  victory: {
    places: [
      holds("sudley-church", 10, 0),
      holds("deep-cut", 15, 0),
      holds("brawner-farm", 10, 5),
      holds("groveton", 5, 5),
      holds("turnpike-west", 20, 0),
      holds("dogan-ridge", 5, 5),
      holds("chinn-ridge", 5, 10),
      holds("matthews-hill", 0, 5),
      holds("henry-house-hill", 0, 20),
      { place: "stone-bridge-west-end", also: ["stone-bridge-left-bank"], points: { union: 0, confederate: 25 } },
      holds("centreville", 0, 30),
    ],
    perPoint: 1,
    perArtilleryPoint: 2,
    formationDemoralised: 5,
    armyDemoralised: 30,
    basis: "estimate",
  },
  specialRules: [
    { rule: "NWO-DS1", changes: "NWO-7.6-g" },
    { rule: "NWO-DS2", changes: "NWO-12.13-a" },
    { rule: "NWO-DS3", changes: "NWO-12.15-a" },
    { rule: "NWO-DS4", changes: "NWO-12.12-a", option: "fixedIdea" },
    { rule: "NWO-DS5", changes: "NWO-7.3-b" },
    { rule: "NWO-DS6", changes: "NWO-4.4-b" },
    { rule: "NWO-DS7", changes: "NWO-11.2-b" },
    { rule: "NWO-DS8", changes: "NWO-12.13-c" },
    { rule: "NWO-DS9", changes: "NWO-9-a", option: "griffin" },
  ],
  switches: { nightNoChits: true, entrenching: false, off: ["cavalryCharges"] },
};
