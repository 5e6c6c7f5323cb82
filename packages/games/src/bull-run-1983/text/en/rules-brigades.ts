import type { BRIGADES } from "../../rules/brigades.ts";

/** Clauses of chapter 8, for readers. Brigade pieces. */
export const brigades: Readonly<Record<keyof typeof BRIGADES, string>> = {
  "8.1-a": "A brigade piece and the pieces in it are never on the map together. Unused pieces stay on the card.",
  "8.2-a":
    "Brigades form only in their owner’s Movement phase or in the set-up, as many as he likes, each once a phase.",
  "8.21-a":
    "A brigade piece takes the place of its brigade leader and of infantry of that brigade whose defence factors come to exactly its own.",
  "8.21-b": "Cavalry and batteries are never part of a brigade piece. Only brigade leaders form brigades.",
  "8.21-c": "The brigade’s other units stay as they are.",
  "8.22-a":
    "The parts must have started the phase in one hex, out of enemy zones of control, and not have moved. They go to the card, and the brigade piece takes their place.",
  "8.22-b": "Inactive pieces may form a brigade.",
  "8.22-c": "A brigade formed from active pieces is active and may move at once.",
  "8.3-a":
    "The leader in a brigade piece rallies, activates and is activated as if he were on the map. Its units count for victory.",
  "8.4-a": "A brigade may break up at any time, even in an enemy zone of control. Its parts appear in its hex.",
  "8.41-a":
    "If an active brigade breaks up before it moves in its own Movement phase, its parts are active and may move.",
  "8.42-a":
    "A brigade may break up after the die is rolled and before the result is applied, so that its parts are lost, retreat or advance separately.",
  "8.5-a":
    "A brigade piece moves and fights as one infantry unit. Its parts cannot attack, or be attacked or bombarded, separately.",
  "8.51-a":
    "It screens as many batteries as it has units. Even if part of it counts as left over, it defends whole, with the batteries paired with it.",
  "8.51-b": "Fewer batteries may be paired with it only where infantry is left over in the hex.",
  "8.52-a":
    "A brigade piece may not be on a ford, a bridge or an abatis: it cannot form there and must break up when it enters.",
  "8.53-a": "A brigade piece pays the full cost of the terrain in every hex, roads or not.",
};
