import { line, type RefusalSentences } from "@stonebridge/kernel/words";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { ELSEWHERE } from "../../elsewhere.ts";
import type { RefusalWords } from "./refused.ts";

/** Refusals of choices that belong to another moment. */
export const elsewhere: RefusalSentences<FiguresByReason<typeof ELSEWHERE>, RefusalWords> = {
  "set-up-later": () => [line`You do not set up yet`, line`The Confederates set up first. Wait until they are ready.`],
  "set-up-done": () => [
    line`Your set-up is finished`,
    line`You were ready, and now the Union sets up. Wait until it is ready.`,
  ],
  "set-up-over": () => [
    line`The set-up is over`,
    line`Pieces are placed only before the first turn. Now they move in the Movement phase.`,
  ],
  "abatis-over": () => [
    line`No abatis can be placed now`,
    line`The Confederates place them while they set up, and they never move.`,
  ],
  "trestle-over": () => [
    line`That is already decided`,
    line`Whether the trestle bridge stands was settled at the set-up, for the whole game.`,
  ],
  "hide-over": () => [line`Nobody can be hidden now`, line`Pieces go under dummies only while the Union sets up.`],
  "thaw-off": () => [
    line`Nothing can be turned face up here`,
    line`Union pieces are face down only in the fog of war, which this game does without.`,
  ],
  "thaw-side": () => [
    line`Nothing can be turned face up here`,
    line`Your face-down pieces are turned up at their hour, or when an enemy comes within 4 hexes.`,
  ],
  "thaw-phase": () => [
    line`Nothing can be turned face up now`,
    line`The Union turns up its pieces in its Command phase, as long as some are face down.`,
  ],
  "move-later": () => [
    line`Nobody can move yet`,
    line`The Command phase comes first. Pieces move in the Movement phase.`,
  ],
  "move-over": () => [
    line`Nobody can move now`,
    line`The Movement phase of this turn is over. Wait for your next one.`,
  ],
  "march-first": () => [
    line`A move is not finished`,
    line`Pieces move one after the other, each to its end. March on, or stop, before you do that.`,
  ],
  "march-none": () => [line`Nobody is on the march`, line`Pick up a piece first; then it can move.`],
  "step-stopped": ({ who, He, toHex, enemies }) => [
    line`${who} cannot march on${toHex}`,
    line`${He} entered the zone of control of ${enemies} and must stop there.`,
  ],
  "step-moved": ({ who, He, his, toHex }) => [
    line`${who} cannot march on${toHex}`,
    line`${He} has finished ${his} move this turn. Choose another piece.`,
  ],
  "step-railed": ({ who, He, toHex }) => [
    line`${who} cannot march on${toHex}`,
    line`${He} came by rail this turn and stays where the train stopped. Choose another piece.`,
  ],
  "step-broken": ({ who, His, toHex }) => [
    line`${who} cannot march on${toHex}`,
    line`${His} brigade moved before it broke up. Only units of a brigade that breaks up before it moves can move on.`,
  ],
  "form-phase": ({ who }) => [
    line`${who} cannot be formed now`,
    line`Brigades form in your Movement phase, or while you set up.`,
  ],
  "flip-phase": ({ who }) => [
    line`${who} cannot be flipped now`,
    line`Batteries are flipped in your Movement phase, before they move.`,
  ],
  "enter-phase": ({ who }) => [line`${who} cannot enter now`, line`Reinforcements come on in your Movement phase.`],
  "overwhelm-march": () => [
    line`An automatic victory must wait`,
    line`A move is not finished. March on, or stop, before you attack.`,
  ],
  "overwhelm-phase": () => [
    line`No automatic victory is possible now`,
    line`Automatic victories are fought in your Movement phase.`,
  ],
  "overwhelm-first": () => [
    line`An automatic victory is being planned`,
    line`It is fought at once, before others move. Fight it or call it off first.`,
  ],
  "overwhelm-none": () => [line`No automatic victory is being planned`, line`Choose first which enemies to overwhelm.`],
  "break-moment": ({ who }) => [
    line`${who} cannot be broken up now`,
    line`A brigade breaks up in its owner’s phases, before the enemy declares his battles, or after a die roll.`,
  ],
  "battle-later": () => [
    line`No battle can be declared yet`,
    line`Battles are declared in the Combat phase, after everybody has moved.`,
  ],
  "battle-declared": () => [
    line`The battles are declared`,
    line`All of them are declared before the first is fought, and none is added later.`,
  ],
  "battle-none": () => [
    line`There was no battle to declare`,
    line`None of your units was in contact, and no battery could bombard.`,
  ],
  "battle-over": () => [
    line`No battle can be declared now`,
    line`The Combat phase of this turn is over. Wait for your next one.`,
  ],
  "order-settled": () => [
    line`The order of the battles is settled`,
    line`It is chosen once, after they are declared and before the first is fought.`,
  ],
  "loss-none": ({ who }) => [line`${who} does not have to be lost`, line`No result costs you a unit now.`],
  "retreat-none": ({ who }) => [line`${who} does not retreat`, line`No result makes a piece retreat now.`],
  "follow-none": ({ who }) => [
    line`${who} goes along with nobody`,
    line`Leaders may go along only with a unit of their hex that retreats or advances.`,
  ],
  "advance-none": ({ who }) => [
    line`${who} cannot advance now`,
    line`Units advance right after a battle that emptied a hex next to them, if there is room.`,
  ],
  "clear-phase": ({ atHex }) => [
    line`The abatis${atHex} cannot be cleared now`,
    line`Abatis are cleared in your Rally phase, by infantry that stayed there out of contact all turn.`,
  ],
  "revive-phase": ({ who }) => [
    line`${who} cannot be revived now`,
    line`Units are revived in your Rally phase, where a leader has stayed with infantry of his brigade all turn.`,
  ],
};
