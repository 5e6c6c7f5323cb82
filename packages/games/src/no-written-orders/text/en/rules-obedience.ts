import type { OBEDIENCE } from "../../rules/obedience.ts";

/** Clauses 12.4 to 12.17, for readers. Giving, carrying and obeying orders. */
export const obedience: Readonly<Record<keyof typeof OBEDIENCE, string>> = {
  "12.4-a":
    "An order goes under the formation’s leader if the giver is close enough, and otherwise under an aide sent to him.",
  "12.4-b":
    "Until an order has been ignored, cancelled, achieved or failed, it may not be given to the same leader again: the type or the target must differ.",
  "12.4-c":
    "A target differs only if it is at least 10 hexes from that of the current order and that of any order waiting or on its way.",
  "12.4-d": "For this comparison Attack is the same type as Probe, and Defend the same as Delay.",
  "12.4-e":
    "Each side has dummy flags, up to one per corps, which it may place anywhere at any time to deceive the enemy.",
  "12.5-a":
    "March and Attack orders may be given as a sequence, carried out one after another. The last may be of any type.",
  "12.5-b":
    "When a March is achieved or stopped by the enemy, or an Attack is achieved, its marker and flag are removed and the next order takes effect at once.",
  "12.5-c":
    "Without a next order the formation goes into Reserve. A March that the enemy stops is different, see RUL175.",
  "12.5-d": "When an order of a sequence fails, or the leader obeys a new order, all his order markers are removed.",
  "12.5-e":
    "A leader rated at least 3 switches from March to Attack the moment his units enter an enemy zone of control.",
  "12.5-f": "With a lower rating his units stop before they enter one, and the Attack starts next turn.",
  "12.5-g": "Units not yet in a zone of control keep the march rates up to the last hex before one.",
  "12.6-a":
    "The rulebook does not say how orders travel: its number 12.6 is missing. RUL170, RUL171 and RUL172 fill the gap.",
  "12.7-a": "A leader tests compliance on the turn in which he receives an order.",
  "12.7-b":
    "The ratings of sender and recipient give the column of table TC, moved by the shifts of table TS; two dice give the row.",
  "12.7-c": "With result C the order is obeyed from this turn on.",
  "12.7-d":
    "With result R and a number the order waits: in each later command phase a die is rolled, and on that number or more it is obeyed.",
  "12.7-e": "With result I the order would be ignored; this edition’s table has no such result.",
  "12.7-f": "A sequence is tested once, in the leftmost column of any of its orders.",
  "12.8-a":
    "A March or Attack is achieved when its target is reached, which for Attack means controlled, no unit of the formation is in an enemy zone of control, and none was attacked in the last turn.",
  "12.8-b": "If no order is left, the formation goes into Reserve.",
  "12.9-a": "When the leader obeys a new order, it cancels the old one.",
  "12.9-b": "An order fails for the reasons in its own rules, or through a failed confidence check.",
  "12.9-c": "When an order fails, the formation retreats three hexes at once and goes on Fall Back.",
  "12.9-d": "In this retreat units may stop instead of entering an enemy zone of control.",
  "12.9-e": "Unlike after combat, foot artillery takes part in this retreat.",
  "12.10-a":
    "A formation checks confidence every turn, from the first turn after it lost a step under its current orders until they are achieved, cancelled or failed.",
  "12.10-b": "A formation on Defend or Delay that is not demoralised never checks.",
  "12.10-c": "If the check fails, the order fails at once.",
  "12.11-a":
    "A leader may try to give himself an order, within 12.4-b: two dice are rolled on the initiative table instead of the compliance table.",
  "12.11-b": "The leader must have the target hex in extended line of sight.",
  "12.11-c":
    "“No Effect” leaves things as they are. “Acts on Initiative” puts the new order in force. “Bad Move” lets the other player give him an order.",
  "12.11-d": "The order of a bad move is obeyed without a test. The owner still makes the moves it demands.",
  "12.11-e": "An Attack or Probe given by a bad move changes to Reserve after one turn.",
  "12.11-f": "A leader on Reserve acts on initiative on 1 less: with a rating of 3, from 7 instead of 8.",
  "12.12-a": "An army commander may give as many orders a turn as his rating.",
  "12.12-b": "While he is away from his headquarters, or it is moving, he gives one order a turn.",
  "12.12-c":
    "All but the first of these orders, until he is with a stationary headquarters again, must be given face to face, and only to targets then in his extended line of sight or along roads or trails that start in it.",
  "12.13-a": "Single divisions may be given orders of their own.",
  "12.13-b": "If there is neither a counter nor a printed rating for its leader, the rating is 1.",
  "12.13-c":
    "The division ignores the usual command range, but no two of its units may ever be more than 2 hexes apart.",
  "12.13-d": "Its orders hold until a new order replaces or cancels them.",
  "12.13-e": "A division’s orders may come from its corps commander’s initiative. They are then traced from his hex.",
  "12.13-f":
    "If they came that way, the owner may cancel them whenever the division is within its corps commander’s command range: it then rejoins the corps.",
  "12.13-g": "A March of a division is achieved when any of its units reaches the target.",
  "12.14-a": "For the extended line of sight all elevations of the map count, not only crests.",
  "12.14-b":
    "Higher ground blocks it between lower places, and between a place of its own height and a lower one, in both directions.",
  "12.14-c": "Extended sight reaches 8 hexes, on rain turns 4, on night turns 1.",
  "12.15-a":
    "A wing commander stands between the army commander and the formations as long as no army commander has him in line of sight.",
  "12.15-b": "An active wing commander receives orders himself and tests compliance.",
  "12.15-c": "A wing commander may give his subordinates only orders that fit his own.",
  "12.15-d": "By initiative a wing commander may give himself an order other than the army commander’s.",
  "12.15-e":
    "A wing commander may roll for initial and coordinated actions in place of the army commander. What he wins goes only to his subordinates.",
  "12.15-f": "The army commander may still send orders straight to the formations below him.",
  "12.15-g":
    "Within the army commander’s range a wing commander is idle, but may lead any formation assigned to him by stacking with it, for as long as his player wishes, even if they move out of that range.",
  "12.16-a": "There are no orders for a set hour when markers show the orders.",
  "12.17-a": "There are no orders to support another formation either.",
};
