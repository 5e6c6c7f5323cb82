import type { PlainField, SpecialRule } from "../field.ts";
import type { SpecialRuleData } from "./module-data.ts";

/** A special rule that code enforces. */
export interface SpecialRuleMaker {
  /** Ids of places that a module must have for it. */
  readonly places?: readonly string[];
  /** What it changes on a field. */
  readonly open: (field: PlainField, data: SpecialRuleData) => SpecialRule;
}

/** Such rules by their ids. */
export type SpecialRuleMakers = Readonly<Record<string, SpecialRuleMaker>>;
