import { line, type Line, type RefusalSentences } from "@stonebridge/kernel/words";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { MOVEMENT } from "../../movement/refusals.ts";
import { full, type Priced, type RefusalWords } from "./refused.ts";

/** "It costs 2 MP and it has 1½ of 4 left." */
function dear({ needed, left, allowance, he }: Priced): Line {
  return line`It costs ${needed} MP and ${he} has ${left} of ${allowance} left.`;
}

/** Of a march that ended because nothing could be paid any more. */
function spent(words: Priced & RefusalWords["piece"] & RefusalWords["hex"], why: Line): readonly [Line, Line] {
  return [
    line`${words.who} cannot march on${words.toHex}`,
    line`${dear(words)}${why} That is as far as ${words.he} can go this turn.`,
  ];
}

/** Refusals of the Movement phase: who may move, steps, batteries, reinforcements. */
export const movement: RefusalSentences<FiguresByReason<typeof MOVEMENT>, RefusalWords> = {
  "move-inactive": ({ who, He, him }) => [
    line`${who} cannot move`,
    line`No order reached ${him} in the Command phase. ${He} may stay and fight, and can move once a leader activates ${him}.`,
  ],
  "move-frozen": ({ who, He }) => [
    line`${who} cannot move`,
    line`${He} is frozen until 10:30 AM, or until an enemy comes within 4 hexes. Choose a piece that is face up.`,
  ],
  "move-moved": ({ who, He, his }) => [
    line`${who} cannot move again`,
    line`${He} has finished ${his} move this turn. Choose another piece.`,
  ],
  "move-broken": ({ who, His }) => [
    line`${who} cannot move`,
    line`${His} brigade moved before it broke up. Only units of a brigade that breaks up before it moves can move on.`,
  ],
  "move-stopped": ({ who, He, enemies }) => [
    line`${who} cannot move again`,
    line`${He} entered the zone of control of ${enemies} and had to stop there. Choose another piece.`,
  ],
  "move-railed": ({ who, He }) => [
    line`${who} cannot move again`,
    line`${He} came by rail this turn and stays where the train stopped. Choose another piece.`,
  ],
  "move-spent": ({ who }) => [
    line`${who} cannot move`,
    line`It fought an automatic victory, which ended its turn. Choose another piece.`,
  ],
  "move-absent": ({ who, He }) => [line`${who} cannot move`, line`${He} is not on the map. Choose a piece that is.`],
  "move-waits": ({ who, He, his }) => [
    line`${who} cannot move`,
    line`${He} waits on ${his} card. Choose a piece that is on the map.`,
  ],
  "move-card": ({ who }) => [
    line`${who} cannot move`,
    line`This brigade is not formed. Form it first, or move its units.`,
  ],
  "move-held": ({ who, him }) => [
    line`${who} cannot move alone`,
    line`Another piece stands for ${him} and moves as a whole. Break that one up first.`,
  ],
  "move-rally": ({ who }) => [
    line`${who} cannot move`,
    line`It is in the RALLY box. A brigade leader can revive it in the Rally phase.`,
  ],
  "move-enemy": ({ who }) => [line`${who} is not yours`, line`Choose one of your own pieces.`],
  "move-shut": ({ who, him }) => [
    line`${who} has nowhere to go`,
    line`Water, enemies, full hexes or a lack of movement points block every hex around. Leave ${him} there.`,
  ],
  "move-surrounded": ({ who, he, him }) => [
    line`${who} has nowhere to go`,
    line`Enemy zones of control cover every hex around, and ${he} may not step from one to another of the same unit. Leave ${him} there.`,
  ],
  "with-marching": ({ who }) => [line`${who} is on the march already`, line`Choose another piece, or march on.`],
  "with-late": ({ who, him }) => [
    line`${who} cannot join the march`,
    line`The march has begun, and each ends before the next begins. Move ${him} afterwards.`,
  ],
  "with-apart": ({ who, him }) => [
    line`${who} cannot join the march`,
    line`Pieces that march together start from one hex. Move ${him} separately.`,
  ],
  "leave-apart": ({ who, He }) => [
    line`${who} cannot be left here`,
    line`${He} is not on this march. Choose a piece that is.`,
  ],
  "leave-alone": ({ who, He }) => [
    line`${who} cannot be left here`,
    line`${He} marches alone. Stop the march instead.`,
  ],
  "step-adjacent": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`That hex is not adjacent, and no route is open within the movement points left.`,
  ],
  "step-unplayable": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`That hex is out of play. Choose another.`,
  ],
  "step-river": ({ who, hex }) => [
    line`${who} cannot cross at ${hex}`,
    line`The river has no ford or bridge there. March to one of the crossings.`,
  ],
  "step-trestle": ({ who, hex }) => [
    line`${who} cannot cross at ${hex}`,
    line`The trestle bridge is destroyed, so there is only the river. March to one of the crossings.`,
  ],
  "step-points": (words) => [
    line`${words.who} cannot march${words.toHex}`,
    line`${dear(words)} Choose a cheaper route, or stop.`,
  ],
  "step-fraction": (words) => [
    line`${words.who} cannot march${words.toHex}`,
    line`${dear(words)} Not even a fraction may be overspent. Choose a cheaper route, or stop.`,
  ],
  "step-crossing": (words) => [
    line`${words.who} cannot march${words.toHex}`,
    line`${dear(words)} Entering or leaving a ford or an abatis costs 1 MP more. Choose another route, or stop.`,
  ],
  "step-abatis": (words) => [
    line`${words.who} cannot march${words.toHex}`,
    line`${dear(words)} The abatis cancels the road there. Choose another route, or stop.`,
  ],
  "step-line": (words) => [
    line`${words.who} cannot march${words.toHex}`,
    line`${dear(words)} A brigade piece gains nothing from roads. Choose another route, or stop.`,
  ],
  "spent-points": (words) => spent(words, line``),
  "spent-fraction": (words) => spent(words, line` Not even a fraction may be overspent.`),
  "spent-crossing": (words) => spent(words, line` Entering or leaving a ford or an abatis costs 1 MP more.`),
  "spent-abatis": (words) => spent(words, line` The abatis cancels the road there.`),
  "spent-line": (words) => spent(words, line` A brigade piece gains nothing from roads.`),
  "step-contact": ({ who, toHex, enemies, He }) => [
    line`${who} cannot march${toHex}`,
    line`${He} would stay in the zone of control of ${enemies}. ${He} must leave it first and may come back next turn.`,
  ],
  "step-enemy": ({ who, hex, He }) => [
    line`${who} cannot march to ${hex}`,
    line`An enemy unit is there, and its hex cannot be entered. ${He} may stop next to it and attack in the Combat phase.`,
  ],
  "step-ford": ({ who, atHex }) => [
    line`${who} cannot enter the ford${atHex}`,
    line`Only 8 DP may enter a ford each turn, and this would exceed it. Cross elsewhere, or next turn.`,
  ],
  "step-full": (words) => [
    line`${words.who} cannot march${words.toHex}`,
    line`${full(words)} ${words.He} can only pass through, and there is nowhere beyond to stop.`,
  ],
  "step-full-ford": (words) => [
    line`${words.who} cannot march${words.toHex}`,
    line`${full(words)} ${words.He} can only pass through, and there is nowhere beyond to stop.`,
  ],
  "stop-full": (words) => [line`${words.who} cannot stop here`, line`${full(words)} March on, or send fewer.`],
  "stop-full-ford": (words) => [line`${words.who} cannot stop here`, line`${full(words)} March on, or send fewer.`],
  "stop-unmoved": ({ who }) => [line`${who} has not moved yet`, line`A move is at least 1 hex. March on, or undo.`],
  "flip-absent": ({ who }) => [line`${who} cannot be flipped`, line`It is not on the map. Choose a battery that is.`],
  "flip-battery": ({ who }) => [
    line`${who} cannot be flipped`,
    line`Only batteries have a second piece. Choose a battery.`,
  ],
  "flip-moved": ({ who }) => [
    line`${who} cannot be flipped`,
    line`It has moved or fought this turn. Flip a battery before it moves.`,
  ],
  "flip-twice": ({ who }) => [line`${who} cannot be flipped again`, line`It was flipped this turn. Wait for the next.`],
  "enter-none": ({ who, He }) => [line`${who} cannot enter`, line`${He} is no reinforcement. Choose one that is due.`],
  "enter-here": ({ who }) => [
    line`${who} has come already`,
    line`Choose a reinforcement that is due and still on its card.`,
  ],
  "enter-lost": ({ who, He }) => [
    line`${who} cannot enter any more`,
    line`${He} is out of the game: a reinforcement that does not enter when it can is lost.`,
  ],
  "enter-early": ({ who, his }) => [
    line`${who} cannot enter now`,
    line`This reinforcement is not due this turn. Wait for ${his} hour.`,
  ],
  "enter-rolled": ({ who, his }) => [
    line`${who} cannot enter now`,
    line`With uncertain times a die decides when ${his} group comes. It is rolled at the end of the Movement phase.`,
  ],
  "enter-contact": ({ who, hex }) => [
    line`${who} cannot enter`,
    line`The entry hex ${hex} is in an enemy zone of control. The group waits until it is clear.`,
  ],
  "enter-rail": ({ who }) => [
    line`${who} cannot enter by road`,
    line`Its group arrives on time and by rail. Bring it in by rail.`,
  ],
  "enter-road": ({ who }) => [
    line`${who} cannot enter by rail`,
    line`Only a railroad group that arrives on time comes by rail. March it in from the entry hex.`,
  ],
  "enter-full": ({ who }) => [
    line`${who} cannot enter`,
    line`There is no hex in reach where it could stop. Move other pieces out first.`,
  ],
};
