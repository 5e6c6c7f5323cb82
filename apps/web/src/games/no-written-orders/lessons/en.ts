import { line } from "@stonebridge/games/no-written-orders/text";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `NWO-${id}` });

/** The short lessons in English. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  orders: {
    title: "Giving an order, and waiting",
    words: [
      line`At 6:00 McDowell sent an aide to Richardson: Defend Centreville. He rides 6 MP a turn ${rule("RUL171")} and is there at 8:00; until then Richardson goes on probing. Only to who is within 3 MP does an order go at once ${rule("RUL170")}`,
      line`Miles got his March face to face, and has not obeyed: it waits on a 4. In each Command Phase a die is rolled, 50% by now, 75% by the next turn ${rule("12.7-d")} Meanwhile he keeps to his old order, which the new one cancels once he obeys ${rule("12.9-a")}`,
    ],
    picture:
      "Seven o’clock at Centreville: the aide on his way to Richardson; hollow, the March that waits with Miles.",
  },
  initiative: {
    title: "A leader of his own initiative",
    words: [
      line`Heintzelman has reached Sudley and is on Reserve: no order. An aide of McDowell’s from Centreville would need five turns. But Heintzelman may try an order of his own, to a target within 8 hexes that he sees ${rule("12.11-a")} ${rule("12.11-b")} ${rule("12.14-c")}`,
      line`Two dice on the table for his rating of 2, on Reserve one better ${rule("12.11-f")}: he acts 28%, nothing comes of it 44%, and 28% he makes a bad move: then the Confederates order him, and he obeys ${rule("12.11-c")} ${rule("12.11-d")} Where the army commander is near, an order is safer.`,
    ],
    picture: "Eleven o’clock: Heintzelman’s division at Sudley, Evans and Bee on the hills before it.",
  },
  attack: {
    title: "Moving under an Attack order",
    words: [
      line`Hunter’s order is Attack, Matthews Hill. Each unit must come a hex closer every turn until within 2 hexes of the enemy, and nobody may move away ${rule("12.3.AT-a")} ${rule("12.3.AT-f")} Then some must assault; fire of the guns is enough for two turns ${rule("12.3.AT-b")} ${rule("12.3.AT-c")}`,
      line`Ruled are the hexes that Confederates control. Who enters one must assault in the same action ${rule("7.3-g")}, and begins no move out of it ${rule("5.4-d")} Once somebody is in contact, one more must join him each turn ${rule("12.3.AT-d")} So bring up guns and brigades first, then go in together. D marches as the order asks.`,
    ],
    picture: "Ten o’clock before Matthews Hill. Ruled: zones of control; the red arrow: the Attack order.",
  },
  sight: {
    title: "Lines of sight",
    words: [
      line`Figures: the hexes that Reynolds’ guns see, by their distance. Woods, towns, other units and crests bar the line; a crest hexside does so even on the hex where one stands ${rule("8.3-a")} ${rule("8.3-b")} His rifled guns reach 4 hexes, most batteries 3 ${rule("8.1-b")}`,
      line`Both batteries see Evans. Reynolds, strength 4, disrupts him with 58%, Griffin, 3, with 42%; declared on one hex they fire as one, with 7: the first hit on a stack is always the disruption, the next cost steps ${rule("7.1-a")} ${rule("8.1-e")} Who has bombarded stays where he is in this action ${rule("8.1-d")}`,
    ],
    picture: "Reynolds and Griffin before Matthews Hill. Figures: hexes seen from Reynolds, with their distance.",
  },
  assault: {
    title: "An assault and its odds",
    words: [
      line`Burnside alone has 9 against 4, and carries the hill with 21%. With Porter and Griffin from the other side Evans is taken in flank: half as much again for the attack, 27, and 2 less morale for him ${rule("7.6-e")} Now it is 68%. The lower morale of one side weakens its dice ${rule("7.6-h")}`,
      line`Both fire, hits fall together ${rule("7.3-c")} Who was hit tests: a die of his morale or less, else he goes back a hex, disrupted ${rule("7.4-a")} ${rule("7.4-f")} Foot guns that have to go back are destroyed ${rule("7.4-g")} Into an empty hex attackers advance ${rule("7.5-a")} Declare all three: choose Burnside, the hill, then Everybody who can.`,
    ],
    picture: "Burnside and Porter in contact with Evans, from two sides with one hexside between.",
  },
  morale: {
    title: "Broken: demoralised, and falling back",
    words: [
      line`Burnside and Griffin are gone, 12 strength points; Hunter’s level was 11: his division is demoralised, 1 less morale and movement for all ${rule("14.1-a")} ${rule("14.1-b")} Its order has failed: it retreated three hexes and is on Fall Back ${rule("12.9-c")} It must get away, may not attack, and use roads as on a march ${rule("12.3.FB-a")} ${rule("12.3.FB-d")} ${rule("12.3.FB-b")}`,
      line`Heintzelman stands within 5 hexes of Hunter: his level is 2 lower, 8 in place of 10 ${rule("14.3-a")} He has lost a step under his Attack: now his confidence is checked every turn, 83% to hold; who fails falls back too ${rule("12.10-a")} ${rule("12.10-c")} Who on Fall Back has no enemy within 2 hexes may go on Reserve ${rule("12.3.FB-g")}: Hunter may.`,
    ],
    picture: "One o’clock: what is left of Hunter’s division before Bee; Heintzelman’s attacks beside it.",
  },
};
