import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of any moment, of the set-up, of activation, of reinforcements and of the night. */
export const activationRefusals = {
  "game-over": () => [line`The game is over`, line`Look back at any step, or start a new game.`],
  "other-side": () => [
    line`This choice is not yours`,
    line`Each side decides in turn, and only about its own brigades and commanders.`,
  ],
  "not-asked": () => [line`This cannot be done now`, line`Another decision comes first. Answer its question.`],
  "no-such-unit": () => [line`There is no such brigade`, line`This game has no brigade of that name. Choose another.`],
  "no-such-zone": () => [line`There is no such zone`, line`This map has no zone of that name. Choose another.`],
  "no-such-commander": () => [
    line`There is no such commander`,
    line`This game has no commander of that name. Choose another.`,
  ],

  "place-other-side": ({ who, He }) => [
    line`${who} is not yours to place`,
    line`${He} belongs to the other side, which sets up its own army.`,
  ],
  "place-group": ({ who, atZone, He, zones }) => [
    line`${who} cannot start${atZone}`,
    zones === undefined
      ? line`${He} starts in a zone listed for the group. Choose a marked zone.`
      : line`${He} starts in a zone listed for the group: ${zones}.`,
  ],
  "place-there": ({ who, atZone, him }) => [
    line`${who} is${atZone} already`,
    line`Choose another zone of the group, or leave ${him} there.`,
  ],
  "place-full": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`Two brigades are there, and no more may stack. Choose another zone of the group.`,
  ],
  "place-corps": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`A brigade of another corps is there. Brigades stack only within their corps, independent ones with any.`,
  ],
  "ready-unplaced": ({ friends }) => [
    line`The set-up is not finished`,
    line`Still to place: ${friends ?? "a brigade or a commander"}. Place them, or choose Place the rest for me.`,
  ],
  "ready-empty": ({ zones }) => [
    line`The set-up is not finished`,
    line`Each zone of a group needs at least one of its brigades. Still empty: ${zones ?? "a zone of the list"}.`,
  ],
  "ready-beside": () => [
    line`The set-up is not finished`,
    line`Each reserve artillery battalion starts with a different infantry brigade of Taliaferro’s division. Move it there.`,
  ],

  "designate-corps": ({ general, He }) => [
    line`${general} cannot be chosen`,
    line`${He} commands the army, and only corps commanders activate divisions. Choose one of those.`,
  ],
  "designate-absent": ({ general, He }) => [
    line`${general} cannot be chosen`,
    line`${He} is not one of your corps commanders on the map. Choose one who is.`,
  ],
  "choose-group": ({ who, He }) => [
    line`${who} cannot be chosen`,
    line`${He} is not in one of the groups that may stay in command: the nearest to the corps commander, and the largest of those.`,
  ],
  "choose-corps": ({ division }) => [
    line`${division} cannot be activated now`,
    line`It does not belong to the corps commander you chose. Choose one of his divisions, or an independent brigade.`,
  ],
  "choose-taken": ({ division }) => [
    line`${division} cannot be activated again`,
    line`It has already been activated in this half. It may act again in the next action phase.`,
  ],
  "choose-absent": () => [
    line`Nobody there can act`,
    line`It has no brigade on the map that is still free to act. Choose another, or no more divisions.`,
  ],
  "choose-banded": ({ who, He }) => [
    line`${who} cannot act alone`,
    line`${He} belongs to a division that is on the map. Activate that division, or choose an independent brigade.`,
  ],
  "choose-once": ({ who }) => [
    line`${who} cannot act instead of a division`,
    line`Only one independent brigade may do so in this half, and one has. It may still act with a nearby division.`,
  ],
  "act-other": ({ who }) => [
    line`${who} cannot act now`,
    line`Another brigade or commander is acting. Finish that action first.`,
  ],
  "act-division": ({ who, He }) => [
    line`${who} cannot act now`,
    line`${He} does not belong to this division. Choose a marked brigade: one of the division, or an independent one nearby.`,
  ],
  "act-used": ({ who, He }) => [
    line`${who} cannot act again`,
    line`${He} has already acted in this action phase and may act again in the next.`,
  ],
  "act-routed": ({ who, He, him }) => [
    line`${who} cannot act`,
    line`${He} is routed and can neither move nor attack. The rout test at the end of the turn may rally ${him}.`,
  ],
  "act-apart": ({ who, he }) => [
    line`${who} cannot act with this division`,
    line`At the start of the half ${he} was more than 2 zones (mounted cavalry 3) from its brigades that are not isolated.`,
  ],
  "act-guest": ({ who }) => [
    line`${who} cannot act with this division`,
    line`Only one independent brigade acts with a division, and one has. It may act with another nearby division.`,
  ],
  "done-cohesion": ({ friends }) => [
    line`The division is not done yet`,
    line`${friends ?? "One of its brigades"} would end farther than 2 zones from the others, and a brigade that has not acted can still close up.`,
  ],

  "flee-steady": ({ who, He }) => [
    line`${who} does not flee`,
    line`${He} is not one of the routed brigades that flee now. Choose one of those.`,
  ],
  "enter-turn": ({ who, He, his }) => [
    line`${who} cannot enter now`,
    line`${He} does not arrive this turn. The schedule shows ${his} turn.`,
  ],
  "enter-letter": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`That entry is not listed, or the enemy blocks it. Choose one of the marked entries.`,
  ],
  "enter-division": ({ who }) => [
    line`${who} enters with the division`,
    line`A division enters as a whole, at one entry. Use the entry its first brigade used.`,
  ],
  "enter-points": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`Too many brigades have entered there, and the MP are not enough. Choose another entry, or wait for the next turn.`,
  ],
  "enter-full": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`No zone within reach from there has room. Choose another entry, or wait for the next turn.`,
  ],
  "enter-contact": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`Reinforcements may not enter an enemy zone of control. Choose another entry, or wait for the next turn.`,
  ],
  "wait-forced": ({ who, He }) => [
    line`${who} cannot wait`,
    line`${He} must enter this turn: an entry has room, and the MP are enough. Choose the entry.`,
  ],
  "move-first": ({ who }) => [
    line`${who} cannot march by night yet`,
    line`Brigades that were driven off the map go first. Bring those back, or finish the night marches.`,
  ],
  "part-apart": ({ who, He }) => [
    line`${who} has nothing to decide`,
    line`${He} is not in contact with the enemy, or does not belong to the side that disengages now.`,
  ],
  "hold-ground": ({ who }) => [
    line`${who} cannot stay`,
    line`A brigade may stay only on good ground, and only if no enemy in contact is on good ground too. Disengage instead.`,
  ],
} as const satisfies Record<string, Refused>;
