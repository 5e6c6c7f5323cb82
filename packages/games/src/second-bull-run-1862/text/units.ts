import { known } from "@stonebridge/kernel/words";
import type { SideId } from "../vocabulary.ts";
import {
  commanderOf,
  DIVISION_COMMANDERS,
  divisionOf,
  type Formation,
  gunsOfWhom,
  HIGH_COMMANDERS,
  type Nickname,
  type Rank,
  ROSTER,
  type RosterEntry,
  surnameOf,
  unitOf,
} from "./roster.ts";
import type { Texts } from "./texts.ts";

/** How a language names brigades, divisions, corps and their commanders. */
export interface UnitWords {
  /** Artillery with a name of its own. */
  readonly names: Readonly<Record<string, string>>;
  /** Short forms of names that are too long for a counter. */
  readonly short: Readonly<Record<string, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly nicknames: Readonly<Record<Nickname, string>>;
  readonly formations: Readonly<Record<Formation, string>>;
  /** What a brigade without a division is called. */
  readonly independent: string;
  /** "Commands the Union army" */
  readonly commandsArmy: Readonly<Record<SideId, string>>;
  /** "Ewell’s artillery", in full and on a counter. */
  artilleryOf(whose: string): string;
  gunsOf(whose: string): string;
  division(name: string): string;
  corps(name: string): string;
  commandsCorps(corps: string): string;
  /** "1st Brigade" */
  numbered(number: number): string;
  artillery(independent: boolean): string;
  /** "Buford’s cavalry brigade" */
  brigade(name: string, cavalry: boolean): string;
  /** "Batteries of Dilger and Hampton", by their captains. */
  batteries(commanders: readonly string[]): string;
  guns(count: number): string;
}

type Named =
  | "unitName"
  | "counterName"
  | "unitTitle"
  | "unitRegiments"
  | "commander"
  | "division"
  | "divisionCommander"
  | "corps";

/** What brigades and commanders are called, in the words of a language. Unknown ids are shown as they are. */
export function unitTexts(words: UnitWords): Pick<Texts, Named> {
  const unitName = (id: string): string => {
    if (unitOf(id) === undefined && commanderOf(id) === undefined) return id;
    const whose = gunsOfWhom(id);
    return known(words.names, id) ?? (whose === undefined ? surnameOf(id) : words.artilleryOf(whose));
  };
  const division = (id: string): string => {
    const found = divisionOf(id);
    return found === undefined ? id : words.division(found.name);
  };
  const corps = (id: string): string => (commanderOf(id)?.rank === "corps" ? words.corps(surnameOf(id)) : id);
  const leader = (table: Readonly<Record<string, Pick<RosterEntry, "rank" | "commander">>>, id: string): string => {
    const entry = known(table, id);
    return entry === undefined ? "" : `${words.ranks[entry.rank]} ${entry.commander}`;
  };
  return {
    unitName,
    counterName(id) {
      const whose = gunsOfWhom(id);
      return known(words.short, id) ?? (whose === undefined ? unitName(id) : words.gunsOf(whose));
    },
    unitTitle(id) {
      const commander = commanderOf(id);
      if (commander !== undefined)
        return commander.rank === "corps" ? words.commandsCorps(corps(id)) : words.commandsArmy[commander.side];
      const unit = unitOf(id);
      const entry = known<RosterEntry>(ROSTER, id);
      if (unit === undefined || entry === undefined) return "";
      const whole = unit.division === null ? words.independent : division(unit.division);
      return `${bodyOf(words, id, unit, entry)}, ${whole}`;
    },
    unitRegiments(id) {
      const entry = known<RosterEntry>(ROSTER, id);
      if (entry === undefined) return "";
      const { regiments, batteries } = entry;
      const guns = unitOf(id)?.guns ?? 0;
      const who =
        batteries.length === 0
          ? regiments.map(([numbers, of]) => `${numbers} ${words.formations[of]}`.trim()).join(", ")
          : words.batteries(batteries);
      return guns === 0 ? who : `${who} · ${words.guns(guns)}`;
    },
    commander: (id) => leader({ ...ROSTER, ...HIGH_COMMANDERS }, id),
    division,
    divisionCommander: (id) => leader(DIVISION_COMMANDERS, id),
    corps,
  };
}

/** What a brigade is called on its own: by a name, its number in the division, or its commander. */
function bodyOf(
  words: UnitWords,
  id: string,
  { kind, division }: NonNullable<ReturnType<typeof unitOf>>,
  { nickname, number }: RosterEntry,
): string {
  if (nickname !== undefined) return words.nicknames[nickname];
  if (number !== undefined) return words.numbered(number);
  return kind === "artillery" ? words.artillery(division === null) : words.brigade(surnameOf(id), kind === "cavalry");
}
