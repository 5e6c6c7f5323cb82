import type { CombatForecast } from "@stonebridge/games/second-bull-run-1862";
import { type FoughtEvent, type Names, namesOf, type Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { LastFight } from "../../play/last-fight.svelte.ts";
import { Folds } from "../../play/panels/folds.svelte.ts";
import { OwnDesk } from "../../play/own-desk.ts";
import { useDesk } from "../../play/play-state.svelte.ts";
import type { PlayOf } from "../contract/play.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { combats } from "./telling/fights.ts";
import { type BodyNames, divisionBodies, groupBodies } from "./groups.ts";
import { panelTexts, type PanelTexts } from "./language/panel-texts.ts";
import { attackShare } from "./odds.ts";
import type { Offer } from "./offers/offer.ts";
import { momentOf } from "./telling/moment.ts";
import { gameTexts } from "./texts.ts";
import type { PlayTools } from "./tools.ts";
import type { SecondBullRun } from "./table.ts";
import { forecastOf } from "./weigh.ts";

/** What the parts and panels share of Second Bull Run 1862. */
export class SecondBullRunDesk extends OwnDesk<SecondBullRun, Texts, PanelTexts> {
  readonly tools: PlayTools;
  readonly fights: LastFight<SecondBullRun, FoughtEvent>;

  /** How long lists of pieces beside the map are folded: by the groups of the set-up, and by divisions. */
  readonly groups = new Folds((pieces) => groupBodies(this.tools, this.bodyNames, pieces));
  readonly divisions = new Folds((pieces) => divisionBodies(this.view, this.bodyNames, pieces));

  readonly names: Names = $derived.by(() => namesOf(this.texts, this.tools.zones.zones));
  /** The combats that can be declared or fought now, by offer. */
  readonly forecasts: ReadonlyMap<string, CombatForecast> = $derived.by(() => this.#forecasts());
  /** Share of falls that hurt the defender, by offer; none if the reader wants to count himself. */
  readonly shares: ReadonlyMap<string, number> = $derived.by(
    () => new Map(settings.values.odds ? [...this.forecasts].map(([id, one]) => [id, attackShare(one)] as const) : []),
  );

  constructor(play: PlayOf<SecondBullRun>, tools: PlayTools) {
    super(play, gameTexts, panelTexts);
    this.tools = tools;
    this.fights = new LastFight(play.session, combats);
  }

  /** The moment in one line. */
  get when(): string {
    return momentOf(this.view, this.texts, this.t.track);
  }

  get bodyNames(): BodyNames {
    const { texts, t } = this;
    return { division: (id) => texts.division(id), unit: (id) => texts.unitName(id), ...t.bodies };
  }

  #forecasts(): ReadonlyMap<string, CombatForecast> {
    const { table, offers } = this.play;
    if (!table) return new Map();
    const fights = offers.filter(({ meaning }: Offer) => meaning === "attack" || meaning === "fight");
    return new Map(
      fights.flatMap((offer) => {
        const found = forecastOf(table, offer);
        return found ? [[offer.id, found] as const] : [];
      }),
    );
  }
}

/** The desk of Second Bull Run 1862: for its own panels, which stand nowhere else. */
export function useSecondBullRun(): SecondBullRunDesk {
  return useDesk<SecondBullRunDesk>();
}
