import {
  type ActionBase,
  type Decision,
  type EventBase,
  type Game,
  sameAction,
  scriptedDice,
} from "@stonebridge/kernel";
import { bestOf, type Followed, followed, type Puzzle } from "@stonebridge/bots/puzzles";
import { readAction } from "../actions.ts";
import { Failure } from "../failure.ts";
import { parseJson } from "../files.ts";
import type { Narrator } from "../shelf-game.ts";

/** A puzzle set up: its position, and what is asked there. */
export class Posed<P, A extends ActionBase, E extends EventBase, V> {
  readonly game: Game<P, A, E, V>;
  readonly puzzle: Puzzle;
  readonly position: P;

  constructor(game: Game<P, A, E, V>, puzzle: Puzzle) {
    this.game = game;
    this.puzzle = puzzle;
    this.position = game.start(scriptedDice([]));
  }

  get decision(): Decision<A> {
    const decision = this.game.decision(this.position);
    if (decision.over) throw new Error(`The game of puzzle ${this.puzzle.id} is over.`);
    return decision;
  }

  get view(): V {
    return this.game.view(this.position, this.puzzle.side);
  }

  /**
   * Plays moves until the line is over or left. Where there is a single one, it is played at once.
   * @param moves each by its number in the list, in words or as JSON
   * @throws {@link Failure} if one cannot be read, is not allowed, or comes after the end of the line
   */
  play(moves: readonly string[], narrator: Narrator<A, E, V>): Followed & { readonly places: readonly number[] } {
    const { game, position, puzzle } = this;
    const { line, side } = puzzle;
    const places: number[] = [];
    const left = [...moves];
    for (const [at, move] of line.entries()) {
      const { actions } = this.decision;
      const text = actions.length === 1 ? "1" : left.shift();
      if (text === undefined) break;
      const place = this.#placeOf(text, narrator);
      places.push(place);
      // only the last move of a line takes dice
      if (place !== bestOf(move) || at === line.length - 1) break;
      game.act(position, side, actions[place], scriptedDice([]));
    }
    const told = followed(line, places);
    if (told.standing === "right" && left.length > 0)
      throw new Failure(`The puzzle is over before "${left[0]}": leave that out.`);
    return { ...told, places };
  }

  #placeOf(text: string, narrator: Narrator<A, E, V>): number {
    const { decision, game, position, puzzle } = this;
    const { actions } = decision;
    if (/^\d+$/.test(text)) {
      const place = Number(text) - 1;
      if (actions[place] === undefined) throw new Failure(`There is no move ${text}: give 1 to ${actions.length}.`);
      return place;
    }
    const action = text.trimStart().startsWith("{")
      ? // the game can answer for any action, whatever is in it
        (readAction(parseJson(text, "the move"), "the move") as A)
      : narrator.readAction(this.view, text.trim().split(/\s+/));
    if (action === undefined)
      throw new Failure(
        `"${text}" is not a move: give its number, the words of an action such as "${narrator.examples.action}", or JSON.`,
      );
    const place = actions.findIndex((one) => sameAction(one, action));
    if (place >= 0) return place;
    const refusal = game.whyNot(position, puzzle.side, action);
    throw new Failure(
      refusal
        ? narrator.words.notAllowed(refusal.rule, narrator.refusal(refusal))
        : `"${text}" is not among the moves that "puzzles show" lists.`,
    );
  }
}
