import { type FoughtEvent, type Names, namesOf, type Texts } from "@stonebridge/games/bull-run-1861/text";
import { LastFight } from "../../play/last-fight.svelte.ts";
import { OwnDesk } from "../../play/own-desk.ts";
import { useDesk } from "../../play/play-state.svelte.ts";
import type { PlayOf } from "../contract/play.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { combats } from "./telling/fights.ts";
import { panelTexts, type PanelTexts } from "./language/panel-texts.ts";
import type { Offer } from "./offers/offer.ts";

import { bullRunTexts } from "./texts.ts";
import type { PlayTools } from "./tools.ts";
import type { BullRun } from "./table.ts";
import { compositionOf, type Composition, compositionsAfter, compositionsNow, sameAttackers } from "./weigh.ts";

type Position = BullRun["position"];

/** What the parts and panels share of Bull Run 1861. */
export class BullRunDesk extends OwnDesk<BullRun, Texts, PanelTexts> {
  readonly tools: PlayTools<Position>;
  readonly fights: LastFight<BullRun, FoughtEvent>;

  readonly names: Names = $derived.by(() => namesOf(this.texts, this.tools.field.zones));
  /** The combats an attack in preview leads to, or that can be fought now. */
  readonly compositions: readonly Composition[] = $derived.by(() => this.#compositions());
  /** Share of falls that hurt the defender, by offer. */
  readonly shares: ReadonlyMap<string, number> = $derived.by(() => this.#shares());

  /** The group that was asked for instead of the largest, in the preview of an attack. */
  #instead = $state.raw<{ readonly offer: string; readonly combat: Composition }>();

  constructor(play: PlayOf<BullRun>, tools: PlayTools<Position>) {
    super(play, bullRunTexts, panelTexts);
    this.tools = tools;
    this.fights = new LastFight(play.session, combats);
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

/** The desk of Bull Run 1861: for its own panels, which stand nowhere else. */
export function useBullRun(): BullRunDesk {
  return useDesk<BullRunDesk>();
}
