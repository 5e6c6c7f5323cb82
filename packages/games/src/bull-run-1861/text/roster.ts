import { UNITS } from "../units.ts";

export type Rank = "general" | "brigadier" | "colonel" | "major";

/** What regiments are grouped under: a state, or troops of another kind. Each language names it. */
export type Formation =
  | "al"
  | "ar"
  | "ct"
  | "ga"
  | "la"
  | "laBattalion"
  | "ma"
  | "md"
  | "me"
  | "mi"
  | "mn"
  | "ms"
  | "nc"
  | "nh"
  | "nj"
  | "njMilitia"
  | "ny"
  | "nyMilitia"
  | "oh"
  | "pa"
  | "ri"
  | "sc"
  | "tn"
  | "va"
  | "vaPart"
  | "vaCavalry"
  | "vt"
  | "wi"
  | "infantryCompanies"
  | "usCavalryCompanies"
  | "usInfantry"
  | "marines"
  | "others";

export interface RosterEntry {
  readonly rank: Rank;
  readonly commander: string;
  /** Numbers of the regiments, and what they are. */
  readonly regiments: readonly (readonly [numbers: string, of: Formation])[];
}

function led(rank: Rank, commander: string, ...regiments: RosterEntry["regiments"]): RosterEntry {
  return { rank, commander, regiments };
}

/** Who leads each brigade on 21 July 1861, and its regiments (usual orders of battle, Official Records vol. II). */
export const ROSTER = {
  porter: led("colonel", "Andrew Porter", ["8, 14", "nyMilitia"], ["27", "ny"], ["", "usInfantry"], ["", "marines"]),
  burnside: led("colonel", "Ambrose E. Burnside", ["2", "nh"], ["1, 2", "ri"], ["71", "nyMilitia"]),
  uscav: led("major", "Innis N. Palmer", ["7", "usCavalryCompanies"]),
  franklin: led("colonel", "William B. Franklin", ["5, 11", "ma"], ["1", "mn"]),
  howard: led("colonel", "Oliver O. Howard", ["3, 4, 5", "me"], ["2", "vt"]),
  willcox: led("colonel", "Orlando B. Willcox", ["11, 38", "ny"], ["1", "mi"]),
  sherman: led("colonel", "William T. Sherman", ["13, 69, 79", "ny"], ["2", "wi"]),
  schenck: led("brigadier", "Robert C. Schenck", ["1, 2", "oh"], ["2", "nyMilitia"]),
  keyes: led("colonel", "Erasmus D. Keyes", ["2", "me"], ["1, 2, 3", "ct"]),
  richardson: led("colonel", "Israel B. Richardson", ["1", "ma"], ["2, 3", "mi"], ["12", "ny"]),
  blenker: led("colonel", "Louis Blenker", ["8, 29, 39", "ny"], ["27", "pa"]),
  davies: led("colonel", "Thomas A. Davies", ["16, 18, 31, 32", "ny"]),
  militia: led("brigadier", "Theodore Runyon", ["1–4", "njMilitia"]),
  volunteers: led("brigadier", "Theodore Runyon", ["1–3", "nj"], ["41", "ny"]),
  mccunn: led("colonel", "John H. McCunn", ["37", "ny"], ["", "others"]),
  evans: led("colonel", "Nathan G. Evans", ["4", "sc"], ["1", "laBattalion"]),
  cocke: led("colonel", "Philip St. George Cocke", ["18, 19, 28", "va"], ["8, 49", "vaPart"]),
  bonham: led("brigadier", "Milledge L. Bonham", ["2, 3, 7, 8", "sc"], ["11", "nc"]),
  longstreet: led("brigadier", "James Longstreet", ["1, 11, 17", "va"], ["5", "nc"]),
  jones: led("brigadier", "David R. Jones", ["5", "sc"], ["17, 18", "ms"]),
  early: led("colonel", "Jubal A. Early", ["7, 24", "va"], ["7", "la"]),
  ewell: led("brigadier", "Richard S. Ewell", ["5, 6", "al"], ["6", "la"]),
  holmes: led("brigadier", "Theophilus H. Holmes", ["1", "ar"], ["2", "tn"]),
  hampton: led("colonel", "Wade Hampton", ["6", "infantryCompanies"]),
  va30: led("colonel", "Richard C. W. Radford", ["30", "vaCavalry"]),
  stuart: led("colonel", "J. E. B. Stuart", ["1", "vaCavalry"]),
  bee: led("brigadier", "Barnard E. Bee", ["4", "al"], ["2, 11", "ms"], ["6", "nc"]),
  jackson: led("brigadier", "Thomas J. Jackson", ["2, 4, 5, 27, 33", "va"]),
  bartow: led("colonel", "Francis S. Bartow", ["7, 8", "ga"]),
  smith: led("brigadier", "E. Kirby Smith", ["10", "va"], ["1", "md"], ["3", "tn"]),
} as const satisfies Record<string, RosterEntry>;

export type UnitKey = keyof typeof ROSTER;

/** The commanders of the armies. */
export const ARMY_COMMANDERS = {
  mcdowell: { rank: "brigadier", commander: "Irvin McDowell" },
  beauregard: { rank: "brigadier", commander: "P. G. T. Beauregard" },
  johnston: { rank: "general", commander: "Joseph E. Johnston" },
} as const satisfies Record<string, Pick<RosterEntry, "rank" | "commander">>;

const GUNS = new Map(UNITS.map((unit) => [unit.id, unit.guns]));

/** Guns that went with the brigade. */
export function gunsOf(id: string): number {
  return GUNS.get(id) ?? 0;
}

/** The brigade an element belongs to: `cocke` for `cocke+`. */
export function unitOf(element: string): string {
  return element.endsWith("+") ? element.slice(0, -1) : element;
}
