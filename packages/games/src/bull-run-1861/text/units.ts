import { known } from "@stonebridge/kernel/words";
import type { HeadquartersId } from "../vocabulary.ts";
import {
  ARMY_COMMANDERS,
  type Formation,
  gunsOf,
  type Rank,
  ROSTER,
  type RosterEntry,
  unitOf,
  type UnitKey,
} from "./roster.ts";
import type { Texts } from "./texts.ts";

/** How a language names units and their commanders. */
export interface UnitWords {
  readonly headquarters: Readonly<Record<HeadquartersId, string>>;
  readonly units: Readonly<Record<UnitKey, readonly [name: string, title: string]>>;
  /** Short forms of names that are too long for a counter. */
  readonly short: Readonly<Record<string, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly formations: Readonly<Record<Formation, string>>;
  /** The Extended-line marker of a unit. */
  marker(name: string): string;
  guns(count: number): string;
}

type Named = "unitName" | "counterName" | "unitTitle" | "unitRegiments" | "commander";

/** What units are called, in the words of a language. Unknown ids are shown as they are. */
export function unitTexts(words: UnitWords): Pick<Texts, Named> {
  const unitName = (id: string): string => {
    const name = known(words.units, unitOf(id))?.[0];
    if (name === undefined) return known(words.headquarters, id) ?? id;
    return id.endsWith("+") ? words.marker(name) : name;
  };
  return {
    unitName,
    counterName: (id) => known(words.short, id) ?? unitName(unitOf(id)),
    unitTitle: (id) => known(words.units, unitOf(id))?.[1] ?? "",
    unitRegiments(id) {
      const entry = known<RosterEntry>(ROSTER, unitOf(id));
      if (entry === undefined) return "";
      const regiments = entry.regiments.map(([numbers, of]) => `${numbers} ${words.formations[of]}`.trim()).join(", ");
      const guns = gunsOf(unitOf(id));
      return guns === 0 ? regiments : `${regiments} · ${words.guns(guns)}`;
    },
    commander(id) {
      const entry = known<Pick<RosterEntry, "rank" | "commander">>({ ...ROSTER, ...ARMY_COMMANDERS }, unitOf(id));
      return entry === undefined ? "" : `${words.ranks[entry.rank]} ${entry.commander}`;
    },
  };
}
