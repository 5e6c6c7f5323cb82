import type { ActionBase, EventBase, Side } from "@stonebridge/kernel";
import { canonical } from "./canonical.ts";
import type { GameState } from "./game-state.ts";
import { EARLIER_TURNS, type Seen } from "./memory.ts";

/** What a seat sees of a state; undefined while dice fall before the first decision, when nobody sees anything. */
function viewOf<P, A extends ActionBase, E extends EventBase, V>(
  { game }: Seen<P, A, E, V>,
  { position }: GameState<P, A, E, V>,
  seat: Side,
): V | undefined {
  return position === undefined ? undefined : game.view(position, seat);
}

/** What a seat sees, as text: its view. Where a die is to fall it sees what it saw before. */
export function observationString<P, A extends ActionBase, E extends EventBase, V>(
  seen: Seen<P, A, E, V>,
  state: GameState<P, A, E, V>,
  seat: Side,
): string {
  return canonical({ seat, view: viewOf(seen, state, seat) ?? null });
}

/** What a seat sees and all it remembers, as text: the same exactly if it saw and did the same all along. */
export function informationStateString<P, A extends ActionBase, E extends EventBase, V>(
  seen: Seen<P, A, E, V>,
  state: GameState<P, A, E, V>,
  seat: Side,
): string {
  const { steps = 0, past = null } = state.memory(seat) ?? {};
  return canonical({ seat, steps, past, view: viewOf(seen, state, seat) ?? null });
}

/** What a seat sees, in numbers; all 0 while it sees nothing. */
export function observationTensor<P, A extends ActionBase, E extends EventBase, V>(
  seen: Seen<P, A, E, V>,
  state: GameState<P, A, E, V>,
  seat: Side,
): readonly number[] {
  const view = viewOf(seen, state, seat);
  return view === undefined ? nothing(seen.tensor.size) : seen.tensor.numbers(view, seat);
}

/** What a seat sees now and what it saw last in each of the latest turns before, one after the other. */
export function informationStateTensor<P, A extends ActionBase, E extends EventBase, V>(
  seen: Seen<P, A, E, V>,
  state: GameState<P, A, E, V>,
  seat: Side,
): readonly number[] {
  const earlier = state.memory(seat)?.earlier ?? [];
  const missing = Array.from({ length: EARLIER_TURNS - earlier.length }, () => nothing(seen.tensor.size));
  return [observationTensor(seen, state, seat), ...earlier, ...missing].flat();
}

function nothing(size: number): readonly number[] {
  return Array.from({ length: size }, () => 0);
}
