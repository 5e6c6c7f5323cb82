import type { AnySession } from "./session.svelte.ts";

/** How many of the last events are told by their kinds. */
const LAST_EVENTS = 20;

/**
 * What broke in a session, for those who mend it: text in English, no dice to come. While something is hidden from a side it holds
 * nothing but kinds of things: where in the program it broke, who is asked what, and which kinds of events the eyes at the screen saw.
 * Otherwise the message and the whole record go along.
 */
export function troubleReport(session: AnySession): string {
  const concealed = session.sight.concealed || !session.isHere;
  const { error } = session.trouble ?? {};
  return [
    `Stonebridge, ${session.module.id}, rules ${session.module.rulesVersion}, step ${session.length}`,
    error === undefined ? "" : concealed ? withoutMessage(error) : (error.stack ?? error.message),
    asked(session),
    `Last events: ${lastEvents(session).join(", ")}`,
    concealed
      ? "The record is left out: it holds what is hidden from a side. Save the game to a file and send that, if both players agree."
      : JSON.stringify(session.record({ bare: true })),
  ].join("\n\n");
}

/** A message may name what nobody may know; where it was thrown does not. */
function withoutMessage({ name, stack = "" }: Error): string {
  return [name, ...stack.split("\n").filter((line) => /^\s*at |^[^\s@]*@.*:\d+:\d+$/.test(line))].join("\n");
}

function asked({ decision, seats }: AnySession): string {
  const players = Object.entries(seats).map(([side, holder]) =>
    holder.kind === "bot" ? `${side} bot (${holder.level})` : `${side} ${holder.kind}`,
  );
  const asks = decision.over ? "The game is over." : `Asked: ${decision.sides.join(" and ")}, ${decision.step}.`;
  return `${players.join(", ")}. ${asks}`;
}

function lastEvents({ steps, openingEvents }: AnySession): readonly string[] {
  const kinds: string[] = [];
  for (let at = steps.length - 1; at >= 0 && kinds.length < LAST_EVENTS; at -= 1) {
    kinds.unshift(...steps[at].events.map(({ type }) => type));
  }
  return (kinds.length > 0 ? kinds : openingEvents.map(({ type }) => type)).slice(-LAST_EVENTS);
}
