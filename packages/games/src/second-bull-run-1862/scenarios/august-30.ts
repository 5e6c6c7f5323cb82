import { arrivalsOf, commander, division, independent, setUpOf } from "./lines.ts";
import type {
  Arrival,
  OptionalArrival,
  ScenarioData,
  SecondDayRules,
  SetUpGroup,
  VictoryData,
} from "./scenario-data.ts";

const south = setUpOf("confederate");
const north = setUpOf("union");

/** SB62-11.2.2-a */
const SOUTHERN_GROUPS: readonly SetUpGroup[] = [
  south.commander("lee", "56"),
  south.commander("longstreet", "56"),
  south.commander("jackson", "142"),
  south.group("taliaferro", ["johnson", "starke", "baylor", "taliaferro", "taliaferro-artillery"], "95 96 115 116"),
  south.group("reserve-artillery", ["washington-artillery", "lee-artillery"], "95 96 115 116", {
    beside: "taliaferro",
  }),
  south.group("ewell", ["lawton", "trimble", "early", "ewell-artillery"], "129 143 158"),
  south.group("ewell-detached", ["forno"], "202", { isolated: true }),
  south.group(
    "hill",
    ["archer", "branch", "field", "gregg", "pender", "thomas", "hill-artillery"],
    "159 179 181 161 183 184",
  ),
  south.group("fitzhugh-lee", ["fitzhugh-lee"], "203"),
  south.group("robertson", ["robertson"], "175"),
  south.group("anderson", ["armistead", "mahone", "wright"], "54 56"),
  south.group("evans", ["evans"], "57"),
  south.group("hood", ["law", "hood", "hood-artillery"], "58 73"),
  south.group("kemper", ["pickett", "jenkins"], "41 59"),
  south.group("kemper-detached", ["kemper"], "5", { isolated: true }),
  south.group("wilcox", ["featherston", "pryor", "wilcox"], "71 72"),
];

/** SB62-11.2.2-b */
const NORTHERN_GROUPS: readonly SetUpGroup[] = [
  north.commander("pope", "109"),
  north.group(
    "ricketts-hatch",
    [
      "duryea",
      "tower",
      "stiles",
      "thoburn",
      "ricketts-artillery",
      "sullivan",
      "doubleday",
      "patrick",
      "gibbon",
      "hatch-artillery",
    ],
    "122 134 135 136 149 or 122 134 135 109 111",
    { commanders: ["mcdowell"] },
  ),
  north.group("reynolds", ["meade", "seymour", "hardin", "reynolds-artillery"], "82 84 or 82 106"),
  north.group("kearny", ["robinson", "birney", "poe", "kearny-artillery"], "164 186"),
  north.group("hooker", ["grover", "taylor", "carr", "hooker-artillery"], "148 165", { commanders: ["heintzelman"] }),
  // SB62-RU87: three zones for six brigades, where the list says 120 twice
  north.group(
    "reno-stevens",
    ["nagle", "ferrero", "christ", "leasure", "farnsworth", "stevens-artillery"],
    "120 121 133",
    { commanders: ["reno"] },
  ),
  north.group(
    "butterfield-sykes",
    ["roberts", "lansing", "butterfield-artillery", "buchanan", "chapman", "warren", "sykes-artillery"],
    "86 87 89 108",
    { commanders: ["porter"] },
  ),
];

/** Set-up losses of both sides; Milroy on entry. */
const LOSSES: Readonly<Record<string, number>> = {
  baylor: 1,
  lawton: 1,
  trimble: 1,
  gregg: 2,
  thomas: 1,
  hood: 1,
  sullivan: 2,
  doubleday: 1,
  gibbon: 2,
  birney: 2,
  grover: 1,
  carr: 1,
  nagle: 1,
  christ: 1,
  farnsworth: 1,
  milroy: 1,
};

/** The regrouped part of the Union: turn 2 or 3, as its owner likes (SB62-11.2.2-d, SB62-RU85). */
const ARRIVALS: readonly Arrival[] = arrivalsOf("union")(
  2,
  ["C"],
  commander("sigel"),
  division("schurz", "koltes", "schimmelfennig", "krzyzanowski", "schurz-artillery"),
  division("schenck", "stahel", "mclean"),
  independent("milroy"),
  independent("us-artillery"),
  independent("bayard"),
  independent("buford"),
).map((arrival) => ({ ...arrival, test: "choice", latest: 3 }));

/** SB62-11.2.2-c, as SB62-RU84 reads it. */
const JONES: OptionalArrival = {
  arrival: arrivalsOf("confederate")(2, ["H"], division("jones", "jones", "toombs", "drayton"))[0],
  turn: "from",
  victoryPoints: 2,
};

/** SB62-11.2.2-f … SB62-11.2.2-j */
export const SECOND_DAY_RULES: SecondDayRules = {
  kind: "august-30",
  unionInitiative: [2, 3],
  tie: { before: "union", after: "confederate" },
  counterAttack: { from: 3, turns: 2, activation: 1 },
};

/** SB62-11.2.2-k … SB62-11.2.2-m */
export const SECOND_DAY_VICTORY: VictoryData = { moreLosses: 2, halfMoreLosses: 5, objective: 3, lead: 8 };

/** 30 August alone: turns 2 to 10 (SB62-11.2.2-e). */
export const AUGUST_30: ScenarioData = {
  id: "august-30",
  days: [{ rules: SECOND_DAY_RULES, firstTurn: 2, lastTurn: 10 }],
  groups: [...SOUTHERN_GROUPS, ...NORTHERN_GROUPS],
  losses: LOSSES,
  arrivals: ARRIVALS,
  optional: JONES,
  victory: SECOND_DAY_VICTORY,
};
