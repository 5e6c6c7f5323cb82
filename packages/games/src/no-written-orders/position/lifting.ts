import type { SpecialMoment } from "../field.ts";
import type { Play } from "../play.ts";
import { forget } from "./moment.ts";

/** Special rules of the module that are over from this moment on are lifted for good, and everybody hears of it. */
export function liftSpecialRules(
  { field, p, events }: Pick<Play, "field" | "p" | "events">,
  moment: SpecialMoment,
): void {
  for (const { rule, isOver, opensTo, told } of field.special.passing) {
    if (p.lifted.includes(rule) || !isOver(field, p, moment)) continue;
    p.lifted = [...p.lifted, rule];
    for (const side of opensTo) forget(p, side);
    if (told !== undefined) events?.push({ ...told, rule });
  }
}
