import type { Basis, BorderKind, ZoneTerrain } from "@stonebridge/board";
import { count, deName, thousands } from "@stonebridge/kernel/words/french";
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
  porter: ["Porter", "1re brigade, division Hunter"],
  burnside: ["Burnside", "2e brigade, division Hunter"],
  uscav: ["Cavalerie US", "Bataillon de cavalerie régulière de Palmer"],
  franklin: ["Franklin", "1re brigade, division Heintzelman"],
  howard: ["Howard", "3e brigade, division Heintzelman"],
  willcox: ["Willcox", "2e brigade, division Heintzelman"],
  sherman: ["Sherman", "3e brigade, division Tyler"],
  schenck: ["Schenck", "2e brigade, division Tyler"],
  keyes: ["Keyes", "1re brigade, division Tyler"],
  richardson: ["Richardson", "4e brigade, division Tyler"],
  blenker: ["Blenker", "1re brigade, division Miles"],
  davies: ["Davies", "2e brigade, division Miles"],
  militia: ["Milice Runyon", "Milice du New Jersey, division Runyon"],
  volunteers: ["Brigade Runyon", "Volontaires du New Jersey, division Runyon"],
  mccunn: ["McCunn", "Brigade McCunn, défenses de Washington"],
  evans: ["Evans", "7e brigade, armée du Potomac"],
  cocke: ["Cocke", "5e brigade, armée du Potomac"],
  bonham: ["Bonham", "1re brigade, armée du Potomac"],
  longstreet: ["Longstreet", "4e brigade, armée du Potomac"],
  jones: ["Jones", "3e brigade, armée du Potomac"],
  early: ["Early", "6e brigade, armée du Potomac"],
  ewell: ["Ewell", "2e brigade, armée du Potomac"],
  holmes: ["Holmes", "Brigade de réserve, armée du Potomac"],
  hampton: ["Hampton", "Légion de Hampton, armée du Potomac"],
  va30: ["30e Virginie", "30e de cavalerie de Virginie, armée du Potomac"],
  stuart: ["Stuart", "1er de cavalerie de Virginie, armée de la Shenandoah"],
  bee: ["Bee", "3e brigade, armée de la Shenandoah"],
  jackson: ["Jackson", "1re brigade, armée de la Shenandoah"],
  bartow: ["Bartow", "2e brigade, armée de la Shenandoah"],
  smith: ["Smith", "4e brigade, armée de la Shenandoah"],
};

const SHORT: Readonly<Record<string, string>> = {
  uscav: "Cav. US",
  va30: "30 Va Cav",
  militia: "Milice",
  volunteers: "Volont.",
};

const RANKS: Readonly<Record<Rank, string>> = {
  general: "Général",
  brigadier: "Général de brigade",
  colonel: "Colonel",
  major: "Commandant",
};

const FORMATIONS: Readonly<Record<Formation, string>> = {
  al: "Alabama",
  ar: "Arkansas",
  ct: "Connecticut",
  ga: "Géorgie",
  la: "Louisiane",
  laBattalion: "bataillon de Louisiane",
  ma: "Massachusetts",
  md: "Maryland",
  me: "Maine",
  mi: "Michigan",
  mn: "Minnesota",
  ms: "Mississippi",
  nc: "Caroline du Nord",
  nh: "New Hampshire",
  nj: "New Jersey",
  njMilitia: "milice du New Jersey",
  ny: "New York",
  nyMilitia: "milice de New York",
  oh: "Ohio",
  pa: "Pennsylvanie",
  ri: "Rhode Island",
  sc: "Caroline du Sud",
  tn: "Tennessee",
  va: "Virginie",
  vaPart: "Virginie en partie",
  vaCavalry: "cavalerie de Virginie",
  vt: "Vermont",
  wi: "Wisconsin",
  infantryCompanies: "compagnies d’infanterie",
  usCavalryCompanies: "compagnies de cavalerie régulière",
  usInfantry: "bataillon d’infanterie régulière",
  marines: "fusiliers marins",
  others: "autres régiments neufs",
};

const ARMIES: Readonly<Record<Army, string>> = {
  "northeastern-virginia": "Armée de Virginie du Nord-Est",
  potomac: "Armée du Potomac",
  shenandoah: "Armée de la Shenandoah",
};

const TERRAINS: Readonly<Record<ZoneTerrain | "clear", string>> = {
  hill: "colline",
  woods: "bois",
  village: "village",
  clear: "terrain clair",
};

const BORDERS: Readonly<Record<BorderKind, string>> = {
  land: "frontière terrestre",
  ford: "gué",
  bridge: "pont",
  river: "Bull Run, sans passage",
};

const BASES: Readonly<Record<Basis, string>> = { rulebook: "livret", derived: "déduit", estimate: "estimation" };

const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  waiting: "pas encore arrivée",
  map: "sur la carte",
  attached: "avec une autre brigade",
  eliminated: "éliminée",
};

const TITLES: Readonly<Record<SideId, string>> = { north: "États-Unis", south: "États confédérés" };

export const units = {
  ...unitTexts({
    headquarters: HEADQUARTERS,
    units: UNITS,
    short: SHORT,
    ranks: RANKS,
    formations: FORMATIONS,
    marker: (name) => `${name} (marqueur)`,
    guns: (guns) => count(guns, "canon"),
  }),
  men: (men) => `${thousands(men)} hommes`,
  side: (side) => SIDE[side],
  sideTitle: (side) => TITLES[side],
  army: (army) => ARMIES[army],
  headquarters: (id) => `QG ${deName(HEADQUARTERS[id])}`,
  terrain: (terrain) => TERRAINS[terrain],
  bank: (bank) => (bank === "north" ? "rive nord" : "rive sud"),
  border: (kind) => BORDERS[kind],
  basis: (basis) => BASES[basis],
  whereabouts: (where, host) => (where === "attached" && host !== undefined ? `avec ${host}` : WHEREABOUTS[where]),
} satisfies Partial<Texts>;
