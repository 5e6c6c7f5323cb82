import { type HexIndex, NONE, type PieceIndex, type Position } from "@stonebridge/games/bull-run-1983/internals";
import type { Column } from "./columns.ts";
import type { Country } from "./country.ts";
import type { Style } from "./styles.ts";

/** What a Marshal orders beyond what Colonels do by themselves. */
export interface Plan {
  /** How the whole army is led. */
  readonly style: Style;
  /** Place in the objectives by formation, instead of what its task would be. */
  readonly tasks: ReadonlyMap<PieceIndex, number>;
  /** Where columns end this player-turn's march, by one of their pieces: their own hex to hold it. */
  readonly goals: ReadonlyMap<PieceIndex, HexIndex>;
  /** What attacks on enemy stacks count more this player-turn, in defense points, by hex. */
  readonly targets: ReadonlyMap<HexIndex, number>;
  /** The player-turn of goals and targets: {@link playerTurn}. */
  readonly playerTurn: number;
}

/** A plan that says how to lead, and no more. */
export function planOf(style: Style): Plan {
  return { style, tasks: new Map(), goals: new Map(), targets: new Map(), playerTurn: -1 };
}

/** The running player-turn, as a number. */
export function playerTurn({ turn, side }: Position): number {
  return turn * 2 + side;
}

/** What a column belongs to: its brigade or battalion, by the leader; itself where there is none. */
export function formationOf({ field }: Country, { pieces }: Column): PieceIndex {
  const [piece] = pieces;
  return field.leader[piece] === NONE ? piece : field.leader[piece];
}

/** Where a plan wants a column to end its march; undefined if it leaves that open. */
export function goalOf({ field }: Country, { goals }: Plan, { pieces }: Column): HexIndex | undefined {
  for (const piece of pieces) {
    const goal = goals.get(piece);
    if (goal !== undefined) return goal;
    // a brigade that has been formed since goes where its parts were to go
    for (const member of field.members[piece]) {
      const its = goals.get(member);
      if (its !== undefined) return its;
    }
  }
  return undefined;
}
