import type { RuleId } from "@stonebridge/kernel";
import type { Chapter } from "../rules/registry.ts";

export type RuleWords = readonly [title: string, statement: string];

/** The rules for readers, in our own words. Loaded apart from the other texts. */
export interface RulesText {
  readonly language: "en" | "fr";
  /** Titles of the chapters. */
  readonly chapters: Readonly<Record<Chapter, string>>;
  /** Title and statement of every rule of the registry. */
  readonly rules: ReadonlyMap<RuleId, { readonly title: string; readonly statement: string }>;
}
