import type { Narrator } from "../shelf-game.ts";

type Examples = Narrator<never, never, never>["examples"];

/** What can be typed in a game. */
export function help({ action, place, units }: Examples): string {
  return `  a number          makes that choice
  part of a name    lists the choices that contain it; "all" lists every choice
  an action         in words, e.g. ${action}; if it is not allowed, says why
  why <action>      says which rule forbids an action (words or JSON)
  undo              undoes your last step; "reset" undoes everything it can
  status, units     the state of the game; who is where (${units.map((one) => `units ${one}`).join(", ")})
  look <place>      a place on the map, what is there and around it (look ${place})
  log [n]           the last n lines of the log
  save <file>       saves the record; continue it with --load <file>
  resign            gives up the game: the other side wins
  help, quit`;
}
