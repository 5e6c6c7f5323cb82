import { type HexGrid, type HexIndex, type HexMap, LineTable } from "@stonebridge/board";
import { pointsOf } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import { type Formation, formationsOf } from "./brigades/formations.ts";
import { type Ground, groundOf } from "./movement/ground.ts";
import {
  CONFEDERATE,
  GUN_RANGE,
  IN_LINE,
  NONE,
  ON_FOOT,
  ON_WHEELS,
  type PieceIndex,
  POINT,
  type SideIndex,
  UNION,
} from "./measures.ts";
import type { PieceData } from "./army/pieces.ts";
import type { Head } from "./situations/head-forms.ts";
import { LEADER_KINDS, type Options, type PieceKind, SIDES } from "./vocabulary.ts";

/** What a game of this situation never changes: map, pieces, options, and tables made from them. */
export interface Field {
  /** What it was opened with, and where it begins. */
  readonly situation: Head & { readonly at: { readonly stage: string } };
  readonly map: HexMap;
  readonly grid: HexGrid;
  /** Straight lines as far as guns reach (BR83-9.2-a, BR83-9.3-a). */
  readonly lines: LineTable;
  /** Number of hexes. */
  readonly size: number;
  readonly options: Options;
  readonly pieces: readonly PieceData[];
  /** Number of pieces. */
  readonly count: number;
  /** Pieces, and combat units alone, by side, in the order of the roster. */
  readonly roster: readonly (readonly PieceIndex[])[];
  readonly units: readonly (readonly PieceIndex[])[];
  readonly ids: readonly string[];
  readonly index: ReadonlyMap<string, PieceIndex>;
  /** By piece. */
  readonly sideOf: readonly SideIndex[];
  readonly kindOf: readonly PieceKind[];
  /** 1 for combat units: infantry, cavalry, batteries, brigade pieces (BR83-PP2.1-a). They alone fight (BR83-6.1-a, BR83-OB6-a). */
  readonly isUnit: readonly number[];
  /** 1 for leaders of every rank; a dummy counts as one (R70). */
  readonly isLeader: readonly number[];
  /** ON_FOOT, ON_WHEELS or IN_LINE */
  readonly gait: readonly number[];
  /** Printed attack factor by face: 0 the mobile or only one, 1 the battle face of a battery (BR83-9.11-a, BR83-PP2.1-b). */
  readonly attack: readonly (readonly number[])[];
  /** Movement factor by face, in sixths of a point (BR83-PP2-a). */
  readonly movement: readonly (readonly number[])[];
  readonly defense: readonly number[];
  /** 1 if the movement factor is red (BR83-4.2-a). */
  readonly red: readonly number[];
  /**
   * Leader of the piece's brigade or battalion, and of its division (BR83-PP2-b, BR83-4.51-a, BR83-4.52-a); NONE if there is none (R85).
   */
  readonly leader: readonly PieceIndex[];
  readonly divisionLeader: readonly PieceIndex[];
  /** Brigade piece of the piece's brigade, by piece; NONE for those of no brigade. */
  readonly brigadePiece: readonly PieceIndex[];
  /** Brigade leader and infantry of a brigade, by its brigade piece: who may be its components (BR83-8.21-a). */
  readonly members: readonly (readonly PieceIndex[])[];
  /** Every set of infantry that makes up a brigade piece, by brigade piece (BR83-8.21-a). */
  readonly formations: readonly (readonly Formation[])[];
  /** The terrain without the TRESTLE and with it (BR83-11.2-a, R26). */
  readonly ground: readonly [destroyed: Ground, standing: Ground];
  /** Ford hexes, and the place of each in that list by hex, -1 for others. */
  readonly fords: readonly HexIndex[];
  readonly fordSlot: readonly number[];
  readonly trestle: HexIndex;
  /** Base hexes by side (BR83-MAP6-a, R01). */
  readonly bases: readonly (readonly HexIndex[])[];
  /** Victory stars (BR83-3.3-a). */
  readonly stars: readonly HexIndex[];
  /** By side: defense points that it needs in the enemy’s base, or on the stars, by even chances (BR83-S5); 0: one unit. */
  readonly needed: readonly number[];
  /** The most common actions, made once: by piece, and steps by hex. */
  readonly said: {
    readonly take: readonly Action[];
    readonly flip: readonly Action[];
    readonly break: readonly Action[];
    readonly with: readonly Action[];
    readonly step: readonly Action[];
  };
  /** 1 for hexes of the side's own bank of Bull Run, by side (BR83-MAP2.3-a, BR83-GL-d, R03). */
  readonly ownBank: readonly (readonly number[])[];
}

const LEADERS: ReadonlySet<PieceKind> = new Set([...LEADER_KINDS, "dummy"]);

/** What a situation never changes, with the tables that rules look things up in. */
export function createField(
  situation: Field["situation"],
  map: HexMap,
  pieces: readonly PieceData[],
  options: Options,
): Field {
  const { grid, size } = map;
  const index = new Map(pieces.map((piece, at) => [piece.id, at]));
  const find = (test: (piece: PieceData) => boolean): PieceIndex => pieces.findIndex(test);
  const brigadePiece = pieces.map(({ side, brigade }) =>
    brigade === undefined
      ? NONE
      : find((other) => other.kind === "brigade" && other.side === side && other.brigade === brigade),
  );
  const members = pieces.map((piece, at) =>
    piece.kind !== "brigade"
      ? []
      : pieces.flatMap(({ kind }, other) =>
          brigadePiece[other] === at && (kind === "brigade-leader" || kind === "infantry") ? [other] : [],
        ),
  );
  const roster = SIDES.map((id) => pieces.flatMap(({ side }, at) => (side === id ? [at] : [])));
  const fords = map.data.fords.map(({ hex }) => grid.known(hex));
  const [trestle] = map.goals("trestle");
  const banks = SIDES.map((name) => map.bankCode(name));
  return {
    situation,
    map,
    grid,
    lines: new LineTable(grid, GUN_RANGE),
    size,
    options,
    needed: pointsOf(situation.bid, SIDES),
    pieces,
    count: pieces.length,
    roster,
    units: roster.map((own) => own.filter((piece) => !LEADERS.has(pieces[piece].kind))),
    ids: pieces.map(({ id }) => id),
    index,
    sideOf: pieces.map(({ side }) => (side === "union" ? UNION : CONFEDERATE)),
    kindOf: pieces.map(({ kind }) => kind),
    isUnit: pieces.map(({ kind }) => (LEADERS.has(kind) ? 0 : 1)),
    isLeader: pieces.map(({ kind }) => (LEADERS.has(kind) ? 1 : 0)),
    gait: pieces.map(({ kind }) => (kind === "battery" ? ON_WHEELS : kind === "brigade" ? IN_LINE : ON_FOOT)),
    attack: pieces.map(({ attack, battle }) => [attack, battle?.attack ?? attack]),
    movement: pieces.map(({ movement, battle }) => [movement * POINT, (battle?.movement ?? movement) * POINT]),
    defense: pieces.map(({ defense }) => defense),
    red: pieces.map(({ red }) => (red ? 1 : 0)),
    leader: pieces.map((piece) => find((other) => commands(other, piece))),
    divisionLeader: pieces.map(({ id, side, division }) =>
      division === undefined
        ? NONE
        : find(
            (other) =>
              other.kind === "division-leader" && other.side === side && other.division === division && other.id !== id,
          ),
    ),
    brigadePiece,
    members,
    formations: members.map((own, at) => (own.length === 0 ? [] : formationsOf(pieces, at, own))),
    ground: [groundOf(map, trestle, false), groundOf(map, trestle, true)],
    fords,
    fordSlot: grid.ids.map((_, hex) => fords.indexOf(hex)),
    trestle,
    bases: [map.goals("base", "union"), map.goals("base", "confederate")],
    stars: map.goals("star"),
    said: {
      take: pieces.map(({ id }) => ({ type: "take", piece: id })),
      flip: pieces.map(({ id }) => ({ type: "flip", piece: id })),
      break: pieces.map(({ id }) => ({ type: "break", piece: id })),
      with: pieces.map(({ id }) => ({ type: "with", piece: id })),
      step: grid.ids.map((hex) => ({ type: "step", hex })),
    },
    ownBank: banks.map((code) => Array.from(map.bank, (bank) => (bank === code ? 1 : 0))),
  };
}

/** Is the first the leader of the second's brigade or artillery battalion? */
function commands(leader: PieceData, piece: PieceData): boolean {
  if (leader.side !== piece.side || leader.id === piece.id) return false;
  if (leader.kind === "brigade-leader") return leader.brigade !== undefined && leader.brigade === piece.brigade;
  return leader.kind === "artillery-leader" && leader.battalion !== undefined && leader.battalion === piece.battalion;
}
