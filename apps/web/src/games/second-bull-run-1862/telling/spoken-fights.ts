import type { SpokenFight } from "../../contract/desk.ts";
import { spokenFight } from "../../../play/zones/spoken-fight.ts";
import type { SecondBullRunDesk } from "../desk.svelte.ts";
import { attackShare, chances, forcesOf } from "../odds.ts";
import { oddsParts } from "../panels/odds-parts.ts";

/** The attack or the combat in preview, as it is said aloud. */
export function spokenFights({ play, forecasts, names, texts, t }: SecondBullRunDesk): readonly SpokenFight[] {
  const offer = play.choosing.weighed;
  const forecast = offer && forecasts.get(offer.id);
  if (!offer || !forecast) return [];
  const fight = {
    title: t.attack.title(names.zone(forecast.zone)),
    attackers: forcesOf(forecast.attackers, names),
    defenders: forcesOf(forecast.defenders, names),
    odds: oddsParts(chances(forecast), forecast.attacker, texts),
    share: attackShare(forecast),
  };
  const spoken = spokenFight(fight, t);
  return [forecast.hopeless ? { ...spoken, text: `${spoken.text} ${t.attack.hopeless}` } : spoken];
}
