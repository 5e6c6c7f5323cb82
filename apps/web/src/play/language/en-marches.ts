import { type Line, line, type Part } from "@stonebridge/kernel/words";
import { and, count } from "@stonebridge/kernel/words/english";
import type { MarchKind } from "../../games/contract/marches.ts";

/** Up to this many names of contacts are given. */
const MANY = 3;

const POINTS = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;

/** What is named of a march: who, and where it began, ended and first stood on the map. */
export interface MarchWay {
  readonly who: Line;
  /** More than one, for the verb. */
  readonly many: boolean;
  /** Absent: off the map, or not given. */
  readonly from: Part | undefined;
  readonly to: Part;
  /** The middle of a way that ended where it began; else absent. */
  readonly turn?: Part;
}

function verb(one: string, several: string) {
  return ({ many }: MarchWay): string => (many ? several : one);
}

/** "Portici to Henry Hill", "Portici to Henry Hill and back" */
function ends({ from, to, turn }: MarchWay): Line {
  if (turn !== undefined) return line`${to} to ${turn} and back`;
  return from === undefined ? line`to ${to}` : line`${from} to ${to}`;
}

function going(does: (way: MarchWay) => string) {
  return (way: MarchWay): Line =>
    way.from === undefined ? line`${way.who} ${does(way)} to ${way.to}` : line`${way.who} ${does(way)}: ${ends(way)}`;
}

/** How marches are described in English. */
export const marches = {
  /** "Hunter’s division (Porter’s brigade and 1 more)": a part of a body by who leads it */
  part: (name: Part, lead: Line): Line => line`${name} (${lead})`,
  /** "Jackson and Bee" */
  pair: (one: Part, other: Part): Line => line`${one} and ${other}`,
  /** "2 Me and 4 more" */
  more: (name: Part, others: number): Line => line`${name} and ${others} more`,
  /** A line of the log, without its end. */
  told: {
    march: (way) => line`${way.who}: ${ends(way)}`,
    ride: going(verb("rides", "ride")),
    rail: going(verb("comes by rail", "come by rail")),
    arrival: (way) =>
      way.from === undefined
        ? line`${way.who} ${verb("arrives", "arrive")(way)} at ${way.to}`
        : line`${way.who} ${verb("arrives", "arrive")(way)} at ${way.from} and ${verb("goes", "go")(way)} on to ${way.to}`,
    retreat: going(verb("retreats", "retreat")),
    withdrawal: going(verb("falls back", "fall back")),
    advance: going(verb("advances", "advance")),
    displacement: going(verb("gives way to the enemy", "give way to the enemy")),
  } satisfies Record<MarchKind, (way: MarchWay) => Line>,
  /** "faces west" @param bearing degrees clockwise from north */
  facing: (bearing: number, many: boolean): string =>
    `${many ? "face" : "faces"} ${POINTS[Math.round(bearing / 45) % POINTS.length]}`,
  contact: (enemies: readonly Part[]): Line =>
    line`In contact with ${enemies.length > MANY ? count(enemies.length, "enemy unit") : and(enemies)}.`,
  steps: (number: number) => `Show the ${number} steps`,
  hide: "Hide the steps",
};

/** The shape of the descriptions of marches. */
export type MarchTexts = typeof marches;
