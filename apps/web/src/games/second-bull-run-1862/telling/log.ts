import type { GameEvent, SideId } from "@stonebridge/games/second-bull-run-1862";
import type { Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { idsIn, logFacts } from "../../../play/log/facts.ts";
import type { LogFacts } from "../../contract/log.ts";
import { OUTCOMES } from "./fights.ts";

const HEADINGS: Partial<Record<GameEvent["type"], "turn" | "part">> = {
  "turn-began": "turn",
  "night-began": "turn",
  "stage-began": "part",
  "segment-began": "part",
};

const COMBAT: ReadonlySet<GameEvent["type"]> = new Set([
  "attack-declared",
  "attack-lapsed",
  "fought",
  ...OUTCOMES.worth,
]);

/** Fields of events that hold ids of pieces and zones. */
const PIECE_FIELDS = ["unit", "commander"] as const;
const ZONE_FIELDS = ["zone", "from", "to"] as const;

/** What the log has to know of an event. @param sideOf whose a brigade, a commander or a division is */
export function factsOf(event: GameEvent, sideOf: (id: string) => SideId | undefined): LogFacts {
  const pieces = piecesOf(event);
  const whose = event.type === "division-activated" ? [event.division ?? event.unit] : pieces;
  const heading = HEADINGS[event.type];
  return logFacts({
    side: sideOfEvent(event) ?? onlySide(whose, sideOf),
    heading,
    // Only in an action phase is there combat: who flees in the administrative phase or draws apart by night only goes back (SB62-8-A).
    ...(heading !== undefined && event.type !== "segment-began" ? { truce: true } : {}),
    combat: isCombat(event),
    dice: hasDice(event),
    about: [...pieces, ...zonesOf(event)],
  });
}

/** Whose pieces these are; of pieces of both sides, as those that recover together are, nobody’s (SB62-8-B, SB62-8-C). */
function onlySide(
  pieces: readonly (string | undefined)[],
  sideOf: (id: string) => SideId | undefined,
): SideId | undefined {
  const [side, ...others] = new Set(pieces.flatMap((piece) => (piece === undefined ? [] : (sideOf(piece) ?? []))));
  return others.length === 0 ? side : undefined;
}

/** What a march from Front to Front costs is no combat (SB62-9.4-j). */
function isCombat(event: GameEvent): boolean {
  return COMBAT.has(event.type) && !(event.type === "lost-step" && event.cause === "crossing");
}

function sideOfEvent(event: GameEvent): SideId | undefined {
  if (event.type === "fought") return event.attacker;
  if ("roll" in event) return event.roll.side;
  if ("test" in event && event.test) return event.test.side;
  return "side" in event ? event.side : undefined;
}

function piecesOf(event: GameEvent): readonly string[] {
  if (event.type === "fought") return [...event.attackers, ...event.defenders].map(({ unit }) => unit);
  if (event.type === "commanders-ready") return event.commanders;
  const named = idsIn(event, PIECE_FIELDS);
  return "units" in event ? [...named, ...event.units] : named;
}

function zonesOf(event: GameEvent): readonly string[] {
  return event.type === "fought" ? [event.zone, ...event.from] : idsIn(event, ZONE_FIELDS);
}

function hasDice(event: GameEvent): boolean {
  if (event.type === "fought") return event.dice !== undefined;
  if (event.type === "initiative") return event.rolls.length > 0;
  return "roll" in event || ("test" in event && event.test !== undefined);
}

/** Those who are placed before the first turn stand in one line. */
export function bundleOf({ type }: GameEvent): string | undefined {
  return type === "placed" || type === "posted" ? "placed" : undefined;
}

/** Of the events of a step those that are worth saying aloud: facings go without, where anything else happened. */
export function tellingOf(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(({ type }) => type !== "faced" || events.length === 1);
}

const MOVES: ReadonlySet<GameEvent["type"]> = new Set([
  "stepped",
  "rode",
  "placed",
  "posted",
  "entered",
  "commander-entered",
  "retreated",
  "advanced",
]);

/** What a step sounds like: declarations before marches. */
export function soundOf(events: readonly GameEvent[]): "attack" | "piece" | undefined {
  if (events.some(({ type }) => type === "attack-declared")) return "attack";
  return events.some(({ type }) => MOVES.has(type)) ? "piece" : undefined;
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
