import type { GameEvent, SideId } from "@stonebridge/games/bull-run-1861";
import type { Texts } from "@stonebridge/games/bull-run-1861/text";
import { idsIn, logFacts } from "../../../play/log/facts.ts";
import type { LogFacts } from "../../contract/log.ts";
import { OUTCOMES } from "./fights.ts";

const HEADINGS: Partial<Record<GameEvent["type"], "turn" | "part">> = {
  "turn-began": "turn",
  "stage-began": "part",
  "half-began": "part",
};

const COMBAT: ReadonlySet<GameEvent["type"]> = new Set([
  "attack-declared",
  "attack-lapsed",
  "fought",
  ...OUTCOMES.worth,
]);

/** Fields of events that hold ids of pieces and zones. */
const PIECE_FIELDS = ["unit", "element", "headquarters", "host"] as const;
const ZONE_FIELDS = ["zone", "from", "to", "facing"] as const;

/** What the log has to know of an event. */
export function factsOf(event: GameEvent, sideOfUnit: (unit: string) => SideId | undefined): LogFacts {
  const pieces = piecesOf(event);
  const side = "side" in event ? event.side : "attacker" in event ? event.attacker : firstSide(pieces, sideOfUnit);
  return logFacts({
    side,
    heading: HEADINGS[event.type],
    combat: COMBAT.has(event.type),
    dice: hasDice(event),
    about: [...pieces, ...zonesOf(event)],
  });
}

function firstSide(pieces: readonly string[], sideOfUnit: (unit: string) => SideId | undefined): SideId | undefined {
  const [first] = pieces;
  return first === undefined ? undefined : sideOfUnit(first);
}

function piecesOf(event: GameEvent): readonly string[] {
  if (event.type === "fought") {
    return [...event.attackers, ...event.supporters, ...event.defenders].map((piece) => piece.element);
  }
  if (event.type === "recovered") return event.units;
  return idsIn(event, PIECE_FIELDS);
}

function zonesOf(event: GameEvent): readonly string[] {
  return event.type === "fought" ? event.zones : idsIn(event, ZONE_FIELDS);
}

function hasDice(event: GameEvent): boolean {
  switch (event.type) {
    case "fought":
    case "continuation":
    case "legion-test":
      return true;
    case "initiative":
      return event.rolls.length > 0;
    case "activation-number":
    case "retreat-tried":
      return event.roll !== undefined;
    case "activated":
      return event.test !== undefined;
    default:
      return false;
  }
}

/** Those who are marked for Operational movement one after the other stand in one line. */
export function bundleOf({ type }: GameEvent): string | undefined {
  return type === "marked" ? type : undefined;
}

/** Of the events of a step those that are worth saying aloud: facings go without, where anything else happened. */
export function tellingOf(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter((event) => event.type !== "faced" || events.length === 1);
}

const MOVES: ReadonlySet<GameEvent["type"]> = new Set([
  "stepped",
  "rode",
  "placed",
  "deployed",
  "regrouped",
  "retreated",
  "advanced",
]);

/** What a step sounds like: declarations before marches. */
export function soundOf(events: readonly GameEvent[]): "attack" | "piece" | undefined {
  if (events.some((event) => event.type === "attack-declared")) return "attack";
  return events.some((event) => MOVES.has(event.type)) ? "piece" : undefined;
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
