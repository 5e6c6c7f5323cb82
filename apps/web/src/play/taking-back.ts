import type { Side } from "@stonebridge/kernel";
import type { DeskMoves, GameDesk } from "../games/contract/desk.ts";
import type { Anew } from "../games/contract/offers.ts";
import type { GameTypes, SessionOf } from "../games/contract/types.ts";
import type { Denials } from "./denials.svelte.ts";
import type { PlayTexts } from "./language/play-texts.ts";
import { Rearranged } from "./rearranged.ts";
import { Redo } from "./redo.svelte.ts";
import type { ScreenWidth } from "./screen-width.svelte.ts";
import type { Announcer } from "./speech/announcer.svelte.ts";

/** What taking back needs of the screen it happens on. */
interface TakingBackGround<G extends GameTypes> {
  readonly session: SessionOf<G>;
  readonly moves: DeskMoves<G>;
  readonly desk: Pick<GameDesk<G>, "log">;
  readonly t: Pick<PlayTexts, "undoEnds" | "undone" | "redone" | "redoEnds">;
  readonly announcer: Announcer;
  readonly speech: {
    /** What was done by the steps that are gone, as one sentence. */
    deedWithout(before: SessionOf<G>["steps"], after: SessionOf<G>["steps"]): string;
  };
  readonly denials: Denials<G["action"]>;
  readonly width: Pick<ScreenWidth, "phone">;
  readonly choosing: { forget(): void };
  /** The player wants questions with one sensible answer to be answered for him. */
  readonly wantsAnswers: boolean;
  /** What was opened for the last choice is closed. */
  leaveChoice(): void;
}

/** Takes back what a player did, does it again, and says so; how far that goes, and why no further. Everything read from it is reactive. */
export class TakingBack<G extends GameTypes> {
  readonly #ground: TakingBackGround<G>;
  readonly #rearranged = new Rearranged<G["action"]>();
  readonly #redo = new Redo<G["action"]>();

  constructor(ground: TakingBackGround<G>) {
    this.#ground = ground;
  }

  /** How many steps can be undone: never a bot's. */
  get steps(): number {
    const { undoState, steps, seats, askedDie } = this.#ground.session;
    const last = steps.at(-1);
    if (askedDie && askedDie.given.length > 0) return 0;
    return last !== undefined && seats[last.side]?.kind !== "person" ? 0 : undoState.steps;
  }

  /** Something that was undone can be done again. */
  get canRedo(): boolean {
    return this.#redone !== undefined;
  }

  /** Something was played: what was undone before is forgotten. */
  played(): void {
    this.#redo.forget();
  }

  /**
   * Notes steps that were played instead of others, or one after another, which count as one deed for the player. @param former what was
   * taken back
   */
  note(anew: Anew<G["action"]>, former: readonly G["action"][]): void {
    this.#rearranged.note(anew, former, this.#ground.session.steps);
  }

  /** Takes back one step with the deed that it only answered, or all that was one deed. */
  undo(): void {
    this.#say(() => this.#undo());
  }

  /** Back to where the acting piece began, as far as dice allow. */
  reset(): void {
    this.#say(() => this.steps > 0 && this.#undoTo(this.#beginning));
  }

  /** Does again what the last undo took back. */
  redo(): void {
    const { announcer, t } = this.#ground;
    if (!this.canRedo) return announcer.say(t.redoEnds, "refusal");
    this.#leave();
    if (this.#redoLast()) announcer.say(t.redone, "happened");
  }

  /** Takes steps back and says what they were, or why not. */
  #say(back: () => boolean): void {
    const { session, announcer, denials, width, speech, t } = this.#ground;
    const before = session.steps;
    this.#leave();
    if (back()) return announcer.say(t.undone(speech.deedWithout(before, session.steps)), "happened");
    // A desk has it beside the button.
    if (width.phone) denials.nothingDone(this.ends);
    announcer.say(this.ends, "refusal");
  }

  #leave(): void {
    this.#ground.leaveChoice();
    this.#ground.choosing.forget();
  }

  /** @returns false if it is not possible */
  #undo(): boolean {
    if (this.steps === 0) return false;
    const { session } = this.#ground;
    const found = this.#rearranged.undoing(session.steps, session.undoState.mark);
    if (!found) return this.#undoTo(this.#deedBefore(session.length));
    const { former, deed } = found;
    const before = session.steps;
    if (former.undoTo < session.length && !session.undoTo(former.undoTo)) return false;
    if (former.actions.length > 0) session.actAll(former.actions);
    former.done?.();
    this.#redo.undid({ anew: deed, whole: true }, before, session.steps);
    return true;
  }

  /** @returns false if there is nothing to be done again */
  #redoLast(): boolean {
    const undone = this.#redone;
    if (!undone) return false;
    const { session } = this.#ground;
    const { anew, whole } = undone;
    const former = session.steps.slice(anew.undoTo).map(({ action }) => action);
    if (anew.undoTo < session.length && !session.undoTo(anew.undoTo)) return false;
    if (session.actAll(anew.actions).kind !== "taken") return false;
    anew.done?.();
    if (whole) this.note(anew, former);
    this.#redo.redid(session.steps);
    return true;
  }

  /**
   * Where the last deed before a step began: the one sensible answer to a question belongs to the deed that led to it. A screen that was
   * opened anew, or that waited for the server in between, has no note of it.
   */
  #deedBefore(length: number): number {
    const { session, wantsAnswers } = this.#ground;
    let step = length - 1;
    if (!wantsAnswers) return step;
    while (step > session.undoState.mark && this.#isAnswer(step)) step -= 1;
    return step;
  }

  #isAnswer(step: number): boolean {
    const { session, moves } = this.#ground;
    const table = moves.sensible && moves.tableOf(session.match.positionAt(step));
    const answer = table && moves.sensible?.(table);
    return answer !== undefined && JSON.stringify(answer) === JSON.stringify(session.steps[step]?.action);
  }

  #undoTo(step: number): boolean {
    const { session } = this.#ground;
    const before = session.steps;
    if (!session.undoTo(step)) return false;
    const actions = before.slice(step).map(({ action }) => action);
    this.#redo.undid({ anew: { undoTo: step, actions }, whole: false }, before, session.steps);
    return true;
  }

  get #redone() {
    const { session } = this.#ground;
    const here = session.actingSide !== undefined && session.askedDie === undefined;
    return here ? this.#redo.next(session.steps) : undefined;
  }

  /** The step before the acting piece began, or the last mark. */
  get #beginning(): number {
    const { session, moves } = this.#ground;
    const { mark } = session.undoState;
    for (let at = session.steps.length; at > mark; at--) {
      const step = session.steps[at - 1];
      if (step && moves.beginsPiece(step.action)) return at - 1;
    }
    return mark;
  }

  /** Why undo goes no further, as a sentence. */
  get ends(): string {
    const { session, t, desk } = this.#ground;
    const { mark, reason, steps } = session.undoState;
    if (session.askedDie?.given.length) return t.undoEnds("roll", undefined);
    // with the game it is over whoever decided last, and where somebody has resigned
    if (reason === "side" && session.decision.over) return t.undoEnds("over", undefined);
    const isPerson = (side: Side) => session.seats[side]?.kind === "person";
    if (!session.steps.some(({ side }) => isPerson(side))) return t.undoEnds("start", undefined);
    if (steps > 0 && this.steps === 0) return t.undoEnds("side", undefined);
    const told = session.steps[mark - 1]?.events ?? [];
    if (reason === "side" && desk.log.telling(told).length === 0) return t.undoEnds("unseen", undefined);
    return t.undoEnds(reason, desk.log.diceFellAt(told));
  }
}
