import { formatPercent } from "../../../language/language.svelte.ts";
import { aloud } from "../../../play/speech/aloud.ts";
import { settings } from "../../../settings/settings.svelte.ts";
import type { SpokenFight } from "../../contract/desk.ts";
import { plain } from "../../contract/words.ts";
import { type Declared, outcomesOf } from "../battles/battles.ts";
import type { OldBullRunDesk } from "../desk.svelte.ts";

/** Steps in which battles are put together: what comes of them later, the fights tell. */
const COMPOSING: ReadonlySet<string> = new Set(["declaration", "onslaught"]);

/** The battles that are put together, as they are said aloud. */
export function spokenFights(desk: OldBullRunDesk): readonly SpokenFight[] {
  if (!COMPOSING.has(desk.play.table?.decision.step ?? "")) return [];
  return desk.battles.filter(({ targets }) => targets.length > 0).map((battle) => spokenBattle(desk, battle));
}

function spokenBattle(desk: OldBullRunDesk, battle: Declared): SpokenFight {
  const { texts, names, t } = desk;
  const number = desk.composer.numberOf(battle.number);
  const named = (pieces: readonly string[]) => pieces.map((piece) => names.piece(piece)).join(", ");
  const hexes = new Set(battle.targets.flatMap((piece) => desk.play.desk.map.spaceOf(piece) ?? []));
  const place = [...hexes].map((hex) => names.place(hex)).join(", ");
  const alone = battle.adjacent.length === 0;
  const forces = t.battles.spoken(
    number,
    place,
    alone && battle.guns.length === 0 ? t.battles.nobody : named(alone ? battle.guns : battle.adjacent),
    alone ? "" : named(battle.guns),
    named(battle.targets),
  );
  const title = [t.battles.number(number), ...(place === "" ? [] : [place])].join(", ");
  const { forecast } = battle;
  if (!forecast || !settings.values.odds) return { text: forces, short: `${title}.` };
  const side = desk.play.table?.side ?? "union";
  const odds = `${plain(texts.fight({ side, reckoning: forecast.reckoning }, names).odds)}.`;
  const outcomes = outcomesOf(battle)
    .map(({ share, results }) =>
      t.battles.chance(formatPercent(share), results.length === 0 ? t.battles.nothing : texts.result(results, side)),
    )
    .join(", ");
  return {
    text: [forces, aloud([odds]), battle.short ? t.battles.short : `${outcomes}.`].join(" "),
    short: aloud([`${title}: ${texts.odds(forecast.reckoning.odds)}`]),
  };
}
