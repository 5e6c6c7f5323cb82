import { fastDice } from "@stonebridge/kernel";
import { openSession, type Answer } from "../src/research/session.ts";
import { type Limits, subjectOf } from "../src/research/subject.ts";
import { withGame } from "../src/shelf.ts";

/** A session that is asked as a program asks it: by lines. */
export interface Asking {
  /** The answer to any line. */
  line(text: string | undefined): Answer;
  /** The result of a request, which must not fail. */
  ask<T = Record<string, unknown>>(method: string, fields?: object): T;
  /** The code of what is wrong with a request. */
  wrong(method: string, fields?: object): string;
}

/** A state, who moves, and how many actions are legal. */
export interface Moved {
  readonly state: number;
  readonly current_player: string;
  readonly legal: number;
}

/** Opens a session of a scenario, the first by default. */
export async function asking(
  game: string,
  options: Readonly<Record<string, string>> = {},
  { scenario, ...limits }: Partial<Limits> & { readonly scenario?: string } = {},
): Promise<Asking> {
  return await withGame(game, async (shelf) => {
    const chosen = scenario ?? shelf.module.scenarios[0].id;
    const opened = shelf.module.open(shelf.module.situation(chosen, options));
    const session = openSession(await subjectOf(shelf, opened, chosen, { states: 1_000, line: 1_000_000, ...limits }));
    // what is sent is text: nothing else of an answer reaches a program
    const line = (text: string | undefined): Answer => JSON.parse(JSON.stringify(session.answer(text)));
    const send = (method: string, fields: object = {}) => line(JSON.stringify({ id: method, method, ...fields }));
    return {
      line,
      ask<T>(method: string, fields: object = {}): T {
        const answer = send(method, fields);
        if ("error" in answer) throw new Error(`${method}: ${answer.error.message}`);
        return answer.result as T;
      },
      wrong(method, fields) {
        const answer = send(method, fields);
        if ("result" in answer) throw new Error(`${method} was done: ${JSON.stringify(answer.result)}`);
        return answer.error.code;
      },
    };
  });
}

/** All that a seat is told of a state, and no more: the text of each answer. */
export function toldTo({ ask }: Asking, state: number, player: string): readonly string[] {
  return [
    "observation_string",
    "information_state_string",
    "observation_tensor",
    "information_state_tensor",
    "legal_actions",
    "history",
  ].map((method) => JSON.stringify(ask(method, { state, player, sparse: true })));
}

/**
 * Plays on at random, as a Recruit does, and looks at every state.
 * @param most actions and dice
 * @returns the last state
 */
export function playOn(
  { ask }: Asking,
  from: Moved,
  seed: number,
  most: number,
  look: (now: Moved, count: number) => void = () => {},
): Moved {
  const chance = fastDice(seed);
  let now = from;
  for (let count = 0; count < most && now.current_player !== "terminal"; count++) {
    look(now, count);
    const { state, legal, current_player: player } = now;
    const die = player === "chance";
    const { strings } = die ? { strings: [""] } : ask<{ strings: string[] }>("legal_actions", { state });
    const ends = /"type":"(ready|suggest)"/.test(strings.at(-1) ?? "");
    const action = die ? chance.roll("die", legal) : ends ? legal - 1 : chance.roll("choice", legal) - 1;
    now = { state, ...ask<Omit<Moved, "state">>("apply", { state, action }) };
  }
  return now;
}
