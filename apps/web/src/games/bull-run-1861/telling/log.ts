import type { GameEvent, SideId } from "@stonebridge/games/bull-run-1861";
import type { Texts } from "@stonebridge/games/bull-run-1861/text";
import { eventLog, type EventSheet } from "../../../play/log/event-sheet.ts";
import type { LogFacts } from "../../contract/log.ts";

/** What events are for the log. */
const EVENTS: EventSheet<GameEvent> = {
  "turn-began": { heading: "turn" },
  "stage-began": { heading: "part" },
  "half-began": { heading: "part" },
  "attack-declared": { combat: true, sounds: "attack" },
  "attack-lapsed": { combat: true },
  fought: { combat: true },
  fatigued: { outcome: true },
  "lost-step": { outcome: true },
  "legion-test": { outcome: true },
  eliminated: { outcome: true },
  "retreat-tried": { outcome: true },
  retreated: { outcome: true, sounds: "piece" },
  advanced: { outcome: true, sounds: "piece" },
  stepped: { sounds: "piece" },
  rode: { sounds: "piece" },
  placed: { sounds: "piece" },
  deployed: { sounds: "piece" },
  regrouped: { sounds: "piece" },
  // Those who are marked for Operational movement one after the other stand in one line.
  marked: { bundle: "marked", byItself: true },
  recovered: { byItself: true },
  "headquarters-ready": { byItself: true },
};

const log = eventLog(EVENTS, {
  pieces: ["unit", "element", "headquarters", "host", "units", "attackers", "supporters", "defenders"],
  places: ["zone", "from", "to", "facing", "zones"],
  members: ["element"],
});

export const { bundle: bundleOf, outcomesOf, sound: soundOf } = log;

/** What the log has to know of an event. */
export function factsOf(event: GameEvent, sideOfUnit: (unit: string) => SideId | undefined): LogFacts {
  const [first] = log.piecesOf(event);
  const whose = first === undefined ? undefined : sideOfUnit(first);
  return log.facts(event, "side" in event ? event.side : "attacker" in event ? event.attacker : whose);
}

/** Of the events of a step those that are worth saying aloud: facings go without, where anything else happened. */
export function tellingOf(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter((event) => event.type !== "faced" || events.length === 1);
}

/** The text of a heading: turns with their time, phases with their side. */
export function headingText(event: GameEvent, texts: Texts): string {
  switch (event.type) {
    case "turn-began":
      return texts.turn(event.turn);
    case "half-began":
      return texts.half(event.phase, event.side);
    case "stage-began":
      return texts.stage(event.stage);
    default:
      return "";
  }
}
