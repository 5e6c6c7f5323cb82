import { leadersOf } from "../leaders.ts";
import type { LeaderData } from "../module-data.ts";

const north = leadersOf("union", "estimate");
const south = leadersOf("confederate", "estimate");

/** Who leads what, how well, and why we think so. */
export const LEADERS: readonly LeaderData[] = [
  north.army("mcdowell", "McDowell", 2, "U1 U2 U3 U4 U5", "sound plan, weak grip once engaged"),
  north.formation("tyler", "Tyler", 1, "U1", "provoked 18 July, then dawdled at the bridge"),
  north.formation("hunter", "Hunter", 2, "U2", "led the turning column, direct, soon wounded"),
  north.formation("heintzelman", "Heintzelman", 2, "U3", "personally brave, fed regiments singly"),
  north.formation("miles", "Miles", 0, "U4", "accused of drunkenness; orders ignored"),
  north.division("richardson", "Richardson", 2, "richardson-brigade", "reliable brigadier under Miles"),
  north.formation("runyon", "Runyon", 1, "U5", "rear guard only", { option: "runyon" }),
  south.army("johnston", "J.E. Johnston", 3, "C6 C7 C8", "senior; fed the left well"),
  south.army("beauregard", "Beauregard", 2, "C1 C2 C3 C4 C5 C9", "energetic, muddled orders"),
  south.formation("cocke", "Cocke", 2, "C1", "dutiful"),
  south.division("evans", "Evans", 3, "evans-brigade", "saw the turning move, shifted unasked"),
  south.formation("bonham", "Bonham", 1, "C2", "politician-general"),
  south.division("kershaw", "Kershaw", 2, "kershaw-brigade", "went to the left at 14:00"),
  south.formation("longstreet", "Longstreet", 3, "C3", "held Blackburn’s Ford"),
  south.division("d-r-jones", "D.R. Jones", 1, "d-r-jones-brigade", "order confusion"),
  south.formation("ewell", "Ewell", 2, "C4", "obeyed to the letter, waited"),
  south.formation("early", "Early", 3, "C5", "marched and struck the open flank"),
  south.formation("jackson", "Jackson", 4, "C6", "chose and held the Henry Hill line"),
  south.division("stuart", "Stuart", 3, "stuart-cavalry", "screened and charged on his own"),
  south.formation("bee", "Bee", 3, "C7", "went forward on his own"),
  south.division("hampton", "Hampton", 2, "hampton-legion", "found his own way to the fight"),
  south.formation("kirby-smith", "E. Kirby Smith", 3, "C8", "marched to the guns"),
];
