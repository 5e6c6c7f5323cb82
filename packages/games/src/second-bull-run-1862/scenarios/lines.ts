import type { EntryId, SideId } from "../vocabulary.ts";
import type { Arrival, Arriving, SetUpGroup } from "./scenario-data.ts";

type GroupParts = Pick<SetUpGroup, "commanders" | "isolated" | "beside">;

/** Lines of the set-up lists of one side. */
export function setUpOf(side: SideId) {
  return {
    /** Brigades divided among zones, given as sets to choose from, separated by `or`. */
    group: (id: string, units: readonly string[], zones: string, parts: Partial<GroupParts> = {}): SetUpGroup => ({
      id,
      side,
      commanders: [],
      units,
      zones: zones.split(" or ").map((set) => set.split(" ")),
      isolated: false,
      ...parts,
    }),
    /** A commander with a zone of his own. */
    commander: (id: string, zone: string): SetUpGroup => ({
      id,
      side,
      commanders: [id],
      units: [],
      zones: [[zone]],
      isolated: false,
    }),
  };
}

/** Lines of the list of reinforcements of one side on one turn, by one of some entries. */
export function arrivalsOf(side: SideId) {
  return (turn: number, entries: readonly EntryId[], ...who: readonly Arriving[]): readonly Arrival[] =>
    who.map((one) => ({ who: one, side, turn, entries, test: "commander" in one ? "none" : "die" }));
}

/** A whole division. */
export function division(id: string, ...units: readonly string[]): Arriving {
  return { division: id, units };
}

/** A commander. */
export function commander(id: string): Arriving {
  return { commander: id };
}

/** An independent brigade, tested alone. */
export function independent(unit: string): Arriving {
  return { unit };
}
