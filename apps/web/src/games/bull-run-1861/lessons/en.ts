import { line } from "@stonebridge/kernel/words";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `BR61-${id}` });

/** The short lessons in English. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  flank: {
    title: "Facing and flanks",
    words: [
      line`A brigade’s Front is the zone it faces and the two next to it; everything else is its Flank. ${rule("10.2-e")} A defender attacked on the Flank has −1. ${rule("11.3-u")}`,
      line`A brigade in contact turns to the newcomer, unless it already has an enemy in its Front. ${rule("10.4-d")} ${rule("10.4-e")} Bee has Porter in his Front, so he cannot turn to Burnside.`,
    ],
    picture: "Bee on Henry Hill faces Porter at the Robinson farm. Burnside is on Dogan Ridge.",
    goal: {
      task: "Attack Bee on his Flank: march Burnside to Bald Hill, and attack Henry Hill from there.",
      reached:
        "Bee fought with −1: he could not turn to you. Hold the enemy with one brigade, attack his Flank with another.",
      missed: "Nobody attacked Bee’s Flank. From Stone House you meet his Front: try again from Bald Hill.",
    },
  },
  second: {
    title: "The second line",
    words: [
      line`Two brigades share a zone: one in front, one behind. The second line does not fight, but with combat strength 2 or more it supports an attack with +1. ${rule("11.3-a")} ${rule("11.3-d")}`,
      line`When a march ends beside a friend, you choose who is in front: take the strong and the fresh.`,
    ],
    picture: "Porter at Stone House faces Bee on Henry Hill. Burnside comes from Matthews Hill.",
    goal: {
      task: "Attack Bee with a second line behind the attacker: bring Burnside up to Stone House first, then attack with Porter.",
      reached: "Support gave +1. Two brigades in one zone attack better than two that attack one after the other.",
      missed: "The half is over without a supported attack. Try again: Burnside marches first, Porter attacks last.",
    },
  },
  command: {
    title: "Command",
    words: [
      line`A brigade within 8 MP of McDowell acts without a test; farther off it has to roll 1 to 3. ${rule("10.1-b")} ${rule("10.1-d")} Porter and Burnside at Sudley are 10 MP away.`,
      line`McDowell rides once a turn, 6 MP, after the brigades and before the combats, and never next to an enemy. ${rule("7-k")} ${rule("7-m")}`,
    ],
    picture: "McDowell is west of Centreville, Porter and Burnside far away at Sudley Springs, facing Evans.",
    goal: {
      task: "Bring Porter and Burnside into command: act with a brigade, end its move, then ride McDowell closer to Sudley Springs.",
      reached:
        "Sudley Springs is within 8 MP now: from the next phase on both act without a test. An HQ always rides for the next phase.",
      missed: "The half is over, and the flank is still out of command. Try again, and ride as far as you can.",
    },
  },
};
