import { line } from "@stonebridge/games/bull-run-1983/text";
import { hands, helpAt, scoreAt } from "../../../play/guide/hands-en.ts";
import type { LessonText } from "../../contract/guide.ts";
import type { LessonId } from "./lessons.ts";

const rule = (id: string) => ({ rule: `BR83-${id}` });
const bold = (text: string) => ({ bold: text });

/** The lessons of the guided first turns in English. */
export const lessons: Readonly<Record<LessonId, LessonText>> = {
  pieces: {
    title: "Nine in the morning",
    seen: "A counter shows attack, defence and movement",
    words: () => [
      line`You lead the Union. A counter is one regiment or battery; several in a hex are a stack, 12 points of defence at most ${rule("5.4-a")} Its three figures are attack, defence and movement ${rule("PP2-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} Keyes’ stack at GG7 on the turnpike and choose 2\u00A0Me.`)} The card names what each figure is. A red movement figure needs no order ${rule("4.2-a")}; STOP says who may not move now ${rule("PP3-a")}`,
  },
  command: {
    title: "Who activates whom",
    seen: "Leaders activate their men within 4 hexes, and leaders below them",
    words: () => [
      line`McDowell is red: always active. He activates everybody in his hex, and the leaders within 4 hexes; these activate their own men within 4 ${rule("4.6-a")} ${rule("4.4-a")} ${rule("4.53-a")} The site does that for you when your turn begins.`,
    ],
    deed: (hand) =>
      line`${bold("Look at the lines of command")}: ${hands(hand).look("C", "the flag")}. One leads to Keyes; none leads on to Tyler and Sherman, 5 hexes away.`,
  },
  refused: {
    title: "Try what is not allowed",
    seen: "Every refusal says why, with its rule",
    words: () => [
      line`Tyler, Schenck and Sherman stand before the Stone Bridge without orders. They may change their batteries, form brigades and fight, but not march ${rule("4.12-a")}`,
    ],
    deed: (hand) => line`${bold(`${hands(hand).Click} 69 NYM at DD7.`)} The map says why he cannot move.`,
  },
  march: {
    title: "March a whole stack",
    seen: "A stack marches together; the turnpike costs ½ MP a hex",
    words: () => [
      line`A hex costs 1 MP in the open, 2 in the woods ${rule("5.31-a")}; along the turnpike only ½, for batteries ⅓ ${rule("5.6-d")} So Keyes’ men, with 4 MP, can come up to the Stone Bridge this turn.`,
    ],
    deed: (hand) =>
      line`${bold(`Choose 2\u00A0Me, press Take the stack along, and ${hands(hand).click} BB8.`)} The number in a green disc is the cost.`,
  },
  ride: {
    title: "Leaders stay with their men",
    seen: "A leader is worth as much as the men he can reach",
    words: () => [
      line`Leaders do not fight: they make others move. Alone beside an enemy unit a leader is lost ${rule("12.3-a")} If McDowell stays behind, Tyler’s division stays halted all day.`,
    ],
    deed: () => line`${bold("Choose McDowell at II7 and ride him to CC8, beside Tyler.")}`,
  },
  limber: {
    title: "A battery has two counters",
    seen: "A battery in position fires better; on the march it goes farther",
    words: () => [
      line`In position E/2 US has 2–2–1, on the march 1–2–3: better fire, or longer legs ${rule("9.11-a")} It changes in your Movement phase, before it moves, and even while it is halted ${rule("9.12-a")}`,
    ],
    deed: () => line`${bold("Choose E/2 US at CC8 and press Flip E/2 US.")} We want it nearer to Bull Run next turn.`,
  },
  recon: {
    title: "Face down",
    seen: "Face-down enemies wake when you come within 4 hexes",
    words: () => [
      line`The Confederates in the south-east are face down: you know where and how many, not who ${rule("2.6-b")} They do nothing before 10:30 AM ${rule("4.82-a")} But whoever comes within 4 hexes of a unit wakes it, and of a leader, their whole army ${rule("4.82-b")} ${rule("4.82-c")}`,
    ],
    deed: (hand) =>
      line`${bold("Look at the recon range")}: ${hands(hand).look("R", "the hand")}. Keep out of it for now: let them sleep while you fight the few.`,
  },
  phase: {
    title: "End your half of the turn",
    seen: "Panic, Command, Movement, Combat, Rally: first you, then they",
    words: () => [
      line`Each half turn has five phases: Panic, Command, Movement, Combat, Rally ${rule("2.3-a")} You are in Movement; nobody is in contact, so the rest passes by itself. You may first move others, such as Hunter’s flank march at Sudley in the north-west.`,
    ],
    deed: () => line`${bold("Press End the Movement phase.")} Then the Confederates play.`,
  },
  sight: {
    title: "What guns can see",
    seen: "Guns fire 3 hexes; woods, crests and units bar the view",
    words: () => [
      line`9:30. Look: the STOP marks at the bridge are gone, McDowell and Tyler have seen to it. Batteries fire up to 3 hexes ${rule("9.2-a")}, along a straight line that woods, crests and other units bar ${rule("9.31-a")}`,
    ],
    deed: (hand) =>
      line`${bold("Choose E/3 US at CC8 and look at its line of sight")}: ${hands(hand).look("L", "the crossed swords")}. No enemy stands in the lit hexes yet.`,
  },
  guns: {
    title: "Bring the guns up",
    seen: "Guns fire out of an enemy’s reach, across the run too",
    words: () => [
      line`Guns at long range are not fired back at ${rule("9.2-a")} From the hills above the Stone Bridge they look across the run. Abatis block the road, and cost 1 MP more to enter ${rule("5.7-a")} ${rule("5.32-a")}`,
    ],
    deed: () =>
      line`${bold("March E/3 US and E/2 US to lit hexes, best together")}: from each of these, a battery chosen has an enemy in range and in sight.`,
  },
  declare: {
    title: "Declare a bombardment",
    seen: "Battles are declared first, with their odds, then fought",
    words: () => [
      line`When all attackers are guns at long range, it is a bombardment: it cannot hurt you, and is allowed where none of yours stands beside the enemy ${rule("9.6-a")} ${rule("9.61-a")} Units in contact must always fight ${rule("6.3-a")}; you decide who fights whom ${rule("6.7-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`End the Movement phase, ${hands(hand).click} the enemy across the run, add both batteries, and close the battle.`)} The panel shows the odds and what each fall of the die does.`,
  },
  fight: {
    title: "Let the die fall",
    seen: "Odds choose the column, one die the result",
    words: () => [
      line`Attack against defence: two batteries of 1 against a unit of 1 have odds of 2-1. What does not come out even is rounded for the defender ${rule("7.31-a")} ${rule("7.31-c")} One die, one table. In a bombardment the enemy loses a unit, or retreats 2 hexes, or nothing happens.`,
    ],
    deed: () => line`${bold("Press Declare these battles.")} Until then you can undo everything.`,
  },
  result: {
    title: "Read the result",
    seen: "Each number of a battle has its rule",
    words: () => [
      line`The sheet shows every factor, the odds, the die, and what came of it. DL1: the defender loses a unit; DB2: he retreats 2 hexes ${rule("CRT-a")} A retreat through your zones of control or into the river is fatal ${rule("CRT-e")}`,
    ],
    deed: () => line`${bold("Close the sheet")} with its cross when you have read it.`,
  },
  score: {
    title: "How the day is won",
    seen: "A star at 8:00 PM wins, or panic before",
    words: () => [
      line`You have to cross Bull Run. At the end of 8:00 PM the Union wins with one unit on a star: S29, QQ23 or QQ32; else the Confederates win ${rule("3.3-a")} A unit of yours in Manassas wins at once ${rule("3.1-a")}; one of theirs in Centreville loses at once ${rule("3.2-a")}`,
    ],
    deed: (hand) => line`${bold(`${scoreAt(hand)}.`)}`,
  },
  finished: {
    title: "The guide ends here",
    seen: "You know enough to win",
    words: () => [
      line`Hunter’s and Heintzelman’s divisions at Sudley go round the Confederate left: march them south, with their leaders, before Jackson arrives. Each turn is half an hour, the last at 8:00 PM ${rule("2.1-a")}`,
    ],
    deed: (hand) => line`The game goes on against the Colonel. ${helpAt(hand)} Good luck.`,
  },
};
