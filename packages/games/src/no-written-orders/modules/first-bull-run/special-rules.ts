import type { SpecialRuleMakers } from "../special-rule.ts";
import { ABATIS, abatis } from "./abatis.ts";
import { CAMP_PICKENS, campPickens } from "./camp-pickens.ts";
import { FARM_FORD, farmFord } from "./farm-ford.ts";
import { LOST_COURIER, lostCourier } from "./lost-courier.ts";
import { RUNYON, runyon } from "./runyon.ts";

/** The special rules of First Bull Run that its data do not say. */
export const FIRST_BULL_RUN_RULES: SpecialRuleMakers = {
  "NWO-CS1": lostCourier,
  "NWO-CS2": farmFord,
  "NWO-CS5": abatis,
  "NWO-CS7": campPickens,
  "NWO-CS8": runyon,
};

/** What they refuse. */
export const FIRST_BULL_RUN_REFUSALS = { ...LOST_COURIER, ...FARM_FORD, ...ABATIS, ...CAMP_PICKENS, ...RUNYON };
