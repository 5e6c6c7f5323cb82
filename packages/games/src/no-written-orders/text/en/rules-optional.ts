import type { OPTIONAL } from "../../rules/optional.ts";

/** Clauses 19 to 19.6, for readers. Optional rules of arrival, artillery and supply. */
export const optional: Readonly<Record<keyof typeof OPTIONAL, string>> = {
  "19-a":
    "All this is optional. The rules to 19.6 are advanced ones, recommended once the game is known, with 19.4 to 19.6 used together; 19.7 is recommended for battles of several days.",
  "19.1-a":
    "A die is rolled for reinforcements two turns ahead of their time. 1: they come at once, two turns early. 2: one turn early. 3 or 4: on time. 5: one turn late. 6: two turns late.",
  "19.1-b": "A player need not tell the other what the roll said.",
  "19.1-c": "The roll is made separately for each group at an entry hex.",
  "19.1-d":
    "If more of a side’s formations have been delayed than advanced so far, by however much, 1 is taken from the die; if more have been advanced, 1 is added.",
  "19.1-e":
    "The die cannot bring a group forward so that it arrives before another that was due earlier at the same hex.",
  "19.2-a":
    "Artillery that bombards several units other than artillery stacked in one hex has its strength raised by 50%.",
  "19.2-b": "Artillery that defends against an assault has its strength raised by 50%.",
  "19.3-a": "Artillery may add its strength to the fire of friendly units under attack elsewhere.",
  "19.3-b": "Artillery in support suffers no hits and no retreat from that combat.",
  "19.3-c":
    "Artillery in support must not have bombarded this turn, be attacked itself in this action, or be adjacent to enemy units that the current chit does not activate.",
  "19.3-d":
    "Artillery in support must belong to the same chit as a unit under attack and have the attacker in line of sight, so never across a crest.",
  "19.3-e": "Remote support changes neither morale nor who checks first for retreat.",
  "19.4-a": "Supply is traced to trains. The loss of a step at 9:00 by 17-c is not played then.",
  "19.4.1-a":
    "A train has a movement allowance of 3 and pays what artillery pays. It crosses streams only on bridges, and not on pontoons. It may not enter enemy zones of control and has none itself.",
  "19.4.2-a": "No unit may ever be in the hex of a train, or move through it, nor a train through that of a unit.",
  "19.4.3-a":
    "A train has no strength, cannot attack or defend, and never retreats. If an enemy unit enters its hex, or a friendly one retreats into it, it is destroyed for good.",
  "19.4.4-a":
    "The army train moves with the reserves, on a March order of the army commander that it obeys on receipt.",
  "19.4.5-a":
    "Each train is set up at most 2 hexes from some unit of its formation, the army train at most 2 hexes from the headquarters.",
  "19.4.6-a":
    "For supply a unit needs at most 10 hexes passable for infantry to a road or trail, and from there along these to a supply hex of its side, or to its army train if that is in supply itself.",
  "19.4.7-a":
    "The army train is in supply if it is on a road or trail hex from which connected roads or trails lead, at any length, to a supply source of its side.",
  "19.4.7-b": "Enemy combat units block these lines; their zones of control do not.",
  "19.4.8-a":
    "Being out of supply has the effects of demoralisation. They are not added to those of demoralisation or fatigue.",
  "19.4.8-b": "When a turn of 9:00 begins, each unit out of supply loses a step.",
  "19.4.9-a":
    "A division, or a cavalry brigade or division, may be told to guard the army train. From its compliance on, its units trace their command as a division to the train’s hex: they keep within two hexes of it.",
  "19.4.9-b":
    "While the train stands the guard acts as on Defend. While it moves the guard has the same March, obeyed at once, but need not go faster than the train. It cannot stack with the train.",
  "19.5-a": "Counting artillery ammunition, here, and small-arms ammunition, by 19.6, needs the trains of 19.4.",
  "19.5.1-a":
    "Artillery that fires must trace a line to the army train over hexes passable for artillery: with the third hex at the latest it is on a road or trail, and it leaves these no more.",
  "19.5.2-a":
    "Artillery firing in assault or bombardment takes as many points from the army’s ammunition track as it has strength.",
  "19.5.2-b":
    "When the track is at 0, or a firing unit cannot trace its line, the total strength of the firing artillery is halved, rounded down, before all other changes.",
  "19.6-a":
    "When a side rolls 11 or 12 in an assault, all its infantry and cavalry in it are marked as low on cartridges; units with repeating weapons on a 10 as well.",
  "19.6-b": "A unit low on cartridges fires at half strength and has 1 less morale.",
  "19.6-c":
    "Each corps has a train with five reloads. At the end of a formation action each activated marked unit within two hexes of it may lose its marker for one reload.",
  "19.6-d":
    "A corps train is refilled if it ends its move adjacent to the army train. It is under no command, and counts neither for artillery ammunition nor for supply at 9:00.",
};
