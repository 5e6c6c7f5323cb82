import type { March } from "../../games/contract/marches.ts";
import type { GameTypes, SessionOf } from "../../games/contract/types.ts";
import type { Line } from "../../games/contract/words.ts";
import type { PlayOf } from "../../games/contract/play.ts";
import { recapDue, type RecapDue } from "../recap/due.ts";
import { marchLine, type MarchTelling } from "./march-line.ts";
import { marchesOf, movedIn } from "./marches.ts";

/** Who marched where in a game, as far as this screen may see. What is read from it is reactive. */
export class MarchHistory<G extends GameTypes> {
  readonly #play: PlayOf<G>;
  #closed = $state.raw<string>();

  constructor(play: PlayOf<G>) {
    this.#play = play;
  }

  /** Marches of all steps played: the log shows them also while the reader looks back. */
  readonly all: readonly March<G["event"]>[] = $derived.by(() => this.#of(this.#play.session.steps));
  /** Those up to the step shown. */
  readonly shown: readonly March<G["event"]>[] = $derived.by(() =>
    this.#play.session.step === this.#play.session.length ? this.all : this.#of(this.#shownSteps),
  );
  /** Where each piece stood before the last action: piece to space. */
  readonly moved: ReadonlyMap<string, string> = $derived.by(() => movedIn(this.shown, this.#shownSteps));
  /** It is time to show what the other side did; undefined if not, or if it was put away. */
  readonly recap: RecapDue | undefined = $derived.by(() => {
    const due = recapDue(this.#play);
    return due?.key === this.#closed ? undefined : due;
  });

  /** What it takes to name marches. */
  get telling(): MarchTelling<G["event"]> {
    const { words, desk, t } = this.#play;
    return { reading: desk.marches, words, texts: t.marches };
  }

  /** A march as a line of the log. */
  line(march: March<G["event"]>): Line {
    return marchLine(march, this.telling);
  }

  /** The player has read what the other side did. */
  closeRecap(): void {
    this.#closed = this.recap?.key;
  }

  #of(steps: SessionOf<G>["steps"]): readonly March<G["event"]>[] {
    const { desk } = this.#play;
    return marchesOf(steps, desk.marches, desk.log);
  }

  get #shownSteps(): SessionOf<G>["steps"] {
    const { session } = this.#play;
    return session.steps.slice(0, session.step);
  }
}
