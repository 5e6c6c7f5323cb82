import type { BEGINNING } from "../../rules/beginning.ts";

/** Clauses 1 to 3, for readers. Scope, morale, playing pieces. */
export const beginning: Readonly<Record<keyof typeof BEGINNING, string>> = {
  "1-a":
    "These rules change and extend a parent game. What they do not settle, such as the map, the counters, arrivals and unit ratings, comes from that game; here the module takes its place.",
  "1-b":
    "Where a fraction must be rounded it is rounded to the nearest whole number, an exact half up, unless a rule says otherwise.",
  "2-a":
    "Chits drawn from a cup say who moves. In combat both sides fire. Cavalry disregards zones of control. Leaders need orders, take time to carry them out and may get them wrong, or they act on their own initiative, which is risky.",
  "2.1-a": "A formation is a corps, a division or another body of units under a leader who is rated for his ability.",
  "2.1-b": "Each formation has a chit. When it is drawn from the cup, the formation is activated.",
  "2.2-a": "Infantry and cavalry have a base morale of 4.",
  "2.2-b": "Artillery has a base morale of 5.",
  "2.2-c": "A module may give any unit another base morale.",
  "2.2-d": "Once a unit has lost a step its morale is 1 less, however many steps are gone.",
  "2.2-e": "Every unit of a demoralised formation has 1 less morale.",
  "2.2-f": "In an assault a side at which artillery fires has 1 less morale.",
  "2.2-g": "A defender attacked in flank has 2 less morale.",
  "2.2-h": "All changes are added up; the result is never below 1 and never above 5.",
  "2.2-i":
    "Base morale is the unchanged morale of the unit at full strength. The die modifiers of assaults and charges compare base morale.",
  "2.3-a":
    "The morale of a group is the highest among its infantry; without infantry, the highest among its cavalry; without either, the highest among its artillery.",
  "2.3-b": "To check morale, roll one die: morale or less succeeds. A 6 therefore always fails.",
  "3.2-a":
    "Each large formation has one chit, which says when it moves. Each side also has a chit for a coordinated action.",
  "3.3-a": "Each army commander has one headquarters counter.",
  "3.3-b": "A headquarters has a movement allowance of 5.",
  "3.4-a": "Markers show disruption and formations that must check confidence, and in some games hidden forces.",
  "3.5-a":
    "Orders are kept with markers beneath the leaders. Playing with orders written on paper is another set of rules.",
};
