import { line, type Line } from "@stonebridge/kernel/words";
import type { SET_UP_REFUSALS } from "../../refusals-set-up.ts";
import type { Refused, RefusedWords } from "./refused.ts";

/** "2 SC and 8 SC stand there." */
function near({ enemies, hexes, severalEnemies }: RefusedWords): Line {
  if (enemies !== undefined) return line`${enemies} ${severalEnemies ? "are" : "is"} too near.`;
  return hexes === undefined ? line`A Confederate is too near.` : line`Confederates at ${hexes} are too near.`;
}

const onWater = line`Nothing sets up on a river, a ford or a bridge. Choose a hex on one bank.`;

/** Refusals of the set-up: the hand, where anyone may be placed, terrain markers, dummies. */
export const setUpRefusals = {
  "take-enemy": ({ who }) => [
    line`${who} is not yours`,
    line`You set up your own army. Choose one of your own pieces.`,
  ],
  "take-hand": ({ who, him, his }) => [
    line`${who} is already in your hand`,
    line`Place ${him} in a hex, or put ${him} back on ${his} card.`,
  ],
  "take-waits": ({ who, he }) => [
    line`${who} cannot be set up`,
    line`This reinforcement waits on the card until its hour; then ${he} enters in a Movement phase.`,
  ],
  "take-exchange": ({ who }) => [
    line`${who} cannot be set up by itself`,
    line`A brigade piece replaces its leader and infantry. Place them in one hex, then form the brigade.`,
  ],
  "take-held": ({ who, him }) => [
    line`${who} cannot be picked up alone`,
    line`Another piece stands for ${him}. Break that one up first.`,
  ],
  "take-dummy": ({ who }) => [
    line`${who} cannot be picked up`,
    line`A dummy takes its leader’s place on the map. Hide the leader under it, or break it up to get the leader back.`,
  ],
  "take-settled": () => [
    line`The historical set-up is fixed`,
    line`Every piece starts where it was that morning. Choose the free set-up to place pieces yourself.`,
  ],
  "return-hand": ({ who, him, he, his }) => [
    line`${who} is not in your hand`,
    line`Pick ${him} up first; then ${he} can go back on ${his} card.`,
  ],
  "put-empty": () => [
    line`There is nothing to place`,
    line`Your hand is empty. Pick up a piece from your card or from the map first.`,
  ],

  "put-unplayable": ({ hex }) => [
    hex === "this hex" ? line`This hex is off the map` : line`${hex} is off the map`,
    line`That hex is not in play. Choose another.`,
  ],
  "put-water": ({ who, atHex }) => [line`${who} cannot set up${atHex}`, onWater],
  "put-limit": ({ who, atHex, points }) => [
    line`${who} cannot set up${atHex}`,
    points === undefined
      ? line`A hex holds 12 DP at most, and this would exceed it. Choose another hex.`
      : line`A hex holds 12 DP at most, and ${points} are already there. Choose another hex.`,
  ],
  "put-abatis": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`A brigade piece cannot be on an abatis. Break up the brigade, or choose another hex.`,
  ],
  "put-in": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`Its card names a single hex. Place it there.`,
  ],
  "put-behind": ({ who, atHex, landmark }) => [
    line`${who} cannot set up${atHex}`,
    line`Its card says behind ${landmark ?? "a crossing"}: within 4 hexes of it. Choose a nearer hex.`,
  ],
  "put-behind-bank": ({ who, atHex, landmark }) => [
    line`${who} cannot set up${atHex}`,
    line`Its card says behind ${landmark ?? "a crossing"}: on the Confederate side of Bull Run. Choose a hex there.`,
  ],
  "put-at": ({ who, atHex, landmark }) => [
    line`${who} cannot set up${atHex}`,
    line`Its card says at ${landmark ?? "a crossing"}: within 3 hexes of it, on either bank. Choose a nearer hex.`,
  ],
  "put-side": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`The Union sets up on its own side of Bull Run. Choose a hex there.`,
  ],
  "put-recon": (words) => [
    line`${words.who} cannot set up${words.atHex}`,
    line`${near(words)} A Union piece sets up 5 hexes or more from every Confederate.`,
  ],
  "put-road": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`A Union piece sets up on a road or next to one, where its march route ends. Choose a hex by a road.`,
  ],
  "put-route": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`No road leads from here to Centreville or R1 without a ford or a Confederate within 4 hexes. Choose another road.`,
  ],
  "put-third-division": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`The roads from here lead only to CCC35, and only the 3rd Division may come that way.`,
  ],
  "put-july": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`The roads from here lead only to R1, and on 20 July nobody has marched that way.`,
  ],
  "put-route-end": ({ who, atHex }) => [
    line`${who} cannot set up${atHex} by that march route`,
    line`That end of the route cannot be reached from here, or is the only one. Place the piece without naming an end.`,
  ],

  "abatis-enemy": () => [line`You have no abatis`, line`Only the Confederates place abatis, while they set up.`],
  "abatis-water": ({ atHex }) => [line`No abatis can be placed${atHex}`, onWater],
  "abatis-far": ({ atHex }) => [
    line`No abatis can be placed${atHex}`,
    line`Abatis go near the fords named on the card. Choose one of the marked hexes.`,
  ],
  "abatis-twice": ({ atHex }) => [
    line`No second abatis can be placed${atHex}`,
    line`A hex holds one abatis. Choose another hex.`,
  ],
  "abatis-four": () => [
    line`There is no fifth abatis`,
    line`All four are on the map. Remove one to place it elsewhere.`,
  ],
  "abatis-brigade": ({ atHex }) => [
    line`No abatis can be placed${atHex}`,
    line`A brigade piece is there, and brigade pieces cannot be on an abatis. Break it up first, or choose another hex.`,
  ],
  "clear-absent": ({ atHex }) => [line`There is no abatis to remove${atHex}`, line`Choose a hex where you placed one.`],
  "trestle-enemy": () => [
    line`The trestle bridge is not yours to decide`,
    line`The Confederates decide whether it is intact, while they set up.`,
  ],
  "trestle-same": () => [line`That is already decided`, line`Decide the other way, or leave it.`],

  "hide-off": () => [
    line`There are no dummies now`,
    line`Dummies come with the fog of war; the Union hides pieces under them while it sets up.`,
  ],
  "hide-dummy": ({ who }) => [
    line`${who} cannot hide anyone`,
    line`Only a dummy stands for hidden pieces. Choose one.`,
  ],
  "hide-leader": ({ who, leader }) => [
    line`${who} cannot be used`,
    line`A dummy stands for its brigade leader first. Hide ${leader} under it, alone or with others in his hex.`,
  ],
  "hide-apart": ({ who, pieces, severalPieces }) => [
    line`${who} cannot hide ${pieces ?? "these pieces"}`,
    line`A dummy hides only pieces in its leader’s hex. Bring ${severalPieces ? "them" : "it"} there first.`,
  ],

  "suggest-none": () => [line`There is nothing left to suggest`, line`Everything has its place. Choose Ready.`],
  "ready-hand": () => [
    line`You are not ready`,
    line`You still have pieces in hand. Place them, or put them back on the card.`,
  ],
  "ready-left": () => [
    line`You are not ready`,
    line`Pieces on your card are not on the map yet. Place them, or take the suggestion.`,
  ],
  "ready-abatis": () => [line`You are not ready`, line`All four abatis must be on the map. Place the rest.`],
} as const satisfies Readonly<Record<keyof typeof SET_UP_REFUSALS, Refused>>;
