import type { GameEvent, SideId } from "@stonebridge/games/second-bull-run-1862";
import type { MarchReading, MarchTelling } from "../contract/marches.ts";

/** What an event tells of a march. */
export function tells(event: GameEvent): MarchTelling | undefined {
  switch (event.type) {
    case "stepped": {
      const { unit, from, to, cost, stoppedBy } = event;
      return { does: "goes", kind: "march", pieces: [unit], from, to, cost, contact: stoppedBy };
    }
    case "retreated":
      return { does: "goes", kind: "retreat", pieces: [event.unit], from: event.from, to: event.to };
    case "advanced":
      return { does: "goes", kind: "advance", pieces: [event.unit], from: event.from, to: event.to };
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

/** What the reading knows besides the events. */
interface Known {
  readonly sideOf: (piece: string) => SideId | undefined;
  /** The division of a brigade; undefined where it is of none. */
  readonly formationOf: (piece: string) => string | undefined;
  readonly membersOf: (division: string) => readonly string[];
  readonly bearing: (from: string, to: string) => number | undefined;
}

/** Who marched where, by the events of this game. */
export function marchReading(known: Known): MarchReading<GameEvent> {
  return { tells, ...known };
}
