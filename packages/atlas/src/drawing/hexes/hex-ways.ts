import type { DrawnLine } from "../../geography/drawn-lines.ts";
import type { WayKind, Ways } from "../features/ways.ts";

/** The ways of a hex map as they come: turnpikes, roads, lanes and railroads. */
export function layHexWays(lines: ReadonlyMap<string, DrawnLine>): Ways {
  const all = [...lines.values()];
  const ways = all.filter(({ kind }) => kind === "turnpike" || kind === "road" || kind === "lane");
  return {
    ways,
    drawn: ways.map(({ kind, course }) => ({ kind: kind as WayKind, course })),
    railroads: all.filter(({ kind }) => kind === "railroad"),
    unfinished: all.filter(({ kind }) => kind === "unfinished_railroad"),
  };
}
