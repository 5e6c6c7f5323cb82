import type { Field } from "./field.ts";
import { encodePosition } from "./position-codec.ts";
import type { Position } from "./position.ts";
import type { Situation } from "./situation.ts";

/** A position as a situation, which goes on where it stood. */
export function describePosition(field: Field, p: Position): Situation {
  const { situation } = field;
  return {
    format: "stonebridge-situation",
    version: 1,
    game: "no-written-orders",
    ...(situation.name === undefined ? {} : { name: situation.name }),
    scenario: field.scenario.id,
    options: field.options,
    ...(situation.module === undefined ? {} : { module: situation.module }),
    ...(situation.units === undefined ? {} : { units: situation.units }),
    ...(situation.leaderValues === undefined ? {} : { leaderValues: situation.leaderValues }),
    at: { stage: "exact", turn: p.turn },
    position: encodePosition(field, p),
  };
}
