import { line, type Line } from "@stonebridge/kernel/words";
import type { MOVEMENT_REFUSALS } from "../../refusals-movement.ts";
import type { Refused, RefusedWords } from "./refused.ts";

/** "It costs 2 MP and it has 1 1/2 of 4 left." */
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
  "move-inactive": ({ who, He, he, him }) => [
    line`${who} cannot move`,
    line`No order reached ${him} in the Command phase. ${He} may stay and fight, and ${he} may move once a leader activates ${him}.`,
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
    line`It fought an automatic victory this turn, and its turn is over. Choose another piece.`,
  ],
  "move-absent": ({ who, He }) => [line`${who} cannot move`, line`${He} is not on the map. Choose a piece that is.`],
  "move-enemy": ({ who }) => [line`${who} is not yours`, line`Choose a piece of your own side.`],
  "move-shut": ({ who, him, his }) => [
    line`${who} cannot take a step`,
    line`Water, enemies, full hexes or ${his} movement points close every hex around. Let ${him} stand.`,
  ],
  "with-apart": ({ who, him }) => [
    line`${who} cannot march along`,
    line`Pieces march together from one hex, before the first step. Move ${him} alone.`,
  ],

  "step-adjacent": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`That hex is not next to the one reached. March hex by hex.`,
  ],
  "step-unplayable": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`That hex is off the map. Choose one that is drawn.`,
  ],
  "step-river": ({ who, hex }) => [
    line`${who} cannot cross at ${hex}`,
    line`The river has no ford or bridge there. March to one of the crossings.`,
  ],
  "step-points": (words) => [
    line`${words.who} cannot march${words.toHex}`,
    line`${dear(words)} ${words.He} may take a cheaper way, or stop.`,
  ],
  "step-stopped": ({ who, toHex, He, enemies }) => [
    line`${who} cannot march on${toHex}`,
    line`${He} entered the zone of control of ${enemies ?? "the enemy"} and must stop there.`,
  ],
  "step-contact": ({ who, toHex, enemies, he, He, him }) => [
    line`${who} cannot march${toHex}`,
    line`${He} would stay in the zone of control of ${enemies ?? "the same enemy"}. Let ${him} leave first; then ${he} may come back next turn.`,
  ],
  "step-enemy": ({ who, hex, He }) => [
    line`${who} cannot march to ${hex}`,
    line`An enemy unit stands there, and its hex is closed. ${He} may stop next to it and attack in the Combat phase.`,
  ],
  "step-ford": ({ who, atHex }) => [
    line`${who} cannot enter the ford${atHex}`,
    line`8 DP may enter a ford in your turn, and with this it would be more. Cross elsewhere, or next turn.`,
  ],
  "step-full": (words) => [
    line`${words.who} cannot march${words.toHex}`,
    line`${full(words)} ${words.He} may only pass through, and there is no hex beyond where it could stop.`,
  ],
  "stop-full": (words) => [line`${words.who} cannot stop here`, line`${full(words)} March on, or send fewer.`],
  "stop-unmoved": ({ who }) => [
    line`${who} has not moved yet`,
    line`A move is one step at least. Take a step, or undo.`,
  ],

  "form-brigade": ({ who }) => [
    line`${who} cannot be formed`,
    line`It is no brigade piece. Choose the piece of a brigade.`,
  ],
  "form-leader": ({ who, leader }) => [
    line`${who} cannot be formed`,
    line`A brigade forms round its leader, and ${leader} is not on the map by himself.`,
  ],
  "form-formed": ({ who }) => [
    line`${who} cannot be formed`,
    line`It is formed already, or was broken this turn. Wait for the next turn.`,
  ],
  "form-ground": ({ who }) => [
    line`${who} cannot be formed here`,
    line`No brigade piece stands on a ford, a bridge or an abatis. Move out of it first.`,
  ],
  "form-members": ({ who }) => [
    line`${who} cannot be formed from these`,
    line`Only infantry of the same brigade goes into it, no cavalry and no guns.`,
  ],
  "form-apart": ({ who, leader }) => [
    line`${who} cannot be formed`,
    line`Its infantry must stand in one hex with ${leader}. Bring them together first.`,
  ],
  "form-sum": ({ who }) => [
    line`${who} cannot be formed from these`,
    line`The DP of its infantry must add up to its own, neither more nor less. Choose others.`,
  ],
  "form-moved": ({ who }) => [
    line`${who} cannot be formed`,
    line`Its leader or some of its infantry have moved this turn. Form it before they move, next turn.`,
  ],
  "form-contact": ({ who }) => [
    line`${who} cannot be formed`,
    line`It was in an enemy zone of control when the phase began. Its parts must get clear first.`,
  ],
  "form-frozen": ({ who }) => [
    line`${who} cannot be formed from these`,
    line`Some of them lie face down and others face up. Form it from one sort alone.`,
  ],
  "break-unformed": ({ who }) => [
    line`${who} cannot be broken`,
    line`It is no brigade piece of yours on the map. Choose one that is.`,
  ],
  "flip-battery": ({ who }) => [
    line`${who} cannot be flipped`,
    line`Only batteries have a second piece. Choose a battery.`,
  ],
  "flip-moved": ({ who }) => [
    line`${who} cannot be flipped`,
    line`It has moved or fought this turn. A battery changes its piece before it moves.`,
  ],
  "flip-twice": ({ who }) => [
    line`${who} cannot be flipped again`,
    line`It changed its piece this turn. Wait for the next one.`,
  ],

  "enter-early": ({ who, his }) => [
    line`${who} cannot enter now`,
    line`No reinforcement of that name is due this turn. Wait for ${his} hour.`,
  ],
  "enter-contact": ({ who, hex }) => [
    line`${who} cannot enter`,
    line`An enemy zone of control lies over the entry hex${hex === "this hex" ? "" : line` ${hex}`}. The group waits until it is clear.`,
  ],
  "enter-rail": ({ who }) => [
    line`${who} cannot enter by road`,
    line`Its group comes on time and by rail. Let it ride.`,
  ],
  "enter-road": ({ who }) => [
    line`${who} cannot enter by rail`,
    line`Only a group of the railroad that comes on time rides. Let it march on from the entry hex.`,
  ],
  "enter-full": ({ who }) => [
    line`${who} cannot enter`,
    line`There is no room where a stop would be possible. March others out of the way first.`,
  ],

  "thaw-frozen": () => [
    line`Nothing can be turned up here`,
    line`Only Union pieces that lie face down in the fog of war are turned up. Choose one, or go on.`,
  ],
  "overwhelm-odds": ({ enemies, pieces }) => [
    line`${pieces ?? enemies ?? "These units"} cannot be overwhelmed yet`,
    line`It takes 8-1 without long-range fire. Add attackers, or leave it for the Combat phase.`,
  ],
} as const satisfies Readonly<Record<keyof typeof MOVEMENT_REFUSALS, Refused>>;
