import type { GameEvent, SideId } from "@stonebridge/games/bull-run-1983";
import type { Texts } from "@stonebridge/games/bull-run-1983/text";
import { idsIn, logFacts } from "../../../play/log/facts.ts";
import type { LogFacts } from "../../contract/log.ts";

const HEADINGS: Partial<Record<GameEvent["type"], "turn" | "half" | "part">> = {
  "turn-began": "turn",
  "player-turn-began": "half",
  "stage-began": "part",
};

const COMBAT: ReadonlySet<GameEvent["type"]> = new Set([
  "declared",
  "fought",
  "owed",
  "lost",
  "leader-tested",
  "retreated",
  "followed",
  "advanced",
  "flagged",
]);

const DICE: ReadonlySet<GameEvent["type"]> = new Set(["fought", "leader-tested", "event-rolled"]);

/** Fields of events that hold ids of pieces and hexes. */
const ABOUT = ["piece", "leader", "hex", "from", "to", "via", "by"] as const;

/** What the log has to know of an event. */
export function factsOf(event: GameEvent, sideOfPiece: (piece: string) => SideId | undefined): LogFacts {
  const about = aboutOf(event);
  const side = "side" in event ? event.side : about.map(sideOfPiece).find((one) => one !== undefined);
  return logFacts({
    side,
    heading: HEADINGS[event.type],
    combat: COMBAT.has(event.type),
    dice: DICE.has(event.type),
    about,
  });
}

function aboutOf(event: GameEvent): readonly string[] {
  if (event.type === "fought") {
    const { targets, adjacent, guns } = event.reckoning;
    return [...targets, ...adjacent, ...guns].flatMap(({ piece, hex }) => [piece, hex]);
  }
  if (event.type === "thawed") return event.pieces.flatMap(({ piece, hex }) => [piece, hex]);
  const many: readonly unknown[] = "pieces" in event ? event.pieces : [];
  return [...many.filter((one) => typeof one === "string"), ...idsIn(event, ABOUT)];
}

/** What a battle costs is told with the battle. */
export function toldOf(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.some(({ type }) => type === "fought") ? events.filter(({ type }) => type !== "owed") : events;
}

/** Brigades that form and batteries that flip, before anybody marches, stand in one line. */
export function bundleOf({ type }: GameEvent): string | undefined {
  return type === "formed" || type === "flipped" ? "made ready" : undefined;
}

/** Of the events of a step those that are worth saying aloud. */
export function tellingOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const tells = (wanted: GameEvent["type"]): boolean => events.some(({ type }) => type === wanted);
  const quiet = new Set([
    "stage-began",
    "commanded",
    // What a fight costs is part of its result; with a new turn its first half begins.
    ...(tells("fought") ? ["owed"] : []),
    ...(tells("turn-began") ? ["player-turn-began"] : []),
  ]);
  return events.filter(({ type }) => !quiet.has(type));
}

export function soundOf(events: readonly GameEvent[]): "attack" | "piece" | undefined {
  if (events.some((event) => event.type === "declared")) return "attack";
  const moves: readonly GameEvent["type"][] = ["moved", "placed", "retreated", "advanced", "entered", "railed"];
  return events.some((event) => moves.includes(event.type)) ? "piece" : undefined;
}

export function headingText(event: GameEvent, texts: Texts): string {
  switch (event.type) {
    case "turn-began":
      return texts.turn(event.turn);
    case "player-turn-began":
      return texts.playerTurn(event.turn, event.side);
    case "stage-began":
      return texts.stage(event.stage);
    default:
      return "";
  }
}
