import { line } from "@stonebridge/kernel/words";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `NWO-${id}` });

/** The short lessons in English. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  orders: {
    title: "Giving an order, and waiting",
    words: [
      line`At 6:00 McDowell sent an aide to Richardson: Defend Centreville. The aide rides 6 MP a turn ${rule("RUL171")} and arrives at 8:00; until then Richardson keeps probing. An order arrives at once only within 3 MP. ${rule("RUL170")}`,
      line`Miles got his March face to face and has not obeyed: it waits on a 4. A die is rolled each Command Phase: 50% to obey now, 75% by next turn. ${rule("12.7-d")} Until he obeys he keeps his old order; then the new one replaces it. ${rule("12.9-a")}`,
    ],
    picture: "Seven o’clock at Centreville: the aide on his way to Richardson; in outline, Miles’ waiting March.",
    goal: {
      task: "Give Miles another order, which goes at once: end the initiative, choose his division, write Defend with a target you like, and send it.",
      reached:
        "McDowell told Miles himself, without an aide. Whether Miles obeys is for the dice. To the others an aide rides for a turn or more.",
      missed: "The Command Phase is over, and Miles got no new order from McDowell. Try again: only he is within 3 MP.",
    },
  },
  initiative: {
    title: "A leader’s own initiative",
    words: [
      line`Heintzelman has reached Sudley and is on Reserve, without an order. McDowell’s aide would need five turns from Centreville. But Heintzelman may try an order of his own, to a target he can see within 8 hexes. ${rule("12.11-a")} ${rule("12.11-b")} ${rule("12.14-c")}`,
      line`Two dice on the table for his rating of 2, one better on Reserve ${rule("12.11-f")}: 28% to act, 44% no effect, and 28% for a bad move: then the Confederates give him an order, and he obeys. ${rule("12.11-c")} ${rule("12.11-d")} If the army commander is near, his order is safer.`,
    ],
    picture: "Eleven o’clock: Heintzelman’s division at Sudley, Evans and Bee on the hills in front.",
    goal: {
      task: "Let Heintzelman try an Attack of his own: choose him, the order and a target within 8 hexes that he sees.",
      reached: "Heintzelman has tried. Of four such tries one succeeds, and one goes to the enemy.",
      missed:
        "The Command Phase is over, and Heintzelman has not tried an Attack. Try again before you end the initiative.",
    },
  },
  attack: {
    title: "Moving under an Attack order",
    words: [
      line`Hunter’s order is Attack, Matthews Hill. Each unit must come a hex closer every turn until it is within 2 hexes of the enemy, and no unit may move away. ${rule("12.3.AT-a")} ${rule("12.3.AT-f")} Then some must assault; bombardment is enough for two turns. ${rule("12.3.AT-b")} ${rule("12.3.AT-c")}`,
      line`Hatched: the Confederate zones of control. A unit that enters one must assault in the same action ${rule("7.3-g")}, and cannot move out next turn. ${rule("5.4-d")} Once a unit is in contact, another must join it each turn. ${rule("12.3.AT-d")} So bring up guns and brigades first, then go in together. D marches as the order asks.`,
    ],
    picture: "Ten o’clock at Matthews Hill. Hatched: zones of control; red arrow: the Attack order.",
    goal: {
      task: "Bring both batteries within 3 hexes of Matthews Hill, and let nobody go in yet: everybody ends this action out of contact.",
      reached: "The guns can fire in the next action, and the brigades stand ready behind them. Now go in together.",
      missed:
        "The action is over, and it was too early or too late: a unit went in, or a battery is out of range. Try again.",
    },
  },
  sight: {
    title: "Lines of sight",
    words: [
      line`Figures: the hexes Reynolds’ guns can see, with their distance. Woods, towns, units and crests block the line; a crest hexside blocks even at the viewer’s own hex. ${rule("8.3-a")} ${rule("8.3-b")} His rifled guns reach 4 hexes, most batteries 3. ${rule("8.1-b")}`,
      line`Both batteries see Evans. Reynolds, strength 4, has 58% to disrupt him; Griffin, strength 3, has 42%. Declared on the same hex they fire together, with 7: the first hit always disrupts the stack, further hits cost steps. ${rule("7.1-a")} ${rule("8.1-e")} Foot artillery that has bombarded cannot move in this action. ${rule("8.1-d")}`,
    ],
    picture: "Reynolds and Griffin face Matthews Hill. Figures: hexes Reynolds sees, with their distance.",
    goal: {
      task: "Fire at Matthews Hill with both batteries as one: choose Reynolds and the hill, then Griffin and the hill.",
      reached: "Both batteries fired together, with 7. The first hit disrupts the whole stack.",
      missed:
        "The action is over, and the batteries did not fire as one. Try again: declare Griffin on the hex that Reynolds fires at.",
    },
  },
  assault: {
    title: "An assault and its odds",
    words: [
      line`Burnside alone attacks with 9 against 4 and has 21% to take the hill. With Porter and Griffin on the other side Evans is attacked in flank: +50% for the attack, 27, and 2 less morale for him. ${rule("7.6-e")} That makes 68%. Lower morale also weakens a side’s dice. ${rule("7.6-h")}`,
      line`Both sides fire, and losses apply together. ${rule("7.3-c")} A side that was hit must roll its morale or less, or it retreats one hex, disrupted. ${rule("7.4-a")} ${rule("7.4-f")} Foot artillery that must retreat is destroyed. ${rule("7.4-g")} An attacker may advance into the empty hex. ${rule("7.5-a")} Declare all three: choose Burnside, the hill, then All who can.`,
    ],
    picture: "Burnside and Porter in contact with Evans, from two sides with one hexside between.",
    goal: {
      task: "Assault Matthews Hill with all three: Burnside, Porter and Griffin, from both sides at once.",
      reached:
        "All three went in together, and took Evans in flank. Look at the sheet: 27 against 4, and 2 less morale for him.",
      missed: "The action is over, and Evans was not assaulted by all three. Try again, with All who can.",
    },
  },
  morale: {
    title: "Demoralised and falling back",
    words: [
      line`Burnside and Griffin are eliminated, 12 strength points; Hunter’s level was 11, so his division is demoralised: 1 less morale and movement for all its units. ${rule("14.1-a")} ${rule("14.1-b")} Its order has failed: it retreated three hexes and is on Fall Back. ${rule("12.9-c")} It must get away, may not attack, and may use the march rates on roads. ${rule("12.3.FB-a")} ${rule("12.3.FB-d")} ${rule("12.3.FB-b")}`,
      line`Heintzelman is within 5 hexes of Hunter, so his level is 2 lower: 8 instead of 10. ${rule("14.3-a")} He has lost a step under his Attack and now checks confidence every turn, 83% to hold; if he fails he falls back too. ${rule("12.10-a")} ${rule("12.10-c")} A formation on Fall Back with no enemy within 2 hexes may go into Reserve ${rule("12.3.FB-g")}: Hunter may.`,
    ],
    picture: "One o’clock: the rest of Hunter’s division faces Bee; Heintzelman’s attacks beside it.",
    goal: {
      task: "Put Hunter on Reserve while no enemy is near: choose his division in the Command Phase’s first question.",
      reached: "Hunter’s division is on Reserve: it need not fall back any farther, and waits for an order.",
      missed:
        "The Command Phase is over, and Hunter still falls back. Try again: the first question of the turn is the one.",
    },
  },
};
