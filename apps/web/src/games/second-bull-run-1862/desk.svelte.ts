import type { CombatForecast, SideId, View } from "@stonebridge/games/second-bull-run-1862";
import { type FoughtEvent, type Names, namesOf, type Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { LastFight } from "../../play/last-fight.svelte.ts";
import { Folds } from "../../play/panels/folds.svelte.ts";
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
import { wordsOf } from "./desk-words.ts";
import { combats } from "./telling/fights.ts";
import { type BodyNames, divisionBodies, groupBodies } from "./groups.ts";
import { panelTexts, type PanelTexts } from "./language/panel-texts.ts";
import { fightTelling } from "./telling/fight-telling.ts";
import { bundleOf, factsOf, soundOf, tellingOf } from "./telling/log.ts";
import { attackShare } from "./odds.ts";
import type { Offer } from "./offers/offer.ts";
import { momentOf } from "./telling/moment.ts";
import { panels } from "./panels/index.ts";
import { marchReading } from "./telling/marches.ts";
import { findUnit, sideOf, sideOfDivision } from "./pieces.ts";
import { gameTexts } from "./texts.ts";
import { bearingIn } from "../../play/zones/bearing-in.ts";
import type { PlayTools } from "./tools.ts";
import type { SecondBullRun } from "./types.ts";
import { forecastOf } from "./weigh.ts";

/** What the play screen asks of Second Bull Run 1862, and what the game’s own panels share. */
export class SecondBullRunDesk implements GameDesk<SecondBullRun> {
  readonly play: PlayState<SecondBullRun>;
  readonly tools: PlayTools;
  readonly fights: LastFight<SecondBullRun, FoughtEvent>;
  readonly words: Words<SecondBullRun["action"], SecondBullRun["event"]>;
  readonly map: DeskMap;
  readonly moves: DeskMoves<SecondBullRun>;
  readonly log: DeskLog<SecondBullRun["event"]>;
  readonly marches: MarchReading<SecondBullRun["event"]>;
  readonly screen: DeskScreen;
  readonly panels: Panels = panels;
  readonly guide?: GuideScript<SecondBullRun>;

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

  constructor(play: PlayState<SecondBullRun>, tools: PlayTools, guide: GuideScript<SecondBullRun> | undefined) {
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
      formationOf: (piece) => findUnit(this.view, piece)?.printed.division ?? undefined,
      membersOf: (division) =>
        this.view.units.flatMap(({ id, printed }) => (printed.division === division ? [id] : [])),
      bearing: bearingIn(tools.shapes),
    });
    this.log = {
      bundle: bundleOf,
      facts: (event) =>
        factsOf(event, (id): SideId | undefined => sideOf(this.view, id) ?? sideOfDivision(this.view, id)),
      fight: fightTelling,
      telling: tellingOf,
      sound: soundOf,
      diceFellAt: (events) => {
        const fight = events.find(({ type }) => type === "fought");
        return fight?.type === "fought" ? this.t.theZone(this.names.zone(fight.zone)) : undefined;
      },
    };
  }

  async ending(): Promise<EndTeller<SecondBullRun["event"], SecondBullRun["view"]>> {
    return (await import("./ending/teller.ts")).endTeller(this);
  }

  async moments(): Promise<MomentTeller<SecondBullRun["event"], SecondBullRun["view"]>> {
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

  /** The moment in one line. */
  get when(): string {
    return momentOf(this.view, this.texts, this.t.track);
  }

  get keys(): DeskKeys {
    return { letters: ["a", "t", "e"], list: this.t.keys };
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
