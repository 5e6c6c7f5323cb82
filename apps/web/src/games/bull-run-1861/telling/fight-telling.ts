import type { GameEvent } from "@stonebridge/games/bull-run-1861";
import type { FightTelling } from "../../contract/fights.ts";

/** What an event tells about a fight. */
export function fightTelling(event: GameEvent): FightTelling | undefined {
  switch (event.type) {
    case "fought": {
      const [place] = event.zones;
      const { attacker, defender } = event.totals;
      return place === undefined
        ? undefined
        : {
            does: "attacks",
            how: "attack",
            attackers: event.attackers.map(({ element }) => element),
            defenders: event.defenders.map(({ element }) => element),
            place,
            sums: [String(attacker), String(defender)],
          };
    }
    case "fatigued":
      return { does: "suffers", piece: event.unit, fate: "fatigue" };
    case "lost-step":
      return { does: "suffers", piece: event.unit, fate: "step" };
    case "eliminated":
      return { does: "suffers", piece: event.unit, fate: "lost" };
    default:
      return undefined;
  }
}
