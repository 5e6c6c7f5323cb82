import type { COMBAT } from "../../rules/combat.ts";

/** Clauses 7.1 to 7.6, for readers. Fire, assault, retreat, advance. */
export const combat: Readonly<Record<keyof typeof COMBAT, string>> = {
  "7.1-a":
    "In every form of combat the strengths of the firing units are added to find a row of the fire table; two dice then give the number of hits.",
  "7.1-b":
    "Who begins a combat is the attacker: in assault and bombardment the activated units, in a charge the cavalry that makes it. Those opposed to them are the defender.",
  "7.1-c": "Where several units are a target, their owner chooses which take the hits, within the next two clauses.",
  "7.1-d": "The first hit must fall on an infantry unit if there is one.",
  "7.1-e": "Hits must fall on damaged units as long as there are any.",
  "7.1-f": "In some cases the dice are modified, or the firing strength is changed by a percentage.",
  "7.1-g": "Reduced strengths are always added first and rounded afterwards.",
  "7.1-h": "A strength above 24 is read as two, 24 and the rest, with the same dice; the hits are added.",
  "7.1-i":
    "Eliminated does not mean killed to the last man, but out of order for a time: the unit may come back by reorganisation. Once damaged, it never regains its full side.",
  "7.2-a": "Each hit costs a step: the unit is turned over, or eliminated if it has no other step.",
  "7.3-a":
    "After movement, activated units may fight one round of combat with adjacent enemies. It stands for fire and close fighting alike.",
  "7.3-b": "There is no assault across a hexside of a major river without a bridge.",
  "7.3-c": "Losses of both sides are applied at the same time, unless the next clause says otherwise.",
  "7.3-d":
    "If an attacking stack came next to the defender in this segment, from a hex not adjacent to him that he had in line of sight, he may choose to fire at that stack first.",
  "7.3-e":
    "When the defender fires first, the attacker’s losses are applied before his strength is counted and he fires.",
  "7.3-f": "Fire at a stack that holds a unit which was already adjacent is simultaneous.",
  "7.3-g": "Infantry and cavalry on Attack or Probe orders in the zone of control of enemy units must assault.",
  "7.3-h": "All other units choose freely, if their orders allow an assault.",
  "7.3-i":
    "Several stacks may assault one stack. It then fires at all of them at once, and the morale of all attacking stacks is taken together.",
  "7.3-j": "A stack may assault only one stack.",
  "7.3-k":
    "A stack may not join against a stack already assaulted while another enemy stack next to it would go unassaulted in this segment.",
  "7.3-l":
    "Where several adjacent stacks are not assaulted yet, a stack with infantry must take the first of this order: fort, stack with infantry, cavalry, artillery, headquarters.",
  "7.3-m": "The strength of cavalry in an assault is added up, halved and rounded to the nearest.",
  "7.4-a":
    "After the round each side that suffered a hit checks morale. If it fails, its units in that combat retreat one hex.",
  "7.4-b": "If one side had artillery and the other none, the one without checks first.",
  "7.4-c": "If both sides had artillery, or neither, the attacker checks first.",
  "7.4-d": "If the first side retreats, the second does not check.",
  "7.4-e": "If the first side was wiped out instead, that is no retreat: the other still checks.",
  "7.4-f": "Units that retreat become disrupted.",
  "7.4-g": "Foot artillery cannot retreat: instead it is destroyed, in attack as in defence.",
  "7.4-h": "If an enemy unit then advances into its hex, the artillery is lost for good.",
  "7.4-i": "If a retreat overfills a hex, every unit in that hex is disrupted.",
  "7.4-j": "Retreat into an enemy zone of control draws passing fire.",
  "7.4-k":
    "Nobody retreats from a combat by choice, except cavalry by 7.11-a and 7.11-b and units that Fall Back orders compel.",
  "7.5-a":
    "If an assault leaves its target hex empty and the attackers have not retreated, one of their units may advance into it.",
  "7.5-b": "An advance disregards zones of control.",
  "7.5-c": "If a leader is with an attacking stack, the whole stack and he may advance.",
  "7.5-d": "Units of one division in a stack may all advance without a leader.",
  "7.5-e": "Artillery advances only together with a unit that is not artillery.",
  "7.6-a": "Units with rifled muskets, which is the rule, fire at their normal strength.",
  "7.6-b":
    "Units with repeating weapons gain 50% when they fire at a stack that holds artillery or units with rifled muskets.",
  "7.6-c": "Units with repeating weapons also gain 50% when the enemy’s losses are applied before he fires.",
  "7.6-d": "A unit that is disrupted when the assault segment begins fires at half strength.",
  "7.6-e":
    "If two attacking units strike through hexsides with at least one hexside between them, the attacker’s strength rises by 50% and the defender’s morale falls by 2.",
  "7.6-f": "There is no flank attack on defenders in a town or fort.",
  "7.6-g":
    "Terrain reduces the attacker as table TT says. All strengths with the same percentage are added, then rounded to the nearest.",
  "7.6-h":
    "The defender’s base morale is taken from the attacker’s. The attacker adds the difference to his dice, the defender takes it from his.",
  "7.6-i": "Where one side has nothing but artillery, the difference of morale modifies neither roll.",
};
