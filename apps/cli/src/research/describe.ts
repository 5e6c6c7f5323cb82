import type { ActionBase, EventBase } from "@stonebridge/kernel";
import { MOST_ACTIONS } from "./game-state.ts";
import { EARLIER_TURNS } from "./memory.ts";
import type { Subject } from "./subject.ts";

/** The version of the protocol: another one where a client of this one could go wrong. */
const PROTOCOL = 1;

/** What a client should know of the game before it begins. */
export function describe<P, A extends ActionBase, E extends EventBase, V>(
  { game, tensor, scenario, secrets, limits, shapes }: Subject<P, A, E, V>,
  methods: readonly string[],
): unknown {
  return {
    protocol: PROTOCOL,
    game: game.id,
    rules_version: game.rulesVersion,
    scenario,
    options: game.situation.options ?? {},
    players: game.sides,
    dynamics: "sequential",
    chance_mode: "explicit",
    information: secrets ? "imperfect" : "perfect",
    utility: "zero_sum",
    min_utility: -1,
    max_utility: 1,
    max_game_length: MOST_ACTIONS,
    observation_tensor_shape: [tensor.size],
    information_state_tensor_shape: [1 + EARLIER_TURNS, tensor.size],
    action_fields: shapes,
    tensor_layout: tensor.blocks.map(({ name, rows, features }) => ({ name, rows, features })),
    max_states: limits.states,
    max_line_bytes: limits.line,
    methods,
  };
}
