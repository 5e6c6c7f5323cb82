import type { COMBAT } from "../../rules/combat.ts";

/** Clauses 10.1 to 10.3: attack, strength ratio and the other modifiers; for readers. */
export const combat: Readonly<Record<keyof typeof COMBAT, string>> = {
  "10.1-a": "A brigade that has paid 2 MP and has an Attack marker must attack.",
  "10.1-b": "The attacker chooses which combat is fought next.",
  "10.1-c":
    "A zone can be attacked only once in an action phase. Brigades in several zones attack it together if their zones border one another.",
  "10.1-d": "A brigade attacks only the zone its marker points at.",
  "10.1-e": "Two brigades in one zone that both have a marker attack the same zone.",
  "10.2-a": "Each side adds up its modifiers before the dice are rolled.",
  "10.3.1-a":
    "The attackers’ combat potential is compared with the defenders’. The ratio, rounded in the defender’s favour, gives the attacker’s first modifier.",
  "10.3.1-b": "Below 1 to 3 no combat dice are rolled: the attacker suffers Fatigue and a combat test.",
  "10.3.1-c": "Against artillery without infantry or cavalry the attacker has +3 instead of a ratio.",
  "10.3.2-a": "Each side adds up the artillery potential of its brigades in the combat; every full 6 points give +1.",
  "10.3.2-b": "A die is rolled for the points left over: a result no higher than their number gives another +1.",
  "10.3.2-c": "Each brigade of sharpshooters in the combat rolls: 1 or 2 gives +1.",
  "10.3.2-d":
    "Artillery needs no Attack marker. It takes part in attack or defence when the enemies in the combat are in its Front.",
  "10.3.3-a": "Attacker and defender each have +1 for every zone of theirs with at least one star in the combat.",
  "10.3.4-a":
    "Each side subtracts the Fatigue levels of its engaged brigades, up to −2 for the defender and −4 for the attacker.",
  "10.3.5-a":
    "Escarpment, ford or bridge, woods, village and embankment give the defender +1 each, but never more than +2.",
  "10.3.6-a": "The attacker has +1 for each attacking zone after the first.",
  "10.3.6-b":
    "The attacker has −2 for each zone next to an attacking one that holds an enemy brigade with the attacker in its Front and is not attacked in this phase.",
  "10.3.6-c": "The defender has −1 for each zone that attacks his Flank.",
  "10.3.7-a": "The attacker has −1 for each mounted cavalry brigade that attacks into woods.",
  "10.3.7-b": "The defender has −1 for each mounted cavalry brigade that defends woods without infantry.",
  "10.3.7-c": "All modifiers of a side are added together.",
};
