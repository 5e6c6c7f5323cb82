import { line, type Line } from "@stonebridge/kernel/words";
import type { MOVEMENT_REFUSALS } from "../../refusals-movement.ts";
import type { Refused, RefusedWords } from "./refused.ts";

/** "It costs 2 MP and it has 1½ of 4 left." */
function dear({ needed, left, allowance, he }: RefusedWords): Line {
  if (needed === undefined) return line`It costs more than ${he} has left.`;
  return left === undefined
    ? line`It costs ${needed} MP, more than ${he} has left.`
    : line`It costs ${needed} MP and ${he} has ${left}${allowance === undefined ? "" : ` of ${allowance}`} left.`;
}

/** "It may hold 12 DP, and 10 are there." */
function full({ points, limit }: RefusedWords): Line {
  if (limit === undefined) return line`The hex would hold too many DP.`;
  return points === undefined
    ? line`The hex may hold ${limit} DP, and it would hold more.`
    : line`The hex may hold ${limit} DP, and ${points} ${points === 1 ? "is" : "are"} there.`;
}

/** Refusals of the Movement phase: who may move, steps, brigades and batteries, reinforcements, automatic victories. */
export const movementRefusals = {
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
  "move-spent": ({ who }) => [
    line`${who} cannot move`,
    line`It fought an automatic victory, which ended its turn. Choose another piece.`,
  ],
  "move-absent": ({ who, He }) => [line`${who} cannot move`, line`${He} is not on the map. Choose a piece that is.`],
  "move-enemy": ({ who }) => [line`${who} is not yours`, line`Choose one of your own pieces.`],
  "move-shut": ({ who, him }) => [
    line`${who} has nowhere to go`,
    line`Water, enemies, full hexes or a lack of movement points block every hex around. Leave ${him} there.`,
  ],
  "with-apart": ({ who, him }) => [
    line`${who} cannot join the march`,
    line`Pieces that march together start from one hex. Move ${him} separately.`,
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
  "step-points": (words) => [
    line`${words.who} cannot march${words.toHex}`,
    line`${dear(words)} Choose a cheaper route, or stop.`,
  ],
  "step-stopped": ({ who, toHex, He, enemies }) => [
    line`${who} cannot march on${toHex}`,
    line`${He} entered the zone of control of ${enemies ?? "the enemy"} and must stop there.`,
  ],
  "step-contact": ({ who, toHex, enemies, He }) => [
    line`${who} cannot march${toHex}`,
    line`${He} would stay in the zone of control of ${enemies ?? "the same enemy"}. ${He} must leave it first and may come back next turn.`,
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
  "stop-full": (words) => [line`${words.who} cannot stop here`, line`${full(words)} March on, or send fewer.`],
  "stop-unmoved": ({ who }) => [line`${who} has not moved yet`, line`A move is at least 1 hex. March on, or undo.`],

  "form-brigade": ({ who }) => [line`${who} cannot be formed`, line`It is not a brigade piece. Choose one.`],
  "form-leader": ({ who, leader }) => [
    line`${who} cannot be formed`,
    line`A brigade forms around its leader, and ${leader} is not on the map as a piece of his own.`,
  ],
  "form-formed": ({ who }) => [
    line`${who} cannot be formed`,
    line`It is already formed, or was broken up this turn. Wait for the next turn.`,
  ],
  "form-ground": ({ who }) => [
    line`${who} cannot be formed here`,
    line`Brigade pieces cannot be on a ford, a bridge or an abatis. Move off it first.`,
  ],
  "form-members": ({ who }) => [
    line`${who} cannot be formed from these`,
    line`It takes only infantry of the same brigade, no cavalry or guns.`,
  ],
  "form-apart": ({ who, leader }) => [
    line`${who} cannot be formed`,
    line`Its infantry must be in one hex with ${leader}. Bring them together first.`,
  ],
  "form-sum": ({ who }) => [
    line`${who} cannot be formed from these`,
    line`The DP of its infantry must add up exactly to its own. Choose others.`,
  ],
  "form-moved": ({ who }) => [
    line`${who} cannot be formed`,
    line`Its leader or some of its infantry have moved this turn. Form it next turn, before they move.`,
  ],
  "form-contact": ({ who }) => [
    line`${who} cannot be formed`,
    line`It was in an enemy zone of control when the phase began. Its units must get clear first.`,
  ],
  "form-frozen": ({ who }) => [
    line`${who} cannot be formed from these`,
    line`Some are face down, others face up. Use only one kind.`,
  ],
  "break-unformed": ({ who }) => [
    line`${who} cannot be broken up`,
    line`It is not one of your brigade pieces on the map. Choose one that is.`,
  ],
  "flip-battery": ({ who }) => [
    line`${who} cannot be flipped`,
    line`Only batteries have a second piece. Choose a battery.`,
  ],
  "flip-moved": ({ who }) => [
    line`${who} cannot be flipped`,
    line`It has moved or fought this turn. Flip a battery before it moves.`,
  ],
  "flip-twice": ({ who }) => [line`${who} cannot be flipped again`, line`It was flipped this turn. Wait for the next.`],

  "enter-early": ({ who, his }) => [
    line`${who} cannot enter now`,
    line`This reinforcement is not due this turn. Wait for ${his} hour.`,
  ],
  "enter-contact": ({ who, hex }) => [
    line`${who} cannot enter`,
    line`The entry hex${hex === "this hex" ? "" : line` ${hex}`} is in an enemy zone of control. The group waits until it is clear.`,
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

  "thaw-frozen": () => [
    line`Nothing can be turned face up here`,
    line`Only Union pieces face down in the fog of war can be turned up. Choose one, or continue.`,
  ],
  "overwhelm-odds": ({ enemies, pieces }) => [
    line`An automatic victory over ${pieces ?? enemies ?? "these units"} is not possible yet`,
    line`It takes 8-1 without long-range fire. Add attackers, or wait for the Combat phase.`,
  ],
} as const satisfies Readonly<Record<keyof typeof MOVEMENT_REFUSALS, Refused>>;
