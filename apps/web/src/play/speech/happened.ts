import type { EventBase, PlayedStep } from "@stonebridge/kernel";
import type { Line } from "@stonebridge/kernel/words";
import type { GameTypes } from "../../games/contract/types.ts";
import { entriesOf, folded, type LogItem, logOf } from "../log/entries.ts";
import { marchesOf } from "../marches/marches.ts";
import type { PlayOf } from "../../games/contract/play.ts";
import { aloud } from "./aloud.ts";

type Telling<G extends GameTypes> = Pick<PlayOf<G>, "desk" | "words" | "history">;

/** A sentence about what happened, and the events it covers. */
export interface Told<G extends GameTypes> {
  readonly text: string;
  readonly combat: boolean;
  readonly events: readonly G["event"][];
}

/** How much of a stretch is spoken. */
export interface Measure {
  readonly fights: number;
  readonly others: number;
}

/** After a press, which may play on to the end of a turn. */
const OF_A_PRESS: Measure = { fights: 8, others: 3 };
/** During a scene: all of it, since it is shown in its own time. */
export const ALL: Measure = { fights: Number.POSITIVE_INFINITY, others: Number.POSITIVE_INFINITY };

/** As many events that the log tells in one line are still said one by one. */
const TOLD_SINGLY = 3;

/**
 * What happened in these steps, as it is spoken: the lines of the log, each march as one line; if there are too many, the first.
 * @param steps with their visible events
 */
export function happenedIn<G extends GameTypes>(
  play: Telling<G>,
  steps: readonly Pick<PlayedStep<G["action"], G["event"]>, "number" | "events">[],
  most: Measure = OF_A_PRESS,
): readonly Told<G>[] {
  const { log, marches } = play.desk;
  const worth = new Set(steps.flatMap(({ events }) => log.telling(events)));
  const items = folded(logOf({ openingEvents: [], steps }, log), marchesOf(steps, marches, log), play.desk).flatMap(
    (item): readonly LogItem<G["event"]>[] =>
      "bundle" in item && item.entries.length <= TOLD_SINGLY ? item.entries : [item],
  );
  const told = items.filter((item) => "march" in item || entriesOf(item).some(({ event }) => worth.has(event)));
  const deeds = told.filter((item) => !isPart(item));
  let [fights, others] = [0, 0];
  return (deeds.length > 0 ? deeds : told.slice(-1))
    .filter(({ combat }) => (combat ? (fights += 1) <= most.fights : (others += 1) <= most.others))
    .map((item) => ({
      text: aloud(lineOf(item, play)),
      combat: item.combat,
      events: entriesOf(item).map(({ event }) => event),
    }));
}

function lineOf<G extends GameTypes>(item: LogItem<G["event"]>, { history, words }: Telling<G>): Line {
  if ("march" in item) return history.line(item.march);
  if ("event" in item) return words.event(item.event);
  return words.bundle?.(item.entries.map(({ event }) => event)) ?? [];
}

/** A part of a turn begins, which the question says as well. */
function isPart<E extends EventBase>(item: LogItem<E>): boolean {
  return "event" in item && item.heading === "part" && item.said !== true;
}
