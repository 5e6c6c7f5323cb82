import type { EventBase, RuleId } from "@stonebridge/kernel";
import type { AnySession } from "../session/session.svelte.ts";

/** A place in a game where a rule was applied. */
export interface Use {
  readonly step: number;
  readonly turn: number;
  readonly event: EventBase;
}

/** Where each rule was applied in a game so far, first things first. */
export function usesIn(session: AnySession): ReadonlyMap<RuleId, readonly Use[]> {
  const { loaded } = session;
  const uses = new Map<RuleId, Use[]>();
  let turn = 0;
  const note = (step: number, events: readonly EventBase[]) => {
    for (const event of events) {
      turn = loaded.turnBegun(event) ?? turn;
      for (const rule of loaded.citedBy(event)) {
        const known = uses.get(rule) ?? [];
        if (known.length === 0) uses.set(rule, known);
        known.push({ step, turn, event });
      }
    }
  };
  note(0, session.openingEvents);
  for (const { number, events } of session.steps) note(number, events);
  return uses;
}
