import type { ORDERS } from "../../rules/orders.ts";

/** Clauses of 12.3, for readers. The orders and what they bind to. */
export const orders: Readonly<Record<keyof typeof ORDERS, string>> = {
  "12.3-a": "A formation always has exactly one order, shown by the marker under its leader. No marker means Reserve.",
  "12.3-b":
    "Every order but Reserve names a target: a town, a road, a junction, a crest, a stream, or the shortest passable path between two points.",
  "12.3-c": "The target must lie within 10 MP, or be reached along roads that begin within 10 MP.",
  "12.3-d":
    "A flag marks the target, with the formation’s marker hidden under it. The other player may never look under a flag.",
  "12.3-e": "For the headquarters any blank marker may lie under the flag.",
  "12.3-f":
    "Where an order other than Attack, Probe or Reserve requires movement, a unit must move at least as fast as the slowest in the formation.",
  "12.3-g": "Where an order forbids attacks, reaction charges and bombardment are still allowed.",
  "12.3-h": "The orders are Attack, Probe, Defend, Delay, March, Fall Back, General Retreat and Reserve.",
  "12.3.AT-a":
    "Each unit must come at least one hex closer to the target every turn, until it is within 2 hexes of enemy units.",
  "12.3.AT-b": "From then on, some units must attack.",
  "12.3.AT-c": "Bombardment counts as an attack for at most two turns.",
  "12.3.AT-d":
    "Once units are in an enemy zone of control, more must enter one each turn, until the target is occupied or the order ends.",
  "12.3.AT-e": "Units in an enemy zone of control leave it only by retreat.",
  "12.3.AT-f": "Units may not move away from the target.",
  "12.3.AT-g":
    "Artillery may stay outside enemy zones of control; but if nothing but artillery is left in the formation, the order fails.",
  "12.3.AT-h": "For formations of cavalry, charges count as attacks.",
  "12.3.PR-a": "A probe, demonstration or diversion works like Attack except as follows. It suits cavalry corps best.",
  "12.3.PR-b": "At most two units of the formation may be in enemy zones of control.",
  "12.3.PR-c": "On Probe the number of units in contact need not grow.",
  "12.3.PR-d": "The formation may go back to bombardment if it wishes.",
  "12.3.DF-a":
    "Units may enter an enemy zone of control only in hexes that their side controlled when the order was given.",
  "12.3.DF-b": "Only such hexes may be attacked.",
  "12.3.DF-c": "Once he obeys, the leader must move towards the target until he is within 2 hexes.",
  "12.3.DF-d":
    "Once he is there, or enemy units stop him from coming closer, only a retreat may take him beyond that distance from the target, or from the closest hex he reached.",
  "12.3.DF-e": "Defend fails if a retreat takes its leader beyond that distance.",
  "12.3.DL-a": "Neither units nor the leader may move further from the target.",
  "12.3.DL-b": "Units may not enter enemy zones of control and may not attack.",
  "12.3.DL-c":
    "Once the leader is within 2 hexes of the target, only a retreat can take him further away, and then the order fails.",
  "12.3.MA-a": "March is one of the two orders that allow the march rates of roads and trails.",
  "12.3.MA-b": "Units and leader must move towards the target.",
  "12.3.MA-c":
    "After the second turn units and leader must follow a route: through named points, each within 10 MP of the last, or else the cheapest in MP.",
  "12.3.MA-d":
    "The order is achieved the moment the leader, or any unit of a division with its own orders, moves onto the target marker.",
  "12.3.MA-e": "Units stop before they enter an enemy zone of control, and the order is cancelled.",
  "12.3.MA-f":
    "When the enemy ends a March, the next order in its sequence takes effect at once, or Defend if there is none.",
  "12.3.FB-a": "Units must try to get away from the enemy.",
  "12.3.FB-b": "On Fall Back units may use the march rates of roads and trails.",
  "12.3.FB-c":
    "On Fall Back units may leave an enemy zone of control for 1 MP more, and enter one if they must to escape.",
  "12.3.FB-d": "On Fall Back units may not attack.",
  "12.3.FB-e": "Units on Fall Back that are attacked must choose to retreat.",
  "12.3.FB-f": "Units on Fall Back count as flanked if cavalry charges or attacks them on a road or trail hex.",
  "12.3.FB-g":
    "The order may be changed to Reserve in any command phase, if the enemy is more than 2 hexes from every unit.",
  "12.3.GR-a": "A General Retreat is sent to all subordinates and to the headquarters.",
  "12.3.GR-b":
    "A General Retreat is tested as soon as it is received, even at night, with one column shift to the right.",
  "12.3.GR-c":
    "A General Retreat works like Fall Back, but Reserve may follow only from the first night turn after it was sent.",
  "12.3.GR-d": "A General Retreat may be ordered only when the army has reached 80% of its demoralisation level.",
  "12.3.RS-a": "Reserve means having no order. Reorganisation requires it.",
  "12.3.RS-b": "Units may leave enemy zones of control for 1 MP more, but not enter them, and may not attack.",
  "12.3.RS-c": "Units on Reserve defend normally, but with 1 less morale.",
  "12.3.RS-d": "The leader may not move. New orders are tested one column further right.",
  "12.3.RS-e": "On Reserve, a displaced leader or a retreat of units from his hex counts as a failed order.",
};
