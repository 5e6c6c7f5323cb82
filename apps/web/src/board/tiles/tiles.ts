import type { Box } from "../geometry.ts";
import { levelFor, type PlannedTile, tilesFor } from "./tile-plan.ts";
import type { TilesManifest } from "./tiles-manifest.ts";
import type { View } from "../camera/view-box.ts";

interface Tile {
  readonly planned: PlannedTile;
  readonly image: HTMLImageElement;
  loaded: boolean;
  /** It came, and can be seen. */
  sound: boolean;
}

/** Tiles beyond the window on each side, so that a pan meets no gap. */
const MARGIN = 1;
/** Ms after the first window is filled until those beyond it are fetched: a first visit is not kept waiting for them. */
const QUIET = 1000;
const COARSEST = 0;

/**
 * The base map under the live layer. The coarsest level is there first; finer tiles lie over it. Those of another zoom or
 * tone stay, stretched, until all that are wanted now have come.
 */
export class TileLayer {
  readonly node: HTMLDivElement;
  readonly #manifest: TilesManifest;
  readonly #url: string;
  readonly #tiles = new Map<string, Tile>();
  #wanted = new Set<string>();
  #zoom = 1;
  /** Fetching begins with the first frame, when the map has found its place. */
  #begun = false;
  #frame = 0;
  #widened: { readonly timer: number; done: boolean } | undefined;
  #last: Parameters<TileLayer["show"]> | undefined;
  /** The map is on its way to another zoom than it is laid out at. */
  #changing = false;
  readonly #sheet: Box;
  /** From coarse to fine, so that finer tiles lie over coarser ones. */
  readonly #levels: readonly HTMLDivElement[];

  constructor(manifest: TilesManifest, url: string, sheet: Box) {
    this.#manifest = manifest;
    this.#url = url;
    this.#sheet = sheet;
    this.node = document.createElement("div");
    this.node.className = "board-tiles";
    this.#levels = manifest.levels.map(() => document.createElement("div"));
    this.node.append(...this.#levels);
  }

  /**
   * Brings the tiles for a view. On the way to another zoom those that are wanted there are fetched, and the others stay as they
   * are: drawing new ones would hold up the flight.
   * @param zoom the one the plane is laid out at
   * @param goal where a flight will end
   */
  show(view: View, zoom: number, tone: "light" | "dark", goal = view): void {
    this.#last = [view, zoom, tone, goal];
    if (!this.#begun) {
      this.#frame ||= requestAnimationFrame(() => this.#begin());
      return;
    }
    const relaid = zoom !== this.#zoom;
    this.#zoom = zoom;
    this.#changing = goal.zoom !== zoom;
    const level = levelFor(this.#manifest, goal.zoom, window.devicePixelRatio);
    const wide = this.#widened?.done === true;
    const whole = wide ? (this.#manifest.levels[COARSEST]?.columns ?? 0) : 0;
    const finer = (seen: View) =>
      level === COARSEST ? [] : tilesFor(this.#manifest, level, seen, tone, this.#sheet, wide ? MARGIN : 0);
    const planned = [
      ...tilesFor(this.#manifest, COARSEST, goal, tone, this.#sheet, whole),
      ...finer(goal),
      ...(goal === view || this.#changing ? [] : finer(view)),
    ];
    this.#wanted = new Set(planned.map((tile) => tile.key));
    if (relaid) for (const tile of this.#tiles.values()) this.#place(tile);
    for (const [rank, tile] of planned.entries()) if (!this.#tiles.has(tile.key)) this.#add(tile, rank);
    if (!this.#changing) for (const tile of this.#tiles.values()) this.#lay(tile);
    this.#drop();
  }

  /** A tile is shown when it is decoded, so that nothing flashes. */
  #add(planned: PlannedTile, rank: number): void {
    const image = new Image();
    const tile: Tile = { planned, image, loaded: false, sound: false };
    image.alt = "";
    image.decoding = "sync";
    image.draggable = false;
    image.fetchPriority = rank < 4 ? "high" : "auto";
    image.src = this.#url + planned.path;
    this.#tiles.set(planned.key, tile);
    const settled = (sound: boolean) => {
      tile.loaded = true;
      if (this.#tiles.get(planned.key) !== tile) return;
      tile.sound = sound;
      if (!this.#changing || planned.level === COARSEST) this.#lay(tile);
      this.#drop();
    };
    image.decode().then(
      () => settled(true),
      () => settled(false),
    );
  }

  /** Puts a tile that has come on the plane. */
  #lay(tile: Tile): void {
    if (!tile.sound || tile.image.parentNode) return;
    this.#place(tile);
    this.#levels[tile.planned.level]?.append(tile.image);
  }

  /** Whole pixels, so that neighbours meet without a seam. */
  #place({ image, planned: { box } }: Tile): void {
    const px = (value: number, origin: number) => Math.round((value - origin) * this.#zoom);
    const [left, top] = [px(box.left, this.#sheet.left), px(box.top, this.#sheet.top)];
    image.style.left = `${left}px`;
    image.style.top = `${top}px`;
    image.style.width = `${px(box.right, this.#sheet.left) - left}px`;
    image.style.height = `${px(box.bottom, this.#sheet.top) - top}px`;
  }

  /** Takes away what is no longer wanted, once everything wanted is there. */
  #drop(): void {
    if (this.#changing) return;
    for (const key of this.#wanted) if (!this.#tiles.get(key)?.loaded) return;
    for (const [key, tile] of this.#tiles) {
      if (this.#wanted.has(key)) continue;
      tile.image.remove();
      this.#tiles.delete(key);
    }
    this.#widened ??= { timer: window.setTimeout(() => this.#widen(), QUIET), done: false };
  }

  #begin(): void {
    this.#begun = true;
    if (this.#last) this.show(...this.#last);
  }

  #widen(): void {
    if (this.#widened) this.#widened.done = true;
    if (this.#last) this.show(...this.#last);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#widened?.timer);
  }
}
