import type { ARTILLERY } from "../../rules/artillery.ts";

/** Clauses 8 to 10, for readers. Artillery, reinforcements, forts and works. */
export const artillery: Readonly<Record<keyof typeof ARTILLERY, string>> = {
  "8.1-a": "In the bombardment segment artillery may fire at a hex in its range and line of sight.",
  "8.1-b": "The range of artillery is three hexes unless its counter or the module says otherwise.",
  "8.1-c": "The target of a bombardment does not fire back.",
  "8.1-d": "Foot artillery that bombards cannot move in the movement segment of that action.",
  "8.1-e": "The first hit of a bombardment is always a disruption: the whole target stack is disrupted.",
  "8.1-f": "Every further hit is a step loss as usual.",
  "8.1-g": "A stack that is already disrupted is not disrupted again.",
  "8.1-h": "Nobody can retreat to reduce the hits of a bombardment.",
  "8.2-a": "Artillery may assault adjacent units only if it did not bombard in that turn.",
  "8.2-b": "Artillery may always fire in defence, and in passing fire, whether it bombards in the turn or not.",
  "8.2-c": "No morale modifier applies when artillery bombards or defends alone.",
  "8.2-d": "Artillery that takes part in an assault lowers the morale of the other side by 1.",
  "8.2-e": "Defending artillery raises the morale of its own side by 1.",
  "8.3-a": "Only forest, fort and town hexes, units and crest hexsides block a line of sight.",
  "8.3-b": "A crest hexside blocks even at the unit’s own hex, its end points included.",
  "8.3-c": "A line along a crest is blocked if there is blocking terrain both to its right and to its left.",
  "8.3-d": "A line between a crest and other blocking terrain is blocked.",
  "8.3-e": "A line of sight reaches five hexes unless the scale of the map sets another limit.",
  "8.4-a":
    "Artillery that was adjacent to an enemy when the current action began cannot fire in defence at an enemy that moves to another adjacent hex and attacks.",
  "9-a": "Reinforcements enter at their entry hexes, in stacks if you wish, up to the stacking limit.",
  "9-b": "Each following stack pays what the stack before it paid to enter, plus the cost of the entry hex.",
  "9-c":
    "If the entry hex is blocked or in an enemy zone of control, they enter at the nearest neighbouring hexes outside one.",
  "9-d": "Unless the module says otherwise, arriving reinforcements are on March towards their headquarters.",
  "9-e":
    "Unless the module says otherwise, a headquarters, and units whose headquarters is not on the map yet, stop at the first town on their road.",
  "9-f": "Reinforcements that enter on a road or trail hex may use march movement at once.",
  "9-g": "A leader may try to change his order by initiative on the turn he arrives.",
  "10.1-a":
    "Forts are permanent strongpoints: large redoubts, fortified farms, small castles. The following applies to a single infantry unit in one.",
  "10.1-b": "A single infantry unit in a fort is not affected by enemy zones of control.",
  "10.1-c": "A single infantry unit in a fort cannot be bombarded, charged or flanked.",
  "10.1-d": "The infantry in a fort never has to attack, but has its zone of control and must be attacked.",
  "10.1-e": "A unit in a fort does not retreat.",
  "10.1-f": "Attackers of a fort have half strength, and the fort always fires first.",
  "10.1-g": "A unit that could attack a fort or another stack must attack the fort, unless another unit already does.",
  "10.1-h": "Any adjacent friendly infantry unit may take the step losses of an infantry unit in a fort instead.",
  "10.1-i": "Nobody retreats into an occupied fort.",
  "10.1-j": "Two units in a fort cancel its effects: it counts as clear terrain until one of them leaves.",
  "10.2-a":
    "Fortified hexsides, such as town walls, work like a fort against attacks through them, however many units are behind them.",
  "10.2-b": "Units may retreat across fortified hexsides.",
  "10.3-a": "Entrenchments are works dug on the spot that act as fortified hexsides. Only some games allow them.",
  "10.3-b":
    "To start one, place a construction marker on an infantry or cavalry unit on Defend that neither fights nor moves.",
  "10.3-c": "An entrenchment is finished at the end of the unit’s action two turns after the marker was placed.",
  "10.3-d": "An entrenchment works only against attacks through the hexside it faces and the two beside it.",
  "10.3-e":
    "A hex holds at most one entrenchment. To turn it, dig again; on the third turn the new one replaces the old.",
  "10.3-f": "A unit attacked while digging fires at half strength and loses its construction marker.",
};
