import type { PlayState } from "../play-state.svelte.ts";
import { type Lesson, LESSON, type LessonId, LESSONS } from "./lessons.ts";

const LEFT = "stonebridge.guide-left";

/** Walks through the lessons of the guided first turn: each waits for its deed, never for a "next". */
export class Guide {
  readonly #play: PlayState;
  #index = $state.raw(0);
  /** Step of the game at which each lesson began. */
  #began: readonly number[] = $state.raw([0]);
  /** An earlier lesson is read again, whose deed cannot be taken back. */
  #reading = $state.raw(false);
  #left = $state.raw(false);
  readonly lesson: Lesson = $derived.by(() => LESSON[this.id]);
  /** Zones to light. */
  readonly spot: readonly string[] = $derived.by(() =>
    this.#left || this.#reading || !this.asked ? [] : (this.lesson.spot?.(this.#play) ?? []),
  );

  constructor(play: PlayState) {
    this.#play = play;
    this.#left = localStorage.getItem(LEFT) === play.session.id;
    const reached = LESSONS.findLastIndex((id) => id !== "score" && LESSON[id].done(play, 0));
    this.#index = reached + 1;
    this.#began = LESSONS.slice(0, reached + 2).map(() => play.session.length);
    $effect(() => {
      if (!this.#left && !this.#reading && this.lesson.done(play, this.#since)) this.#enter(this.#index + 1);
    });
  }

  get id(): LessonId {
    return LESSONS[this.#index] ?? "finished";
  }

  get index(): number {
    return this.#index;
  }

  get left(): boolean {
    return this.#left;
  }

  get reading(): boolean {
    return this.#reading;
  }

  /** The question that the lesson is about is asked now. */
  get asked(): boolean {
    return this.lesson.asked(this.#play);
  }

  get astray(): boolean {
    return !this.#reading && this.asked && this.lesson.astray?.(this.#play) === true;
  }

  show(): void {
    this.lesson.show(this.#play);
  }

  /** The lesson before: its deed is taken back where that is possible, else it is only read again. */
  back(): void {
    const to = this.#index - 1;
    const began = this.#began[to] ?? 0;
    const { session } = this.#play;
    this.#index = to;
    this.#reading = session.length > began && !session.undoTo(began);
    if (LESSON[this.id].done(this.#play, began)) this.#reading = true;
  }

  /** On from a lesson that was read again. */
  goOn(): void {
    this.#reading = false;
    this.#enter(this.#index + 1);
  }

  /** Back to where the lesson began. */
  takeBack(): void {
    if (!this.#play.session.undoTo(this.#since)) this.#play.undo();
  }

  leave(): void {
    this.#left = true;
    localStorage.setItem(LEFT, this.#play.session.id);
  }

  get #since(): number {
    return this.#began[this.#index] ?? 0;
  }

  #enter(index: number): void {
    this.#index = Math.min(index, LESSONS.length - 1);
    // What a lesson made the player open stays open through the next one.
    if (this.id === "choose") this.#play.scoreOpen = false;
    if (this.id === "preview") this.#play.kept = new Set();
    this.#began = [...this.#began.slice(0, this.#index), this.#play.session.length];
  }
}
