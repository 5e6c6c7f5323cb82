import type { RULINGS_OF_COMMAND } from "../../rules/rulings-command.ts";

/** Rulings on chapter 12, for readers. Orders. */
export const rulingsCommand: Readonly<Record<keyof typeof RULINGS_OF_COMMAND, string>> = {
  RUL160: "Command is traced from leader to unit, and the unit’s own hex counts.",
  RUL161: "Whether a unit has moved out of range is tested at the end of its move, from its leader’s hex at that time.",
  RUL162: "A unit out of command that moves must shorten the trace with every step. It may also stay.",
  RUL163:
    "The range of the formation’s leader counts, that of the wing commander over it, and that of any army commander over it.",
  RUL164:
    "The rulebook has two texts for March. Waypoints may be given; from the third turn they are followed, and without them the cheapest way. The leader on the target achieves the order in either case.",
  RUL165:
    "A target of several hexes has one flag. Distance is to the nearest of its hexes, achievement asks for the flag hex, and any of them is a part.",
  RUL166:
    "The 10 MP of a target are counted from the recipient’s hex, in a sequence from the target before. Aides may go any distance.",
  RUL167: "Closer and further are counted in steps over passable ground, not in a straight line.",
  RUL168:
    "A unit has met its duty to move if it spent as many MP on its way as the slowest unit of the formation has, or is at its target, or can go no further. A duty that no legal move or attack can meet does not bind.",
  RUL169:
    "At least one infantry or cavalry unit that is not yet in an enemy zone of control must enter one each turn, unless none can.",
  RUL170:
    "An order arrives at once if the addressee is within 3 MP of the army, wing or corps commander who gives it; otherwise an aide carries it.",
  RUL171:
    "An aide sets out from the sender. From the next turn he rides 6 MP a turn, before orders are given, towards wherever the addressee then is.",
  RUL172:
    "He takes the cheapest route around enemy units and enemy zones of control without friends, waits if there is none, and is never captured.",
  RUL173:
    "The column is the sum of both ratings; two dice give the best result whose number they reach, and less than that of R5 is R6. The printed “smallest number” would favour bad leaders.",
  RUL174: "Since the table has no result I, no order is ignored.",
  RUL175:
    "A March ended by the enemy without a next order becomes Defend where the leader is. A March that was achieved becomes Reserve.",
  RUL176:
    "Attack and Probe are tested for achievement at the start of the command phase, March at once. Attacked means assaulted, charged or bombarded in the turn before.",
  RUL177:
    "In the retreat of a failure each unit goes exactly 3 hexes, never nearer to the enemy; fewer only where it stops before a zone of control or has no way. Nobody is disrupted, leaving contact is free, and passing fire falls only on a step within the zone of one stack.",
  RUL178: "On March, Fall Back, General Retreat and Reserve confidence is not checked: the table has no line for them.",
  RUL179: "Each leader tries initiative at most once a phase, for a single order, within 12.4-b.",
  RUL180: "The order of a bad move may repeat the type or target in force: 12.4-b does not bind the opponent.",
  RUL181: "An order or sequence to one recipient counts as one. A rating of 0 gives none, away from headquarters too.",
  RUL182:
    "Face to face means in the leader’s own hex. The count of orders given away from it starts again when the commander is with a headquarters that is not moving.",
  RUL183:
    "All units of a division with its own orders are within 2 hexes of each other, as the text says; the sheet’s 3 does not count. Without a leader counter a unit its owner chooses stands for the leader.",
  RUL184: "Ground between blocks extended sight if it is at least as high as the higher end and higher than the lower.",
  RUL185:
    "A wing commander is idle if an army commander of his side has him in plain line of sight or within 3 MP at the start of the command phase.",
  RUL186:
    "On Attack or Probe he may order Attack, Probe, March, Defend or Delay; on Defend or Delay: Defend, Delay, March or Fall Back; on March: March or Defend; on Fall Back or General Retreat: Fall Back, Delay, Defend, or March away from the enemy; on Reserve nothing. Targets lie within 10 hexes of his own.",
  RUL187: "If several orders wait, only the newest counts.",
  RUL188:
    "On Attack cavalry in contact is bound like others. On Probe it may leave contact, while other arms stay pinned.",
  RUL189:
    "The limit of two applies to movement. If advances, retreats or enemy moves bring more into contact, no further unit enters.",
  RUL190: "Out of sight only the top counter of a stack is seen.",
  RUL191:
    "The duty to get away ends for a unit 8 or more hexes from every enemy unit, or at the module’s limit of extended sight by day.",
  RUL192:
    "A General Retreat takes one order of the commander’s capacity. It goes like other orders, at once within 3 MP and else by aides, and is tested in the phase in which it is received, by night too.",
  RUL193: "Reserve cannot be ordered, since it has no marker; it comes only through the rules.",
  RUL194: "Orders are secret. Everybody sees where aides are.",
  RUL195: "Attack closes up to 2 hexes from the enemy, as the text says, not to artillery range, as the sheet has it.",
  RUL196:
    "On Fall Back the speed of the slowest unit is the least a unit must make, not its full MP, as the sheet has it.",
  RUL197:
    "The two turns of bombardment are two actions in all under one order. On Probe bombardment is enough without limit once the formation has assaulted.",
  RUL198:
    "On Defend a leader whom the enemy stops is bound to the hex he reached, which the sheet leaves out. If he is displaced beyond his distance, that counts as a retreat.",
  RUL199: "A leader’s own order, and that of a bad move, leave his superior’s order waiting. Failure removes it.",
};
