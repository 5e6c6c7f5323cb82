import { FORD, type HexIndex, LAND, RIVER } from "@stonebridge/board";
import { deriveSeed, fastDice } from "@stonebridge/kernel";
import {
  type OpenedBullRun1983,
  type Placement,
  type Situation,
  bullRun1983,
  builtMap,
} from "../../../src/bull-run-1983/index.ts";
import { RANGE } from "../../../src/bull-run-1983/measures.ts";

/** Where both armies are thrown together: fords, bridges, the hill of QQ18, hexes where reinforcements come on. */
const PLACES = ["P2", "S10", "X8", "Z10", "DD15", "KK17", "MM16", "QQ18", "WW29", "II11", "A18", "CCC5"];
/** Defense points that one hex gets at most, so that there is room to retreat and to advance into. */
const LOAD = 8;

const BASE = bullRun1983.open(bullRun1983.situation("historical"));

/**
 * A third of both armies within four hexes of some place, many of them in contact, half the brigades formed, in the middle of somebody's
 * Movement or Combat phase in the afternoon. Brigade pieces are strong enough for automatic victories.
 */
export function randomBattle(seed: number): OpenedBullRun1983 {
  const dice = fastDice(deriveSeed(seed, 5));
  const below = (n: number): number => dice.roll("battle", n) - 1;
  const draw = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const { field } = BASE;
  const map = builtMap();
  const center = field.grid.known(draw(PLACES));
  const area = [...field.grid.within(center, RANGE)].filter(
    (hex) => map.playable[hex] === 1 && map.water[hex] !== RIVER,
  );
  const side = below(2);
  const loads = new Map<HexIndex, { readonly side: number; points: number }>();
  const placements: Placement[] = [];
  const used = new Set<number>();

  const room = (piece: number, points: number, onLand: boolean): HexIndex | undefined => {
    for (let tries = 0; tries < 8; tries++) {
      const hex = draw(area);
      const load = loads.get(hex);
      if (onLand && (load !== undefined || map.water[hex] !== LAND)) continue;
      if (load !== undefined && (load.side !== field.sideOf[piece] || load.points + points > LOAD)) continue;
      if (map.water[hex] === FORD && points > LOAD) continue;
      loads.set(hex, { side: field.sideOf[piece] as number, points: (load?.points ?? 0) + points });
      return hex;
    }
    return undefined;
  };
  const place = (piece: number, hex: HexIndex): void => {
    used.add(piece);
    placements.push({
      piece: field.ids[piece] as string,
      hex: field.grid.ids[hex] as string,
      ...(field.sideOf[piece] === side && below(3) > 0 ? { active: true } : {}),
      ...(field.kindOf[piece] === "battery" && below(2) === 0 ? { face: "battle" as const } : {}),
    });
  };

  for (let brigade = 0; brigade < field.count; brigade++) {
    if (field.kindOf[brigade] !== "brigade" || below(2) === 0) continue;
    const hex = room(brigade, field.defense[brigade] as number, true);
    if (hex === undefined) continue;
    const parts = [field.leader[brigade] as number].concat(
      (field.pieces[brigade]?.components ?? []).map((id) => field.index.get(id) as number),
    );
    if (below(2) === 0) for (const part of parts) place(part, hex);
    else place(brigade, hex);
    for (const part of parts) used.add(part);
  }
  for (let unit = 0; unit < field.count; unit++) {
    if (used.has(unit) || field.isUnit[unit] === 0 || field.kindOf[unit] === "brigade" || below(3) > 0) continue;
    const hex = room(unit, field.defense[unit] as number, false);
    if (hex !== undefined) place(unit, hex);
  }
  for (let leader = 0; leader < field.count; leader++) {
    if (used.has(leader) || field.isLeader[leader] === 0 || below(2) === 0) continue;
    const friends = [...loads.keys()].filter((hex) => loads.get(hex)?.side === field.sideOf[leader]);
    if (friends.length > 0) place(leader, draw(friends));
  }
  const situation: Situation = {
    format: "stonebridge-situation",
    version: 1,
    game: "bull-run-1983",
    name: `battle ${seed}`,
    options: { uncertainTimes: draw(["off", "on"]), exhaustion: draw(["off", "on"]) },
    pieces: field.ids
      .filter((_, piece) => field.kindOf[piece] === "brigade")
      .map((id) => ({ id, ...(below(3) === 0 ? { attack: 20 } : {}) })),
    at: { stage: draw(["movement", "combat"]), turn: 6 + below(17), side: side === 0 ? "union" : "confederate" },
    placements,
    trestle: draw(["stands", "destroyed"]),
  };
  return bullRun1983.open(situation);
}
