import { type ActionBase, type EventBase, type Game, type Side, visibleEvents } from "@stonebridge/kernel";
import { canonical, digestOf } from "./canonical.ts";
import type { SeatMemory } from "./seat-memory.ts";
import type { TensorForm } from "./tensor.ts";
import { type Origin, redo, type Taken, takenSince } from "./trail.ts";

/** Of how many earlier turns numbers are kept. */
export const EARLIER_TURNS = 7;

/** A game, and how what is seen of it is told in numbers. */
export interface Seen<P, A extends ActionBase, E extends EventBase, V> {
  readonly game: Game<P, A, E, V>;
  readonly tensor: TensorForm<V>;
}

/** A memory, and where in the game it ends. */
export interface Remembered<P, A extends ActionBase> {
  readonly memory: SeatMemory;
  /** The last action that it covers; undefined: none. */
  readonly upTo: Taken<A> | undefined;
  /** The position then. Never changed. */
  readonly position: P;
}

/** What a seat remembers at the beginning. */
function firstMemory<P, A extends ActionBase, E extends EventBase, V>(
  { game, tensor }: Seen<P, A, E, V>,
  { position, events, imagined }: Origin<P, E>,
  seat: Side,
): SeatMemory {
  if (imagined?.seat === seat) return imagined.memory;
  const view = game.view(position, seat);
  const sight = digestOf(canonical(view));
  // what another seat imagined has no past that this one could remember
  const shown = imagined === undefined ? visibleEvents(events, seat) : "imagined";
  return { steps: 0, past: digestOf(canonical({ seat, shown, sight })), sight, turn: tensor.turn(view), earlier: [] };
}

/** The memory of who has just acted, before the dice fall for it. */
export function afterOwn(before: SeatMemory, did: ActionBase): SeatMemory {
  return { ...before, steps: before.steps + 1, past: digestOf(canonical({ past: before.past, did })) };
}

/**
 * What a seat remembers after the last of some actions. A step at which it neither did anything nor was shown anything leaves no trace:
 * nothing tells the seat that there was one.
 * @param known an earlier memory of it, to go on from
 */
export function remember<P, A extends ActionBase, E extends EventBase, V>(
  seen: Seen<P, A, E, V>,
  origin: Origin<P, E>,
  last: Taken<A> | undefined,
  seat: Side,
  known: Remembered<P, A> | undefined,
): Remembered<P, A> {
  if (known !== undefined && known.upTo === last) return known;
  const { game, tensor } = seen;
  const from = known ?? { memory: firstMemory(seen, origin, seat), upTo: undefined, position: origin.position };
  const position = game.copy(from.position);
  let { memory } = from;
  let before = (): V => game.view(from.position, seat);
  for (const taken of takenSince(last, from.upTo)) {
    const events: E[] = [];
    redo(game, position, taken, events);
    const view = game.view(position, seat);
    const sight = digestOf(canonical(view));
    const did = taken.side === seat ? taken.action : undefined;
    const shown = visibleEvents(events, seat);
    if (did !== undefined || shown.length > 0 || sight !== memory.sight) {
      const { steps, past, earlier } = memory;
      const turn = tensor.turn(view);
      memory = {
        steps: steps + 1,
        past: digestOf(canonical({ past, did, shown, sight })),
        sight,
        turn,
        earlier: turn === memory.turn ? earlier : [tensor.numbers(before(), seat), ...earlier].slice(0, EARLIER_TURNS),
      };
    }
    before = () => view;
  }
  return { memory, upTo: last, position };
}

/** One thing that a seat did or was shown. */
export type Lived<E extends EventBase> = { readonly did: ActionBase } | { readonly shown: E };

/** All that a seat did and was told of since the origin of a state, in order; how its view changed meanwhile is not repeated. */
export function lived<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  origin: Origin<P, E>,
  last: Taken<A> | undefined,
  seat: Side,
): readonly Lived<E>[] {
  const told = (events: readonly E[]): Lived<E>[] => visibleEvents(events, seat).map((shown) => ({ shown }));
  const position = game.copy(origin.position);
  const all = origin.imagined === undefined ? told(origin.events) : [];
  for (const taken of takenSince(last, undefined)) {
    const events: E[] = [];
    redo(game, position, taken, events);
    if (taken.side === seat) all.push({ did: taken.action });
    all.push(...told(events));
  }
  return all;
}
