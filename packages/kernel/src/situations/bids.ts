import { Faulty } from "../game.ts";

/** What the scenarios of a game give to a side so that both win as often as the other: found by play, with `npm run bids`. */
export interface Bids<SideId extends string = string> {
  /** Goes up whenever a bid changes. */
  readonly version: number;
  /** By scenario: what each side is given. */
  readonly bids: Readonly<Record<string, Readonly<Record<SideId, number>>>>;
}

/** What a scenario gives to each side. @throws Faulty if no bid was found for it */
export function bidFor<SideId extends string>(
  { bids }: Bids<SideId>,
  scenario: string,
): Readonly<Record<SideId, number>> {
  const bid = Object.hasOwn(bids, scenario) ? bids[scenario] : undefined;
  if (bid !== undefined) return bid;
  throw new Faulty("No fair bid", [
    { field: "options.evenChances", problem: `no bid has been found for ${scenario}, so chances cannot be made even` },
  ]);
}
