import type { CHARGES } from "../../rules/charges.ts";

/** Clauses 7.7 to 7.13, for readers. Cavalry charges, evasion, passing fire, large units. */
export const charges: Readonly<Record<keyof typeof CHARGES, string>> = {
  "7.7-a": "Activated cavalry within two hexes of enemy units may charge them.",
  "7.7-b": "At two hexes, the hex in between must be empty.",
  "7.7-c": "A charge can only cross clear terrain and crests.",
  "7.7-d": "Charging cavalry moves into the defender’s hex.",
  "7.7-e": "Artillery defends against a charge at half strength, infantry and cavalry at full strength.",
  "7.7-f": "Each side fires once. The attacker takes his losses before he fires.",
  "7.7-g": "The side that loses more steps has lost the charge; in a tie the defender wins.",
  "7.7-h": "The loser retreats; a charging unit goes back to the hex where it began.",
  "7.7-i": "Cavalry that wins may stay, go back to the hex where it began, or pursue.",
  "7.7-j": "Whoever wins, a retreat after a charge never reduces losses.",
  "7.7-k":
    "Losers who cannot retreat lose one more step, and the cavalry may pursue them in the hex. The charging units have no zone of control for this.",
  "7.7-l": "All charges of a segment run together: all move, then all fight. Reaction charges are separate.",
  "7.7-m": "A cavalry unit charges at most once a turn, and then neither moves nor attacks for the rest of the turn.",
  "7.8-a":
    "Pursuing cavalry attacks the units it has driven off, which cannot return fire, or any other adjacent enemy as in a new charge.",
  "7.8-b":
    "If the owner does not want to pursue, he rolls a die for each unit: above its pursuit rating, it pursues anyway.",
  "7.8-c": "Pursuit lasts one round: then the unit stays, or goes back to the hex where it first began.",
  "7.9-a":
    "Cavalry may charge in reaction when enemies move, charge (in reaction too) or retreat into or through a hex within two hexes of it. It must pass a morale check, with 1 more morale if stacked with a leader.",
  "7.9-b": "Each cavalry unit checks for itself, and only once for each moving unit.",
  "7.9-c": "If several units react against one unit in one hex, they attack together.",
  "7.9-d": "A moving unit that wins such a combat may move on.",
  "7.10-a": "Infantry with repeating weapons is not halved against a charge.",
  "7.10-b":
    "Infantry in the target hex, if none of it is disrupted, may form square: the defenders check morale, and if they pass, the strength of the charge is halved.",
  "7.10-c":
    "The charge is doubled if the defender was already adjacent to friends of the chargers and is charged from another hex. Defenders in towns are exempt.",
  "7.10-d": "A reaction charge is doubled against cavalry that is pursuing or retreating.",
  "7.10-e":
    "The difference of base morale modifies the dice of a charge as in an assault, but not where artillery defends alone or bombards.",
  "7.11-a":
    "Cavalry or horse artillery under assault may evade by one hex, unless it began the turn in an enemy zone of control or cavalry takes part in the attack.",
  "7.11-b": "A side in an assault that is all cavalry and takes hits may decide to retreat before it checks morale.",
  "7.11-c": "When cavalry breaks off, both sides halve their losses; a loss of 1 becomes none.",
  "7.12-a":
    "When a unit or stack moves from one hex in the zone of control of an enemy stack into another of the same stack, all units of that stack may fire at it at half strength.",
  "7.12-b": "A hit forces the moving units to check for retreat as after an assault.",
  "7.13-a":
    "Passing fire does not affect a unit that only passes through the first of the two hexes, if a friendly unit stays there for the whole movement segment.",
  "7.13b-a": "The rule of units with three steps is printed here a second time, word for word as under 6.2.",
  "7.13b-b":
    "All dice of a combat may be rolled at once, morale checks included: three for passing fire, six for an assault. This does not hold where cavalry may retreat by 7.11-b.",
};
