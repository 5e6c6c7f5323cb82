import type { StepFrame } from "../sequence/step-frame.ts";
import type { OpenSteps, StepsWithSecrets } from "./shapes.ts";

/** All locals of each step, whoever may see them. */
export function unveiled<Kind extends string>(steps: StepsWithSecrets<Kind, string>): OpenSteps<Kind> {
  return Object.fromEntries(
    Object.entries(steps).map(([step, groups]) => [step, Object.assign({}, ...Object.values(groups))]),
  ) as OpenSteps<Kind>;
}

/**
 * Makes what shows a seat a frame: a copy if nothing in it is hidden from the seat; else its step, `veiled`, and the locals that it sees;
 * undefined if it sees none, not even that the step runs.
 * @param copy copies a frame
 */
export function veiling<F extends StepFrame, Veiled, Audience extends string>(
  steps: StepsWithSecrets<string, Audience>,
  copy: (frame: F) => F,
): (frame: F, sees: (audience: Audience) => boolean) => F | Veiled | undefined {
  const secret = new Map(
    Object.entries(steps).flatMap(([step, { everybody = {}, ...others }]) => {
      const groups = Object.entries(others as Readonly<Record<Audience, object>>) as [Audience, object][];
      return groups.length === 0
        ? []
        : [
            [
              step,
              {
                open: Object.keys(everybody),
                groups: groups.map(([who, locals]) => ({ who, locals: Object.keys(locals) })),
              },
            ],
          ];
    }),
  );
  return (frame, sees) => {
    const told = secret.get(frame.step);
    if (told === undefined || told.groups.every(({ who }) => sees(who))) return copy(frame);
    const locals = [...told.open, ...told.groups.flatMap((group) => (sees(group.who) ? group.locals : []))];
    if (locals.length === 0) return undefined;
    const seen: Record<string, unknown> = { step: frame.step, veiled: true };
    for (const local of locals) seen[local] = (frame as Readonly<Record<string, unknown>>)[local];
    return seen as Veiled;
  };
}
