/** A press of a button, by finger or mouse. */
export interface Press {
  /** In client pixels. */
  readonly x: number;
  readonly y: number;
  /** In ms. */
  readonly at: number;
  readonly touch: boolean;
  /** How many presses the system counts that followed one another so fast that they are one gesture: 2 in a double click. */
  readonly count: number;
}

/** Between two taps in the same place lies at least so long, in ms, if somebody has read what came there in between. */
const READING_MS = 350;
/** Px within which a finger hits the same place again. */
const SAME_PLACE = 40;

/**
 * Fast presses in one place are meant for what was there at the first of them: the answers to the next question come under the finger, and
 * would be given unread.
 */
export class StrayPresses {
  #last: (Press & { readonly asked: unknown }) | undefined;

  /**
   * Whether a press is meant for what was there before. Keys have nothing to do with it.
   * @param asked what is asked now: something else once that question has been answered
   */
  strays(press: Press, asked: unknown): boolean {
    const last = this.#last;
    const strays = last !== undefined && last.asked !== asked && follows(press, last);
    // Whoever goes on pressing has not looked up yet.
    this.#last = { ...press, asked: strays ? last.asked : asked };
    return strays;
  }
}

function follows(press: Press, last: Press): boolean {
  const near = Math.hypot(press.x - last.x, press.y - last.y) <= SAME_PLACE;
  return near && (press.touch ? press.at - last.at < READING_MS : press.count > 1);
}
