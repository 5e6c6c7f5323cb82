import type { COMBAT } from "../../rules/combat.ts";

/** Clauses 7.1 to 7.6, for readers. Fire, assault, retreat, advance. */
export const combat: Readonly<Record<keyof typeof COMBAT, string>> = {
  "7.1-a":
    "In every kind of combat, add the strengths of the firing units to find the row of the fire table; two dice then give the number of hits.",
  "7.1-b":
    "The side that starts a combat is the attacker: the activated units in an assault or bombardment, the charging cavalry in a charge. The other side is the defender.",
  "7.1-c": "When several units are a target, their owner chooses which take the hits, within the next two clauses.",
  "7.1-d": "The first hit must fall on an infantry unit if there is one.",
  "7.1-e": "Hits must fall on damaged units as long as there are any.",
  "7.1-f": "In some cases the dice are modified, or the firing strength changes by a percentage.",
  "7.1-g": "Add reduced strengths first, then round.",
  "7.1-h": "Read a strength above 24 as two, 24 and the rest, with the same dice, and add the hits.",
  "7.1-i":
    "An eliminated unit is not wiped out but out of order for a time: it may return by reorganisation. Once damaged, it never regains its full side.",
  "7.2-a": "Each hit costs a step: the unit is flipped, or eliminated if it has no step left.",
  "7.3-a":
    "After movement, activated units may fight one round of assault against adjacent enemies. It stands for both fire and close combat.",
  "7.3-b": "Units cannot assault across a major river hexside without a bridge.",
  "7.3-c": "Both sides’ losses apply at the same time, unless the next clause says otherwise.",
  "7.3-d":
    "The defender may fire first at an attacking stack that came next to him in this segment from a non-adjacent hex in his line of sight.",
  "7.3-e": "When the defender fires first, the attacker’s losses apply before his strength is counted and he fires.",
  "7.3-f": "Fire at a stack with a unit that was already adjacent is simultaneous.",
  "7.3-g": "Infantry and cavalry on Attack or Probe orders in the zone of control of enemy units must assault.",
  "7.3-h": "All other units may choose, if their orders allow an assault.",
  "7.3-i":
    "Several stacks may assault one stack. It fires at all of them at once, and all attacking stacks check morale as one group.",
  "7.3-j": "A stack may assault only one stack.",
  "7.3-k":
    "A stack may not join an assault on a stack that is already assaulted while another enemy stack next to it would go unassaulted in this segment.",
  "7.3-l":
    "If several adjacent stacks are not assaulted yet, a stack with infantry must take the first in this order: fort, stack with infantry, cavalry, artillery, headquarters.",
  "7.3-m": "In an assault, cavalry strength is added up, halved and rounded to the nearest.",
  "7.4-a":
    "After the round each side that took a hit checks morale. If it fails, its units in that combat retreat one hex.",
  "7.4-b": "If only one side had artillery, the other side checks first.",
  "7.4-c": "If both sides had artillery, or neither, the attacker checks first.",
  "7.4-d": "If the first side retreats, the second does not check.",
  "7.4-e": "If the first side was wiped out, that is not a retreat: the other side still checks.",
  "7.4-f": "Units that retreat become disrupted.",
  "7.4-g": "Foot artillery cannot retreat: it is destroyed instead, in attack as in defence.",
  "7.4-h": "If an enemy unit then advances into its hex, the artillery is lost for good.",
  "7.4-i": "If a retreat overfills a hex, every unit in that hex is disrupted.",
  "7.4-j": "A retreat into an enemy zone of control draws passing fire.",
  "7.4-k":
    "Nobody may choose to retreat from combat, except cavalry under 7.11-a and 7.11-b and units that Fall Back orders compel.",
  "7.5-a":
    "If an assault empties its target hex and the attackers did not retreat, one of their units may advance into it.",
  "7.5-b": "An advance ignores zones of control.",
  "7.5-c": "If a leader is with an attacking stack, he and the whole stack may advance.",
  "7.5-d": "Units of one division in a stack may all advance without a leader.",
  "7.5-e": "Artillery advances only together with a unit that is not artillery.",
  "7.6-a": "Units with rifled muskets, the normal case, fire at their normal strength.",
  "7.6-b":
    "Units with repeating weapons gain 50% when they fire at a stack that holds artillery or units with rifled muskets.",
  "7.6-c": "Units with repeating weapons also gain 50% when the enemy’s losses apply before he fires.",
  "7.6-d": "A unit that is disrupted when the assault segment begins fires at half strength.",
  "7.6-e":
    "If two units attack through hexsides with at least one hexside between them, the attacker gains 50% strength and the defender has 2 less morale.",
  "7.6-f": "There is no flank attack on defenders in a town or fort.",
  "7.6-g":
    "Terrain reduces the attacker as in table TT. Add all strengths with the same percentage, then round to the nearest.",
  "7.6-h":
    "Subtract the defender’s base morale from the attacker’s. The attacker adds the difference to his dice, the defender subtracts it from his.",
  "7.6-i": "If one side has only artillery, the morale difference modifies neither roll.",
};
