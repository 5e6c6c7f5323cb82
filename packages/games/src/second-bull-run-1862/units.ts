import type { Basis } from "@stonebridge/board";
import type { SideId } from "./vocabulary.ts";

/** Quality of a brigade's men, best to worst: a factor on their number in the combat potential. */
const QUALITIES = ["A", "B+", "B", "C", "D"] as const;
/** Quality of a brigade’s men, by its letter. */
export type Quality = (typeof QUALITIES)[number];

/** Values printed on a brigade's counter, known with more or less certainty. */
export type PrintedValue = "combat" | "dismounted" | "artillery" | "star" | "sharpshooters";

/** A brigade of infantry or cavalry, or an artillery group, as its full-strength face shows it (SB62-2.1-a). */
export interface UnitData {
  /** Stable kebab-case id, one space with the commanders’. */
  readonly id: string;
  readonly side: SideId;
  /** The corps commander; `null` for an independent brigade. */
  readonly corps: string | null;
  /** The division; `null` for an independent brigade (white band, SB62-6.2-a). */
  readonly division: string | null;
  readonly kind: "infantry" | "cavalry" | "artillery";
  /** Size and quality in one (SB62-2.1-d); mounted for cavalry, theoretical for artillery (SB62-10.4-y). */
  readonly combat: number;
  /** Combat potential of the dismounted back of a cavalry counter (SB62-2.1-h); 0 for the others. */
  readonly dismounted: number;
  /** The brigade’s own batteries (SB62-2.1-e). */
  readonly artillery: number;
  /** Command bonus (SB62-2.1-c). */
  readonly star: boolean;
  /** Circled S above the artillery potential (SB62-2.1-f). */
  readonly sharpshooters: boolean;
  /** Men present before the fight; 0 if only the guns are counted. */
  readonly men: number;
  readonly guns: number;
  /** `null` for artillery. */
  readonly quality: Quality | null;
  /** Where each printed value comes from. */
  readonly basis: Readonly<Record<PrintedValue, Basis>>;
}

/** An army or corps commander (SB62-2.2-a). */
export interface CommanderData {
  readonly id: string;
  readonly side: SideId;
  readonly rank: "army" | "corps";
  /** The divisions a corps commander leads directly (SB62-2.2-d); empty for an army commander. */
  readonly divisions: readonly string[];
  /** Activation modifier of the available side (SB62-11.1.2-a); 0 for an army commander, who has none. */
  readonly available: number;
  /** Activation modifier of the activated side, one lower (SB62-6.1-e). */
  readonly activated: number;
  /** Movement test value of an army commander (SB62-2.2-c); 0 for a corps commander, who takes no test (SB62-6.3-d). */
  readonly movement: number;
  /** Where the modifiers and the test value come from. */
  readonly basis: Basis;
}

/** A division: the brigades that share a colour band (SB62-2.1-b). */
export interface DivisionData {
  readonly id: string;
  readonly side: SideId;
  /** The corps commander whom it obeys. */
  readonly corps: string;
  /** A division of cavalry, which tests its command more easily (SB62-9.2-b). */
  readonly cavalry: boolean;
  /** Grey band: may be activated by any corps commander (SB62-6.1-i); none in this battle (SB62-RU20). */
  readonly independent: boolean;
  /** Surname of its commander, who has no counter (SB62-2.2-e). */
  readonly name: string;
}

const ESTIMATED: UnitData["basis"] = {
  combat: "estimate",
  dismounted: "estimate",
  artillery: "estimate",
  star: "estimate",
  sharpshooters: "estimate",
};
/** Guns of a battery that goes with an infantry or cavalry brigade. */
const BATTERY = 4;
/** More than any counter shows. */
export const MOST_POTENTIAL = 12;
/** One loss flips an artillery group, the second eliminates it (SB62-10.4-y). */
const THEORETICAL = 2;

interface Traits {
  readonly artillery?: number;
  readonly star?: boolean;
  readonly sharpshooters?: boolean;
  readonly basis?: Partial<UnitData["basis"]>;
}

/** Makes the brigades of one side’s division, or the independent ones. */
function brigadesOf(side: SideId, corps: string | null, division: string | null) {
  const infantry = (id: string, men: number, quality: Quality, combat: number, traits: Traits = {}): UnitData => {
    const { artillery = 0, star = false, sharpshooters = false, basis } = traits;
    const guns = artillery * BATTERY;
    const printed = { combat, dismounted: 0, artillery, star, sharpshooters, basis: { ...ESTIMATED, ...basis } };
    return { id, side, corps, division, kind: "infantry", ...printed, men, guns, quality };
  };
  const cavalry = (
    id: string,
    men: number,
    quality: Quality,
    [combat, dismounted]: readonly [mounted: number, dismounted: number],
    traits: Traits = {},
  ): UnitData => ({ ...infantry(id, men, quality, combat, traits), kind: "cavalry", dismounted });
  const artillery = (id: string, guns: number, points: number): UnitData => ({
    ...infantry(id, 0, "B", THEORETICAL, { artillery: points, basis: { combat: "derived" } }),
    kind: "artillery",
    guns,
    quality: null,
  });
  return { infantry, cavalry, artillery };
}

const STAR = { star: true } as const;
const taliaferro = brigadesOf("confederate", "jackson", "taliaferro");
const ewell = brigadesOf("confederate", "jackson", "ewell");
const hill = brigadesOf("confederate", "jackson", "hill");
const hood = brigadesOf("confederate", "longstreet", "hood");
const kemper = brigadesOf("confederate", "longstreet", "kemper");
const jones = brigadesOf("confederate", "longstreet", "jones");
const wilcox = brigadesOf("confederate", "longstreet", "wilcox");
const anderson = brigadesOf("confederate", "longstreet", "anderson");
const south = brigadesOf("confederate", null, null);
const schurz = brigadesOf("union", "sigel", "schurz");
const schenck = brigadesOf("union", "sigel", "schenck");
const reynolds = brigadesOf("union", "mcdowell", "reynolds");
const hatch = brigadesOf("union", "mcdowell", "hatch");
const ricketts = brigadesOf("union", "mcdowell", "ricketts");
const kearny = brigadesOf("union", "heintzelman", "kearny");
const hooker = brigadesOf("union", "heintzelman", "hooker");
const reno = brigadesOf("union", "reno", "reno");
const stevens = brigadesOf("union", "reno", "stevens");
const butterfield = brigadesOf("union", "porter", "butterfield");
const sykes = brigadesOf("union", "porter", "sykes");
const north = brigadesOf("union", null, null);

/** No star and no sharpshooters, as the sums of an example of combat show. */
const PLAIN = { star: "derived", sharpshooters: "derived" } as const;

/**
 * The brigades of both armies. We have no counters: values that no example of the rulebook fixes follow from strength, quality and guns.
 * Infantry: men × quality / 250, cavalry / 400 mounted and three quarters of that dismounted, artillery: guns / 4, at most 6; rounded, a
 * half up.
 */
export const UNITS: readonly UnitData[] = [
  taliaferro.infantry("johnson", 1000, "B", 4),
  taliaferro.infantry("starke", 1400, "B", 6),
  taliaferro.infantry("baylor", 850, "A", 4, STAR),
  taliaferro.infantry("taliaferro", 1300, "C", 5),
  taliaferro.artillery("taliaferro-artillery", 24, 6),
  ewell.infantry("lawton", 1900, "C", 7, { basis: PLAIN }),
  ewell.infantry("trimble", 1400, "B+", 6, STAR),
  ewell.infantry("early", 1700, "B", 7, STAR),
  ewell.infantry("forno", 1400, "B", 6),
  ewell.artillery("ewell-artillery", 20, 5),
  hill.infantry("archer", 1150, "B+", 5),
  hill.infantry("branch", 1500, "B", 6),
  hill.infantry("field", 1400, "B", 6, { basis: { ...PLAIN, combat: "derived" } }),
  hill.infantry("gregg", 1500, "A", 7, STAR),
  hill.infantry("pender", 1300, "B+", 6, STAR),
  hill.infantry("thomas", 1500, "B", 6),
  hill.artillery("hill-artillery", 26, 6),
  hood.infantry("law", 1500, "A", 7, STAR),
  hood.infantry("hood", 1700, "A", 8, STAR),
  hood.artillery("hood-artillery", 12, 3),
  kemper.infantry("kemper", 1400, "B", 6, { artillery: 1 }),
  kemper.infantry("pickett", 1100, "B", 4),
  kemper.infantry("jenkins", 1500, "B+", 7, { star: true, sharpshooters: true }),
  jones.infantry("jones", 1600, "B", 6),
  jones.infantry("toombs", 1500, "C", 5),
  jones.infantry("drayton", 1700, "D", 5),
  wilcox.infantry("featherston", 1400, "B", 6, { artillery: 1 }),
  wilcox.infantry("pryor", 1400, "C", 5),
  wilcox.infantry("wilcox", 1500, "B+", 7, { artillery: 1, star: true }),
  anderson.infantry("armistead", 1500, "C", 5),
  anderson.infantry("mahone", 1600, "B", 6, { artillery: 1 }),
  anderson.infantry("wright", 1500, "B", 6, { artillery: 1 }),
  south.cavalry("robertson", 1500, "B", [4, 3]),
  south.cavalry("fitzhugh-lee", 1800, "B+", [5, 4], { artillery: 1, star: true }),
  south.infantry("evans", 2000, "C", 7, { artillery: 1 }),
  south.artillery("washington-artillery", 14, 4),
  south.artillery("lee-artillery", 18, 5),
  schurz.infantry("koltes", 1400, "C", 5),
  schurz.infantry("schimmelfennig", 1400, "C", 5),
  schurz.infantry("krzyzanowski", 1200, "C", 4),
  schurz.artillery("schurz-artillery", 18, 5),
  schenck.infantry("stahel", 1500, "C", 5, { artillery: 1 }),
  schenck.infantry("mclean", 1500, "B", 6, { artillery: 1 }),
  reynolds.infantry("meade", 1500, "B", 6, { star: true, basis: { star: "rulebook", sharpshooters: "derived" } }),
  reynolds.infantry("seymour", 1400, "B", 6),
  reynolds.infantry("hardin", 1450, "B", 6, { basis: PLAIN }),
  reynolds.artillery("reynolds-artillery", 16, 4),
  hatch.infantry("sullivan", 1500, "C", 5, { sharpshooters: true, basis: { sharpshooters: "rulebook" } }),
  hatch.infantry("doubleday", 1050, "B", 4, { basis: PLAIN }),
  hatch.infantry("patrick", 1700, "C", 6),
  hatch.infantry("gibbon", 1900, "B+", 8, { star: true, basis: { star: "rulebook", sharpshooters: "derived" } }),
  hatch.artillery("hatch-artillery", 22, 6),
  ricketts.infantry("duryea", 1500, "C", 5),
  ricketts.infantry("tower", 1700, "C", 6, STAR),
  ricketts.infantry("stiles", 1600, "C", 6),
  ricketts.infantry("thoburn", 1100, "C", 4),
  ricketts.artillery("ricketts-artillery", 16, 4),
  kearny.infantry("robinson", 1300, "B", 5),
  kearny.infantry("birney", 1800, "B", 7, STAR),
  kearny.infantry("poe", 1300, "B", 5),
  kearny.artillery("kearny-artillery", 12, 3),
  hooker.infantry("grover", 1550, "B+", 7, STAR),
  hooker.infantry("taylor", 1400, "B", 6),
  hooker.infantry("carr", 1600, "B", 6),
  hooker.artillery("hooker-artillery", 10, 3),
  reno.infantry("nagle", 1500, "B", 6),
  reno.infantry("ferrero", 1500, "B+", 7, { artillery: 1, star: true }),
  stevens.infantry("christ", 1000, "B", 4),
  stevens.infantry("leasure", 850, "B+", 4),
  stevens.infantry("farnsworth", 950, "B", 4),
  stevens.artillery("stevens-artillery", 10, 3),
  butterfield.infantry("roberts", 1900, "B", 8),
  butterfield.infantry("lansing", 1500, "B", 6, { sharpshooters: true }),
  butterfield.artillery("butterfield-artillery", 16, 4),
  sykes.infantry("buchanan", 1700, "A", 8, STAR),
  sykes.infantry("chapman", 1200, "A", 6),
  sykes.infantry("warren", 1050, "A", 5, STAR),
  sykes.artillery("sykes-artillery", 14, 4),
  north.infantry("milroy", 1900, "C", 7, { artillery: 1, basis: PLAIN }),
  north.cavalry("bayard", 1500, "C", [3, 2]),
  north.cavalry("buford", 1600, "B", [4, 3], STAR),
  north.artillery("us-artillery", 14, 4),
];

function armyCommander(side: SideId, id: string, movement: number): CommanderData {
  return { id, side, rank: "army", divisions: [], available: 0, activated: 0, movement, basis: "estimate" };
}

function corpsCommander(side: SideId, id: string, available: number, ...divisions: readonly string[]): CommanderData {
  const activated = available - 1; // SB62-RU105
  return { id, side, rank: "corps", divisions, available, activated, movement: 0, basis: "estimate" };
}

/** Army and corps commanders (SB62-11.1.1-a) and the divisions of each corps. */
export const COMMANDERS: readonly CommanderData[] = [
  armyCommander("confederate", "lee", 4),
  corpsCommander("confederate", "jackson", 1, "taliaferro", "ewell", "hill"),
  corpsCommander("confederate", "longstreet", 1, "hood", "kemper", "jones", "wilcox", "anderson"),
  armyCommander("union", "pope", 3),
  corpsCommander("union", "sigel", 0, "schurz", "schenck"),
  corpsCommander("union", "mcdowell", 0, "reynolds", "hatch", "ricketts"),
  corpsCommander("union", "heintzelman", 0, "kearny", "hooker"),
  corpsCommander("union", "porter", 1, "butterfield", "sykes"),
  corpsCommander("union", "reno", 0, "reno", "stevens"),
];

function capitalized(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** The divisions in the order of their corps; none of this battle is of cavalry or independent (SB62-RU20). */
export const DIVISIONS: readonly DivisionData[] = COMMANDERS.flatMap(({ id, side, divisions }) =>
  divisions.map((division) => ({
    id: division,
    side,
    corps: id,
    cavalry: false,
    independent: false,
    name: capitalized(division),
  })),
);

/** The corps whose brigades test better in combat (SB62-11.1.1-b); independent brigades have no corps (SB62-RU102). */
export const STEADY_CORPS = "jackson";
