import type { MOVEMENT } from "../../rules/movement.ts";

/** Clauses 5 and 6, for readers. Movement, stacking, zones of control, states of units. */
export const movement: Readonly<Record<keyof typeof MOVEMENT, string>> = {
  "5-a":
    "Units pay movement points for the hexes they enter and the hexsides they cross, at the costs of table TT, up to their movement allowance.",
  "5-b": "Units may move together as a stack, and drop or pick up units on the way.",
  "5-c": "A unit may always move one hex, whatever it costs, except into or across prohibited terrain.",
  "5.2-a": "In march movement a road hex costs 1/2 MP.",
  "5.2-b": "In march movement a trail or railroad hex costs 1 MP, whatever else is in the hex.",
  "5.2-c": "A bridge costs nothing extra in march movement, and 2 MP extra otherwise.",
  "5.2-d": "Crossing a stream hexside costs 2 MP extra.",
  "5.2-e": "Only units on March or Fall Back orders, General Retreat included, may use march movement and its rates.",
  "5.2-f": "In march movement units move one at a time, not in stacks.",
  "5.2-g": "A unit in march movement must enter a hex across a hexside that the road, trail or railroad crosses.",
  "5.2-h":
    "A unit cannot enter a hex by march movement if friendly units on March or Fall Back orders, General Retreat included, are in it.",
  "5.2-i": "A village or town entered by march movement must be empty.",
  "5.2-j":
    "Leaders, command range and the transmission of orders cost 1/2 MP a hex along roads, trails and railroads, whoever is there, and infantry costs elsewhere.",
  "5.3-a": "A hex may hold units of up to 12 strength points.",
  "5.3-b": "The limit is checked at the end of each movement segment.",
  "5.3-c": "Entering a hex other than by march movement costs 1 MP more for each friendly unit in it.",
  "5.3-d": "You may examine an enemy stack only if one of your units or leaders has it in line of sight.",
  "5.3-e": "In a stack that the enemy has in line of sight, artillery must be on top.",
  "5.4-a": "Every combat unit has a zone of control: the six hexes around it.",
  "5.4-b": "A zone of control does not reach across impassable hexsides.",
  "5.4-c": "A zone of control does not reach into forts.",
  "5.4-d":
    "A unit that begins its move in an enemy zone of control leaves the hex only by advance or retreat after combat. It does not move at all, not even into another enemy zone of control.",
  "5.4-e": "A unit that entered an enemy zone of control during this move may go on for 1 MP more.",
  "5.4-f": "Units on Fall Back, General Retreat or Reserve may leave an enemy zone of control for 1 MP more.",
  "5.4-g":
    "Cavalry and leaders ignore zones of control when they move, at no cost. Cavalry in contact must still assault like any other unit.",
  "5.4-h":
    "An enemy unit other than cavalry may fire at half strength at units that move between two hexes in its zone of control, see 7.12-a.",
  "5.4-i":
    "Artillery may enter an enemy zone of control only where a friendly unit of another arm is, or together with one.",
  "5.5-a": "On night and rain turns no unit may enter an enemy zone of control.",
  "5.5-b": "On night and rain turns units may still leave an enemy zone of control.",
  "5.6-a": "A unit that leaves the map does not count as eliminated for victory, unless it left in a retreat.",
  "6.1-a": "Most units are printed on both sides and have two steps: a hit flips the unit, the next eliminates it.",
  "6.1-b": "A unit with a blank back has one step: the first hit eliminates it.",
  "6.2-a": "Units whose front strength is 8 or more have three steps.",
  "6.2-b":
    "After its second hit a large unit stays in play, with half the strength of its reverse side, rounded to the nearest.",
  "6.2-c": "A large unit may be reorganised back to its reverse side, whether it is on the map or eliminated.",
  "6.3-a": "A disrupted unit has its strength halved in combat, bombardment and passing fire included.",
  "6.3-b": "At the end of the turn each disrupted unit checks morale; if it succeeds it recovers.",
  "6.3-c": "For recovery only, morale is 1 lower next to an enemy unit that is not disrupted.",
  "6.3-d": "For recovery only, morale is 1 higher in terrain that reduces attackers, woods included.",
};
