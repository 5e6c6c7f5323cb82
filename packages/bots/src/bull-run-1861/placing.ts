import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import { type SideIndex, pieceCombat, stacked } from "@stonebridge/games/bull-run-1861/internals";
import { NO_WAY } from "../zone-costs.ts";
import { waysOf } from "./ground.ts";
import type { Staff } from "./marching.ts";

/** How much more it counts that a zone of the free set-up is near scoring zones than near zones that friends hold already. */
export function placementScores(staff: Staff, p: Position, side: SideIndex, actions: readonly Action[]): number[] {
  const { ground } = staff;
  const { field, size, objectives, points, cover } = ground;
  const ways = waysOf(ground, p, side);
  const guarded = objectives.map((goal) => {
    let sum = 0;
    for (let unit = 0; unit < field.roster; unit++) {
      if (field.sideOf[unit] !== side || p.place[unit] === -1) continue;
      sum += pieceCombat(field, p, unit) / (1 + ways[p.place[unit] * size + goal] / 3);
    }
    return sum;
  });
  return actions.map((action) => {
    if (action.type !== "place") return -1;
    const unit = field.unitIndex.get(action.unit) as number;
    const zone = field.graph.known(action.zone);
    let worth = 0.05 * cover[zone] - 0.02 * stacked(p, zone);
    for (const [slot, goal] of objectives.entries()) {
      const far = ways[zone * size + goal];
      if (far >= NO_WAY) continue;
      // zones on the enemy's bank need more brigades than zones on our own
      const contested = field.northBank[goal] === side ? 1.3 : 1;
      worth += (contested * points[slot] * field.units[unit].combat) / ((1 + far / 3) * (3 + guarded[slot]));
    }
    return worth + (action.group === "forward" ? 0.2 : 0);
  });
}
