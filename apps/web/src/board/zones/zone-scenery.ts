import { bandOf } from "./bands.ts";
import { borderPaths, bordersMarkup, edgeMarkup } from "./borders.ts";
import { crossingMarkup } from "./crossings.ts";
import { spaceOfTarget } from "../hands/focus-order.ts";
import { isChance } from "../drawing/markers.ts";
import { badgesMarkup, frontsMarkup, overlaysMarkup, overlayTexts } from "./notes.ts";
import type { Picture } from "../drawing/picture.ts";
import { leftOut, plateMarkup, signSymbols } from "./plates.ts";
import type { Notes, Scenery } from "../scenery.ts";
import type { Stage } from "../drawing/stage.ts";
import { Drawing, Drawings } from "../drawing/svg-nodes.ts";
import type { ZoneGround } from "./zone-ground.ts";
import { patternDefinitions } from "../drawing/washes.ts";
import { bandScale, mayBandMarkup, zoneMarkup } from "./zone-marks.ts";
import { ZoneTargets } from "./zone-targets.ts";

/** Zones as they are drawn: borders, plates, crossings, and the bands of their states. */
export class ZoneScenery implements Scenery {
  readonly #stage: Stage;
  readonly #ground: ZoneGround;
  readonly #prefix: string;
  readonly #targets: ZoneTargets;
  readonly #borderPaths: readonly string[];
  readonly #overlays = new Drawing("board-overlays");
  readonly #marks = new Drawings("board-marks");
  readonly #mayBand = new Drawing("board-may-band");
  readonly #borders = new Drawing("board-borders");
  readonly #edge = new Drawing("board-edge");
  readonly #fronts = new Drawing("board-fronts");
  readonly #crossings = new Drawing("board-crossings");
  readonly #plates = new Drawings("board-plates");
  /** Plates that are left out at a zoom. */
  #sheet: { readonly zoom: number; readonly out: ReadonlySet<string> } = { zoom: 0, out: new Set() };

  constructor(stage: Stage, ground: ZoneGround, prefix: string) {
    this.#stage = stage;
    this.#ground = ground;
    this.#prefix = prefix;
    this.#borderPaths = borderPaths(ground.graph, ground.shapes);
    this.#targets = new ZoneTargets(stage.targets, ground);
    stage.scenery.append(
      ...[
        this.#overlays,
        this.#marks,
        this.#mayBand,
        this.#borders,
        this.#edge,
        this.#fronts,
        this.#crossings,
        this.#plates,
      ].map(({ node }) => node),
    );
  }

  node(zone: string): SVGElement | undefined {
    return this.#targets.node(zone);
  }

  paint(picture: Picture): void {
    const { scene, zoom, options } = picture;
    const { model } = scene;
    const ground = this.#ground;
    const prefix = this.#prefix;
    const scale = bandScale(zoom);
    const at = String(zoom);
    this.#stage.definitions.drawFor(at, () => signSymbols(prefix) + patternDefinitions(prefix, zoom));
    this.#borders.drawFor(at, () => bordersMarkup(this.#borderPaths, zoom));
    this.#edge.drawFor(options.tone, () => edgeMarkup(ground.shapes.field, ground.shapes.sheet, options.tone));
    this.#overlays.drawFor(JSON.stringify(model.overlays), () => overlaysMarkup(model.overlays, ground, prefix));
    const lit = new Set(model.lit);
    this.#marks.draw(
      model.spaces
        .filter(({ id, state }) => state !== "rest" || lit.has(id))
        .map(({ id, state }) => [
          id,
          `${at} ${state} ${lit.has(id)}`,
          () => zoneMarkup(id, ground.dry(id), state, lit.has(id), scale, prefix),
        ]),
    );
    this.#paintMayBand(picture);
    this.#fronts.draw(frontsMarkup(scene, ground, Math.min(1.8, scale)));
    const unknown = model.unknownFords ?? [];
    this.#crossings.drawFor(`${at} ${unknown.join()}`, () =>
      ground.crossings.map((crossing) => crossingMarkup(crossing, unknown.includes(crossing.name), zoom)).join(""),
    );
    this.#paintPlates(picture);
    this.#targets.show(model.spaces);
  }

  notes(picture: Picture): Notes {
    const { under, over } = badgesMarkup(picture, this.#ground);
    return { under: under + overlayTexts(picture, this.#ground), over };
  }

  /** One band round the zones to march to, one round those to attack. */
  #paintMayBand({ scene, zoom }: Picture): void {
    const may = scene.model.spaces.filter(({ state }) => state === "may");
    const groups = [may.filter(({ badge }) => !isChance(badge)), may.filter(({ badge }) => isChance(badge))].map(
      (zones) => new Set(zones.map(({ id }) => id)),
    );
    this.#mayBand.drawFor(`${zoom} ${groups.map((ids) => [...ids].join()).join(" ")}`, () => {
      const outlines = may.map(({ id }) => this.#ground.dry(id));
      const rims = groups.flatMap((ids) => [...ids].map((id) => this.#ground.rim(id, ids)));
      return mayBandMarkup(outlines, rims, bandScale(zoom), this.#prefix);
    });
  }

  #leftOut(zoom: number): ReadonlySet<string> {
    if (this.#sheet.zoom !== zoom) this.#sheet = { zoom, out: leftOut(this.#ground.plates.values(), zoom) };
    return this.#sheet.out;
  }

  #paintPlates({ scene, zoom, options, over, ringed }: Picture): void {
    const out = this.#leftOut(zoom);
    const watched = [over, ringed].map((target) => target && spaceOfTarget(scene.model, target));
    this.#plates.draw(
      this.#ground.spaces.map((id) => {
        const plate = this.#ground.plates.get(id);
        const zone = scene.spaces.get(id);
        const decided = zone !== undefined && zone.state !== "rest" && zone.state !== "may-not";
        const named = watched.includes(id) || (decided && bandOf(zoom) !== "sheet");
        const view = { zoom, control: zone?.control, named, tone: options.tone, prefix: this.#prefix };
        const shown = named || !out.has(id);
        const signature = `${zoom} ${zone?.control} ${named} ${shown} ${options.tone}`;
        return [id, signature, () => (plate && shown ? plateMarkup(plate, view) : "")];
      }),
    );
  }
}
