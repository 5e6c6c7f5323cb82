import { line, type RefusalSentences } from "@stonebridge/kernel/words";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { SET_UP } from "../../set-up/refusals.ts";
import type { RefusalWords } from "./refused.ts";

const onWater = line`Nothing sets up on a river, a ford or a bridge. Choose a hex on one bank.`;

/** Refusals of the set-up: the hand, where anyone may be placed, terrain markers, dummies. */
export const setUp: RefusalSentences<FiguresByReason<typeof SET_UP>, RefusalWords> = {
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
  "put-unplayable": ({ hex }) => [line`${hex} is off the map`, line`That hex is not in play. Choose another.`],
  "put-water": ({ who, atHex }) => [line`${who} cannot set up${atHex}`, onWater],
  "put-limit": ({ who, atHex, points }) => [
    line`${who} cannot set up${atHex}`,
    line`A hex holds 12 DP at most, and ${points} are already there. Choose another hex.`,
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
    line`Its card says behind ${landmark}: within 4 hexes of it. Choose a nearer hex.`,
  ],
  "put-behind-bank": ({ who, atHex, landmark }) => [
    line`${who} cannot set up${atHex}`,
    line`Its card says behind ${landmark}: on the Confederate side of Bull Run. Choose a hex there.`,
  ],
  "put-at": ({ who, atHex, landmark }) => [
    line`${who} cannot set up${atHex}`,
    line`Its card says at ${landmark}: within 3 hexes of it, on either bank. Choose a nearer hex.`,
  ],
  "put-waits": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`This reinforcement waits on its card until its hour. Choose another piece.`,
  ],
  "put-side": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`The Union sets up on its own side of Bull Run. Choose a hex there.`,
  ],
  "put-recon": (words) => [
    line`${words.who} cannot set up${words.atHex}`,
    line`Confederates at ${words.hexes} are too near. A Union piece sets up 5 hexes or more from every Confederate.`,
  ],
  "put-road": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`A Union piece sets up on a road or next to one, where its march route ends. Choose a hex by a road.`,
  ],
  "put-route": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`Every road from here to Centreville or R1 passes within 4 hexes of a Confederate. Choose another road.`,
  ],
  "put-ford": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`Every road from here to Centreville or R1 goes through a ford, and no march route may. Choose another road.`,
  ],
  "put-unconnected": ({ who, atHex }) => [
    line`${who} cannot set up${atHex}`,
    line`No road leads from here to Centreville or R1. Choose another road.`,
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
  "hide-enemy": () => [
    line`You have no dummies`,
    line`Dummies are for the Union, which hides pieces under them while it sets up.`,
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
    line`${who} cannot hide ${pieces}`,
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
};
