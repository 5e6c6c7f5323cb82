import type { OBEDIENCE } from "../../rules/obedience.ts";

/** Clauses 12.4 to 12.17, for readers. Giving, carrying and obeying orders. */
export const obedience: Readonly<Record<keyof typeof OBEDIENCE, string>> = {
  "12.4-a":
    "An order is placed beneath the formation’s leader if the giver is close enough to him, and otherwise beneath an aide who is sent to him.",
  "12.4-b":
    "Until an order has been ignored, cancelled, achieved or failed, the same leader may not be given it again: the type or the target must be another.",
  "12.4-c":
    "A target is another only if it is at least 10 hexes from that of the current order and that of an order still waiting or on its way.",
  "12.4-d": "When orders are compared, Attack is the same type as Probe, and Defend the same as Delay.",
  "12.4-e":
    "Each side has false flags, up to one for each corps, which it may place anywhere at any time to deceive the enemy.",
  "12.5-a":
    "March and Attack orders may be given as a sequence, to be carried out one after the other. The last order of it may be of any type.",
  "12.5-b":
    "When a March is achieved, or ended by the nearness of the enemy, or an Attack is achieved, its marker and flag are removed and the next order is obeyed at once.",
  "12.5-c":
    "If there is no next order the formation is on Reserve. A March that the enemy ends is another case, see RUL175.",
  "12.5-d": "When any order of a sequence fails, or the leader takes up a new order, he loses all his order markers.",
  "12.5-e":
    "A leader with a rating of at least 3 goes from March to Attack at the very moment an enemy zone of control is entered.",
  "12.5-f": "With a lower rating his units stop before they enter one, and take up the Attack next turn.",
  "12.5-g": "Units that have entered no zone of control yet keep the march rates up to the last hex before one.",
  "12.6-a":
    "The rulebook does not say how orders travel: its number 12.6 is missing. RUL170, RUL171 and RUL172 say it.",
  "12.7-a": "A leader tests compliance on the turn in which he receives an order.",
  "12.7-b":
    "The ratings of sender and recipient give the column of table TC, moved by the shifts of table TS; two dice give the row.",
  "12.7-c": "With result C the order is obeyed from this turn on.",
  "12.7-d":
    "With result R and a number the order waits: in every later command phase a die is rolled, and at that number or more it is obeyed.",
  "12.7-e": "With result I the order would be ignored; this edition’s table has no such result.",
  "12.7-f": "A sequence is tested once, on the leftmost column that any of its orders has.",
  "12.8-a":
    "A March or an attack is achieved when its target is reached, which for Attack means controlled, the whole formation is out of enemy zones of control, and none of it was attacked in the last turn.",
  "12.8-b": "If no order is left, the formation is on Reserve.",
  "12.9-a": "A new order that the leader complies with cancels the one before.",
  "12.9-b": "An order fails by what its own rules say, or by a failed check of confidence.",
  "12.9-c": "When an order fails the formation retreats three hexes at once, and is on Fall Back.",
  "12.9-d": "In this retreat units may stop instead of entering an enemy zone of control.",
  "12.9-e": "Unlike in a retreat after combat, foot artillery takes part in it.",
  "12.10-a":
    "A formation checks confidence from the first turn after it lost a step under its current orders, and every turn from then on, until they are achieved, cancelled or failed.",
  "12.10-b": "A formation on Defend or Delay that is not demoralised never checks.",
  "12.10-c": "A failed check is at once the failure of the order.",
  "12.11-a":
    "A leader may try to give himself an order, within 12.4-b: two dice are rolled on the initiative table instead of the compliance table.",
  "12.11-b": "The leader must have the target hex in extended line of sight.",
  "12.11-c":
    "“No Effect” leaves things as they are. “Acts on Initiative” puts the new order in force. “Bad Move” lets the other player give him an order.",
  "12.11-d": "The order of a bad move is obeyed without a test. The owner still makes the moves it demands.",
  "12.11-e": "An Attack or Probe given by a bad move changes to Reserve after one turn.",
  "12.11-f": "A leader on Reserve acts on initiative at 1 less: with a rating of 3 from 7 instead of 8.",
  "12.12-a": "An army commander may give as many orders a turn as his rating.",
  "12.12-b": "While he is away from his headquarters, or it is moving, he gives one order a turn.",
  "12.12-c":
    "All but the first of these, until he is again with a headquarters that stands, must be given face to face, to targets in his extended line of sight at that moment or along roads or trails that begin in it.",
  "12.13-a": "Single divisions may be given orders of their own.",
  "12.13-b": "If there is neither a counter nor a printed rating for its leader, the rating is 1.",
  "12.13-c":
    "The division is free of the usual command range, but no two of its units may ever be more than 2 hexes apart.",
  "12.13-d": "Its orders hold until a new order supersedes or cancels them.",
  "12.13-e":
    "The orders of a division may come from the initiative of its corps commander. Their way is then measured from his hex.",
  "12.13-f":
    "Where they came so, the owner may cancel them whenever the division is within command range of its corps commander: it is simply part of the corps again.",
  "12.13-g": "A March of a division is achieved when any of its units reaches the target.",
  "12.14-a": "For the extended line of sight all elevations of the map count, not only crests.",
  "12.14-b":
    "Higher ground blocks it between lower places, and between a place of its own height and a lower one, in both directions.",
  "12.14-c": "Extended sight reaches 8 hexes, on rain turns 4, on night turns 1.",
  "12.15-a":
    "A wing commander stands between army commander and formations as long as he is not in line of sight of an army commander.",
  "12.15-b": "A wing commander who commands receives orders himself and tests compliance with them.",
  "12.15-c": "To his subordinates a wing commander may give only orders in keeping with his own.",
  "12.15-d": "By initiative a wing commander may give himself other orders than the army commander gave him.",
  "12.15-e":
    "A wing commander may roll for initial and coordinated actions in place of the army commander. What he wins goes to his subordinates alone.",
  "12.15-f": "The army commander may still send orders straight to the formations below him.",
  "12.15-g":
    "Within range of the army commander a wing commander has no task, and may lead any formation assigned to him by stacking with it, for as long as his player wishes, even if they move out of that range.",
  "12.16-a": "Orders for a set hour do not exist when orders are kept with markers.",
  "12.17-a": "Orders to support another formation do not exist either.",
};
