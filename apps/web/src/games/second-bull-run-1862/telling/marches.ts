import type { GameEvent } from "@stonebridge/games/second-bull-run-1862";
import { brigadeGoes } from "../../../play/zones/marches.ts";
import type { MarchReading, MarchTelling } from "../../contract/marches.ts";

/** What an event tells of a march. */
export function tells(event: GameEvent): MarchTelling | undefined {
  switch (event.type) {
    case "stepped":
    case "retreated":
    case "advanced":
      return brigadeGoes(event);
    case "entered":
      return { does: "goes", kind: "arrival", pieces: [event.unit], to: event.zone, cost: event.cost };
    case "commander-entered":
      return { does: "goes", kind: "arrival", pieces: [event.commander], to: event.zone };
    case "rode": {
      const { commander, from, to, cost } = event;
      return { does: "goes", kind: "ride", pieces: [commander], from, to, cost };
    }
    case "displaced":
      return { does: "goes", kind: "displacement", pieces: [event.commander], from: event.from, to: event.to };
    case "faced":
      return { does: "faces", pieces: event.units, space: event.zone };
    case "attack-declared":
      return { does: "faces", pieces: [event.unit], space: event.zone, alone: true };
    case "activated":
      return { does: "leads", pieces: [event.unit] };
    case "forced":
    case "fatigued":
    case "mounted":
    case "dismounted":
      return { does: "belongs", pieces: [event.unit] };
    default:
      return undefined;
  }
}

/** Who marched where, by the events of this game: a brigade marches with its division, if it is of one. */
export function marchReading(known: Omit<MarchReading<GameEvent>, "tells">): MarchReading<GameEvent> {
  return { tells, ...known };
}
