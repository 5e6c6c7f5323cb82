import { line, type RefusalSentences } from "@stonebridge/kernel/words";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { COMBAT } from "../../combat/refusals.ts";
import { full, type RefusalWords } from "./refused.ts";

/** Refusals of losses, retreats and advances, and of automatic victories. */
export const combat: RefusalSentences<FiguresByReason<typeof COMBAT>, RefusalWords> = {
  "lose-unpaid": () => [line`The loss is not met yet`, line`More defence points must be lost. Choose another unit.`],
  "lose-count": () => [line`The loss is not met yet`, line`One unit must be lost. Choose it.`],
  "lose-excess": () => [
    line`The hex is still overfull`,
    line`Units are lost until it holds no more than it may. Choose one.`,
  ],
  "lose-stranger": ({ who }) => [
    line`${who} cannot be lost`,
    line`Only units in this battle next to the enemy can be lost. Choose one of them.`,
  ],
  "lose-enemy": ({ who }) => [
    line`${who} is not yours`,
    line`Each side chooses its own losses. Choose one of your units.`,
  ],
  "lose-gun": ({ who }) => [
    line`${who} cannot be lost`,
    line`A battery that supports from afar takes no losses. Choose a unit next to the enemy.`,
  ],
  "lose-held": ({ who }) => [
    line`${who} cannot be lost alone`,
    line`A brigade piece stands for it. Break the brigade up first.`,
  ],
  "lose-elsewhere": ({ who }) => [
    line`${who} cannot be lost`,
    line`Only units in the overfull hex can go. Choose one of them.`,
  ],
  "retreat-stranger": ({ who, He }) => [
    line`${who} does not retreat`,
    line`${He} does not have to. Choose a piece that must.`,
  ],
  "retreat-gun": ({ who }) => [
    line`${who} does not retreat`,
    line`A battery that supports from afar never does. Choose a piece that must.`,
  ],
  "retreat-leader": ({ who }) => [
    line`${who} does not retreat`,
    line`A leader goes along with a unit of his hex, once it has retreated. Choose a piece that must.`,
  ],
  "retreat-held": ({ who }) => [
    line`${who} cannot retreat alone`,
    line`Its brigade piece retreats as one. Break that up first.`,
  ],
  "retreat-two": ({ who, toHex }) => [
    line`${who} cannot retreat${toHex}`,
    line`A retreat is 2 hexes long and ends 2 hexes from its start. Choose a hex that fits.`,
  ],
  "retreat-edge": ({ who, toHex, He }) => [
    line`${who} cannot retreat${toHex}`,
    line`${He} would leave the map and be lost. Choose another route.`,
  ],
  "retreat-contact": ({ who, toHex, he }) => [
    line`${who} cannot retreat${toHex}`,
    line`That route enters an enemy zone of control, where ${he} would be lost. Choose another.`,
  ],
  "retreat-river": ({ who, toHex, he }) => [
    line`${who} cannot retreat${toHex}`,
    line`That route enters the river, where ${he} would be lost. Choose another.`,
  ],
  "retreat-through": ({ who, toHex }) => [
    line`${who} cannot retreat${toHex}`,
    line`A retreat may end on a ford or an abatis but not pass through it. Choose another route.`,
  ],
  "retreat-full": (words) => [
    line`${words.who} cannot retreat${words.toHex}`,
    line`${full(words)} ${words.He} would be lost there. Choose another hex.`,
  ],
  "retreat-brigade": ({ who, toHex }) => [
    line`${who} cannot retreat${toHex}`,
    line`A brigade piece cannot enter a ford, a bridge or an abatis. Break it up first, or choose another route.`,
  ],
  "retreat-away": ({ who, toHex, He, he }) => [
    line`${who} cannot retreat${toHex}`,
    line`${He} must end 2 hexes farther from every enemy ${he} fought, if possible. Choose a hex that fits.`,
  ],
  "follow-stranger": ({ who }) => [
    line`${who} cannot go with them`,
    line`Only leaders in the hex they left may go. Choose one of those.`,
  ],
  "advance-stranger": ({ who }) => [
    line`${who} cannot advance`,
    line`Only units that attacked in this battle may advance. Choose one of those.`,
  ],
  "advance-held": ({ who }) => [
    line`${who} cannot advance alone`,
    line`Its brigade piece advances as one. Break that up first.`,
  ],
  "advance-defender": ({ who }) => [
    line`${who} cannot advance`,
    line`Defenders never do. Choose a unit that attacked in this battle.`,
  ],
  "advance-again": ({ who }) => [
    line`${who} cannot advance again`,
    line`It has advanced and is done for this turn. Choose another unit.`,
  ],
  "advance-hex": ({ who, toHex }) => [
    line`${who} cannot advance${toHex}`,
    line`This battle did not clear that hex. Choose one it cleared.`,
  ],
  "advance-adjacent": ({ who, toHex }) => [
    line`${who} cannot advance${toHex}`,
    line`An advance is 1 hex, and this unit is not next to it. Choose another unit.`,
  ],
  "advance-brigade": ({ who, toHex }) => [
    line`${who} cannot advance${toHex}`,
    line`A brigade piece cannot enter a ford, a bridge or an abatis. Break it up first.`,
  ],
  "advance-full": (words) => [
    line`${words.who} cannot advance${words.toHex}`,
    line`${full(words)} Advance fewer units, or others.`,
  ],
  "advance-ford": ({ who, atHex }) => [
    line`${who} cannot advance into the ford${atHex}`,
    line`Only 8 DP may enter a ford each turn, and this would exceed it. Choose others, or stay.`,
  ],
  "overwhelm-leader": ({ who }) => [
    line`${who} cannot be attacked`,
    line`Leaders neither attack nor can be attacked. Choose combat units.`,
  ],
  "overwhelm-brigade": ({ who }) => [
    line`${who} cannot be attacked alone`,
    line`Its brigade is formed, and the units in a brigade piece are attacked only with it. Choose the brigade.`,
  ],
  "overwhelm-own": ({ who }) => [
    line`${who} cannot be attacked`,
    line`It is not an enemy unit on the map. Choose units that are.`,
  ],
  "overwhelm-odds": ({ enemies }) => [
    line`An automatic victory over ${enemies} is not possible yet`,
    line`It takes 8-1 without long-range fire. Add attackers, or wait for the Combat phase.`,
  ],
  "overwhelm-near": ({ enemies }) => [
    line`An automatic victory over ${enemies} is not possible`,
    line`No unit of yours is next to all of them. Choose other defenders.`,
  ],
  "overwhelm-others": ({ enemies }) => [
    line`An automatic victory over ${enemies} is not possible`,
    line`Your units next to them must attack every enemy they are next to, and there are others. Include them all.`,
  ],
  "overwhelm-done": ({ enemies }) => [
    line`An automatic victory over ${enemies} is not possible`,
    line`Your units next to them have fought one this turn and cannot attack again. Choose other defenders.`,
  ],
  "overwhelm-adjacent": ({ who }) => [
    line`${who} cannot take part in the automatic victory`,
    line`Each of its attackers must be next to all of the defenders. Choose units that are.`,
  ],
  "overwhelm-all": ({ who }) => [
    line`${who} cannot take part in the automatic victory`,
    line`It must attack every enemy next to it, and there are others. Include them all, or choose other units.`,
  ],
  "overwhelm-spent": ({ who }) => [
    line`${who} cannot take part in the automatic victory`,
    line`It has fought one this turn and cannot attack again. Choose another unit.`,
  ],
};
