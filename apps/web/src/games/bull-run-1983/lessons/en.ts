import { line } from "@stonebridge/kernel/words";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `BR83-${id}` });

/** The short lessons in English. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  "soak-off": {
    title: "Soak-offs",
    words: [
      line`You must attack every enemy unit next to yours, and each of your units next to an enemy must attack. ${rule("6.3-a")} You decide who attacks whom. ${rule("6.7-a")}`,
      line`So a weak unit can attack a strong stack at poor odds, which frees the others to mass where it counts: a soak-off. Odds are rounded in the defender’s favour. ${rule("7.31-c")}`,
    ],
    picture: "33 Va alone, 4 Ala and 2 Miss next to it. 38 NY, 8 NY and 18 NY are in contact.",
    goal: {
      task: "Attack 33 Va at 5-1: put both strong regiments on it, and soak off the stack with 18 NY.",
      reached: "33 Va was attacked at 5-1, and 18 NY paid for it at 1-4. That’s a soak-off.",
      missed: "33 Va was never attacked at 5-1. Try again: 38 NY and 8 NY on 33 Va, 18 NY alone on the stack.",
    },
  },
  activation: {
    title: "Activation",
    words: [
      line`Without orders, nobody moves. McDowell is always active; he activates leaders within 4 hexes, and they activate their own men within 4. ${rule("4.6-a")} ${rule("4.4-a")} ${rule("4.53-a")}`,
      line`This happens in your Command phase, before you move. So ride this turn to be in range next turn.`,
    ],
    picture: "McDowell at II7. Tyler, Sherman and his four regiments wait for orders at the Stone Bridge.",
    goal: {
      task: "Wake Sherman’s brigade for the next turn: ride McDowell to within 4 hexes of Tyler, then end the phase.",
      reached:
        "Sherman’s regiments are active: McDowell reached Tyler, Tyler reached Sherman, and Sherman reached his men.",
      missed:
        "Your Command phase has come, and Sherman’s men still have no orders. Try again: ride along the turnpike to Tyler.",
    },
  },
  brigade: {
    title: "Brigades",
    words: [
      line`A leader and two or more of his regiments in one hex, before they move, can form a brigade: one piece with their combined strength. ${rule("8.22-a")}`,
      line`One piece is quicker to move and holds together in battle. You can break it up again.`,
    ],
    picture: "Burnside and his four regiments in one hex, not yet moved.",
    goal: {
      task: "Form Burnside’s brigade: choose Burnside or one of his regiments, and press the button that forms it.",
      reached: "The brigade is one piece now. March it, then break it up where you need single regiments.",
      missed:
        "The phase is over, and Burnside’s regiments are still single pieces. Try again before any of them moves.",
    },
  },
  retreat: {
    title: "Cutting off a retreat",
    words: [
      line`A beaten unit retreats; if it can only go through your zones of control, it is lost. ${rule("CRT-e")}`,
      line`A unit’s zone of control is the six hexes around it. ${rule("5.33-a")} Two units on opposite sides of an enemy surround it completely.`,
    ],
    picture: "4 SC faces 38 NY and 8 NY. 14 NYM is free, in the east.",
    goal: {
      task: "Attack 4 SC from two opposite sides: march 14 NYM round behind it to U17, then attack with all three.",
      reached: "4 SC had nowhere to go: any retreat was fatal. Look behind an enemy before you attack.",
      missed: "4 SC was never surrounded. Try again: march 14 NYM through W17 and V17 to U17.",
    },
  },
};
