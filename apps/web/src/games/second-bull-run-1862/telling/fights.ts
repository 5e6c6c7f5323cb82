import type { AskingStep, GameEvent } from "@stonebridge/games/second-bull-run-1862";
import type { FoughtEvent } from "@stonebridge/games/second-bull-run-1862/text";
import type { FightReading } from "../../../play/last-fight.svelte.ts";

/** The combats of this game. */
export const combats: FightReading<GameEvent, FoughtEvent> = {
  isFight: (event) => event.type === "fought",
  aftermath: new Set<AskingStep>(["choosing", "withdrawal", "facing", "advance"]),
};
