import { shell } from "../../language/shell.ts";
import { botNamed, levelOf } from "../../storage/saved-game.ts";
import type { Seats } from "@stonebridge/protocol";

/** Who sits at one side of a match. */
export type Sitter = Seats[string];

/** What somebody goes by who plays a side; empty where the seat is free. */
export function nameOf({ name, bot }: Sitter): string {
  const level = botNamed(bot);
  return name ?? (level === undefined ? (bot ?? "") : shell.t.game.menu.bot(shell.t.home.levels[levelOf(level)]));
}

/** The side that nobody plays yet; undefined where all are taken. */
export const freeSide = (seats: Seats): string | undefined =>
  Object.keys(seats).find((side) => nameOf(seats[side]) === "");
