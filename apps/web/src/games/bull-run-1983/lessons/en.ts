import { line } from "@stonebridge/games/bull-run-1983/text";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `BR83-${id}` });

/** The short lessons in English. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  "soak-off": {
    title: "Soak-offs",
    words: [
      line`Every enemy unit next to yours must be attacked, and each of your units next to the enemy must attack ${rule("6.3-a")} Who attacks whom is for you to say ${rule("6.7-a")}`,
      line`So a weak unit may attack a strong stack at poor odds, while the others gather where it counts: a soak-off. Odds are rounded for the defender ${rule("7.31-c")}`,
    ],
    picture: "33 Va alone, 4 Ala and 2 Miss beside him. 38 NY, 8 NY and 18 NY stand in contact.",
    goal: {
      task: "Attack 33 Va at 5-1: put both strong regiments on him, and let 18 NY soak off the stack.",
      reached: "33 Va was attacked at 5-1, and 18 NY paid for it at 1-4. That is a soak-off.",
      missed: "33 Va was never attacked at 5-1. Try again: 38 NY and 8 NY on 33 Va, 18 NY alone on the stack.",
    },
  },
  activation: {
    title: "Activation",
    words: [
      line`Who has no order stays. McDowell is always active; he activates leaders within 4 hexes, and these their own men within 4 ${rule("4.6-a")} ${rule("4.4-a")} ${rule("4.53-a")}`,
      line`It happens in your Command phase, before you move. So ride now for the turn to come.`,
    ],
    picture: "McDowell at II7. Tyler, Sherman and his four regiments stand halted before the Stone Bridge.",
    goal: {
      task: "Wake Sherman’s brigade for the next turn: ride McDowell to within 4 hexes of Tyler, then end the phase.",
      reached: "Sherman’s regiments are active: McDowell reached Tyler, Tyler reached Sherman, Sherman his men.",
      missed:
        "Your Command phase came, and Sherman’s men are still halted. Try again: ride along the turnpike, next to Tyler.",
    },
  },
  brigade: {
    title: "Brigades",
    words: [
      line`A leader and two or more of his regiments in one hex, unmoved, can form a brigade: one piece with their strength together ${rule("8.22-a")}`,
      line`One piece is quicker to move, and holds together in battle; it can be broken up again.`,
    ],
    picture: "Burnside and his four regiments in one hex, not yet moved.",
    goal: {
      task: "Form Burnside’s brigade: choose Burnside, or a regiment of his, and press the button that forms it.",
      reached:
        "The brigade stands on the map as one piece. March it, then break it up where its regiments are needed singly.",
      missed: "The phase is over, and Burnside’s regiments are still single pieces. Try again before anybody moves.",
    },
  },
  retreat: {
    title: "Cutting off a retreat",
    words: [
      line`A beaten unit retreats; where it can only go through your zones of control, it is lost ${rule("CRT-e")}`,
      line`The zone of control of a unit is the six hexes around it ${rule("5.33-a")} Two units on opposite sides of an enemy close the whole ring.`,
    ],
    picture: "4 SC faces 38 NY and 8 NY. 14 NYM stands free in the east.",
    goal: {
      task: "Attack 4 SC from two opposite sides: march 14 NYM round behind him to U17, then attack with all three.",
      reached: "4 SC had nowhere to go: any retreat was fatal. Look behind the enemy before you attack him.",
      missed: "4 SC was never shut in. Try again: march 14 NYM by W17 and V17 to U17.",
    },
  },
};
