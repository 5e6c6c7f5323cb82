import type { RuleId } from "@stonebridge/kernel";
import type { GameEvent } from "@stonebridge/games/bull-run-1861";
import type { AnySession } from "../session/sessions.ts";

/** A place in a game where a rule was applied. */
export interface Use {
  readonly step: number;
  readonly turn: number;
  readonly event: GameEvent;
}

/** Every rule that an event cites: its own, and those of the modifiers in it. */
export function citedBy(event: GameEvent): readonly RuleId[] {
  const cited = new Set<RuleId>([event.rule]);
  if (event.type === "fought") {
    for (const { rule } of [...event.modifiers.attacker, ...event.modifiers.defender]) cited.add(rule);
    for (const roll of event.rolls) for (const { rule } of roll.modifiers) cited.add(rule);
  }
  return [...cited];
}

/** Where each rule was applied in a game so far, first things first. */
export function usesIn(session: AnySession): ReadonlyMap<RuleId, readonly Use[]> {
  const uses = new Map<RuleId, Use[]>();
  let turn = 0;
  const note = (step: number, events: readonly GameEvent[]) => {
    for (const event of events) {
      if (event.type === "turn-began") turn = event.turn;
      for (const rule of citedBy(event)) {
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
