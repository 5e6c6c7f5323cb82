import { count, ligne } from "@stonebridge/kernel/words/french";
import type { CampaignEvent } from "../../events/campaign.ts";
import type { Tellers } from "../telling.ts";
import { thrown } from "./dice.ts";
import { listed, needs, OF_SIDE, type Say } from "./grammar.ts";

/** Fatigue, by its level. */
const FATIGUES = ["sans fatigue", "fatigue", "épuisement"];

export const campaignEvents: Tellers<CampaignEvent, Say> = {
  "spirit-changed": ({ formation, demoralised }, to) =>
    demoralised
      ? ligne`${to.holder(formation)} est ${{ bold: `démoralisé${to.holderEnding(formation)}` }}.`
      : ligne`${to.holder(formation)} n’est plus démoralisé${to.holderEnding(formation)}.`,
  "army-broke": ({ side }) => ligne`L’armée ${OF_SIDE[side]} est ${{ bold: "démoralisée" }}.`,
  "fatigue-changed": ({ holder, fatigue }, to) => ligne`${to.holder(holder)} : ${{ bold: FATIGUES[fatigue] }}.`,
  "return-tested": ({ unit, roll, returns }, to) =>
    ligne`Ralliement ${to.ofUnit(unit)} : ${thrown(roll)}${needs(roll)}. ${{ bold: returns ? "L’unité revient" : "Unité définitivement perdue" }}.`,
  returned: ({ unit, hex }, to) => ligne`${{ bold: "Ralliement" }} ${to.ofUnit(unit)} ${to.at(hex)}.`,
  shifted: ({ unit, from, to: end }, to) => ligne`${to.unit(unit)} fait place : ${to.place(from)} → ${to.place(end)}.`,
  "headquarters-moved": ({ holder, from, to: end }, to) =>
    ligne`${to.holder(holder)} se déplace : ${to.place(from)} → ${to.place(end)}.`,
  "headquarters-returned": ({ holder, hex }, to) =>
    ligne`${to.holder(holder)} est ${{ bold: "rétabli" }} ${to.at(hex)}.`,
  "train-came": ({ train, hex }, to) => ligne`${to.holder(train)} est placé ${to.at(hex)}.`,
  "train-moved": ({ train, from, to: end }, to) => ligne`${to.holder(train)} : ${to.place(from)} → ${to.place(end)}.`,
  "train-lost": ({ train, hex }, to) => ligne`${to.holder(train)} est ${{ bold: "perdu" }} ${to.at(hex)}.`,
  "train-filled": ({ train, reloads }, to) => ligne`${to.holder(train)} est rempli : ${count(reloads, "recharge")}.`,
  reloaded: ({ unit, left }, to) =>
    ligne`${to.unit(unit)} ${{ bold: "recharge" }} ; il reste ${count(left, "recharge")}.`,
  "supply-changed": ({ units, supplied }, to) =>
    ligne`${{ bold: supplied ? "De nouveau ravitaillé" : "Sans ravitaillement" }} : ${listed(units, to)}.`,
  "recovery-tested": ({ unit, roll, recovered }, to) =>
    ligne`Rétablissement ${to.ofUnit(unit)} : ${thrown(roll)}. ${{ bold: recovered ? "En bon ordre" : `Toujours désorganisé${to.ending([unit])}` }}.`,
};
