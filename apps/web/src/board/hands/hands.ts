import type { Point } from "@stonebridge/board";
import type { GestureEvents } from "./gestures.ts";
import { around, distance, grown, holds } from "../geometry.ts";
import { type Hit, hitAt, type HitScene, type Pointing } from "./hit.ts";
import type { BoardEvents, BoardTarget, PieceModel } from "../model.ts";
import { sameTarget } from "./focus-order.ts";

/** What hands need of the board. Places are px from its upper left corner. */
export interface HandsBoard {
  readonly events: BoardEvents;
  scene(): HitScene;
  spaceAt(at: Point): string | undefined;
  /** Stacks open when they are picked, and stay open until something else is. */
  readonly opensOnPick: boolean;
  client(at: Point): { readonly x: number; readonly y: number };
  openFan(pieces: readonly string[]): void;
  closeFan(): void;
  /** Shows what stands in some spaces so close that it can be told apart. */
  closeUp(spaces: readonly string[]): void;
  /** What the pointer rests over. */
  over(target: BoardTarget | undefined): void;
  takeFocus(target: BoardTarget): void;
  /** Draws a piece under the pointer; undefined: no longer. */
  carry(piece: string | undefined, at?: Point): void;
  pan(x: number, y: number): void;
  fling(x: number, y: number): void;
  zoom(factor: number, at: Point): void;
}

/** A pointer must rest this long before what lies under it is told. */
const REST = 120;
/** A fan stays open this long after the pointer left it. */
const LINGER = 220;
const FAN_RIM = 12;
/** A click so soon after a stack opened under the pointer, and so near, was meant for what lay there before. */
const SURPRISE = 450;
const STRAY = 8;

/** Nothing that could be used lies there. */
function isIdle(hit: Hit | undefined, scene: HitScene): boolean {
  if (hit?.kind !== "space") return hit === undefined;
  const state = scene.space(hit.id)?.state ?? "rest";
  return state === "rest" || state === "may-not";
}

/** The space of one of these pieces could be meant as well. */
function hasHandle(pieces: readonly string[], scene: HitScene): boolean {
  return pieces.some((id) => scene.space(scene.piece(id)?.space ?? "")?.handle !== undefined);
}

/** What a hand points at, if it is one thing. */
function meantBy(hit: Hit | undefined): BoardTarget | undefined {
  if (hit?.kind === "handle") return { kind: "space", id: hit.space };
  return hit?.kind === "several" || hit?.kind === "crowd" ? undefined : hit;
}

/** Turns gestures into intents: pick, point, drop, card. */
export class Hands implements GestureEvents {
  readonly #board: HandsBoard;
  #over: BoardTarget | undefined;
  #told: BoardTarget | undefined;
  #rest = 0;
  #linger = 0;
  #carried: string | undefined;
  /** What lay under the pointer before a stack opened there: a click that was on its way means that. */
  #before: { readonly hit: Hit | undefined; readonly at: Point; readonly until: number } | undefined;

  constructor(board: HandsBoard) {
    this.#board = board;
  }

  press(at: Point, pointing: Pointing): "piece" | "map" | "held-piece" {
    clearTimeout(this.#rest);
    const piece = this.#heldAt(at, pointing);
    if (piece?.state === "selected") return "piece";
    if (!piece || (piece.state !== "may" && this.#board.events.mayLift?.(piece.id) !== true)) return "map";
    // A finger that moves at once moves the map: what can be used often fills it.
    return pointing === "fine" ? "piece" : "held-piece";
  }

  tap(at: Point, pointing: Pointing): void {
    const before = this.#before;
    this.#before = undefined;
    const meant = before !== undefined && performance.now() < before.until;
    const scene = this.#board.scene();
    const hit = this.#asOne(meant ? before.hit : hitAt(at, pointing, scene), scene);
    if (hit?.kind === "several") return this.#board.openFan(hit.pieces);
    if (hit?.kind === "crowd") return this.#board.closeUp(hit.spaces);
    if (hit?.kind === "handle") {
      this.#board.closeFan();
      return this.#board.events.pick({ kind: "space", id: hit.space });
    }
    if (this.#board.opensOnPick) {
      const stack = this.#stackOf(hit, scene);
      if (stack) return this.#board.openFan(stack);
      const opened = scene.fan !== undefined;
      const inside = scene.fan !== undefined && holds(scene.fan.fan.box, at[0], at[1]);
      if (!inside) this.#board.closeFan();
      // Beside an open fan a tap on idle ground only closes it.
      if (opened && (inside ? hit === undefined : isIdle(hit, scene))) return;
    } else if (pointing === "coarse" || (hit?.kind === "piece" && scene.fan?.pieces.includes(hit.id)))
      this.#board.closeFan();
    if (!hit) return;
    this.#board.takeFocus(hit);
    this.#over = hit;
    this.#tell(hit, at);
    this.#board.events.pick(hit);
  }

  hold(at: Point, pointing: Pointing): void {
    const piece = this.#heldAt(at, pointing);
    if (piece) this.#board.carry(piece.id, at);
  }

  longPress(at: Point, pointing: Pointing): void {
    this.#board.carry(undefined);
    const piece = this.#pieceAt(at, pointing);
    if (piece) this.#board.events.card(piece.id);
    else {
      const hit = hitAt(at, pointing, this.#board.scene());
      if (hit?.kind === "several") this.#board.openFan(hit.pieces);
    }
  }

  pan(x: number, y: number): void {
    clearTimeout(this.#rest);
    if (!this.#board.opensOnPick) this.#board.closeFan();
    this.#board.pan(x, y);
  }

  fling(x: number, y: number): void {
    this.#board.fling(x, y);
  }

  zoom(factor: number, at: Point): void {
    this.#board.closeFan();
    this.#board.zoom(factor, at);
  }

  dragStart(at: Point, pointing: Pointing): void {
    const piece = this.#heldAt(at, pointing);
    if (!piece) return;
    this.#carried = piece.id;
    const { fan } = this.#board.scene();
    const whole = this.#board.opensOnPick && fan?.pieces.includes(piece.id) !== true;
    this.#board.closeFan();
    this.#board.events.lift(piece.id, whole);
    this.#board.carry(piece.id, at);
  }

  drag(at: Point): void {
    if (this.#carried === undefined) return;
    this.#board.carry(this.#carried, at);
    const space = this.#board.spaceAt(at);
    this.#pointAt(space === undefined ? undefined : { kind: "space", id: space }, at);
  }

  drop(at: Point): void {
    const space = this.#board.spaceAt(at);
    const home = this.#carried === undefined ? undefined : this.#board.scene().piece(this.#carried)?.space;
    this.#letGo(space === home ? undefined : space, at);
  }

  dragOff(): void {
    this.#letGo(undefined);
  }

  #letGo(space: string | undefined, at?: Point): void {
    const piece = this.#carried;
    this.#carried = undefined;
    clearTimeout(this.#rest);
    this.#board.carry(undefined);
    if (piece !== undefined) this.#board.events.drop(piece, space, at && this.#board.client(at));
  }

  hover(at: Point): void {
    const scene = this.#board.scene();
    const hit = hitAt(at, "fine", scene);
    if (this.#before && distance(at, this.#before.at) > STRAY) this.#before = undefined;
    this.#keepFan(at, scene);
    this.#pointAt(meantBy(hit), at, () => this.#openUnder(at, hit));
  }

  leave(): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#linger);
    if (!this.#board.opensOnPick) this.#board.closeFan();
    this.#over = undefined;
    this.#board.over(undefined);
    this.#tell(undefined);
  }

  destroy(): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#linger);
  }

  /** Marks what the pointer is over at once, and tells of it when it rests. */
  #pointAt(target: BoardTarget | undefined, at: Point, rested?: () => void): void {
    if (!sameTarget(target, this.#over)) {
      this.#over = target;
      this.#board.over(target);
    }
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => {
      this.#tell(target, at);
      rested?.();
    }, REST);
  }

  #tell(target: BoardTarget | undefined, at?: Point): void {
    if (sameTarget(target, this.#told)) return;
    this.#told = target;
    this.#board.events.point(target, at && this.#board.client(at));
  }

  /** The stack to be opened where a hand picks one of its pieces and it does not lie open yet; one piece, where its space could be meant. */
  #stackOf(hit: Hit | undefined, scene: HitScene): readonly string[] | undefined {
    if (hit?.kind !== "piece" || scene.fan?.pieces.includes(hit.id)) return undefined;
    const stack = scene.stacks.find((drawn) => drawn.some(({ piece }) => piece.id === hit.id));
    if (!stack) return undefined;
    const pieces = stack.map(({ piece }) => piece.id);
    const grounded = hasHandle(pieces, scene);
    return grounded || (pieces.length > 1 && this.#board.events.areOne?.(pieces) !== true) ? pieces : undefined;
  }

  /** The uppermost of several pieces that are one target, where their ground is none. */
  #asOne(hit: Hit | undefined, scene: HitScene): Hit | undefined {
    if (hit?.kind !== "several" || hasHandle(hit.pieces, scene)) return hit;
    const top = hit.pieces.at(-1);
    return top !== undefined && this.#board.events.areOne?.(hit.pieces) === true ? { kind: "piece", id: top } : hit;
  }

  /** Opens the stack under a resting pointer, whatever a click there would pick. */
  #openUnder(at: Point, hit: Hit | undefined): void {
    if (this.#board.opensOnPick) return;
    const scene = this.#board.scene();
    if (scene.fan && holds(grown(scene.fan.fan.box, FAN_RIM), at[0], at[1])) return;
    const stack = scene.stacks.findLast((drawn) => drawn.some(({ box }) => holds(box, at[0], at[1])));
    // Who is in hand is going elsewhere: his stack does not open over the way.
    if (stack?.some(({ piece }) => piece.state === "selected") && scene.offers) return;
    const several = hit?.kind === "several" ? hit.pieces : [];
    const pieces = stack && stack.length > 1 ? stack.map(({ piece }) => piece.id) : several;
    if (pieces.length < 2) return;
    this.#before = { hit, at, until: performance.now() + SURPRISE };
    this.#board.openFan(pieces);
  }

  /** A fan stays open while the pointer is on it, on its stack or on the way between them. */
  #keepFan(at: Point, scene: HitScene): void {
    if (!scene.fan || this.#board.opensOnPick) return;
    const { box, home } = scene.fan.fan;
    if (holds(grown(around(box, home), FAN_RIM), at[0], at[1])) {
      clearTimeout(this.#linger);
      this.#linger = 0;
    } else if (this.#linger === 0) {
      this.#linger = window.setTimeout(() => {
        this.#linger = 0;
        this.#board.closeFan();
      }, LINGER);
    }
  }

  /** The piece that a hand takes up at a place: of several under a finger the uppermost, which stands for a closed stack. */
  #heldAt(at: Point, pointing: Pointing): PieceModel | undefined {
    return this.#pieceAt(at, pointing) ?? this.#pieceAt(at, "fine");
  }

  /** The one piece at a place, whatever a click there would pick. */
  #pieceAt(at: Point, pointing: Pointing): PieceModel | undefined {
    const scene = this.#board.scene();
    const hit = hitAt(at, pointing, { ...scene, space: () => undefined });
    return hit?.kind === "piece" ? scene.piece(hit.id) : undefined;
  }
}
