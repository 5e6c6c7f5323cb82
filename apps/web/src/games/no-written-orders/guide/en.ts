import { line } from "@stonebridge/kernel/words";
import { hands, helpAt, orderAt, scoreAt } from "../../../play/guide/hands-en.ts";
import type { LessonText } from "../../contract/guide.ts";
import type { LessonId } from "./lessons.ts";

const rule = (id: string) => ({ rule: `NWO-${id}` });
const bold = (text: string) => ({ bold: text });

/** The lessons of the guided first turn in English. */
export const lessons: Readonly<Record<LessonId, LessonText>> = {
  score: {
    title: "What counts",
    seen: "Places, enemy losses and demoralised formations count at the end",
    words: () => [
      line`The points are counted once, after fourteen one-hour turns: for places each side controls, enemy losses, and enemy formations and armies demoralised. ${rule("18-a")} ${rule("18-c")} Henry House Hill is worth 20 to you, Manassas Junction 40; Centreville is worth 40 to them if you lose it.`,
    ],
    deed: (hand) => line`${bold(scoreAt(hand))} to see what each place is worth, and to whom.`,
  },
  counter: {
    title: "A brigade and a battery",
    seen: "Strength, morale, movement points",
    words: () => [
      line`A counter is a brigade or a battery, with strength, morale and movement points. Strength gives the row of the fire table. ${rule("7.1-a")} To pass a morale check, roll morale or less on a die. ${rule("2.3-b")} Most counters have two steps: the first hit flips them, the second eliminates them. ${rule("6.1-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} one of the counters in the lit hexes`)} near the Stone Bridge. Its card explains every figure.`,
  },
  formations: {
    title: "You command by orders",
    seen: "Formations act on the orders of their leaders",
    words: () => [
      line`Brigades with the same stripe form a formation under one leader: here a division, such as Tyler’s. ${rule("2.1-a")} He always has exactly one order, which says what his units must, may and must not do. ${rule("12.3-a")} You are McDowell. You cannot move brigades against their orders: you change the orders, and that takes time.`,
    ],
    deed: (hand) => line`${bold(orderAt(hand))} to see every unit by formation.`,
  },
  tries: {
    title: "Six in the morning",
    seen: "A leader may try an order of his own, at some risk",
    words: () => [
      line`21 July 1861: you are McDowell and lead the Union. Each turn begins with the Command Phase, in which both sides write orders in secret. ${rule("4-b")} First any leader may try an order of his own: two dice and his rating decide. He acts at once, nothing happens, or he makes a bad move and the enemy gives him an order. ${rule("12.11-a")} ${rule("12.11-c")} The list shows the chances: Tyler, rated 1, makes a bad move four times in ten.`,
    ],
    deed: () => line`They all have good orders already. ${bold("Press No more tries.")}`,
  },
  addressee: {
    title: "Who gets an order",
    seen: "The army commander gives as many orders a turn as his rating",
    words: () => [
      line`McDowell, rated 2, gives two orders this turn. ${rule("12.12-a")} Richardson’s brigade has its own order, a Probe of Blackburn’s Ford. ${rule("12.13-a")} When the reserve leaves Centreville, somebody must guard the town: Richardson.`,
    ],
    deed: () =>
      line`${bold("Choose Richardson")}, on the map or in the list. You see his present order; open What the order demands.`,
  },
  kind: {
    title: "Draw the order",
    seen: "Attack, Probe, Defend, Delay, March, Fall Back, and Reserve",
    words: () => [
      line`The dock lists the kinds. ${rule("12.3-h")} Attack: close with the target and assault. Probe: the same with at most two units in contact. ${rule("12.3.PR-b")} Defend: hold the ground around the target. Delay: hold it without assaulting. ${rule("12.3.DL-b")} March: go there fast, by road. ${rule("12.3.MA-a")} Fall Back: get away. ${rule("12.3.FB-a")} No order at all is Reserve: stay and rest. ${rule("12.3.RS-a")}`,
    ],
    deed: (hand) => line`${bold(`Press Defend, then ${hands(hand).click} Centreville, 5809.`)} Nothing goes out yet.`,
  },
  aide: {
    title: "Orders take time",
    seen: "An aide rides 6 MP a turn, then the leader must obey",
    words: () => [
      line`The sheet shows what happens to the order. It reaches a leader within 3 MP at once. ${rule("RUL170")} Richardson is too far: an aide sets out and rides 6 MP a turn from the next turn on. ${rule("RUL171")} He arrives at 8:00. Then compliance is tested: the two ratings give a column, two dice the result. ${rule("12.7-b")} The steps at the bottom show the chance that Richardson obeys by each turn.`,
    ],
    deed: () => line`${bold("Press Give the order.")}`,
  },
  second: {
    title: "A second order",
    seen: "A new order needs another kind, or a target 10 hexes away",
    words: () => [
      line`Miles’ division waits at Centreville. We want it on the turnpike, behind Tyler and Hunter. You cannot repeat an order: the new one must be of another kind or aim at least 10 hexes away. ${rule("12.4-b")} ${rule("12.4-c")} And a target must be something on the map: a town, road, junction, crest or stream. ${rule("12.3-b")}`,
    ],
    deed: (hand) =>
      line`${bold(`Choose Miles at Centreville, press March, and ${hands(hand).click} the farm-road junction, 4512.`)}`,
  },
  waypoint: {
    title: "Waypoints",
    seen: "A March follows a route through its waypoints",
    words: () => [
      line`A March follows a route: through your waypoints, otherwise the cheapest. ${rule("12.3.MA-c")} Another order may follow a March or an Attack ${rule("12.5-a")}: Hunter marches to Sudley, then attacks Matthews Hill, then Henry House Hill.`,
    ],
    deed: (hand) => line`${bold(`Press Write in full, then ${hands(hand).click} Cub Run Bridge, 4612.`)}`,
  },
  face: {
    title: "Face to face",
    seen: "The best chance: a good leader, nearby, on Reserve",
    words: () => [
      line`Miles is in McDowell’s hex: no aide, he gets the order at once, and face to face is one column better. ${rule("12.7-b")} But he is rated 0. The sheet shows it: 8% to obey at once; otherwise the order waits, and he obeys on a 4, 5 or 6 each turn. ${rule("12.7-d")}`,
    ],
    deed: () => line`${bold("Press Give the order.")}`,
  },
  complete: {
    title: "Send the orders",
    seen: "Both sides write, then orders go out and are tested",
    words: () => [
      line`Both orders are in the list, and you can still take them back. The Confederates write theirs next; neither side sees the other’s. Then aides set out, and leaders who have received an order test compliance. ${rule("12.2-a")} ${rule("12.7-a")}`,
    ],
    deed: () => line`${bold("Press The orders are complete.")}`,
  },
  compliance: {
    title: "Does Miles obey?",
    seen: "An order that is not obeyed at once waits with the leader",
    words: () => [
      line`The dice have been rolled for Miles; the log shows them. If he obeys, March is his order now. Otherwise he keeps defending Centreville, and the March waits: in each later Command Phase a die is rolled for it. ${rule("12.7-c")} ${rule("12.7-d")}`,
    ],
    deed: (hand) => line`${bold(`${hands(hand).Click} Miles at Centreville`)} and see how his division stands.`,
  },
  cup: {
    title: "The chit cup",
    seen: "Chits say who acts, command range which units obey",
    words: () => [
      line`Every formation with an order, yours and theirs, has a chit in the cup. One is drawn, its formation acts, then the next, until the cup is empty. ${rule("2.1-b")} ${rule("4-f")} Nobody knows who comes first. A commander who wins the roll by 3 gives one formation an Initial Action. ${rule("4.2-a")} A unit acts as ordered only in command: within 3 MP of its leader or the army commander. ${rule("12.1-a")}`,
    ],
    deed: (hand) => line`${bold("Look at the command")}: ${hands(hand).look("C", "the flag")}.`,
  },
  column: {
    title: "March under orders",
    seen: "On March a road hex costs ½ MP, and all must move",
    words: () => [
      line`Hunter and Heintzelman have March orders: a road hex costs them ½ MP ${rule("5.2-a")}, but units march one by one, and no road hex may hold two of them. ${rule("5.2-f")} ${rule("5.2-h")} All must move, each at least as far as the slowest could. ${rule("12.3-f")}`,
    ],
    deed: (hand) =>
      line`${bold(`When your first chit is drawn, press March on${hands(hand).key("D")}`)}: the next stack marches as its order asks. Or choose a unit and a hex yourself.`,
  },
  guns: {
    title: "Bombardment",
    seen: "Guns fire first; the target does not fire back",
    words: () => [
      line`In an action guns bombard first, then units move, then they assault. ${rule("4.4-a")} ${rule("4.4-c")} ${rule("4.4-d")} Batteries fire 3 hexes, rifled guns further; woods, towns, crests and units block their line of sight. ${rule("8.1-b")} ${rule("8.3-a")} Haines’ heavy Parrott can fire across the run.`,
    ],
    deed: (hand) =>
      line`${bold("Choose a battery, if several can fire, then the enemy in the lit hex")}: the panel shows the chances. ${bold(`${hands(hand).Click} the enemy again to fire.`)}`,
  },
  result: {
    title: "Read the fire",
    seen: "The first hit of a bombardment disrupts, the next cost steps",
    words: () => [
      line`Strength is the row, two dice the column, and the table gives the hits. ${rule("7.1-a")} The first hit of a bombardment disrupts the whole stack: half strength until it recovers. ${rule("8.1-e")} ${rule("6.3-a")} Each further hit costs a step. ${rule("8.1-f")} Foot artillery that has fired cannot move in this action. ${rule("8.1-d")}`,
    ],
    deed: () => line`${bold("Close the sheet")} with its cross when you have read it.`,
  },
  contact: {
    title: "Contact and assault",
    seen: "On Attack or Probe, units in contact must assault",
    words: () => [
      line`Every unit has a zone of control: the six hexes around it. ${rule("5.4-a")} A unit that begins its move in an enemy zone cannot move out ${rule("5.4-d")}, and on Attack or Probe it must assault. ${rule("7.3-g")} Both sides fire, a side that is hit checks morale, and if it fails it retreats. ${rule("7.3-a")} ${rule("7.4-a")} Bombarding counts as attacking, but for two turns only. ${rule("12.3.AT-c")}`,
    ],
    deed: (hand) => line`${bold("Look at the zones of control")}: ${hands(hand).look("Z", "the area")}.`,
  },
  refused: {
    title: "Try what is not allowed",
    seen: "Orders oblige: every refusal names its rule",
    words: () => [
      line`Orders bind you too. On Attack or Probe every unit must come a hex closer each turn until it is within 2 hexes of the enemy. ${rule("12.3.AT-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`Press End movement${hands(hand).key("E")} anyway.`)} The answer says why not, and by which rule.`,
  },
  march: {
    title: "Bring them up",
    seen: "March on moves one stack after another as its order asks",
    words: () => [
      line`Without a March order a road hex costs as much as its terrain, and woods cost more. ${rule("5-a")} ${rule("5.2-e")} A hex holds up to 12 strength points. ${rule("5.3-a")} March on brings each stack closer to the bridge, and the first one, on Probe, into contact beyond it.`,
    ],
    deed: (hand) =>
      line`${bold(`Press March on${hands(hand).key("D")} until all have moved`)}, or choose units and hexes yourself.`,
  },
  end: {
    title: "End the movement",
    seen: "After movement, units in contact assault",
    words: () => [
      line`Units next to the enemy may, or must, assault now. ${rule("4.4-d")} ${rule("7.3-h")} If none does, the next chit is drawn.`,
    ],
    deed: () => line`${bold("Press End movement.")}`,
  },
  assault: {
    title: "Weigh the assault",
    seen: "See the exact odds before you commit",
    words: () => [
      line`Both sides fire with their strength; the difference in morale helps one side’s dice and hurts the other’s. ${rule("7.6-h")} A defender who saw the attacker come up may fire first. ${rule("7.3-d")} ${rule("7.3-e")} Guns with the infantry lower the enemy’s morale ${rule("8.2-d")}, but foot guns cannot retreat. ${rule("7.4-g")}`,
    ],
    deed: () =>
      line`${bold("Choose a brigade in contact, then the enemy hex")}: the panel shows how it may end. ${bold("Go on, and fight.")}`,
  },
  outcome: {
    title: "Who holds",
    seen: "A side that is hit checks morale; if it fails it retreats, disrupted",
    words: () => [
      line`The sheet shows every fire with its dice and modifiers. A hit costs a step. ${rule("7.2-a")} Each side that was hit checks morale; if it fails it retreats one hex and is disrupted. ${rule("7.4-a")} ${rule("7.4-f")} If the hex is left empty, an attacker may advance. ${rule("7.5-a")} Answer the questions that follow.`,
    ],
    deed: () => line`${bold("Close the sheet")} with its cross when you have read it.`,
  },
  free: {
    title: "The rest of the turn is yours",
    seen: "When the cup is empty, Reserve formations act, then a new turn begins",
    words: () => [
      line`More chits follow, theirs and yours. After the last one, formations on Reserve and headquarters act ${rule("4-g")}, disrupted units recover on a morale check ${rule("4-h")}, and the next turn begins with its Command Phase.`,
    ],
    deed: (hand) =>
      line`${bold("Play on until 7:00")}${hand.touch ? "" : ": D marches on, E ends"}. Or let the guide show you.`,
  },
  riding: {
    title: "The aide is on his way",
    seen: "The leader’s panel shows orders on the way and waiting",
    words: () => [
      line`Seven o’clock. The aide has ridden his 6 MP ${rule("RUL171")}; at 8:00 he reaches Richardson, and the dice decide whether Richardson obeys. If Miles still has a waiting order, a die is rolled for it at the end of this phase. ${rule("12.7-d")} So think two turns ahead: order an attack well before you want it.`,
    ],
    deed: () => line`${bold("Choose Richardson")}: his panel shows where the aide is.`,
  },
  finished: {
    title: "The guide ends here",
    seen: "You know enough to win",
    words: () => [
      line`Send Hunter and Heintzelman around by Sudley, hold Tyler at the bridge until they come down the far bank, and keep McDowell where his orders arrive fast. A formation that loses steps must check confidence, and if it fails it falls back. ${rule("12.10-a")} ${rule("12.9-c")}`,
    ],
    deed: (hand) => line`The game goes on. ${helpAt(hand)} There are short lessons on the Learn page. Good luck.`,
  },
};
