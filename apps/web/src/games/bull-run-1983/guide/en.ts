import { line } from "@stonebridge/kernel/words";
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
      line`You lead the Union. A counter is one regiment or battery; several in a hex are a stack, of 12 defence points at most. ${rule("5.4-a")} A counter’s three figures are attack, defence and movement. ${rule("PP2-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} Keyes’ stack at GG7 on the turnpike and choose 2\u00A0Me.`)} The card names each figure. A piece with a red movement figure needs no orders ${rule("4.2-a")}; STOP marks pieces that cannot move now. ${rule("PP3-a")}`,
  },
  command: {
    title: "Who activates whom",
    seen: "Leaders activate their men within 4 hexes, and leaders below them",
    words: () => [
      line`McDowell is red: always active. He activates everyone in his hex, and leaders within 4 hexes; they activate their own men within 4. ${rule("4.6-a")} ${rule("4.4-a")} ${rule("4.53-a")} This is done for you when your turn begins.`,
    ],
    deed: (hand) =>
      line`${bold("Look at the lines of command")}: ${hands(hand).look("C", "the flag")}. One leads to Keyes; none reaches Tyler and Sherman, 5 hexes away.`,
  },
  refused: {
    title: "Try what is not allowed",
    seen: "Every refusal says why, with its rule",
    words: () => [
      line`Tyler, Schenck and Sherman are at the Stone Bridge without orders. They may flip batteries, form brigades and fight, but not march. ${rule("4.12-a")}`,
    ],
    deed: (hand) => line`${bold(`${hands(hand).Click} 69 NYM at DD7.`)} The map says why it cannot move.`,
  },
  march: {
    title: "March a whole stack",
    seen: "A stack marches together; the turnpike costs ½ MP a hex",
    words: () => [
      line`A hex costs 1 MP in the open, 2 in the woods ${rule("5.31-a")}; along the turnpike only ½, or ⅓ for batteries. ${rule("5.6-d")} So Keyes’ men, with 4 MP, can reach the Stone Bridge this turn.`,
    ],
    deed: (hand) =>
      line`${bold(`Choose 2\u00A0Me, press Move the whole stack, and ${hands(hand).click} BB8.`)} The number in a green disc is the cost.`,
  },
  ride: {
    title: "Leaders stay with their men",
    seen: "A leader is only as good as the men he can reach",
    words: () => [
      line`Leaders don’t fight: they make others move. A leader alone next to an enemy unit is lost. ${rule("12.3-a")} If McDowell stays behind, Tyler’s division stays put all day.`,
    ],
    deed: () => line`${bold("Choose McDowell at II7 and ride him to CC8, to Tyler.")}`,
  },
  limber: {
    title: "A battery has two counters",
    seen: "A battery fires better in position, and goes farther on the march",
    words: () => [
      line`E/2 US is 2–2–1 in position and 1–2–3 on the march: better fire, or longer legs. ${rule("9.11-a")} Flip it in your Movement phase before it moves, even without orders. ${rule("9.12-a")}`,
    ],
    deed: () => line`${bold("Choose E/2 US at CC8 and press Flip E/2 US.")} We want it nearer Bull Run next turn.`,
  },
  recon: {
    title: "Face down",
    seen: "Face-down enemies wake when you come within 4 hexes",
    words: () => [
      line`The Confederates in the south-east are face down: you see where and how many, not who. ${rule("2.6-b")} They do nothing before 10:30 AM. ${rule("4.82-a")} But come within 4 hexes of a unit and you wake it; within 4 of a leader, their whole army. ${rule("4.82-b")} ${rule("4.82-c")}`,
    ],
    deed: (hand) =>
      line`${bold("Look at the recon range")}: ${hands(hand).look("R", "the hand")}. Keep out of it for now: let them sleep while you fight the rest.`,
  },
  phase: {
    title: "End your turn",
    seen: "Panic, Command, Movement, Combat, Rally: first you, then them",
    words: () => [
      line`Each player’s turn has five phases: Panic, Command, Movement, Combat, Rally. ${rule("2.3-a")} You are in Movement; nobody is in contact, so the rest passes by itself. Move others first if you like, such as Hunter’s flank march at Sudley, in the north-west.`,
    ],
    deed: () => line`${bold("Press End the Movement phase.")} Then the Confederates play.`,
  },
  sight: {
    title: "What guns can see",
    seen: "Guns fire 3 hexes; woods, crests and units block the view",
    words: () => [
      line`9:30. Look: the STOP marks at the bridge are gone, thanks to McDowell and Tyler. Batteries fire up to 3 hexes ${rule("9.2-a")} in a straight line, which woods, crests and other units block. ${rule("9.31-a")}`,
    ],
    deed: (hand) =>
      line`${bold("Choose E/3 US at CC8 and look at its line of sight")}: ${hands(hand).look("L", "the crossed swords")}. There is no enemy in the lit hexes yet.`,
  },
  guns: {
    title: "Bring the guns up",
    seen: "Guns fire from out of reach, even across Bull Run",
    words: () => [
      line`Nobody fires back at guns at long range. ${rule("9.2-a")} From the hills above the Stone Bridge they look across Bull Run. Abatis block the road and cost 1 MP more to enter. ${rule("5.7-a")} ${rule("5.32-a")}`,
    ],
    deed: () =>
      line`${bold("March E/3 US and E/2 US to lit hexes, ideally together")}: from each of them, the chosen battery has an enemy in range and in sight.`,
  },
  declare: {
    title: "Declare a bombardment",
    seen: "Battles are declared first, with their odds, then fought",
    words: () => [
      line`When all attackers are guns at long range, it is a bombardment: it cannot hurt you, and is allowed where none of your units is next to the enemy. ${rule("9.6-a")} ${rule("9.61-a")} Units in contact must always fight ${rule("6.3-a")}; you decide who fights whom. ${rule("6.7-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`End the Movement phase, ${hands(hand).click} the enemy across Bull Run, add both batteries, and close the battle.`)} The panel shows the odds and what each roll of the die does.`,
  },
  fight: {
    title: "Roll the die",
    seen: "The odds give the column, one die the result",
    words: () => [
      line`Attack against defence: two batteries of 1 against a unit of 1 make 2-1. Fractions are rounded in the defender’s favour. ${rule("7.31-a")} ${rule("7.31-c")} One die, one table. In a bombardment the enemy loses a unit, retreats 2 hexes, or nothing happens.`,
    ],
    deed: () => line`${bold("Press Declare these battles.")} Until then you can undo everything.`,
  },
  result: {
    title: "Read the result",
    seen: "Each number of a battle has its rule",
    words: () => [
      line`The sheet shows every factor, the odds, the die and the result. DL1: the defender loses a unit; DB2: he retreats 2 hexes. ${rule("CRT-a")} A retreat through your zones of control or into the river is fatal. ${rule("CRT-e")}`,
    ],
    deed: () => line`${bold("Close the sheet")} with its cross when you have read it.`,
  },
  score: {
    title: "How to win the day",
    seen: "A star at 8:00 PM wins, or panic before that",
    words: () => [
      line`You have to cross Bull Run. At the end of the 8:00 PM turn the Union wins with one unit on a star, S29, QQ23 or QQ32; otherwise the Confederates win. ${rule("3.3-a")} Your unit in Manassas when their Panic phase comes wins at once ${rule("3.1-a")}; theirs in Centreville when yours comes, and you lose. ${rule("3.2-a")}`,
    ],
    deed: (hand) => line`${bold(`${scoreAt(hand)}.`)}`,
  },
  finished: {
    title: "The guide ends here",
    seen: "You know enough to win",
    words: () => [
      line`Hunter’s and Heintzelman’s divisions at Sudley are to turn the Confederate left: march them south, with their leaders, before Jackson arrives. Each turn is half an hour, the last is 8:00 PM. ${rule("2.1-a")}`,
    ],
    deed: (hand) => line`The game goes on. ${helpAt(hand)} Good luck.`,
  },
};
