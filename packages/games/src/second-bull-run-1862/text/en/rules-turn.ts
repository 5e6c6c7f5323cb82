import type { TURN } from "../../rules/turn.ts";

/** Clauses 5 to 8: initiative, action phases, continuation, administrative phase; for readers. */
export const turn: Readonly<Record<keyof typeof TURN, string>> = {
  "5-a": "Both players roll. The higher roll is Player 1 for the turn; the other player is Player 2.",
  "5-b": "On a tie the scenario says who has the initiative.",
  "6.1-a": "A turn has three to five action phases. In each, Player 1 plays his half first, then Player 2.",
  "6.1-b":
    "You choose one corps commander, roll a die and add his modifier and the scenario’s. The result tells how many of his divisions you may activate.",
  "6.1-c": "How many divisions a result gives differs from battle to battle.",
  "6.1-d": "After the roll the corps commander is turned to his activated side.",
  "6.1-e": "A corps commander who is already activated adds the lower value of that side.",
  "6.1-f": "You may choose the same corps commander in one action phase after another.",
  "6.1-g":
    "You choose the divisions one at a time, test their command if they need it, and let their brigades act one after the other.",
  "6.1-h": "With each activated division one independent brigade may act too, if it has not acted in this phase.",
  "6.1-i":
    "Instead of one of the divisions you may choose an independent division or, only once, an independent brigade.",
  "6.1-j": "A brigade finishes its action before the next one begins.",
  "6.1-k": "A brigade acts at most once in an action phase, but it may act in every phase of the turn.",
  "6.1-l": "A brigade that acts either rests and loses one level of Fatigue, or moves and perhaps attacks.",
  "6.1-m": "Declared attacks are fought once all activated divisions have finished moving.",
  "6.1-n": "After Player 1’s moves and combats Player 2 plays his; then the Action marker advances.",
  "6.2-a":
    "A brigade is independent if it has a white band or no other brigade of its division is on the map. Reinforcements count only once they have entered.",
  "6.2-b":
    "At the start of the half it must be within 2 zones of a brigade of that division; mounted cavalry within 3.",
  "6.2-c": "That brigade of the division must not be isolated.",
  "6.2-d": "It may also act instead of a division: in command range of the corps commander, or after a command test.",
  "6.3-a":
    "After the brigades have moved and before the combats, the active player may move the corps commander he chose, and his army commander.",
  "6.3-b": "An army commander moves only on a roll no higher than his test value.",
  "6.3-c": "Pass or fail, he is then turned to his activated side.",
  "6.3-d": "A corps commander moves without a roll.",
  "6.3-e": "Commanders have 8 MP and cannot make a forced march.",
  "6.3-f": "A commander may enter a zone next to an enemy brigade only if it holds a friendly brigade.",
  "6.3-g":
    "An activated army commander does not test again that turn; he moves only if he is shifted. A corps commander may move each time he is chosen.",
  "7-a": "After three action phases a roll of 1 to 4 gives a fourth. On 5 or 6 the administrative phase follows.",
  "7-b": "After a fourth phase a roll of 1 or 2 gives a fifth, which is always the last.",
  "7-c": "A scenario may change these rolls. None in this battle does.",
  "8-A": "First, each routed brigade retreats 3 more zones.",
  "8-B": "Each brigade that is not in contact with the enemy loses one level of Fatigue.",
  "8-C":
    "Activated army commanders become available. Then so does every activated corps commander in command range of his own army commander.",
  "8-D":
    "Each routed brigade rolls. On 1 to 3 it stays routed, on 4 or 5 it rallies with Fatigue 1, on 6 it also recovers a loss.",
  "8-E-a": "The scenario lists a turn T and the possible entries of each formation.",
  "8-E-b":
    "Elsewhere in the series a brigade or a whole division arrives on 1 or 2 on turn T, on 1 to 4 the turn after, and then without a roll. This battle has its own test instead.",
  "8-E-c": "Army and corps commanders enter on turn T, without a roll.",
  "8-E-d": "Reinforcements march as usual, but cannot make a forced march or enter an enemy zone of control.",
  "8-E-e":
    "If an enemy brigade is in the entry zone or has it in its zone of control, the nearest open entry is used instead.",
  "8-E-f": "When both sides have reinforcements, the battle says which side moves first.",
  "8-F": "The Action marker returns to 1.",
  "8-G": "The Turn marker advances; after the last turn the points are counted.",
};
