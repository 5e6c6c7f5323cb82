import type { SCENARIOS } from "../../rules/scenarios.ts";

/** Clauses 12 and 13: set-up, reinforcements, optional rules, for readers. */
export const scenarios: Readonly<Record<keyof typeof SCENARIOS, string>> = {
  "12-a": "The players agree on the historical set-up or the free one.",
  "12-b": "A few brigades enter only as reinforcements or by an optional rule.",
  "12.1-a": "Southern brigades start at the numbers on the map, Northern ones at the letters.",
  "12.1-b": "Each player turns his brigades as he likes.",
  "12.1-c":
    "The four brigades of the Northern flank column begin under Operational movement and must march that way in turn 1.",
  "12.1-d": "Cocke starts in extended line.",
  "12.1-e": "Beauregard and Johnston start at Manassas Junction, McDowell at Centreville.",
  "12.2-a": "In the free set-up the South may place brigades in extended line.",
  "12.2-b":
    "The South begins with 3 brigades of the Army of the Potomac, each alone in a zone anywhere south of Bull Run.",
  "12.2-c": "All others start 5 MP from Manassas Junction, singly or in pairs.",
  "12.2-d": "The North follows: its brigades start 5 MP from Centreville, singly or in pairs.",
  "12.2-e": "No Northern brigade starts next to Bull Run.",
  "12.3-a": "At the end of turn 2 Smith’s brigade comes in at Manassas Junction.",
  "12.3-b": "It can act from turn 3 on.",
  "13-a":
    "As a rule this cavalry regiment is spread over the Army of the Potomac; the cavalry potentials stand for it.",
  "13-b": "With the option it has its own counter, placed with Beauregard’s HQ or in a zone beside it.",
  "13-c": "Then no brigade uses a cavalry potential.",
  "13-d": "McDowell’s plan binds the North: 4 brigades or more must cross Sudley Ford in the course of the game.",
  "13-e": "If fewer cross, the North loses 2 points.",
  "13-f": "With this option no Southern brigade crosses Bull Run in turn 1.",
  "13-g": "With this option every attacker has −1 in turns 1 and 2.",
  "13-h":
    "With this option the Militia, the Volunteers and McCunn’s brigade may come in at Centreville when turn 3 ends.",
  "13-i": "All three may stand there together, beyond the usual limit.",
  "13-j": "They can act from turn 4 on.",
  "13-k": "With this option an eighth turn is played if 2 points or fewer lie between the sides after turn 7.",
  "13-l": "It follows the rules of a final turn.",
  "13-m":
    "With this option, whoever is first to inflict 10 losses while having 7 or fewer himself wins when the turn ends.",
};
