import type { BoardModel, BoardTarget } from "../board/model.ts";
import { keyOf } from "../games/contract/offers.ts";

/** Goes from one thing that can be used to the next. */
export class NextToAct {
  #last: string | undefined;
  #spacesFirst = false;

  /**
   * What comes next: after the last one visited, otherwise after what is pointed at.
   * @param spacesFirst a piece is in hand: where it can go comes before other pieces
   */
  after({ pieces, spaces }: BoardModel, spacesFirst: boolean, pointed: string | undefined): BoardTarget | undefined {
    const who = pieces.map(({ id, state }) => ({ target: { kind: "piece", id } as const, offered: state === "may" }));
    const where = spaces.map(({ id, state }) => ({ target: { kind: "space", id } as const, offered: state === "may" }));
    const all = spacesFirst ? [...where, ...who] : [...who, ...where];
    const at = (key: string | undefined) => all.findIndex(({ target }) => keyOf(target) === key);
    // With another piece in hand, or none, it starts again.
    const last = spacesFirst === this.#spacesFirst ? at(this.#last) : -1;
    this.#spacesFirst = spacesFirst;
    const from = (last < 0 ? at(pointed) : last) + 1;
    const next = [...all.slice(from), ...all.slice(0, from)].find(({ offered }) => offered)?.target;
    this.#last = next && keyOf(next);
    return next;
  }
}
