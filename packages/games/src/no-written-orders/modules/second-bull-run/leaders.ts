import type { ScenarioId } from "../../vocabulary.ts";
import { leadersOf } from "../leaders.ts";
import type { LeaderData } from "../module-data.ts";

const north = leadersOf("union", "derived");
const south = leadersOf("confederate", "derived");

const EVENING: readonly ScenarioId[] = ["brawners-farm"];
const LATER: readonly ScenarioId[] = ["two-days", "third-day"];
const TO_29TH: readonly ScenarioId[] = ["brawners-farm", "two-days"];
const ON_30TH: readonly ScenarioId[] = ["third-day"];

const AGGRESSIVE = { trait: "aggressive" } as const;

/** Who leads what, how well, and why the sources say so. */
export const LEADERS: readonly LeaderData[] = [
  north.army("pope", "Pope", 1, "V1 V2 V3 V4 V5 V6 V7", "many orders, little effect; wrong picture", AGGRESSIVE),
  north.formation("sigel", "Sigel", 1, "V1", "prompt at dawn, diffuse"),
  north.division("schenck", "Schenck", 2, "schenck-division", "competent"),
  north.division("schurz", "Schurz", 2, "schurz-division", "competent"),
  north.division("milroy", "Milroy", 2, "milroy-brigade", "impulsive, great courage", AGGRESSIVE),
  north.formation("mcdowell", "McDowell", 1, "V2", "wandered lost on 28 August, divisions strayed"),
  north.division("king", "King", 0, "king-division", "ill", { scenarios: EVENING }),
  north.division("hatch", "Hatch", 2, "king-division", "energetic", { scenarios: LATER }),
  north.division("ricketts", "Ricketts", 2, "ricketts-division", "steady, slow"),
  north.division("bayard", "Bayard", 2, "bayard-cavalry", "capable"),
  north.formation("reynolds", "Reynolds", 3, "V3", "best of Pope’s own army"),
  north.formation("heintzelman", "Heintzelman", 1, "V4", "passed orders on, little control"),
  north.division("kearny", "Kearny", 3, "kearny-division", "a fighter", AGGRESSIVE),
  north.division("hooker", "Hooker", 3, "hooker-division", "a fighter"),
  north.formation("porter", "Porter", 2, "V5", "able, cautious, distrusted Pope"),
  north.division("morell", "Morell", 1, "morell-division", "slow", { scenarios: TO_29TH }),
  north.division("butterfield", "Butterfield", 2, "morell-division", "adequate", { scenarios: ON_30TH }),
  north.division("sykes", "Sykes", 2, "sykes-division", "solid"),
  north.formation("reno", "Reno", 3, "V6", "vigorous"),
  north.division("stevens", "Stevens", 3, "stevens-division", "skilful"),
  north.formation("buford", "Buford", 3, "V7", "found Longstreet at Gainesville"),
  south.army("lee", "Lee", 4, "W1 W2 W3 L1 L2 L3 L4 L5 L6", "lets subordinates act, times the blow"),
  south.wing("jackson", "Jackson", 3, "W1 W2 W3", "superb hold; late support on 30 August", AGGRESSIVE),
  south.wing("longstreet", "Longstreet", 3, "L1 L2 L3 L4 L5", "superb attack, reluctant to start it"),
  south.formation("taliaferro", "Taliaferro", 1, "W1", "wounded 28 August", { scenarios: EVENING }),
  south.formation("starke", "Starke", 2, "W1", "took over on 28 August", { scenarios: LATER }),
  south.formation("ewell", "Ewell", 3, "W2", "wounded 28 August", { scenarios: EVENING }),
  south.formation("lawton", "Lawton", 2, "W2", "sound, untried", { scenarios: LATER }),
  south.formation("a-p-hill", "A.P. Hill", 3, "W3", "held six assaults", AGGRESSIVE),
  south.division("early", "Early", 3, "early-detachment", "dependable flank guard"),
  south.formation("hood", "Hood", 3, "L1", "spearhead", AGGRESSIVE),
  south.division("evans", "Evans", 2, "evans-brigade", "brave, quarrelsome"),
  south.formation("kemper", "Kemper", 2, "L2", "average division chief"),
  south.formation("d-r-jones", "D.R. Jones", 2, "L3", "average division chief"),
  south.formation("wilcox", "Wilcox", 2, "L4", "average division chief"),
  south.formation("r-h-anderson", "R.H. Anderson", 1, "L5", "late, barely pressed"),
  south.division("s-d-lee", "S.D. Lee", 3, "s-d-lee-battalion", "exceptional gunner"),
  south.formation("stuart", "Stuart", 3, "L6", "scouting first-rate, little to charge", AGGRESSIVE),
  south.division("fitzhugh-lee", "F. Lee", 2, "fitzhugh-lee-brigade", "good"),
];
