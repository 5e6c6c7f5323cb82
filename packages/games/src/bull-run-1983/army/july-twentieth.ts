import type { ArrivalId, PieceData, PieceStart } from "./muster.ts";

const OUT: ReadonlySet<string> = new Set(["us-bookwood", "cs-hampton"]);
const MAIN: PieceStart = { how: "route", place: "main" };
const THIRD_DIVISION: PieceStart = { how: "route", place: "third-division" };
const JUNCTION: PieceStart = { how: "in", place: "EE34" };

/** Pieces that come with each group instead of being there at dawn (BR83-OPT4.2-b, BR83-OPT4.2-c, BR83-OPT4.2-d). */
const LATER: Readonly<Record<string, ArrivalId>> = {
  "cs-l-johnston": "confederate-noon-rail",
  "cs-l-bee": "confederate-noon-rail",
  "cs-4ala": "confederate-noon-rail",
  "cs-2miss": "confederate-noon-rail",
  "cs-11miss": "confederate-noon-rail",
  "cs-imboden": "confederate-noon-road",
  "cs-stanard": "confederate-noon-road",
  "cs-alburtis": "confederate-noon-road",
  "cs-rockbridge": "confederate-noon-road",
  "cs-1vacav": "confederate-noon-road",
  "cs-l-pendleton": "confederate-noon-road",
  "cs-13miss": "confederate-4-pm",
};

/** Pendleton needs no order from NOON to 2:00 PM (BR83-OPT4.2-c): the first and the last of these turns. */
export const PENDLETON_ACTIVE = { piece: "cs-l-pendleton", from: 7, to: 11 } as const;

function startOf({ id, brigade, kind, start }: PieceData): PieceStart {
  const group = LATER[id];
  if (group !== undefined) return { how: "arrival", group };
  if (id === "us-varian") return MAIN;
  if (id === "us-4pa") return THIRD_DIVISION;
  return brigade === "bartow" && kind !== "brigade" ? JUNCTION : start;
}

function isOut({ id, brigade, start }: PieceData): boolean {
  const lost = start.how === "arrival" && start.group === "confederate-11-am";
  // Brigade pieces go with the brigades they stand for.
  return OUT.has(id) || lost || brigade === "mccunn" || id === "cs-b-smith";
}

/**
 * A piece as it begins on July 20th (BR83-OPT4-a), or undefined if it stays out (BR83-OPT4.1-a, BR83-OPT4.2-a, BR83-R75, BR83-R84). The other
 * Union reinforcements come as usual (BR83-OPT4.1-c).
 */
export function julyTwentieth(piece: PieceData): PieceData | undefined {
  return isOut(piece) ? undefined : { ...piece, frozen: false, start: startOf(piece) };
}
