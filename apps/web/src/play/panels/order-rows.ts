import type { Side } from "@stonebridge/kernel";

/** A unit or commander in an order of battle. */
export interface OrderRow {
  readonly id: string;
  /** The counter that stands for it. */
  readonly piece: string;
  readonly name: string;
  /** Where it is. */
  readonly where: string;
  /** Its strengths: "5/3". */
  readonly figures: string;
  /** Its states, a word each. */
  readonly tags?: readonly string[];
  /** The filters that let it through. */
  readonly states?: readonly string[];
  /** Lost for good: its name is struck out. */
  readonly gone?: boolean;
  /** What a search finds it by, in lower case. */
  readonly found: string;
}

/** Units listed together under a heading of their own: a division. */
export interface OrderBody {
  readonly id: string;
  /** Absent: they follow without one. */
  readonly title?: string;
  /** After the title: what it is to do. */
  readonly note?: string;
  readonly rows: readonly OrderRow[];
}

/** An army or a corps. */
export interface OrderGroup {
  readonly id: string;
  readonly side: Side;
  readonly title: string;
  readonly bodies: readonly OrderBody[];
}

export interface OrderWords {
  readonly label: string;
  readonly search: string;
  readonly sides: string;
  readonly both: string;
  /** Where there are filters by state. */
  readonly states?: string;
  /** How to read the figures. */
  readonly values?: string;
  readonly none: string;
}

export interface OrderFilter {
  readonly side: Side | "all";
  readonly state: string;
  readonly words: string;
}

/** What is left of the groups under a filter; state "all" lets everybody through. */
export function filtered(groups: readonly OrderGroup[], { side, state, words }: OrderFilter): readonly OrderGroup[] {
  const sought = words.trim().toLowerCase();
  const passes = (row: OrderRow): boolean =>
    (state === "all" || row.states?.includes(state) === true) && row.found.includes(sought);
  return groups
    .filter((group) => side === "all" || group.side === side)
    .map((group) => ({
      ...group,
      bodies: group.bodies
        .map((body) => ({ ...body, rows: body.rows.filter(passes) }))
        .filter(({ rows }) => rows.length > 0),
    }))
    .filter(({ bodies }) => bodies.length > 0);
}
