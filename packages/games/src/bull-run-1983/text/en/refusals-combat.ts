import { line } from "@stonebridge/kernel/words";
import type { COMBAT_REFUSALS } from "../../refusals-combat.ts";
import type { Refused, RefusedWords } from "./refused.ts";

function full({ points, limit }: RefusedWords): string {
  return points === undefined || limit === undefined
    ? "The hex would hold too many DP."
    : `The hex may hold ${limit} DP, and ${points} ${points === 1 ? "is" : "are"} there.`;
}

/** Refusals of losses, retreats and advances, and of the Rally phase. */
export const combatRefusals = {
  "lose-unpaid": () => [line`The loss is not met yet`, line`More defence points must be lost. Choose another unit.`],
  "lose-stranger": ({ who }) => [
    line`${who} cannot be lost`,
    line`Only units in this battle next to the enemy can be lost. Choose one of them.`,
  ],
  "retreat-stranger": ({ who, He }) => [
    line`${who} does not retreat`,
    line`${He} does not have to. Choose a piece that must.`,
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
  "clear-none": ({ atHex }) => [line`There is no abatis to clear${atHex}`, line`Choose a hex that has one.`],
  "clear-sapper": ({ atHex }) => [
    line`The abatis${atHex} cannot be cleared`,
    line`Only infantry in that hex that has not moved, fought or been in contact all turn can clear it. Leave a unit there.`,
  ],
  "revive-early": ({ who }) => [
    line`${who} cannot be revived yet`,
    line`Units can be revived from the noon turn on. Wait until then.`,
  ],
  "revive-once": ({ who }) => [
    line`${who} cannot be revived now`,
    line`You have revived your one unit for this turn. Wait for the next.`,
  ],
  "revive-absent": ({ who }) => [
    line`${who} cannot be revived`,
    line`It is not in your RALLY box. Choose a unit that is.`,
  ],
  "revive-leader": ({ who, leader }) => [
    line`${who} cannot be revived`,
    line`It returns with its brigade leader, and ${leader} is not on the map.`,
  ],
  "revive-busy": ({ who, leader }) => [
    line`${who} cannot be revived now`,
    line`${leader === "its leader" ? "Its leader" : leader} must stay in his hex all turn, out of contact and combat. Keep him back next turn.`,
  ],
  "revive-companion": ({ who, leader }) => [
    line`${who} cannot be revived now`,
    line`${leader === "its leader" ? "Its leader" : leader} needs infantry of his brigade in his hex that has neither moved nor fought. Bring a unit to him.`,
  ],
  "revive-full": (words) => [
    line`${words.who} cannot be revived now`,
    line`It returns in the hex of ${words.leader}, and there is no room. Move others out first.`,
  ],
} as const satisfies Readonly<Record<keyof typeof COMBAT_REFUSALS, Refused>>;
