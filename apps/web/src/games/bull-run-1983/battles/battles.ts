import {
  type BattleForecast,
  type BullRun1983,
  forecastBattle,
  type GameEvent,
  ODDS,
  type Reckoning,
  type ResultCode,
  type View,
} from "@stonebridge/games/bull-run-1983";
import {
  type Battle,
  BOMBARDMENT,
  type Frame,
  type Position,
  resultsOf,
} from "@stonebridge/games/bull-run-1983/internals";
import type { BattleModel } from "../../../board/model.ts";
import type { FoughtEvent } from "../telling/fights.svelte.ts";

/** A battle as it is being declared, or waits to be fought. */
export interface Declared {
  /** From 1, in the order of the position. */
  readonly number: number;
  readonly state: BattleModel["state"];
  readonly battle: Battle;
  readonly targets: readonly string[];
  readonly adjacent: readonly string[];
  readonly guns: readonly string[];
  readonly bombards: boolean;
  /** What to expect of it as things stand; absent while nobody attacks yet. */
  readonly forecast?: BattleForecast;
  /** An automatic victory that is none yet: it takes 8-1 (BR83-10.3-a). */
  readonly short?: true;
}

const OVERWHELMING = 8;

/** A result with its share of the die's faces. */
export interface OutcomeShare {
  readonly results: readonly ResultCode[];
  readonly share: number;
  /** Whom it hurts. */
  readonly hurts: "defender" | "both" | "attacker" | "nobody";
  /** Somebody is lost by it, not only driven back. */
  readonly deadly: boolean;
}

/** What the die can do in a battle, the best for the attacker first; nothing if no die is rolled (BR83-7.31-e). */
export function outcomesOf({ forecast, battle }: Pick<Declared, "forecast" | "battle">): readonly OutcomeShare[] {
  const odds = forecast?.reckoning.odds ?? "none";
  if (odds === "none") return [];
  const found = new Map<string, OutcomeShare>();
  for (let die = 1; die <= FACES; die++) {
    const results = resultsOf(battle.kind, die, ODDS.indexOf(odds));
    const key = results.join(" ");
    const share = (found.get(key)?.share ?? 0) + 1 / FACES;
    found.set(key, { results, share, hurts: hurtBy(results), deadly: results.some((one) => DEADLY.has(one)) });
  }
  const rank = ({ hurts, deadly }: OutcomeShare): number =>
    hurts === "defender" ? (deadly ? 0 : 1) : hurts === "both" ? 2 : hurts === "nobody" ? 3 : deadly ? 5 : 4;
  return [...found.values()].toSorted((one, other) => rank(one) - rank(other) || other.share - one.share);
}

const FACES = 6;
const DEADLY: ReadonlySet<ResultCode> = new Set(["AE", "DE", "EX", "DL1", "LE"]);

function hurtBy(results: readonly ResultCode[]): OutcomeShare["hurts"] {
  if (results.includes("EX")) return "both";
  if (results.some((one) => one.startsWith("A"))) return "attacker";
  return results.length > 0 ? "defender" : "nobody";
}

/**
 * The battles on the table: drafted, declared, fought. Declarations are open to everybody.
 * @param supporters who supports the battle in hand once it is closed
 */
export function declaredIn(
  game: BullRun1983,
  view: View,
  seen: Position,
  supporters: readonly string[] = [],
): readonly Declared[] {
  const frame = view.steps.findLast(isBattleFrame);
  if (frame === undefined) return [];
  switch (frame.step) {
    case "declaration":
      return [
        ...frame.battles.map((battle, at) => declared(game, seen, battle, at + 1, "declared")),
        ...(frame.draft === undefined
          ? []
          : [declared(game, seen, supported(game, frame.draft, supporters), frame.battles.length + 1, "draft")]),
      ];
    case "order":
      return [...frame.settled, ...frame.open].map((battle, at) => declared(game, seen, battle, at + 1, "declared"));
    case "battles":
      return frame.battles.map((battle, at) =>
        declared(game, seen, battle, at + 1, at + 1 < frame.at ? "over" : at + 1 === frame.at ? "now" : "declared"),
      );
    case "onslaught": {
      const battle: Battle = { kind: 0, targets: frame.targets, adjacent: frame.attackers, guns: [] };
      return [declared(game, seen, battle, 1, "draft", true)];
    }
  }
}

function supported({ field }: BullRun1983, battle: Battle, supporters: readonly string[]): Battle {
  const guns = supporters.flatMap((piece) => field.index.get(piece) ?? []);
  return guns.length === 0 ? battle : { ...battle, guns: [...battle.guns, ...guns] };
}

type BattleFrame = Extract<Frame, { readonly step: "declaration" | "order" | "battles" | "onslaught" }>;

function isBattleFrame(frame: Frame): frame is BattleFrame {
  return ["declaration", "order", "battles", "onslaught"].includes(frame.step);
}

function declared(
  game: BullRun1983,
  seen: Position,
  battle: Battle,
  number: number,
  state: BattleModel["state"],
  onslaught = false,
): Declared {
  const { field } = game;
  const ids = (pieces: readonly number[]): string[] => pieces.map((piece) => field.ids[piece]);
  const standing = [...battle.targets, ...battle.adjacent, ...battle.guns].every((piece) => seen.place[piece] >= 0);
  const fights = battle.adjacent.length + battle.guns.length > 0 && battle.targets.length > 0;
  const units = { targets: ids(battle.targets), adjacent: ids(battle.adjacent), guns: ids(battle.guns) };
  const forecast = standing && fights ? forecastBattle(game, seen, units) : undefined;
  const totals = forecast?.reckoning.totals;
  const short = onslaught && totals !== undefined && totals.adjacent < OVERWHELMING * totals.defense;
  return {
    number,
    state,
    battle,
    ...units,
    bombards: battle.kind === BOMBARDMENT,
    ...(forecast && { forecast: onslaught && !short ? forecastBattle(game, seen, units, true) : forecast }),
    ...(short ? { short } : {}),
  };
}

/**
 * Battles in which the dice have fallen, in the order in which they were fought since the last declaration.
 * @param steps what has happened, the latest last
 * @param end so many of the steps, from the first
 */
export function foughtSince(
  steps: readonly { readonly events: readonly GameEvent[] }[],
  end: number = steps.length,
): readonly FoughtEvent[] {
  const begin = steps.findLastIndex(({ events }, at) => at < end && events.some(isDeclared));
  const events = steps.slice(Math.max(begin, 0), end).flatMap((step) => step.events);
  return events.slice(events.findLastIndex(isDeclared) + 1).filter((event) => event.type === "fought");
}

function isDeclared({ type }: GameEvent): boolean {
  return type === "declared";
}

/**
 * As the board draws them: by hexes. A battle stays where it is fought, though pieces retreat and advance from there.
 * @param fought those begun, as far as they have been seen: of others it is known only where their pieces are now
 */
export function battleModels(
  battles: readonly Declared[],
  view: View,
  fought: readonly FoughtEvent[],
  words: { odds(odds: Reckoning["odds"]): string; number(battle: number): number },
): BattleModel[] {
  const hexes = new Map(view.pieces.map((piece) => [piece.id, piece.hex]));
  const isBegun = ({ state }: Declared): boolean => state === "now" || state === "over";
  // A game opened in the middle of its battles knows the later ones only.
  const unseen = battles.filter(isBegun).length - fought.length;
  return battles.map((battle) => {
    const { number, state, forecast } = battle;
    const begun = isBegun(battle) ? fought[number - 1 - unseen]?.reckoning : undefined;
    const at = (part: "targets" | "adjacent" | "guns"): string[] => [
      ...new Set(begun ? begun[part].map(({ hex }) => hex) : battle[part].flatMap((piece) => hexes.get(piece) ?? [])),
    ];
    const { odds } = begun ?? forecast?.reckoning ?? {};
    return {
      number: words.number(number),
      state,
      targets: at("targets"),
      attackers: at("adjacent"),
      guns: at("guns"),
      ...(odds === undefined ? {} : { text: words.odds(odds) }),
    };
  });
}
