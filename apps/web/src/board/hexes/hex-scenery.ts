import { arrowGroundOf } from "../paths/arrow-layer.ts";
import { battlesMarkup } from "./battles.ts";
import { spaceOfTarget } from "../hands/focus-order.ts";
import type { HexGround } from "./hex-ground.ts";
import { coordinatesMarkup, gridBlocks, gridMarkup, showsCoordinates } from "./hex-lines.ts";
import { hexMarksMarkup, hexOverlaysMarkup } from "./hex-marks.ts";
import { hexBadges, hexOverlayTexts } from "./hex-notes.ts";
import { HexTargets } from "./hex-targets.ts";
import { lettering } from "../counters/lettering.ts";
import { num } from "../drawing/markup.ts";
import { markersMarkup } from "./obstacles.ts";
import { ordersMarkup, ridesMarkup } from "./orders.ts";
import { COLOURS } from "../drawing/palette.ts";
import type { Picture } from "../drawing/picture.ts";
import type { Notes, Scenery } from "../scenery.ts";
import { sightMarkup } from "./sight-line.ts";
import type { Stage } from "../drawing/stage.ts";
import { Drawing } from "../drawing/svg-nodes.ts";
import { patternDefinitions } from "../drawing/washes.ts";

/** Hexes as they are drawn: grid, coordinates, what stands in them, washes and bands. Few nodes, however many hexes. */
export class HexScenery implements Scenery {
  readonly #stage: Stage;
  readonly #ground: HexGround;
  readonly #prefix: string;
  /** Hexes whose coordinate gives way to a name. */
  readonly #lettered: ReadonlySet<string>;
  readonly #targets: HexTargets;
  readonly #blocks: ReturnType<typeof gridBlocks>;
  readonly #overlays = new Drawing("board-overlays");
  readonly #grid = new Drawing("board-grid");
  readonly #marks = new Drawing("board-marks");
  readonly #coordinates = new Drawing("board-coordinates");
  readonly #markers = new Drawing("board-markers");
  readonly #hover = new Drawing("board-hover");

  constructor(stage: Stage, ground: HexGround, prefix: string, lettered: ReadonlySet<string>) {
    this.#stage = stage;
    this.#ground = ground;
    this.#prefix = prefix;
    this.#lettered = lettered;
    this.#blocks = gridBlocks(ground, lettered);
    this.#targets = new HexTargets(stage.targets, ground);
    const layers = [this.#overlays, this.#grid, this.#marks, this.#coordinates, this.#markers, this.#hover];
    stage.scenery.append(...layers.map(({ node }) => node));
  }

  node(space: string): SVGElement | undefined {
    return this.#targets.node(space);
  }

  paint(picture: Picture): void {
    const { scene, zoom, options } = picture;
    const { model } = scene;
    const ground = this.#ground;
    const prefix = this.#prefix;
    const at = String(zoom);
    const unit = bandUnit(ground, zoom);
    this.#stage.definitions.drawFor(at, () => patternDefinitions(prefix, zoom));
    this.#grid.drawFor(at, () => gridMarkup(this.#blocks, ground.height, zoom));
    const named = showsCoordinates(ground.height, zoom, options.coordinates);
    this.#coordinates.drawFor(`${at} ${named}`, () =>
      named ? coordinatesMarkup(this.#blocks, ground.height, zoom) : "",
    );
    this.#overlays.drawFor(`${at} ${JSON.stringify(model.overlays)}`, () =>
      hexOverlaysMarkup(model.overlays, ground, unit, prefix),
    );
    const states = model.spaces.map(({ id, state, badge }) => `${id} ${state} ${badge?.endsWith("%") ?? ""}`);
    this.#marks.drawFor(`${at} ${states.join()} ${model.lit.join()}`, () =>
      hexMarksMarkup(model, ground, unit, prefix),
    );
    this.#markers.draw(markersMarkup(model.markers ?? [], ground, zoom));
    this.#paintHover(picture, named);
    this.#targets.show(model);
  }

  notes({ scene, zoom, seen }: Picture): Notes {
    const badges = hexBadges(scene, this.#ground, zoom);
    const { overlays, battles = [], orders = [], rides = [], sight } = scene.model;
    // They come nearer to their target than other arrows: a hex of theirs may be the next one.
    const arrows = { ...arrowGroundOf(scene, this.#ground), clearance: scene.width * 0.34 };
    const ordered = ordersMarkup(orders, this.#ground, arrows, zoom, scene.stacks);
    return {
      under: badges.under + hexOverlayTexts(overlays, this.#ground, zoom) + ordered.under,
      over:
        ridesMarkup(rides, this.#ground, zoom) +
        ordered.over +
        battlesMarkup(battles, this.#ground, zoom, new Set(scene.stackIn.keys()), seen) +
        badges.over +
        sightMarkup(sight, this.#ground, zoom, this.#prefix),
    };
  }

  /** A line round the hex under the pointer, and its coordinate where hexes have none written. */
  #paintHover({ scene, zoom, over, ringed, fan }: Picture, named: boolean): void {
    const [opened] = fan?.pieces ?? [];
    const watched = over ?? ringed ?? (opened === undefined ? undefined : { kind: "piece", id: opened });
    const space = watched && spaceOfTarget(scene.model, watched);
    const hex = space === undefined ? undefined : this.#ground.hex(space);
    if (space === undefined || hex === undefined) return this.#hover.draw("");
    this.#hover.drawFor(`${space} ${zoom} ${named}`, () => {
      const outline = this.#ground.outline(space);
      const [x, y] = this.#ground.centre(hex);
      const line = (colour: string, width: number) =>
        `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${num(width / zoom)}" stroke-linejoin="round"/>`;
      const size = 12 / zoom;
      const written = named && !this.#lettered.has(space);
      const name = written
        ? ""
        : lettering(space, x, y - 0.5 * this.#ground.height - 0.25 * size, {
            weight: 800,
            size,
            fill: COLOURS.black,
            halo: [COLOURS.ivory, 3.4 / zoom],
          });
      return line(COLOURS.ivory, 4) + line(COLOURS.black, 1.8) + name;
    });
  }
}

/** Bands shrink with the map, but not so far that their lines run together. */
function bandUnit(ground: HexGround, zoom: number): number {
  return Math.min(2, Math.max(0.62, ground.magnitudes.unit * zoom)) / zoom;
}
