/**
 * What the board is told and what it tells. The board knows no rules: it is handed pieces, marks and targets,
 * and says what a hand did to them. Every text in here is ready to be shown or spoken.
 *
 * A space is what pieces stand in: a zone, by its id, or a hex, by its printed coordinate. Markers, lines of sight, battles
 * and coordinates are drawn on hex maps alone.
 */

import type { HexGridShape, HexId, Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import type { Body, CounterLook, PieceMarks } from "./counters/look.ts";
import type { Box } from "./geometry.ts";
import type { OrderModel, RideModel } from "./order-model.ts";
import type { TilesManifest } from "./tiles/tiles-manifest.ts";

/**
 * - `may`: can be chosen now: a solid teal ring with four pointers.
 * - `selected`: the piece that is being decided about: gold between two black lines, larger.
 * - `aimed`: an attack is aimed at it: a heavy red ring with a reticle.
 * - `may-not`: faded, a broken red ring and a crossed circle. For pieces somebody may try to choose; give bystanders `rest`.
 */
export type PieceState = "rest" | "may" | "selected" | "aimed" | "may-not";

export interface PieceModel {
  /** Element or headquarters id. */
  readonly id: string;
  readonly space: string;
  /** Order in the space's stack, 0 on top (front line). */
  readonly depth: number;
  readonly look: CounterLook;
  readonly marks: PieceMarks;
  /** Neighbour it faces: the pointer on the rim points there. */
  readonly facing?: string;
  readonly state: PieceState;
  /** Moved in the last action: the space it came from. */
  readonly movedFrom?: string;
  /** Sentence for screen readers. */
  readonly label: string;
}

/**
 * - `may`: a legal target: teal wash; one band round all that lie together, another round those whose badge tells a chance.
 * - `aimed`: the target of a pinned preview that is not an attack (march, turn, retreat): double teal band and ruling.
 * - `attack`: an attack is aimed here: red band and ruling; its badge wears crossed swords.
 * - `selected`: where the selected piece stands: gold.
 * - `may-not`: black hatch, broken red band. For refused candidates near the piece; give far-off spaces `rest`.
 */
export type SpaceState = "rest" | "may" | "may-not" | "aimed" | "selected" | "attack";

export interface SpaceModel {
  readonly id: string;
  readonly state: SpaceState;
  /** Roundel: a cost, "67%", "retreat to". A percentage wears crossed swords. */
  readonly badge?: string;
  /** Faced by the selected piece's Front. */
  readonly inFront?: boolean;
  /** Its pieces can be picked, and so can it: what the handle under the open stack says, "March to GG7". */
  readonly handle?: string;
  /** Controller, for scoring spaces. */
  readonly control?: "north" | "south";
  /** Sentence for screen readers: place, terrain, who stands there, what may be done, cost or reason. */
  readonly label: string;
}

/**
 * Washes that are held up to look at: reach `r`, zones of control `z`, command `c`; `range`: where guns reach; `recon`: where
 * a side sees, or may not set up; `cohesion`: where a brigade is near enough to its division.
 */
export interface OverlayModel {
  readonly kind: "reach" | "control-north" | "control-south" | "command" | "range" | "recon" | "cohesion";
  readonly spaces: readonly { readonly space: string; readonly text?: string }[];
}

/** `command`: from who activates to who is activated; calm, and all of them together one drawing. */
export interface ArrowModel {
  readonly kind: "path" | "attack" | "retreat" | "last" | "command";
  /** Spaces in order. */
  readonly spaces: readonly string[];
}

/**
 * What stands in a space for itself. `text`: a number or word that hangs on it, such as what is left of an allowance. `flag`: the target of
 * an order; `aide`: a rider with one; both are a side’s. `works`: earth thrown up; `spent` while it is still dug.
 */
export interface MarkerModel {
  readonly kind: "abatis" | "trestle" | "ford" | "star" | "entry" | "flag" | "aide" | "works";
  readonly space: string;
  readonly body?: Body;
  /** Works: the neighbour that they face; with its two sides beside that they shelter the space. */
  readonly towards?: string;
  readonly text?: string;
  /** Out of use: a trestle that was left out, an allowance used up. */
  readonly spent?: boolean;
}

/** Where a piece stood that has gone: an empty place with a broken outline, a side's colour in it. */
export interface ShadowModel {
  readonly space: string;
  readonly body?: Body;
}

/** A line of sight from one space to another. */
export interface SightModel {
  readonly from: string;
  readonly to: string;
  /** What blocks the line: a space, or the border between two. None: it is clear. */
  readonly blocks: readonly (string | readonly [one: string, other: string])[];
  /** Distance, at its far end. */
  readonly text?: string;
}

/**
 * A battle: its number hangs on what is attacked, arrows come from who attacks and from guns that fire from afar.
 * - `draft`: being put together. `declared`: stands. `now`: is being fought. `over`: fought.
 */
export interface BattleModel {
  readonly number: number;
  readonly state: "draft" | "declared" | "now" | "over";
  readonly targets: readonly string[];
  readonly attackers: readonly string[];
  readonly guns: readonly string[];
  /** Odds beside the number: "3-1". */
  readonly text?: string;
}

export interface BoardModel {
  /** On a hex map only those that differ from the rest: all others are at rest and named by `nameOf`. */
  readonly spaces: readonly SpaceModel[];
  readonly pieces: readonly PieceModel[];
  readonly arrows: readonly ArrowModel[];
  readonly overlays: readonly OverlayModel[];
  /** Where pieces stood before they went. */
  readonly shadows?: readonly ShadowModel[];
  /** The ways that pieces come by: piece to spaces in order, where it stood first. Others take the fewest borders. */
  readonly routes?: ReadonlyMap<string, readonly string[]>;
  readonly markers?: readonly MarkerModel[];
  readonly sight?: SightModel;
  readonly battles?: readonly BattleModel[];
  readonly orders?: readonly OrderModel[];
  /** Aides on their way with orders. */
  readonly rides?: readonly RideModel[];
  /** Sentence for screen readers of a space that is not listed. */
  nameOf?(space: string): string;
  /** Pieces or spaces lit up from elsewhere (log, panel). */
  readonly lit: readonly string[];
  /** Names of fords that one side does not know yet: their badge has a broken outline. */
  readonly unknownFords?: readonly string[];
  /** Spaces that matter now, as a guide shows them: everything else lies in the shade. Absent or empty: no shade. */
  readonly spot?: readonly string[];
}

export type BoardTarget =
  | { readonly kind: "space"; readonly id: string }
  | { readonly kind: "piece"; readonly id: string };

/** The part of the map that is in sight, in map units, and CSS pixels per map unit. */
export interface BoardSight {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly zoom: number;
}

export interface BoardEvents {
  /** Click, tap or Enter. */
  pick(target: BoardTarget): void;
  /** Pointer or focus rests on something, or leaves the board (undefined). `at`: client pixels. */
  point(target: BoardTarget | undefined, at?: { readonly x: number; readonly y: number }): void;
  /** Whether a pick on any of these pieces means the same: they are one target, and need not be told apart. */
  areOne?(pieces: readonly string[]): boolean;
  /** Whether a piece can be dragged that is not offered: its drag asks for more than a pick on it would. */
  mayLift?(piece: string): boolean;
  /** A piece is taken up to be dragged, so that its targets show. `whole`: its stack was closed, and goes along. */
  lift(piece: string, whole: boolean): void;
  /** The piece was dropped on a space; undefined: beside every space, where it came from, or the drag was given up. `at`: client pixels. */
  drop(piece: string, space: string | undefined, at?: { readonly x: number; readonly y: number }): void;
  /** Long press or `i`: open the card. */
  card(piece: string): void;
  /** The map was moved or zoomed and has come to rest. */
  sight?(sight: BoardSight): void;
}

/** A map of zones: what borders what, and the outlines. */
export interface ZoneMap {
  readonly graph: ZoneGraphData;
  readonly shapes: ZoneShapesData;
}

/** A map of hexes. A hex's id is its printed coordinate. */
export interface HexMap {
  readonly hexes: HexGridShape & { readonly unplayable?: readonly HexId[] };
  readonly plot: HexPlot;
  /** Hexes whose coordinate is left out, because it would lie on a name of the drawn map. Pointing at one tells it. */
  readonly lettered?: readonly HexId[];
}

/** Where a map's hexes lie on its sheet, in map units. */
export interface HexPlot {
  /** Height of a hex, flat side to flat side. */
  readonly height: number;
  /** Upper left corner of the box that holds every hex whole. */
  readonly origin: Point;
  readonly sheet: readonly [left: number, top: number, right: number, bottom: number];
}

/** The drawn base of a map; a map without one shows plain paper. */
export interface BaseMap {
  readonly tiles?: TilesManifest;
  /** Folder of the tiles, with a slash at its end. */
  readonly tilesUrl?: string;
}

/** The few texts the board says by itself. */
export interface BoardTexts {
  /** Name of the region: "Map of the field". */
  readonly region: string;
  /** How the keys work, spoken with the region's name. */
  readonly keys: string;
  /** Name of the base map as a picture. */
  readonly ground: string;
}

export interface BoardOptions {
  readonly texts: BoardTexts;
  readonly tone: "light" | "dark";
  /** Soldiers and horses, or boxes as staff maps use them. */
  readonly signs: "period" | "nato";
  /** `strong`: taller stripes with bolder patterns. */
  readonly patterns: "fine" | "strong";
  /** `pale`: the base map under a veil. */
  readonly ground: "full" | "pale";
  /** Hex numbers: where there is room for them, from far off too, or never. */
  readonly coordinates: "auto" | "always" | "never";
  /** `less`: no travel, no lift, no inertia. `system` follows the reader's system. */
  readonly motion: "system" | "full" | "less";
  /** Px a second at which pieces march, for eyes to follow; undefined: quickly, as one's own moves. */
  readonly speed: number | undefined;
  /** What covers the board's edges, in px (a sheet, tools): things are brought into view clear of it. */
  readonly covered: Covered;
}

/** How much lies over the board at each edge, in px. */
export interface Covered {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** Width and height of what lies over its lower corners alone. */
  readonly corners?: { readonly left?: CoveredCorner; readonly right?: CoveredCorner };
}

export type CoveredCorner = readonly [width: number, height: number];

/** Spaces that should be in sight while the player decides. */
export interface Attention {
  /** What is asked about: the pieces in question and the enemy they fight, the most important first. */
  readonly all: readonly string[];
  /** What they can be sent to or aimed at, as far as it matters, where it can be seen along with them. */
  readonly along: readonly string[];
  /** What could be chosen, while nothing is asked about: one of these in sight is enough. */
  readonly any: readonly string[];
  /** From so far off that counters can hardly be read, the map comes nearer. */
  readonly near?: boolean | undefined;
}

export interface BoardApi {
  /** Show this; pieces travel from where they were. */
  show(model: BoardModel): void;
  /** Change what was given; the rest stays. */
  setOptions(options: Partial<BoardOptions>): void;
  /** Bring a space or piece into view, without a jump if it is in view. */
  reveal(target: BoardTarget): void;
  /**
   * Bring several spaces into view together, the last one in any case: without coming closer, and from no farther off than
   * counters can be read. The first call remembers the view before, for {@link unframe}.
   * @param near from so far off that counters there can hardly be read, it comes closer after all
   * @param head px at the top of the board that something covers as long as these spaces are framed
   */
  frame(spaces: readonly string[], near?: boolean, head?: number): void;
  /**
   * Sees to it that what is decided about lies well in sight, see `camera/looking.ts`; for fingers, where stacks are drawn as one, from
   * near. Nothing while a piece is dragged.
   */
  attend(attention: Attention): void;
  /** Whether {@link frame} can show all of these spaces at once. */
  fits(spaces: readonly string[]): boolean;
  /** Whether a space is one of these or close to one: beside it, on hexes at most two hexes away. */
  isNear(space: string, others: ReadonlySet<string>): boolean;
  /** Back to the view before {@link frame}, unless a hand has moved the map since, or the reader `stays` where it has led him. */
  unframe(stays?: boolean): void;
  /** Resolves once what was shown is painted, pieces have arrived and the map has come to rest. A hidden page paints nothing: give it a limit. */
  settled(): Promise<void>;
  /** Pieces that travel are where they go at once. */
  arrive(): void;
  /** Put a point of the map (map units) in the middle. */
  lookAt(x: number, y: number): void;
  /** Whole field, or back. */
  fit(): void;
  zoomBy(factor: number): void;
  /** Where a target's pieces stand, or would, in px of the board as it is seen now, in sight or not; undefined where there is no such place. */
  whereIs(target: BoardTarget): Box | undefined;
  /** Keyboard focus to a target. */
  focus(target: BoardTarget): void;
  /** Keyboard focus to a target, and the map to where it can be seen and read, from as far off as it may be. */
  goTo(target: BoardTarget): void;
  /** Hide or show the pieces. */
  hidePieces(hidden: boolean): void;
  /** `performance.now()` when the reader last moved the map by hand; 0 for never. */
  movedByHandAt(): number;
  destroy(): void;
}
