import { type ActivationReason, activationReasons } from "../activation.ts";
import type { Basis, BorderKind } from "@stonebridge/board";
import { count, deName, thousands } from "@stonebridge/kernel/words/french";
import type { Whereabouts } from "../../views/view.ts";
import type { SideId, Tactic, TestResult } from "../../vocabulary.ts";
import type { Formation, Nickname, Rank } from "../roster.ts";
import type { Ground, Texts } from "../texts.ts";
import { unitTexts } from "../units.ts";
import { ordinal, SIDE } from "./grammar.ts";

/** Artillery with a name of its own. */
const NAMES: Readonly<Record<string, string>> = {
  "washington-artillery": "Washington Artillery",
  "us-artillery": "Artillerie de réserve",
};

const SHORT: Readonly<Record<string, string>> = {
  schimmelfennig: "Schimmel’g",
  krzyzanowski: "Krzyz’ski",
  "fitzhugh-lee": "F. Lee",
  "washington-artillery": "Wash. Art",
  "us-artillery": "Art. rés.",
  "butterfield-artillery": "Art. Butter.",
  "taliaferro-artillery": "Art. Talia.",
};

const RANKS: Readonly<Record<Rank, string>> = {
  general: "Général",
  majorGeneral: "Général de division",
  brigadier: "Général de brigade",
  colonel: "Colonel",
  lieutenantColonel: "Lieutenant-colonel",
  major: "Commandant",
  captain: "Capitaine",
};

const NICKNAMES: Readonly<Record<Nickname, string>> = {
  stonewall: "Brigade Stonewall",
  texas: "Brigade du Texas",
  excelsior: "Brigade Excelsior",
  hays: "Brigade de Louisiane de Hays",
  whiting: "Brigade Whiting",
  washington: "Washington Artillery de La Nouvelle-Orléans",
  reserve: "Artillerie de réserve du corps Sigel",
};

const FORMATIONS: Readonly<Record<Formation, string>> = {
  al: "Alabama",
  alBattalion: "bataillon d’Alabama",
  fl: "Floride",
  ga: "Géorgie",
  gaRegulars: "réguliers de Géorgie",
  in: "Indiana",
  la: "Louisiane",
  laBattalion: "bataillon de zouaves de Louisiane",
  ma: "Massachusetts",
  md: "Maryland",
  me: "Maine",
  mi: "Michigan",
  ms: "Mississippi",
  msBattalion: "bataillon du Mississippi",
  nc: "Caroline du Nord",
  ncBattalion: "bataillon de Caroline du Nord",
  nh: "New Hampshire",
  nj: "New Jersey",
  ny: "New York",
  oh: "Ohio",
  pa: "Pennsylvanie",
  paReserves: "réserves de Pennsylvanie",
  ri: "Rhode Island",
  sc: "Caroline du Sud",
  scBattalion: "bataillon de Caroline du Sud",
  scRifles: "chasseurs de Caroline du Sud",
  tn: "Tennessee",
  tx: "Texas",
  us: "infanterie régulière",
  usSharpshooters: "tireurs d’élite des États-Unis",
  va: "Virginie",
  vaBattalion: "bataillon de Virginie",
  vt: "Vermont",
  wi: "Wisconsin",
  wv: "Virginie-Occidentale",
  hamptonLegion: "Légion de Hampton",
  holcombeLegion: "Légion Holcombe",
  phillipsLegion: "Légion Phillips",
  palmettoSharpshooters: "Palmetto Sharpshooters",
};

const KINDS = { infantry: "infanterie", cavalry: "cavalerie", artillery: "artillerie" } as const;

const GROUNDS: Readonly<Record<Ground, string>> = {
  hill: "colline",
  woods: "bois",
  village: "village",
  embankment: "remblai",
  clear: "terrain clair",
};

const BORDERS: Readonly<Record<BorderKind, string>> = {
  land: "frontière libre",
  ford: "gué",
  bridge: "pont",
  river: "Bull Run, sans passage",
};

const BASES: Readonly<Record<Basis, string>> = { rulebook: "livret", derived: "déduit", estimate: "estimation" };

const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  waiting: "pas encore sur la carte",
  map: "sur la carte",
  eliminated: "éliminée",
  left: "chassée de la carte",
  withdrawn: "loin du champ de bataille pour la nuit",
};

const TACTICS: Readonly<Record<Tactic, string>> = { manoeuvre: "Manœuvre", assault: "Assaut" };

const ACTIVATION: Readonly<Record<ActivationReason, string>> = {
  own: "valeur propre",
  "no-army-commander": "sans commandant d’armée",
  manoeuvre: "Manœuvre",
  evening: "soir",
  "counter-attack": "contre-attaque",
};

const TESTS: Readonly<Record<TestResult, string>> = {
  rout: "Déroute",
  disorder: "Désordre",
  retreat: "Retraite",
  melee: "Mêlée",
};

const TITLES: Readonly<Record<SideId, string>> = { union: "États-Unis", confederate: "États confédérés" };

export const units = {
  ...unitTexts({
    names: NAMES,
    short: SHORT,
    ranks: RANKS,
    nicknames: NICKNAMES,
    formations: FORMATIONS,
    independent: "indépendante",
    commandsArmy: { union: "Commande l’armée de l’Union", confederate: "Commande l’armée confédérée" },
    artilleryOf: (whose) => `Artillerie ${deName(whose)}`,
    gunsOf: (whose) => `Art. ${whose}`,
    division: (name) => `division ${name}`,
    corps: (name) => `corps ${name}`,
    commandsCorps: (corps) => `Commande le ${corps}`,
    numbered: (number) => `${ordinal(number)} brigade`,
    artillery: () => "Artillerie",
    brigade: (name, cavalry) => `${cavalry ? "Brigade de cavalerie" : "Brigade"} ${name}`,
    batteries: (of) => `${of.length === 1 ? "Batterie" : "Batteries"} ${of.join(", ")}`,
    guns: (guns) => count(guns, "canon"),
  }),
  kind: (kind) => KINDS[kind],
  men: (men) => `${thousands(men)} hommes`,
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
