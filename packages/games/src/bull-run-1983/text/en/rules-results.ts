import type { RESULTS } from "../../rules/results.ts";

/** Clauses of chapter 7, for readers. Resolving combat. */
export const results: Readonly<Record<keyof typeof RESULTS, string>> = {
  "7.1-a":
    "The attacker declares all attacks and their order before any is resolved. Then they are fought one by one in that order.",
  "7.2-a": "All results of a battle, advances included, are carried out before the next die is rolled.",
  "7.3-a":
    "The odds give the column of the Combat Results Table, one die the row. If there are two results, losses come first and the survivors retreat.",
  "7.31-a": "Odds are the attack total against the defence total, reduced to a ratio with 1 on one side.",
  "7.31-b": "Add the attack factors of the attackers and the defence factors of the group, each as terrain changes it.",
  "7.31-c": "Odds are rounded in favour of the defender.",
  "7.31-d": "Odds above 6-1 use the 6-1 column.",
  "7.31-e": "Below 1-6 there is no attack: its attackers are eliminated, and it does not count as a soak-off.",
  "7.32-a":
    "A unit with attack factor 0 cannot attack alone but may join others. It helps to surround and to cancel doubling, and its DP count for losses on both sides.",
  "7.33-a": "A result affects only the units in that battle.",
  "7.4-a": "A defender is doubled if it is uphill of the hexes of all adjacent attackers in its battle.",
  "7.4-b": "Long-range fire and units in other battles do not affect doubling.",
  "7.41-a":
    "A stream hex is downhill of every neighbour except those its stream runs into. Two neighbouring stream hexes are uphill of each other unless a stream crosses their common hexside.",
  "7.42-a":
    "A hilltop is uphill of its slopes. If a stream runs through the hilltop but not on into the slope, both are uphill of each other.",
  "7.5-a": "A halved unit has half its attack and defence factors, without rounding.",
  "7.5-b": "No unit is halved more than once in a battle. An attacker may be halved while a defender is doubled.",
  "7.51-a": "Any unit on a ford or bridge is halved, in attack and in defence.",
  "7.52-a": "Woods affect only batteries: a battery is halved if it is in woods or attacks a defender in woods.",
  "7.52-b": "Attackers in woods do not halve a battery that defends in the open.",
  "7.6-a": "Roads have no effect in combat and cancel no effect of terrain.",
  "7.7-a": "Units are eliminated by results, by a retreat that cannot be made, or by attacking below 1-6.",
  "7.71-a":
    "The side named loses as many DP as the enemy has adjacent in the battle. Units with attack factor 0 count, guns at long range do not.",
  "7.71-b": "Losses are counted and paid in DP as changed by terrain.",
  "7.71-c":
    "If the losing side has too few DP in the battle, all its units in it are eliminated and the rest is ignored.",
  "7.71-d": "EX is AE and DE together: the side with fewer DP is wiped out, the other loses the same number of DP.",
  "7.71-e": "Only units in the battle and in an enemy zone of control are counted or lost.",
  "7.72-a": "One defending unit of the battle is eliminated.",
  "7.73-a": "The losing player chooses the units to lose. He may lose more than he must.",
  "7.73-b": "He may break up a brigade piece and lose some of its units; so DL1 costs a brigade only one unit.",
  "7.74-a":
    "Infantry eliminated within 4 hexes of its brigade leader goes to the RALLY box. Everything else is out for good.",
  "7.74-b": "For a unit lost in retreat, the distance is measured from the last hex before the fatal one.",
  "7.8-a":
    "Each piece hit by a B2 result moves exactly two hexes and must end two hexes from where it started. Its owner chooses the route.",
  "7.81-a":
    "If it can, a retreating piece ends two hexes farther from every enemy it fought, guns at long range included. This is waived if it is impossible or would eliminate the piece.",
  "7.81-b": "Several units retreat one by one and may go to different hexes.",
  "7.82-a": "A retreat costs no MP, and only rivers, fords and abatis hinder it.",
  "7.83-a": "A piece that retreats into an enemy zone of control is eliminated.",
  "7.83-b": "A piece that ends its retreat in an overfull hex is eliminated. It may pass through one.",
  "7.83-c": "Retreating into a river hex, into an unplayable hex or over the edge of the map is fatal.",
  "7.83-d": "A piece that retreats into and out of a ford or an abatis is eliminated. It may end there.",
  "7.83-e": "A retreat into a ford does not use up the 8 DP that may enter it.",
  "7.9-a":
    "When an attack removes the last defender of a hex, each unit that made the attack may advance into it, up to the stacking limit.",
  "7.9-b": "Only units adjacent to the vacated hex that took part in that attack may advance.",
  "7.9-c": "Defenders never advance.",
  "7.91-a": "Terrain does not hinder an advance, but an advance into a ford uses up its 8 DP.",
  "7.92-a": "An advance ignores enemy zones of control.",
  "7.93-a":
    "A unit that has advanced cannot attack again this turn, even next to an enemy, and does not prevent bombardment of its neighbours.",
};
