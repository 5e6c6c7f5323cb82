import type { EntryId, Field, SideId, View } from "@stonebridge/games/no-written-orders";

/** A group of reinforcements of which somebody is still to come. */
export interface Arrival {
  readonly id: string;
  readonly side: SideId;
  readonly formation: string;
  /** Turn of the track in which it may come, as the module has it. */
  readonly turn: number;
  /** Names of the entries it may choose among. */
  readonly entries: readonly string[];
  /** Units and leaders that are not on the map yet. */
  readonly pieces: readonly string[];
}

/** Who is still to come, the first first: the plan of the module, which both players know. */
export function arrivalsOf({ scenario, module, options }: Field, view: View): readonly Arrival[] {
  const waiting = new Set(
    [...view.units, ...view.leaders].flatMap(({ id, where }) => (where === "waiting" ? [id] : [])),
  );
  const entryName = (id: EntryId): string => module.entries.find((one) => one.id === id)?.name ?? id;
  return scenario.arrivals
    .filter(({ option }) => option === undefined || options[option] === "on")
    .map(({ id, side, formation, turn, entries, units, leaders }): Arrival => ({
      id,
      side,
      formation,
      turn,
      entries: entries.map(entryName),
      pieces: [...leaders, ...units].filter((piece) => waiting.has(piece)),
    }))
    .filter(({ pieces }) => pieces.length > 0)
    .toSorted((one, other) => one.turn - other.turn);
}
