import type { Attention } from "../../board/model.ts";

/** Spaces, some of them named more than once, or undefined where a piece is not on the map. */
type Spaces = readonly (string | undefined)[];

interface Concern {
  /** Where the pieces in question are and the enemy they fight, the most important first. */
  readonly asked: Spaces;
  /** What they can be sent to or aimed at, as far as it matters. */
  readonly goals: Spaces;
  /** Where pieces are that could be chosen. */
  readonly choices: Spaces;
}

/** So many goals of a piece that is not on the map yet are all of them looked at. */
const FEW = 6;

/** Where the map should look while this is decided; what could be chosen counts only while nothing is asked about. */
export function attentionOf({ asked, goals, choices }: Concern): Attention {
  const all = distinct(asked);
  const along = distinct(goals).filter((space) => !all.includes(space));
  if (all.length > 0) return { all, along, any: [] };
  const any = distinct(choices);
  if (any.length === 0 && along.length <= FEW) return { all: [], along, any: [] };
  return { all: [], along: [], any: distinct([...any, ...along]) };
}

function distinct(spaces: Spaces): readonly string[] {
  return [...new Set(spaces.flatMap((space) => space ?? []))];
}
