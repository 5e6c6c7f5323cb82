import type { DeskMoves } from "../games/contract/desk.ts";
import { type Choice, playedFor } from "../games/contract/offers.ts";
import type { GameTypes, SessionOf } from "../games/contract/types.ts";

import { isWanted } from "./left-to-do.ts";

/** What answering needs of the screen it happens on. */
interface AnswersGround<G extends GameTypes> {
  readonly session: SessionOf<G>;
  readonly moves: DeskMoves<G>;
  readonly table: G["table"] | undefined;
  readonly offers: readonly G["offer"][];
  readonly choices: readonly Choice<G["offer"]>[];
  readonly answersPlain: boolean;
}

/** More answers than any press leads to: it ends the loop if a game keeps offering the same. */
const MOST = 12;

/**
 * Questions that are answered without asking: the prompt reports them, and undo takes them back with what led to them. Everything read from
 * it is reactive.
 */
export class Answers<G extends GameTypes> {
  readonly #ground: AnswersGround<G>;
  #said = $state.raw<{ readonly length: number; readonly text: string }>();

  constructor(ground: AnswersGround<G>) {
    this.#ground = ground;
  }

  /** What the last press also answered, as a sentence; empty if nothing, or if something has been done since. */
  get said(): string {
    return this.#said?.length === this.#ground.session.length ? this.#said.text : "";
  }

  /** Whether a sentence about what happened says no more than the answer itself. */
  tells(sentence: string): boolean {
    return this.said.toLowerCase().includes(sentence.replace(/\.$/u, "").toLowerCase());
  }

  /** What the button that ends the current part would also answer, as a sentence; empty if nothing, or while most players would not end it. */
  get ahead(): string {
    const { table, choices, moves } = this.#ground;
    const ends = table && choices.find((choice) => isWanted(choice, moves.leftToDo));
    const answers = ends?.does.kind === "offer" ? ends.does.offer.answers : undefined;
    return table && answers ? (moves.answered?.(table, answers) ?? "") : "";
  }

  /**
   * Reports what was answered, and answers the next questions as long as there is only one thing to do.
   * @param table as it was before @param from the step after which the game was played on @param answers what was played with it
   * @returns whether anything was answered
   */
  follow(table: G["table"], from: number, answers: readonly G["action"][]): boolean {
    const { session, moves } = this.#ground;
    const rolled = session.steps.slice(from).some(({ dice }) => dice.length > 0);
    const told = answers.length === 0 ? [] : [moves.answered?.(table, answers) ?? ""];
    const before = session.length;
    // Dice are read first.
    if (!rolled) while (session.length < before + MOST && this.#answerOnly(told));
    const text = told.filter((one) => one !== "").join(" · ");
    this.#said = text === "" ? undefined : { length: session.length, text };
    return answers.length > 0 || session.length > before;
  }

  #answerOnly(told: string[]): boolean {
    const { session, moves, table, offers, answersPlain } = this.#ground;
    const only = answersPlain && table ? moves.onlyOne?.(table, offers) : undefined;
    if (!table || !only || moves.needsPreview(table, only)) return false;
    const length = session.length;
    if (session.actAll(playedFor(only)).kind !== "taken") return false;
    told.push(moves.labelOf(table, only).label);
    return session.length > length;
  }
}
