import type { RulesText as RulesTextOf } from "@stonebridge/kernel";
import type { Chapter } from "../rules/registry.ts";

/** The rules for readers, in our own words. Loaded apart from the other texts. */
export type RulesText = RulesTextOf<Chapter>;
