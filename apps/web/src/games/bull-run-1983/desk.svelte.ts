import type { BullRun1983, Position, SideId, View } from "@stonebridge/games/bull-run-1983";
import { type Names, namesOf, type Texts } from "@stonebridge/games/bull-run-1983/text";
import type { BattleModel } from "../../board/model.ts";
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
import { battleModels, type Declared, declaredIn, foughtSince } from "./battles/battles.ts";
import { bodiesOf } from "./bodies.ts";
import { Composer } from "./battles/composer.svelte.ts";
import { mapOf } from "./desk-map.ts";
import { movesOf } from "./desk-moves.ts";
import { screenOf } from "./desk-screen.ts";
import { wordsOf } from "./desk-words.ts";
import { Fights } from "./telling/fights.svelte.ts";
import { panelTexts, type PanelTexts } from "./language/panel-texts.ts";
import { fightTelling } from "./telling/fight-telling.ts";
import { bundleOf, factsOf, soundOf, tellingOf, toldOf } from "./telling/log.ts";
import { marchReading } from "./telling/marches.ts";
import { panels } from "./panels/index.ts";
import { seenBy } from "./table.ts";
import { gameTexts } from "./texts.ts";
import type { OldBullRun } from "./types.ts";

/** What the play screen asks of Bull Run (1983), and what the game's own panels share. */
export class OldBullRunDesk implements GameDesk<OldBullRun> {
  readonly play: PlayState<OldBullRun>;
  readonly game: BullRun1983;
  readonly fights: Fights;
  readonly composer: Composer;
  readonly words: Words<OldBullRun["action"], OldBullRun["event"]>;
  readonly map: DeskMap;
  readonly moves: DeskMoves<OldBullRun>;
  readonly log: DeskLog<OldBullRun["event"]>;
  readonly marches: MarchReading<OldBullRun["event"]>;
  readonly screen: DeskScreen;
  readonly panels: Panels = panels;
  readonly guide?: GuideScript<OldBullRun>;

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

  constructor(play: PlayState<OldBullRun>, game: BullRun1983, guide: GuideScript<OldBullRun> | undefined) {
    this.play = play;
    if (guide) this.guide = guide;
    this.game = game;
    this.fights = new Fights(play.session);
    this.composer = new Composer(this);
    this.words = wordsOf(this);
    this.map = mapOf(this);
    this.moves = movesOf(this);
    this.screen = screenOf(this);
    this.marches = marchReading(game);
    this.log = {
      facts: (event) => factsOf(event, (piece) => this.sideOf(piece)),
      told: toldOf,
      bundle: bundleOf,
      fight: fightTelling,
      telling: tellingOf,
      sound: soundOf,
      diceFellAt(events) {
        const fight = events.find((event) => event.type === "fought");
        return fight?.type === "fought" ? fight.reckoning.targets[0]?.hex : undefined;
      },
    };
  }

  async ending(): Promise<EndTeller<OldBullRun["event"], OldBullRun["view"]>> {
    return (await import("./ending/teller.ts")).endTeller(this);
  }

  async moments(): Promise<MomentTeller<OldBullRun["event"], OldBullRun["view"]>> {
    return (await import("./moments/teller.ts")).teller(this);
  }

  /** The game's own texts. */
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
    return { letters: ["t", "e"], list: this.t.keys };
  }

  sideOf(piece: string): SideId | undefined {
    return this.view.pieces.find((one) => one.id === piece)?.side;
  }
}
