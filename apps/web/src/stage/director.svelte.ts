import type { PlayedStep } from "@stonebridge/kernel";
import { tick } from "svelte";
import type { GameTypes, SessionOf } from "../games/contract/types.ts";
import type { PlayState } from "../play/play-state.svelte.ts";
import type { Stager } from "../session/playhead.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";
import { sound } from "../play/sounds.ts";
import { registerDirector } from "./directors.ts";
import { begins, concerns, decidedHere, isAftermath, isPerson, marchesHere, placesOf, readingOf } from "./about.ts";
import { type Beat, lengthOf, type Pace, speedOf, tempoOf } from "./pace.ts";
import { type Scene, scenesOf } from "./scenes.ts";
import { Waiting } from "./waiting.svelte.ts";

/**
 * How much of a fight is shown: who fights whom and the odds; dice of guns and other support, as they roll; the combat dice as they roll;
 * undefined: all of it.
 */
export type FightMoment = "forces" | "help" | "dice" | undefined;

/** Longest time for a flight of the map and a march on it, in ms. */
const LONGEST_TRAVEL = 4000;
/** Longest time that the first scene waits for the map to be drawn, in ms. */
const LONGEST_DRAWING = 10_000;

/**
 * Shows what others did as scenes, one after the other: the match is ahead, the screen follows. The player's own fights also roll their
 * dice in it, before anything reveals their results. What is read from it is reactive.
 */
export class Director<G extends GameTypes> implements Stager {
  readonly #play: PlayState<G>;
  #scene = $state.raw<Scene<G["event"]>>();
  #moment = $state.raw<FightMoment>();
  #failed = $state.raw(false);
  #replaying = $state.raw(false);
  #touring = $state.raw(false);
  #watched = $state.raw(false);
  #running = false;
  #run = 0;
  readonly #waiting = new Waiting(
    () => !this.#touring && !this.#session.atNow,
    (run) => run !== this.#run,
  );
  /** Other players' fights seen since the player last marched or fought. */
  #fights = 0;
  #skipping = false;
  /** The map is drawn, or has taken too long. */
  #drawn = false;
  #replayTo: number | undefined;
  #readSince: { readonly beat: Beat; readonly at: number } | undefined;

  constructor(play: PlayState<G>) {
    this.#play = play;
  }

  /** The scene that is on the screen. */
  get scene(): Scene<G["event"]> | undefined {
    return this.#scene;
  }

  get moment(): FightMoment {
    return this.#moment;
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
    return this.#watched;
  }

  /** Does something with what is being shown; false if nothing is. */
  acting(does: (stage: this) => void): boolean {
    const shown = this.#watched || this.#play.session.playhead.staged;
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
    return this.#scene === undefined ? undefined : speedOf(this.pace, this.#scene.aside);
  }

  /** The spaces that the scene is about, the most important last; none if the map stays. */
  readonly places: readonly string[] = $derived.by(() => placesOf(this.#play, this.#scene));

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
    if (marchesHere(this.#play, match.steps[length - 1])) this.#fights = 0;
    const waitsForUs = match.decision.over || match.decision.sides.some((side) => isPerson(this.#play, side));
    if (document.hidden && waitsForUs && !match.decision.over) sound("turn");
    if (this.#running) {
      // A player who acts has seen enough of what came before.
      if (isPerson(this.#play, match.steps[length - 1]?.side ?? "")) this.#waiting.hurried = true;
      return shown;
    }
    if (this.#skipping || this.pace === "once") {
      if (waitsForUs) this.#skipping = false;
      return length;
    }
    for (let at = shown; at < length; at++) {
      if (!this.#isStaged(match.steps[at] as PlayedStep<G["action"], G["event"]>)) continue;
      this.#begin();
      return at;
    }
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
    this.#watched = false;
    this.#scene = undefined;
    this.#moment = undefined;
    this.#session.playhead.perform(undefined);
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
    if (run === this.#run) this.#end();
  }

  async #next(run: number): Promise<void> {
    const scene = await this.#wholeScene(run);
    if (run !== this.#run || scene === undefined) return;
    const { playhead } = this.#session;
    if (scene.kind === "quiet") return playhead.to(scene.to);
    await this.#waiting.gate(run);
    // Questions that a fight still asks belong to it, unless they lead straight to the next fight: its sheet stays.
    if (this.#play.desk.screen.report.asks && !begins(scene, this.#play))
      await this.#waiting.rest(() => (this.#readSince ? this.#tempo.after : 0), run);
    else if (!isAftermath(scene)) await this.#readToEnd(run);
    if (run !== this.#run) return;
    this.#waiting.hurried = false;
    await this.#perform(scene, (step) => playhead.to(step), run);
    if (run === this.#run) this.#waiting.stepped();
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

  async #perform(scene: Scene<G["event"]>, show: (step: number) => void, run: number): Promise<void> {
    this.#scene = scene;
    this.#watched = scene.kind !== "fight" || !this.#decidedHere(scene);
    if (!this.#watched) this.#fights = 0;
    if (scene.kind === "fight") return this.#performFight(scene, show, run);
    const begun = performance.now();
    let flown = 0;
    const beats = (which: Beat) =>
      this.#waiting.rest(() => lengthOf(which, this.#tempo, { aside: scene.aside, flown }), run);
    if (scene.kind === "march") {
      await this.#settled(run);
      flown = performance.now() - begun;
      await beats("before");
      if (run !== this.#run) return;
      show(scene.arrived);
      await this.#settled(run);
      if (run !== this.#run) return;
      show(scene.to);
      await beats("after");
      return;
    }
    show(scene.to);
    await beats(scene.dice ? "roll" : "event");
  }

  async #performFight(scene: Scene<G["event"]>, show: (step: number) => void, run: number): Promise<void> {
    const { playhead } = this.#session;
    const again = this.#fights > 0;
    const beats = (which: Beat) => this.#waiting.rest(() => lengthOf(which, this.#tempo, { again }), run);
    const { report } = this.#play.desk.screen;
    const known = this.#decidedHere(scene) || (report.shown && report.asks && !begins(scene, this.#play));
    // No dice are shown before the sheet knows which of them fall first.
    this.#moment = "forces";
    playhead.perform(scene.to);
    // The dice of the fight lie on the sheet already, and stay there during what follows from it.
    if (report.fellIn !== undefined && report.fellIn < scene.from) return this.#performAftermath(scene, show, run);
    await this.#settled(run);
    if (!known) await beats("forces");
    if (run !== this.#run) return;
    if (report.rolledBefore) {
      this.#moment = "help";
      await beats("dice");
    }
    if (run !== this.#run) return;
    this.#moment = "dice";
    await beats("dice");
    if (run !== this.#run) return;
    this.#moment = undefined;
    if (this.#watched) this.#fights += 1;
    // The end of the game has its own page, which replaces the sheet.
    if (this.#session.match.decision.over && scene.to === this.#session.match.steps.length) await beats("result");
    if (run !== this.#run) return;
    show(scene.to);
    await this.#settled(run);
    if (report.shown)
      this.#readSince = { beat: concerns(this.#play, scene) ? "read" : "result", at: performance.now() };
    else await beats("roll");
  }

  /** Dice that are rolled for the results of a fight, such as a retreat. */
  async #performAftermath(scene: Scene<G["event"]>, show: (step: number) => void, run: number): Promise<void> {
    this.#moment = undefined;
    show(scene.to);
    await this.#settled(run);
    await this.#waiting.rest(() => this.#tempo.roll, run);
  }

  async #tour(run: number, show: (step: number) => void): Promise<void> {
    while (run === this.#run && this.#session.step < this.#session.steps.length) {
      const [scene] = scenesOf(this.#session.steps.slice(this.#session.step), readingOf(this.#play));
      if (scene === undefined) return;
      if (scene.kind === "quiet") show(scene.to);
      else {
        await this.#waiting.gate(run);
        await this.#perform(scene, show, run);
        await this.#readToEnd(run);
      }
      await tick();
    }
  }

  /** Waits until the sheet of the last fight has been read or put away, and then puts it away. */
  async #readToEnd(run: number): Promise<void> {
    const { report } = this.#play.desk.screen;
    const since = this.#readSince;
    if (since && report.shown) {
      this.#waiting.hurried = false;
      const passed = performance.now() - since.at;
      await this.#waiting.reading(
        () => this.#tempo[since.beat] - passed,
        run,
        () => !report.shown,
      );
    }
    if (run !== this.#run) return;
    this.#readSince = undefined;
    report.actionTaken();
  }

  /** Resolves once the map shows the scene with every piece where it goes; at once if somebody skips on. */
  async #settled(run: number): Promise<void> {
    await tick();
    const { board } = this.#play;
    if (!board) return;
    let rests = false;
    void board.settled().then(() => (rests = true));
    await this.#waiting.travel(LONGEST_TRAVEL, run, () => rests);
    if (!rests && this.#waiting.hurried) board.arrive();
  }

  /** The player has just rolled these dice himself, so he knows who fights whom. */
  #decidedHere(scene: Scene<G["event"]>): boolean {
    return decidedHere(this.#play, scene) && !this.#replaying && !this.#touring;
  }
}
