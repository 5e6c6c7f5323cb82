import { HexMap } from "@stonebridge/board";
import { type Field, createField } from "../../../src/bull-run-1983/field.ts";
import { type Battle, BOMBARDMENT, MELEE } from "../../../src/bull-run-1983/frames.ts";
import { CONFEDERATE, type PieceIndex, UNION } from "../../../src/bull-run-1983/measures.ts";
import type { PieceData } from "../../../src/bull-run-1983/army/pieces.ts";
import { type Position, emptyPosition, heldBy, setDown } from "../../../src/bull-run-1983/position.ts";
import type { PieceKind } from "../../../src/bull-run-1983/vocabulary.ts";
import { type Features, blank } from "./field.ts";

/** Pieces of one's own on open land, for rules that ask only who stands where with what strength. */
export interface Battlefield {
  readonly field: Field;
  readonly p: Position;
  /** The piece of a name. @throws Error where there is none */
  unit(name: string): PieceIndex;
  units(names: string): PieceIndex[];
  /** `battlefield.melee("d1 d2", "a1 a2", "g1")`: targets, adjacent attackers, guns. */
  melee(targets: string, adjacent: string, guns?: string): Battle;
  bombardment(targets: string, guns: string): Battle;
  hex(id: string): number;
}

const KINDS: Readonly<Record<string, PieceKind>> = {
  inf: "infantry",
  cav: "cavalry",
  bty: "battery",
  bde: "brigade",
  ldr: "brigade-leader",
};

/**
 * @param features of the map
 * @param lines one piece each, `u`nion or `c`onfederate: side, name, kind, factors, hex. `u a1 inf 3-2 K10`. A brigade piece is followed by
 * the defense factors of the infantry it stands for: `c b bde 6-5 K11 3 2`; they are called b1, b2 and so on, its leader b0.
 */
export function battlefield(features: Features, lines: readonly string[]): Battlefield {
  const pieces: PieceData[] = [];
  const held: [piece: string, holder: string][] = [];
  const placed: [piece: string, hex: string][] = [];
  for (const line of lines) {
    const [side, id, kind, factors, hex, ...parts] = line.split(" ");
    const [attack, defense] = factors.split("-").map(Number);
    const brigade = kind === "bde" ? id : undefined;
    const add = (name: string, as: PieceKind, [a, d]: readonly [number, number]): void => {
      pieces.push(piece(side === "u" ? "union" : "confederate", name, as, a, d, brigade));
    };
    add(id, KINDS[kind], [attack, defense]);
    placed.push([id, hex]);
    if (brigade === undefined) continue;
    for (const [at, part] of ["leader", ...parts].entries()) {
      if (part === "leader") add(`${id}0`, "brigade-leader", [0, 0]);
      else add(`${id}${at}`, "infantry", [Number(part), Number(part)]);
      held.push([`${id}${at}`, id]);
    }
  }
  const field = createField(
    { format: "stonebridge-situation", version: 1, game: "bull-run-1983", name: "test", at: { stage: "set-up" } },
    mapOf(features),
    pieces,
    {
      setup: "historical",
      uncertainTimes: "off",
      fogOfWar: "off",
      exhaustion: "off",
      july20: "off",
      evenChances: "off",
    },
  );
  const p = emptyPosition(field);
  p.turn = 5;
  p.side = UNION;
  p.thawed = [1, 1];
  const unit = (name: string): PieceIndex => {
    const found = field.index.get(name);
    if (found === undefined) throw new Error(`no piece ${name}`);
    return found;
  };
  for (const [name, hex] of placed) setDown(field, p, unit(name), field.grid.known(hex));
  for (const [name, holder] of held) p.place[unit(name)] = heldBy(unit(holder));
  const units = (names: string): PieceIndex[] => (names === "" ? [] : names.split(" ").map(unit));
  return {
    field,
    p,
    unit,
    units,
    melee: (targets, adjacent, guns = "") => ({
      kind: MELEE,
      targets: units(targets),
      adjacent: units(adjacent),
      guns: units(guns),
    }),
    bombardment: (targets, guns) => ({ kind: BOMBARDMENT, targets: units(targets), adjacent: [], guns: units(guns) }),
    hex: (id) => field.grid.known(id),
  };
}

/** Slopes are the hexes below the crests that are given. */
function mapOf(features: Features): HexMap {
  const slope = [...new Set((features.crests ?? []).map(([, below]) => below))];
  return new HexMap(blank({ slope, ...features }));
}

function piece(
  side: "union" | "confederate",
  id: string,
  kind: PieceKind,
  attack: number,
  defense: number,
  brigade: string | undefined,
): PieceData {
  return {
    id,
    side,
    name: id,
    army: side === "union" ? "union" : "potomac",
    kind,
    attack,
    defense,
    movement: 4,
    red: false,
    frozen: false,
    start: { how: "card" },
    basis: "estimate",
    settled: [],
    men: 0,
    guns: 0,
    components: [],
    ...(brigade === undefined ? {} : { brigade }),
  };
}

export { CONFEDERATE, UNION };
