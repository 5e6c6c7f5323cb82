import { Match } from "@stonebridge/kernel";
import type { PreparedDesk } from "../../src/games/contract/room.ts";
import type { GameTypes } from "../../src/games/contract/types.ts";
import { PlayState } from "../../src/play/play-state.svelte.ts";
import { newDice } from "../../src/session/dice.ts";
import { localTable } from "../../src/session/local-table.svelte.ts";
import { Session } from "../../src/session/session.svelte.ts";
import { gameStore } from "../../src/storage/game-store.ts";
import { loaded, pebbles, pebblesModule } from "../hidden-game.ts";
import { prepared } from "./pebble-desk.ts";

const person = { kind: "person" } as const;
const ends: (() => void)[] = [];
let games = 0;

/** The play screen's state on a game that no shelf has. Any game's desk will do: the types of this one are not named. */
export function openPebbles(desk: PreparedDesk<GameTypes> = prepared) {
  const match = Match.begin(pebblesModule.open(pebblesModule.situation("stones")), { dice: newDice("rolled") });
  const seats = { union: person, confederate: person };
  games += 1;
  const saved = { id: `pebbles-played-${games}`, game: "pebbles", scenario: "stones", seats, created: 1 };
  const session = new Session({
    entry: pebbles,
    loaded,
    saved,
    table: localTable({ match, refetch: async () => undefined }),
  });
  let play: PlayState | undefined;
  ends.push(
    $effect.root(() => {
      play = new PlayState(session, desk);
    }),
    () => session.close(),
  );
  if (!play) throw new Error("The screen was not made.");
  return { play, session };
}

/** Leaves every screen, and forgets the games. */
export async function leavePebbles(): Promise<void> {
  for (const end of ends.splice(0)) end();
  for (const { id } of await gameStore.list()) await gameStore.remove(id);
}

/** A stone as a target of the map. */
export const stone = (number: number) => ({ kind: "space", id: `stone-${number}` }) as const;
