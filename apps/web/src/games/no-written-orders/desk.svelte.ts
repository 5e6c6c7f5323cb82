import type { NoWrittenOrders, SideId } from "@stonebridge/games/no-written-orders";
import { type Names, namesOf, type Texts } from "@stonebridge/games/no-written-orders/text";
import { Folds } from "../../play/panels/folds.svelte.ts";
import { OwnDesk } from "../../play/own-desk.ts";
import { useDesk } from "../../play/play-state.svelte.ts";
import type { PlayOf } from "../contract/play.ts";
import { bodiesOf } from "./pieces/bodies.ts";
import { labelOf } from "./choices.ts";
import { Fights } from "./telling/fights.svelte.ts";
import { panelTexts, type PanelTexts } from "./language/panel-texts.ts";
import { sideOf } from "./pieces/pieces.ts";
import { type Spoken, spokenFor } from "./telling/spoken.ts";
import { gameTexts } from "./texts.ts";
import type { PlayTools } from "./tools.ts";
import type { OrdersGame } from "./table.ts";

/** What the parts and panels share of No Written Orders. */
export class OrdersDesk extends OwnDesk<OrdersGame, Texts, PanelTexts> {
  readonly tools: PlayTools;
  readonly fights: Fights;
  /** A target is being typed: until it is found the field stays where it is. */
  seeking = $state(false);

  /** How long lists of pieces beside the map are folded. */
  readonly folds = new Folds((pieces) => bodiesOf(this.tools, this.names, this.t.commanders, pieces));

  readonly names: Names = $derived.by(() => namesOf(this.texts, this.game.field));
  readonly spoken: Spoken = $derived.by(() =>
    spokenFor({
      tools: this.tools,
      view: this.view,
      texts: this.texts,
      names: this.names,
      t: this.t,
      label: (offer) => {
        const { table } = this.play;
        return table === undefined ? "" : labelOf(offer, { table, texts: this.texts, names: this.names });
      },
    }),
  );

  constructor(play: PlayOf<OrdersGame>, tools: PlayTools) {
    super(play, gameTexts, panelTexts);
    this.tools = tools;
    this.fights = new Fights(play.session);
  }

  get game(): NoWrittenOrders {
    return this.tools.game;
  }

  /** "T3 8:00" */
  turnName(turn: number): string {
    const data = this.names.turn(turn);
    return `${this.t.track.turn(turn)}${data === undefined ? "" : ` ${this.texts.time(data)}`}`;
  }

  /** Display name of a counter: a unit, a leader, headquarters. */
  pieceName(id: string): string {
    return this.play.words.piece(id);
  }

  /** The side of a piece, as far as the view tells it. */
  readonly sideOf = (piece: string): SideId | undefined => sideOf(this.view, piece);
}

/** The desk of No Written Orders: for its own panels, which stand nowhere else. */
export function useOrdersDesk(): OrdersDesk {
  return useDesk<OrdersDesk>();
}
