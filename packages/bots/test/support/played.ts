import {
  type ActionBase,
  type Decision,
  type EventBase,
  fastDice,
  type Game,
  type GameRecord,
  recordingDice,
  type RecordStep,
} from "@stonebridge/kernel";

/** A game whose every decision is taken by chance, or by a leader: without fingerprints, which take most of the time of a match. */
export function played<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  seed: number,
  leader?: { choose(position: P, decision: Decision<A>): A },
): GameRecord {
  const source = fastDice(seed);
  const chance = fastDice(seed + 1);
  const opening = recordingDice(source);
  const position = game.start(opening);
  const steps: RecordStep<A>[] = [];
  for (;;) {
    const now = game.decision(position);
    if (now.over) {
      const { id, rulesVersion, situation } = game;
      const outcome = { winner: now.winner, about: now.about };
      return {
        format: "stonebridge-record",
        version: 1,
        game: id,
        rulesVersion,
        situation,
        dice: [{ source: "seeded", seed, from: 0 }],
        opening: opening.results,
        steps,
        outcome,
      };
    }
    const [side] = now.sides;
    const action = leader?.choose(position, now) ?? now.actions[chance.roll("choice", now.actions.length) - 1];
    const dice = recordingDice(source);
    game.act(position, side, action, dice);
    steps.push({ side, action, dice: dice.results });
  }
}
