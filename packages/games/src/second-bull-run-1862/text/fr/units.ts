import type { Basis, BorderKind } from "@stonebridge/board";
import { known } from "@stonebridge/kernel/words";
import { count, deName, thousands } from "@stonebridge/kernel/words/french";
import type { Whereabouts } from "../../view.ts";
import type { SideId, Tactic, TestResult } from "../../vocabulary.ts";
import {
  commanderOf,
  DIVISION_COMMANDERS,
  divisionOf,
  type Formation,
  gunsOfWhom,
  HIGH_COMMANDERS,
  type Nickname,
  type Rank,
  ROSTER,
  type RosterEntry,
  surnameOf,
  unitOf,
} from "../roster.ts";
import type { Ground, Texts } from "../texts.ts";
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
  land: "bord ouvert",
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

const TESTS: Readonly<Record<TestResult, string>> = {
  rout: "Déroute",
  disorder: "Désordre",
  retreat: "Retraite",
  melee: "Mêlée",
};

const TITLES: Readonly<Record<SideId, string>> = { union: "États-Unis", confederate: "États confédérés" };

function unitName(id: string): string {
  if (unitOf(id) === undefined && commanderOf(id) === undefined) return id;
  const whose = gunsOfWhom(id);
  return known(NAMES, id) ?? (whose === undefined ? surnameOf(id) : `Artillerie ${deName(whose)}`);
}

function counterName(id: string): string {
  const whose = gunsOfWhom(id);
  return known(SHORT, id) ?? (whose === undefined ? unitName(id) : `Art. ${whose}`);
}

function division(id: string): string {
  const found = divisionOf(id);
  return found === undefined ? id : `division ${found.name}`;
}

function corps(id: string): string {
  return commanderOf(id)?.rank === "corps" ? `corps ${surnameOf(id)}` : id;
}

function unitTitle(id: string): string {
  const commander = commanderOf(id);
  if (commander !== undefined) {
    if (commander.rank === "corps") return `Commande le ${corps(id)}`;
    return commander.side === "union" ? "Commande l’armée de l’Union" : "Commande l’armée confédérée";
  }
  const unit = unitOf(id);
  const entry = known<RosterEntry>(ROSTER, id);
  if (unit === undefined || entry === undefined) return "";
  const whole = unit.division === null ? "indépendante" : division(unit.division);
  if (entry.nickname !== undefined) return `${NICKNAMES[entry.nickname]}, ${whole}`;
  if (entry.number !== undefined) return `${ordinal(entry.number)} brigade, ${whole}`;
  if (unit.kind === "artillery") return `Artillerie, ${whole}`;
  return `${unit.kind === "cavalry" ? "Brigade de cavalerie" : "Brigade"} ${surnameOf(id)}, ${whole}`;
}

function unitRegiments(id: string): string {
  const entry = known<RosterEntry>(ROSTER, id);
  if (entry === undefined) return "";
  const { regiments, batteries } = entry;
  const guns = unitOf(id)?.guns ?? 0;
  const who =
    batteries.length === 0
      ? regiments.map(([numbers, of]) => `${numbers} ${FORMATIONS[of]}`.trim()).join(", ")
      : `${batteries.length === 1 ? "Batterie" : "Batteries"} ${batteries.join(", ")}`;
  return guns === 0 ? who : `${who} · ${count(guns, "canon")}`;
}

function leader(entry: Pick<RosterEntry, "rank" | "commander"> | undefined): string {
  return entry === undefined ? "" : `${RANKS[entry.rank]} ${entry.commander}`;
}

export const units = {
  unitName,
  counterName,
  unitTitle,
  unitRegiments,
  commander: (id) => leader(known<Pick<RosterEntry, "rank" | "commander">>({ ...ROSTER, ...HIGH_COMMANDERS }, id)),
  division,
  divisionCommander: (id) => leader(known<Pick<RosterEntry, "rank" | "commander">>(DIVISION_COMMANDERS, id)),
  corps,
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
} satisfies Partial<Texts>;
