import { line } from "@stonebridge/kernel/words";
import type { ChargesRefusals } from "../refused.ts";
import { nothingChosen } from "./refusals-unknown.ts";
import type { Words } from "./refused.ts";

/** Refusals of charges. */
export const chargesRefusals: ChargesRefusals<Words> = {
  "charge-other": ({ who }) => [line`${who} cannot charge`, line`Only cavalry charges.`],
  "charge-again": ({ who }) => [line`${who} cannot charge again`, line`One charge a turn.`],
  "charge-dark": ({ who }) => [line`${who} cannot charge`, line`Cavalry cannot charge at night or in rain.`],
  "charge-nobody": ({ who, hex }) => [line`${who} cannot charge ${hex}`, line`No enemy unit is there.`],
  "charge-far": ({ who, hex }) => [line`${who} cannot charge ${hex}`, line`A charge reaches at most 2 hexes.`],
  "react-again": ({ who }) => [
    line`${who} cannot charge them`,
    line`It has already checked against these units, or they are out of reach.`,
  ],
  "charge-ground": ({ who, hex }) => [
    line`${who} cannot charge ${hex}`,
    line`A charge needs clear, empty hexes on the way and no bridge, works or fort at the end.`,
  ],
  "charge-never": ({ who }) => [line`${who} cannot charge`, line`This game is played without cavalry charges.`],
  "charge-over": ({ who }) => [
    line`${who} cannot charge now`,
    line`Cavalry charges in a segment of its action between bombardment and movement.`,
  ],
  "react-none": ({ who }) => [
    line`${who} has nothing to react to`,
    line`Cavalry may charge when enemies come within 2 hexes of it.`,
  ],
  "pursue-none": () => [line`No charge has been won`, line`Cavalry that wins one may stay, go back or pursue.`],
  "end-charges": nothingChosen,
  "end-reaction": nothingChosen,
  "charge-fort": ({ who, hex }) => [line`${who} cannot charge ${hex}`, line`Nobody charges a fort.`],
};
