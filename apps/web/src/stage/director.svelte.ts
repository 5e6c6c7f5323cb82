import type { PlayedStep } from "@stonebridge/kernel";
import { tick, untrack } from "svelte";
import type { GameTypes, SessionOf } from "../games/contract/types.ts";
import type { PlayOf } from "../games/contract/play.ts";
import type { Stager } from "../session/playhead.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";
import { sound } from "../play/sounds.ts";
import { registerDirector } from "./directors.ts";
import { later } from "./later.ts";
import { isPerson, marchesHere, placesOf, readingOf } from "./about.ts";
import { type Pace, speedOf, tempoOf } from "./pace.ts";
import { Performed } from "./performed.svelte.ts";
import type { FightMoment } from "./moment.ts";
import type { Performer } from "./performing.ts";
import { scenesOf } from "./scenes.ts";
import type { Scene } from "./scene.ts";
import { Waiting } from "./waiting.svelte.ts";

/** Longest time that the first scene waits for the map to be drawn, in ms. */
const LONGEST_DRAWING = 10_000;

/**
 * Shows what others did as scenes, one after the other: the match is ahead, the screen follows. The player's own fights also roll their
 * dice in it, before anything reveals their results. What is read from it is reactive.
 */
export class Director<G extends GameTypes> implements Stager {
  readonly #play: PlayOf<G>;
  #failed = $state.raw(false);
  #replaying = $state.raw(false);
  #touring = $state.raw(false);
  #running = false;
  #run = 0;
  /** How often a sheet was left to be read while play goes on: only the last time counts. */
  #leaving = 0;
  readonly #waiting = new Waiting(
    () => !this.#touring && !this.#session.atNow,
    (run) => run !== this.#run,
  );
  #skipping = false;
  /** The map is drawn, or has taken too long. */
  #drawn = false;
  #replayTo: number | undefined;

  readonly #performed: Performed<G>;
  #performer: Performer<G> | undefined;

  constructor(play: PlayOf<G>) {
    this.#play = play;
    this.#performed = new Performed(play);
  }

  /** The scene that is on the screen. */
  get scene(): Scene<G["event"]> | undefined {
    return this.#performed.scene;
  }

  get moment(): FightMoment {
    return this.#performed.moment;
  }

  get paused(): boolean {
    return this.#waiting.paused;
  }

  /** The pointer or the focus is in the sheet of a fight: it is being read. */
  get held(): boolean {
    return this.#waiting.held;
  }

  set held(held: boolean) {
    this.#waiting.held = held;
  }

  /** Play would go on, but the sheet of the last fight is being read. */
  get onReader(): boolean {
    return this.#waiting.onReader;
  }

  /** Something could not be shown in scenes: the map shows the current position instead. */
  get failed(): boolean {
    return this.#failed;
  }

  /** A stretch that was seen before is being replayed. */
  get replaying(): boolean {
    return this.#replaying;
  }

  /** Scenes of others are being shown; the dice of one's own fight do not count. */
  get watched(): boolean {
    return this.#performed.watched;
  }

  /** Does something with what is being shown; false if nothing is. */
  acting(does: (stage: this) => void): boolean {
    const shown = this.watched || this.#play.session.playhead.staged;
    if (shown || this.paused) does(this);
    return shown;
  }

  /** Something that happened cannot be shown or described. */
  fail(): void {
    this.#failed = true;
  }

  /** The player has read that something could not be shown. */
  forget(): void {
    this.#failed = false;
  }

  get pace(): Pace {
    const { pace } = settings.values;
    return pace === "once" && (this.#replaying || this.#touring) ? "brisk" : pace;
  }

  /** Px a second at which pieces march; undefined: as one's own. */
  get speed(): number | undefined {
    return this.scene === undefined ? undefined : speedOf(this.pace, this.scene.aside);
  }

  /** The spaces that the scene is about as it begins, the most important last; none if the map stays. Whoever leaves a fight is not followed. */
  readonly places: readonly string[] = $derived.by(() => {
    const { scene } = this;
    return untrack(() => placesOf(this.#play, scene));
  });

  /**
   * Lets it show what happens from now on, until the function returned is called.
   * @param drawn resolves when the map is drawn, so that nothing moves over an empty one; absent: there is no map
   */
  attach(drawn?: Promise<void>): () => void {
    const { session } = this.#play;
    this.#drawn = drawn === undefined;
    void drawn?.then(() => (this.#drawn = true));
    const holder = session.entry.hidden && session.ownSide === undefined ? session.sight.holder : undefined;
    const { unseenFrom } = session.playhead;
    const detach = session.playhead.attach(this, holder);
    // What bots did before the screen was ready is still shown.
    const unseen = session.match.steps.slice(unseenFrom ?? session.match.steps.length);
    if (unseenFrom !== undefined && holder === undefined && unseen.every(({ side }) => !isPerson(this.#play, side)))
      session.playhead.to(unseenFrom);
    const forget = registerDirector(session, this);
    if (session.playhead.staged) this.#begin();
    return () => {
      this.#end();
      forget();
      detach();
    };
  }

  through(shown: number, length: number): number {
    const { match } = this.#session;
    if (marchesHere(this.#play, match.steps[length - 1])) this.#performed.acted();
    const waitsForUs = match.decision.over || match.decision.sides.some((side) => isPerson(this.#play, side));
    if (document.hidden && waitsForUs && !match.decision.over) sound("turn");
    if (this.#running) {
      // A player who acts has seen enough of what came before.
      if (isPerson(this.#play, match.steps[length - 1]?.side ?? "")) this.#waiting.hurried = true;
      return shown;
    }
    if (this.#skipping || this.pace === "once") {
      if (waitsForUs) this.#skipping = false;
      queueMicrotask(() => this.#leaveSheet());
      return length;
    }
    for (let at = shown; at < length; at++) {
      if (!this.#isStaged(match.steps[at] as PlayedStep<G["action"], G["event"]>)) continue;
      this.#begin();
      return at;
    }
    queueMicrotask(() => this.#leaveSheet());
    return length;
  }

  jumped(): void {
    this.#end();
  }

  pause(paused = !this.paused): void {
    this.#waiting.pause(paused);
  }

  /** Skips the rest of the scene; while paused, plays the next scene and no more. */
  step(): void {
    this.#waiting.step();
  }

  /** Skips everything until the player has to decide. */
  skip(): void {
    const { match, playhead } = this.#session;
    this.#end();
    this.#waiting.pause(false);
    this.#skipping = !match.decision.over && !match.decision.sides.some((side) => isPerson(this.#play, side));
    playhead.to(match.steps.length);
  }

  /**
   * Shows steps again, from one step to another, and then the current position.
   * @param from the screen goes back to this step first
   * @param to the last step shown again; absent: all that was played
   */
  replay(from: number, to = this.#session.match.steps.length): void {
    const { playhead } = this.#session;
    this.#end();
    this.#waiting.pause(false);
    this.#replaying = true;
    this.#replayTo = to;
    playhead.to(from);
    this.#play.desk.screen.report.actionTaken();
    this.#begin();
  }

  /**
   * Plays on from where somebody looks back, scene by scene, to the end.
   * @param show brings the screen to a step
   * @param ended called once, at the end or when it was stopped
   * @returns stops it
   */
  tour(show: (step: number) => void, ended: () => void): () => void {
    this.#end();
    this.#touring = true;
    this.#waiting.pause(false);
    const run = this.#run;
    void this.#tour(run, show)
      .catch(() => (this.#failed = true))
      .finally(() => {
        if (run === this.#run) this.#end();
        ended();
      });
    return () => {
      if (run === this.#run) this.#end();
    };
  }

  /** Whether an event is an attack by the other side on the player here. */
  attacksYou(event: G["event"]): boolean {
    const { ownSide } = this.#session;
    const { side, about, combat } = this.#play.desk.log.facts(event);
    if (ownSide === undefined || side === undefined || side === ownSide || !combat) return false;
    return about.some((id) => this.#play.desk.marches.sideOf(id) === ownSide);
  }

  get #session(): SessionOf<G> {
    return this.#play.session;
  }

  /** Whether the step waits to be shown: bots' steps do, and so do dice of the player's own fights if dice roll on the screen. */
  #isStaged(step: PlayedStep<G["action"], G["event"]>): boolean {
    if (!isPerson(this.#play, step.side)) return true;
    if (step.dice.length === 0 || this.#session.typedDice || this.#tempo.dice === 0) return false;
    try {
      return scenesOf([step], readingOf(this.#play))[0]?.kind === "fight";
    } catch {
      this.#failed = true;
      return false;
    }
  }

  get #tempo() {
    return tempoOf(this.pace, settings.still);
  }

  #begin(): void {
    this.#running = true;
    this.#failed = false;
    const run = ++this.#run;
    queueMicrotask(() => void this.#runScenes(run));
  }

  #end(): void {
    this.#run += 1;
    this.#running = false;
    this.#replaying = false;
    this.#touring = false;
    this.#replayTo = undefined;
    this.#waiting.reset();
    this.#performed.clear();
  }

  async #runScenes(run: number): Promise<void> {
    const { playhead, match } = this.#session;
    try {
      await this.#waiting.travel(LONGEST_DRAWING, run, () => this.#drawn);
      if (run === this.#run) this.#drawn = true;
      while (run === this.#run && playhead.staged) {
        if (this.#replayTo !== undefined && playhead.at >= this.#replayTo) playhead.to(match.steps.length);
        else if (this.pace === "once") playhead.to(this.#session.match.steps.length);
        else await this.#next(run);
      }
    } catch {
      // Whatever cannot be shown in scenes is skipped: nothing in the game depends on it.
      if (run !== this.#run) return;
      this.#failed = true;
      playhead.to(this.#session.match.steps.length);
    }
    if (run !== this.#run) return;
    this.#end();
    this.#leaveSheet();
  }

  /** Nothing waits for the sheet of a fight any more, where one is on the screen: it goes once it has been read. */
  #leaveSheet(): void {
    const [run, leaving] = [this.#run, ++this.#leaving];
    if (!this.#play.desk.screen.report.shown) return;
    const over = () => run !== this.#run || leaving !== this.#leaving;
    void Promise.resolve(later.leaving()).then(
      ({ leave }) => leave(this.#play, this.#waiting, run, over),
      // Without it the sheet stays until somebody puts it away.
      () => undefined,
    );
  }

  async #next(run: number): Promise<void> {
    const scene = await this.#wholeScene(run);
    if (run !== this.#run || scene === undefined) return;
    const { playhead } = this.#session;
    if (scene.kind === "quiet") return playhead.to(scene.to);
    await this.#waiting.gate(run);
    const performer = await this.#performing();
    await performer.readBefore(scene, run);
    if (run !== this.#run) return;
    this.#waiting.hurried = false;
    await performer.perform(scene, (step) => playhead.to(step), run);
    if (run === this.#run) this.#waiting.stepped();
  }

  /** Who performs scenes: nobody is needed for the first sight of a game. */
  async #performing(): Promise<Performer<G>> {
    if (this.#performer) return this.#performer;
    const { Performer: Performing } = await later.performing();
    return (this.#performer ??= new Performing(this.#play, this.#performed, this.#waiting, {
      tempo: () => this.#tempo,
      again: () => this.#replaying || this.#touring,
      over: (run) => run !== this.#run,
    }));
  }

  /** The next scene; if a bot is still marching, the whole march, unless that takes too long. */
  async #wholeScene(run: number): Promise<Scene<G["event"]> | undefined> {
    const until = performance.now() + this.#tempo.rest;
    for (;;) {
      const scenes = scenesOf(this.#session.playhead.ahead, readingOf(this.#play));
      const mayGrow = scenes.length === 1 && scenes[0]?.kind === "march" && this.#session.bots.thinking !== undefined;
      if (!mayGrow || this.#waiting.hurried || performance.now() >= until || run !== this.#run) return scenes[0];
      await this.#waiting.rest(() => 60, run);
    }
  }

  async #tour(run: number, show: (step: number) => void): Promise<void> {
    while (run === this.#run && this.#session.step < this.#session.steps.length) {
      const [scene] = scenesOf(this.#session.steps.slice(this.#session.step), readingOf(this.#play));
      if (scene === undefined) return;
      if (scene.kind === "quiet") show(scene.to);
      else {
        await this.#waiting.gate(run);
        const performer = await this.#performing();
        if (run !== this.#run) return;
        await performer.perform(scene, show, run);
        await performer.readToEnd(run);
      }
      await tick();
    }
  }
}
