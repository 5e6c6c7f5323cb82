import type { GameEvent, SideId } from "@stonebridge/games/bull-run-1861";
import { type Line, type Names, plain, ruleLabel, type Texts } from "@stonebridge/games/bull-run-1861/text";
import { unitOf } from "./pieces.ts";

/** One line of the log; a step may leave several. */
export interface LogEntry {
  readonly key: string;
  /** The step that caused it; 0: before the first decision. */
  readonly step: number;
  readonly event: GameEvent;
  /** Whose doing it is, where it is one side's. */
  readonly side?: SideId;
  readonly heading: boolean;
  readonly combat: boolean;
  readonly dice: boolean;
  /** Units, headquarters and zones it speaks of. */
  readonly about: readonly string[];
}

/** The log cut at its headings. */
export interface LogGroup {
  readonly key: string;
  /** Absent before the first heading. */
  readonly heading?: LogEntry;
  readonly entries: readonly LogEntry[];
  readonly turn: number;
}

export type LogFilter =
  | { readonly kind: "all" }
  | { readonly kind: "combat" }
  | { readonly kind: "dice" }
  | { readonly kind: "side"; readonly side: SideId }
  | { readonly kind: "piece"; readonly piece: string };

const HEADINGS: ReadonlySet<GameEvent["type"]> = new Set(["turn-began", "stage-began", "half-began"]);

const COMBAT: ReadonlySet<GameEvent["type"]> = new Set([
  "attack-declared",
  "attack-lapsed",
  "fought",
  "fatigued",
  "lost-step",
  "legion-test",
  "eliminated",
  "retreat-tried",
  "retreated",
  "advanced",
]);

/** Fields of events that hold ids of pieces and zones. */
const PIECE_FIELDS = ["unit", "element", "headquarters", "host"] as const;
const ZONE_FIELDS = ["zone", "from", "to", "facing"] as const;

export function entryOf(
  step: number,
  index: number,
  event: GameEvent,
  sideOfUnit: (unit: string) => SideId | undefined,
): LogEntry {
  const pieces = piecesOf(event);
  const side = "side" in event ? event.side : "attacker" in event ? event.attacker : firstSide(pieces, sideOfUnit);
  return {
    key: `${step}.${index}`,
    step,
    event,
    ...(side === undefined ? {} : { side }),
    heading: HEADINGS.has(event.type),
    combat: COMBAT.has(event.type),
    dice: hasDice(event),
    about: [...pieces, ...zonesOf(event)],
  };
}

function firstSide(pieces: readonly string[], sideOfUnit: (unit: string) => SideId | undefined): SideId | undefined {
  const [first] = pieces;
  return first === undefined ? undefined : sideOfUnit(first);
}

function piecesOf(event: GameEvent): readonly string[] {
  const fields = event as Readonly<Record<string, unknown>>;
  const named = PIECE_FIELDS.map((field) => fields[field]).filter(
    (value): value is string => typeof value === "string",
  );
  if (event.type === "fought") {
    return [...event.attackers, ...event.supporters, ...event.defenders].map((piece) => piece.element);
  }
  if (event.type === "recovered") return event.units;
  return named;
}

function zonesOf(event: GameEvent): readonly string[] {
  const fields = event as Readonly<Record<string, unknown>>;
  if (event.type === "fought") return event.zones;
  return ZONE_FIELDS.map((field) => fields[field]).filter((value): value is string => typeof value === "string");
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

export function passes(entry: LogEntry, filter: LogFilter): boolean {
  switch (filter.kind) {
    case "all":
      return true;
    case "combat":
      return entry.combat;
    case "dice":
      return entry.dice;
    case "side":
      return entry.side === filter.side;
    case "piece":
      return entry.about.some((id) => unitOf(id) === unitOf(filter.piece));
  }
}

/** Groups by headings; headings without a line left are dropped unless nothing is filtered. */
export function groupsOf(entries: readonly LogEntry[], filter: LogFilter): readonly LogGroup[] {
  const groups: { key: string; heading?: LogEntry; entries: LogEntry[]; turn: number }[] = [];
  let turn = 0;
  for (const entry of entries) {
    if (entry.event.type === "turn-began") turn = entry.event.turn;
    if (entry.heading) groups.push({ key: entry.key, heading: entry, entries: [], turn });
    else if (passes(entry, filter)) {
      const open = groups.at(-1);
      if (open) open.entries.push(entry);
      else groups.push({ key: "start", entries: [entry], turn });
    }
  }
  return filter.kind === "all" ? groups : groups.filter((group) => group.entries.length > 0);
}

/** The text of a heading: turns with their time, phases with their side. */
export function headingText(entry: LogEntry, texts: Texts): string {
  const { event } = entry;
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

/** Entries as plain text with rule numbers, one a line: what the copy button gives. */
export function asText(groups: readonly LogGroup[], texts: Texts, names: Names): string {
  const line = (spans: Line, rule: string) => `  ${plain(spans)} [${ruleLabel(rule)}]`;
  return groups
    .flatMap(({ heading, entries }) => [
      ...(heading ? [headingText(heading, texts)] : []),
      ...entries.map(({ event }) => line(texts.event(event, names), event.rule)),
    ])
    .join("\n");
}
