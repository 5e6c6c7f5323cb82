import { capital } from "@stonebridge/kernel/words";
import { formatPercent } from "../../language/language.svelte.ts";
import type { SpokenFight } from "../../games/contract/desk.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { type OddsPart, oddsSentence } from "./combat-words.ts";

/** What a spoken fight of a zone game is made from. */
interface FightParts {
  /** "Attack on Henry Hill" */
  readonly title: string;
  /** "Sherman 8 + Porter 6" */
  readonly attackers: string;
  readonly defenders: string;
  /** Best for the attacker first. */
  readonly odds: readonly OddsPart[];
  /** The share of dice rolls in which the defender suffers, 0..1. */
  readonly share: number;
}

interface FightWords {
  versus(title: string, attackers: string, defenders: string): string;
  chanceSpoken(chance: string): string;
}

/** A fight in preview as it is spoken; without chances if the reader wants to work them out himself. */
export function spokenFight({ title, attackers, defenders, odds, share }: FightParts, words: FightWords): SpokenFight {
  const forces = words.versus(title, attackers, defenders);
  const shown = settings.values.odds;
  const chance = words.chanceSpoken(formatPercent(share));
  return {
    text: shown ? `${forces} ${capital(chance)}. ${oddsSentence(odds, formatPercent)}.` : forces,
    short: shown ? `${title}, ${chance}.` : `${title}.`,
  };
}
