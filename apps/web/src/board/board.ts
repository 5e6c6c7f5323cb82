import type { Point } from "@stonebridge/board";
import "./board.css";
import { DEFAULT_OPTIONS } from "./board-options.ts";
import { Camera } from "./camera/camera.ts";
import { Framing } from "./camera/framing.ts";
import { FanKeeper } from "./fans/fan-keeper.ts";
import { offeredTargets, spaceOfTarget } from "./hands/focus-order.ts";
import { around, type Box, grown, middleOf } from "./geometry.ts";
import { Gestures } from "./hands/gestures.ts";
import { Hands } from "./hands/hands.ts";
import { handsBoard } from "./hands/hands-board.ts";
import { hitSceneOf } from "./hands/hit-scene.ts";
import { type KeyContext, useKey } from "./hands/keyboard.ts";
import { keysBoard } from "./hands/keys-board.ts";
import { later } from "./later.ts";
import { Loupe } from "./camera/loupe.ts";
import type { Ground } from "./ground.ts";
import type { Attention, BoardApi, BoardEvents, BoardModel, BoardOptions, BoardTarget } from "./model.ts";
import type { BoardStatics } from "./made-map.ts";
import { Opening } from "./camera/opening.ts";
import { Painter } from "./drawing/painter.ts";
import type { Picture } from "./drawing/picture.ts";
import { isNear } from "./paths/travel.ts";
import { RovingFocus } from "./hands/roving-focus.ts";
import { targetAt } from "./hands/target-at.ts";
import { hiddenGoals, stackBox, targetBox } from "./target-boxes.ts";
import { type Scene, sceneOf } from "./scene.ts";
import { Stage } from "./drawing/stage.ts";
import { setAttribute } from "./drawing/svg-nodes.ts";
import {
  boxInWindow,
  boxOnMap,
  bringingIn,
  centredOn,
  freeWindows,
  sightOf,
  toWindow,
  uncovered,
  type View,
} from "./camera/view-box.ts";

const NOTHING: BoardModel = { spaces: [], pieces: [], arrows: [], overlays: [], lit: [] };
/** Borders between spaces that are close to each other. */
const CLOSE = { zones: 1, hexes: 2 } as const;
/** Px between an open fan and the edges of what it may lie on. */
const FAN_GAP = 6;
/** Px between what is written and the edges of what nothing covers. */
const NOTE_GAP = 4;
/** Ms without movement until the sight is told. */
const SIGHT_REST = 160;

let boards = 0;

/**
 * Puts a board into an element, which gives it its size.
 * @throws Error where the parts of its map do not fit each other.
 */
export function createBoard(
  host: HTMLElement,
  statics: BoardStatics,
  events: BoardEvents,
  options: Partial<BoardOptions> = {},
): BoardApi {
  return new Board(host, statics, events, { ...DEFAULT_OPTIONS, ...options });
}

class Board implements BoardApi {
  readonly #events: BoardEvents;
  readonly #ground: Ground;
  readonly #stage: Stage;
  readonly #painter: Painter;
  readonly #camera: Camera;
  readonly #focus: RovingFocus;
  readonly #hands: Hands;
  readonly #gestures: Gestures;
  readonly #fan: FanKeeper;
  readonly #keys: KeyContext;
  readonly #loupe: Loupe;
  readonly #size: ResizeObserver;
  readonly #stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
  readonly #fingers = window.matchMedia("(pointer: coarse)");
  #options: BoardOptions;
  #model = NOTHING;
  #scene: Scene;
  #over: BoardTarget | undefined;
  #frame = 0;
  #sightTimer = 0;
  readonly #opening: Opening;
  readonly #framing: Framing;
  #movedByHand = 0;

  constructor(host: HTMLElement, statics: BoardStatics, events: BoardEvents, options: BoardOptions) {
    const prefix = `board${++boards}-`;
    this.#events = events;
    this.#options = options;
    const map = statics.map();
    this.#ground = map.ground;
    this.#fan = new FanKeeper(this.#ground, later.fans, () => this.#schedule());
    this.#stage = new Stage(host, statics, this.#ground.sheet, prefix, () => this.#paint());
    this.#painter = new Painter(this.#stage, map, prefix);
    this.#scene = sceneOf(NOTHING, this.#ground, this.#ground.magnitudes.opening);
    const { root } = this.#stage;
    const [x, y] = middleOf(this.#ground.field);
    const view = {
      x,
      y,
      zoom: this.#ground.magnitudes.opening,
      width: Math.max(1, root.clientWidth),
      height: Math.max(1, root.clientHeight),
    };
    this.#camera = new Camera(
      view,
      this.#limits(),
      () => this.#calm,
      (next, rested) => this.#moved(next, rested),
      () => this.#stage.fadeIn(),
    );
    this.#opening = new Opening(this.#camera, this.#ground);
    this.#framing = new Framing(this.#camera, this.#ground);
    this.#focus = new RovingFocus(
      root,
      (target) => this.#nodeOf(target),
      (target, byKeys) => this.#focused(target, byKeys),
    );
    const parts = {
      events,
      ground: this.#ground,
      camera: this.#camera,
      framing: this.#framing,
      fan: this.#fan,
      focus: this.#focus,
      painter: this.#painter,
    };
    const moved = (): void => {
      this.#movedByHand = performance.now();
    };
    const hands = handsBoard(parts, {
      scene: () => hitSceneOf(this.#scene, this.#camera.view, this.#layFan(), this.#ground),
      client: (at) => this.#gestures.toClient(at),
      over: (target) => {
        this.#over = target;
        this.#schedule();
      },
      changed: () => this.#schedule(),
      moved,
    });
    this.#hands = new Hands(hands);
    this.#gestures = new Gestures(root, this.#hands);
    this.#keys = keysBoard(parts, {
      model: () => this.#model,
      centre: (target) => {
        const box = this.#boxOf(target);
        if (box) this.lookAt(...middleOf(box));
      },
      fit: () => this.fit(),
      reveal: (target) => this.reveal(target),
      dragOff: () => this.#gestures.dragOff(),
      changed: () => this.#schedule(),
      moved,
    });
    root.addEventListener("keydown", (event) => {
      if (event.defaultPrevented || !useKey(event, this.#keys)) return;
      event.preventDefault();
    });
    root.addEventListener("click", (event) => this.#clicked(event));
    this.#loupe = new Loupe(
      {
        root,
        base: statics,
        map,
        prefix: `${prefix}loupe-`,
        view: () => this.#camera.view,
        picture: () => this.#picture(),
        focused: () => this.#middleOf(this.#focus.within ? this.#focus.target : undefined),
      },
      later.glass,
    );
    this.#size = new ResizeObserver(() => this.#resized());
    this.#size.observe(root);
    this.#stage.describe(options);
    this.#stage.place(this.#camera.view);
  }

  show(model: BoardModel): void {
    this.#model = model;
    if (!this.#opening.done && this.#stage.root.clientWidth > 0) this.#opening.open(model);
    this.#schedule();
  }

  setOptions(options: Partial<BoardOptions>): void {
    this.#options = { ...this.#options, ...options };
    this.#stage.describe(this.#options);
    const { dragging } = this.#gestures;
    if (options.covered && dragging) this.#opening.refit(() => this.#camera.limitLater(this.#limits()), dragging);
    else if (options.covered) this.#opening.refit(() => (this.#camera.limits = this.#limits()), dragging);
    else this.#stage.place(this.#camera.view);
    this.#schedule();
  }

  reveal(target: BoardTarget): void {
    const box = this.#boxOf(target);
    // What a hand drags is not drawn away from under it.
    if (!box || this.#gestures.dragging) return;
    const next = bringingIn(this.#camera.goal, box, this.#camera.limits);
    if (next !== this.#camera.goal) this.#camera.flyTo(next);
  }

  readonly frame: BoardApi["frame"] = (...what) => this.#framing.frame(...what);
  readonly fits = (spaces: readonly string[]): boolean => this.#framing.fits(spaces);
  readonly isNear = (space: string, others: ReadonlySet<string>): boolean =>
    isNear(space, others, this.#ground.links, CLOSE[this.#ground.kind]);
  readonly unframe: BoardApi["unframe"] = (stays) => this.#framing.unframe(stays);

  attend(attention: Attention): void {
    if (this.#gestures.dragging) return;
    const rule = later.looking();
    if (rule instanceof Promise)
      return void rule.then(
        () => this.attend(attention),
        () => undefined,
      );
    // Where stacks are drawn as one no finger can touch a single space, and no eye can tell who fights.
    const isCrowded = this.#fingers.matches && this.#scene.stacks.some(({ joined }) => joined !== undefined);
    const hidden = hiddenGoals(this.#scene, this.#ground);
    const goals = this.#framing.fitsNear(hidden) ? hidden : [];
    const sought = { ...attention, along: [...attention.along, ...goals] };
    this.#framing.attend(sought, attention.all.length > 0 && (isCrowded || goals.length > 0), rule.looking);
  }

  async settled(): Promise<void> {
    while (this.#frame !== 0 || this.#camera.flying || this.#stage.stretched || this.#painter.pieces.travelling)
      await new Promise((resolve) => setTimeout(resolve, 32));
  }

  arrive(): void {
    if (this.#frame) this.#paint();
    this.#painter.pieces.arrive();
  }

  lookAt(x: number, y: number): void {
    this.#camera.flyTo(centredOn(this.#camera.goal, [x, y], this.#camera.limits));
  }

  fit(): void {
    this.#framing.fit(this.#wholeField());
  }

  /** The field, with whatever stands over its edge. */
  #wholeField(): Box {
    return this.#scene.stacks.reduce((all, { box }) => around(all, box), this.#ground.field);
  }

  zoomBy(factor: number): void {
    this.#framing.zoomBy(factor);
  }

  focus(target: BoardTarget): void {
    if (this.#frame) this.#paint();
    this.#focus.take(target);
  }

  goTo(target: BoardTarget): void {
    this.focus(target);
    const box = this.#boxOf(target);
    if (!box || !this.#framing.near(box)) this.reveal(target);
  }

  hidePieces(hidden: boolean): void {
    setAttribute(this.#stage.root, "data-pieces", hidden ? "hidden" : undefined);
  }

  movedByHandAt(): number {
    return this.#movedByHand;
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#sightTimer);
    this.#camera.stop();
    this.#fan.close();
    this.#hands.destroy();
    this.#gestures.destroy();
    this.#loupe.destroy();
    this.#focus.destroy();
    this.#painter.pieces.destroy();
    this.#size.disconnect();
    this.#stage.destroy();
  }

  get #calm(): boolean {
    const { motion } = this.#options;
    return motion === "less" || (motion === "system" && this.#stillness.matches);
  }

  #limits(): Camera["limits"] {
    const { sheet, magnitudes } = this.#ground;
    return { sheet, largestZoom: magnitudes.largest, covered: this.#options.covered };
  }

  #resized(): void {
    const { clientWidth: width, clientHeight: height } = this.#stage.root;
    if (width === 0 || height === 0) return;
    this.#gestures.measure();
    this.#opening.refit(() => this.#camera.resize(width, height), this.#gestures.dragging);
    if (!this.#opening.done) this.show(this.#model);
  }

  #moved(view: View, rested: boolean): void {
    this.#stage.place(view, rested, this.#camera.goal);
    this.#loupe.refresh();
    clearTimeout(this.#sightTimer);
    this.#sightTimer = window.setTimeout(() => {
      this.#events.sight?.(sightOf(this.#camera.view));
      // What is written over the map keeps in sight, and so does an open fan.
      this.#schedule();
    }, SIGHT_REST);
  }

  #schedule(): void {
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const held = this.#focus.within ? this.#focus.target : undefined;
    const home = held && spaceOfTarget(this.#scene.model, held);
    const wasRinged = this.#focus.ringed !== undefined;
    this.#scene = sceneOf(this.#model, this.#ground, this.#stage.zoom);
    this.#painter.paint(this.#picture());
    this.#loupe.refresh();
    if (held && home !== undefined && !this.#nodeOf(held)) this.#focus.take({ kind: "space", id: home }, !wasRinged);
    else this.#keepFocus();
  }

  #picture(): Picture {
    const { goal } = this.#camera;
    return {
      scene: this.#scene,
      zoom: this.#stage.zoom,
      seen: boxOnMap(goal, grown(uncovered(goal, this.#options.covered), -NOTE_GAP)),
      options: this.#options,
      fan: this.#layFan(),
      over: this.#over,
      ringed: this.#focus.ringed,
      calm: this.#calm,
    };
  }

  #layFan(): ReturnType<FanKeeper["lay"]> {
    if (!this.#fan.isOpen) return undefined;
    const { view } = this.#camera;
    const free = freeWindows(view, this.#options.covered, FAN_GAP);
    const edge = this.#ground.magnitudes.counterPixels(this.#stage.zoom);
    return this.#fan.lay(this.#scene, view, edge, free, this.#fingers.matches);
  }

  /** Without the focus, Tab comes to what can be used first. */
  #keepFocus(): void {
    const { target, within } = this.#focus;
    const stands = target !== undefined && this.#nodeOf(target) !== undefined;
    if (stands && (within || this.#model === NOTHING)) return;
    const [offered] = offeredTargets(this.#model, this.#ground.focus);
    const [first = ""] = this.#ground.spaces;
    this.#focus.aim(offered ?? (stands ? target : { kind: "space", id: first }));
  }

  #nodeOf(target: BoardTarget): SVGElement | undefined {
    return target.kind === "space" ? this.#painter.scenery.node(target.id) : this.#painter.pieces.node(target.id);
  }

  get #shown(): Parameters<typeof targetBox>[1] {
    return { model: this.#model, scene: this.#scene, ground: this.#ground };
  }

  #boxOf(target: BoardTarget): Box | undefined {
    return targetBox(target, this.#shown);
  }

  whereIs(target: BoardTarget): Box | undefined {
    const box = stackBox(target, this.#shown);
    return box && boxInWindow(this.#camera.view, box);
  }

  /** Middle of a target in px of the window, where a running flight will end. */
  #middleOf(target: BoardTarget | undefined): Point | undefined {
    const box = target && this.#boxOf(target);
    return box && toWindow(this.#camera.goal, middleOf(box));
  }

  #focused(target: BoardTarget | undefined, byKeys: boolean): void {
    if (!target) {
      this.#events.point(undefined);
      // A press on bare ground takes the focus away: what it means for an open stack, hands decide.
      if (byKeys || !this.#ground.opensOnPick) this.#fan.close();
      return this.#schedule();
    }
    if (byKeys) {
      this.reveal(target);
      const space = target.kind === "piece" ? spaceOfTarget(this.#model, target) : undefined;
      const stack = space === undefined ? [] : (this.#scene.stackIn.get(space)?.pieces ?? []);
      const here = stack.filter((piece) => piece.space === space);
      if (here.length > 1) this.#fan.open(here.map(({ id }) => id));
      else this.#fan.close();
    }
    const middle = this.#middleOf(target);
    if (byKeys && middle) this.#events.point(target, this.#gestures.toClient(middle));
    this.#schedule();
  }

  /** A click that no hand made: a screen reader's. */
  #clicked(event: MouseEvent): void {
    if (event.detail !== 0) return;
    const node = (event.target as Element).closest("[data-space],[data-piece]");
    const target = node && targetAt(node);
    if (target) this.#events.pick(target);
  }
}
