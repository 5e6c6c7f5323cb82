import type { MOVEMENT } from "../../rules/movement.ts";

/** Clauses of chapter 5, for readers. Movement, stacking, roads and zones of control. */
export const movement: Readonly<Record<keyof typeof MOVEMENT, string>> = {
  "5.1-a": "The attacker may move all, some or none of his active pieces.",
  "5.2-a":
    "Pieces move singly, each finishing before the next begins. Moving a stack together is only a convenience and changes no rule.",
  "5.3-a":
    "A piece pays for every hex it enters and may not spend more than its movement factor. If it cannot pay the full cost of a hex it cannot enter it.",
  "5.31-a": "What a hex costs depends on its terrain.",
  "5.32-a":
    "Entering a ford or an abatis costs 1 MP more, and leaving one costs 1 MP more. Going from one to another costs 2 more.",
  "5.33-a": "MP cannot be saved for another turn or given to another piece.",
  "5.4-a": "A hex may hold 12 DP wherever a piece ends its move. A piece passing through may exceed this.",
  "5.4-b": "If a hex is overfull by accident, its owner eliminates the excess units of his choice.",
  "5.5-a": "A hex with a river can be entered only if it has a ford or a bridge.",
  "5.51-a": "Brigade pieces may not be in a bridge hex. For all others a bridge is clear ground.",
  "5.52-a": "Brigade pieces may not be in a ford hex.",
  "5.52-b": "A ford holds 8 DP at most.",
  "5.52-c":
    "In each player’s turn 8 DP at most may enter a ford hex. Units that start there do not count, and each player has his own 8.",
  "5.52-d": "Leaders have no DP and never count against these limits.",
  "5.6-a":
    "Crossing a hexside that a road crosses costs the road rate. Any other hexside costs the terrain rate, even if the hex has a road elsewhere.",
  "5.6-b": "A road continues over streams and bridges, and so does the road rate.",
  "5.6-c": "The extra points of a ford are paid on top of the road rate.",
  "5.6-d":
    "On a major road a hex costs 1/3 MP for a battery and 1/2 for others; on a minor road 1/2 for a battery and 1 for others.",
  "5.61-a":
    "Fractions are kept exactly and may be used later in the same turn. The total may not exceed the movement factor by any fraction.",
  "5.62-a": "Railways count as minor roads. The unfinished railroad is not a road.",
  "5.63-a": "Roads give a brigade piece no cheaper rate.",
  "5.7-a": "An abatis cancels the roads of its hex: no road rate into it or out of it.",
  "5.8-a":
    "A unit’s zone of control is its own hex and the six around it, whatever the terrain and whoever is there. Leaders have none.",
  "5.81-a":
    "A piece stops when it enters an enemy zone of control. A piece that starts in one may leave, but stops when it enters one again.",
  "5.82-a":
    "A piece may not step from one hex of an enemy unit’s zone of control to another of the same unit’s. It may step straight into that of other enemies.",
  "5.82-b": "So no piece can move into a hex with an enemy unit.",
  "5.83-a": "Being in an enemy zone of control forces combat in the Combat phase.",
};
