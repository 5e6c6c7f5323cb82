import type { Seats } from "@stonebridge/protocol";

/** Who sits at one side of a match. */
export type Sitter = Seats[string];

/** What somebody goes by who plays a side; empty where the seat is free. */
export const nameOf = ({ name, bot }: Sitter): string => name ?? bot ?? "";

/** The side that nobody plays yet; undefined where all are taken. */
export const freeSide = (seats: Seats): string | undefined =>
  Object.keys(seats).find((side) => nameOf(seats[side]) === "");
