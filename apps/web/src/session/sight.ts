import type { Side } from "@stonebridge/kernel";
import type { Eyes } from "./eyes.ts";
import type { Shown } from "./shown.ts";

type Seen = Pick<Shown<unknown, never, never, unknown>, "eyes" | "eyesToChoose" | "curtain" | "concealed">;

/** Who looks at a game on this device: only games with hidden information ask. What is read from it is reactive. */
export class Sight {
  #holder: Side | undefined;
  #chosen: Eyes | undefined;
  readonly #seen: () => Seen;
  readonly #changed: () => void;

  /**
   * @param seen what the screen shows
   * @param changed called when other eyes look
   */
  constructor(seen: () => Seen, changed: () => void) {
    this.#seen = seen;
    this.#changed = changed;
  }

  /** The person who has the device, where two share it and must not see the same. */
  get holder(): Side | undefined {
    return this.#holder;
  }

  /** Whose eyes the reader has chosen, for when the game is over. */
  get chosen(): Eyes | undefined {
    return this.#chosen;
  }

  /** With whose eyes the game is seen. */
  get eyes(): Eyes {
    return this.#seen().eyes;
  }

  /** The eyes one can choose among: none, but once a game with hidden information is over. */
  get choices(): readonly Eyes[] {
    return this.#seen().eyesToChoose;
  }

  choose(eyes: Eyes): void {
    this.#chosen = eyes;
    this.#changed();
  }

  /** The side that the device is to be handed to: nothing is shown, and nobody acts, until {@link uncover}. */
  get curtain(): Side | undefined {
    return this.#seen().curtain;
  }

  /** Something is hidden from a side, now or in the step shown: files and links of the game hold it all the same. */
  get concealed(): boolean {
    return this.#seen().concealed;
  }

  /** The side that the device was handed to has it now. */
  uncover(): void {
    this.#holder = this.curtain ?? this.#holder;
    this.#changed();
  }
}
