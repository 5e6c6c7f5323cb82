import { line, type RefusalSentences } from "@stonebridge/kernel/words";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { DECLARATION } from "../../declaration/refusals.ts";
import type { RefusalWords } from "./refused.ts";

/** Refusals of the declaration of battles. */
export const declaration: RefusalSentences<FiguresByReason<typeof DECLARATION>, RefusalWords> = {
  "target-leader": ({ who }) => [
    line`${who} cannot be attacked`,
    line`Leaders neither attack nor can be attacked. Choose a combat unit.`,
  ],
  "target-far-leader": ({ who }) => [
    line`${who} cannot be bombarded`,
    line`Only units are bombarded, not leaders. Choose a combat unit.`,
  ],
  "target-own": ({ who }) => [
    line`${who} cannot be attacked`,
    line`It is not an enemy unit on the map. Choose one that is.`,
  ],
  "target-brigade": ({ who }) => [
    line`${who} cannot be attacked alone`,
    line`Its brigade is formed, and the units in a brigade piece are attacked only with it. Choose the brigade.`,
  ],
  "target-far-brigade": ({ who }) => [
    line`${who} cannot be bombarded alone`,
    line`Its brigade is formed, and a brigade piece is bombarded only as a whole. Choose the brigade.`,
  ],
  "target-taken": ({ who }) => [
    line`${who} cannot be attacked twice`,
    line`It is already in a battle, and a unit fights once each Combat phase.`,
  ],
  "target-apart": ({ who }) => [
    line`${who} cannot join these defenders`,
    line`None of your free units is next to all of them. Close this battle and attack it in another.`,
  ],
  "target-contact": ({ who }) => [
    line`${who} cannot be bombarded`,
    line`One of your units is next to it and must attack it. Long-range fire can only support that battle.`,
  ],
  "target-spent": ({ who }) => [
    line`${who} cannot be attacked`,
    line`Units next to it fought an automatic victory and cannot attack again, and no battery is free to bombard it.`,
  ],
  "target-quiet": ({ who }) => [
    line`${who} cannot be attacked`,
    line`None of your units is next to it, and no battery is free to bombard it.`,
  ],
  "target-fired": ({ who }) => [
    line`${who} cannot be bombarded`,
    line`Your batteries are in battles already, and each attacks once a Combat phase.`,
  ],
  "target-range": ({ who }) => [
    line`${who} cannot be bombarded`,
    line`No free battery is within 3 hexes. Choose a nearer target.`,
  ],
  "target-unseen": ({ who }) => [
    line`${who} cannot be bombarded`,
    line`No free battery is within 3 hexes with a clear line of sight. Choose another target.`,
  ],
  "target-group": ({ who }) => [
    line`${who} cannot join these targets`,
    line`A battery of this bombardment is too far from it, or does not see it. Choose another target.`,
  ],
  "target-powerless": ({ who }) => [
    line`${who} cannot be bombarded`,
    line`Only batteries with attack 0 see it, and they cannot attack alone. Choose another target.`,
  ],
  "assign-none": ({ who }) => [
    line`${who} has nobody to attack yet`,
    line`No battle is open. Choose a defender first, or add it to a closed battle.`,
  ],
  "assign-leader": ({ who }) => [
    line`${who} cannot attack`,
    line`Leaders neither attack nor can be attacked. Choose a combat unit.`,
  ],
  "assign-enemy": ({ who }) => [
    line`${who} cannot attack`,
    line`It is not one of your units on the map. Choose one that is.`,
  ],
  "assign-brigade": ({ who }) => [
    line`${who} cannot attack alone`,
    line`A brigade piece stands for it and attacks as a whole. Choose the brigade.`,
  ],
  "assign-taken": ({ who }) => [
    line`${who} cannot attack twice`,
    line`It is already in a battle, and a unit fights once each Combat phase.`,
  ],
  "assign-fired": ({ who }) => [
    line`${who} cannot fire twice`,
    line`It is already in a battle, and a battery attacks once each Combat phase.`,
  ],
  "assign-spent": ({ who }) => [
    line`${who} cannot attack`,
    line`It fought an automatic victory this turn and cannot attack again. Choose another unit.`,
  ],
  "assign-far": ({ who }) => [
    line`${who} cannot attack this group`,
    line`An attacker must be next to whom it attacks. Choose a unit that is.`,
  ],
  "assign-adjacent": ({ who }) => [
    line`${who} cannot attack this group`,
    line`An attacker must be next to every unit of the group. Choose another attacker, or a smaller group.`,
  ],
  "assign-support": ({ who }) => [
    line`${who} can only support this battle`,
    line`Long-range fire at a target next to your units adds to their attack. Close the battle, then add the battery.`,
  ],
  "assign-gun": ({ who }) => [
    line`${who} cannot fire at long range`,
    line`It is in an enemy zone of control and must attack its neighbours. Choose a battery that is out of contact.`,
  ],
  "assign-range": ({ who }) => [
    line`${who} cannot fire so far`,
    line`Long-range fire reaches 3 hexes. Choose a nearer target, or another battery.`,
  ],
  "assign-unseen": ({ who }) => [
    line`${who} cannot fire at this group`,
    line`Its line of sight to one of the units is blocked. Choose another battery, or a smaller group.`,
  ],
  "assign-powerless": ({ who }) => [
    line`${who} cannot attack alone`,
    line`Its attack factor is 0. It may join a battle beside another attacker.`,
  ],
  "leaves-target": ({ who, enemies }) => [
    line`${who} cannot join this battle`,
    line`Nobody would be left to attack ${enemies}.`,
  ],
  "leaves-attacker": ({ who, pieces }) => [
    line`${who} cannot join this battle`,
    line`Nobody would be left for ${pieces} to attack.`,
  ],
  "leaves-pair": ({ who, enemies }) => [
    line`${who} cannot be attacked alone`,
    line`Batteries and infantry in a hex are paired, and a pair defends as one: ${enemies}. Attack both together.`,
  ],
  "close-none": () => [line`No battle is open`, line`Choose a defender first.`],
  "close-empty": () => [
    line`This battle cannot be closed`,
    line`It needs attackers as well as defenders. Add what is missing.`,
  ],
  "close-alone": () => [
    line`This battle cannot be closed`,
    line`It needs a defender, and an attacker whose attack factor is above 0. Add what is missing.`,
  ],
  "close-first": () => [line`A battle is still open`, line`Close that battle first.`],
  "join-none": ({ who }) => [line`${who} cannot join`, line`There is no such battle. Choose one that is closed.`],
  "done-targets": ({ enemies, severalEnemies }) => [
    line`The battles are not complete`,
    line`${enemies} must be attacked as well. Add ${severalEnemies ? "them" : "what is missing"}, or use Complete for me.`,
  ],
  "done-attackers": ({ pieces }) => [
    line`The battles are not complete`,
    line`${pieces} must attack as well. Give everyone a battle, or use Complete for me.`,
  ],
  "done-powerless": ({ pieces }) => [
    line`The battles are not complete`,
    line`${pieces} must join a battle whose defenders are all adjacent.`,
  ],
  "done-hopeless": ({ pieces }) => [
    line`These battles sacrifice too much`,
    line`${pieces} would attack below 1-6, and another arrangement avoids it. Complete for me shows one.`,
  ],
  "complete-nothing": () => [line`There is nothing to complete`, line`Everyone has a battle. Declare them.`],
  "break-able": ({ who }) => [
    line`${who} cannot be broken up now`,
    line`Who must fight was settled when the phase began, and breaking it up would change that. Do it after the die roll.`,
  ],
  "next-none": () => [line`There is no such battle`, line`Choose a battle that has no place in the order yet.`],
};
