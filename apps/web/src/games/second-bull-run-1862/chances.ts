import type { DieRoll, GameEvent, Position } from "@stonebridge/games/second-bull-run-1862";
import type { Consequence } from "../../play/consequences.ts";

type Fallen = Consequence<GameEvent, Position>;

/** The roll that a designation makes, and the divisions it gives, for each face of the die. */
export function divisionsByFace({ falls }: Fallen): readonly number[] {
  return falls.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === "designated" ? [event.divisions] : [])),
  );
}

/** What is added to the first die of an action. */
export function modifiersOf({ falls }: Fallen): DieRoll["modifiers"] {
  for (const event of falls.flatMap(({ events }) => events)) if ("roll" in event) return event.roll.modifiers;
  return [];
}

/** The share of the faces, 0..1, that pass. */
export function shareOfFaces(values: readonly number[], passes: (value: number) => boolean): number {
  return values.length === 0 ? 0 : values.filter(passes).length / values.length;
}
