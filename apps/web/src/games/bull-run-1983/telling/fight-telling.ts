import type { GameEvent } from "@stonebridge/games/bull-run-1983";
import { strengthPoints } from "@stonebridge/games/bull-run-1983/text";
import type { FightTelling } from "../../contract/fights.ts";

/** What an event tells about a fight. */
export function fightTelling(event: GameEvent): FightTelling | undefined {
  switch (event.type) {
    case "fought": {
      const { kind, targets, adjacent, guns, totals } = event.reckoning;
      const [target] = targets;
      return target === undefined
        ? undefined
        : {
            does: "attacks",
            how: kind === "bombardment" ? "fire" : "attack",
            attackers: [...adjacent, ...guns].map(({ piece }) => piece),
            defenders: targets.map(({ piece }) => piece),
            place: target.hex,
            sums: [strengthPoints(totals.adjacent + totals.support), strengthPoints(totals.defense)],
          };
    }
    case "lost":
      return { does: "suffers", piece: event.piece, fate: "lost" };
    default:
      return undefined;
  }
}
