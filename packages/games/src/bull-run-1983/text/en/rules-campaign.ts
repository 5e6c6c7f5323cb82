import type { CAMPAIGN } from "../../rules/campaign.ts";

/** Clauses 11 to 14, for readers. Terrain markers, leaders, reinforcements and rally. */
export const campaign: Readonly<Record<keyof typeof CAMPAIGN, string>> = {
  "11.1-a": "The set-up decides whether the trestle is intact or destroyed; nothing changes it later.",
  "11.2-a": "The trestle makes UU28 a bridge hex that joins all its roads.",
  "11.3-a":
    "The four abatis are set up in four hexes within 3 of Stone Bridge or Farm Ford, not on a ford or bridge. Union march routes may pass near them.",
  "11.4-a": "An abatis stays where it was put until it is cleared.",
  "11.5-a":
    "While it is there, it costs 1 MP more to enter and 1 more to leave, cancels the roads in its hex, closes it to brigade pieces and blocks retreats through it.",
  "11.6-a":
    "Infantry of either side clears it in the Rally phase if it started its Movement phase there out of enemy zones of control and stayed, without moving, fighting or being in one. It need not be active.",
  "12.1-a": "Active leaders activate. Brigade leaders also form brigades and rally.",
  "12.2-a":
    "Leaders have no zone of control, do not fight and do not hinder movement. Enemy leaders may share a hex if no unit is adjacent.",
  "12.3-a":
    "A leader in an enemy zone of control without a friendly unit in his hex is eliminated, whether he goes there or the enemy comes. His escort does not cancel the zone.",
  "12.4-a": "When a unit advances or retreats, leaders in its hex may go with it.",
  "12.5-a":
    "When combat eliminates the last unit in a hex, each leader there rolls on the Leader Elimination Table. If two stacks destroy each other, leaders of both hexes roll.",
  "13.1-a": "Each group enters in its side’s Movement phase, at the turn and hex on the card.",
  "13.11-a":
    "If the entry hex is in an enemy zone of control, the group waits for its first Movement phase when it is not.",
  "13.12-a": "Reinforcements that do not enter at their first chance are eliminated.",
  "13.13-a": "They need no orders on the turn they enter; on every later turn they do.",
  "13.2-a": "Infantry enters as single units, not as a brigade piece, and batteries with their mobile piece.",
  "13.3-a": "Union pieces enter by normal movement and pay the road rate for the entry hex.",
  "13.3-b": "Confederate pieces that do not come by rail enter in the same way.",
  "13.4-a": "Only Confederate reinforcements go by rail, and only if they arrive on time. Delayed ones march.",
  "13.41-a":
    "The train follows the railroad to Manassas Junction (EE34), or stops in the last hex before a Union zone of control. There is no choice.",
  "13.42-a": "Pieces that came by rail do not move further that turn. Batteries may bombard if something is in range.",
  "14.1-a": "From the noon turn on each player may revive one unit a turn.",
  "14.2-a": "Only infantry that was eliminated within 4 hexes of its own brigade leader can be revived.",
  "14.21-a":
    "Such infantry goes to the RALLY box however it was eliminated. A brigade piece that is eliminated breaks up.",
  "14.22-a":
    "Infantry eliminated farther from its leader is lost. If it is lost in retreat, count from the last hex before the fatal one.",
  "14.23-a": "Cavalry, artillery, leaders and infantry without a brigade, such as the 1 NJM, never return.",
  "14.3-a":
    "A brigade leader and one of his infantry units must start the Movement phase stacked, out of enemy zones of control. If both stay and do not fight, he revives one of his units in the Rally phase.",
  "14.31-a":
    "Only brigade leaders rally, and only their own brigade’s infantry. Without the leader or any of its infantry, a brigade can no longer rally.",
  "14.32-a":
    "Neither of the two may move, fight or be in an enemy zone of control in that turn. They may form their brigade, clear an abatis or be inactive.",
  "14.33-a": "He may revive any unit of his brigade in the RALLY box, even one lost this turn. It appears in his hex.",
  "14.4-a": "A player never rallies more than one unit in his turn, and an unused chance is lost.",
  "14.5-a": "A rallied unit is like any other and can be rallied again.",
};
