import type { GameEvent, SideId } from "@stonebridge/games/no-written-orders";
import type { Names, Texts } from "@stonebridge/games/no-written-orders/text";
import { idsIn, logFacts } from "../../../play/log/facts.ts";
import type { LogFacts } from "../../contract/log.ts";

const HEADINGS: Partial<Record<GameEvent["type"], "turn" | "part">> = {
  "turn-began": "turn",
  "phase-began": "part",
  "action-began": "part",
};

const COMBAT: ReadonlySet<GameEvent["type"]> = new Set([
  "fired",
  "step-lost",
  "eliminated",
  "disrupted",
  "assaulted",
  "charged",
  "pursuit-tested",
  "morale-tested",
  "retreated",
  "advanced",
  "destroyed",
  "leader-tested",
  "low-ammunition",
]);

/** What comes of the orders of both sides, and of time: whoever acted last has not done it. */
const BY_ITSELF: ReadonlySet<GameEvent["type"]> = new Set([
  "order-sent",
  "order-delivered",
  "aide-rode",
  "compliance-tested",
  "waiting-tested",
  "initial-tested",
  "obeyed",
  "order-failed",
  "turn-end-rolled",
  "recovery-tested",
]);

/** Fields of events that hold an id, and lists of ids, of pieces and hexes. */
const ABOUT = ["unit", "top", "leader", "commander", "hex", "from", "to"] as const;
const LISTS = ["units", "attackers", "defenders", "chargers"] as const;

/** What the log has to know of an event. */
export function factsOf(event: GameEvent, sideOfPiece: (piece: string) => SideId | undefined): LogFacts {
  const about = aboutOf(event);
  const side = "side" in event ? event.side : about.map(sideOfPiece).find((one) => one !== undefined);
  return logFacts({
    side,
    heading: HEADINGS[event.type],
    ...(event.type === "action-began" ? { said: true } : {}),
    ...(BY_ITSELF.has(event.type) ? { byItself: true } : {}),
    combat: COMBAT.has(event.type),
    dice: "roll" in event || ("rolls" in event && event.rolls.length > 0),
    ...(changedNothing(event) ? { idle: true } : {}),
    about,
  });
}

function changedNothing(event: GameEvent): boolean {
  const { obeyed, recovered, won, result = "C" } = event as Readonly<Record<string, unknown>>;
  return [obeyed, recovered, won].includes(false) || (event.type === "compliance-tested" && result !== "C");
}

function aboutOf(event: GameEvent): readonly string[] {
  const fields = event as Readonly<Record<string, unknown>>;
  const lists = LISTS.flatMap((field) => (Array.isArray(fields[field]) ? (fields[field] as readonly string[]) : []));
  return [...lists, ...idsIn(event, ABOUT)];
}

/** What a line says that another of the same step says as well, or says better. */
const SAID_BY: Partial<Record<GameEvent["type"], GameEvent["type"]>> = {
  // Who sees both sides reads of a march out of sight once: in full, not also as the enemy sees it (NWO-RUL190).
  "counter-moved": "stepped",
  "chit-drawn": "action-began",
  "aide-rode": "order-sent",
};

export function toldOf(events: readonly GameEvent[], under?: GameEvent): readonly GameEvent[] {
  const types = new Set(events.map(({ type }) => type));
  return headedRecovery(
    events.filter((event) => {
      // An aide who is on his way already is of another order.
      if (event.type === "aide-rode" && event.from !== undefined) return true;
      const better = SAID_BY[event.type];
      return better === undefined || !types.has(better);
    }),
    under,
  );
}

/** Aides who ride in one phase stand in one line. */
export function bundleOf({ type }: GameEvent): string | undefined {
  return type === "aide-rode" ? type : undefined;
}

/** Recovery stands under the end of the turn, not under whoever acted last: no event begins it (NWO-4-h). */
function headedRecovery(events: readonly GameEvent[], under: GameEvent | undefined): readonly GameEvent[] {
  const first = events.findIndex(({ type }) => type === "recovery-tested");
  const before = events.slice(0, Math.max(0, first)).findLast(({ type }) => HEADINGS[type] !== undefined) ?? under;
  if (first === -1 || before?.type === "phase-began") return events;
  return events.toSpliced(first, 0, { type: "phase-began", rule: "NWO-4-h", phase: "turn-end" });
}

/** Events that are told by what follows from them. */
const QUIET: ReadonlySet<GameEvent["type"]> = new Set(["phase-began", "aide-rode"]);

/** Of the events of a step those that are worth saying aloud. */
export function tellingOf(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(({ type }) => !QUIET.has(type));
}

const MOVES: ReadonlySet<GameEvent["type"]> = new Set([
  "stepped",
  "counter-moved",
  "rode",
  "entered",
  "retreated",
  "advanced",
  "fell-back",
  "shifted",
]);

export function soundOf(events: readonly GameEvent[]): "attack" | "piece" | undefined {
  if (events.some(({ type }) => type === "assaulted" || type === "charged")) return "attack";
  return events.some(({ type }) => MOVES.has(type)) ? "piece" : undefined;
}

/** Where dice fell, for why undo ends there. */
export function diceFellAt(events: readonly GameEvent[], place: (hex: string) => string): string | undefined {
  const fired = events.find((event) => event.type === "fired");
  return fired?.type === "fired" ? place(fired.hex) : undefined;
}

/** Texts of the client that headings need. */
interface HeadingWords {
  acting(side: string, formations: string): string;
}

export function headingText(event: GameEvent, texts: Texts, names: Names, words: HeadingWords): string {
  switch (event.type) {
    case "turn-began":
      return texts.turn(event.turn, names);
    case "phase-began":
      return texts.stage(event.phase);
    case "action-began":
      return words.acting(texts.side(event.side), event.formations.map((id) => names.holder(id)).join(", "));
    default:
      return "";
  }
}
