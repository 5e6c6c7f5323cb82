import type { OPTIONAL } from "../../rules/optional.ts";

/** Clauses 19 to 19.6, for readers. Optional rules of arrival, artillery and supply. */
export const optional: Readonly<Record<keyof typeof OPTIONAL, string>> = {
  "19-a":
    "All this is optional. The rules up to 19.6 are advanced ones, recommended once you know the game, with 19.4 to 19.6 used together; 19.7 is recommended for battles of several days.",
  "19.1-a":
    "A die is rolled for each group of reinforcements two turns before it is due. 1: it arrives at once, two turns early. 2: one turn early. 3 or 4: on time. 5: one turn late. 6: two turns late.",
  "19.1-b": "A player need not tell the other the result.",
  "19.1-c": "The roll is made separately for each group at an entry hex.",
  "19.1-d":
    "If more of a side’s groups have been delayed than advanced so far, by however many, subtract 1 from the die; if more have been advanced, add 1.",
  "19.1-e": "The die cannot bring a group in before another that was due earlier at the same hex.",
  "19.2-a": "Artillery gains 50% strength when it bombards several units other than artillery stacked in one hex.",
  "19.2-b": "Artillery gains 50% strength when it defends against an assault.",
  "19.3-a": "Artillery may add its strength to the fire of friendly units under attack elsewhere.",
  "19.3-b": "Supporting artillery takes no hits and no retreat from that combat.",
  "19.3-c":
    "Supporting artillery must not have bombarded this turn, be under attack itself in this action, or be adjacent to enemy units that the current chit does not activate.",
  "19.3-d":
    "Supporting artillery must share a chit with a unit under attack and have the attacker in line of sight, so never across a crest.",
  "19.3-e": "Remote support changes neither morale nor the order of retreat checks.",
  "19.4-a": "Supply is traced to trains. The step loss at 9:00 under 17-c does not apply.",
  "19.4.1-a":
    "A train has a movement allowance of 3 and pays what artillery pays. It crosses streams only on bridges, and not on pontoons. It may not enter enemy zones of control and has none itself.",
  "19.4.2-a": "No unit may ever be in a train’s hex or move through it, and no train may move through a unit’s.",
  "19.4.3-a":
    "A train has no strength, cannot attack or defend, and never retreats. If an enemy unit enters its hex, or a friendly one retreats into it, it is destroyed for good.",
  "19.4.4-a":
    "The army train moves with the reserves, on a March order from the army commander that it obeys on receipt.",
  "19.4.5-a":
    "Each train is set up within 2 hexes of a unit of its formation, the army train within 2 hexes of the headquarters.",
  "19.4.6-a":
    "A unit is in supply if it can trace at most 10 hexes passable for infantry to a road or trail, and from there along roads or trails to a supply hex of its side, or to its army train if the train is in supply.",
  "19.4.7-a":
    "The army train is in supply on a road or trail hex from which connected roads or trails of any length lead to a supply source of its side.",
  "19.4.7-b": "Enemy combat units block these lines; their zones of control do not.",
  "19.4.8-a":
    "Being out of supply has the effects of demoralisation, which do not add to those of demoralisation or fatigue.",
  "19.4.8-b": "At the start of a 9:00 turn each unit out of supply loses a step.",
  "19.4.9-a":
    "A division, or a cavalry brigade or division, may be ordered to guard the army train. Once it obeys, its units trace divisional command to the train’s hex: they stay within two hexes of it.",
  "19.4.9-b":
    "While the train halts, the guard acts as on Defend. While it moves, the guard has the same March, obeyed at once, but need not go faster than the train. It cannot stack with the train.",
  "19.5-a": "Tracking artillery ammunition, here, and small-arms ammunition, under 19.6, requires the trains of 19.4.",
  "19.5.1-a":
    "Artillery that fires must trace a line to the army train over hexes passable for artillery: the third hex at the latest must be on a road or trail, and from there the line stays on them.",
  "19.5.2-a":
    "Artillery that fires in an assault or bombardment uses as many points of the army’s ammunition track as its strength.",
  "19.5.2-b":
    "When the track is at 0, or a firing unit cannot trace its line, the total strength of the firing artillery is halved, rounded down, before all other changes.",
  "19.6-a":
    "When a side rolls 11 or 12 in an assault, all its infantry and cavalry in it are marked low on cartridges; units with repeating weapons also on a 10.",
  "19.6-b": "A unit low on cartridges fires at half strength and has 1 less morale.",
  "19.6-c":
    "Each corps has a train with five reloads. At the end of a formation action each activated marked unit within two hexes of it may spend one reload to lose its marker.",
  "19.6-d":
    "A corps train is refilled if it ends its move adjacent to the army train. It needs no command, and does not count for artillery ammunition or for supply at 9:00.",
};
