import type { GameEvent } from "@stonebridge/games/second-bull-run-1862";
import type { FightTelling } from "../../contract/fights.ts";

/** What an event tells about a fight. */
export function fightTelling(event: GameEvent): FightTelling | undefined {
  switch (event.type) {
    case "fought": {
      const { attackers, defenders, zone: place, totals } = event;
      return {
        does: "attacks",
        how: "attack",
        attackers: attackers.map(({ unit }) => unit),
        defenders: defenders.map(({ unit }) => unit),
        place,
        ...(totals && { sums: [String(totals.attacker), String(totals.defender)] as const }),
      };
    }
    case "fatigued":
      return { does: "suffers", piece: event.unit, fate: "fatigue" };
    case "lost-step":
      return event.cause === "crossing" ? undefined : { does: "suffers", piece: event.unit, fate: "step" };
    case "routed":
      return { does: "suffers", piece: event.unit, fate: "rout" };
    case "eliminated":
    case "left-map":
      return { does: "suffers", piece: event.unit, fate: "lost" };
    default:
      return undefined;
  }
}
