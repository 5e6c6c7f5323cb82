import type { AnySession } from "../../session/session.svelte.ts";

/** Who plays against this device, and on which side. */
export function otherOf({ game, seats, ownSide, entry }: AnySession): { readonly side: string; readonly name: string } {
  const side = game.sides.find((one) => one !== ownSide) ?? "";
  const seat = seats[side];
  const name = seat?.kind === "away" ? seat.name : "";
  return { side, name: name === "" ? entry.sideName(side) : name };
}
