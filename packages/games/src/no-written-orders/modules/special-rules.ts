import type { PlainField, SpecialRule, SpecialRules } from "../field.ts";
import { FIRST_BULL_RUN_RULES } from "./first-bull-run/special-rules.ts";
import { SECOND_BULL_RUN_RULES } from "./second-bull-run/special-rules.ts";
import type { SpecialRuleMakers } from "./special-rule.ts";

/** By id, the special rules that code enforces; the data of a module are enough for the others. */
export const SPECIAL_RULES: SpecialRuleMakers = { ...FIRST_BULL_RUN_RULES, ...SECOND_BULL_RUN_RULES };

/** The special rules of a field’s module, without those whose option is off. */
export function openSpecialRules(field: PlainField): SpecialRules {
  const { module, options, prices } = field;
  const opened = module.specialRules.flatMap((data): (SpecialRule & { readonly rule: string })[] => {
    const maker = SPECIAL_RULES[data.rule];
    const plays = data.option === undefined || options[data.option] === "on";
    return maker !== undefined && plays ? [{ ...maker.open(field, data), rule: data.rule }] : [];
  });
  const gather = <H extends keyof SpecialRule>(hook: H): readonly NonNullable<SpecialRule[H]>[] =>
    opened.flatMap(({ [hook]: own }) => own ?? []);
  const crossings = gather("crossing");
  return {
    crossings,
    traces: Array.from({ length: 1 << crossings.length }, (_, closed) => {
      if (closed === 0) return prices.trace;
      const without = crossings.flatMap(({ hexsides }, at) => ((closed & (1 << at)) === 0 ? [] : hexsides));
      return prices.trace.map((price, hexside) => (without.includes(hexside) ? 0 : price));
    }),
    abatis: gather("abatis")[0],
    refuseTake: gather("refuseTake"),
    refuseStep: gather("refuseStep"),
    refuseAddress: gather("refuseAddress"),
    refuseOrder: gather("refuseOrder"),
    mayStopApart: gather("mayStopApart"),
    passing: opened.flatMap(({ rule, isOver, told, crossing }) =>
      isOver === undefined ? [] : [{ rule, isOver, told, opensTo: crossing === undefined ? [] : [crossing.unknownTo] }],
    ),
  };
}
