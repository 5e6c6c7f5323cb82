import { CONFEDERATE, type Field, UNION } from "../field.ts";
import { emptyPosition } from "../copying.ts";
import type { Position } from "../position.ts";

/** The position before the first turn of a scenario (SB62-11.2-a): losses already suffered (SB62-11.2-b), no brigade placed. */
export function beginningOf(field: Field): Position {
  const p = emptyPosition(field);
  const [day] = field.scenario.days;
  p.day = day.rules.kind === "august-29" ? 1 : 2;
  p.turn = day.firstTurn - 1;
  p.losses = field.units.map(({ id }) => field.scenario.losses[id] ?? 0);
  p.lossesBefore = p.losses;
  p.stack.push(
    { step: "turn", at: 0 },
    { step: "placement", side: UNION },
    { step: "placement", side: CONFEDERATE }, // RU-90: first
  );
  return p;
}
