import { SCENARIO_DATA, type View } from "@stonebridge/games/second-bull-run-1862";
import type { Texts } from "@stonebridge/games/second-bull-run-1862/text";

/** Short names that the game's own texts do not have. */
export interface MomentWords {
  /** "T3" */
  turn(turn: number): string;
  /** "phase 2" */
  phase(phase: number): string;
  /** "29 Aug" */
  day(day: number): string;
  /** Of a turn where no phase runs: "initiative" */
  readonly parts: Readonly<Partial<Record<View["stage"], string>>>;
}

/**
 * The moment that a view shows, in one line that a phone has room for: turn with its hour and phase; the day instead of the hour where both are
 * played, or no phase runs. Whose part it is stands with the question.
 */
export function momentOf(
  { scenario, stage, day, turn, phase, active }: Pick<View, "scenario" | "stage" | "day" | "turn" | "phase" | "active">,
  texts: Texts,
  words: MomentWords,
): string {
  if (stage === "set-up") return texts.stage(stage);
  if (stage === "night") return `${texts.date(day)} · ${texts.stage(stage)}`;
  const dayAndTurn = `${words.day(day)} · ${words.turn(turn)}`;
  if (phase === 0 || active === undefined) return `${dayAndTurn} · ${words.parts[stage] ?? texts.stage(stage)}`;
  return `${scenario === "both-days" ? dayAndTurn : `${words.turn(turn)} ${texts.time(turn)}`} · ${words.phase(phase)}`;
}

/** The action phase that the running turn begins with: the evening of the first day with a later one (SB62-11.2.3-c). */
export function firstPhaseOf({ scenario, day, turn }: Pick<View, "scenario" | "day" | "turn">): number {
  const { days } = SCENARIO_DATA[scenario];
  const rules = days.at(days.length > 1 ? day - 1 : 0)?.rules;
  const evening = rules?.kind === "august-29" ? rules.evening : undefined;
  return evening?.turn === turn ? evening.firstPhase : 1;
}
