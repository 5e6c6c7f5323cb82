import type { Box } from "../geometry.ts";
import { levelFor, type PlannedTile, tilesFor } from "./tile-plan.ts";
import type { TilesManifest } from "./tiles-manifest.ts";
import type { View } from "../camera/view-box.ts";

interface Tile {
  readonly planned: PlannedTile;
  readonly image: HTMLImageElement;
  loaded: boolean;
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

  /** Brings the tiles for a view. `zoom`: the one the plane is laid out at. */
  show(view: View, zoom: number, tone: "light" | "dark"): void {
    this.#last = [view, zoom, tone];
    if (!this.#begun) {
      this.#frame ||= requestAnimationFrame(() => this.#begin());
      return;
    }
    const relaid = zoom !== this.#zoom;
    this.#zoom = zoom;
    const level = levelFor(this.#manifest, zoom, window.devicePixelRatio);
    const wide = this.#widened?.done === true;
    const whole = wide ? (this.#manifest.levels[COARSEST]?.columns ?? 0) : 0;
    const planned = [
      ...tilesFor(this.#manifest, COARSEST, view, tone, this.#sheet, whole),
      ...(level === COARSEST ? [] : tilesFor(this.#manifest, level, view, tone, this.#sheet, wide ? MARGIN : 0)),
    ];
    this.#wanted = new Set(planned.map((tile) => tile.key));
    if (relaid) for (const tile of this.#tiles.values()) this.#place(tile);
    for (const [rank, tile] of planned.entries()) if (!this.#tiles.has(tile.key)) this.#add(tile, rank);
    this.#drop();
  }

  /** A tile is shown when it is decoded, so that nothing flashes. */
  #add(planned: PlannedTile, rank: number): void {
    const image = new Image();
    const tile: Tile = { planned, image, loaded: false };
    image.alt = "";
    image.decoding = "sync";
    image.draggable = false;
    image.fetchPriority = rank < 4 ? "high" : "auto";
    image.src = this.#url + planned.path;
    this.#tiles.set(planned.key, tile);
    const settled = (sound: boolean) => {
      tile.loaded = true;
      if (this.#tiles.get(planned.key) !== tile) return;
      if (sound) {
        this.#place(tile);
        this.#levels[planned.level]?.append(image);
      }
      this.#drop();
    };
    image.decode().then(
      () => settled(true),
      () => settled(false),
    );
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
