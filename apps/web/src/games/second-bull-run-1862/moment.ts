import type { View } from "@stonebridge/games/second-bull-run-1862";
import type { Texts } from "@stonebridge/games/second-bull-run-1862/text";

/**
 * The moment that a view shows, in one line: day, turn with its hour, phase, whose part of it.
 * @param turnName names a turn shortly: "T3"
 */
export function momentOf(
  { stage, day, turn, phase, active }: View,
  texts: Texts,
  turnName: (turn: number) => string,
): string {
  if (stage === "set-up") return texts.stage(stage);
  const when = `${texts.date(day)} · ${turnName(turn)} ${texts.time(turn)}`;
  if (stage === "night") return `${texts.date(day)} · ${texts.stage(stage)}`;
  if (phase === 0 || active === undefined) return `${when} · ${texts.stage(stage)}`;
  return `${when} · ${texts.half(phase, active)}`;
}
