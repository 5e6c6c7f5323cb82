import type { AskingStep, GameEvent } from "@stonebridge/games/bull-run-1861";
import type { FoughtEvent } from "@stonebridge/games/bull-run-1861/text";
import type { FightReading } from "../../../play/last-fight.svelte.ts";

/** The combats of this game. */
export const combats: FightReading<GameEvent, FoughtEvent> = {
  isFight: (event) => event.type === "fought",
  aftermath: new Set<AskingStep>(["hit", "withdrawal", "facing", "advance"]),
};

/** Events that a combat leads to, worth a line of its sheet, and those that end it. */
export const OUTCOMES = {
  worth: new Set<GameEvent["type"]>([
    "fatigued",
    "lost-step",
    "legion-test",
    "eliminated",
    "retreat-tried",
    "retreated",
    "advanced",
  ]),
  parts: new Set<GameEvent["type"]>(["stage-began", "half-began"]),
};
