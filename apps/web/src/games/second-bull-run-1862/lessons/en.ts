import { line } from "@stonebridge/kernel/words";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `SB62-${id}` });

/** The short lessons in English. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  cohesion: {
    title: "Cohesion",
    words: [
      line`A brigade that begins a phase within 2 zones of another of its division must end it that close; mounted cavalry within 3. ${rule("9.1-c")} Robinson may march to any zone with a figure: it says how many brigades of his division would be near. ${rule("RU27")}`,
      line`Only his own marches count. A retreat or an advance may separate him; then he is isolated. ${rule("9.1-d")} If he starts more than 2 zones away, he may march where he likes.`,
    ],
    picture: "Kearny’s division before Sudley Church. Figures: how many of its brigades are within 2 zones.",
    goal: {
      task: "Attack Thomas with Robinson from a zone whose figure is 2: choose Kearny’s division, march Robinson to zone 185 and declare the attack from there.",
      reached:
        "Robinson attacks with Poe and Birney both near him. Whatever the combat does to him, he is not isolated.",
      missed:
        "Robinson did not attack with both brigades near. In zone 163 only one is within 2 zones. Try again, by zone 185.",
    },
  },
  command: {
    title: "Command and isolation",
    words: [
      line`McDowell commands up to 8 MP away. A road step counts 1 even beside the enemy. ${rule("9.1-a")} ${rule("9.4-h")} Meade and Seymour are in range: Reynolds’ division acts without a test. ${rule("9.2-a")} Tower and Stiles are not: Ricketts’ division takes a test, 1 to 3 on a die. ${rule("9.2-b")}`,
      line`Hardin is more than 2 zones from the rest of his division: isolated. ${rule("9.1-d")} He has 2 MP less and no forced march. ${rule("9.1-e")} He still acts with his division ${rule("9.1-g")}, but an isolated brigade never brings it into command.`,
    ],
    picture: "McDowell between Groveton and his divisions. Figures: movement points from him, within his range.",
    goal: {
      task: "End Hardin’s isolation: choose Reynolds’ division, and bring Hardin back or another of its brigades up to him, within 2 zones.",
      reached: "Hardin is with the division again, with full MP, and may force a march.",
      missed:
        "The next phase has begun, and Hardin is still isolated. Try again: Hardin has 4 MP, Meade and Seymour have 6.",
    },
  },
  combat: {
    title: "A combat and its tests",
    words: [
      line`Hardin and Meade have 12 against Field’s 5: 2 to 1, +2. ${rule("10.3.1-a")} Meade’s star +1 ${rule("10.3.3-a")}, a second zone +1 ${rule("10.3.6-a")}, Pender, who is not attacked and has Hardin in his Front, −2. ${rule("10.3.6-b")} Four guns: +1 on a 4 or less. ${rule("10.3.2-b")} Field has +2 for slope and embankment ${rule("10.3.5-a")}, −1 for Fatigue. ${rule("10.3.4-a")}`,
      line`The loser gets Fatigue; beaten by more than double, he also tests: a die with +1 for a star or Jackson’s corps, −1 for Fatigue 2 or a Losses marker, −2 with half his strength lost. ${rule("10.4-i")} 6 or more, a melee: a loss on each side. 3 to 5, back 1 zone. 0 to 2, a loss and 2 zones. Less, rout. ${rule("10.4-j")} ${rule("10.4-k")} ${rule("10.4-l")} ${rule("10.4-m")}`,
    ],
    picture: "Two brigades of Reynolds face Field at the unfinished railroad, from below the slope.",
    goal: {
      task: "Attack Field with Hardin and Meade together: choose Reynolds’ division, declare both attacks on zone 96, then fight.",
      reached:
        "Both brigades fought as one, from two zones. What Field then owes depends on the dice, but the odds were yours.",
      missed: "Field was not attacked from two zones. Try again: Hardin and Meade each declare an attack on zone 96.",
    },
  },
  rout: {
    title: "Rout",
    words: [
      line`Field is routed. He can neither march nor attack, counts as Fatigue 2, and has only Flanks. ${rule("10.4-n")} In the administrative phase he flees 3 more zones ${rule("8-A")}, away from the enemy and towards H, G or zone 193. ${rule("11.1.4-a")} Each zone in an enemy Front costs a loss ${rule("10.4-o")}; driven off the map, he is eliminated. ${rule("10.4-q")}`,
      line`Then a die: on 1 to 3 he stays routed; on 4 or 5 he rallies with Fatigue 1; on 6 he also recovers a loss. ${rule("8-D")} Meade, out of contact, loses one level of Fatigue; Pender is in contact and keeps his. ${rule("8-B")}`,
    ],
    picture: "Field has fled behind Pender. Hardin is on the embankment, Meade below it.",
    goal: {
      task: "Let Meade rest while Field flees: choose Reynolds’ division, then Meade, and rest him. Next to the enemy he cannot.",
      reached: "Meade has no Fatigue left. Field is no better off: he has fled 3 zones, or will, and then needs a 4.",
      missed: "The turn is over, and Meade is still tired. Try again, and keep him away from Pender.",
    },
  },
  night: {
    title: "The night",
    words: [
      line`Turn 1 of the second day is the night. ${rule("11.2.3-d")} Fatigue and rout end. ${rule("11.2.3-e")} A brigade that has lost 2 or 3 steps recovers one, a brigade that has lost more, two; artillery recovers none. ${rule("11.2.3-f")} Thomas had lost 2 here, Birney 4.`,
      line`Brigades in contact disengage; a brigade on good ground may stay if the enemy has none. ${rule("11.2.3-g")} So Thomas keeps the church, Robinson and Poe go. Each side may then march three units ${rule("11.2.3-h")}, and the Union withdraws a corps and its independent brigades, which return in the morning. ${rule("11.2.3-i")}`,
    ],
    picture: "Nightfall at Sudley Church: Robinson and Poe are in contact with Thomas behind the embankment.",
    goal: {
      task: "Gather Kearny’s division around Heintzelman: Robinson and Poe draw apart, then bring every brigade to zone 148 or next to it.",
      reached:
        "The division stands together around its commander, out of contact. So it leaves in the night, and comes back whole.",
      missed:
        "Heintzelman is gone, and his division was not gathered. Try again: each of the three night marches takes one brigade.",
    },
  },
};
