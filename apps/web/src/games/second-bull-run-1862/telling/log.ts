import type { GameEvent, SideId } from "@stonebridge/games/second-bull-run-1862";
import type { Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { eventLog, type EventSheet } from "../../../play/log/event-sheet.ts";
import type { LogFacts } from "../../contract/log.ts";

/** What events are for the log. Only in an action phase is there combat: who flees in the administrative phase or draws apart by night only goes back (SB62-8-A). */
const EVENTS: EventSheet<GameEvent> = {
  "turn-began": { heading: "turn", truce: true },
  "night-began": { heading: "turn", truce: true },
  "stage-began": { heading: "part", truce: true },
  "segment-began": { heading: "part" },
  "attack-declared": { combat: true, sounds: "attack" },
  "attack-lapsed": { combat: true },
  fought: { combat: true },
  fatigued: { outcome: true },
  "lost-step": { outcome: true },
  eliminated: { outcome: true },
  "left-map": { outcome: true },
  "combat-test": { outcome: true },
  routed: { outcome: true },
  retreated: { outcome: true, sounds: "piece" },
  advanced: { outcome: true, sounds: "piece" },
  stepped: { sounds: "piece" },
  rode: { sounds: "piece" },
  // Those who are placed before the first turn stand in one line.
  placed: { sounds: "piece", bundle: "placed" },
  posted: { sounds: "piece", bundle: "placed" },
  entered: { sounds: "piece" },
  "commander-entered": { sounds: "piece" },
  recovered: { byItself: true },
  "commanders-ready": { byItself: true },
};

const log = eventLog(EVENTS, {
  pieces: ["unit", "commander", "units", "commanders", "attackers", "defenders"],
  places: ["zone", "from", "to"],
  members: ["unit"],
});

export const { bundle: bundleOf, outcomesOf, sound: soundOf } = log;

/** What the log has to know of an event. @param sideOf whose a brigade, a commander or a division is */
export function factsOf(event: GameEvent, sideOf: (id: string) => SideId | undefined): LogFacts {
  const whose = event.type === "division-activated" ? [event.division ?? event.unit] : log.piecesOf(event);
  // What a march from Front to Front costs is no combat (SB62-9.4-j).
  const combat = !(event.type === "lost-step" && event.cause === "crossing");
  return log.facts(event, sideOfEvent(event) ?? onlySide(whose, sideOf), combat);
}

/** Whose pieces these are; of pieces of both sides, as those that recover together are, nobody’s (SB62-8-B, SB62-8-C). */
function onlySide(
  pieces: readonly (string | undefined)[],
  sideOf: (id: string) => SideId | undefined,
): SideId | undefined {
  const [side, ...others] = new Set(pieces.flatMap((piece) => (piece === undefined ? [] : (sideOf(piece) ?? []))));
  return others.length === 0 ? side : undefined;
}

function sideOfEvent(event: GameEvent): SideId | undefined {
  if (event.type === "fought") return event.attacker;
  if ("roll" in event) return event.roll.side;
  if ("test" in event && event.test) return event.test.side;
  return "side" in event ? event.side : undefined;
}

/** Of the events of a step those that are worth saying aloud: facings go without, where anything else happened. */
export function tellingOf(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(({ type }) => type !== "faced" || events.length === 1);
}

/** The text of a heading: turns with their day and hour, phases with their side. */
export function headingText(event: GameEvent, texts: Texts): string {
  switch (event.type) {
    case "turn-began":
      return `${texts.date(event.day)} · ${texts.turn(event.turn)}`;
    case "night-began":
      return texts.stage("night");
    case "segment-began":
      return texts.half(event.phase, event.side);
    case "stage-began":
      return texts.stage(event.stage);
    default:
      return "";
  }
}
