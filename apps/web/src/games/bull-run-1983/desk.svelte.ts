import type { BullRun1983, Position, SideId } from "@stonebridge/games/bull-run-1983";
import { type Names, namesOf, type Texts } from "@stonebridge/games/bull-run-1983/text";
import type { BattleModel } from "../../board/model.ts";
import { Folds } from "../../play/panels/folds.svelte.ts";
import { OwnDesk } from "../../play/own-desk.ts";
import { useDesk } from "../../play/play-state.svelte.ts";
import type { PlayOf } from "../contract/play.ts";
import { battleModels, type Declared, declaredIn, foughtSince } from "./battles/battles.ts";
import { bodiesOf } from "./bodies.ts";
import { Composer } from "./battles/composer.svelte.ts";
import { Fights } from "./telling/fights.svelte.ts";
import { panelTexts, type PanelTexts } from "./language/panel-texts.ts";
import { seenBy } from "./table.ts";
import { gameTexts } from "./texts.ts";
import type { OldBullRun } from "./table.ts";

/** What the parts and panels share of Bull Run (1983). */
export class OldBullRunDesk extends OwnDesk<OldBullRun, Texts, PanelTexts> {
  readonly game: BullRun1983;
  readonly fights: Fights;
  readonly composer: Composer;

  /** How long lists of pieces beside the map are folded. */
  readonly folds = new Folds((pieces) =>
    bodiesOf(this.game, { body: this.texts.pieceBody, commanders: this.t.commanders }, pieces),
  );

  readonly names: Names = $derived.by(() => namesOf(this.texts));
  /** A position that agrees with what is seen: overlays are worked out from it. */
  readonly seen: Position = $derived.by(() => seenBy(this.game, this.view));
  /** The battles on the table. */
  readonly battles: readonly Declared[] = $derived.by(() =>
    declaredIn(this.game, this.view, this.seen, this.composer.supporters),
  );
  /** The same, as they are drawn. */
  readonly drawnBattles: readonly BattleModel[] = $derived.by(() => {
    const { battles, view, texts } = this;
    const { steps, step } = this.play.session;
    const fought = battles.length === 0 ? [] : foughtSince(steps, step);
    return battleModels(battles, view, fought, {
      odds: texts.odds,
      number: (battle) => this.composer.numberOf(battle),
    });
  });

  constructor(play: PlayOf<OldBullRun>, game: BullRun1983) {
    super(play, gameTexts, panelTexts);
    this.game = game;
    this.fights = new Fights(play.session);
    this.composer = new Composer(this);
  }

  sideOf(piece: string): SideId | undefined {
    return this.view.pieces.find((one) => one.id === piece)?.side;
  }
}

/** The desk of Bull Run (1983): for its own panels, which stand nowhere else. */
export function useOldBullRun(): OldBullRunDesk {
  return useDesk<OldBullRunDesk>();
}
