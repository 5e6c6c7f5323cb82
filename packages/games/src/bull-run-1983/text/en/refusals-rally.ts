import { line, type RefusalSentences } from "@stonebridge/kernel/words";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { RALLY } from "../../rally/refusals.ts";
import type { RefusalWords } from "./refused.ts";

/** Refusals of the Rally phase. */
export const rally: RefusalSentences<FiguresByReason<typeof RALLY>, RefusalWords> = {
  "clear-none": ({ atHex }) => [line`There is no abatis to clear${atHex}`, line`Choose a hex that has one.`],
  "clear-sapper": ({ atHex }) => [
    line`The abatis${atHex} cannot be cleared`,
    line`Only infantry in that hex that has not moved, fought or been in contact all turn can clear it. Leave a unit there.`,
  ],
  "clear-contact": ({ atHex }) => [
    line`The abatis${atHex} cannot be cleared`,
    line`An enemy zone of control covers the hex. Drive the enemy off first.`,
  ],
  "revive-early": ({ who }) => [
    line`${who} cannot be revived yet`,
    line`Units can be revived from the noon turn on. Wait until then.`,
  ],
  "revive-once": ({ who }) => [
    line`${who} cannot be revived now`,
    line`You have revived your one unit for this turn. Wait for the next.`,
  ],
  "revive-enemy": ({ who }) => [
    line`${who} is not yours`,
    line`A leader revives only units of his own brigade. Choose one in your RALLY box.`,
  ],
  "revive-never": ({ who }) => [
    line`${who} cannot be revived`,
    line`Only infantry of a brigade returns; cavalry, batteries and leaders never do.`,
  ],
  "revive-alive": ({ who }) => [
    line`${who} cannot be revived`,
    line`It is not in your RALLY box. Choose a unit that is.`,
  ],
  "revive-far": ({ who }) => [
    line`${who} cannot be revived`,
    line`It was lost more than 4 hexes from its brigade leader, so it is gone for good.`,
  ],
  "revive-exhausted": ({ who }) => [
    line`${who} cannot be revived`,
    line`It has returned once. After the march of the night exhausted units do so only once.`,
  ],
  "revive-leader": ({ who, leader }) => [
    line`${who} cannot be revived`,
    line`It returns with its brigade leader, and ${leader} is not on the map.`,
  ],
  "revive-moved": ({ who, leader }) => [
    line`${who} cannot be revived now`,
    line`${leader} has moved this turn, and must stay with infantry of his brigade all turn. Keep them together next turn.`,
  ],
  "revive-busy": ({ who, leader }) => [
    line`${who} cannot be revived now`,
    line`${leader} must stay in his hex all turn, out of contact and combat. Keep him back next turn.`,
  ],
  "revive-alone": ({ who, leader }) => [
    line`${who} cannot be revived`,
    line`No infantry of its brigade is left on the map, and ${leader} needs some with him.`,
  ],
  "revive-apart": ({ who, leader }) => [
    line`${who} cannot be revived now`,
    line`${leader} needs infantry of his brigade in his hex that has neither moved nor fought. Bring a unit to him.`,
  ],
  "revive-companion-moved": ({ who, leader }) => [
    line`${who} cannot be revived now`,
    line`The infantry with ${leader} has moved this turn, and must stay with him all turn. Keep it there next turn.`,
  ],
  "revive-companion-busy": ({ who, leader }) => [
    line`${who} cannot be revived now`,
    line`The infantry with ${leader} must be out of contact and combat all turn. Keep it back next turn.`,
  ],
  "revive-full": (words) => [
    line`${words.who} cannot be revived now`,
    line`It returns in the hex of ${words.leader}, and there is no room. Move others out first.`,
  ],
};
