import type { ActionBase, EventBase, Game } from "../game.ts";
import { fingerprint } from "../json.ts";

/** The fingerprint of a position by which records are checked: of all that decides how the game can go on. */
export function checkOf<P, A extends ActionBase, E extends EventBase, V>(game: Game<P, A, E, V>, position: P): string {
  return fingerprint(game.decisive === undefined ? game.encode(position) : game.decisive(position));
}
