import type { ARTILLERY } from "../../rules/artillery.ts";

/** Clauses 9 and 10, for readers. Artillery and automatic victory. */
export const artillery: Readonly<Record<keyof typeof ARTILLERY, string>> = {
  "9.1-a":
    "Each battery has two pieces, one for marching and one for battle; one is in play. If either is eliminated, both are out.",
  "9.11-a":
    "The two pieces differ only in their factors. Both use roads, fords and abatis hexes, and both fire at long range.",
  "9.12-a":
    "A battery is flipped only in its own Movement phase, before it moves and once a phase, or in the set-up. It may be inactive or next to the enemy, and may move afterwards if active.",
  "9.2-a":
    "Batteries fire up to 3 hexes, only from outside enemy zones of control and only in their own Combat phase. Long-range fire never defends and never joins an automatic victory.",
  "9.3-a":
    "A battery needs a clear straight line from centre to centre to each target. If the line runs along a hexside, the attacker chooses which of the two hexes it goes through.",
  "9.31-a": "A combat unit of either side, woods, or a crest hexside on the line blocks it.",
  "9.31-b": "Units in a stream, on a ford or on a bridge do not block the line.",
  "9.31-c": "Woods and units in the battery’s own hex or the target’s do not block the line.",
  "9.32-a":
    "If the line crosses a crest and the battery or the target is on that crest’s hilltop, the line is clear whatever else is on it.",
  "9.4-a":
    "Long-range fire is declared with the other attacks. A battery attacks once and adds its attack factor as if adjacent.",
  "9.41-a":
    "A battery in an enemy zone of control when the Combat phase begins must attack its neighbours and cannot fire at long range.",
  "9.42-a":
    "A battery at long range joins other attackers only against exactly the same group, and attacks every unit of it.",
  "9.43-a": "Every unit of the group must be in range and in its line of sight.",
  "9.5-a":
    "Long-range fire on a group that adjacent units attack as well is support fire. It adds its attack factor, but its DP add nothing to the losses.",
  "9.51-a":
    "Support counts for no more than the adjacent attackers, terrain included. More may fire but adds nothing. Adjacent batteries have no such limit.",
  "9.52-a": "Supporting batteries are untouched by AE, EX and AB2: they never retreat and are never lost.",
  "9.6-a":
    "An attack made entirely at long range is a bombardment. It uses the Bombardment Table, with odds worked out as usual.",
  "9.61-a":
    "Only a target that no adjacent unit can attack may be bombarded. Any other must be attacked by an adjacent unit, and long-range fire on it can only be support.",
  "9.61-b": "Units that advanced or made an automatic victory this turn do not prevent bombardment.",
  "9.61-c":
    "Long-range fire alone is no soak-off. Every defender in contact must be attacked by an adjacent unit if possible.",
  "9.62-a": "Only units are bombarded. Any of those in a hex may be chosen, but a brigade piece only as a whole.",
  "9.63-a": "No unit is doubled in a bombardment. Halving applies.",
  "9.64-a": "A bombardment activates every leader in the target hexes, but not the targets.",
  "9.7-a": "Woods halve an attacking battery if it is in them, or if one or more of its targets are, near or far.",
  "9.8-a": "A defending battery is halved only if it is in woods itself.",
  "10.1-a": "With 8-1 or better in the Movement phase the attacker may fight at once, before he moves other pieces.",
  "10.2-a": "No long-range fire joins it, and each of its attackers must be adjacent to all of its defenders.",
  "10.3-a": "It takes 8-1. Other units next to the defenders may stay out of it.",
  "10.4-a":
    "Each of its attackers must attack every enemy next to it. So defenders of one hex are always taken together.",
  "10.4-b": "Other attackers may take only some of these defenders, if they are next to no more than those.",
  "10.5-a":
    "It is read in the 6-1 column. Its attackers may advance; after that they cannot attack again, and their zone of control forces no combat and prevents no bombardment. Advances into a ford count towards its 8 DP.",
  "10.6-a":
    "A surviving defender takes its zone of control with it. Pieces that have neither moved nor attacked may still move; those of the automatic victory may not.",
  "10.7-a":
    "Pieces that enter a survivor’s zone of control must stop, and it must be attacked again: by further automatic victories, as many as you like, or once in the Combat phase.",
};
