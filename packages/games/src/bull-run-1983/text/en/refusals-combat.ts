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
  "lose-unpaid": () => [
    line`The loss is not paid`,
    line`Defence points are still owed. Choose another unit that is lost.`,
  ],
  "lose-stranger": ({ who }) => [
    line`${who} cannot pay`,
    line`Only units of this battle next to the enemy can be lost. Choose one of those.`,
  ],
  "retreat-stranger": ({ who, He }) => [
    line`${who} does not retreat`,
    line`${He} is not one of those that must. Choose one that is.`,
  ],
  "retreat-two": ({ who, toHex }) => [
    line`${who} cannot retreat${toHex}`,
    line`A retreat is two hexes long and ends two hexes away. Choose such a hex.`,
  ],
  "retreat-edge": ({ who, toHex, He }) => [
    line`${who} cannot retreat${toHex}`,
    line`${He} would leave the map and be lost. Choose another way.`,
  ],
  "retreat-contact": ({ who, toHex, he }) => [
    line`${who} cannot retreat${toHex}`,
    line`The way leads into an enemy zone of control, where ${he} would be lost. Choose another way.`,
  ],
  "retreat-river": ({ who, toHex, he }) => [
    line`${who} cannot retreat${toHex}`,
    line`The way leads into the river, where ${he} would be lost. Choose another way.`,
  ],
  "retreat-through": ({ who, toHex }) => [
    line`${who} cannot retreat${toHex}`,
    line`Nobody retreats through a ford or an abatis; the retreat may end there. Choose another way.`,
  ],
  "retreat-full": (words) => [
    line`${words.who} cannot retreat${words.toHex}`,
    line`${full(words)} ${words.He} would be lost there. Choose another hex.`,
  ],
  "retreat-brigade": ({ who, toHex }) => [
    line`${who} cannot retreat${toHex}`,
    line`No brigade piece enters a ford, a bridge or an abatis. Break it first, or choose another way.`,
  ],
  "retreat-away": ({ who, toHex, He, he }) => [
    line`${who} cannot retreat${toHex}`,
    line`${He} must end two hexes farther from every enemy ${he} fought, as long as it can. Choose such a hex.`,
  ],
  "follow-stranger": ({ who }) => [
    line`${who} cannot go along`,
    line`Only leaders in the hex that was left go along. Choose one of those.`,
  ],
  "advance-stranger": ({ who }) => [
    line`${who} cannot advance`,
    line`Only units that attacked in this battle advance. Choose one of those.`,
  ],
  "advance-hex": ({ who, toHex }) => [
    line`${who} cannot advance${toHex}`,
    line`This battle did not clear that hex. Choose one that it cleared.`,
  ],
  "advance-adjacent": ({ who, toHex }) => [
    line`${who} cannot advance${toHex}`,
    line`An advance is one hex long, and the unit is not next to it. Choose another unit.`,
  ],
  "advance-brigade": ({ who, toHex }) => [
    line`${who} cannot advance${toHex}`,
    line`No brigade piece enters a ford, a bridge or an abatis. Break it first.`,
  ],
  "advance-full": (words) => [
    line`${words.who} cannot advance${words.toHex}`,
    line`${full(words)} Let fewer advance, or others.`,
  ],
  "clear-none": ({ atHex }) => [line`There is no abatis to clear${atHex}`, line`Choose a hex that has one.`],
  "clear-sapper": ({ atHex }) => [
    line`The abatis${atHex} cannot be cleared`,
    line`It takes infantry there that neither moved nor fought and was clear of the enemy all turn. Leave a unit there.`,
  ],
  "revive-early": ({ who }) => [
    line`${who} cannot be revived yet`,
    line`Units rally from the turn of noon on. Wait until then.`,
  ],
  "revive-once": ({ who }) => [
    line`${who} cannot be revived now`,
    line`One unit a turn is revived, and that has been done. Wait for the next turn.`,
  ],
  "revive-absent": ({ who }) => [
    line`${who} cannot be revived`,
    line`It is not in your RALLY box. Choose a unit that is.`,
  ],
  "revive-leader": ({ who, leader }) => [
    line`${who} cannot be revived`,
    line`It comes back with its brigade leader, and ${leader} is not on the map.`,
  ],
  "revive-busy": ({ who, leader }) => [
    line`${who} cannot be revived now`,
    line`${leader === "its leader" ? "Its leader" : leader} must stay in his hex all turn, clear of the enemy and of any fight. Keep him back next turn.`,
  ],
  "revive-companion": ({ who, leader }) => [
    line`${who} cannot be revived now`,
    line`${leader === "its leader" ? "Its leader" : leader} needs infantry of the brigade in the hex that neither moved nor fought. Bring a unit to him.`,
  ],
  "revive-full": (words) => [
    line`${words.who} cannot be revived now`,
    line`It comes back in the hex of ${words.leader}, and there is no room for it. Move others out of that hex.`,
  ],
} as const satisfies Readonly<Record<keyof typeof COMBAT_REFUSALS, Refused>>;
