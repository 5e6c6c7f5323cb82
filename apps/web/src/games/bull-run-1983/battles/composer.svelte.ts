import type { Action, BullRun1983 } from "@stonebridge/games/bull-run-1983";
import type { Anew } from "../../contract/offers.ts";
import { type Changing, changeOf, closedAt, type Declaration, supporters, withoutUnit } from "./change-battle.ts";
import type { PlayOf } from "../../contract/play.ts";
import type { OldBullRun } from "../table.ts";
import type { Declared } from "./battles.ts";

/** What is put together again, and where. */
interface Composed {
  readonly play: PlayOf<OldBullRun>;
  readonly game: BullRun1983;
  /** The battles on the table. */
  readonly battles: readonly Declared[];
}

/**
 * Puts battles together again: one that was declared is opened again, a unit of the one in hand is taken out. In the position a battle that
 * was opened again comes last; here it keeps its number, and goes back to its place when it is closed.
 */
export class Composer {
  /** The battle that was opened again; absent while the one in hand is a new one. */
  #changing = $state.raw<Changing>();
  readonly #desk: Composed;
  /** Who supports the battle in hand again once it is closed. */
  readonly supporters: readonly string[] = $derived.by(() => {
    const changing = this.#inHand ? this.#changing : undefined;
    const declaration = changing?.guns.length ? this.#declaration : undefined;
    return changing && declaration ? supporters(declaration, changing) : [];
  });

  constructor(desk: Composed) {
    this.#desk = desk;
  }

  /** What a battle is called whose number in the position is this. */
  numberOf(number: number): number {
    const changing = this.#inHand ? this.#changing?.number : undefined;
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
    const battle = this.#desk.battles.find((one) => one.number === number);
    if (!anew || !battle) return;
    const { targets, bombards, guns } = battle;
    const changing = { number: this.numberOf(number), targets, guns: bombards ? [] : guns };
    this.#desk.play.doing.playAnew({ ...anew, ...this.#turning(changing) });
  }

  /** The battle in hand without a unit of it; undefined if it is none of its units. */
  without(piece: string): Anew<Action> | undefined {
    const declaration = this.#declaration;
    const changing = this.#changing;
    if (changing && declaration && this.supporters.includes(piece)) {
      const guns = changing.guns.filter((one) => one !== piece);
      return { undoTo: declaration.steps.length, actions: [], ...this.#turning({ ...changing, guns }) };
    }
    const anew = declaration && withoutUnit(declaration, piece);
    return anew && { ...anew, ...this.#turning(changing) };
  }

  /** What actions mean while a battle is open again: closed, it goes back to its place. */
  anewFor(actions: readonly Action[]): Anew<Action> | undefined {
    const declaration = this.#declaration;
    const changing = this.#inHand ? this.#changing : undefined;
    const closes = actions.some(({ type }) => type === "close" || type === "complete" || type === "done");
    if (!this.#inHand) this.#changing = undefined;
    if (changing === undefined || !closes || !declaration) return undefined;
    const anew = closedAt(declaration, changing, actions) ?? { undoTo: declaration.steps.length, actions };
    return { ...anew, ...this.#turning(undefined) };
  }

  /** Which battle is the changed one once steps were played again, and again once that is undone. */
  #turning(changing: Changing | undefined): Pick<Anew<Action>, "done" | "undone"> {
    const before = this.#changing;
    return {
      done: () => (this.#changing = changing),
      undone: () => (this.#changing = before),
    };
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

  /** Undefined where nothing can be undone. */
  get #declaration(): Declaration | undefined {
    const { play, game } = this.#desk;
    const { session, table, takingBack } = play;
    if (!table || takingBack.steps === 0) return undefined;
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
