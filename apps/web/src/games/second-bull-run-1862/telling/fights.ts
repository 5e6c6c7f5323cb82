import type { AskingStep, GameEvent } from "@stonebridge/games/second-bull-run-1862";
import type { FoughtEvent } from "@stonebridge/games/second-bull-run-1862/text";
import type { FightReading } from "../../../play/last-fight.svelte.ts";

/** The combats of this game. */
export const combats: FightReading<GameEvent, FoughtEvent> = {
  isFight: (event) => event.type === "fought",
  aftermath: new Set<AskingStep>(["choosing", "withdrawal", "advance"]),
};

/** Events that a combat leads to, worth a line of its sheet. */
const OUTCOMES: ReadonlySet<GameEvent["type"]> = new Set([
  "fatigued",
  "lost-step",
  "eliminated",
  "left-map",
  "combat-test",
  "routed",
  "retreated",
  "advanced",
]);

/** What came of a combat, of all that was told since: until the next part of the turn begins. */
export function outcomesOf(after: readonly GameEvent[]): readonly GameEvent[] {
  const end = after.findIndex(({ type }) => type === "stage-began" || type === "segment-began");
  return (end < 0 ? after : after.slice(0, end)).filter(({ type }) => OUTCOMES.has(type));
}
