import {
  type Action,
  builtMap,
  bullRun1861Scenarios,
  type GameEvent,
  type Position,
  UNITS,
  type View,
} from "@stonebridge/games/bull-run-1861";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "@stonebridge/games/bull-run-1861/text";
import type { LoadedGame } from "../contract/entry.ts";
import { bullRunTexts } from "./texts.ts";

/** The rules of the game with what the home and rules pages ask about them. */
export const loaded: LoadedGame<Position, Action, GameEvent, View> = {
  module: bullRun1861Scenarios,
  whole: async () => (await import("@stonebridge/games/bull-run-1861/situations")).bullRun1861,
  unitValues: () =>
    Object.fromEntries(
      UNITS.map(({ id, combat, artillery, cavalry, star }) => [id, { combat, artillery, cavalry, star }]),
    ),
  say(event) {
    const texts = bullRunTexts.t;
    return plain(texts.event(event, namesOf(texts, builtMap().zones)));
  },
  citedBy(event) {
    const cited = new Set([event.rule]);
    if (event.type === "fought") {
      for (const { rule } of [...event.modifiers.attacker, ...event.modifiers.defender]) cited.add(rule);
      for (const roll of event.rolls) for (const { rule } of roll.modifiers) cited.add(rule);
    }
    return [...cited];
  },
  turnBegun: (event) => (event.type === "turn-began" ? event.turn : undefined),
};
