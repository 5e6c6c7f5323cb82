import { arrivalsOf, commander, division, independent, setUpOf } from "./lines.ts";
import type { Arrival, FirstDayRules, OptionalArrival, ScenarioData, SetUpGroup } from "./scenario-data.ts";

const south = setUpOf("confederate");
const southern = arrivalsOf("confederate");
const northern = arrivalsOf("union");

/** Jackson’s wing (SB62-11.2.1-a); the Union begins off the map (SB62-11.2.1-b). */
export const FIRST_DAY_GROUPS: readonly SetUpGroup[] = [
  south.commander("jackson", "155"),
  south.group("taliaferro", ["johnson", "starke", "baylor", "taliaferro", "taliaferro-artillery"], "95 113 114 127"),
  south.group("ewell", ["lawton", "trimble", "ewell-artillery"], "128 142"),
  south.group("ewell-detached", ["early", "forno"], "37 38", { isolated: true }),
  south.group(
    "hill",
    ["archer", "branch", "field", "gregg", "pender", "thomas", "hill-artillery"],
    "143 157 158 179 180 181 182",
  ),
  south.group("robertson", ["robertson"], "175"),
];

/** SB62-11.2.1-a; Gibbon on entry (SB62-11.2.1-c). */
export const FIRST_DAY_LOSSES: Readonly<Record<string, number>> = { baylor: 1, lawton: 1, trimble: 1, gibbon: 2 };

/** SB62-11.2.1-c and SB62-11.2.1-d, turn by turn. */
export const FIRST_DAY_ARRIVALS: readonly Arrival[] = [
  ...northern(
    1,
    ["E", "D"],
    commander("sigel"),
    division("schurz", "koltes", "schimmelfennig", "krzyzanowski", "schurz-artillery"),
    division("schenck", "stahel", "mclean"),
    independent("milroy"),
    commander("mcdowell"),
    division("reynolds", "meade", "seymour", "hardin", "reynolds-artillery"),
  ),
  ...southern(4, ["A"], independent("fitzhugh-lee")),
  ...northern(4, ["B", "C", "D"], division("kearny", "robinson", "birney", "poe", "kearny-artillery")),
  ...southern(
    5,
    ["H"],
    commander("lee"),
    commander("longstreet"),
    division("hood", "law", "hood", "hood-artillery"),
    division("kemper", "kemper", "pickett", "jenkins"),
    independent("washington-artillery"),
    independent("evans"),
  ),
  ...northern(
    5,
    ["B", "C", "D"],
    commander("heintzelman"),
    division("hooker", "grover", "taylor", "carr", "hooker-artillery"),
    commander("reno"),
    division("reno", "nagle", "ferrero"),
    division("stevens", "christ", "leasure", "farnsworth", "stevens-artillery"),
  ),
  ...northern(6, ["B", "C", "D"], commander("pope")),
  ...northern(
    6,
    ["E", "F"],
    commander("porter"),
    division("butterfield", "roberts", "lansing", "butterfield-artillery"),
    division("sykes", "buchanan", "chapman", "warren", "sykes-artillery"),
    independent("us-artillery"),
  ),
  ...southern(7, ["H"], division("wilcox", "featherston", "pryor", "wilcox")),
  ...northern(7, ["E", "F"], independent("bayard")),
  ...northern(8, ["G", "F"], independent("buford")),
  ...northern(8, ["E", "F"], division("hatch", "sullivan", "doubleday", "patrick", "gibbon", "hatch-artillery")),
  ...northern(10, ["E", "F"], division("ricketts", "duryea", "tower", "stiles", "thoburn", "ricketts-artillery")),
];

/** SB62-11.2.1-j */
export const FIRST_DAY_JONES: OptionalArrival = {
  arrival: southern(6, ["H"], division("jones", "jones", "toombs", "drayton"))[0],
  turn: "fixed",
  victoryPoints: 2,
};

/** SB62-11.2.1-f … SB62-11.2.1-k */
export const FIRST_DAY_RULES: FirstDayRules = {
  kind: "august-29",
  entryOnly: 1,
  unionInitiative: 1,
  tie: "union",
  withoutArmyCommander: -1,
  manoeuvre: -1,
  tacticalModifier: { union: 1, confederate: -1 },
  manoeuvreUpTo: 4,
};

/** 29 August alone: turns 1 to 10 (SB62-11.2.1-e), points by SB62-11.2.1-l … SB62-11.2.1-n. */
export const AUGUST_29: ScenarioData = {
  id: "august-29",
  days: [{ rules: FIRST_DAY_RULES, firstTurn: 1, lastTurn: 10 }],
  groups: FIRST_DAY_GROUPS,
  losses: FIRST_DAY_LOSSES,
  arrivals: FIRST_DAY_ARRIVALS,
  optional: FIRST_DAY_JONES,
  victory: { moreLosses: 1, halfMoreLosses: 3, objective: 3, lead: 8 },
};
