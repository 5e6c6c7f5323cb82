import type { GuideScript, Lesson, LessonText } from "../../games/contract/guide.ts";
import type { GameTypes } from "../../games/contract/types.ts";
import type { PlayState } from "../play-state.svelte.ts";

const LEFT = "stonebridge.guide-left";

/** Walks through the lessons of a guided first turn: each waits for its deed, never for a "next". */
export class Guide<G extends GameTypes = GameTypes> {
  readonly #play: PlayState<G>;
  readonly #script: GuideScript<G>;
  #index = $state.raw(0);
  /** Step of the game at which each lesson began. */
  #began: readonly number[] = $state.raw([0]);
  /** An earlier lesson is read again, whose deed cannot be taken back. */
  #reading = $state.raw(false);
  #left = $state.raw(false);
  readonly lesson: Lesson<G> = $derived.by(() => this.lessons[this.#index] ?? this.lessons[this.lessons.length - 1]);
  /** Zones or hexes to light. */
  readonly spot: readonly string[] = $derived.by(() => (this.#leads ? (this.lesson.spot?.(this.#play) ?? []) : []));
  /** Zones or hexes to bring into sight, the most important last. */
  readonly sight: readonly string[] = $derived.by(() => (this.#leads ? (this.lesson.sight?.(this.#play) ?? []) : []));

  constructor(play: PlayState<G>, script: GuideScript<G>) {
    this.#play = play;
    this.#script = script;
    this.#left = localStorage.getItem(LEFT) === play.session.id;
    const reached = script.lessons.findLastIndex((lesson) => !lesson.traceless && lesson.done(play, 0));
    this.#index = reached + 1;
    this.#began = script.lessons.slice(0, reached + 2).map(() => play.session.length);
    $effect(() => {
      if (!this.#left && !this.#reading && this.lesson.done(play, this.#since)) this.#enter(this.#index + 1);
    });
  }

  get lessons(): readonly Lesson<G>[] {
    return this.#script.lessons;
  }

  /** The words of a lesson. */
  text(id: string): LessonText {
    return this.#script.text(id);
  }

  /** The farewell. */
  get atEnd(): boolean {
    return this.#index >= this.lessons.length - 1;
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

  /** The player went another way, and it can be taken back. */
  get astray(): boolean {
    return !this.#reading && this.asked && this.#play.undoSteps > 0 && this.lesson.astray?.(this.#play) === true;
  }

  /** The player is asked something else than the lesson is about: he plays on, and the lesson comes when its question does. */
  get elsewhere(): boolean {
    return !this.#reading && !this.asked && this.#play.table !== undefined;
  }

  /** Does the deed of the lesson, or what leads on to it. */
  show(): void {
    if (this.asked) this.lesson.show(this.#play);
    else this.#script.onward(this.#play);
  }

  /** The lesson before: its deed is taken back where that is possible, else it is only read again. */
  back(): void {
    const to = this.#index - 1;
    const began = this.#began[to] ?? 0;
    const { session } = this.#play;
    this.#index = to;
    this.#reading = session.length > began && !session.undoTo(began);
    if (this.lesson.done(this.#play, began)) this.#reading = true;
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

  /** The lesson is there for its deed. */
  get #leads(): boolean {
    return !this.#left && !this.#reading && this.asked;
  }

  get #since(): number {
    return this.#began[this.#index] ?? 0;
  }

  #enter(index: number): void {
    this.#index = Math.min(index, this.lessons.length - 1);
    this.lesson.begins?.(this.#play);
    this.#began = [...this.#began.slice(0, this.#index), this.#play.session.length];
  }
}
