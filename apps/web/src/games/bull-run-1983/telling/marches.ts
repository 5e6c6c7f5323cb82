import { type BullRun1983, type GameEvent, SIDES } from "@stonebridge/games/bull-run-1983";
import type { MarchReading, MarchTelling } from "../../contract/marches.ts";
import { headOf } from "../bodies.ts";

/** What an event tells of a march. */
export function tells(event: GameEvent): MarchTelling | undefined {
  switch (event.type) {
    case "moved": {
      const { pieces, from, to, costs, stoppedBy } = event;
      return { does: "goes", kind: "march", pieces, from, to, cost: Math.max(...costs), contact: stoppedBy };
    }
    case "entered":
      return { does: "goes", kind: "arrival", pieces: [event.piece], to: event.hex, cost: event.cost };
    case "railed":
      return { does: "goes", kind: "rail", pieces: [event.piece], from: event.from, to: event.to };
    case "retreated": {
      const { piece, from, via, to } = event;
      return { does: "goes", kind: "retreat", pieces: [piece], from, via: [via], to };
    }
    case "followed":
      return { does: "goes", kind: "retreat", pieces: [event.piece], from: event.from, to: event.to };
    case "advanced":
      return { does: "goes", kind: "advance", pieces: [event.piece], from: event.from, to: event.to };
    default:
      return undefined;
  }
}

/** Infantry, cavalry and guns; the brigade piece stands for them all. */
function fights({ kindOf }: BullRun1983["field"], piece: number): boolean {
  return ["infantry", "cavalry", "battery"].includes(kindOf[piece] ?? "");
}

/** Who marched where, by the events of this game. A brigade or battalion goes by the id of its leader. */
export function marchReading({ field }: BullRun1983): MarchReading<GameEvent> {
  return {
    tells,
    sideOf(piece) {
      const index = field.index.get(piece);
      return index === undefined ? undefined : SIDES[field.sideOf[index]];
    },
    formationOf(piece) {
      const index = field.index.get(piece);
      return index === undefined ? undefined : headOf(field, index);
    },
    membersOf: (head) => field.ids.filter((_id, index) => fights(field, index) && headOf(field, index) === head),
  };
}
