import type { GameEvent, Position } from "@stonebridge/games/second-bull-run-1862";
import type { Consequence } from "../../play/consequences.ts";
import { roundedShares } from "../../play/zones/rounded.ts";

type Designated = Extract<GameEvent, { readonly type: "designated" }>;
type Fallen = Consequence<GameEvent, Position>;

/** The roll that a designation makes, and the divisions that can act by it, for each face of the die. */
export function divisionsByFace({ falls }: Fallen): readonly number[] {
  return falls.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === "designated" ? [event.able ?? event.divisions] : [])),
  );
}

/** What is added to the die of a designation. */
export function modifiersOf({ falls }: Fallen): Designated["roll"]["modifiers"] {
  for (const event of falls.flatMap(({ events }) => events))
    if (event.type === "designated") return event.roll.modifiers;
  return [];
}

/** Each number that some face gives, the lowest first, with its share of the faces, in whole per cents that make 100. */
export function chancesOf(values: readonly number[]): readonly { readonly number: number; readonly share: number }[] {
  const numbers = [...new Set(values)].toSorted((one, other) => one - other);
  const shares = roundedShares(
    numbers.map((number) => values.filter((one) => one === number).length / values.length),
    0,
  );
  return numbers.map((number, at) => ({ number, share: shares[at] as number }));
}
