import type { ActionBase, Side } from "@stonebridge/kernel";
import type { Mistake } from "@stonebridge/bots/account";
import { tidyUpExercises } from "../exercise/tidy-up.ts";
import { newDice } from "../session/dice.ts";
import { enter, leaveGame, openGame } from "../session/sessions.ts";
import type { AnySession } from "../session/session.svelte.ts";
import type { Seats } from "../storage/saved-game.ts";

/** A mistake as an exercise names it: `mistakes/<game>/<step>`. */
const NAME = /^mistakes\/([^/]+)\/(\d+)$/;

/** The game and the step of an exercise that is a mistake; undefined if it is another one. */
export function mistakeNamed(name: string): { readonly game: string; readonly step: number } | undefined {
  const [, game, step] = NAME.exec(name) ?? [];
  return game === undefined ? undefined : { game, step: Number(step) };
}

/** Who plays where somebody tries to do better: he leads his side, a Colonel the other one. */
export function seatsFor(sides: readonly Side[], own: Side): Seats {
  return Object.fromEntries(
    sides.map((side) => [side, side === own ? { kind: "person" } : { kind: "bot", level: "colonel" }] as const),
  );
}

/** Begins a game before a mistake of another one. Those of earlier days are deleted. */
export async function startMistake(
  { id, entry, loaded, game, whole, saved }: AnySession,
  { step, side }: Pick<Mistake<ActionBase>, "step" | "side">,
): Promise<AnySession> {
  await tidyUpExercises();
  const seats = seatsFor(game.sides, side);
  const players = Object.fromEntries(
    Object.entries(seats).map(([one, who]) => [one, who.kind === "bot" ? { bot: who.level } : {}]),
  );
  const match = whole.branch(step - 1, { dice: newDice("rolled"), players });
  return enter(entry, loaded, match, {
    seats,
    scenario: saved.scenario,
    exercise: `mistakes/${id}/${step}`,
    from: { id, step: step - 1 },
  });
}

/** Begins a game before a mistake of a game of this browser. @throws Error if that game is not here any more */
export async function startMistakeOf(
  game: string,
  mistake: Pick<Mistake<ActionBase>, "step" | "side">,
): Promise<AnySession> {
  const session = await openGame(game);
  if (!session) throw new Error(`The game ${game} is not kept in this browser.`);
  try {
    return await startMistake(session, mistake);
  } finally {
    void leaveGame(session);
  }
}
