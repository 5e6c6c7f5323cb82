import type { SCENARIOS } from "../../rules/scenarios.ts";

/** Clauses 12 and 13: set-up, reinforcements, optional rules, for readers. */
export const scenarios: Readonly<Record<keyof typeof SCENARIOS, string>> = {
  "12-a": "The players choose the historical set-up or the free one.",
  "12-b": "A few brigades enter only as reinforcements or under an optional rule.",
  "12.1-a": "Southern brigades start at the numbers on the map, Northern ones at the letters.",
  "12.1-b": "Each player chooses the facings of his brigades.",
  "12.1-c":
    "The four brigades of the Northern flanking column start marked for Operational movement and must march that way in turn 1.",
  "12.1-d": "Cocke starts in extended line.",
  "12.1-e": "Beauregard and Johnston start at Manassas Junction, McDowell at Centreville.",
  "12.2-a": "In the free set-up the South may place brigades in extended line.",
  "12.2-b":
    "The South first places 3 brigades of the Army of the Potomac, each alone in a zone anywhere south of Bull Run.",
  "12.2-c": "All others start 5 MP from Manassas Junction, one or two to a zone.",
  "12.2-d": "The North sets up next: its brigades start 5 MP from Centreville, one or two to a zone.",
  "12.2-e": "No Northern brigade starts next to Bull Run.",
  "12.3-a": "At the end of turn 2 Smith’s brigade arrives at Manassas Junction.",
  "12.3-b": "It can act from turn 3 on.",
  "13-a": "Normally this cavalry regiment is spread over the Army of the Potomac; the cavalry potentials represent it.",
  "13-b": "With this option it has its own counter and starts with Beauregard’s HQ or in a neighbouring zone.",
  "13-c": "No brigade then uses a cavalry potential.",
  "13-d": "McDowell’s plan binds the North: at least 4 brigades must cross Sudley Ford during the game.",
  "13-e": "If fewer cross, the North loses 2 points.",
  "13-f": "With this option no Southern brigade crosses Bull Run in turn 1.",
  "13-g": "With this option every attacker has −1 in turns 1 and 2.",
  "13-h":
    "With this option the Militia, the Volunteers and McCunn’s brigade may arrive at Centreville at the end of turn 3.",
  "13-i": "All three may be there together, beyond the stacking limit.",
  "13-j": "They can act from turn 4 on.",
  "13-k": "With this option an eighth turn is played if the sides are 2 points or less apart after turn 7.",
  "13-l": "That turn follows the rules of a last turn.",
  "13-m":
    "With this option the first side to inflict 10 losses while suffering 7 or fewer wins at the end of the turn.",
};
