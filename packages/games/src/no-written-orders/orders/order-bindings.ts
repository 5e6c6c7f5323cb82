import type { OrderType } from "../vocabulary.ts";

/** What an order does to those it binds: requires, allows, forbids; what achieves it; what makes it fail. */
export const BINDING_KINDS = ["must", "may", "must-not", "achieved", "fails"] as const;
/** How a clause binds whoever has an order. */
export type BindingKind = (typeof BINDING_KINDS)[number];

/** One thing that an order binds to, and the clause that says so. */
export interface Binding {
  readonly kind: BindingKind;
  readonly rule: string;
}

function bindings(told: Partial<Readonly<Record<BindingKind, readonly string[]>>>): readonly Binding[] {
  return BINDING_KINDS.flatMap((kind) => (told[kind] ?? []).map((rule): Binding => ({ kind, rule: `NWO-${rule}` })));
}

/** What every type of order binds a formation to, in order of importance (NWO-12.3-h, reading 3.1 to 3.8). */
export const BINDINGS: Readonly<Record<OrderType, readonly Binding[]>> = {
  attack: bindings({
    must: ["12.3.AT-a", "12.3.AT-b", "12.3.AT-d"],
    may: ["12.3.AT-c"],
    "must-not": ["12.3.AT-f", "12.3.AT-e"],
    achieved: ["12.8-a"],
    fails: ["12.3.AT-g", "16.1-c", "12.10-c"],
  }),
  probe: bindings({
    must: ["12.3.AT-a", "12.3.AT-b"],
    may: ["12.3.PR-c", "12.3.PR-d", "12.3.PR-a"],
    "must-not": ["12.3.PR-b", "12.3.AT-f"],
    achieved: ["12.8-a"],
    fails: ["12.3.AT-g", "16.1-c", "12.10-c"],
  }),
  defend: bindings({
    must: ["12.3.DF-c", "12.3.DF-d"],
    may: ["12.3.DF-b"],
    "must-not": ["12.3.DF-a"],
    fails: ["12.3.DF-e", "12.10-b"],
  }),
  delay: bindings({
    "must-not": ["12.3.DL-a", "12.3.DL-b"],
    fails: ["12.3.DL-c", "12.10-b"],
  }),
  march: bindings({
    must: ["12.3.MA-b", "12.3.MA-c", "12.3.MA-e"],
    may: ["12.3.MA-a"],
    achieved: ["12.3.MA-d", "12.3.MA-f"],
  }),
  "fall-back": bindings({
    must: ["12.3.FB-a", "12.3.FB-e"],
    may: ["12.3.FB-b", "12.3.FB-c", "12.3.FB-g"],
    "must-not": ["12.3.FB-d"],
  }),
  "general-retreat": bindings({
    must: ["12.3.GR-a", "12.3.FB-a", "12.3.FB-e"],
    may: ["12.3.FB-b", "12.3.GR-c"],
    "must-not": ["12.3.FB-d"],
  }),
  reserve: bindings({
    may: ["12.3.RS-a"],
    "must-not": ["12.3.RS-b", "12.3.RS-d"],
    fails: ["12.3.RS-c", "12.3.RS-e"],
  }),
};
