import { type ActivationReason, activationReasons } from "../activation.ts";
import type { Basis, BorderKind } from "@stonebridge/board";
import { count, ownName, thousands } from "@stonebridge/kernel/words/english";
import type { Whereabouts } from "../../views/view.ts";
import type { SideId, Tactic, TestResult } from "../../vocabulary.ts";
import type { Formation, Nickname, Rank } from "../roster.ts";
import type { Ground, Texts } from "../texts.ts";
import { unitTexts } from "../units.ts";
import { SIDE } from "./grammar.ts";

/** Artillery with a name of its own. */
const NAMES: Readonly<Record<string, string>> = {
  "washington-artillery": "Washington Artillery",
  "us-artillery": "Reserve Artillery",
};

const SHORT: Readonly<Record<string, string>> = {
  schimmelfennig: "Schimmel’g",
  krzyzanowski: "Krzyz’ski",
  "fitzhugh-lee": "F. Lee",
  "washington-artillery": "Wash. Art",
  "us-artillery": "Res. Art",
  "butterfield-artillery": "Butter. Art",
  "taliaferro-artillery": "Talia. Art",
};

const RANKS: Readonly<Record<Rank, string>> = {
  general: "General",
  majorGeneral: "Major General",
  brigadier: "Brigadier General",
  colonel: "Colonel",
  lieutenantColonel: "Lieutenant Colonel",
  major: "Major",
  captain: "Captain",
};

const NICKNAMES: Readonly<Record<Nickname, string>> = {
  stonewall: "Stonewall Brigade",
  texas: "Texas Brigade",
  excelsior: "Excelsior Brigade",
  hays: "Hays’ Louisiana Brigade",
  whiting: "Whiting’s brigade",
  washington: "Washington Artillery of New Orleans",
  reserve: "Reserve artillery of Sigel’s corps",
};

const FORMATIONS: Readonly<Record<Formation, string>> = {
  al: "Alabama",
  alBattalion: "Alabama Battalion",
  fl: "Florida",
  ga: "Georgia",
  gaRegulars: "Georgia Regulars",
  in: "Indiana",
  la: "Louisiana",
  laBattalion: "Louisiana Zouave Battalion",
  ma: "Massachusetts",
  md: "Maryland",
  me: "Maine",
  mi: "Michigan",
  ms: "Mississippi",
  msBattalion: "Mississippi Battalion",
  nc: "North Carolina",
  ncBattalion: "North Carolina Battalion",
  nh: "New Hampshire",
  nj: "New Jersey",
  ny: "New York",
  oh: "Ohio",
  pa: "Pennsylvania",
  paReserves: "Pennsylvania Reserves",
  ri: "Rhode Island",
  sc: "South Carolina",
  scBattalion: "South Carolina Battalion",
  scRifles: "South Carolina Rifles",
  tn: "Tennessee",
  tx: "Texas",
  us: "US Infantry",
  usSharpshooters: "US Sharpshooters",
  va: "Virginia",
  vaBattalion: "Virginia Battalion",
  vt: "Vermont",
  wi: "Wisconsin",
  wv: "West Virginia",
  hamptonLegion: "Hampton’s Legion",
  holcombeLegion: "Holcombe Legion",
  phillipsLegion: "Phillips’ Legion",
  palmettoSharpshooters: "Palmetto Sharpshooters",
};

const KINDS = { infantry: "infantry", cavalry: "cavalry", artillery: "artillery" } as const;

const GROUNDS: Readonly<Record<Ground, string>> = {
  hill: "hill",
  woods: "woods",
  village: "village",
  embankment: "embankment",
  clear: "clear ground",
};

const BORDERS: Readonly<Record<BorderKind, string>> = {
  land: "open border",
  ford: "ford",
  bridge: "bridge",
  river: "Bull Run, no crossing",
};

const BASES: Readonly<Record<Basis, string>> = { rulebook: "rulebook", derived: "derived", estimate: "estimate" };

const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  waiting: "not yet on the map",
  map: "on the map",
  eliminated: "eliminated",
  left: "driven off the map",
  withdrawn: "withdrawn for the night",
};

const TACTICS: Readonly<Record<Tactic, string>> = { manoeuvre: "Manoeuvre", assault: "Assault" };

const ACTIVATION: Readonly<Record<ActivationReason, string>> = {
  own: "own value",
  "no-army-commander": "no army commander",
  manoeuvre: "Manoeuvre",
  evening: "evening",
  "counter-attack": "counter-attack",
};

const TESTS: Readonly<Record<TestResult, string>> = {
  rout: "Rout",
  disorder: "Disorder",
  retreat: "Retreat",
  melee: "Melee",
};

const TITLES: Readonly<Record<SideId, string>> = { union: "United States", confederate: "Confederate States" };

function ordinal(number: number): string {
  return `${number}${["th", "st", "nd", "rd"][number] ?? "th"}`;
}

export const units = {
  ...unitTexts({
    names: NAMES,
    short: SHORT,
    ranks: RANKS,
    nicknames: NICKNAMES,
    formations: FORMATIONS,
    independent: "independent",
    commandsArmy: { union: "Commands the Union army", confederate: "Commands the Confederate army" },
    artilleryOf: (whose) => `${ownName(whose)} artillery`,
    gunsOf: (whose) => `${whose} Art`,
    division: (name) => `${ownName(name)} division`,
    corps: (name) => `${ownName(name)} corps`,
    commandsCorps: (corps) => `Commands ${corps}`,
    numbered: (number) => `${ordinal(number)} Brigade`,
    artillery: (independent) => (independent ? "Artillery battalion" : "Artillery"),
    brigade: (name, cavalry) => `${ownName(name)} ${cavalry ? "cavalry brigade" : "brigade"}`,
    batteries: (of) => `${of.length === 1 ? "Battery" : "Batteries"} of ${of.join(", ")}`,
    guns: (guns) => count(guns, "gun"),
  }),
  kind: (kind) => KINDS[kind],
  men: (men) => `${thousands(men)} men`,
  side: (side) => SIDE[side],
  sideTitle: (side) => TITLES[side],
  ground: (ground) => GROUNDS[ground],
  border: (kind) => BORDERS[kind],
  basis: (basis) => BASES[basis],
  whereabouts: (where) => WHEREABOUTS[where],
  tactic: (tactic) => TACTICS[tactic],
  testResult: (result) => TESTS[result],
  activationReasons: (modifiers) => activationReasons(modifiers, ACTIVATION),
} satisfies Partial<Texts>;
