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
    const offered = ({ state }: { readonly state?: string }) => state === "may";
    const who = pieces.filter(offered).map(({ id }): BoardTarget => ({ kind: "piece", id }));
    const where = spaces.filter(offered).map(({ id }): BoardTarget => ({ kind: "space", id }));
    const targets = spacesFirst ? [...where, ...who] : [...who, ...where];
    const keys = targets.map(keyOf);
    // With another piece in hand, or none, it starts again.
    const last = spacesFirst === this.#spacesFirst ? keys.findIndex((key) => key === this.#last) : -1;
    this.#spacesFirst = spacesFirst;
    const at = last < 0 ? keys.findIndex((key) => key === pointed) : last;
    const next = targets[(at + 1) % Math.max(targets.length, 1)];
    this.#last = next && keyOf(next);
    return next;
  }
}
