import { line } from "@stonebridge/kernel/words";
import { hands, helpAt, scoreAt } from "../../../play/guide/hands-en.ts";
import type { LessonText } from "../../contract/guide.ts";
import type { LessonId } from "./lessons.ts";

const rule = (id: string) => ({ rule: `BR61-${id}` });
const bold = (text: string) => ({ bold: text });

/** The lessons of the guided first turn in English. */
export const lessons: Readonly<Record<LessonId, LessonText>> = {
  ready: {
    title: "Eight in the morning",
    seen: "Every brigade stands where it was that morning",
    words: () => [
      line`You lead the North. Your brigades stand north of Bull Run, the South waits behind its fords. Each counter shows combat strength on the left and guns on the right; the black pointer shows which zone it faces. ${rule("10.2-d")}`,
      line`You could turn any brigade now, but they already face the enemy.`,
    ],
    deed: () => line`${bold("Press Ready.")}`,
  },
  score: {
    title: "How you win",
    seen: "Hills and the two bases score, and so do fewer losses",
    words: () => [
      line`Six hills give a point each, Centreville and Manassas Junction two. ${rule("4-f")} ${rule("4-j")} The South holds five of the hills. If the points are equal the South wins, so you have to attack.`,
    ],
    deed: (hand) => line`${bold(`${scoreAt(hand)}.`)} It says where every point comes from.`,
  },
  refused: {
    title: "Try what is not allowed",
    seen: "Every refusal says why, with its rule",
    words: () => [
      line`Four brigades are on the flank road in the north. They march when the turn ends, and cannot act before. ${rule("6-l")} ${rule("12.1-c")} Nothing breaks when you try: every refusal names its rule.`,
    ],
    deed: (hand) => line`${bold(`${hands(hand).Click} Porter.`)} He is dim, and the map says why he cannot act.`,
  },
  choose: {
    title: "Choose a brigade",
    seen: "In turn 1 each side acts with one brigade a phase",
    words: () => [
      line`In turn 1 each side activates just one brigade in each Movement phase. ${rule("7-d")} Green outlines show who may act. Undo lets you change your mind.`,
    ],
    deed: () => line`${bold("Choose Sherman")}, at the Stone Bridge.`,
  },
  command: {
    title: "Command",
    seen: "A brigade within 8 MP of McDowell acts without a test",
    words: () => [
      line`Sherman’s card says “in command”: McDowell is at Centreville, less than 8 MP away. ${rule("10.1-b")} A brigade farther off must first pass a test: 1 to 3 on a die. ${rule("10.1-d")}`,
    ],
    deed: (hand) => line`${bold("Look at the command range")}: ${hands(hand).look("C", "the flag")}.`,
  },
  control: {
    title: "Zones of control",
    seen: "Entering an enemy zone of control ends a march; Bull Run stops it",
    words: () => [
      line`Every brigade controls the zones around its own. A brigade that enters an enemy zone of control must stop. ${rule("10.3-l")} Zones of control stop at Bull Run, even at a ford or bridge ${rule("10.2-b")}: that is why Sherman is still free to march.`,
    ],
    deed: (hand) => line`${bold("Look at the zones of control")}: ${hands(hand).look("Z", "the area")}.`,
  },
  preview: {
    title: "Weigh an attack",
    seen: "See the exact chances before you commit",
    words: () => [
      line`Numbers in green discs are movement points; a plus means a push, which costs 1 Fatigue. ${rule("10.3-b")} Evans holds the other end of the Stone Bridge. The red figure is your chance to hurt him.`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} Evans once.`)} Nothing is done yet: you see both sides’ modifiers, each with its rule, and the exact odds.`,
  },
  declare: {
    title: "Declare it",
    seen: "An attack costs 2 MP and turns the brigade towards its target",
    words: () => [
      line`Sherman will face Stone Bridge West: his Front is that zone and the two next to it. ${rule("10.2-e")} Schenck stands behind him and supports. ${rule("11.3-a")} The crossing helps Evans. ${rule("11.3-q")}`,
    ],
    deed: () => line`${bold("Press Declare attack.")} You can still undo it until the dice fall.`,
  },
  headquarters: {
    title: "The headquarters",
    seen: "An HQ rides once a turn, after the brigades and before the combats",
    words: () => [
      line`McDowell may ride now, 6 MP, once in the turn, and never next to an enemy brigade. ${rule("7-k")} ${rule("7-m")} Closer to the flank march he can command more brigades later.`,
    ],
    deed: (hand) => line`${bold(`${hands(hand).Click} a green zone for McDowell, or press HQs stay.`)}`,
  },
  fight: {
    title: "Roll the dice",
    seen: "Higher total: Fatigue. Twice as high: Fatigue and a Hit",
    words: () => [
      line`First the guns: each front-line brigade rolls, and its artillery strength or less gives +1. ${rule("11.3-m")} Then each side rolls one die and adds its modifiers. The lower total suffers Fatigue; if the other is twice as high, a Hit as well. ${rule("11.4-c")} ${rule("11.4-e")}`,
    ],
    deed: () => line`${bold("Press Fight: roll the dice.")}`,
  },
  march: {
    title: "March along the road",
    seen: "A zone costs 2 MP, or 1 MP along a road; a ford or bridge 2 MP",
    words: () => [
      line`The South has played its half; now comes the second Movement phase. Entering a zone costs 2 MP, or 1 MP along a road. ${rule("10.3-e")} ${rule("10.3-f")} An infantry brigade has 4 MP.`,
    ],
    deed: (hand) =>
      line`${bold("Choose a brigade on the turnpike and march it two zones along the road.")}${hand.touch ? "" : " Point at a zone first to see the way and its cost."}`,
  },
  facing: {
    title: "Face the enemy",
    seen: "At the end of a move a brigade may face any bordering zone",
    words: () => [
      line`At the end of a march a brigade may face any bordering zone. ${rule("10.4-a")} An enemy on your Flank is costly: −2 for an attacker, −1 for a defender. ${rule("11.3-v")} ${rule("11.3-u")}`,
    ],
    deed: (hand) => line`${bold(`End the move, then ${hands(hand).click} the zone to face.`)}`,
  },
  free: {
    title: "The third phase is yours",
    seen: "Three phases are certain; a die decides on a fourth and fifth",
    words: () => [
      line`Play the third Movement phase as you like: move another brigade, or rest a tired one. ${rule("7-g")} After it a die decides whether there is a fourth. ${rule("8-a")}`,
    ],
    deed: () => line`${bold("Play on until the flank march begins.")}`,
  },
  operational: {
    title: "Operational movement",
    seen: "Marked brigades march 8 MP when the turn ends and gain Fatigue",
    words: () => [
      line`Now the four brigades on the flank road march 8 MP, the cavalry at the pace of its infantry. ${rule("6-m")} They end at Fatigue 2, which drops to 1 at once. ${rule("6-n")} Stacks move together. ${rule("9-b")}`,
    ],
    deed: () => line`${bold("March them towards Sudley Ford")}, one stack after the other, and end each march.`,
  },
  finished: {
    title: "The first turn is over",
    seen: "You know enough to win",
    words: () => [
      line`From the second turn on dice decide who begins and how many brigades act. Once in the game each side may launch its Major Offensive. ${rule("6-f")}`,
    ],
    deed: (hand) => line`The game goes on from here. ${helpAt(hand)} Good luck.`,
  },
};
