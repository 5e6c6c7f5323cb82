import type { ActionBase, EventBase, Game, SituationBase } from "@stonebridge/kernel";
import type { Tutor } from "@stonebridge/bots/account";

/** What judges the positions of a game, with the game it does so for. */
export interface Tutored {
  readonly game: Game<unknown, ActionBase, EventBase, unknown>;
  readonly tutor: Tutor<unknown, ActionBase>;
}

/** The tutors of the games on the shelf: a list of its own, for the worker that accounts for games fetches nothing else of them. */
export const TUTORS: Readonly<Record<string, () => Promise<(situation: SituationBase) => Tutored>>> = {
  "bull-run-1861": async () =>
    tutored(
      (await import("@stonebridge/games/bull-run-1861")).bullRun1861,
      (await import("@stonebridge/bots/bull-run-1861/tutor")).tutorOf,
    ),
  "bull-run-1983": async () =>
    tutored(
      (await import("@stonebridge/games/bull-run-1983")).bullRun1983,
      (await import("@stonebridge/bots/bull-run-1983/tutor")).tutorOf,
    ),
  "no-written-orders": async () =>
    tutored(
      (await import("@stonebridge/games/no-written-orders")).noWrittenOrders,
      (await import("@stonebridge/bots/no-written-orders/tutor")).tutorOf,
    ),
  "second-bull-run-1862": async () =>
    tutored(
      (await import("@stonebridge/games/second-bull-run-1862")).secondBullRun1862,
      (await import("@stonebridge/bots/second-bull-run-1862/tutor")).tutorOf,
    ),
};

function tutored<P, A extends ActionBase, E extends EventBase, V, G extends Game<P, A, E, V>>(
  { open }: { open(situation: unknown): G },
  tutorOf: (game: G) => Tutor<P, A>,
): (situation: SituationBase) => Tutored {
  return (situation) => {
    const game = open(situation);
    // whoever asks passes positions on from the game to its tutor, and does not look into them
    return { game, tutor: tutorOf(game) } as unknown as Tutored;
  };
}
