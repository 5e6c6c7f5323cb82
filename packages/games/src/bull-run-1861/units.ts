import type { Basis } from "@stonebridge/board";
import type { Army, SideId } from "./vocabulary.ts";

/**
 * A brigade as the game begins; potentials are those of the full-strength face. Brigades are one of the two kinds of counter
 * (BR61-2-a); the other, the markers, are states of a position.
 */
export interface UnitData {
  readonly id: string;
  readonly side: SideId;
  readonly army: Army;
  readonly division: string;
  /** BR61-2-b */
  readonly kind: "infantry" | "cavalry";
  /** Numbers and fighting quality in one (BR61-2-e). */
  readonly combat: number;
  readonly artillery: number;
  readonly cavalry: number;
  readonly star: boolean;
  /** Where the potentials come from. */
  readonly basis: Basis;
  /** Printed start code of the historical set-up, or how it comes into play. */
  readonly start: string;
  readonly men: number;
  readonly guns: number;
}

/** Values that an owner of the printed game enters for a unit; all others stay as we have them. */
export type UnitValues = Partial<Pick<UnitData, "combat" | "artillery" | "cavalry" | "star" | "basis">>;

function brigade(
  side: SideId,
  army: Army,
  division: string,
  id: string,
  start: string,
  potentials: readonly [combat: number, artillery: number, cavalry?: number],
  strength: readonly [men: number, guns: number],
  more: Partial<Pick<UnitData, "kind" | "star">> = {},
): UnitData {
  const [combat, artillery, cavalry = 0] = potentials;
  const [men, guns] = strength;
  return {
    id,
    side,
    army,
    division,
    kind: "infantry",
    combat,
    artillery,
    cavalry,
    star: false,
    basis: "estimate",
    start,
    men,
    guns,
    ...more,
  };
}

const north = brigade.bind(null, "north", "northeastern-virginia");
const potomac = brigade.bind(null, "south", "potomac", "potomac");
const shenandoah = brigade.bind(null, "south", "shenandoah", "shenandoah");
const star = { star: true } as const;

/**
 * The brigades of both armies. Potentials are reconstructed from strengths and guns (facts 2.1):
 * combat = men / 650 with a mark for quality, artillery = rifled guns / 2 + smoothbores / 3.
 */
export const UNITS: readonly UnitData[] = [
  north("hunter", "porter", "A", [5, 3], [3040, 6], star),
  north("hunter", "burnside", "A", [5, 3], [3600, 8]),
  north("palmer", "uscav", "B", [1, 0], [500, 0], { kind: "cavalry" }),
  north("heintzelman", "franklin", "B", [4, 3], [2700, 6]),
  north("heintzelman", "howard", "C", [4, 0], [3000, 0]),
  north("heintzelman", "willcox", "C", [4, 2], [2600, 4], star),
  north("tyler", "sherman", "D", [5, 3], [3400, 6], star),
  north("tyler", "schenck", "D", [3, 3], [2400, 6]),
  north("tyler", "keyes", "E", [4, 0], [2500, 0]),
  north("tyler", "richardson", "H", [5, 3], [3300, 6]),
  north("miles", "blenker", "F", [4, 3], [2900, 10]),
  north("miles", "davies", "G", [4, 2], [2700, 4]),
  north("runyon", "militia", "option", [3, 0], [2400, 0]),
  north("runyon", "volunteers", "option", [3, 0], [2600, 0]),
  north("mccunn", "mccunn", "option", [2, 0], [1200, 0]),
  potomac("evans", "1", [2, 1, 1], [1100, 2], star),
  potomac("cocke", "2", [4, 2, 1], [2800, 6]),
  potomac("bonham", "4", [6, 3, 2], [4000, 8]),
  potomac("longstreet", "5", [4, 1, 1], [2400, 2], star),
  potomac("jones", "6", [3, 1, 1], [2100, 2]),
  potomac("early", "6", [4, 1], [2500, 3]),
  potomac("ewell", "9", [4, 2, 1], [2400, 4]),
  potomac("holmes", "9", [2, 3], [1300, 6]),
  potomac("hampton", "7", [1, 0], [600, 0]),
  potomac("va30", "option", [1, 0], [550, 0], { kind: "cavalry" }),
  shenandoah("stuart", "3", [2, 0], [330, 0], { kind: "cavalry", star: true }),
  shenandoah("bee", "7", [3, 1], [2000, 4], star),
  shenandoah("jackson", "7", [5, 3], [2600, 8], star),
  shenandoah("bartow", "8", [2, 1], [1100, 4]),
  shenandoah("smith", "T2", [3, 1], [1900, 4]),
];

/** R86: the reverse and four loss markers carry five losses, so no printed combat potential above 6. */
export const MOST_COMBAT = 6;
/** The Legion that rides with another brigade (10.5-i). */
export const LEGION = "hampton";
/** The option's cavalry (13-a). */
export const THIRTIETH_VIRGINIA = "va30";
/** The Northern brigades that may come (13-h). */
export const NORTHERN_REINFORCEMENTS: readonly string[] = ["militia", "volunteers", "mccunn"];
/** Comes to Manassas Junction at the end of turn 2 (12.3). */
export const SMITH = "smith";
