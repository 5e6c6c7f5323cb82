import {
  type Action,
  builtMap,
  COMMANDERS,
  type GameEvent,
  type Position,
  secondBullRun1862Scenarios,
  UNITS,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "@stonebridge/games/second-bull-run-1862/text";
import type { LoadedGame } from "../contract/entry.ts";
import { clockOf, NIGHT } from "./hours.ts";
import { gameTexts } from "./texts.ts";

/** The rules of the game with what the home and rules pages ask about them. */
export const loaded: LoadedGame<Position, Action, GameEvent, View> = {
  module: secondBullRun1862Scenarios,
  whole: async () => (await import("@stonebridge/games/second-bull-run-1862/situations")).secondBullRun1862,
  unitValues: () => ({
    ...Object.fromEntries(
      UNITS.map(({ id, combat, dismounted, artillery, star, sharpshooters }) => [
        id,
        { combat, ...(dismounted > 0 ? { dismounted } : {}), artillery, star, sharpshooters },
      ]),
    ),
    ...Object.fromEntries(
      COMMANDERS.map(({ id, rank, available, activated, movement }) => [
        id,
        rank === "army" ? { movement } : { available, activated },
      ]),
    ),
  }),
  say(event) {
    const texts = gameTexts.t;
    return plain(texts.event(event, namesOf(texts, builtMap().zones)));
  },
  citedBy(event) {
    const cited = new Set([event.rule]);
    const rolls = "rolls" in event ? event.rolls : "roll" in event ? [event.roll] : [];
    for (const roll of rolls) for (const { rule } of roll.modifiers) cited.add(rule);
    if (event.type === "fought")
      for (const { rule } of [...event.modifiers.attacker, ...event.modifiers.defender]) cited.add(rule);
    if (event.type === "division-activated") for (const { rule } of event.test?.modifiers ?? []) cited.add(rule);
    return [...cited];
  },
  turnBegun(event) {
    if (event.type === "night-began") return NIGHT;
    return event.type === "turn-began" ? clockOf(event.day, event.turn) : undefined;
  },
};
