import { SvelteSet } from "svelte/reactivity";

/** Pieces that belong together in a list: a brigade, a division, those of a hex. */
export interface PieceBody {
  /** Stays the same as long as it is the same body. */
  readonly id: string;
  readonly name: string;
  readonly pieces: readonly string[];
}

/** How long lists of pieces are folded by bodies: closed at first; what was opened stays open while this is kept. */
export class Folds {
  /** Sorts pieces into bodies. */
  readonly bodiesOf: (pieces: readonly string[]) => readonly PieceBody[];
  readonly #opened = new SvelteSet<string>();
  /** The chosen piece whose body was closed anyway. */
  #closedOver = $state<string>();

  constructor(bodiesOf: (pieces: readonly string[]) => readonly PieceBody[]) {
    this.bodiesOf = bodiesOf;
  }

  /** Whether the body is open: by hand, or because the chosen piece belongs to it. */
  open(body: PieceBody, chosen: string | undefined): boolean {
    return this.#opened.has(body.id) || this.#opensFor(body, chosen);
  }

  /** Opens a closed body and closes an open one. */
  turn(body: PieceBody, chosen: string | undefined): void {
    if (!this.open(body, chosen)) {
      this.#opened.add(body.id);
      return;
    }
    if (this.#opensFor(body, chosen)) this.#closedOver = chosen;
    this.#opened.delete(body.id);
  }

  #opensFor(body: PieceBody, chosen: string | undefined): boolean {
    return chosen !== undefined && chosen !== this.#closedOver && body.pieces.includes(chosen);
  }
}
