import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of any moment, of the set-up, of activation, of reinforcements and of the night. */
export const activationRefusals = {
  "game-over": () => [
    line`The game is over`,
    line`Nothing more can be done in it. Look back at any step, or play again.`,
  ],
  "other-side": () => [
    line`The other side decides now`,
    line`Both sides never choose together, and nobody moves the other’s brigades. Your choice comes after this one.`,
  ],
  "not-asked": () => [
    line`This cannot be done now`,
    line`The sequence of play asks something else at this point. Answer the question first.`,
  ],
  "no-such-unit": () => [
    line`There is no such brigade`,
    line`No brigade of this name is in this game. Choose one that is.`,
  ],
  "no-such-zone": () => [line`There is no such zone`, line`No zone of this name is on this map. Choose one that is.`],
  "no-such-commander": () => [
    line`There is no such commander`,
    line`No commander of this name is in this game. Choose one that is.`,
  ],

  "place-other-side": ({ who, He }) => [
    line`${who} cannot be placed by you`,
    line`${He} belongs to the other side, which sets up its own army.`,
  ],
  "place-group": ({ who, atZone, He, zones }) => [
    line`${who} cannot start${atZone}`,
    zones === undefined
      ? line`${He} starts in a zone listed for the group. Choose a marked zone.`
      : line`${He} starts in a zone listed for the group: ${zones}.`,
  ],
  "place-there": ({ who, atZone, He }) => [
    line`${who} stands${atZone} already`,
    line`${He} has this place. Choose another zone of the group, or leave it at that.`,
  ],
  "place-full": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`Two brigades are there, and no more may stack. Choose another zone of the group.`,
  ],
  "place-corps": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`A brigade of another corps is there. Brigades stack within their corps, independent ones with anybody.`,
  ],
  "ready-unplaced": ({ friends }) => [
    line`The set-up is not finished`,
    line`Still without a zone: ${friends ?? "a brigade or a commander"}. Place them, or let the rest be placed for you.`,
  ],
  "ready-empty": ({ zones }) => [
    line`The set-up is not finished`,
    line`Every zone of a group must hold at least one of its brigades. Still empty: ${zones ?? "a zone of the list"}.`,
  ],
  "ready-beside": () => [
    line`The set-up is not finished`,
    line`Each battalion of reserve artillery stands with another infantry brigade of Taliaferro’s division. Move it there.`,
  ],

  "designate-corps": ({ general, He }) => [
    line`${general} cannot be named`,
    line`${He} commands the army. Divisions are activated by corps commanders: name one of those.`,
  ],
  "designate-absent": ({ general, He }) => [
    line`${general} cannot be named`,
    line`${He} is not one of your corps commanders on the map. Name one who is.`,
  ],
  "choose-group": ({ who, He }) => [
    line`${who} cannot be chosen`,
    line`${He} is not in one of the groups that may stay in command: the nearest to the corps commander, and the largest of those.`,
  ],
  "choose-corps": ({ division }) => [
    line`${division} cannot be activated now`,
    line`It does not obey the corps commander who was named. Choose one of his divisions, or an independent brigade.`,
  ],
  "choose-taken": ({ division }) => [
    line`${division} cannot be activated again`,
    line`It has had its place in this part of the phase. The next action phase gives another chance.`,
  ],
  "choose-absent": () => [
    line`Nobody is there to act`,
    line`No brigade of it is on the map and still free to act. Choose another, or let the place go.`,
  ],
  "choose-banded": ({ who, He }) => [
    line`${who} cannot act alone`,
    line`${He} belongs to a division that is on the map. Activate that division, or choose an independent brigade.`,
  ],
  "choose-once": ({ who }) => [
    line`${who} cannot take a division’s place as well`,
    line`One independent brigade may do so in this part of the phase, and one has. It may still act with a division near it.`,
  ],
  "act-other": ({ who }) => [
    line`${who} cannot act now`,
    line`Another piece is acting, and one finishes before the next begins.`,
  ],
  "act-division": ({ who, He }) => [
    line`${who} cannot act now`,
    line`${He} belongs to another division. One of the marked brigades acts: of the division itself, or an independent one near it.`,
  ],
  "act-used": ({ who, He }) => [
    line`${who} cannot act again`,
    line`${He} has acted in this action phase. The next action phase gives another chance.`,
  ],
  "act-routed": ({ who, He, him }) => [
    line`${who} cannot act`,
    line`${He} is routed, and neither moves nor attacks. The rout test when the turn ends may rally ${him}.`,
  ],
  "act-apart": ({ who, he }) => [
    line`${who} cannot act with this division`,
    line`When the half began ${he} stood more than 2 zones (mounted cavalry 3) from its brigades that are not isolated.`,
  ],
  "act-guest": ({ who }) => [
    line`${who} cannot act with this division too`,
    line`One independent brigade acts with a division, and one has. Another division near it may take it along.`,
  ],
  "done-cohesion": ({ friends }) => [
    line`The division is not done yet`,
    line`${friends ?? "One of its brigades"} would end farther than 2 zones from the others, and a brigade that has not acted can still close up.`,
  ],

  "flee-steady": ({ who, He }) => [
    line`${who} does not flee`,
    line`${He} is not among the routed brigades that run on now. Choose one of those.`,
  ],
  "enter-turn": ({ who, He, his }) => [
    line`${who} cannot enter now`,
    line`${He} is not among those who may come on this turn. The schedule tells ${his} turn.`,
  ],
  "enter-letter": ({ who, entry }) => [
    line`${who} cannot enter by ${entry}`,
    line`That entry is not listed, or the enemy blocks it. Choose one of the marked entries.`,
  ],
  "enter-division": ({ who }) => [
    line`${who} comes with the division`,
    line`A division enters whole, by one entry. Use the entry that its first brigade took.`,
  ],
  "enter-points": ({ who, entry }) => [
    line`${who} cannot enter by ${entry}`,
    line`So many brigades came in there that the MP do not suffice. Choose another entry, or wait for the next turn.`,
  ],
  "enter-full": ({ who, entry }) => [
    line`${who} cannot enter by ${entry}`,
    line`No zone that can be reached from there has room. Choose another entry, or wait for the next turn.`,
  ],
  "enter-contact": ({ who, entry }) => [
    line`${who} cannot enter by ${entry}`,
    line`Who comes on may not enter an enemy zone of control. Choose another entry, or wait for the next turn.`,
  ],
  "wait-forced": ({ who, He }) => [
    line`${who} cannot wait`,
    line`${He} must come on this turn, for there is an entry with room and MP enough. Choose the entry.`,
  ],
  "move-first": ({ who }) => [
    line`${who} cannot march by night yet`,
    line`Brigades that were driven off the map come first. Bring those back, or finish the night marches.`,
  ],
  "part-apart": ({ who, He }) => [
    line`${who} has nothing to decide`,
    line`${He} is not in contact with the enemy, or does not belong to the side that draws apart now.`,
  ],
  "hold-ground": ({ who }) => [
    line`${who} cannot stay`,
    line`Only a brigade on good ground stays, and only if no enemy in contact stands on such ground too. Draw apart.`,
  ],
} as const satisfies Record<string, Refused>;
