import { untrack } from "svelte";
import type { GuidedHand, GuideScript, Lesson, LessonText, RunningGuide } from "../../games/contract/guide.ts";
import type { GameTypes } from "../../games/contract/types.ts";
import type { PlayOf } from "../../games/contract/play.ts";
import { Look } from "./look.svelte.ts";
import { keepProgress, progressOf } from "./progress.ts";

/** What became of a lesson. */
export type Passed = "seen" | "left-out";

/**
 * Walks through the lessons of a guided first turn. The current lesson follows from the position and from what was looked at: the first one
 * after the last completed deed whose own deed is still to do. So undo brings lessons back, and the guide never waits for what the player
 * does in an order of his own.
 */
export class Guide<G extends GameTypes = GameTypes> implements RunningGuide<G> {
  readonly #play: PlayOf<G>;
  readonly #script: GuideScript<G>;
  readonly #look = new Look();
  /** The step of the game at which each lesson began. */
  readonly #began = new Map<string, number>();
  /** The lesson that was entered last. */
  #entered = -1;
  #noted: ReadonlySet<string> = $state.raw(new Set());
  /** Deeds done at some time: what followed may have cancelled them out. */
  #did: ReadonlySet<string> = $state.raw(new Set());
  #skipped: ReadonlySet<string> = $state.raw(new Set());
  /** An earlier lesson that is being read again. */
  #read = $state.raw<number>();
  #left = $state.raw(false);
  /** The part of the game that is being played to its end. */
  #stretch = $state.raw<string>();
  readonly #reached: number = $derived.by(() => this.#find());
  readonly lesson: Lesson<G> = $derived.by(() => this.#at(this.index));
  /**
   * Zones or hexes to highlight: none while something is looked at, or after something else was done. What is asked about is never in the
   * dark.
   */
  readonly spot: readonly string[] = $derived.by(() => {
    const { lesson, astray } = this;
    if (!this.#leads || astray || lesson.looks?.(this.#play) !== undefined) return [];
    const spot = lesson.spot?.(this.#play) ?? [];
    return spot.length === 0 ? [] : [...new Set([...spot, ...this.#play.desk.map.attention.all])];
  });
  /** The overlay whose button among the map's tools has to be pressed now. */
  readonly tool: string | undefined = $derived.by(() =>
    this.#leads && this.lesson.looks?.(this.#play) === undefined ? this.lesson.tool?.(this.#play) : undefined,
  );
  /** Zones or hexes to bring into sight, the most important last. */
  readonly sight: readonly string[] = $derived.by(() =>
    this.#leads ? ((this.lesson.sight ?? this.lesson.spot)?.(this.#play) ?? []) : [],
  );

  constructor(play: PlayOf<G>, script: GuideScript<G>) {
    this.#play = play;
    this.#script = script;
    const { id } = play.session;
    const kept = progressOf(id);
    this.#left = kept?.left === true;
    this.#skipped = new Set(kept?.skipped);
    this.#did = new Set(kept?.did);
    // If nothing was kept, everything before the last deed counts as looked at.
    const before = this.#lastDone() + 1;
    const assumed = script.lessons.slice(0, before).flatMap((one) => (one.done ? [] : [one.id]));
    this.#noted = new Set(kept?.noted ?? assumed);
    $effect(() => {
      const { lesson } = this;
      untrack(() => this.#begin(lesson));
    });
    $effect(() => this.#follow());
    $effect(() => this.#playAhead());
    $effect(() => {
      const lost = this.#lost();
      untrack(() => {
        if (lost.length > 0) this.#noted = without(this.#noted, ...lost);
      });
    });
    $effect(() => {
      const fresh = script.lessons.filter((one) => one.done?.(play) === true).map((one) => one.id);
      untrack(() => {
        if (fresh.some((one) => !this.#did.has(one))) this.#did = new Set([...this.#did, ...fresh]);
      });
    });
    $effect(() => this.#keep());
  }

  get lessons(): readonly Lesson<G>[] {
    return this.#script.lessons;
  }

  /** The words of a lesson. */
  text(id: string): LessonText {
    return this.#script.text(id);
  }

  /** What the reader plays with: touch, or mouse and keys. */
  get hand(): GuidedHand {
    const { touch, phone } = this.#play.width;
    return { touch, phone };
  }

  /** The farewell. */
  get atEnd(): boolean {
    return this.index >= this.lessons.length - 1;
  }

  get index(): number {
    return this.#read ?? this.#reached;
  }

  get left(): boolean {
    return this.#left;
  }

  /** An earlier lesson is being read again, and its deed is still done. */
  get reading(): boolean {
    return this.#read !== undefined;
  }

  /** What became of the lesson before. */
  passed(index: number): Passed {
    const lesson = this.#at(index);
    return this.#noted.has(lesson.id) || this.#did.has(lesson.id) ? "seen" : "left-out";
  }

  /** Nobody here decides: the guide waits as the player does. */
  get waits(): boolean {
    const { lesson } = this;
    if (this.#play.table !== undefined || this.reading || this.atEnd) return false;
    return lesson.meanwhile !== true || !lesson.asked(this.#play);
  }

  /** The lesson can be followed now. */
  get asked(): boolean {
    return !this.waits && this.lesson.asked(this.#play);
  }

  /** What was to be looked at has been, and is still shown. */
  get seen(): boolean {
    return this.#leads && this.#look.seen;
  }

  /** The player did something else, and it can be undone. */
  get astray(): boolean {
    const play = this.#play;
    if (this.reading || play.table === undefined || play.takingBack.steps === 0) return false;
    return this.lesson.astray?.(play) === true;
  }

  /** The player is asked something that the lesson is not about: he plays on, and the lesson comes with its question. */
  get elsewhere(): boolean {
    return !this.reading && !this.asked && this.#play.table !== undefined;
  }

  /** The lesson can be passed by skipping ahead: {@link show} does that. */
  get skipsAhead(): boolean {
    return this.asked && !this.reading && this.lesson.stretch !== undefined;
  }

  /** What {@link show} does, if the words of the lesson do not say it: a way to reach it. */
  get onward(): G["offer"] | undefined {
    const { lesson } = this;
    if (this.reading || this.atEnd || this.waits || this.skipsAhead) return undefined;
    if (!this.asked) return this.#script.onward(this.#play);
    return lesson.show || lesson.way?.(this.#play) ? undefined : this.#script.onward(this.#play);
  }

  /** Does what the words of the lesson say, or {@link onward}; puts away what was looked at. */
  show(): void {
    const play = this.#play;
    if (this.reading || this.seen) return this.goOn();
    if (this.waits || this.atEnd) return;
    const { lesson, asked } = this;
    if (asked && lesson.show) return lesson.show(play);
    if (this.skipsAhead) this.#stretch = lesson.stretch?.(play);
    else this.#do((asked ? lesson.way?.(play) : undefined) ?? this.#script.onward(play));
  }

  /** The lesson before: its deed is undone if possible, otherwise the lesson is only read again. */
  back(): void {
    const to = this.index - 1;
    const lesson = this.lessons[to];
    if (!lesson) return;
    const { session } = this.#play;
    const began = this.#began.get(lesson.id);
    this.#skipped = without(this.#skipped, lesson.id);
    this.#noted = without(this.#noted, lesson.id);
    if (!this.reading && began !== undefined && began < session.length) session.undoTo(began);
    // What is still in hand would complete it again at once.
    this.#read = this.#reached === to && lesson.picked?.(this.#play) !== true ? undefined : to;
    if (this.reading && !lesson.done) this.#noted = new Set([...this.#noted, lesson.id]);
  }

  /** Goes on from a lesson that was read again, or from what was looked at. */
  goOn(): void {
    if (this.reading) {
      this.#read = undefined;
      return;
    }
    const { lesson } = this;
    lesson.ends?.(this.#play);
    this.#noted = new Set([...this.#noted, lesson.id]);
  }

  /** Back to where the lesson began; if it went wrong before that, piece by piece to where it had not yet. */
  takeBack(): void {
    const play = this.#play;
    const { lesson } = this;
    const began = this.#began.get(lesson.id) ?? play.session.length;
    if (!play.session.undoTo(began)) play.takingBack.reset();
    while (play.takingBack.steps > 0 && lesson.astray?.(play) === true) play.takingBack.reset();
  }

  /** Goes on without the lesson. */
  skip(): void {
    this.#skipped = new Set([...this.#skipped, this.lesson.id]);
  }

  leave(): void {
    this.#left = true;
    this.#keep();
  }

  /** The purpose of the lesson is its deed. */
  get #leads(): boolean {
    return !this.#left && !this.reading && this.asked;
  }

  #at(index: number): Lesson<G> {
    return this.lessons[index] ?? this.lessons[this.lessons.length - 1];
  }

  #lastDone(): number {
    return this.lessons.findLastIndex((one) => one.done?.(this.#play) === true);
  }

  /** Lessons since the last deed whose pick was put down again, with nothing else in hand. */
  #lost(): readonly string[] {
    const play = this.#play;
    const { hand, asked } = play.choosing;
    if (hand.piece !== undefined || hand.mode !== undefined || asked) return [];
    return this.lessons
      .slice(this.#lastDone() + 1)
      .filter((one) => one.held === true && this.#noted.has(one.id) && one.asked(play) && one.picked?.(play) !== true)
      .map(({ id }) => id);
  }

  #find(): number {
    const last = this.lessons.length - 1;
    let index = Math.min(this.#lastDone() + 1, last);
    while (index < last && this.#over(this.#at(index))) index++;
    return index;
  }

  #over(lesson: Lesson<G>): boolean {
    const { id } = lesson;
    if (this.#noted.has(id) || this.#skipped.has(id)) return true;
    return lesson.done?.(this.#play) === true || lesson.gone?.(this.#play) === true;
  }

  #do(offer: G["offer"] | undefined): void {
    const { choosing } = this.#play;
    if (offer?.meaning === "select" && offer.piece !== undefined) choosing.take({ piece: offer.piece });
    else if (offer) choosing.commit(offer);
  }

  /** Answers one question after the other until the part that was to be skipped is over. */
  #playAhead(): void {
    const play = this.#play;
    if (this.#stretch === undefined) return;
    const over = this.#left || this.reading || this.lesson.stretch?.(play) !== this.#stretch;
    const offer = play.table && !over ? this.#script.onward(play) : undefined;
    untrack(() => {
      if (over) this.#stretch = undefined;
      else this.#do(offer);
    });
  }

  #keep(): void {
    const [noted, did, skipped] = [[...this.#noted], [...this.#did], [...this.#skipped]];
    const fresh = noted.length + did.length + skipped.length === 0;
    if (this.#left || !fresh) keepProgress(this.#play.session.id, { left: this.#left, noted, did, skipped });
  }

  #begin(lesson: Lesson<G>): void {
    if (this.#left || this.reading) return;
    const { length } = this.#play.session;
    const began = this.#began.get(lesson.id);
    // A lesson that undo has brought back began where it first began.
    const cameBack = this.#reached < this.#entered && began !== undefined && began <= length;
    if (!cameBack) this.#began.set(lesson.id, length);
    this.#entered = this.#reached;
    lesson.begins?.(this.#play);
    this.#look.reset(lesson.looks?.(this.#play));
  }

  #follow(): void {
    const { lesson } = this;
    if (this.#left || this.reading) return;
    const picked = lesson.picked?.(this.#play) === true;
    const looks = this.asked ? lesson.looks?.(this.#play) : undefined;
    untrack(() => {
      if (picked || this.#look.follow(looks)) this.#noted = new Set([...this.#noted, lesson.id]);
    });
  }
}

function without(set: ReadonlySet<string>, ...ids: readonly string[]): ReadonlySet<string> {
  return new Set([...set].filter((one) => !ids.includes(one)));
}
