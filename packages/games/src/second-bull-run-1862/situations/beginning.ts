import { CONFEDERATE, type Field, UNION } from "../field.ts";
import { emptyPosition, type Position } from "../position.ts";

/** The position before the first turn of a scenario (SB62-11.2-a): losses already suffered (SB62-11.2-b), no brigade placed. */
export function beginningOf(field: Field): Position {
  const p = emptyPosition(field);
  const [day] = field.scenario.days;
  p.day = day.rules.kind === "august-29" ? 1 : 2;
  p.turn = day.firstTurn - 1;
  for (const [id, losses] of Object.entries(field.scenario.losses)) {
    const unit = field.unitIndex.get(id);
    if (unit === undefined) continue;
    p.losses[unit] = losses;
  }
  p.lossesBefore = [...p.losses];
  p.stack.push(
    { step: "turn", at: 0 },
    { step: "placement", side: UNION },
    { step: "placement", side: CONFEDERATE }, // RU-90: first
  );
  return p;
}
