import type { CombatForecast } from "@stonebridge/games/second-bull-run-1862";
import type { SpokenFight } from "../contract/desk.ts";
import { spokenFight } from "../../play/zones/spoken-fight.ts";
import type { SecondBullRunDesk } from "./desk.svelte.ts";
import { attackShare, chances } from "./odds.ts";
import { oddsParts } from "./panels/odds-parts.ts";

/** The attack or the combat in preview, as it is said aloud. */
export function spokenFights({ play, forecasts, names, texts, t }: SecondBullRunDesk): readonly SpokenFight[] {
  const offer = play.choosing.weighed;
  const forecast = offer && forecasts.get(offer.id);
  if (!offer || !forecast) return [];
  const forces = (pieces: CombatForecast["attackers"]) =>
    pieces
      .filter(({ supports }) => supports !== true)
      .map(({ unit, combat }) => `${names.unit(unit)} ${combat}`)
      .join(" + ");
  const fight = {
    title: t.attack.title(names.zone(forecast.zone)),
    attackers: forces(forecast.attackers),
    defenders: forces(forecast.defenders),
    odds: oddsParts(chances(forecast), forecast.attacker, texts),
    share: attackShare(forecast),
  };
  const spoken = spokenFight(fight, t);
  return [forecast.hopeless ? { ...spoken, text: `${spoken.text} ${t.attack.hopeless}` } : spoken];
}
