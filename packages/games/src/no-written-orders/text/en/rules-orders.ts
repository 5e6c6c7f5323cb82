import type { ORDERS } from "../../rules/orders.ts";

/** Clauses 12.3, for readers. The orders and what they bind to. */
export const orders: Readonly<Record<keyof typeof ORDERS, string>> = {
  "12.3-a":
    "A formation always has exactly one order, shown by the marker beneath its leader. No marker means Reserve.",
  "12.3-b":
    "Every order but Reserve names a target: a town, a road, a junction, a crest, a stream, or the shortest passable path between two points.",
  "12.3-c": "The target must lie within 10 MP, or be reached along roads that begin within 10 MP.",
  "12.3-d":
    "A flag of the side marks the target, with the formation’s marker hidden beneath it. The other player may never look at what lies under a flag.",
  "12.3-e": "For the headquarters any blank marker may lie under the flag.",
  "12.3-f":
    "Where an order other than Attack, Probe and Reserve demands movement, a unit must make at least the speed of the slowest one in the formation.",
  "12.3-g": "Where an order forbids to attack, reaction charges and bombardment are allowed all the same.",
  "12.3-h": "The orders are Attack, Probe, Defend, Delay, March, Fall Back, General Retreat and Reserve.",
  "12.3.AT-a":
    "Each unit must come at least one hex closer to the target every turn, until it is within 2 hexes of enemy units.",
  "12.3.AT-b": "From then on some units must attack.",
  "12.3.AT-c": "Bombardment is enough of an attack for two turns at most.",
  "12.3.AT-d":
    "Once units are in an enemy zone of control, further ones must enter one turn by turn, as long as the target is not occupied and the order lasts.",
  "12.3.AT-e": "Units in an enemy zone of control leave it only by retreat.",
  "12.3.AT-f": "Units may not move away from the target.",
  "12.3.AT-g":
    "Artillery may stay outside enemy zones of control; but if nothing but artillery is left in the formation, the order fails.",
  "12.3.AT-h": "For formations of cavalry, charges count as attacks.",
  "12.3.PR-a":
    "A probe, demonstration or diversion works like Attack except for what follows. It suits cavalry corps best.",
  "12.3.PR-b": "At most two units of the formation may be in enemy zones of control.",
  "12.3.PR-c": "The number of units in contact need not grow on Probe.",
  "12.3.PR-d": "The formation may go back to bombardment if it wishes.",
  "12.3.DF-a":
    "Units may enter an enemy zone of control only in hexes that their side controlled when the order was given.",
  "12.3.DF-b": "Only such hexes may be attacked.",
  "12.3.DF-c": "Once he complies, the leader must go towards the target, as near as 2 hexes.",
  "12.3.DF-d":
    "When he is there, or enemy units keep him from coming closer, he may leave that distance from the target, or from the closest hex he reached, only by retreat.",
  "12.3.DF-e": "A Defend fails if its leader is taken out of his distance in that way.",
  "12.3.DL-a": "Neither units nor the leader may move further away from the target.",
  "12.3.DL-b": "Units may not enter enemy zones of control and may not attack.",
  "12.3.DL-c":
    "Once the leader is within 2 hexes of the target, only a retreat can take him further off, and then the order fails.",
  "12.3.MA-a": "March is one of the two orders that allow the march rates of roads and trails.",
  "12.3.MA-b": "Units and leader must move towards the target.",
  "12.3.MA-c":
    "When the second turn is over they are bound to a route: by way of named points, each within 10 MP of the last, or else the cheapest in MP.",
  "12.3.MA-d":
    "The order is achieved the moment the leader, or any unit of a division with orders of its own, moves onto the target marker.",
  "12.3.MA-e": "Units stop before they enter an enemy zone of control, and the order is cancelled.",
  "12.3.MA-f":
    "When the enemy ends a March, the next order of a sequence comes into force at once, or Defend if there is none.",
  "12.3.FB-a": "Units must do what they can to get away from the enemy.",
  "12.3.FB-b": "On Fall Back units may use the march rates of roads and trails.",
  "12.3.FB-c":
    "On Fall Back units may leave an enemy zone of control for 1 MP more, and enter one if they need it to escape.",
  "12.3.FB-d": "On Fall Back units may not attack.",
  "12.3.FB-e": "Units on Fall Back that are attacked must retreat of themselves.",
  "12.3.FB-f": "Units on Fall Back count as flanked if cavalry charges or attacks them on a road or trail hex.",
  "12.3.FB-g":
    "The order may be changed to Reserve in any command phase, if the enemy is more than 2 hexes from every unit.",
  "12.3.GR-a": "A General Retreat is sent to all subordinates and to the headquarters.",
  "12.3.GR-b":
    "A General Retreat is tested as soon as it is received, at night too, with one column shift to the right.",
  "12.3.GR-c":
    "A General Retreat works like Fall Back, but Reserve may follow only from the first night turn after it was sent.",
  "12.3.GR-d": "A General Retreat may be ordered only when the army has reached 80% of its demoralisation level.",
  "12.3.RS-a": "Reserve is the absence of orders. Reorganisation needs it.",
  "12.3.RS-b": "Units may leave enemy zones of control for 1 MP more, but not enter them, and may not attack.",
  "12.3.RS-c": "Units on Reserve defend normally, but with 1 less morale.",
  "12.3.RS-d": "The leader may not move. New orders are tested one column further right.",
  "12.3.RS-e":
    "On Reserve it counts as failure of an order if the leader is displaced, or if units retreat from his hex.",
};
