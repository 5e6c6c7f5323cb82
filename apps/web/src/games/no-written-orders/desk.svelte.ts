import type { NoWrittenOrders, SideId, View } from "@stonebridge/games/no-written-orders";
import { type Names, namesOf, type Texts } from "@stonebridge/games/no-written-orders/text";
import { Folds } from "../../play/panels/folds.svelte.ts";
import type { PlayState } from "../../play/play-state.svelte.ts";
import type { DeskKeys, DeskMoves, DeskScreen, GameDesk, Panels } from "../contract/desk.ts";
import type { EndTeller } from "../contract/ending.ts";
import type { GuideScript } from "../contract/guide.ts";
import type { DeskLog } from "../contract/log.ts";
import type { DeskMap } from "../contract/map.ts";
import type { MarchReading } from "../contract/marches.ts";
import type { MomentTeller } from "../contract/moments.ts";
import type { Words } from "../contract/words.ts";
import { bodiesOf } from "./pieces/bodies.ts";
import { labelOf } from "./choices.ts";
import { mapOf } from "./desk-map.ts";
import { movesOf } from "./desk-moves.ts";
import { screenOf } from "./desk-screen.ts";
import { wordsOf } from "./desk-words.ts";
import { Fights } from "./telling/fights.svelte.ts";
import { panelTexts, type PanelTexts } from "./language/panel-texts.ts";
import { fightTelling } from "./telling/fight-telling.ts";
import { bundleOf, diceFellAt, factsOf, soundOf, tellingOf, toldOf } from "./telling/log.ts";
import { marchReading } from "./telling/marches.ts";
import { panels } from "./panels/index.ts";
import { sideOf } from "./pieces/pieces.ts";
import { type Spoken, spokenFor } from "./telling/spoken.ts";
import { gameTexts } from "./texts.ts";
import type { PlayTools } from "./tools.ts";
import type { OrdersGame } from "./types.ts";

/** What the play screen asks of No Written Orders, and what the game’s own panels share. */
export class OrdersDesk implements GameDesk<OrdersGame> {
  readonly play: PlayState<OrdersGame>;
  readonly tools: PlayTools;
  readonly fights: Fights;
  readonly words: Words<OrdersGame["action"], OrdersGame["event"]>;
  readonly map: DeskMap;
  readonly moves: DeskMoves<OrdersGame>;
  readonly log: DeskLog<OrdersGame["event"]>;
  readonly marches: MarchReading<OrdersGame["event"]>;
  readonly screen: DeskScreen;
  readonly panels: Panels = panels;
  readonly guide?: GuideScript<OrdersGame>;
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

  constructor(play: PlayState<OrdersGame>, tools: PlayTools, guide: GuideScript<OrdersGame> | undefined) {
    this.play = play;
    if (guide) this.guide = guide;
    this.tools = tools;
    this.fights = new Fights(play.session);
    this.words = wordsOf(this);
    this.map = mapOf(this);
    this.moves = movesOf(this);
    this.screen = screenOf(this);
    this.marches = marchReading(tools.game.field);
    this.log = {
      facts: (event) => factsOf(event, (piece) => this.sideOf(piece)),
      told: toldOf,
      bundle: bundleOf,
      fight: fightTelling,
      telling: tellingOf,
      sound: soundOf,
      diceFellAt: (events) => diceFellAt(events, (hex) => this.names.hex(hex)),
    };
  }

  get game(): NoWrittenOrders {
    return this.tools.game;
  }

  async ending(): Promise<EndTeller<OrdersGame["event"], OrdersGame["view"]>> {
    return (await import("./ending/teller.ts")).endTeller(this);
  }

  async moments(): Promise<MomentTeller<OrdersGame["event"], OrdersGame["view"]>> {
    return (await import("./moments/teller.ts")).teller(this);
  }

  /** The game’s own texts. */
  get texts(): Texts {
    return gameTexts.t;
  }

  /** What the panels say. */
  get t(): PanelTexts {
    return panelTexts.t;
  }

  get view(): View {
    return this.play.session.view;
  }

  get keys(): DeskKeys {
    return { letters: ["d", "t", "e"], list: this.t.keys };
  }

  /** "T3 8:00" */
  turnName(turn: number): string {
    const data = this.names.turn(turn);
    return `${this.t.track.turn(turn)}${data === undefined ? "" : ` ${this.texts.time(data)}`}`;
  }

  /** Display name of a counter: a unit, a leader, headquarters. */
  pieceName(id: string): string {
    return this.words.piece(id);
  }

  /** The side of a piece, as far as the view tells it. */
  readonly sideOf = (piece: string): SideId | undefined => sideOf(this.view, piece);
}
