import type { Field } from "../field.ts";
import { type HolderIndex, UNION } from "../measures.ts";
import { type Play } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { type Position, onMap } from "../position.ts";
import { sees } from "../land/sight.ts";
import type { OrderType } from "../vocabulary.ts";

/** Longstreet’s formations: a Union unit that sees one of them knows that Pope is wrong (NWO-DS4). */
const UNEXPECTED: readonly string[] = ["L1", "L2", "L3", "L4", "L5"];
const FORWARD: readonly OrderType[] = ["attack", "probe", "march"];

/** Does Pope’s idea that the enemy is fleeing forbid him an order (NWO-DS4)? */
export function forbidsByIdea(field: Field, p: Position, from: HolderIndex, type: OrderType): boolean {
  const { options, holders } = field;
  if (options.fixedIdea === "off" || holders[from].id !== "pope" || p.lifted.includes("NWO-DS4")) return false;
  return !FORWARD.includes(type);
}

/** Gives up the idea for good as soon as a Union unit sees Longstreet’s men (NWO-DS4). */
export function reviewIdea(play: Play): void {
  const { field, p } = play;
  if (field.options.fixedIdea === "off" || p.lifted.includes("NWO-DS4")) return;
  const wrong = field.holders
    .filter(({ id }) => UNEXPECTED.includes(id))
    .flatMap(({ units }) => units.filter((unit) => onMap(p, unit)));
  const seen = field.roster[UNION].some(
    (unit) => onMap(p, unit) && wrong.some((other) => sees(field, p, p.place[unit], p.place[other])),
  );
  if (!seen) return;
  p.lifted = [...p.lifted, "NWO-DS4"];
  tell(play, { type: "idea-given-up", rule: "NWO-DS4" });
}
