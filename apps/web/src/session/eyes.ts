import {
  type ActionBase,
  type Decision,
  type EventBase,
  isVisible,
  type Outcome,
  type PlayedStep,
  type Seat,
  type Side,
} from "@stonebridge/kernel";
import type { Seats } from "../storage/saved-game.ts";

/** Whose eyes look at the screen: a seat's, or those of somebody who may see everything, once the game is over. */
export type Eyes = Seat | "open";

/** Who is at the screen, and what is hidden from whom. */
export interface Beholding {
  /** The sides of this game do not see the same. */
  readonly hidden: boolean;
  /** Something is hidden from a side now. */
  readonly concealed: boolean;
  /** Everything can be shown once the game is over. */
  readonly opens: boolean;
  readonly sides: readonly Side[];
  readonly seats: Seats;
  /** The only seat of which anything is known here: the match is on a server. */
  readonly only?: Seat | undefined;
  /** The side that decides now; undefined once the game is over. */
  readonly decides: Side | undefined;
  /** Whose secret die the game waits for, rolled on the table; undefined while it waits for none. */
  readonly rolls: Side | undefined;
  /** The person who has the device, where two share it. */
  readonly holder: Side | undefined;
  /** Chosen by the reader, once the game is over. */
  readonly chosen: Eyes | undefined;
}

function personsOf({ sides, seats }: Beholding): readonly Side[] {
  return sides.filter((side) => seats[side].kind === "person");
}

/** The side that the device is to be handed to before anything is shown; undefined where nothing has to be covered. */
export function curtainFor(at: Beholding): Side | undefined {
  const { concealed, decides, rolls, seats, holder } = at;
  const next = rolls ?? decides;
  if (!concealed || next === undefined || next === holder || personsOf(at).length < 2) return undefined;
  return seats[next].kind === "person" ? next : undefined;
}

/** Whose view is shown: the only person's, or that of the one who has the device; nobody's while it is handed over, and while nothing is hidden. */
export function eyesOf(at: Beholding): Eyes {
  if (at.only !== undefined) return at.only;
  const persons = personsOf(at);
  const only = persons.length === 1 ? persons[0] : undefined;
  if (!at.hidden) return only ?? "spectator";
  if (at.decides === undefined) return at.chosen ?? (at.opens ? "open" : (only ?? "spectator"));
  if (only !== undefined) return only;
  const covered = persons.length < 2 || !at.concealed || curtainFor(at) !== undefined;
  return covered ? "spectator" : (at.holder ?? "spectator");
}

/** The eyes that one can choose among: once a game with hidden information is over. */
export function eyesToChoose({ hidden, opens, sides, only, decides }: Beholding): readonly Eyes[] {
  return hidden && only === undefined && decides === undefined ? [...sides, ...(opens ? (["open"] as const) : [])] : [];
}

function sees(event: EventBase, eyes: Eyes): boolean {
  return eyes === "open" || isVisible(event, eyes);
}

/** The events that these eyes have seen. */
export function eventsSeen<E extends EventBase>(events: readonly E[], eyes: Eyes): readonly E[] {
  return events.every((event) => sees(event, eyes)) ? events : events.filter((event) => sees(event, eyes));
}

/** The steps with the events that these eyes have seen; steps of which nothing is hidden stay the same objects. */
export function stepsSeen<A extends ActionBase, E extends EventBase>(
  steps: readonly PlayedStep<A, E>[],
  eyes: Eyes,
): readonly PlayedStep<A, E>[] {
  return steps.map((step) => {
    const events = eventsSeen(step.events, eyes);
    return events === step.events ? step : { ...step, events };
  });
}

/** A decision as somebody sees it who does not decide: who is asked, and by which step of the sequence of play. */
export function decisionSeen<A extends ActionBase>(decision: Decision<A> | Outcome, eyes: Eyes): Decision<A> | Outcome {
  if (decision.over || eyes === "open" || decision.sides.includes(eyes)) return decision;
  const { side } = decision.about;
  return { ...decision, about: side === undefined ? {} : { side }, actions: [] };
}
