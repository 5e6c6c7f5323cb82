import { ligne } from "@stonebridge/kernel/words/french";
import type { CampaignEvent } from "../../events/campaign.ts";
import { type Tellers, thrownDice } from "../telling.ts";
import { needs, OF_SIDE, type Say } from "./grammar.ts";
import { state } from "./state.ts";

export const campaignEvents: Tellers<CampaignEvent, Say> = {
  "spirit-changed": ({ formation, demoralised }, to) =>
    demoralised
      ? ligne`${to.holder(formation)} est ${{ bold: `démoralisé${to.holderEnding(formation)}` }}.`
      : ligne`${to.holder(formation)} reprend courage.`,
  "army-broke": ({ side }) => ligne`L’armée ${OF_SIDE[side]} est ${{ bold: "démoralisée" }}.`,
  "fatigue-changed": ({ holder, fatigue }, to) => ligne`${to.holder(holder)} : ${{ bold: state.fatigue(fatigue) }}.`,
  "return-tested": ({ unit, roll, returns }, to) =>
    ligne`Égarés ${to.ofUnit(unit)} : ${thrownDice(roll)}${needs(roll)}. ${{ bold: returns ? "Ils reviennent" : "Perdus pour de bon" }}.`,
  returned: ({ unit, hex }, to) => ligne`${{ bold: "Ralliement" }} ${to.ofUnit(unit)} ${to.at(hex)}.`,
  shifted: ({ unit, from, to: end }, to) => ligne`${to.unit(unit)} fait place : ${to.place(from)} → ${to.place(end)}.`,
  "headquarters-moved": ({ holder, from, to: end }, to) =>
    ligne`${to.holder(holder)} se déplace : ${to.place(from)} → ${to.place(end)}.`,
  "recovery-tested": ({ unit, roll, recovered }, to) =>
    ligne`${to.unit(unit)} se reforme : ${thrownDice(roll)}. ${{ bold: recovered ? "En bon ordre" : `Toujours désorganisé${to.ending([unit])}` }}.`,
};
