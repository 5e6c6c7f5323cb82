import type { LEADERS } from "../../rules/leaders.ts";

/** Clauses 11 to 12.2, for readers. Leaders, headquarters, command. */
export const leaders: Readonly<Record<keyof typeof LEADERS, string>> = {
  "11.1-a": "Leaders are not combat units, have no zone of control and do not count for stacking.",
  "11.1-b":
    "For movement leaders count as cavalry, so zones of control do not hold them. What a hex costs them is in 5.2-j.",
  "11.1-c": "A leader may never enter an enemy zone of control where there is no friendly unit.",
  "11.1-d": "If an enemy unit moves into the hex of a leader who is alone, he is placed on the nearest friendly unit.",
  "11.1-e": "The movement allowance of a leader is halved in a turn in which he gives orders.",
  "11.2-a":
    "Two dice are rolled for a leader who is displaced, or whose stack takes a hit in combat: on 2 or 3 he is lost.",
  "11.2-b": "A leader rated 1 takes his place at the start of the next turn.",
  "11.2-c": "The reverse of his counter shows that he is lost; it does not mean disruption.",
  "11.3-a": "A leader may always retreat with units in his hex.",
  "11.4-a": "A headquarters ignores friendly units for stacking and cannot retreat.",
  "11.4-b":
    "If enemy troops enter the hex of a headquarters it is destroyed, and the demoralisation level of its army falls by 5.",
  "11.4-c":
    "From then on the army commander acts as if his headquarters were always with him, but with a rating of 1 less for the rest of the day.",
  "11.4-d": "On the first turn after nightfall the headquarters returns with any friendly unit.",
  "11.5-a":
    "A headquarters moves only with the reserves, on a March or Fall Back order, which it accepts without a test, even at night.",
  "12-a":
    "Command has two levels. Army commanders give orders to wing and formation leaders, and these say how their units act; and units must be in range of their leader to act normally.",
  "12.1-a":
    "A unit is in command if it is within 3 MP, at the cheapest cost of each hex, of its leader, its wing commander or its army commander.",
  "12.1-b": "The trace may cross an enemy zone of control only in hexes with a friendly unit.",
  "12.1-c":
    "Whether a unit is in command is tested at the start of its movement, and immediately before it charges or assaults.",
  "12.1-d": "A unit may not move out of command range, but a charge, retreat or advance may take it out.",
  "12.1-e": "A unit out of range defends normally, but may not attack nor move into enemy zones of control.",
  "12.1-f": "A unit out of range that moves must return to range as quickly as possible.",
  "12.1-g": "Leaders may move off and leave units out of range.",
  "12.1-h": "Divisions with their own orders are exempt from command range.",
  "12.2-a":
    "In the command phase players first try initiative, then check confidence, then give orders, and last test compliance.",
};
