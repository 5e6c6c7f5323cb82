import type { DeskScreen } from "../games/contract/desk.ts";
import type { GameTypes, SessionOf } from "../games/contract/types.ts";

/** How long fights stay on the screen: until the player goes on or closes their sheet. What is read from it is reactive. */
export class ShownFights<G extends GameTypes> {
  #closedThrough = $state.raw(0);
  protected readonly session: SessionOf<G>;
  readonly #aftermath: ReadonlySet<string>;

  /** @param aftermath questions that result from a fight: its sheet stays until they are answered */
  constructor(session: SessionOf<G>, aftermath: ReadonlySet<string>) {
    this.session = session;
    this.#aftermath = aftermath;
    this.actionTaken();
  }

  /** It still asks the player something. */
  get asks(): boolean {
    return this.#inAftermath && this.session.atNow;
  }

  /** The sheet is put away. */
  close(): void {
    this.#closedThrough = this.session.step;
  }

  /** Brings the sheet of the last fight back, or puts it away if it is open. @param shown it is open */
  recall(shown: boolean): void {
    this.#closedThrough = shown ? this.session.length : 0;
  }

  /** The player goes on: a fight that asks nothing more is put away. */
  actionTaken(): void {
    if (!this.#inAftermath) this.#closedThrough = this.session.length;
  }

  /** The steps whose fights are on the screen, from one on: while looking back, the step shown. The end has a sheet of its own. */
  protected get from(): number | undefined {
    const { step, atNow, decision } = this.session;
    if (atNow && decision.over) return undefined;
    return atNow ? this.#closedThrough : step - 1;
  }

  get #inAftermath(): boolean {
    const { decision } = this.session;
    return !decision.over && this.#aftermath.has(decision.step);
  }
}

/**
 * The report of a game’s fights, as the layout needs it.
 * @param wide it needs more room than the column has
 * @param rolledBefore whether dice were rolled in it before the combat dice; absent: never in this game
 * @param fellIn the step in which the dice on its sheet were rolled; absent: its sheet has dice of later steps too
 */
export function reportOf<F extends object>(
  fights: Pick<ShownFights<GameTypes>, "asks" | "actionTaken" | "recall"> & { readonly shown: F | undefined },
  {
    wide,
    rolledBefore,
    fellIn,
  }: {
    readonly wide: boolean;
    readonly rolledBefore?: (fight: F) => boolean;
    readonly fellIn?: (fight: F) => number;
  },
): DeskScreen["report"] {
  return {
    wide,
    get rolledBefore() {
      const { shown } = fights;
      return shown !== undefined && rolledBefore?.(shown) === true;
    },
    get fellIn() {
      const { shown } = fights;
      return shown && fellIn?.(shown);
    },
    get shown() {
      return fights.shown !== undefined;
    },
    get asks() {
      return fights.asks;
    },
    actionTaken: () => fights.actionTaken(),
    recall: () => fights.recall(fights.shown !== undefined),
  };
}
