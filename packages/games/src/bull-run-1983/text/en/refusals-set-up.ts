import { line, type Line } from "@stonebridge/kernel/words";
import type { SET_UP_REFUSALS } from "../../refusals-set-up.ts";
import type { Refused, RefusedWords } from "./refused.ts";

/** "2 SC and 8 SC stand there." */
function near({ enemies, hexes, severalEnemies }: RefusedWords): Line {
  if (enemies !== undefined) return line`${enemies} ${severalEnemies ? "are" : "is"} too near.`;
  return hexes === undefined ? line`A Confederate is too near.` : line`Confederates at ${hexes} are too near.`;
}

const onWater = line`Nobody begins on a river, a ford or a bridge, nor on the water itself. Choose a hex on one bank.`;

/** Refusals of the set-up: the hand, where anybody may be put, terrain markers, dummies. */
export const setUpRefusals = {
  "take-enemy": ({ who }) => [
    line`${who} is not yours`,
    line`You set up your own army. Choose one of your own pieces.`,
  ],
  "take-hand": ({ who, him, his }) => [
    line`${who} is in your hand already`,
    line`Put ${him} down in a hex, or back on ${his} card.`,
  ],
  "take-waits": ({ who, he }) => [
    line`${who} cannot be set up`,
    line`It is a reinforcement and waits on the card until its hour; then ${he} enters in a Movement phase.`,
  ],
  "take-exchange": ({ who }) => [
    line`${who} cannot be set up by itself`,
    line`A brigade piece comes by exchange. Put its leader and infantry into one hex, then form the brigade.`,
  ],
  "take-held": ({ who, him }) => [
    line`${who} cannot be taken alone`,
    line`Another piece stands for ${him}. Break that one first.`,
  ],
  "take-dummy": ({ who }) => [
    line`${who} cannot be taken`,
    line`A dummy takes its leader’s place on the map. Hide the leader under it, or break it to have the leader back.`,
  ],
  "take-settled": () => [
    line`The historical set-up is settled`,
    line`Every piece stands where history had it. Choose the free set-up to place pieces yourself.`,
  ],
  "return-hand": ({ who, him, he, his }) => [
    line`${who} is not in your hand`,
    line`Take ${him} up first; then ${he} can go back on ${his} card.`,
  ],
  "put-empty": () => [
    line`There is nothing to put down`,
    line`Your hand is empty. Take a piece from your card or from the map first.`,
  ],

  "put-unplayable": ({ hex }) => [
    hex === "this hex" ? line`This hex is off the map` : line`${hex} is off the map`,
    line`Only hexes that are drawn are in play. Choose one of those.`,
  ],
  "put-water": ({ who, atHex }) => [line`${who} cannot begin${atHex}`, onWater],
  "put-limit": ({ who, atHex, points }) => [
    line`${who} cannot begin${atHex}`,
    points === undefined
      ? line`A hex holds 12 DP at most, and it would hold more. Choose another hex.`
      : line`A hex holds 12 DP at most, and ${points} are there. Choose another hex.`,
  ],
  "put-abatis": ({ who, atHex }) => [
    line`${who} cannot begin${atHex}`,
    line`No brigade piece stands on an abatis. Break the brigade, or choose another hex.`,
  ],
  "put-in": ({ who, atHex }) => [
    line`${who} cannot begin${atHex}`,
    line`Its card names one hex and no other. Put it there.`,
  ],
  "put-behind": ({ who, atHex, landmark }) => [
    line`${who} cannot begin${atHex}`,
    line`Its card says behind ${landmark ?? "a crossing"}: within 4 hexes of it. Choose a nearer hex.`,
  ],
  "put-behind-bank": ({ who, atHex, landmark }) => [
    line`${who} cannot begin${atHex}`,
    line`Its card says behind ${landmark ?? "a crossing"}: on the Confederate side of Bull Run. Choose a hex there.`,
  ],
  "put-at": ({ who, atHex, landmark }) => [
    line`${who} cannot begin${atHex}`,
    line`Its card says at ${landmark ?? "a crossing"}: within 3 hexes of it, on either bank. Choose a nearer hex.`,
  ],
  "put-side": ({ who, atHex }) => [
    line`${who} cannot begin${atHex}`,
    line`The Union begins on its own side of Bull Run. Choose a hex there.`,
  ],
  "put-recon": (words) => [
    line`${words.who} cannot begin${words.atHex}`,
    line`${near(words)} A Union piece begins 5 hexes or more from every Confederate.`,
  ],
  "put-road": ({ who, atHex }) => [
    line`${who} cannot begin${atHex}`,
    line`A Union piece begins on a road or next to one, where its march route ends. Choose a hex by a road.`,
  ],
  "put-route": ({ who, atHex }) => [
    line`${who} cannot begin${atHex}`,
    line`No road leads from here to Centreville or R1 without a ford or a Confederate within 4 hexes. Choose another road.`,
  ],
  "put-third-division": ({ who, atHex }) => [
    line`${who} cannot begin${atHex}`,
    line`The roads from here lead to CCC35 alone, and only the 3rd Division may come that way.`,
  ],
  "put-july": ({ who, atHex }) => [
    line`${who} cannot begin${atHex}`,
    line`The roads from here lead to R1 alone, and on 20 July nobody has marched that way.`,
  ],
  "put-route-end": ({ who, atHex }) => [
    line`${who} cannot begin${atHex} by that march route`,
    line`The end you name is not open from here, or is taken without naming it. Put it down without an end.`,
  ],

  "abatis-enemy": () => [line`You have no abatis`, line`Only the Confederates place abatis, while they set up.`],
  "abatis-water": ({ atHex }) => [line`No abatis can be placed${atHex}`, onWater],
  "abatis-far": ({ atHex }) => [
    line`No abatis can be placed${atHex}`,
    line`Abatis go near the fords that the card names. Choose one of the marked hexes.`,
  ],
  "abatis-twice": ({ atHex }) => [
    line`No second abatis can be placed${atHex}`,
    line`A hex holds one abatis. Choose another hex.`,
  ],
  "abatis-four": () => [
    line`There is no fifth abatis`,
    line`All four are on the map. Take one back to place it elsewhere.`,
  ],
  "abatis-brigade": ({ atHex }) => [
    line`No abatis can be placed${atHex}`,
    line`A brigade piece stands there, and none may stand on an abatis. Break it first, or choose another hex.`,
  ],
  "clear-absent": ({ atHex }) => [
    line`There is no abatis to take back${atHex}`,
    line`Choose a hex where you placed one.`,
  ],
  "trestle-enemy": () => [
    line`The trestle bridge is not yours to decide`,
    line`The Confederates say whether it stands, while they set up.`,
  ],
  "trestle-same": () => [line`The trestle bridge is so already`, line`Choose the other fate, or leave it.`],

  "hide-off": () => [
    line`There are no dummies now`,
    line`Dummies belong to the fog of war, and the Union hides under them while it sets up.`,
  ],
  "hide-dummy": ({ who }) => [
    line`${who} cannot hide anybody`,
    line`Only a dummy stands for hidden pieces. Choose one.`,
  ],
  "hide-leader": ({ who, leader }) => [
    line`${who} cannot be used`,
    line`A dummy stands for its brigade leader first. Hide ${leader} under it, alone or with others of his hex.`,
  ],
  "hide-apart": ({ who, pieces, severalPieces }) => [
    line`${who} cannot hide ${pieces ?? "these pieces"}`,
    line`A dummy hides only what stands in its leader’s hex. Bring ${severalPieces ? "them" : "it"} there first.`,
  ],

  "suggest-none": () => [
    line`There is nothing left to suggest`,
    line`Everything has its place. Say that you are ready.`,
  ],
  "ready-hand": () => [
    line`You are not ready`,
    line`Pieces are still in your hand. Put them down, or back on the card.`,
  ],
  "ready-left": () => [
    line`You are not ready`,
    line`Pieces of your card are not on the map yet. Place them, or take what is suggested.`,
  ],
  "ready-abatis": () => [line`You are not ready`, line`All four abatis must be on the map. Place the rest.`],
} as const satisfies Readonly<Record<keyof typeof SET_UP_REFUSALS, Refused>>;
