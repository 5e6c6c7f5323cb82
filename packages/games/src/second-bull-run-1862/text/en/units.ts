import type { Basis, BorderKind } from "@stonebridge/board";
import { known } from "@stonebridge/kernel/words";
import { count, ownName, thousands } from "@stonebridge/kernel/words/english";
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

const TESTS: Readonly<Record<TestResult, string>> = {
  rout: "Rout",
  disorder: "Disorder",
  retreat: "Retreat",
  melee: "Melee",
};

const TITLES: Readonly<Record<SideId, string>> = { union: "United States", confederate: "Confederate States" };

function unitName(id: string): string {
  if (unitOf(id) === undefined && commanderOf(id) === undefined) return id;
  const whose = gunsOfWhom(id);
  return known(NAMES, id) ?? (whose === undefined ? surnameOf(id) : `${ownName(whose)} artillery`);
}

function counterName(id: string): string {
  const whose = gunsOfWhom(id);
  return known(SHORT, id) ?? (whose === undefined ? unitName(id) : `${whose} Art`);
}

function division(id: string): string {
  const found = divisionOf(id);
  return found === undefined ? id : `${ownName(found.name)} division`;
}

function corps(id: string): string {
  return commanderOf(id)?.rank === "corps" ? `${ownName(surnameOf(id))} corps` : id;
}

function ordinal(number: number): string {
  return `${number}${["th", "st", "nd", "rd"][number] ?? "th"}`;
}

function unitTitle(id: string): string {
  const commander = commanderOf(id);
  if (commander !== undefined) {
    if (commander.rank === "corps") return `Commands ${corps(id)}`;
    return commander.side === "union" ? "Commands the Union army" : "Commands the Confederate army";
  }
  const unit = unitOf(id);
  const entry = known<RosterEntry>(ROSTER, id);
  if (unit === undefined || entry === undefined) return "";
  const whole = unit.division === null ? "independent" : division(unit.division);
  if (entry.nickname !== undefined) return `${NICKNAMES[entry.nickname]}, ${whole}`;
  if (entry.number !== undefined) return `${ordinal(entry.number)} Brigade, ${whole}`;
  if (unit.kind === "artillery")
    return unit.division === null ? `Artillery battalion, ${whole}` : `Artillery, ${whole}`;
  return `${ownName(surnameOf(id))} ${unit.kind === "cavalry" ? "cavalry brigade" : "brigade"}, ${whole}`;
}

function unitRegiments(id: string): string {
  const entry = known<RosterEntry>(ROSTER, id);
  if (entry === undefined) return "";
  const { regiments, batteries } = entry;
  const guns = unitOf(id)?.guns ?? 0;
  const who =
    batteries.length === 0
      ? regiments.map(([numbers, of]) => `${numbers} ${FORMATIONS[of]}`.trim()).join(", ")
      : `${batteries.length === 1 ? "Battery" : "Batteries"} of ${batteries.join(", ")}`;
  return guns === 0 ? who : `${who} · ${count(guns, "gun")}`;
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
  men: (men) => `${thousands(men)} men`,
  side: (side) => SIDE[side],
  sideTitle: (side) => TITLES[side],
  ground: (ground) => GROUNDS[ground],
  border: (kind) => BORDERS[kind],
  basis: (basis) => BASES[basis],
  whereabouts: (where) => WHEREABOUTS[where],
  tactic: (tactic) => TACTICS[tactic],
  testResult: (result) => TESTS[result],
} satisfies Partial<Texts>;
