import { tick } from "svelte";
import type { GameTypes } from "../games/contract/types.ts";
import type { PlayOf } from "../games/contract/play.ts";
import { begins, concerns, decidedHere, isAftermath } from "./about.ts";
import { type Beat, lengthOf, type Tempo } from "./pace.ts";
import type { Performed } from "./performed.svelte.ts";
import type { Scene } from "./scene.ts";
import type { Waiting } from "./waiting.svelte.ts";

/** Longest time for a flight of the map and a march on it, in ms. */
const LONGEST_TRAVEL = 4000;

/** What the director says about the run of scenes that is being shown. */
export interface Run {
  tempo(): Tempo;
  /** What is shown has been seen before, so that nobody knows its fights from having rolled their dice. */
  again(): boolean;
  /** Whether this run has ended, or another one has begun. */
  over(run: number): boolean;
}

/** Shows one scene on map and sheet, beat by beat. */
export class Performer<G extends GameTypes> {
  readonly #play: PlayOf<G>;
  readonly #waiting: Waiting;
  readonly #of: Run;
  readonly #on: Performed<G>;

  constructor(play: PlayOf<G>, on: Performed<G>, waiting: Waiting, of: Run) {
    this.#play = play;
    this.#on = on;
    this.#waiting = waiting;
    this.#of = of;
  }

  /** Performs a scene. @param show brings the screen to a step */
  async perform(scene: Scene<G["event"]>, show: (step: number) => void, run: number): Promise<void> {
    this.#on.scene = scene;
    this.#on.watched = scene.kind !== "fight" || !this.#decidedHere(scene);
    if (!this.#on.watched) this.#on.fights = 0;
    if (scene.kind === "fight") return this.#performFight(scene, show, run);
    const begun = performance.now();
    let flown = 0;
    const beats = (which: Beat) =>
      this.#waiting.rest(() => lengthOf(which, this.#of.tempo(), { aside: scene.aside, flown }), run);
    if (scene.kind === "march") {
      await this.#settled(run);
      flown = performance.now() - begun;
      await beats("before");
      if (this.#of.over(run)) return;
      show(scene.arrived);
      await this.#settled(run);
      if (this.#of.over(run)) return;
      show(scene.to);
      await beats("after");
      return;
    }
    if (scene.dice) await this.#settled(run);
    if (this.#of.over(run)) return;
    show(scene.to);
    await beats(scene.dice ? "roll" : "event");
  }

  /** Waits, before the next scene, until the last fight has been read, as far as that is not part of it. */
  async readBefore(next: Scene<G["event"]>, run: number): Promise<void> {
    // Questions that a fight still asks belong to it, unless they lead straight to the next fight: its sheet stays.
    if (this.#play.desk.screen.report.asks && !begins(next, this.#play))
      await this.#waiting.rest(() => (this.#on.readSince ? this.#of.tempo().after : 0), run);
    else if (!isAftermath(next)) await this.readToEnd(run);
  }

  /** Waits until the sheet of the last fight has been read or put away, and then puts it away. */
  async readToEnd(run: number): Promise<void> {
    const { report } = this.#play.desk.screen;
    const since = this.#on.readSince;
    if (since && report.shown) {
      this.#waiting.hurried = false;
      const passed = performance.now() - since.at;
      await this.#waiting.readingFirst(
        () => this.#of.tempo()[since.beat] - passed,
        run,
        () => !report.shown,
      );
    }
    if (this.#of.over(run)) return;
    this.#on.readSince = undefined;
    report.actionTaken();
  }

  async #performFight(scene: Scene<G["event"]>, show: (step: number) => void, run: number): Promise<void> {
    const { session } = this.#play;
    const again = this.#on.fights > 0;
    const beats = (which: Beat) => this.#waiting.rest(() => lengthOf(which, this.#of.tempo(), { again }), run);
    const { report } = this.#play.desk.screen;
    const known = this.#decidedHere(scene) || (report.shown && report.asks && !begins(scene, this.#play));
    // No dice are shown before the sheet knows which of them fall first.
    this.#on.moment = "forces";
    session.playhead.perform(scene.to);
    // The dice of the fight lie on the sheet already, and stay there during what follows from it.
    if (report.fellIn !== undefined && report.fellIn < scene.from) return this.#performAftermath(scene, show, run);
    await this.#settled(run);
    if (!known) await beats("forces");
    if (this.#of.over(run)) return;
    if (report.rolledBefore) {
      this.#on.moment = "help";
      await beats("dice");
    }
    if (this.#of.over(run)) return;
    this.#on.moment = "dice";
    await beats("dice");
    if (this.#of.over(run)) return;
    this.#on.moment = undefined;
    if (this.#on.watched) this.#on.fights += 1;
    // The end of the game has its own page, which replaces the sheet.
    if (session.match.decision.over && scene.to === session.match.steps.length) await beats("result");
    if (this.#of.over(run)) return;
    show(scene.to);
    await this.#settled(run);
    if (report.shown)
      this.#on.readSince = { beat: concerns(this.#play, scene) ? "read" : "result", at: performance.now() };
    else await beats("roll");
  }

  /** Dice that are rolled for the results of a fight, such as a retreat. */
  async #performAftermath(scene: Scene<G["event"]>, show: (step: number) => void, run: number): Promise<void> {
    this.#on.moment = undefined;
    show(scene.to);
    await this.#settled(run);
    await this.#waiting.rest(() => this.#of.tempo().roll, run);
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
    return decidedHere(this.#play, scene) && !this.#of.again();
  }
}
