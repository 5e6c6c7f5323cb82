import type { View } from "@stonebridge/games/bull-run-1861";
import { type FoughtEvent, type Names, namesOf, type Texts } from "@stonebridge/games/bull-run-1861/text";
import { LastFight } from "../../play/last-fight.svelte.ts";
import type { PlayState } from "../../play/play-state.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { DeskKeys, DeskMoves, DeskScreen, GameDesk, Panels } from "../contract/desk.ts";
import type { EndTeller } from "../contract/ending.ts";
import type { GuideScript } from "../contract/guide.ts";
import type { DeskLog } from "../contract/log.ts";
import type { DeskMap } from "../contract/map.ts";
import type { MarchReading } from "../contract/marches.ts";
import type { MomentTeller } from "../contract/moments.ts";
import type { Words } from "../contract/words.ts";
import { mapOf } from "./desk-map.ts";
import { movesOf } from "./desk-moves.ts";
import { screenOf } from "./desk-screen.ts";
import { combats } from "./telling/fights.ts";
import { panelTexts, type PanelTexts } from "./language/panel-texts.ts";
import { fightTelling } from "./telling/fight-telling.ts";
import { bundleOf, factsOf, soundOf, tellingOf } from "./telling/log.ts";
import type { Offer } from "./offers/offer.ts";
import { panels } from "./panels/index.ts";
import { marchReading } from "./telling/marches.ts";
import { findUnit, sideOf } from "./pieces.ts";
import { bullRunTexts } from "./texts.ts";
import { bearingIn } from "../../play/zones/bearing-in.ts";
import type { PlayTools } from "./tools.ts";
import type { BullRun } from "./types.ts";
import { compositionOf, type Composition, compositionsAfter, compositionsNow, sameAttackers } from "./weigh.ts";
import { wordsOf } from "./desk-words.ts";

type Position = BullRun["position"];

/** What the play screen asks of Bull Run 1861, and what the game's own panels share. */
export class BullRunDesk implements GameDesk<BullRun> {
  readonly play: PlayState<BullRun>;
  readonly tools: PlayTools<Position>;
  readonly fights: LastFight<BullRun, FoughtEvent>;
  readonly words: Words<BullRun["action"], BullRun["event"]>;
  readonly map: DeskMap;
  readonly moves: DeskMoves<BullRun>;
  readonly log: DeskLog<BullRun["event"]>;
  readonly marches: MarchReading<BullRun["event"]>;
  readonly screen: DeskScreen;
  readonly panels: Panels = panels;
  readonly guide?: GuideScript<BullRun>;

  readonly names: Names = $derived.by(() => namesOf(this.texts, this.tools.field.zones));
  /** The combats an attack in preview leads to, or that can be fought now. */
  readonly compositions: readonly Composition[] = $derived.by(() => this.#compositions());
  /** Share of falls that hurt the defender, by offer. */
  readonly shares: ReadonlyMap<string, number> = $derived.by(() => this.#shares());

  /** The group that was asked for instead of the largest, in the preview of an attack. */
  #instead = $state.raw<{ readonly offer: string; readonly combat: Composition }>();

  constructor(play: PlayState<BullRun>, tools: PlayTools<Position>, guide: GuideScript<BullRun> | undefined) {
    this.play = play;
    if (guide) this.guide = guide;
    this.tools = tools;
    this.fights = new LastFight(play.session, combats);
    this.words = wordsOf(this);
    this.map = mapOf(this);
    this.moves = movesOf(this);
    this.screen = screenOf(this);
    this.marches = marchReading({
      sideOf: (piece) => sideOf(this.view, piece),
      formationOf: (piece) => findUnit(this.view, piece)?.id,
      bearing: bearingIn(tools.shapes),
    });
    this.log = {
      bundle: bundleOf,
      facts: (event) => factsOf(event, (piece) => sideOf(this.view, piece)),
      fight: fightTelling,
      telling: tellingOf,
      sound: soundOf,
      diceFellAt: (events) => {
        const fight = events.find((event) => event.type === "fought");
        const zone = fight?.type === "fought" ? fight.zones[0] : undefined;
        return zone === undefined ? undefined : this.names.zone(zone);
      },
    };
  }

  async ending(): Promise<EndTeller<BullRun["event"], BullRun["view"]>> {
    return (await import("./ending/teller.ts")).endTeller(this);
  }

  async moments(): Promise<MomentTeller<BullRun["event"], BullRun["view"]>> {
    return (await import("./moments/teller.ts")).teller(this);
  }

  /** The game's own texts. */
  get texts(): Texts {
    return bullRunTexts.t;
  }

  /** What the panels say. */
  get t(): PanelTexts {
    return panelTexts.t;
  }

  get view(): View {
    return this.play.session.view;
  }

  get keys(): DeskKeys {
    return { letters: ["a", "d", "t", "e"], list: this.t.keys };
  }

  /** The combat of an attack in preview, or of one that is declared. */
  combatOf(offer: Offer): Composition | undefined {
    if (offer.meaning === "fight") return compositionOf(this.compositions, offer);
    const asked = this.#instead?.offer === offer.id ? this.#instead.combat : undefined;
    return this.compositions.find((one) => asked && sameAttackers(one, asked)) ?? this.compositions[0];
  }

  /** Weighs an attack with another group than the largest. */
  weighInstead(offer: Offer, combat: Composition): void {
    this.#instead = { offer: offer.id, combat };
  }

  #compositions(): readonly Composition[] {
    const { table, shown } = this.play;
    if (!table) return [];
    if (table.decision.step === "combat") return compositionsNow(table);
    return shown?.meaning === "attack" ? compositionsAfter(table, shown) : [];
  }

  #shares(): ReadonlyMap<string, number> {
    const { table, offers } = this.play;
    if (!table || !settings.values.odds) return new Map();
    const best =
      table.decision.step === "combat"
        ? offers.map((one) => [one.id, compositionOf(this.compositions, one)] as const)
        : offers
            .filter((one) => one.meaning === "attack")
            .map((one) => [one.id, compositionsAfter(table, one)[0]] as const);
    return new Map(best.flatMap(([id, found]) => (found ? [[id, found.share] as const] : [])));
  }
}
