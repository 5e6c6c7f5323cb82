import { line } from "@stonebridge/kernel/words";
import { count } from "@stonebridge/kernel/words/english";
import type { CampaignEvent } from "../../events/campaign.ts";
import type { Tellers } from "../telling.ts";
import { thrown } from "./dice.ts";
import { listed, needs, type Say, THE_SIDE } from "./grammar.ts";

/** Fatigue, by its level. */
const FATIGUES = ["fresh", "fatigued", "exhausted"];

export const campaignEvents: Tellers<CampaignEvent, Say> = {
  "spirit-changed": ({ formation, demoralised }, to) =>
    demoralised
      ? line`${to.holder(formation)} is ${{ bold: "demoralised" }}.`
      : line`${to.holder(formation)} is no longer demoralised.`,
  "army-broke": ({ side }) => line`The army of ${THE_SIDE[side]} is ${{ bold: "demoralised" }}.`,
  "fatigue-changed": ({ holder, fatigue }, to) => line`${to.holder(holder)} is ${{ bold: FATIGUES[fatigue] }}.`,
  "return-tested": ({ unit, roll, returns }, to) =>
    line`Rally of ${to.unit(unit)}: ${thrown(roll)}${needs(roll)}. ${{ bold: returns ? "The unit returns" : "Lost for good" }}.`,
  returned: ({ unit, hex }, to) => line`${to.unit(unit)} is ${{ bold: "rallied" }} ${to.at(hex)}.`,
  shifted: ({ unit, from, to: end }, to) => line`${to.unit(unit)} makes room: ${to.hex(from)} → ${to.hex(end)}.`,
  "headquarters-moved": ({ holder, from, to: end }, to) =>
    line`${to.holder(holder)} move: ${to.hex(from)} → ${to.hex(end)}.`,
  "headquarters-returned": ({ holder, hex }, to) =>
    line`${to.holder(holder)} are ${{ bold: "set up again" }} ${to.at(hex)}.`,
  "train-came": ({ train, hex }, to) => line`Set up ${to.at(hex)}: ${to.holder(train)}.`,
  "train-moved": ({ train, from, to: end }, to) => line`${to.holder(train)}: ${to.hex(from)} → ${to.hex(end)}.`,
  "train-lost": ({ train, hex }, to) => line`${{ bold: "Lost" }} ${to.at(hex)}: ${to.holder(train)}.`,
  "train-filled": ({ train, reloads }, to) => line`${to.holder(train)}: refilled, ${count(reloads, "reload")}.`,
  reloaded: ({ unit, left }, to) => line`${to.unit(unit)} ${{ bold: "reloads" }}; ${count(left, "reload")} left.`,
  "supply-changed": ({ units, supplied }, to) =>
    line`${{ bold: supplied ? "In supply again" : "Out of supply" }}: ${listed(units, to)}.`,
  "recovery-tested": ({ unit, roll, recovered }, to) =>
    line`Recovery of ${to.unit(unit)}: ${thrown(roll)}. ${{ bold: recovered ? "In good order" : "Still disrupted" }}.`,
};
