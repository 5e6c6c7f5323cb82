import { line } from "@stonebridge/games/no-written-orders/text";
import { hands, helpAt, orderAt, scoreAt } from "../../../play/guide/hands-en.ts";
import type { LessonText } from "../../contract/guide.ts";
import type { LessonId } from "./lessons.ts";

const rule = (id: string) => ({ rule: `NWO-${id}` });
const bold = (text: string) => ({ bold: text });

/** The lessons of the guided first turn in English. */
export const lessons: Readonly<Record<LessonId, LessonText>> = {
  score: {
    title: "What counts",
    seen: "Places, enemy losses and broken formations count at the end",
    words: () => [
      line`After fourteen turns of an hour the points are counted, once: for the places that each side controls, for what the other has lost, for formations and armies demoralised ${rule("18-a")} ${rule("18-c")} Henry House Hill is worth 20 to you, Manassas Junction 40; Centreville, if you lose it, 40 to them.`,
    ],
    deed: (hand) => line`${bold(scoreAt(hand))}: every place with what it is worth to whom.`,
  },
  counter: {
    title: "A brigade and a battery",
    seen: "Strength, morale, movement points",
    words: () => [
      line`A counter is a brigade or a battery, with strength, morale and movement points. Strength finds the row of the fire table ${rule("7.1-a")} Morale is what a die may show at most when it is tested ${rule("2.3-b")} Most counters have two steps: a hit turns them over, the next takes them off ${rule("6.1-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} one of the counters in the lit hexes`)}, before the Stone Bridge. Its card names every figure.`,
  },
  formations: {
    title: "You do not move them",
    seen: "Formations act on the orders of their leaders",
    words: () => [
      line`Brigades with the same stripe are a formation under a leader: here a division, such as Tyler’s ${rule("2.1-a")} He always has exactly one order, and it says what his men must do, may do and must not ${rule("12.3-a")} You are McDowell: you do not move brigades against their orders, you change the orders, and that takes time.`,
    ],
    deed: (hand) => line`${bold(orderAt(hand))}: everybody by formation.`,
  },
  tries: {
    title: "Six in the morning",
    seen: "A leader may try an order of his own, at a risk",
    words: () => [
      line`21 July 1861: you lead the Union, as McDowell. Each turn begins with the Command Phase, in which both sides write in secret ${rule("4-b")} First any leader may try an order of his own: two dice and his rating decide. He acts at once, or nothing comes of it, or he makes a bad move, and the enemy gives him an order ${rule("12.11-a")} ${rule("12.11-c")} The list tells the chances: Tyler, rated 1, blunders four times in ten.`,
    ],
    deed: () => line`All have good orders already. ${bold("Press No more tries.")}`,
  },
  addressee: {
    title: "Who gets an order",
    seen: "The army commander gives as many orders a turn as his rating",
    words: () => [
      line`McDowell, rated 2, gives two orders this turn ${rule("12.12-a")} Richardson’s brigade has an order of its own, a Probe of Blackburn’s Ford ${rule("12.13-a")} When the reserve leaves Centreville, somebody has to guard it: that will be Richardson.`,
    ],
    deed: () =>
      line`${bold("Choose Richardson")}, on the map or in the list. You see what he obeys now; unfold What it is bound to.`,
  },
  kind: {
    title: "Draw the order",
    seen: "Attack, Probe, Defend, Delay, March, Fall Back, and Reserve",
    words: () => [
      line`The dock names the kinds ${rule("12.3-h")} Attack: close in on the target and assault. Probe: the same with two units at most in contact ${rule("12.3.PR-b")} Defend: hold the ground about the target; Delay: without fighting for it ${rule("12.3.DL-b")} March: go there fast, by road ${rule("12.3.MA-a")} Fall Back: get away ${rule("12.3.FB-a")} No order at all is Reserve: there one stays and rests ${rule("12.3.RS-a")}`,
    ],
    deed: (hand) => line`${bold(`Press Defend, then ${hands(hand).click} Centreville, 5809.`)} Nothing is sent yet.`,
  },
  aide: {
    title: "Why it comes late",
    seen: "An aide rides 6 MP a turn, then the leader has to obey",
    words: () => [
      line`The sheet tells what becomes of it. To a leader within 3 MP an order goes at once ${rule("RUL170")} Richardson is far: an aide sets out and rides 6 MP a turn from the next turn on ${rule("RUL171")} He is there at 8:00. Then compliance is tested: the ratings of both men give a column, two dice the result ${rule("12.7-b")} The steps at the bottom tell by which turn he obeys with what chance.`,
    ],
    deed: () => line`${bold("Press Give the order.")}`,
  },
  second: {
    title: "A second order",
    seen: "An order must differ in its kind, or its target by 10 hexes",
    words: () => [
      line`Miles’ division stands idle at Centreville. We want it on the turnpike, behind Tyler and Hunter. No leader may be given twice what he is told already: another kind, or a target 10 hexes off ${rule("12.4-b")} ${rule("12.4-c")} And every target is something on the map: a town, a road, a junction, a crest, a stream ${rule("12.3-b")}`,
    ],
    deed: (hand) =>
      line`${bold(`Choose Miles at Centreville, press March, and ${hands(hand).click} the farm-road junction, 4512.`)}`,
  },
  waypoint: {
    title: "By way of",
    seen: "A March is bound to its route, by way of its points",
    words: () => [
      line`A March is bound to a route: by way of points that you name, else by the cheapest ${rule("12.3.MA-c")} A march or an attack may also lead on to a further order ${rule("12.5-a")}; so Hunter marches to Sudley, then attacks Matthews Hill, then Henry House Hill.`,
    ],
    deed: (hand) => line`${bold(`Press Write it out, then ${hands(hand).click} Cub Run Bridge, 4612.`)}`,
  },
  face: {
    title: "Face to face",
    seen: "The best chance: a good leader, nearby, on Reserve",
    words: () => [
      line`Miles is in McDowell’s own hex: no aide, he is told at once, and face to face is one column better ${rule("12.7-b")} But he is rated 0. The sheet shows it: obeyed at once 8%, else the order waits with him, on a 4, 5 or 6 of a die each turn ${rule("12.7-d")}`,
    ],
    deed: () => line`${bold("Press Give the order.")}`,
  },
  complete: {
    title: "Seal the orders",
    seen: "Both sides write, then orders go out and are tested",
    words: () => [
      line`Both orders stand in the list, and could be taken back. The Confederates write theirs now; neither side sees the other’s. Then aides set out, and whoever was told an order is tested ${rule("12.2-a")} ${rule("12.7-a")}`,
    ],
    deed: () => line`${bold("Press The orders are complete.")}`,
  },
  compliance: {
    title: "What Miles made of it",
    seen: "An order that is not obeyed at once waits with the leader",
    words: () => [
      line`The dice have fallen for Miles; the log tells how. If he obeys, March is his order now. Otherwise he goes on defending Centreville, and the March waits with him: in every later Command Phase a die is rolled for it ${rule("12.7-c")} ${rule("12.7-d")}`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} Miles at Centreville`)} and read how it stands with his division.`,
  },
  cup: {
    title: "The chit cup",
    seen: "Chits say who acts, command says which units obey",
    words: () => [
      line`Now every formation with something to do has a chit in a cup, yours and theirs. One is drawn, its formation acts, then the next, until the cup is empty ${rule("2.1-b")} ${rule("4-f")} Nobody knows who comes first. A commander far ahead on a die wins an Initial Action for one formation ${rule("4.2-a")} A unit acts as ordered only in command: within 3 MP of its leader or the army commander ${rule("12.1-a")}`,
    ],
    deed: (hand) => line`${bold("Look at the command")}: ${hands(hand).look("C", "the flag")}.`,
  },
  column: {
    title: "A march as ordered",
    seen: "On March a road hex costs ½ MP, and all must move",
    words: () => [
      line`Hunter and Heintzelman have March orders: along a road a hex costs them ½ MP ${rule("5.2-a")}, but they march one by one, and no road hex may hold two marching units ${rule("5.2-f")} ${rule("5.2-h")} All must move, each at least as far as the slowest of them could ${rule("12.3-f")}`,
    ],
    deed: (hand) =>
      line`${bold(`When your first chit is drawn, press March on${hands(hand).key("D")}`)}: the next stack marches on as its order asks. Or choose a unit and a hex yourself.`,
  },
  guns: {
    title: "Fire: the bombardment",
    seen: "Guns fire first; the target does not fire back",
    words: () => [
      line`An action has its order: guns bombard, units move, units assault ${rule("4.4-a")} ${rule("4.4-c")} ${rule("4.4-d")} Batteries fire 3 hexes, rifles farther, along a line that woods, towns, crests and units bar ${rule("8.1-b")} ${rule("8.3-a")} Haines’ heavy Parrott looks across the run.`,
    ],
    deed: (hand) =>
      line`${bold("Choose a battery, if several can fire, then the enemy in the lit hex")}: the panel tells the chances. ${bold(`${hands(hand).Click} him again to fire.`)}`,
  },
  result: {
    title: "Read the fire",
    seen: "The first hit of a bombardment disrupts, the next cost steps",
    words: () => [
      line`Strength is the row, two dice the column, and the table gives the hits ${rule("7.1-a")} The first hit of a bombardment disrupts the whole stack: half strength until it recovers ${rule("8.1-e")} ${rule("6.3-a")} Each further one costs a step ${rule("8.1-f")} Guns on foot that have fired stay where they are in this action ${rule("8.1-d")}`,
    ],
    deed: () => line`${bold("Close the sheet")} with its cross when you have read it.`,
  },
  contact: {
    title: "Contact, and the assault",
    seen: "In contact, who is on Attack or Probe must assault",
    words: () => [
      line`Every unit controls the six hexes around it ${rule("5.4-a")} Who begins his move in such a hex does not march out of it ${rule("5.4-d")}, and on Attack or Probe he must assault ${rule("7.3-g")}: both fire, who is hit tests morale, who fails goes back ${rule("7.3-a")} ${rule("7.4-a")} Guns that fire are attack enough, but for two turns only ${rule("12.3.AT-c")}`,
    ],
    deed: (hand) => line`${bold("Look at the zones of control")}: ${hands(hand).look("Z", "the area")}.`,
  },
  refused: {
    title: "Try what is not allowed",
    seen: "Orders oblige: every refusal names its rule",
    words: () => [
      line`An order is not a wish. On Attack or Probe every unit must come a hex closer each turn, until it is within 2 hexes of the enemy ${rule("12.3.AT-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`Press Movement is done${hands(hand).key("E")} all the same.`)} It says why not, and which rule.`,
  },
  march: {
    title: "Bring them up",
    seen: "March on leads stack after stack as its order asks",
    words: () => [
      line`Off the march a road hex costs what the ground costs, woods more ${rule("5-a")} ${rule("5.2-e")} Up to 12 strength points fit into a hex ${rule("5.3-a")} March on leads each stack nearer to the bridge, and the first of them, on Probe, into contact beyond it.`,
    ],
    deed: (hand) =>
      line`${bold(`Press March on${hands(hand).key("D")} until all have moved`)}, or choose units and hexes yourself.`,
  },
  end: {
    title: "End the movement",
    seen: "Movement over, whoever is in contact assaults",
    words: () => [
      line`Who stands beside the enemy may, or must, assault him now ${rule("4.4-d")} ${rule("7.3-h")} If nobody does, the next chit is drawn.`,
    ],
    deed: () => line`${bold("Press Movement is done.")}`,
  },
  assault: {
    title: "The assault, weighed",
    seen: "See the exact odds before you commit",
    words: () => [
      line`Strength against strength, the difference of morale added to one side’s dice and taken from the other’s ${rule("7.6-h")} Who comes up in the defender’s sight may be fired at first ${rule("7.3-d")} ${rule("7.3-e")} Guns beside the infantry shake the enemy’s morale ${rule("8.2-d")}, but cannot retreat ${rule("7.4-g")}`,
    ],
    deed: () =>
      line`${bold("Choose a brigade in contact, then the enemy hex")}: the panel tells how it may end. ${bold("Press on, and fight.")}`,
  },
  outcome: {
    title: "Who stays",
    seen: "Who is hit tests morale; who fails goes back a hex, disrupted",
    words: () => [
      line`Every shot stands there with its dice and modifiers. A hit costs a step ${rule("7.2-a")} Each side that was hit tests its morale; who fails goes back a hex and is disrupted ${rule("7.4-a")} ${rule("7.4-f")} If the hex is left empty, attackers may advance ${rule("7.5-a")} Answer what is asked.`,
    ],
    deed: () => line`${bold("Close the sheet")} with its cross when you have read it.`,
  },
  free: {
    title: "The rest of the turn is yours",
    seen: "When the cup is empty, those on Reserve act, then a new turn begins",
    words: () => [
      line`Other chits follow, theirs and yours. After the last, formations on Reserve and headquarters act ${rule("4-g")}, disrupted units recover on a morale test ${rule("4-h")}, and the next turn begins with its Command Phase.`,
    ],
    deed: (hand) =>
      line`${bold("Play on until 7:00")}${hand.touch ? "" : ": D marches on, E ends"}. Or let it be shown.`,
  },
  riding: {
    title: "The aide is on his way",
    seen: "What rides and what waits stands with the leader",
    words: () => [
      line`Seven o’clock. The aide has ridden his 6 MP ${rule("RUL171")}; at 8:00 he reaches Richardson, and the dice decide what Richardson makes of it. An order that waits with Miles is rolled for at the end of this phase ${rule("12.7-d")} So think two turns ahead: order today’s attack an hour before you want it.`,
    ],
    deed: () => line`${bold("Choose Richardson")}: his panel tells where the aide is.`,
  },
  finished: {
    title: "The guide ends here",
    seen: "You know enough to win",
    words: () => [
      line`Let Hunter and Heintzelman go round by Sudley, keep Tyler at the bridge until they come down on the other bank, and keep McDowell where his orders arrive. Losses shake a formation: its confidence is tested, and who fails it falls back ${rule("12.10-a")} ${rule("12.9-c")}`,
    ],
    deed: (hand) =>
      line`The game goes on against the Colonel. ${helpAt(hand)} Short lessons wait on the Learn page. Good luck.`,
  },
};
