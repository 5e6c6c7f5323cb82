import type { FiguresByReason } from "@stonebridge/kernel";
import { type RefusalSentences, line } from "@stonebridge/kernel/words";
import type { SCENARIOS } from "../../scenarios/refusals.ts";
import type { Said } from "../refused.ts";
import type { RefusedWords } from "./refused.ts";

type Placed = Pick<RefusedWords["piece"] & RefusedWords["zone"], "who" | "zone" | "atZone">;

const otherBank = ({ who, zone, atZone }: Placed): Said => [
  line`${who} cannot start${atZone}`,
  line`${zone} lies on the other bank of Bull Run. Choose a zone on your own bank.`,
];
const full = ({ who, atZone }: Placed): Said => [
  line`${who} cannot start${atZone}`,
  line`2 brigades are there, and no more may stack. Choose another zone.`,
];
const tight = ({ who, atZone }: Placed): Said => [
  line`${who} cannot start${atZone}`,
  line`That leaves too little room for the brigades still to be placed. Choose another zone.`,
];
const extendLate = ({ who, he }: RefusedWords["piece"]): Said => [
  line`${who} cannot be set up now`,
  line`Extended lines are set up before the first turn. In a Movement phase ${he} may deploy for 2 MP.`,
];

/** Refusals of the set-up and of arrivals. */
export const scenarioRefusals: RefusalSentences<FiguresByReason<typeof SCENARIOS>, RefusedWords> = {
  "place-placed": ({ who, He }) => [
    line`${who} cannot be placed again`,
    line`${He} is already on the map. Undo the placement to change it.`,
  ],
  "place-historical": ({ who }) => [
    line`${who} cannot be placed`,
    line`In the historical set-up each brigade starts on its number or letter. Only lines and facings are yours to choose.`,
  ],
  "place-late-south": ({ who }) => [
    line`${who} cannot be placed now`,
    line`The South places its brigades before the first turn, and before the North.`,
  ],
  "place-late-north": ({ who }) => [
    line`${who} cannot be placed now`,
    line`The North places its brigades before the first turn, after the South.`,
  ],
  "place-cavalry": ({ who }) => [
    line`${who} cannot be placed yet`,
    line`The 30th Virginia comes first, since it must start near Beauregard’s HQ. Place it, then the others.`,
  ],
  "place-army": ({ who, He }) => [
    line`${who} cannot be placed forward`,
    line`Only the Army of the Potomac sets up forward. ${He} starts near Manassas Junction.`,
  ],
  "place-legion": ({ who }) => [
    line`${who} cannot be placed forward`,
    line`The Legion is not one of the three brigades that start forward. Place it as one of the others.`,
  ],
  "place-fourth": ({ who, He }) => [
    line`${who} cannot be placed forward`,
    line`Three brigades start forward, and they have their places. ${He} starts near Manassas Junction.`,
  ],
  "place-forward": ({ who, him }) => [
    line`${who} must be placed forward`,
    line`Three brigades of the Army of the Potomac start forward, and no others are left for it. Place ${him} there.`,
  ],
  "place-north": ({ who }) => [
    line`${who} cannot be placed forward`,
    line`Only the South has brigades that start forward. Choose one of the marked zones.`,
  ],
  "place-bank": otherBank,
  "place-base-bank": otherBank,
  "place-alone": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`A forward brigade starts alone in its zone. Choose an empty one.`,
  ],
  "place-distance-south": ({ who, zone, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`${zone} is not at the right distance from Manassas Junction. Choose one of the marked zones.`,
  ],
  "place-distance-north": ({ who, zone, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`${zone} is not at the right distance from Centreville. Choose one of the marked zones.`,
  ],
  "place-full-south": full,
  "place-full-north": full,
  "place-full-cavalry": full,
  "place-river": ({ who, zone, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`${zone} borders Bull Run, and no Northern brigade starts next to it. Choose a zone farther back.`,
  ],
  "place-base": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`The enemy’s HQ is there. Choose another zone.`,
  ],
  "place-enemy": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`The enemy has set up there. Choose a zone without enemies.`,
  ],
  "place-room-south": tight,
  "place-room-north": tight,
  "place-headquarters": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`The regiment starts in the zone of Beauregard’s HQ or in one that borders it.`,
  ],

  "dispose-late": () => [
    line`This cannot be arranged now`,
    line`Each side chooses lines and facings before the first turn, once its brigades have their places.`,
  ],
  "dispose-order": () => [
    line`This cannot be arranged yet`,
    line`The South arranges its brigades first, then the North.`,
  ],
  "face-already": ({ who, zone }) => [
    line`${who} faces ${zone} already`,
    line`Choose another bordering zone, or keep this facing.`,
  ],
  "arrange-alone": ({ who, He, his }) => [
    line`${who} cannot change lines`,
    line`${He} is the only brigade in ${his} zone, and a lone brigade is the front line.`,
  ],
  "arrange-front": ({ who }) => [
    line`${who} is in the front line already`,
    line`Choose the brigade behind to swap the two.`,
  ],
  "extend-north": ({ who, He }) => [
    line`${who} cannot start in extended line`,
    line`Only Southern brigades may. ${He} may deploy in a Movement phase.`,
  ],
  "extend-others": ({ who, He }) => [
    line`${who} cannot start in extended line`,
    line`In the historical set-up only Cocke does. ${He} may deploy in a Movement phase.`,
  ],
  "extend-bank": ({ who, zone }) => [
    line`${who} cannot extend to ${zone}`,
    line`The line stays on one bank of Bull Run. Choose a zone on the same bank.`,
  ],
  "extend-late": extendLate,
  "extend-late-free": extendLate,
  "attach-late": ({ who, host }) => [
    line`${who} cannot join ${host} now`,
    line`The Legion joins a brigade at the end of a move of its own.`,
  ],

  "arrive-time": ({ who, He }) => [
    line`${who} cannot arrive now`,
    line`${He} comes in at Manassas Junction when turn 2 ends.`,
  ],
  "arrive-place": ({ who, atZone, He }) => [
    line`${who} cannot arrive${atZone}`,
    line`${He} comes in at Manassas Junction.`,
  ],
  "arrive-full": ({ who, atZone }) => [
    line`${who} cannot arrive${atZone}`,
    line`Two brigades are there, and no more may stack. Choose the nearest zone with room.`,
  ],
  "arrive-far": ({ who, atZone }) => [
    line`${who} cannot arrive${atZone}`,
    line`A zone with room lies nearer to Manassas Junction. Choose that one.`,
  ],
  "arrive-enemy": ({ who, atZone }) => [
    line`${who} cannot arrive${atZone}`,
    line`An enemy brigade holds the zone. The brigade arrives when a turn ends with the zone free.`,
  ],
  "arrive-must": () => [line`The brigade cannot stay away`, line`It arrives as soon as there is room. Choose where.`],
  "arrive-option": ({ who }) => [
    line`${who} cannot arrive`,
    line`The Northern reinforcements are an option, and this game is played without them.`,
  ],
  "arrive-time-north": ({ who }) => [
    line`${who} cannot arrive now`,
    line`The Northern reinforcements come in at Centreville when turn 3 ends.`,
  ],
  "arrive-place-north": ({ who, atZone }) => [
    line`${who} cannot arrive${atZone}`,
    line`The Northern reinforcements come in at Centreville.`,
  ],
  "arrive-enemy-north": ({ who }) => [
    line`${who} cannot arrive now`,
    line`The enemy holds Centreville. The brigade arrives when a turn ends with the zone free.`,
  ],
  "arrive-other": ({ who }) => [line`${who} cannot arrive yet`, line`Another brigade comes in first.`],
  "arrive-here": ({ who, He }) => [line`${who} cannot arrive`, line`${He} is in play already.`],
};
