import type { HexIndex } from "@stonebridge/board";
import type { Asked } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import { ARRIVALS } from "./army/pieces.ts";
import type { MarchFrame } from "./frames.ts";
import { type PieceIndex, RANGE, type SideIndex } from "./measures.ts";
import { endedMarch } from "./movement/ended-march.ts";
import { costOfStep } from "./movement/step-costs.ts";
import type { Play } from "./play.ts";
import { FROZEN, firstAt, limitAt, marked, movementOf, onMap, piecesAt } from "./position.ts";
import { SIDES } from "./vocabulary.ts";

/** What somebody asked for at this table. */
export type Asking = Asked<Play, Action>;

/** What a step costs and what its piece can pay, in sixths of a movement point. */
interface Price {
  readonly piece: string;
  readonly needed: number;
  readonly left: number;
  readonly allowance: number;
}

/**
 * What a refusal may tell the side that asks: what it named itself, its own pieces, what lies face up (BR83-2.6-a, BR83-4.84-a), and where
 * counters are (R12). Figures are found here alone, so none can name a piece whose face is hidden from that side.
 */
export class Known {
  readonly action: Action;
  readonly #play: Play;
  readonly #side: SideIndex;

  constructor({ play, side, action }: Asking) {
    this.#play = play;
    this.#side = SIDES.findIndex((id) => id === side);
    this.action = action;
  }

  /** The piece that the action names, or the first of those on the march or of the last one. */
  get piece(): string {
    return "piece" in this.action ? this.action.piece : this.#play.field.ids[this.#march.pieces[0]];
  }

  /** The hex that the action names. */
  get hex(): string {
    if ("hex" in this.action) return this.action.hex;
    throw new Error(`${this.action.type} names no hex.`);
  }

  /** The pieces that the action names. */
  get pieces(): readonly string[] {
    if ("pieces" in this.action) return this.action.pieces;
    throw new Error(`${this.action.type} names no pieces.`);
  }

  /** Leader of the piece's brigade or battalion, as its card says. */
  get leader(): string {
    const { field } = this.#play;
    return field.ids[field.leader[this.#index(this.piece)]];
  }

  /** Where the piece comes on, by its card. */
  get entryHex(): string {
    const { start } = this.#play.field.pieces[this.#index(this.piece)];
    if (start.how === "arrival") return ARRIVALS[start.group].hex;
    throw new Error(`${this.piece} is no reinforcement.`);
  }

  /** Ids of pieces, as far as the side may look at them. */
  named(pieces: readonly PieceIndex[]): readonly string[] {
    return pieces.filter((piece) => this.#shows(piece)).map((piece) => this.#play.field.ids[piece]);
  }

  /** Defense points of the pieces that the side sees in a hex, and how many it may hold. */
  room(hex: string): { readonly points: number; readonly limit: number } {
    const at = this.#play.field.grid.known(hex);
    return { points: this.#points(at, []), limit: limitAt(this.#play.field, this.#play.p, at) };
  }

  /** The same of the hex that the march has reached, without those who march. */
  get roomOnTheWay(): { readonly points: number; readonly limit: number } {
    const { field, p } = this.#play;
    const { pieces } = this.#march;
    const at = p.place[pieces[0]];
    return { points: this.#points(at, pieces), limit: limitAt(field, p, at) };
  }

  /** What the step costs of the action for the first of those on the march who cannot pay it. */
  get price(): Price {
    return this.#priceOf(this.#march, this.hex);
  }

  /** The same of one piece of the march that ended last, and any hex next to it. */
  priceAfter(piece: string, hex: string): Price & { readonly hex: string } {
    const index = this.#index(piece);
    const { pieces, points } = this.#march;
    return { ...this.#priceOf({ pieces: [index], points: [points[pieces.indexOf(index)]] }, hex), hex };
  }

  #priceOf({ pieces, points }: Pick<MarchFrame, "pieces" | "points">, hex: string): Price {
    const { field, p } = this.#play;
    const from = p.place[pieces[0]];
    const hexside = field.grid.hexside(from, field.grid.known(hex));
    const costs = pieces.map((piece) => costOfStep(field, p, piece, from, hexside));
    const at = costs.findIndex((cost, each) => cost > points[each]);
    return {
      piece: field.ids[pieces[at]],
      needed: costs[at],
      left: points[at],
      allowance: movementOf(field, p, pieces[at]),
    };
  }

  /** Face-up enemy units that control the hex where a piece is. */
  enemiesAround(piece: string): readonly string[] {
    return this.#controlling(this.#play.p.place[this.#index(piece)]);
  }

  /** Face-up enemy units that control both the hex of the march and the one that the action names. */
  get enemiesAlong(): readonly string[] {
    const { field, p } = this.#play;
    const there = this.#controlling(field.grid.known(this.hex));
    return this.#controlling(p.place[this.#march.pieces[0]]).filter((piece) => there.includes(piece));
  }

  /** Hexes within recon range of one that have enemy counters, whatever their faces (BR83-1.35-a). */
  countersNear(hex: string): readonly string[] {
    const { field, p } = this.#play;
    return [...field.grid.within(field.grid.known(hex), RANGE)]
      .filter((near) => piecesAt(p, near).some((piece) => field.sideOf[piece] !== this.#side))
      .map((near) => field.grid.ids[near]);
  }

  /** The march that is on its way, or else the one that ended last. */
  get #march(): MarchFrame {
    const frame = this.#play.p.stack.at(-1);
    if (frame?.step === "march") return frame;
    const ended = endedMarch(this.#play.p);
    if (ended !== undefined) return ended;
    throw new Error(`${this.action.type}: nobody is on the march.`);
  }

  #index(piece: string): PieceIndex {
    const index = this.#play.field.index.get(piece);
    if (index === undefined) throw new Error(`There is no piece ${piece}.`);
    return index;
  }

  #shows(piece: PieceIndex): boolean {
    const { field, p } = this.#play;
    return field.sideOf[piece] === this.#side || (onMap(p, piece) && !marked(p, piece, FROZEN));
  }

  #points(hex: HexIndex, without: readonly PieceIndex[]): number {
    const { field, p } = this.#play;
    return piecesAt(p, hex)
      .filter((piece) => this.#shows(piece) && !without.includes(piece))
      .reduce((points, piece) => points + field.defense[piece], 0);
  }

  #controlling(hex: HexIndex): readonly string[] {
    const { field, p } = this.#play;
    const found: PieceIndex[] = [];
    for (const near of field.grid.within(hex, 1))
      for (let piece = firstAt(p, near); piece !== -1; piece = p.next[piece])
        if (field.isUnit[piece] === 1 && field.sideOf[piece] !== this.#side) found.push(piece);
    return this.named(found);
  }
}
