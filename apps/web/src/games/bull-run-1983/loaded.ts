import {
  type Action,
  bullRun1983Scenarios,
  type GameEvent,
  PIECES,
  type Position,
  type View,
} from "@stonebridge/games/bull-run-1983";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "@stonebridge/games/bull-run-1983/text";
import type { LoadedGame } from "../contract/entry.ts";
import { gameTexts } from "./texts.ts";

/** The rules of the game with what the home and rules pages ask about them. */
export const loaded: LoadedGame<Position, Action, GameEvent, View> = {
  module: bullRun1983Scenarios,
  whole: async () => (await import("@stonebridge/games/bull-run-1983/situations")).bullRun1983,
  unitValues: () =>
    Object.fromEntries(
      PIECES.map(({ id, attack, defense, movement, red, battle }) => [
        id,
        { attack, defense, movement, red, ...(battle === undefined ? {} : { battle }) },
      ]),
    ),
  say(event) {
    const texts = gameTexts.t;
    return plain(texts.event(event, namesOf(texts)));
  },
  citedBy(event) {
    const cited = new Set([event.rule]);
    if (event.type === "fought") {
      const { targets, adjacent, guns } = event.reckoning;
      for (const { changes } of [...targets, ...adjacent, ...guns]) for (const { rule } of changes) cited.add(rule);
    }
    if (event.type === "commanded") for (const { rule } of event.activations) cited.add(rule);
    return [...cited];
  },
  turnBegun: (event) => (event.type === "turn-began" ? event.turn : undefined),
};
