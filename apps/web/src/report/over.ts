import type { AnySession } from "../session/session.svelte.ts";

/**
 * Whether a report may tell of a game: this device holds it, it is over, and the screen has come to its end. Whoever still watches it is
 * not told what comes.
 */
export function isReportable(session: AnySession): boolean {
  return session.isHere && session.whole.decision.over && session.length === session.whole.steps.length;
}
