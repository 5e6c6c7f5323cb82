import type { Narrator } from "../shelf-game.ts";

type Examples = Narrator<never, never, never>["examples"];

/** What can be typed in a game. */
export function help({ action, place, units }: Examples): string {
  return `  a number          takes that choice
  part of a name    lists the choices that hold it; "all" lists every one
  an action         in words, e.g. ${action}; where it is not allowed, says why
  why <action>      says by which rule an action is not allowed (words or JSON)
  undo              takes your last step back; "reset" all that can be taken back
  status, units     where the game stands; who is where (${units.map((one) => `units ${one}`).join(", ")})
  look <place>      a place on the map, what is there and around it (look ${place})
  log [n]           the last n lines of the log
  save <file>       writes the record; play it on with --load <file>
  resign            gives the game up: the other side has won
  help, quit`;
}
