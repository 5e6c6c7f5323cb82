import type { GameTypes } from "../games/contract/types.ts";
import type { PlayOf } from "../games/contract/play.ts";
import type { Beat } from "./pace.ts";
import type { FightMoment } from "./moment.ts";
import type { Scene } from "./scene.ts";

/** What is being performed. What is read from it is reactive. */
export class Performed<G extends GameTypes> {
  /** The scene that is on the screen. */
  scene = $state.raw<Scene<G["event"]>>();
  moment = $state.raw<FightMoment>();
  /** It is a scene of others; the dice of one's own fight do not count. */
  watched = $state.raw(false);
  /** Other players' fights seen since the player last marched or fought. */
  fights = 0;
  /** The result of a fight has been shown since then, and takes so long to read. */
  readSince: { readonly beat: Beat; readonly at: number } | undefined;
  readonly #play: PlayOf<G>;

  constructor(play: PlayOf<G>) {
    this.#play = play;
  }

  /** The player has marched or fought: the next fight of others is the first again. */
  acted(): void {
    this.fights = 0;
  }

  /** Nothing is on the screen any more. */
  clear(): void {
    this.watched = false;
    this.scene = undefined;
    this.moment = undefined;
    this.#play.session.playhead.perform(undefined);
  }
}
