import type { Action } from "@stonebridge/games/bull-run-1983";
import type { Anew } from "../contract/offers.ts";
import { changeOf, closedAt, type Declaration, withoutUnit } from "./change-battle.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";

/**
 * Puts battles together anew: one that was declared is opened again, a unit of the one in hand is taken out. In the position a battle that
 * was opened again comes last; here it keeps its number, and goes back to its place when it is closed.
 */
export class Composer {
  /** The number of the battle that was opened again; absent while the one in hand is a new one. */
  #changing = $state.raw<number>();
  readonly #desk: OldBullRunDesk;

  constructor(desk: OldBullRunDesk) {
    this.#desk = desk;
  }

  /** What a battle is called whose number in the position is this. */
  numberOf(number: number): number {
    const changing = this.#inHand ? this.#changing : undefined;
    if (changing === undefined || number < changing) return number;
    return number === this.#closed + 1 ? changing : number + 1;
  }

  /** Whether a declared battle can be opened again; by its number in the position. */
  mayChange(number: number): boolean {
    return this.#anewOf(number) !== undefined;
  }

  /** Opens a declared battle again as it was, and keeps the others. */
  change(number: number): void {
    const anew = this.#anewOf(number);
    if (!anew) return;
    const changing = this.numberOf(number);
    this.#desk.play.playAnew(anew);
    this.#changing = changing;
  }

  /** The battle in hand without a unit of it; undefined where it is none of its units. */
  without(piece: string): Anew<Action> | undefined {
    const declaration = this.#declaration;
    return declaration && withoutUnit(declaration, piece);
  }

  /** What actions mean while a battle is open again: closed, it goes back to its place. */
  anewFor(actions: readonly Action[]): Anew<Action> | undefined {
    const changing = this.#inHand ? this.#changing : undefined;
    const declaration = this.#declaration;
    const closes = actions.some(({ type }) => type === "close" || type === "complete" || type === "done");
    if (!this.#inHand || closes) this.#changing = undefined;
    return changing === undefined || !closes || !declaration ? undefined : closedAt(declaration, changing, actions);
  }

  get #inHand(): boolean {
    return this.#desk.play.table?.decision.step === "declaration";
  }

  /** How many battles are closed. */
  get #closed(): number {
    return this.#desk.battles.filter(({ state }) => state === "declared").length;
  }

  #anewOf(number: number): Anew<Action> | undefined {
    const declaration = this.#declaration;
    return declaration && changeOf(declaration, number);
  }

  /** Undefined where nothing can be taken back. */
  get #declaration(): Declaration | undefined {
    const { play, game } = this.#desk;
    const { session, table, undoSteps } = play;
    if (!table || undoSteps === 0) return undefined;
    return {
      game,
      position: table.position,
      steps: session.steps,
      mark: session.undoState.mark,
      side: table.side,
      positionAt: (step) => session.match.positionAt(step),
    };
  }
}
