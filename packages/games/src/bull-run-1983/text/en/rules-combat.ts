import type { COMBAT } from "../../rules/combat.ts";

/** Clauses of chapter 6, for readers. Who fights whom. */
export const combat: Readonly<Record<keyof typeof COMBAT, string>> = {
  "6.1-a": "Only combat units take part in combat. Leaders neither attack nor can be attacked.",
  "6.2-a": "Automatic victories happen in the Movement phase, all other attacks in the Combat phase.",
  "6.3-a":
    "Every unit of either side that is in an enemy zone of control when the Combat phase begins must take part in a battle.",
  "6.3-b":
    "Units that made an automatic victory this turn are left out: they do not attack, and no unit has to be attacked because of their zone of control.",
  "6.31-a":
    "Each of the attacker’s units that entered or stayed in an enemy zone of control must attack. One that left it and entered no other need not.",
  "6.32-a": "Each defender in an attacking unit’s zone of control must be attacked.",
  "6.4-a": "A unit attacks only defenders adjacent to it, except by long-range fire.",
  "6.5-a": "A unit fights at most once in a Combat phase, whether it attacks or defends.",
  "6.6-a":
    "A unit next to several defenders may leave some of them to other attackers. A defender need not be attacked by every unit next to it.",
  "6.61-a": "Attackers in the same hex may join different battles.",
  "6.62-a":
    "Defenders in the same hex may be in different battles if screening allows it. So a weak attack on some, a soak-off, frees strength against the rest.",
  "6.7-a":
    "Where several attackers meet several defenders, the attacker divides the defenders into groups and says who attacks each.",
  "6.71-a": "A group and its attackers are one battle. No unit is in two.",
  "6.72-a": "An attacker attacks a group only if it is next to each unit of it.",
  "6.8-a":
    "Defending batteries and infantry in a hex pair off one to one as far as possible. A pair defends as one, with both defence factors.",
  "6.8-b": "The attacker chooses who is paired with whom. Attacking units are never paired.",
  "6.8-c": "Cavalry is never paired. It may be attacked alone or in any group.",
  "6.8-d": "Units in one hex do not screen units in another.",
  "6.8-e": "There is no screening against bombardment.",
  "6.81-a":
    "Batteries or infantry left over in a hex after pairing may be attacked alone. The attacker chooses which are left over.",
  "6.82-a": "A brigade piece counts as the infantry units in it and is paired with as many batteries.",
  "6.9-a": "A unit uses its whole attack or defence factor in one battle; it cannot be split.",
};
