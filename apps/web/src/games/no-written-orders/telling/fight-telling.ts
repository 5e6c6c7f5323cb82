import type { GameEvent } from "@stonebridge/games/no-written-orders";
import type { FightTelling } from "../../contract/fights.ts";

/** What an event tells about a fight; defensive fire is part of the assault that it answers. */
export function fightTelling(event: GameEvent): FightTelling | undefined {
  switch (event.type) {
    case "assaulted": {
      const { attackers, defenders, hex: place } = event;
      return { does: "attacks", how: "attack", attackers, defenders, place };
    }
    case "charged": {
      const { chargers: attackers, defenders, hex: place } = event;
      return { does: "attacks", how: "attack", attackers, defenders, place };
    }
    case "fired": {
      const { kind, units: attackers, hex: place } = event;
      if (kind !== "bombardment" && kind !== "passing") return undefined;
      return { does: "attacks", how: "fire", attackers, defenders: [], place };
    }
    case "step-lost":
      return { does: "suffers", piece: event.unit, fate: "step" };
    case "eliminated":
    case "destroyed":
      return { does: "suffers", piece: event.unit, fate: "lost" };
    default:
      return undefined;
  }
}
