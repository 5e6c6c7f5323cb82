import type { HexId } from "@stonebridge/board";
import type { RuleId } from "@stonebridge/kernel";
import { type BattleForecast, battleForecast, couldAttack } from "../combat/forecast.ts";
import { BOMBARDMENT, type Battle, MELEE } from "../frames.ts";
import type { BullRun1983 } from "../game.ts";
import type { PieceIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import { whyNoSight } from "../combat/sight.ts";

/** The units of a battle, by their ids. */
export interface BattleUnits {
  readonly targets: readonly string[];
  readonly adjacent: readonly string[];
  readonly guns: readonly string[];
}

/** A battle of the current declaration, with its expected outcome as it stands. */
export interface DeclaredBattle extends BattleUnits {
  /** From 1, as `join` and `next` count them. */
  readonly number: number;
  /** Composed now: not closed yet. */
  readonly open?: true;
  /** Its place in the order is settled. */
  readonly settled?: true;
  /** None while it has no targets or no attackers. */
  readonly forecast?: BattleForecast;
}

/**
 * A battle of these units as it would be fought now: without adjacent attackers, a bombardment. `onslaught`: an automatic victory.
 * @throws Error if an id is unknown or its piece is not on the map
 */
export function forecastBattle(
  game: BullRun1983,
  p: Position,
  { targets, adjacent, guns }: BattleUnits,
  onslaught = false,
): BattleForecast {
  const pieces = (ids: readonly string[]): PieceIndex[] => ids.map((id) => pieceOnMap(game, p, id));
  const kind = adjacent.length > 0 ? MELEE : BOMBARDMENT;
  const battle = { kind, targets: pieces(targets), adjacent: pieces(adjacent), guns: pieces(guns) };
  return battleForecast(game.field, p, battle, onslaught);
}

/**
 * The battles declared so far, in the order in which they will be fought, the current one last; in an automatic victory, that one. Empty
 * outside those steps.
 */
export function declaredBattles({ field }: BullRun1983, p: Position): DeclaredBattle[] {
  const frame = p.stack.at(-1);
  const ids = (pieces: readonly PieceIndex[]): string[] => pieces.map((piece) => field.ids[piece]);
  const tell = (battle: Battle, at: number, more: Pick<DeclaredBattle, "open" | "settled">): DeclaredBattle => {
    const { kind, targets, adjacent, guns } = battle;
    const ready = targets.length > 0 && (kind === MELEE ? adjacent : guns).length > 0;
    return {
      number: at + 1,
      targets: ids(targets),
      adjacent: ids(adjacent),
      guns: ids(guns),
      ...more,
      ...(ready ? { forecast: battleForecast(field, p, battle, frame?.step === "onslaught") } : {}),
    };
  };
  switch (frame?.step) {
    case "declaration":
      return [...frame.battles, ...(frame.draft === undefined ? [] : [frame.draft])].map((battle, at) =>
        tell(battle, at, battle === frame.draft ? { open: true } : {}),
      );
    case "order":
      return [...frame.settled, ...frame.open].map((battle, at) =>
        tell(battle, at, at < frame.settled.length ? { settled: true } : {}),
      );
    case "onslaught":
      return [tell({ kind: MELEE, targets: frame.targets, adjacent: frame.attackers, guns: [] }, 0, { open: true })];
    default:
      return [];
  }
}

/**
 * Enemies that a unit could attack from a hex, its own unless another is given: those in contact, or for a battery without contact those it
 * sees within range (BR83-9.41-a). @throws Error if it is not on the map, or there is no such hex
 */
export function targetsFrom(
  game: BullRun1983,
  p: Position,
  piece: string,
  hex?: HexId,
): { readonly melee: readonly string[]; readonly fire: readonly string[] } {
  const { field } = game;
  const unit = pieceOnMap(game, p, piece);
  const { melee, fire } = couldAttack(field, p, unit, hex === undefined ? p.place[unit] : field.grid.known(hex));
  return { melee: melee.map((one) => field.ids[one]), fire: fire.map((one) => field.ids[one]) };
}

/** What blocks a line of sight, for people: the hex, or the two hexes on both sides of the crest. */
export interface SightBar {
  readonly what: "range" | "woods" | "unit" | "crest";
  readonly hexes: readonly HexId[];
  readonly rule: RuleId;
}

/** What blocks the line of sight between two hexes; empty if it is clear. @throws Error if there is no such hex */
export function sightBars({ field }: BullRun1983, p: Position, from: HexId, to: HexId): SightBar[] {
  const { grid } = field;
  return (whyNoSight(field, p, grid.known(from), grid.known(to)) ?? []).map(({ what, hex, hexside, rule }) => {
    const hexes =
      hex !== undefined ? [hex] : hexside === undefined ? [] : [Math.floor(hexside / 6), grid.neighbours[hexside]];
    return { what, hexes: hexes.map((one) => grid.ids[one]), rule };
  });
}

function pieceOnMap({ field }: BullRun1983, p: Position, id: string): PieceIndex {
  const piece = field.index.get(id);
  if (piece === undefined || p.place[piece] < 0) throw new Error(`${id} is not on the map.`);
  return piece;
}
