import type { TURN } from "../../rules/turn.ts";

/** Clauses of chapter 4, for readers. The turn and its actions. */
export const turn: Readonly<Record<keyof typeof TURN, string>> = {
  "4-a":
    "A turn has five phases, always in this order: command, chits, initial action, drawn actions, and the end of the turn with the actions of the reserves.",
  "4-b":
    "In the first phase both sides may give orders, leaders test compliance with orders they have received, and units may reorganise.",
  "4-c":
    "In the second phase commanders roll for a coordinated and for an initial action, and the chits go into the cup.",
  "4-d":
    "These chits stay out of the cup: that of the formation with the initial action, those of a coordinated pair, and those of formations on Reserve.",
  "4-e": "In the third phase the formation with the initial action, if any, takes one whole formation action.",
  "4-f":
    "In the fourth phase a chit is drawn and all units it activates take their action; this repeats until the cup is empty.",
  "4-g":
    "In the fifth phase both sides activate all their units on Reserve. Each side rolls a die, and the higher acts first.",
  "4-h": "Then every disrupted unit checks morale and recovers if it succeeds. The turn marker moves on.",
  "4-i": "A formation acts once a turn at most.",
  "4.1-a":
    "When a coordinated action chit is drawn, two formations are activated together and move and fight as if they were one.",
  "4.1-b": "The chits of the two formations themselves lie on the map to show this.",
  "4.1-c": "A side rolls a die: if it is at least 2 lower than the army commander’s rating, the side gets the chit.",
  "4.1-d":
    "A side with several army commanders names one of them for the roll. Both formations must then be under his command.",
  "4.2-a":
    "Each side rolls a die and adds the rating of its army commander. A lead of at least 3 wins the initial action.",
  "4.2-b": "The winner may choose any of his formations, even one on Reserve, or none.",
  "4.2-c": "Its chit stays out of the cup: it acts first in the turn, before any chit is drawn.",
  "4.3-a": "An army commander may move once a turn, in any action of his own side.",
  "4.3-b": "The leader of a formation moves when his formation is activated; so do the leaders of its divisions.",
  "4.4-a": "First segment: activated artillery may bombard.",
  "4.4-b":
    "The charge segment is left out in the American Civil War. Where it is played, it comes between bombardment and movement: activated cavalry may charge, and may be charged in turn.",
  "4.4-c": "Then the activated units and their leader may move as the orders of the formation allow.",
  "4.4-d":
    "Last, activated units adjacent to enemies may assault them, as the orders of the formation demand or allow.",
  "4.4-e": "Foot artillery that bombarded does nothing more in that action.",
};
