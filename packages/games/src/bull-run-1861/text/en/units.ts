import type { Basis, BorderKind, ZoneTerrain } from "@stonebridge/board";
import { count, ownName, thousands } from "@stonebridge/kernel/words/english";
import type { Whereabouts } from "../../views/view.ts";
import type { Army, HeadquartersId, SideId } from "../../vocabulary.ts";
import type { Formation, Rank, UnitKey } from "../roster.ts";
import type { Texts } from "../texts.ts";
import { unitTexts } from "../units.ts";
import { SIDE } from "./grammar.ts";

const HEADQUARTERS: Readonly<Record<HeadquartersId, string>> = {
  mcdowell: "McDowell",
  beauregard: "Beauregard",
  johnston: "Johnston",
};

const UNITS: Readonly<Record<UnitKey, readonly [name: string, title: string]>> = {
  porter: ["Porter", "1st Brigade, Hunter’s division"],
  burnside: ["Burnside", "2nd Brigade, Hunter’s division"],
  uscav: ["US Cavalry", "Palmer’s battalion of regular cavalry"],
  franklin: ["Franklin", "1st Brigade, Heintzelman’s division"],
  howard: ["Howard", "3rd Brigade, Heintzelman’s division"],
  willcox: ["Willcox", "2nd Brigade, Heintzelman’s division"],
  sherman: ["Sherman", "3rd Brigade, Tyler’s division"],
  schenck: ["Schenck", "2nd Brigade, Tyler’s division"],
  keyes: ["Keyes", "1st Brigade, Tyler’s division"],
  richardson: ["Richardson", "4th Brigade, Tyler’s division"],
  blenker: ["Blenker", "1st Brigade, Miles’ division"],
  davies: ["Davies", "2nd Brigade, Miles’ division"],
  militia: ["Militia", "New Jersey Militia, Runyon’s division"],
  volunteers: ["Volunteers", "New Jersey Volunteers, Runyon’s division"],
  mccunn: ["McCunn", "McCunn’s brigade, Washington defences"],
  evans: ["Evans", "7th Brigade, Army of the Potomac"],
  cocke: ["Cocke", "5th Brigade, Army of the Potomac"],
  bonham: ["Bonham", "1st Brigade, Army of the Potomac"],
  longstreet: ["Longstreet", "4th Brigade, Army of the Potomac"],
  jones: ["Jones", "3rd Brigade, Army of the Potomac"],
  early: ["Early", "6th Brigade, Army of the Potomac"],
  ewell: ["Ewell", "2nd Brigade, Army of the Potomac"],
  holmes: ["Holmes", "Reserve Brigade, Army of the Potomac"],
  hampton: ["Hampton", "Hampton’s Legion, Army of the Potomac"],
  va30: ["30th Virginia", "30th Virginia Cavalry, Army of the Potomac"],
  stuart: ["Stuart", "1st Virginia Cavalry, Army of the Shenandoah"],
  bee: ["Bee", "3rd Brigade, Army of the Shenandoah"],
  jackson: ["Jackson", "1st Brigade, Army of the Shenandoah"],
  bartow: ["Bartow", "2nd Brigade, Army of the Shenandoah"],
  smith: ["Smith", "4th Brigade, Army of the Shenandoah"],
};

const SHORT: Readonly<Record<string, string>> = { uscav: "US Cav", va30: "30 Va Cav" };

const RANKS: Readonly<Record<Rank, string>> = {
  general: "General",
  brigadier: "Brigadier General",
  colonel: "Colonel",
  major: "Major",
};

const FORMATIONS: Readonly<Record<Formation, string>> = {
  al: "Alabama",
  ar: "Arkansas",
  ct: "Connecticut",
  ga: "Georgia",
  la: "Louisiana",
  laBattalion: "Louisiana battalion",
  ma: "Massachusetts",
  md: "Maryland",
  me: "Maine",
  mi: "Michigan",
  mn: "Minnesota",
  ms: "Mississippi",
  nc: "North Carolina",
  nh: "New Hampshire",
  nj: "New Jersey",
  njMilitia: "New Jersey Militia",
  ny: "New York",
  nyMilitia: "New York State Militia",
  oh: "Ohio",
  pa: "Pennsylvania",
  ri: "Rhode Island",
  sc: "South Carolina",
  tn: "Tennessee",
  va: "Virginia",
  vaPart: "Virginia in part",
  vaCavalry: "Virginia Cavalry",
  vt: "Vermont",
  wi: "Wisconsin",
  infantryCompanies: "companies of infantry",
  usCavalryCompanies: "companies of US cavalry",
  usInfantry: "US infantry battalion",
  marines: "US Marines",
  others: "other new regiments",
};

const ARMIES: Readonly<Record<Army, string>> = {
  "northeastern-virginia": "Army of Northeastern Virginia",
  potomac: "Army of the Potomac",
  shenandoah: "Army of the Shenandoah",
};

const TERRAINS: Readonly<Record<ZoneTerrain | "clear", string>> = {
  hill: "hill",
  woods: "woods",
  village: "village",
  clear: "clear",
};

const BORDERS: Readonly<Record<BorderKind, string>> = {
  land: "land border",
  ford: "ford",
  bridge: "bridge",
  river: "Bull Run, no crossing",
};

const BASES: Readonly<Record<Basis, string>> = { rulebook: "rulebook", derived: "derived", estimate: "estimate" };

const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  waiting: "not yet arrived",
  map: "on the map",
  attached: "with another brigade",
  eliminated: "eliminated",
};

const TITLES: Readonly<Record<SideId, string>> = { north: "United States", south: "Confederate States" };

export const units = {
  ...unitTexts({
    headquarters: HEADQUARTERS,
    units: UNITS,
    short: SHORT,
    ranks: RANKS,
    formations: FORMATIONS,
    marker: (name) => `${ownName(name)} marker`,
    guns: (guns) => count(guns, "gun"),
  }),
  men: (men) => `${thousands(men)} men`,
  side: (side) => SIDE[side],
  sideTitle: (side) => TITLES[side],
  army: (army) => ARMIES[army],
  headquarters: (id) => `${ownName(HEADQUARTERS[id])} HQ`,
  terrain: (terrain) => TERRAINS[terrain],
  bank: (bank) => `${bank} bank`,
  border: (kind) => BORDERS[kind],
  basis: (basis) => BASES[basis],
  whereabouts: (where, host) => (where === "attached" && host !== undefined ? `with ${host}` : WHEREABOUTS[where]),
} satisfies Partial<Texts>;
