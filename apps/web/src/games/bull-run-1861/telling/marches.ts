import type { GameEvent } from "@stonebridge/games/bull-run-1861";
import { brigadeGoes } from "../../../play/zones/marches.ts";
import type { MarchReading, MarchTelling } from "../../contract/marches.ts";
import { unitOf } from "../pieces.ts";

function tells(event: GameEvent): MarchTelling | undefined {
  switch (event.type) {
    case "stepped":
    case "retreated":
    case "advanced":
      return brigadeGoes(event);
    case "arrived":
      return { does: "goes", kind: "arrival", pieces: [event.unit], to: event.zone };
    case "rode": {
      const { headquarters, from, to, cost } = event;
      return { does: "goes", kind: "ride", pieces: [headquarters], from, to, cost };
    }
    case "displaced":
      return { does: "goes", kind: "displacement", pieces: [event.headquarters], from: event.from, to: event.to };
    case "faced":
      return turned(event.element, event.zone);
    case "attack-declared":
      return { does: "faces", pieces: [event.element], space: event.facing, alone: true };
    case "activated":
      return event.command === undefined ? undefined : { does: "leads", pieces: [event.unit] };
    case "pushed":
    case "fatigued":
    case "regrouped":
    case "unmarked":
      return { does: "belongs", pieces: [event.unit] };
    case "lined":
      return { does: "belongs", pieces: [unitOf(event.element)] };
    default:
      return undefined;
  }
}

/** The facing of a march is that of the counter itself; its Extended-line marker has its own. */
function turned(element: string, space: string): MarchTelling {
  const unit = unitOf(element);
  return unit === element ? { does: "faces", pieces: [unit], space } : { does: "belongs", pieces: [unit] };
}

/** Who marched where, by the events of this game: a brigade is a formation of its own. */
export function marchReading(known: Omit<MarchReading<GameEvent>, "tells" | "membersOf">): MarchReading<GameEvent> {
  return { tells, ...known, membersOf: (formation) => [formation] };
}
