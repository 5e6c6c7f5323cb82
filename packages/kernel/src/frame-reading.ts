import type { Faults } from "./faults.ts";
import { isObject } from "./json.ts";
import type { StepFrame } from "./step-frame.ts";

/** What a step's local means, by the game’s own names for numbers; brackets for a list of them, or a list of lists. */
export type Meaning<M extends string> = M | readonly [M] | readonly [readonly [M]];

/** The locals of each of a game's steps. */
export type StepLocals<F extends StepFrame, M extends string> = {
  readonly [S in F["step"]]: { readonly [K in Exclude<keyof Extract<F, { readonly step: S }>, "step">]: Meaning<M> };
};

/**
 * The current steps of a saved position (`sequence`): all known, with all their locals and every number in range.
 * @param range the lowest and highest value of a number with this meaning
 * @param outermost the steps underneath all others: the turn and the end
 */
export function readFrames<F extends StepFrame, M extends string>(
  data: unknown,
  locals: StepLocals<F, M>,
  range: (meaning: M) => readonly [least: number, most: number],
  outermost: readonly F["step"][],
  faults: Faults,
): F[] {
  if (!Array.isArray(data) || data.length === 0) {
    faults.add("sequence", "must be a list of running steps, the outermost first");
    return [];
  }
  return data.flatMap((frame: unknown, index): F[] => {
    const at = `sequence[${index}]`;
    if (!isObject(frame) || typeof frame["step"] !== "string" || !Object.hasOwn(locals, frame["step"])) {
      faults.add(at, `must name a step: ${Object.keys(locals).join(", ")}`);
      return [];
    }
    const step = frame["step"] as F["step"];
    if (outermost.includes(step) !== (index === 0))
      faults.add(at, "the turn or the end of the game comes first and nowhere else");
    const meanings: Readonly<Record<string, Meaning<M>>> = locals[step];
    for (const key of Object.keys(frame))
      if (key !== "step" && !Object.hasOwn(meanings, key)) faults.add(`${at}.${key}`, `is not a field of ${step}`);
    for (const [key, meaning] of Object.entries(meanings))
      readLocal(frame[key], meaning, range, `${at}.${key}`, faults);
    return [{ ...frame } as unknown as F];
  });
}

function readLocal<M extends string>(
  value: unknown,
  meaning: Meaning<M>,
  range: (meaning: M) => readonly [least: number, most: number],
  at: string,
  faults: Faults,
): void {
  if (typeof meaning === "string") faults.whole(at, value, ...range(meaning));
  else if (Array.isArray(value))
    for (const [index, one] of value.entries()) readLocal(one, meaning[0], range, `${at}[${index}]`, faults);
  else faults.add(at, typeof meaning[0] === "string" ? "must be a list of whole numbers" : "must be a list of lists");
}
