import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { beginWithdrawal } from "../../../src/second-bull-run-1862/combat/withdrawal.ts";
import { framesOf } from "./acting.ts";
import { Stage } from "./stage.ts";

/** A brigade that goes back so many zones from enemies in some zones. */
export function retreat(
  unit: string,
  zones: number,
  against: readonly string[],
  placements: readonly Placement[],
  more: { readonly parting?: boolean; readonly commanders?: readonly { id: string; zone: string }[] } = {},
): Stage {
  return new Stage({
    placements,
    commanders: more.commanders ?? [],
    frames: (field, p) => {
      const enemies = against.map((zone) => field.graph.known(zone));
      const index = field.unitIndex.get(unit) as number;
      return framesOf(field, p, (play) => beginWithdrawal(play, index, zones, enemies, more.parting ?? false));
    },
  });
}

/** Zones to which a brigade may go back. */
export const ways = (g: Stage): readonly string[] => g.offered("withdraw").map(({ zone }) => zone);

/** Zones through which brigades went back. */
export const way = (g: Stage): readonly string[] => g.told("retreated").map(({ to }) => to);
