import { fastDice, type ActionBase, type EventBase, type Game, type Side } from "@stonebridge/kernel";

/** A step of a game that was played by a random hand, as one side saw it. */
export interface Played<E extends EventBase, V> {
  readonly side: Side;
  readonly events: readonly E[];
  readonly before: V;
  readonly after: V;
}

/** Plays a game to its end, or so many steps of it; a hand that likes these kinds of actions takes them twice as often as others. */
export function* played<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  eyes: Side,
  { seed, steps, likes = [] }: { readonly seed: number; readonly steps: number; readonly likes?: readonly string[] },
): Generator<Played<E, V>> {
  const [dice, choose] = [fastDice(seed), fastDice(seed + 7919)];
  const position = game.start(dice);
  let before = game.view(position, eyes);
  for (let step = 0; step < steps; step++) {
    const decision = game.decision(position);
    if (decision.over) return;
    const side = decision.sides[0] as Side;
    const { actions } = decision;
    const liked = actions.filter(({ type }) => likes.includes(type));
    const among = liked.length > 0 && choose.roll("like", 4) > 1 ? liked : actions;
    const action = among[choose.roll("choice", among.length) - 1] as A;
    const events: E[] = [];
    game.act(position, side, action, dice, events);
    const after = game.view(position, eyes);
    yield { side, events: events.filter(({ audience }) => !audience || audience.includes(eyes)), before, after };
    before = after;
  }
}
