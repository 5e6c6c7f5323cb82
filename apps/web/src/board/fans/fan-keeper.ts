import type { Later } from "../../games/contract/later.ts";
import type { Ground } from "../ground.ts";
import type { OpenedFan } from "./opened-fan.ts";

/** Remembers which pieces are opened out, and has them laid out for a view. */
export class FanKeeper {
  readonly #ground: Ground;
  readonly #laying: Later<typeof import("./opened-fan.ts")>;
  readonly #came: () => void;
  #pieces: readonly string[] = [];
  #opened: OpenedFan | undefined;

  /** @param laying what lays fans out @param came is called when that has come after a fan was asked for */
  constructor(ground: Ground, laying: Later<typeof import("./opened-fan.ts")>, came: () => void) {
    this.#ground = ground;
    this.#laying = laying;
    this.#came = came;
  }

  get isOpen(): boolean {
    return this.#pieces.length > 0;
  }

  /** @returns whether that changed anything. */
  open(pieces: readonly string[]): boolean {
    if (pieces.length === this.#pieces.length && pieces.every((id) => this.#pieces.includes(id))) return false;
    this.#pieces = pieces;
    this.#opened = undefined;
    return true;
  }

  close(): boolean {
    return this.open([]);
  }

  /** The fan as {@link OpenedFan.lay} lays it; undefined as well until what lays it has come. */
  lay(...seen: Parameters<OpenedFan["lay"]>): ReturnType<OpenedFan["lay"]> {
    const laying = this.#laying();
    if (laying instanceof Promise) {
      laying.then(
        () => this.isOpen && this.#came(),
        () => this.close(),
      );
      return undefined;
    }
    this.#opened ??= new laying.OpenedFan(this.#ground, this.#pieces);
    const open = this.#opened.lay(...seen);
    this.#pieces = this.#opened.pieces;
    return open;
  }
}
