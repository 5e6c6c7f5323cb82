import { line } from "@stonebridge/kernel/words";
import type { CampaignEvent } from "../../events/campaign.ts";
import { type Tellers, thrownDice } from "../telling.ts";
import { needs, type Say, THE_SIDE } from "./grammar.ts";
import { state } from "./state.ts";

export const campaignEvents: Tellers<CampaignEvent, Say> = {
  "spirit-changed": ({ formation, demoralised }, to) =>
    demoralised
      ? line`${to.holder(formation)} is ${{ bold: "demoralised" }}.`
      : line`${to.holder(formation)} takes heart again.`,
  "army-broke": ({ side }) => line`The army of ${THE_SIDE[side]} is ${{ bold: "demoralised" }}.`,
  "fatigue-changed": ({ holder, fatigue }, to) => line`${to.holder(holder)} is ${{ bold: state.fatigue(fatigue) }}.`,
  "return-tested": ({ unit, roll, returns }, to) =>
    line`Stragglers of ${to.unit(unit)}: ${thrownDice(roll)}${needs(roll)}. ${{ bold: returns ? "They come back" : "Gone for good" }}.`,
  returned: ({ unit, hex }, to) => line`${to.unit(unit)} is ${{ bold: "rallied" }} ${to.at(hex)}.`,
  shifted: ({ unit, from, to: end }, to) => line`${to.unit(unit)} makes room: ${to.hex(from)} → ${to.hex(end)}.`,
  "headquarters-moved": ({ holder, from, to: end }, to) =>
    line`${to.holder(holder)} move: ${to.hex(from)} → ${to.hex(end)}.`,
  "recovery-tested": ({ unit, roll, recovered }, to) =>
    line`${to.unit(unit)} forms up again: ${thrownDice(roll)}. ${{ bold: recovered ? "In good order" : "Still disrupted" }}.`,
};
