import { line } from "@stonebridge/kernel/words";
import { hands, helpAt, orderAt, scoreAt } from "../../../play/guide/hands-en.ts";
import type { LessonText } from "../../contract/guide.ts";
import type { LessonId } from "./lessons.ts";

const rule = (id: string) => ({ rule: `SB62-${id}` });
const bold = (text: string) => ({ bold: text });

/** The lessons of the guided first turn in English. */
export const lessons: Readonly<Record<LessonId, LessonText>> = {
  setup: {
    title: "Half past six",
    seen: "Each corps starts in its own zones, two brigades in each",
    words: () => [
      line`30 August 1862: you lead the Union. The map is divided into zones, and a zone holds two brigades of one corps at most. ${rule("9.6-a")} Each corps starts in its own zones. ${rule("11.2-a")} You could place every brigade yourself.`,
    ],
    deed: () => line`${bold("Press Place the rest for me, then Ready.")}`,
  },
  score: {
    title: "How you win",
    seen: "Objectives give 3 points each, a lead of 8 wins",
    words: () => [
      line`The lit zones are your objectives: 3 points for each that you hold at the end. ${rule("11.2.2-l")} The Confederates hold all four, along the unfinished railroad; they have four objectives of their own. The side that inflicts more losses gets 2 points, or 5. ${rule("11.2.2-k")} Only a lead of 8 wins. ${rule("11.2.2-m")}`,
    ],
    deed: (hand) => line`${bold(`${scoreAt(hand)}.`)}`,
  },
  counter: {
    title: "A brigade",
    seen: "One figure attacks and defends, the other is its guns",
    words: () => [
      line`The large figure is the combat potential: size and quality together, for attack and defence alike. ${rule("2.1-d")} The small one is the guns. ${rule("2.1-e")} Every loss takes 1 off both. ${rule("10.4-v")} The coloured band is its division; the black pointer shows which zone it faces.`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} a brigade in the lit zone.`)} The card names every figure, with Fatigue and losses, and who commands.`,
  },
  order: {
    title: "Corps and divisions",
    seen: "Brigades form divisions, divisions a corps with its commander",
    words: () => [
      line`More than thirty brigades are too many to lead one by one. Brigades with the same band form a division ${rule("2.1-b")}; one to five divisions obey a corps commander: Heintzelman commands Kearny and Hooker. ${rule("2.2-d")} A few brigades are independent. ${rule("6.2-a")}`,
    ],
    deed: (hand) => line`${bold(orderAt(hand))}: every brigade by corps and division.`,
  },
  designate: {
    title: "Choose a corps commander",
    seen: "In each phase one corps acts: a die says how many divisions",
    words: () => [
      line`This turn the Union has the initiative ${rule("11.2.2-f")}; later both sides roll for it. ${rule("5-a")} A turn has three to five action phases. In each you choose one corps commander and roll, with his modifier: 1 or 2 gives one division, 3 to 5 two, 6 or more three. ${rule("6.1-b")} ${rule("11.1.2-a")}`,
    ],
    deed: () =>
      line`${bold("Choose Heintzelman and press Choose Heintzelman: roll.")} The panel shows the chances first.`,
  },
  command: {
    title: "Command",
    seen: "Divisions within 8 MP act, others take a test",
    words: () => [
      line`A division acts without a test if one of its brigades is within 8 MP of the commander. ${rule("9.2-a")} Farther off it takes a test, 1 to 3 on a die, and a failure uses up its activation. ${rule("9.2-b")} ${rule("9.2-c")}`,
    ],
    deed: (hand) =>
      line`${bold("Look at the command range")}: ${hands(hand).look("C", "the flag")}. Lines lead from Heintzelman to both his divisions.`,
  },
  division: {
    title: "Choose a division",
    seen: "Divisions act one after the other",
    words: () => [
      line`The die has spoken. Divisions are chosen one at a time; an independent brigade can act instead of one, once a phase. ${rule("6.1-g")} ${rule("6.1-i")} Kearny faces Sudley Church, an objective.`,
    ],
    deed: () => line`${bold("Choose Kearny’s division")}: in the panel, or by one of its brigades.`,
  },
  choose: {
    title: "Brigade by brigade",
    seen: "A brigade acts once a phase: it rests, or marches and attacks",
    words: () => [
      line`Its brigades act one after the other, each finishing before the next, and once a phase. ${rule("6.1-j")} ${rule("6.1-k")} A brigade either loses one level of Fatigue, or marches and may attack. ${rule("6.1-l")}`,
    ],
    deed: () => line`${bold("Choose Robinson.")}`,
  },
  cohesion: {
    title: "Cohesion",
    seen: "The brigades of a division stay within 2 zones of each other",
    words: () => [
      line`A brigade that begins the phase within 2 zones of another of its division must end it that close; cavalry within 3. ${rule("9.1-c")} A brigade separated by a retreat is isolated: 2 MP less, no forced march. ${rule("9.1-d")} ${rule("9.1-e")}`,
    ],
    deed: (hand) =>
      line`${bold("Look at the cohesion")}: ${hands(hand).look("X", "the people")}. The figures show how many brigades of the division Robinson would be near.`,
  },
  control: {
    title: "Zones of control",
    seen: "A brigade controls the zones around it; its Front is three of them",
    words: () => [
      line`Every brigade controls the zones around its own, but not across a river. ${rule("9.3-a")} Its Front is the zone it faces and the next on either side; the others are its Flank. ${rule("9.3-d")} A defender attacked on the Flank pays for it. ${rule("10.3.6-c")}`,
    ],
    deed: (hand) => line`${bold("Look at the zones of control")}: ${hands(hand).look("Z", "the area")}.`,
  },
  march: {
    title: "Advance on the enemy",
    seen: "A zone costs 2 MP, or 1 MP by road; enemy control stops the march",
    words: () => [
      line`Infantry has 6 MP. A zone costs 2 MP, or 1 MP by road. ${rule("9.4-d")} ${rule("9.4-e")} A plus in a green disc is a forced march: 2 MP more for 1 Fatigue. ${rule("9.4-a")} A brigade that enters an enemy zone of control stops there. ${rule("9.3-c")}`,
    ],
    deed: (hand) =>
      line`${bold("March Robinson to zone 163, beside Sudley Church.")}${hand.touch ? "" : " Point at the zone first to see the path and its cost."}`,
  },
  refused: {
    title: "Try what is not allowed",
    seen: "Every refusal says why, with its rule",
    words: () => [
      line`Robinson is in an enemy zone of control. He has 4 MP left, but he can go no farther. ${rule("9.3-c")}`,
    ],
    deed: (hand) => line`${bold(`${hands(hand).Click} Benson House anyway.`)} The map says why not.`,
  },
  weigh: {
    title: "Weigh an attack",
    seen: "See the exact chances before you commit",
    words: () => [
      line`The red figure is your chance to hurt the enemy. The strength ratio gives the attacker a modifier. ${rule("10.3.1-a")} The embankment of the railroad helps the defender. ${rule("11.1.5-a")} Stars, guns, Fatigue and other enemies nearby count as well.`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} Sudley Church once.`)} Nothing is done yet: you see each side’s modifiers with their rules, and what the dice may bring.`,
  },
  declare: {
    title: "Declare it",
    seen: "An attack costs 2 MP and must be in the Front",
    words: () => [
      line`An attack costs 2 MP, and the attacked zone must be in the attacker’s Front. ${rule("9.4-l")} It is fought later, when all brigades have marched. The enemy may turn towards you. ${rule("9.5-c")}`,
    ],
    deed: () => line`${bold("Press Declare attack, then face Sudley Church.")}`,
  },
  second: {
    title: "Two against one",
    seen: "Brigades attack one zone together",
    words: () => [
      line`A zone is attacked once a phase, but several brigades can join in, even from neighbouring zones. ${rule("10.1-c")} With Poe the ratio becomes 2 to 1.`,
    ],
    deed: () => line`${bold("March Poe to zone 163 too, attack Sudley Church with him, and face it.")}`,
  },
  commanders: {
    title: "End the marches",
    seen: "Commanders ride before the combats",
    words: () => [
      line`You could act with Birney and the guns now, or with another division if the die gave you more than one. Then Heintzelman may ride, 8 MP, and Pope may try: as army commander he takes a test. ${rule("6.3-a")} ${rule("6.3-b")} They keep away from the enemy. ${rule("6.3-f")}`,
    ],
    deed: () => line`${bold("End the division, then let the commanders stay.")}`,
  },
  fight: {
    title: "Roll the dice",
    seen: "Lower total: Fatigue. Less than half: a combat test as well",
    words: () => [
      line`Each side rolls a die and adds its modifiers. The side with the lower total gets Fatigue ${rule("10.4-c")}; if it is less than half of the other, it also takes a combat test. ${rule("10.4-d")} A natural 6 costs the enemy a loss, whoever wins. ${rule("10.4-f")} No more brigades suffer than the enemy has in the combat. ${rule("10.4-e")}`,
    ],
    deed: () => line`${bold("Press Fight: roll the dice.")}`,
  },
  result: {
    title: "Read the result",
    seen: "A combat test ends in melee, retreat, disorder or rout",
    words: () => [
      line`The sheet shows every modifier, the dice and the result. A combat test: 6 or more, a melee; 3 to 5, a retreat; 0 to 2, disorder; less, a rout: a loss, three zones back, and no Front until it rallies. ${rule("10.4-h")} ${rule("10.4-n")} Answer what is asked. Winners may advance into an empty zone. ${rule("10.4-s")}`,
    ],
    deed: () => line`${bold("Close the sheet")} with its cross when you have read it.`,
  },
  free: {
    title: "The rest of the turn is yours",
    seen: "Three phases are certain; dice decide on two more",
    words: () => [
      line`Now the Confederates play their half, then a new phase begins. Choose any corps commander: Porter rolls with +1. A commander you have already chosen rolls with 1 less. ${rule("6.1-e")} Tired brigades can rest. After the third phase a die decides on a fourth. ${rule("7-a")}`,
    ],
    deed: () =>
      line`${bold("Play on until the turn ends.")} Skip ahead ends your half of the phase for you: nobody marches, and attacks already declared are fought.`,
  },
  reinforcements: {
    title: "The end of the turn",
    seen: "Routed brigades rally, Fatigue drops, reinforcements arrive",
    words: () => [
      line`In the administrative phase routed brigades flee again, brigades out of contact lose 1 Fatigue, and rout tests are rolled. ${rule("8-B")} ${rule("8-D")} Then reinforcements arrive: Sigel’s corps at the Stone Bridge, this turn or the next, as you choose. ${rule("11.2.2-d")}`,
    ],
    deed: () => line`${bold("Bring Sigel’s corps in")} and march it on to make room, or let it wait.`,
  },
  finished: {
    title: "The first turn is over",
    seen: "You know enough to win",
    words: () => [
      line`From the fourth turn on the dice decide the initiative ${rule("5-a")}, unless the Confederates have declared their counter-attack: then they have it for two turns. ${rule("11.2.2-i")} Watch out for Longstreet on your left.`,
    ],
    deed: (hand) => line`The game goes on. ${helpAt(hand)} Good luck.`,
  },
};
