import { fitting, type Line, type NamedSpan } from "@stonebridge/kernel/words";
import type { GameEvent, Reckoning, Strength } from "../events.ts";
import type { Odds, ResultCode, SideId } from "../vocabulary.ts";
import { attackOf, fireOf, hexesOf, lossesOf, otherSide } from "./fight.ts";
import { strengthPoints } from "./fractions.ts";
import type { Fight, Fighting, FightParty, Names, Texts } from "./texts.ts";

type FoughtEvent = Extract<GameEvent, { readonly type: "fought" }>;
type Kind = Reckoning["kind"];

/** What a result makes a side do: lose defence points, lose a unit, retreat. */
export type Deed = { readonly points: string } | "unit" | "retreat";

/** A battle as one line of the log. */
export interface ToldBattle {
  readonly kind: Kind;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  /** The hex, if there is only one. */
  readonly hex?: string;
  readonly sum: Line;
  readonly column?: Odds;
  readonly die?: { readonly die: number; readonly side: SideId };
  readonly effect: string;
}

/** How a language names hexes, with what else its sentences need. */
interface Naming {
  hex(id: string): NamedSpan;
}

/** How a language words a battle, with its own way `S` to name pieces. Strengths come as figures, sentences without their full stop. */
export interface BattleWords<S extends Naming> {
  say(names: Names): S;
  readonly noEffect: string;
  /** What happens in a battle without a die that is not a bombardment (BR83-7.31-e). */
  readonly cancelled: string;
  title(kind: Kind, hexes: Line): Line;
  attacks(side: SideId, kind: Kind): string;
  defends(side: SideId): string;
  /** Heading of the guns that support. */
  readonly support: string;
  /** Says that guns add no more than the adjacent attackers: how much they have, and how much counts (BR83-9.51-a). */
  cap(fire: string, counts: string): Line;
  unit(strength: Strength, to: S): Line;
  against(attack: string, defense: string): Line;
  odds(reckoning: Reckoning, against: Line): Line;
  atStake(side: SideId, kind: Kind, attack: string, defense: string): string;
  deed(side: SideId, deed: Deed): string;
  /** "The Confederates lose 6 DP and retreat 2 hexes" */
  consequence(side: SideId, deeds: readonly string[]): string;
  join(parts: readonly Line[]): Line;
  /** @param many how many units are named at most */
  told(battle: ToldBattle, to: S, many: number): Line;
}

/** Words that name no piece. */
type Wording = Omit<BattleWords<Naming>, "say" | "unit" | "told">;

/** What the results do to each side, as sentences without their full stop. */
function consequences(words: Wording, { side, reckoning }: Fighting, results: readonly ResultCode[]): string[] {
  const losses = lossesOf(reckoning, results);
  const points = (halves: number): Deed[] => (halves > 0 ? [{ points: strengthPoints(halves) }] : []);
  const when = (code: ResultCode, deed: Deed): Deed[] => (results.includes(code) ? [deed] : []);
  const done: readonly (readonly [SideId, readonly Deed[]])[] = [
    [side, [...points(losses.attacker), ...when("AB2", "retreat")]],
    [otherSide(side), [...points(losses.defender), ...when("DL1", "unit"), ...when("DB2", "retreat")]],
  ];
  return done.flatMap(([who, deeds]) =>
    deeds.length === 0
      ? []
      : [
          words.consequence(
            who,
            deeds.map((deed) => words.deed(who, deed)),
          ),
        ],
  );
}

/** The result of a battle, without its full stop; without a die it follows from the kind of battle (BR83-7.31-e, BR83-CRT-i). */
function effectOf(words: Wording, battle: Fighting, results: readonly ResultCode[]): string {
  const { kind, odds } = battle.reckoning;
  if (odds === "none") return kind === "bombardment" ? words.noEffect : words.cancelled;
  const told = consequences(words, battle, results);
  return told.length === 0 ? words.noEffect : told.join(". ");
}

function verdict(words: Wording, battle: Fighting): string {
  const { side, reckoning, results } = battle;
  if (reckoning.odds !== "none" && results === undefined) {
    const attack = lossesOf(reckoning, ["AE"]).attacker;
    const defense = lossesOf(reckoning, ["DE"]).defender;
    return `${words.atStake(side, reckoning.kind, strengthPoints(attack), strengthPoints(defense))}.`;
  }
  return `${effectOf(words, battle, results ?? [])}.`;
}

function against(words: Wording, reckoning: Reckoning): Line {
  return words.against(strengthPoints(attackOf(reckoning)), strengthPoints(reckoning.totals.defense));
}

function party<S extends Naming>(
  words: BattleWords<S>,
  title: string,
  units: readonly Strength[],
  total: number,
  to: S,
): FightParty {
  const lines = units.map((unit) => ({ text: words.unit(unit, to), value: strengthPoints(unit.counts) }));
  return { title, lines, total: strengthPoints(total) };
}

/** Guns that support adjacent attackers, and whether they add less than they have (BR83-9.51-a). */
function support<S extends Naming>(words: BattleWords<S>, reckoning: Reckoning, to: S): FightParty | undefined {
  const { kind, guns, totals } = reckoning;
  if (kind === "bombardment" || guns.length === 0) return undefined;
  const own = party(words, words.support, guns, totals.support, to);
  const fire = fireOf(reckoning);
  if (fire === totals.support) return own;
  const text = words.cap(strengthPoints(fire), strengthPoints(totals.support));
  return { ...own, lines: [...own.lines, { text, value: `−${strengthPoints(fire - totals.support)}` }] };
}

function fight<S extends Naming>(words: BattleWords<S>, battle: Fighting, names: Names): Fight {
  const to = words.say(names);
  const { side, reckoning, results } = battle;
  const { kind, totals, targets, adjacent, guns } = reckoning;
  const fire = support(words, reckoning, to);
  const bombards = kind === "bombardment";
  const [attackers, strength] = bombards ? [guns, totals.support] : [adjacent, totals.adjacent];
  return {
    title: words.title(kind, words.join(hexesOf(targets).map((hex) => [to.hex(hex)]))),
    attacker: party(words, words.attacks(side, kind), attackers, strength, to),
    ...(fire === undefined ? {} : { support: fire }),
    defender: party(words, words.defends(otherSide(side)), targets, totals.defense, to),
    odds: words.odds(reckoning, against(words, reckoning)),
    ...(results === undefined || reckoning.odds === "none"
      ? {}
      : { result: results.length === 0 ? "–" : results.join(", ") }),
    verdict: verdict(words, battle),
  };
}

/** The line of the log, with as many names as fit. */
function foughtLine<S extends Naming>(words: BattleWords<S>, event: FoughtEvent, to: S): Line {
  const { side, reckoning, die, results } = event;
  const { kind, targets, adjacent, guns, odds } = reckoning;
  const hexes = hexesOf(targets);
  const battle: ToldBattle = {
    kind,
    attackers: [...adjacent, ...guns].map(({ piece }) => piece),
    defenders: targets.map(({ piece }) => piece),
    ...(hexes.length === 1 ? { hex: hexes[0] } : {}),
    sum: against(words, reckoning),
    ...(odds === "none" ? {} : { column: odds }),
    ...(die === undefined ? {} : { die: { die, side } }),
    effect: effectOf(words, event, results),
  };
  return fitting(words.told(battle, to, 4), words.told(battle, to, 2), words.told(battle, to, 0));
}

/** Battles in the words of a language: the combat sheet, and the line of the log. */
export function battleTexts<S extends Naming>(
  words: BattleWords<S>,
): Pick<Texts, "fight"> & {
  foughtLine(event: FoughtEvent, to: S): Line;
} {
  return {
    fight: (battle, names) => fight(words, battle, names),
    foughtLine: (event, to) => foughtLine(words, event, to),
  };
}
