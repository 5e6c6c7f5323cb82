import type { AskingStep, GameEvent } from "@stonebridge/games/second-bull-run-1862";
import type { FoughtEvent } from "@stonebridge/games/second-bull-run-1862/text";
import type { FightReading } from "../../../play/last-fight.svelte.ts";

/** The combats of this game. */
export const combats: FightReading<GameEvent, FoughtEvent> = {
  isFight: (event) => event.type === "fought",
  aftermath: new Set<AskingStep>(["choosing", "withdrawal", "facing", "advance"]),
};

/** Events that a combat leads to, worth a line of its sheet, and those that end it. */
export const OUTCOMES = {
  worth: new Set<GameEvent["type"]>([
    "fatigued",
    "lost-step",
    "eliminated",
    "left-map",
    "combat-test",
    "routed",
    "retreated",
    "advanced",
  ]),
  parts: new Set<GameEvent["type"]>(["stage-began", "segment-began"]),
};
