import type { RULINGS_OF_ARTILLERY } from "../../rules/rulings-artillery.ts";

/** Rulings on chapters 8 to 11, for readers. Artillery, entry, works and leaders. */
export const rulingsArtillery: Readonly<Record<keyof typeof RULINGS_OF_ARTILLERY, string>> = {
  RUL120: "All batteries that fire at one hex in a segment make one roll together.",
  RUL121: "If the target is disrupted already, the first hit of a bombardment is wasted.",
  RUL122:
    "Nobody checks for retreat after a bombardment. Any hit, even a disruption, endangers the leaders in the hex.",
  RUL123: "Horse artillery may bombard and then move. It may not assault after that.",
  RUL124: "On March foot artillery may not bombard, since it must move. On all other orders it may, on Reserve too.",
  RUL125: "Artillery out of command may not bombard, since that counts as attacking.",
  RUL126:
    "A line of sight runs from centre to centre. What is in the end hexes does not block it; what it crosses between them does, and any crest it touches, ends included. Along a hexside it is blocked if both sides are closed. Adjacent hexes see each other unless a crest is between them, and adjacent enemy stacks may always be examined.",
  RUL127:
    "Artillery that had an enemy adjacent when the action began fires in defence only if an attacking stack stands where an enemy stood then. Otherwise its strength and its effects on morale and on the order of checks are lost. All other artillery fires normally.",
  RUL128: "The rulebook’s words on fire by artillery alone leave out “modifier”: no morale modifier is meant.",
  RUL129:
    "The hex bombarded must hold an enemy unit. Range is counted in hexes, and adjacent hexes are allowed. Forts, and hexes beyond a crest, are not.",
  RUL130: "In bombardment only the terrain of the target hex counts. A disrupted battery fires at half strength.",
  RUL135:
    "Reinforcements act with their formation, whose chit is in the cup that turn. If it has nothing on the map, its chit goes in if its leader arrives too; otherwise they act in the fifth phase. For initiative the leader stands in his entry hex.",
  RUL136:
    "Entry costs add up by entry hex and turn: each stack pays what the one before paid, and its own cost of the hex.",
  RUL140: "Units other than infantry in a fort get only its percentages from the terrain table.",
  RUL141: "The fort’s 50% in the table and the halving of the text are one and the same.",
  RUL142:
    "Through a fortified hexside attacks are halved, the defender fires first, there is no flank, no bombardment and no charge, and no zone of control reaches in. The defender is exempt from retreat only if every attacker comes through such hexsides.",
  RUL143: "Works begun in one turn are complete once the unit has acted two turns later; so is a new facing.",
  RUL144: "“A unit attack while entrenching” means a unit attacked.",
  RUL150:
    "The nearest unit is counted in hexes; among equals the owner chooses. Then the dice are rolled for the leader.",
  RUL151: "Hits of bombardment, passing fire and assault endanger a leader, with one roll for each leader in a combat.",
  RUL152:
    "Until the next turn a lost leader’s counter lies face down in its hex: no rating, no morale bonus, no command. The order stays. Then his successor has a rating of 1.",
  RUL153: "An order to a headquarters takes one of the commander’s orders. He is with it, or sends an aide.",
  RUL154:
    "An army or wing commander who issued an order this turn moves at half, and so does a corps commander who ordered a division by initiative. An order to himself does not count.",
  RUL155: "A leader left alone in an enemy zone of control stays until the enemy enters his hex.",
  RUL156:
    "A wing commander moves once a turn in any friendly action, as an army commander does; when he leads a formation, with that formation.",
  RUL157:
    "A wing commander’s own order has no confidence check and no failure. A March ends when he reaches the flag; an attack when the flag is controlled and his formations are unhurt and out of contact, or at nightfall if they hold no part of it; Fall Back as in 12.3.FB-g for his wing. Then he is on Reserve.",
  RUL158:
    "A headquarters or train has no order, or a March that ends on its flag or before an enemy zone of control, or a Fall Back that its owner ends when no enemy unit is within 2 hexes. It has no Defend, no failure, and no sequence except of marches.",
  RUL159:
    "A formation without units on the map fails an Attack or Probe at once and keeps other orders. Its leader may get orders and try initiative, its chit stays out of the cup, and from Reserve it may reorganise.",
};
