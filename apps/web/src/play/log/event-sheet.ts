import type { EventBase, Side } from "@stonebridge/kernel";
import type { DeskLog, LogFacts } from "../../games/contract/log.ts";
import { logFacts } from "./facts.ts";

/** What an event is for the log, for what is told of fights and for the ear. */
export interface EventFacts {
  readonly heading?: LogFacts["heading"];
  /** Of a heading: nothing under it is a combat. */
  readonly truce?: true;
  /** Of a part: no question tells that it has begun, so it is said aloud. */
  readonly said?: true;
  /** It is no deed of the side in whose step it happens. */
  readonly byItself?: true;
  readonly combat?: true;
  /** What a combat leads to, worth a line of its sheet: a combat as well. */
  readonly outcome?: true;
  /** What it sounds like: of a step the declaration before the march. */
  readonly sounds?: "attack" | "piece";
  /** Lines of this kind stand in one line where they follow one another. */
  readonly bundle?: string;
}

/** The sheet of the events of a game that the log has anything to know of. */
export type EventSheet<E extends EventBase> = { readonly [T in E["type"]]?: EventFacts };

/** Fields of events that hold ids, or lists of them. */
export interface NamedFields {
  readonly pieces: readonly string[];
  readonly places: readonly string[];
  /** Where a list holds more than ids, the fields of its members that do. */
  readonly members: readonly string[];
}

/** What the log reads of the events of a game, from its sheet. */
export interface EventLog<E extends EventBase> extends Required<Pick<DeskLog<E>, "bundle" | "sound">> {
  /** Pieces that the event names, in the order of the fields. */
  piecesOf(event: E): readonly string[];
  /** @param side whose doing it is; undefined: nobody’s @param combat whether it is one after all, where the sheet says so */
  facts(event: E, side: Side | undefined, combat?: boolean): LogFacts;
  /** The outcomes of a combat, out of everything reported since, up to the next part of the turn. */
  outcomesOf(after: readonly E[]): readonly E[];
}

export function eventLog<E extends EventBase>(
  sheet: EventSheet<E>,
  { pieces, places, members }: NamedFields,
): EventLog<E> {
  const of = ({ type }: E): EventFacts => (sheet as Readonly<Record<string, EventFacts | undefined>>)[type] ?? {};
  return {
    piecesOf: (event) => idsNamed(event, pieces, members),
    facts(event, side, combat = true) {
      const { heading, truce, said, byItself, combat: fights, outcome } = of(event);
      return logFacts({
        side,
        heading,
        ...(truce && { truce }),
        ...(said && { said }),
        ...(byItself && { byItself }),
        combat: combat && (fights === true || outcome === true),
        dice: hasDice(event),
        about: [...idsNamed(event, pieces, members), ...idsNamed(event, places, members)],
      });
    },
    outcomesOf(after) {
      const end = after.findIndex((event) => of(event).heading === "part");
      return (end < 0 ? after : after.slice(0, end)).filter((event) => of(event).outcome);
    },
    bundle: (event) => of(event).bundle,
    sound(events) {
      const sounds = new Set(events.map((event) => of(event).sounds));
      return (["attack", "piece"] as const).find((one) => sounds.has(one));
    },
  };
}

/** The ids in these fields of an event, in their order; of members of a list those in fields of their own. */
function idsNamed(event: EventBase, fields: readonly string[], members: readonly string[]): readonly string[] {
  return listed(event, fields).flatMap((one) => {
    if (typeof one === "string") return [one];
    return typeof one === "object" && one !== null ? listed(one, members).filter((id) => typeof id === "string") : [];
  });
}

/** What stands in these fields: of lists each member. */
function listed(holder: object, fields: readonly string[]): readonly unknown[] {
  return fields.flatMap((field): readonly unknown[] => {
    const value: unknown = Reflect.get(holder, field);
    return Array.isArray(value) ? value : [value];
  });
}

/** Whether dice fell for an event: for all of it, for a test, or one after the other. */
function hasDice(event: EventBase): boolean {
  const { roll, test, dice, rolls } = event as EventBase & Readonly<Record<string, unknown>>;
  return [roll, test, dice].some((one) => one !== undefined) || (Array.isArray(rolls) && rolls.length > 0);
}
