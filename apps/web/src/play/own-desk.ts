import type { PlayOf } from "../games/contract/play.ts";
import type { GameTypes } from "../games/contract/types.ts";

/** What the parts and panels of a game share on the play screen: what every game has of it. Everything read from it is reactive. */
export abstract class OwnDesk<G extends GameTypes, Texts, PanelTexts> {
  readonly play: PlayOf<G>;
  readonly #texts: { readonly t: Texts };
  readonly #panels: { readonly t: PanelTexts };

  /**
   * @param texts the game's own texts, fetched
   * @param panels what its panels say, fetched
   */
  constructor(play: PlayOf<G>, texts: { readonly t: Texts }, panels: { readonly t: PanelTexts }) {
    this.play = play;
    this.#texts = texts;
    this.#panels = panels;
  }

  /** The game's own texts. */
  get texts(): Texts {
    return this.#texts.t;
  }

  /** What the panels say. */
  get t(): PanelTexts {
    return this.#panels.t;
  }

  get view(): G["view"] {
    return this.play.session.view;
  }
}
