import type { ARTILLERY } from "../../rules/artillery.ts";

/** Clauses 8 to 10, for readers. Artillery, reinforcements, forts and works. */
export const artillery: Readonly<Record<keyof typeof ARTILLERY, string>> = {
  "8.1-a":
    "In the bombardment segment artillery may fire at a target hex within its range that it has in line of sight.",
  "8.1-b": "The range of artillery is three hexes unless its counter or the module says otherwise.",
  "8.1-c": "The target of a bombardment does not fire back.",
  "8.1-d": "After bombarding, foot artillery stays where it is in the movement segment of that action.",
  "8.1-e": "The first hit of a bombardment is always a disruption: the whole target stack is disrupted.",
  "8.1-f": "Every further hit is a step loss as usual.",
  "8.1-g": "A stack that is disrupted already is not disrupted again.",
  "8.1-h": "Nobody can retreat to lessen the hits of a bombardment.",
  "8.2-a": "Artillery may assault adjacent units only if it did not bombard in that turn.",
  "8.2-b": "Artillery may always fire in defence, and in passing fire, whether it bombards in the turn or not.",
  "8.2-c": "No morale modifier applies to dice where artillery bombards or defends alone.",
  "8.2-d": "Artillery that takes part in an assault lowers the morale of the other side by 1.",
  "8.2-e": "Defending artillery raises the morale of its own side by 1.",
  "8.3-a": "A line of sight is blocked only by forest, fort and town hexes, by units and by crest hexsides.",
  "8.3-b": "A crest hexside blocks even on the hex of the unit itself, its end points included.",
  "8.3-c": "A line along a crest is blocked if there is blocking terrain both to its right and to its left.",
  "8.3-d": "Where a line runs between a crest and something else that blocks, it is blocked.",
  "8.3-e": "A line of sight reaches five hexes unless the scale of the map sets another limit.",
  "8.4-a":
    "Artillery that was adjacent to an enemy when the current action began cannot fire in defence at an enemy that moves into another adjacent hex and attacks.",
  "9-a": "Reinforcements enter at their entry hexes, stacked if wished but not above the limit.",
  "9-b": "Each stack that follows pays what the stack before it paid to enter, and the cost of the entry hex besides.",
  "9-c":
    "If the entry hex is blocked or in an enemy zone of control, they enter at the nearest neighbouring hexes that are in none.",
  "9-d": "Unless the module says otherwise, arriving reinforcements are on March towards their headquarters.",
  "9-e":
    "Unless the module says otherwise, a headquarters, and units whose headquarters is not on the map yet, stop at the first town on their road.",
  "9-f": "Those who enter on a road or trail hex may use march movement at once.",
  "9-g": "A leader may try to change his order by initiative on the very turn of his arrival.",
  "10.1-a":
    "Forts are lasting strongpoints: large redoubts, fortified farms, small castles. What follows holds for a single infantry unit in one.",
  "10.1-b": "A single infantry unit in a fort is not affected by enemy zones of control.",
  "10.1-c": "A single infantry unit in a fort cannot be bombarded, charged or flanked.",
  "10.1-d": "The infantry in a fort never has to attack, but has its zone of control and must be attacked.",
  "10.1-e": "A unit in a fort does not retreat.",
  "10.1-f": "Those who attack a fort have half their strength, and the fort always fires before them.",
  "10.1-g":
    "Who has the choice of a fort and another stack must attack the fort, unless another unit attacks it already.",
  "10.1-h": "Step losses of an infantry unit in a fort may be taken by any adjacent friendly infantry unit instead.",
  "10.1-i": "Nobody retreats into an occupied fort.",
  "10.1-j": "Two units in a fort cancel its effects: it counts as clear terrain until one of them leaves.",
  "10.2-a":
    "Fortified hexsides, such as town walls, work like a fort through those hexsides, however many units stand behind them.",
  "10.2-b": "Units may retreat across fortified hexsides.",
  "10.3-a":
    "Entrenchments are works dug on the spot, with the effect of fortified hexsides. Only some games allow them.",
  "10.3-b":
    "To begin one, a construction marker is placed on an infantry or cavalry unit on Defend orders that neither fights nor moves.",
  "10.3-c": "An entrenchment is finished at the end of the unit’s action two turns after the marker was placed.",
  "10.3-d": "An entrenchment works only against attacks through the hexside it faces and the two beside it.",
  "10.3-e":
    "There is one entrenchment in a hex at most. To turn it, one digs anew; on the third turn the new one takes the place of the old.",
  "10.3-f": "A unit attacked while digging fires at half strength, and its construction marker is removed.",
};
