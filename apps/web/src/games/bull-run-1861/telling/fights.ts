import type { AskingStep, GameEvent } from "@stonebridge/games/bull-run-1861";
import type { FoughtEvent } from "@stonebridge/games/bull-run-1861/text";
import type { FightReading } from "../../../play/last-fight.svelte.ts";

/** The combats of this game. */
export const combats: FightReading<GameEvent, FoughtEvent> = {
  isFight: (event) => event.type === "fought",
  aftermath: new Set<AskingStep>(["hit", "withdrawal", "facing", "advance"]),
};
