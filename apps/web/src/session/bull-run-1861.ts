import { fastDice, type GameModule } from "@stonebridge/kernel";
import type { Action, bullRun1861, GameEvent, RollKind, View } from "@stonebridge/games/bull-run-1861";
import { catalogue } from "../language/language.svelte.ts";
import type { GameEntry } from "./games.ts";
import type { Session } from "./session.svelte.ts";

/** A position of the game: only its own rules look inside. */
export type BullRunPosition = typeof bullRun1861 extends GameModule<infer P, Action, GameEvent, View> ? P : never;

/** A game of Bull Run 1861 on this device. */
export type BullRunSession = Session<BullRunPosition, Action, GameEvent, View>;

/** The game's own texts: units, questions, refusals, log. */
export const bullRunTexts = catalogue({
  en: async () => (await import("@stonebridge/games/bull-run-1861/text/en")).texts,
  fr: async () => (await import("@stonebridge/games/bull-run-1861/text/fr")).texts,
});

function piecesOf(view: View) {
  return view.units.flatMap(({ side, elements }) => elements.map(({ zone }) => ({ zone, side })));
}

/** Bull Run 1861 as the client's shelf holds it. */
export const bullRun: GameEntry<BullRunPosition, Action, GameEvent, View> = {
  id: "bull-run-1861",
  name: "Bull Run 1861",
  async load() {
    return (await import("@stonebridge/games/bull-run-1861")).bullRun1861;
  },
  glance(view, decision) {
    return {
      turn: view.turn,
      stage: view.stage,
      phase: view.phase,
      ...(decision.over ? { winner: decision.winner } : { decides: decision.sides[0] }),
      points: view.score.points,
      pieces: piecesOf(view),
    };
  },
  firstPieces: (game) => piecesOf(game.view(game.start(fastDice(1)), "spectator")),
  landmark(event) {
    if (event.type === "turn-began") return "turn";
    return event.type === "half-began" || event.type === "stage-began" ? "phase" : undefined;
  },
  texts: bullRunTexts,
  rollName: (kind) => bullRunTexts.t.rollName(kind as RollKind),
};
