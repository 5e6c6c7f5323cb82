import { COMMANDERS, type CommanderData, DIVISIONS, type DivisionData, type UnitData, UNITS } from "../units.ts";

export type Rank = "general" | "majorGeneral" | "brigadier" | "colonel" | "lieutenantColonel" | "major" | "captain";

/** What regiments are grouped under: a state, or troops of another kind. Each language names it. */
export type Formation =
  | "al"
  | "alBattalion"
  | "fl"
  | "ga"
  | "gaRegulars"
  | "in"
  | "la"
  | "laBattalion"
  | "ma"
  | "md"
  | "me"
  | "mi"
  | "ms"
  | "msBattalion"
  | "nc"
  | "ncBattalion"
  | "nh"
  | "nj"
  | "ny"
  | "oh"
  | "pa"
  | "paReserves"
  | "ri"
  | "sc"
  | "scBattalion"
  | "scRifles"
  | "tn"
  | "tx"
  | "us"
  | "usSharpshooters"
  | "va"
  | "vaBattalion"
  | "vt"
  | "wi"
  | "wv"
  | "hamptonLegion"
  | "holcombeLegion"
  | "phillipsLegion"
  | "palmettoSharpshooters";

/** A brigade with a name of its own, put into words by each language. */
export type Nickname = "stonewall" | "texas" | "excelsior" | "hays" | "whiting" | "washington" | "reserve";

export interface RosterEntry {
  readonly rank: Rank;
  readonly commander: string;
  /** Its number in the division, as the Union counts. */
  readonly number?: number;
  readonly nickname?: Nickname;
  /** Numbers of the regiments, and what they are; empty for artillery. */
  readonly regiments: readonly (readonly [numbers: string, of: Formation])[];
  /** Captains of the batteries of an artillery group. */
  readonly batteries: readonly string[];
}

type Regiments = RosterEntry["regiments"];

function led(rank: Rank, commander: string, ...regiments: Regiments): RosterEntry {
  return { rank, commander, regiments, batteries: [] };
}

function numbered(number: number, rank: Rank, commander: string, ...regiments: Regiments): RosterEntry {
  return { ...led(rank, commander, ...regiments), number };
}

function called(nickname: Nickname, rank: Rank, commander: string, ...regiments: Regiments): RosterEntry {
  return { ...led(rank, commander, ...regiments), nickname };
}

function guns(rank: Rank, commander: string, ...batteries: readonly string[]): RosterEntry {
  return { ...led(rank, commander), batteries };
}

/** Who leads each brigade on 29 August 1862, and its regiments (usual orders of battle, Official Records vol. XII, part 2). */
export const ROSTER = {
  johnson: led("colonel", "Bradley T. Johnson", ["21, 42, 48", "va"], ["1", "vaBattalion"]),
  starke: led("brigadier", "William E. Starke", ["1, 2, 9, 10, 15", "la"], ["1", "laBattalion"]),
  baylor: called("stonewall", "colonel", "William S. H. Baylor", ["2, 4, 5, 27, 33", "va"]),
  taliaferro: led("colonel", "Alexander G. Taliaferro", ["10, 23, 37", "va"], ["47, 48", "al"]),
  "taliaferro-artillery": guns(
    "major",
    "Lindsay M. Shumaker",
    "Poague",
    "Carpenter",
    "Wooding",
    "Brockenbrough",
    "Caskie",
    "Raine",
    "Rice",
  ),
  lawton: led("brigadier", "Alexander R. Lawton", ["13, 26, 31, 38, 60, 61", "ga"]),
  trimble: led("brigadier", "Isaac R. Trimble", ["15", "al"], ["12, 21", "ga"], ["21", "nc"], ["1", "ncBattalion"]),
  early: led("brigadier", "Jubal A. Early", ["13, 25, 31, 44, 49, 52, 58", "va"]),
  forno: called("hays", "colonel", "Henry Forno", ["5, 6, 7, 8, 14", "la"]),
  "ewell-artillery": guns("major", "Alfred R. Courtney", "Balthis", "Brown", "D’Aquin", "Dement", "Latimer", "Johnson"),
  archer: led("brigadier", "James J. Archer", ["1, 7, 14", "tn"], ["19", "ga"], ["5", "alBattalion"]),
  branch: led("brigadier", "Lawrence O’B. Branch", ["7, 18, 28, 33, 37", "nc"]),
  field: led("brigadier", "Charles W. Field", ["40, 47, 55", "va"], ["22", "vaBattalion"]),
  gregg: led("brigadier", "Maxcy Gregg", ["1, 12, 13, 14", "sc"], ["1", "scRifles"]),
  pender: led("brigadier", "William D. Pender", ["16, 22, 34, 38", "nc"]),
  thomas: led("colonel", "Edward L. Thomas", ["14, 35, 45, 49", "ga"]),
  "hill-artillery": guns(
    "lieutenantColonel",
    "R. Lindsay Walker",
    "Braxton",
    "Crenshaw",
    "Davidson",
    "Fleet",
    "Latham",
    "McIntosh",
    "Pegram",
  ),
  robertson: led("brigadier", "Beverly H. Robertson", ["2, 6, 7, 12", "va"], ["17", "vaBattalion"]),
  "fitzhugh-lee": led("brigadier", "Fitzhugh Lee", ["1, 3, 4, 5, 9", "va"]),
  law: called("whiting", "colonel", "Evander M. Law", ["4", "al"], ["2, 11", "ms"], ["6", "nc"]),
  hood: called("texas", "brigadier", "John B. Hood", ["1, 4, 5", "tx"], ["18", "ga"], ["", "hamptonLegion"]),
  "hood-artillery": guns("major", "Bushrod W. Frobel", "Bachman", "Garden", "Reilly"),
  kemper: led("colonel", "Montgomery D. Corse", ["1, 7, 11, 17, 24", "va"]),
  pickett: led("colonel", "Eppa Hunton", ["8, 18, 19, 28, 56", "va"]),
  jenkins: led(
    "brigadier",
    "Micah Jenkins",
    ["1, 5, 6", "sc"],
    ["2", "scRifles"],
    ["4", "scBattalion"],
    ["", "palmettoSharpshooters"],
  ),
  jones: led("colonel", "George T. Anderson", ["7, 8, 9, 11", "ga"], ["1", "gaRegulars"]),
  toombs: led("colonel", "Henry L. Benning", ["2, 15, 17, 20", "ga"]),
  drayton: led("brigadier", "Thomas F. Drayton", ["50, 51", "ga"], ["15", "sc"], ["", "phillipsLegion"]),
  featherston: led("brigadier", "Winfield S. Featherston", ["12, 16, 19", "ms"], ["2", "msBattalion"]),
  pryor: led("brigadier", "Roger A. Pryor", ["14", "al"], ["2, 5, 8", "fl"], ["3", "va"]),
  wilcox: led("brigadier", "Cadmus M. Wilcox", ["8, 9, 10, 11", "al"]),
  armistead: led("brigadier", "Lewis A. Armistead", ["9, 14, 38, 53, 57", "va"], ["5", "vaBattalion"]),
  mahone: led("brigadier", "William Mahone", ["6, 12, 16, 41", "va"]),
  wright: led("brigadier", "Ambrose R. Wright", ["44", "al"], ["3, 22, 48", "ga"]),
  evans: led("brigadier", "Nathan G. Evans", ["17, 18, 22, 23", "sc"], ["", "holcombeLegion"]),
  "washington-artillery": {
    ...guns("colonel", "James B. Walton", "Squires", "Richardson", "Miller", "Eshleman"),
    nickname: "washington",
  },
  "lee-artillery": guns("colonel", "Stephen D. Lee", "Eubank", "Jordan", "Parker", "Rhett", "Taylor"),
  koltes: led("colonel", "John A. Koltes", ["29, 68", "ny"], ["73", "pa"]),
  schimmelfennig: numbered(1, "colonel", "Alexander Schimmelfennig", ["61", "oh"], ["74", "pa"], ["8", "wv"]),
  krzyzanowski: numbered(2, "colonel", "Wladimir Krzyzanowski", ["54, 58", "ny"], ["75", "pa"]),
  "schurz-artillery": guns("captain", "Hubert Dilger", "Dilger", "Hampton", "Roemer"),
  stahel: numbered(1, "brigadier", "Julius Stahel", ["8, 41, 45", "ny"], ["27", "pa"]),
  mclean: numbered(2, "colonel", "Nathaniel C. McLean", ["25, 55, 73, 75", "oh"]),
  meade: numbered(1, "brigadier", "George G. Meade", ["3, 4, 7, 8, 13", "paReserves"]),
  seymour: numbered(2, "brigadier", "Truman Seymour", ["1, 2, 5, 6", "paReserves"]),
  hardin: numbered(3, "colonel", "Martin D. Hardin", ["9, 10, 11, 12", "paReserves"]),
  "reynolds-artillery": guns("captain", "Dunbar R. Ransom", "Cooper", "Kerns", "Ransom", "Simpson"),
  sullivan: numbered(1, "colonel", "Timothy Sullivan", ["22, 24, 30, 84", "ny"], ["2", "usSharpshooters"]),
  doubleday: numbered(2, "brigadier", "Abner Doubleday", ["76, 95", "ny"], ["56", "pa"]),
  patrick: numbered(3, "brigadier", "Marsena R. Patrick", ["21, 23, 35, 80", "ny"]),
  gibbon: numbered(4, "brigadier", "John Gibbon", ["2, 6, 7", "wi"], ["19", "in"]),
  "hatch-artillery": guns("captain", "J. Albert Monroe", "Campbell", "Gerrish", "Monroe", "Reynolds"),
  duryea: numbered(1, "brigadier", "Abram Duryée", ["97, 104, 105", "ny"], ["107", "pa"]),
  tower: numbered(2, "brigadier", "Zealous B. Tower", ["26, 94", "ny"], ["88, 90", "pa"]),
  stiles: numbered(3, "colonel", "John W. Stiles", ["12, 13", "ma"], ["83", "ny"], ["11", "pa"]),
  thoburn: numbered(4, "colonel", "Joseph Thoburn", ["7", "in"], ["84, 110", "pa"], ["1", "wv"]),
  "ricketts-artillery": guns("captain", "James A. Hall", "Hall", "Leppien", "Matthews", "Thompson"),
  robinson: numbered(1, "brigadier", "John C. Robinson", ["20", "in"], ["30", "oh"], ["63, 105", "pa"]),
  birney: numbered(2, "brigadier", "David B. Birney", ["3, 4", "me"], ["1, 38, 40, 101", "ny"], ["57", "pa"]),
  poe: numbered(3, "colonel", "Orlando M. Poe", ["2, 3, 5", "mi"], ["37", "ny"], ["99", "pa"]),
  "kearny-artillery": guns("captain", "George E. Randolph", "Graham", "Randolph"),
  grover: numbered(1, "brigadier", "Cuvier Grover", ["1, 11, 16", "ma"], ["2", "nh"], ["26", "pa"]),
  taylor: {
    ...numbered(2, "colonel", "Nelson Taylor", ["70, 71, 72, 73, 74", "ny"]),
    nickname: "excelsior",
  },
  carr: numbered(3, "colonel", "Joseph B. Carr", ["5, 6, 7, 8", "nj"], ["2", "ny"], ["115", "pa"]),
  "hooker-artillery": guns("captain", "Freeman McGilvery", "McGilvery"),
  nagle: numbered(1, "colonel", "James Nagle", ["2", "md"], ["6", "nh"], ["48", "pa"]),
  ferrero: numbered(2, "colonel", "Edward Ferrero", ["21", "ma"], ["51", "ny"], ["51", "pa"]),
  christ: numbered(1, "colonel", "Benjamin C. Christ", ["8", "mi"], ["50", "pa"]),
  leasure: numbered(2, "colonel", "Daniel Leasure", ["46", "ny"], ["100", "pa"]),
  farnsworth: numbered(3, "colonel", "Addison Farnsworth", ["28", "ma"], ["79", "ny"]),
  "stevens-artillery": guns("captain", "George W. Durell", "Benjamin", "Cook", "Durell"),
  roberts: numbered(1, "colonel", "Charles W. Roberts", ["18", "ma"], ["2", "me"], ["1", "mi"], ["13, 25", "ny"]),
  lansing: numbered(
    3,
    "colonel",
    "Henry S. Lansing",
    ["16", "mi"],
    ["12, 17, 44", "ny"],
    ["83", "pa"],
    ["1", "usSharpshooters"],
  ),
  "butterfield-artillery": guns("captain", "Augustus P. Martin", "Hazlett", "Martin", "Waterman"),
  buchanan: numbered(1, "lieutenantColonel", "Robert C. Buchanan", ["3, 4, 12, 14", "us"]),
  chapman: numbered(2, "lieutenantColonel", "William Chapman", ["1, 2, 6, 10, 11, 17", "us"]),
  warren: numbered(3, "colonel", "Gouverneur K. Warren", ["5, 10", "ny"]),
  "sykes-artillery": guns("captain", "Stephen H. Weed", "Randol", "Smead", "Weed"),
  milroy: led("brigadier", "Robert H. Milroy", ["82", "oh"], ["2, 3, 5", "wv"]),
  bayard: led("brigadier", "George D. Bayard", ["1", "me"], ["1", "nj"], ["2", "ny"], ["1", "pa"], ["1", "ri"]),
  buford: led("brigadier", "John Buford", ["1", "mi"], ["5", "ny"], ["1", "vt"], ["1", "wv"]),
  "us-artillery": {
    ...guns("captain", "Louis Schirmer", "Dieckmann", "Hill", "Wiedrich"),
    nickname: "reserve",
  },
} as const satisfies Record<string, RosterEntry>;

type Leader = Pick<RosterEntry, "rank" | "commander">;

/** The commanders of armies and corps. */
export const HIGH_COMMANDERS = {
  lee: { rank: "general", commander: "Robert E. Lee" },
  jackson: { rank: "majorGeneral", commander: "Thomas J. Jackson" },
  longstreet: { rank: "majorGeneral", commander: "James Longstreet" },
  pope: { rank: "majorGeneral", commander: "John Pope" },
  sigel: { rank: "majorGeneral", commander: "Franz Sigel" },
  mcdowell: { rank: "majorGeneral", commander: "Irvin McDowell" },
  heintzelman: { rank: "majorGeneral", commander: "Samuel P. Heintzelman" },
  porter: { rank: "majorGeneral", commander: "Fitz John Porter" },
  reno: { rank: "majorGeneral", commander: "Jesse L. Reno" },
} as const satisfies Record<string, Leader>;

/** The commanders of divisions, who have no counters (SB62-2.2-e). */
export const DIVISION_COMMANDERS = {
  taliaferro: { rank: "brigadier", commander: "William B. Taliaferro" },
  ewell: { rank: "majorGeneral", commander: "Richard S. Ewell" },
  hill: { rank: "majorGeneral", commander: "Ambrose P. Hill" },
  hood: { rank: "brigadier", commander: "John B. Hood" },
  kemper: { rank: "brigadier", commander: "James L. Kemper" },
  jones: { rank: "brigadier", commander: "David R. Jones" },
  wilcox: { rank: "brigadier", commander: "Cadmus M. Wilcox" },
  anderson: { rank: "majorGeneral", commander: "Richard H. Anderson" },
  schurz: { rank: "brigadier", commander: "Carl Schurz" },
  schenck: { rank: "brigadier", commander: "Robert C. Schenck" },
  reynolds: { rank: "brigadier", commander: "John F. Reynolds" },
  hatch: { rank: "brigadier", commander: "John P. Hatch" },
  ricketts: { rank: "brigadier", commander: "James B. Ricketts" },
  kearny: { rank: "majorGeneral", commander: "Philip Kearny" },
  hooker: { rank: "majorGeneral", commander: "Joseph Hooker" },
  reno: { rank: "majorGeneral", commander: "Jesse L. Reno" },
  stevens: { rank: "brigadier", commander: "Isaac I. Stevens" },
  butterfield: { rank: "brigadier", commander: "Daniel Butterfield" },
  sykes: { rank: "brigadier", commander: "George Sykes" },
} as const satisfies Record<string, Leader>;

function byId<T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((one) => [one.id, one]));
}

const UNIT: ReadonlyMap<string, UnitData> = byId(UNITS);
const COMMANDER: ReadonlyMap<string, CommanderData> = byId(COMMANDERS);
const DIVISION: ReadonlyMap<string, DivisionData> = byId(DIVISIONS);

/** The brigade as the order of battle lists it; undefined for an id that no brigade has. */
export function unitOf(id: string): UnitData | undefined {
  return UNIT.get(id);
}

export function commanderOf(id: string): CommanderData | undefined {
  return COMMANDER.get(id);
}

export function divisionOf(id: string): DivisionData | undefined {
  return DIVISION.get(id);
}

/** The division or commander that an artillery group without a name of its own is named after. */
export function gunsOfWhom(id: string): string | undefined {
  const unit = UNIT.get(id);
  if (unit?.kind !== "artillery") return undefined;
  return unit.division === null ? OWN_GUNS[id] : DIVISION.get(unit.division)?.name;
}
const OWN_GUNS: Readonly<Record<string, string | undefined>> = { "lee-artillery": "S. D. Lee" };

/** The surname that a brigade or commander is known by: `schimmelfennig` is Schimmelfennig, `mclean` McLean. */
export function surnameOf(id: string): string {
  return SURNAMES[id] ?? id.charAt(0).toUpperCase() + id.slice(1);
}
const SURNAMES: Readonly<Record<string, string | undefined>> = {
  mclean: "McLean",
  mcdowell: "McDowell",
  "fitzhugh-lee": "Fitzhugh Lee",
};
