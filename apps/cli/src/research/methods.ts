import type { ActionBase, EventBase } from "@stonebridge/kernel";
import { actionField } from "./action-field.ts";
import { canonical, digestOf } from "./canonical.ts";
import { describe } from "./describe.ts";
import type { Fields } from "./fields.ts";
import { GameState } from "./game-state.ts";
import { type Lived, lived } from "./memory.ts";
import { Nonsense } from "./nonsense.ts";
import { playOut, returnsOf } from "./play-outs.ts";
import { restore, save } from "./saved-state.ts";
import { StatesHeld } from "./states-held.ts";
import { informationStateString, informationStateTensor, observationString, observationTensor } from "./strings.ts";
import type { Subject } from "./subject.ts";
import { takenSince } from "./trail.ts";

/** What can be asked of a session, by name. @throws {@link Nonsense} if it cannot be done; then nothing has changed */
export type Methods = ReadonlyMap<string, (fields: Fields) => unknown>;

/** Seeds are at most this. */
const MOST_SEED = Number.MAX_SAFE_INTEGER;
/** Play-outs in one request: nothing else is answered meanwhile. */
const MOST_PLAY_OUTS = 1_000;

/** The methods of a session with states of its own. */
export function methodsOf<P, A extends ActionBase, E extends EventBase, V>(subject: Subject<P, A, E, V>): Methods {
  const { game } = subject;
  const checkAction = actionField(subject.shapes);
  const held = new StatesHeld<P, A, E, V>(subject.limits.states);
  type State = GameState<P, A, E, V>;

  const number = (fields: Fields): number => fields.whole("state", 0, Number.MAX_SAFE_INTEGER);
  const stateOf = (fields: Fields): State => held.get(number(fields));
  const seatOf = (fields: Fields): string => fields.word("player", game.sides);
  const seed = (fields: Fields): number => fields.whole("seed", 0, MOST_SEED);
  const moved = (state: State): object => ({ current_player: state.mover, legal: state.choices });
  const keep = (make: () => State): object => {
    const handle = held.hold(make);
    return { state: handle, ...moved(held.get(handle)) };
  };
  /** The text, or, if the request wants that, what stands for it. */
  const text = (fields: Fields, write: (state: State, seat: string) => string): unknown => {
    const written = write(stateOf(fields), seatOf(fields));
    return fields.flag("digest") ? { digest: digestOf(written) } : { string: written };
  };

  /** A tensor; if the request wants that, only what is not 0, by its places. */
  const numbers = (fields: Fields, tensor: readonly number[]): unknown => {
    if (!fields.flag("sparse")) return { tensor };
    const places = Array.from(tensor.keys()).filter((at) => tensor[at] !== 0);
    return { places, values: places.map((at) => tensor[at]) };
  };

  function informationState(fields: Fields): unknown {
    // what stands for all that was seen stands for what is seen now, too
    const past = fields.flag("digest") ? stateOf(fields).memory(seatOf(fields))?.past : undefined;
    return past === undefined
      ? text(fields, (state, seat) => informationStateString(subject, state, seat))
      : { digest: past };
  }

  function legalActions(fields: Fields): unknown {
    const state = stateOf(fields);
    const { decision, rolling, mover } = state;
    const player = fields.maybeWord("player", game.sides);
    if (player !== undefined && player !== mover) return { actions: [], strings: [] };
    if (rolling !== undefined) return faces(rolling.die.faces, fields);
    if (decision === undefined || decision.over) return { actions: [], strings: [] };
    const actions = Array.from(decision.actions.keys());
    return fields.flag("strings", true) ? { actions, strings: decision.actions.map(canonical) } : { actions };
  }

  function faces(of: number, fields: Fields): unknown {
    const actions = Array.from({ length: of }, (_, at) => at + 1);
    return fields.flag("strings", true) ? { actions, strings: actions.map(String) } : { actions };
  }

  function chanceOutcomes(fields: Fields): unknown {
    const { rolling } = stateOf(fields);
    if (rolling === undefined) throw new Nonsense("wrong-moment", "This is no chance node.");
    const { kind, faces: of, side, piece } = rolling.die;
    const outcomes = Array.from({ length: of }, (_, at) => [at + 1, 1 / of] as const);
    return {
      outcomes,
      denominator: of,
      kind,
      ...(side !== undefined && { side }),
      ...(piece !== undefined && { piece }),
    };
  }

  function history(fields: Fields): unknown {
    const state = stateOf(fields);
    const { origin, last, rolling } = state;
    const player = fields.maybeWord("player", game.sides);
    if (player !== undefined) {
      const own = livedIn(state, player);
      const deed = rolling?.deed;
      return { history: deed?.side === player ? [...own, { did: deed.action }] : own };
    }
    const rolled = (dice: readonly number[]) => dice.map((outcome) => ({ player: "chance", action: outcome }));
    const taken = takenSince(last, undefined).flatMap(({ side, id, action, dice }) => [
      { player: side, action: id, string: canonical(action) },
      ...rolled(dice),
    ]);
    const deed = rolling?.deed;
    const doing = deed && { player: deed.side, action: deed.id, string: canonical(deed.action) };
    return {
      history: [...rolled(origin?.dice ?? []), ...taken, ...(doing ? [doing] : []), ...rolled(rolling?.dice ?? [])],
    };
  }

  /** All that a seat remembers; where it imagined the state, what came before as well. */
  function livedIn({ origin, last }: State, seat: string): readonly Lived<E>[] {
    if (origin === undefined) return [];
    const { imagined } = origin;
    const before = imagined?.seat === seat ? livedIn(imagined.of, seat) : [];
    return [...before, ...lived(game, origin, last, seat)];
  }

  function playOuts(fields: Fields): unknown {
    const games = fields.whole("games", 1, MOST_PLAY_OUTS, 1);
    const { wins, actions } = playOut(subject, stateOf(fields), games, seed(fields));
    const mean = game.sides.map((side, at) => [side, (wins[side] - wins[game.sides[1 - at]]) / games]);
    return { returns: Object.fromEntries(mean), games, wins, actions };
  }

  const methods: Map<string, (fields: Fields) => unknown> = new Map<string, (fields: Fields) => unknown>([
    ["describe", () => describe(subject, [...methods.keys()])],
    ["new", () => keep(() => GameState.begin(subject))],
    ["clone", (fields) => keep(() => stateOf(fields).clone())],
    [
      "free",
      (fields) => {
        held.free(number(fields));
        return {};
      },
    ],
    ["current_player", (fields) => moved(stateOf(fields))],
    ["is_terminal", (fields) => ({ terminal: stateOf(fields).mover === "terminal" })],
    ["legal_actions", legalActions],
    ["chance_outcomes", chanceOutcomes],
    [
      "apply",
      (fields) => {
        const state = stateOf(fields);
        const action = fields.action("action");
        if (typeof action !== "number") checkAction(action);
        state.apply(action);
        return moved(state);
      },
    ],
    [
      "returns",
      (fields) => {
        const { decision } = stateOf(fields);
        const outcome = decision?.over === true ? decision : ({ winner: "draw" } as const);
        return { returns: returnsOf(game.sides, outcome) };
      },
    ],
    ["observation_string", (fields) => text(fields, (state, seat) => observationString(subject, state, seat))],
    ["information_state_string", informationState],
    ["observation_tensor", (fields) => numbers(fields, observationTensor(subject, stateOf(fields), seatOf(fields)))],
    [
      "information_state_tensor",
      (fields) => numbers(fields, informationStateTensor(subject, stateOf(fields), seatOf(fields))),
    ],
    ["history", history],
    ["serialize", (fields) => ({ saved: save(game, stateOf(fields)) })],
    ["deserialize", (fields) => keep(() => restore(subject, fields.raw("saved")))],
    ["resample_from_infostate", (fields) => keep(() => stateOf(fields).imagine(seatOf(fields), seed(fields)))],
    ["play_out", playOuts],
  ]);
  return methods;
}
