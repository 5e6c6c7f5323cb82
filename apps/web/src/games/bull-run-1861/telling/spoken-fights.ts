import type { SpokenFight } from "../../contract/desk.ts";
import { spokenFight } from "../../../play/zones/spoken-fight.ts";
import type { BullRunDesk } from "../desk.svelte.ts";
import { chances, forcesOf } from "../odds.ts";
import { oddsParts } from "../panels/odds-parts.ts";

/** The attack or the combat in preview, as it is said aloud. */
export function spokenFights(desk: BullRunDesk): readonly SpokenFight[] {
  const { names, texts, t } = desk;
  const offer = desk.play.choosing.weighed;
  if (offer?.meaning !== "attack" && offer?.meaning !== "fight") return [];
  const found = desk.combatOf(offer);
  if (!found) return [];
  const { forecast, share, zones } = found;
  const fight = {
    title: t.attack.title(zones.map((zone) => names.zone(zone)).join(", ")),
    attackers: forcesOf(forecast.attackers, names),
    defenders: forcesOf(forecast.defenders, names),
    odds: oddsParts(chances(forecast), forecast.attacker, texts),
    share,
  };
  return [spokenFight(fight, t)];
}
