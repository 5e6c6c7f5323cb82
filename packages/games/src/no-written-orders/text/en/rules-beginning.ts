import type { BEGINNING } from "../../rules/beginning.ts";

/** Clauses 1 to 3, for readers. Scope, morale, playing pieces. */
export const beginning: Readonly<Record<keyof typeof BEGINNING, string>> = {
  "1-a":
    "These rules change and extend a parent game. The parent game supplies what they do not, such as the map, counters, arrivals and unit ratings; here the module does that.",
  "1-b": "Round fractions to the nearest whole number, an exact half up, unless a rule says otherwise.",
  "2-a":
    "Chits drawn from a cup decide who moves. Both sides fire in combat. Cavalry ignores zones of control. Leaders need orders, take time to carry them out and may get them wrong; or they act on their own initiative, which is risky.",
  "2.1-a": "A formation is a corps, a division or another group of units under a leader with a rating.",
  "2.1-b": "Each formation has a chit. When it is drawn from the cup, the formation is activated.",
  "2.2-a": "Infantry and cavalry have a base morale of 4.",
  "2.2-b": "Artillery has a base morale of 5.",
  "2.2-c": "A module may give any unit another base morale.",
  "2.2-d": "A unit that has lost a step has 1 less morale, however many steps it has lost.",
  "2.2-e": "Every unit of a demoralised formation has 1 less morale.",
  "2.2-f": "In an assault a side under artillery fire has 1 less morale.",
  "2.2-g": "A defender attacked in flank has 2 less morale.",
  "2.2-h": "Add all changes; the result is never below 1 or above 5.",
  "2.2-i":
    "Base morale is a unit’s morale at full strength, without any change. The die modifiers of assaults and charges compare base morale.",
  "2.3-a":
    "The morale of a group is the highest among its infantry; without infantry, the highest among its cavalry; without either, the highest among its artillery.",
  "2.3-b": "To check morale, roll one die: the morale or less succeeds. So a 6 always fails.",
  "3.2-a":
    "Each large formation has one chit, which says when it moves. Each side also has a chit for a coordinated action.",
  "3.3-a": "Each army commander has one headquarters counter.",
  "3.3-b": "A headquarters has a movement allowance of 5.",
  "3.4-a": "Markers show disruption and formations that must check confidence, and in some games hidden forces.",
  "3.5-a":
    "Markers under the leaders show their orders. Playing with orders written on paper is a different set of rules.",
};
