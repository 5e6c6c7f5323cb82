import type { TURN } from "../../rules/turn.ts";

/** Clauses 5 to 8: initiative, action phases, continuation, administrative phase; for readers. */
export const turn: Readonly<Record<keyof typeof TURN, string>> = {
  "5-a": "Both players roll. The higher die makes its owner Player 1 of the turn; the other one is Player 2.",
  "5-b": "When the results are equal, the scenario says who has the initiative.",
  "6.1-a": "A turn has three to five of them. In each Player 1 plays his half first, then Player 2 his.",
  "6.1-b":
    "You name one corps commander, roll a die and add his modifier and those of the scenario. The result tells how many of his divisions you may activate.",
  "6.1-c": "How many divisions a result gives is different from battle to battle.",
  "6.1-d": "After the die the corps commander lies on his activated side.",
  "6.1-e": "A corps commander who is activated already adds the lower value of that side.",
  "6.1-f": "You may name the same corps commander in one action phase after another.",
  "6.1-g":
    "You choose the divisions one at a time, test their command where they must, and let their brigades act one after the other.",
  "6.1-h": "With each activated division one independent brigade may act too, if it has not acted in this phase.",
  "6.1-i":
    "In the place of one of the divisions you may take an independent division or, once only, one independent brigade.",
  "6.1-j": "A brigade finishes its action before the next one begins.",
  "6.1-k": "A brigade acts at most once in an action phase, but it may act in every phase of the turn.",
  "6.1-l": "A brigade that acts either takes one level off its Fatigue, or moves and perhaps attacks.",
  "6.1-m": "The attacks declared are fought when all activated divisions have finished moving.",
  "6.1-n": "After Player 1’s moves and combats Player 2 has his; then the Action marker moves on.",
  "6.2-a":
    "A brigade with a white band, or one without any other brigade of its division on the map. Reinforcements count only once they have come in.",
  "6.2-b": "When the half begins it must be within 2 zones of a brigade of that division; mounted cavalry within 3.",
  "6.2-c": "The brigade of the division from which you count must not be isolated.",
  "6.2-d": "Or it takes a division’s place: in command range of the corps commander, or else after a command test.",
  "6.3-a":
    "After the brigades have moved and before the combats, the active player may move the corps commander he named, and his army commander.",
  "6.3-b": "An army commander moves only on a die that does not exceed his test value.",
  "6.3-c": "Whether the test succeeds or fails, he lies on his activated side afterwards.",
  "6.3-d": "A corps commander moves without a die.",
  "6.3-e": "Commanders have 8 MP and make no forced march.",
  "6.3-f": "A commander enters a zone next to an enemy brigade only if a friendly brigade stands there.",
  "6.3-g":
    "An activated army commander is not tested again in that turn; he only gives way when touched. A corps commander may move each time he is named.",
  "7-a": "After three action phases a die of 1 to 4 gives a fourth one. On 5 or 6 the administrative phase follows.",
  "7-b": "After a fourth one a die of 1 or 2 gives a fifth, which is the last in any case.",
  "7-c": "A scenario may change these rolls. None of this battle does.",
  "8-A": "To begin with, each routed brigade goes back 3 zones more, by the rules of retreat.",
  "8-B": "Each brigade that is not in contact with the enemy loses one level of Fatigue.",
  "8-C":
    "Activated army commanders become available. Then every activated corps commander in command range of his own army commander does.",
  "8-D":
    "Each routed brigade rolls. On 1 to 3 it stays routed, on 4 or 5 it rallies with Fatigue 1, on 6 it rallies likewise and recovers a loss.",
  "8-E-a": "The scenario lists for each formation a turn T and the entries it may use.",
  "8-E-b":
    "Elsewhere in the series a brigade, or a division as one, comes on 1 or 2 on turn T, on 1 to 4 the turn after, and then without a die. This battle has its own test instead.",
  "8-E-c": "Army and corps commanders come in on turn T, without a die.",
  "8-E-d": "What comes in marches as usual, but makes no forced march and enters no enemy zone of control.",
  "8-E-e":
    "If the enemy stands in the entry, or has it in a zone of control, the nearest entry that is open serves instead.",
  "8-E-f": "When both sides have reinforcements, the battle says whose move first.",
  "8-F": "The Action marker goes back to 1.",
  "8-G": "The Turn marker moves on; after the last turn the points are counted.",
};
