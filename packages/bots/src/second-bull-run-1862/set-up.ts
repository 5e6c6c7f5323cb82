import type { Action, Position } from "@stonebridge/games/second-bull-run-1862";
import type { Field } from "@stonebridge/games/second-bull-run-1862/internals";

/** Where units begin: by zone. */
export type SetUp = Readonly<Record<string, readonly string[]>>;

/** A unit that does not stand yet where it is to begin, put there; undefined: there is none for whom there is room. */
export function placedBy(
  { graph, unitIndex }: Field,
  setUp: SetUp,
  p: Position,
  actions: readonly Action[],
): Action | undefined {
  for (const [zone, units] of Object.entries(setUp)) {
    const place = graph.known(zone);
    for (const unit of units) {
      if (p.place[unitIndex.get(unit) as number] === place) continue;
      const offered = actions.find((one) => one.type === "place" && one.unit === unit && one.zone === zone);
      if (offered !== undefined) return offered;
    }
  }
  return undefined;
}
