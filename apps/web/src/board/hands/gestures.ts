import type { Point } from "@stonebridge/board";
import type { Pointing } from "./hit.ts";

/** What hands do on the board, told apart. Places are px from the board's upper left corner. */
export interface GestureEvents {
  /** A hand goes down: would a move from here drag a piece, the map, or a piece once the hand has rested on it? */
  press(at: Point, pointing: Pointing): "piece" | "map" | "held-piece";
  tap(at: Point, pointing: Pointing): void;
  longPress(at: Point, pointing: Pointing): void;
  /** A hand has rested on a piece that it may drag: it is a long press, unless it moves now. */
  hold(at: Point, pointing: Pointing): void;
  pan(x: number, y: number): void;
  /** The map is let go with a speed in px per ms. */
  fling(x: number, y: number): void;
  zoom(factor: number, at: Point): void;
  dragStart(at: Point, pointing: Pointing): void;
  drag(at: Point): void;
  drop(at: Point): void;
  dragOff(): void;
  hover(at: Point): void;
  leave(): void;
}

const LONG_PRESS = 450;
const SLACK: Readonly<Record<Pointing, number>> = { fine: 5, coarse: 10 };
/** Speeds are measured over the last ms. */
const MEMORY = 90;

interface Hand {
  at: Point;
  readonly start: Point;
  readonly pointing: Pointing;
}

type Doing = "nothing" | "pressing" | "holding" | "panning" | "dragging" | "pinching" | "done";

function pointingOf(event: PointerEvent): Pointing {
  return event.pointerType === "touch" ? "coarse" : "fine";
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The moves that a browser has told as one, each with its time; browsers tell them apart on secure pages alone. */
function partsOf(event: PointerEvent): readonly PointerEvent[] {
  const parts = "getCoalescedEvents" in event ? event.getCoalescedEvents() : [];
  return parts.length > 0 ? parts : [event];
}

function spread(a: Point, b: Point): number {
  return Math.max(20, apart(a, b));
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Tells apart taps, long presses, drags, pinches, wheel turns and hovering on one element. */
export class Gestures {
  readonly #root: HTMLElement;
  readonly #events: GestureEvents;
  readonly #hands = new Map<number, Hand>();
  readonly #abort = new AbortController();
  #doing: Doing = "nothing";
  #meant: ReturnType<GestureEvents["press"]> = "map";
  #timer = 0;
  #trail: { readonly at: Point; readonly time: number }[] = [];
  #rect: DOMRect;

  constructor(root: HTMLElement, events: GestureEvents) {
    this.#root = root;
    this.#events = events;
    this.#rect = root.getBoundingClientRect();
    const options = { signal: this.#abort.signal };
    root.addEventListener("pointerdown", (event) => this.#down(event), options);
    root.addEventListener("pointermove", (event) => this.#move(event), options);
    root.addEventListener("pointerup", (event) => this.#up(event), options);
    root.addEventListener("pointercancel", (event) => this.#cancel(event), options);
    root.addEventListener("pointerenter", () => this.measure(), options);
    root.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && events.leave(), options);
    root.addEventListener("wheel", (event) => this.#wheel(event), { ...options, passive: false });
    root.addEventListener("contextmenu", (event) => this.#menu(event), options);
  }

  /** Takes the element's place on the page again. */
  measure(): void {
    this.#rect = this.#root.getBoundingClientRect();
  }

  /** Page coordinates of a place of the board. */
  toClient(at: Point): { readonly x: number; readonly y: number } {
    return { x: at[0] + this.#rect.left, y: at[1] + this.#rect.top };
  }

  get dragging(): boolean {
    return this.#doing === "dragging";
  }

  /** Ends a drag without a drop. @returns whether there was one */
  dragOff(): boolean {
    if (this.#doing !== "dragging") return false;
    this.#doing = "done";
    this.#events.dragOff();
    return true;
  }

  destroy(): void {
    this.#abort.abort();
    clearTimeout(this.#timer);
  }

  #place(event: MouseEvent): Point {
    return [event.clientX - this.#rect.left, event.clientY - this.#rect.top];
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) {
      this.dragOff();
      return;
    }
    this.measure();
    const at = this.#place(event);
    const pointing = pointingOf(event);
    this.#root.setPointerCapture(event.pointerId);
    const hand = { at, start: at, pointing };
    this.#hands.set(event.pointerId, hand);
    clearTimeout(this.#timer);
    if (this.#hands.size === 2) {
      if (this.#doing === "dragging" || this.#doing === "holding") this.#events.dragOff();
      this.#doing = "pinching";
      return;
    }
    if (this.#hands.size > 2) return;
    this.#doing = "pressing";
    this.#trail = [{ at, time: event.timeStamp }];
    this.#meant = this.#events.press(at, pointing);
    this.#timer = window.setTimeout(() => this.#rest(hand), LONG_PRESS);
  }

  /** A hand has rested. */
  #rest({ start, pointing }: Hand): void {
    if (this.#doing !== "pressing") return;
    this.#doing = this.#meant === "map" ? "done" : "holding";
    if (this.#doing === "holding") this.#events.hold(start, pointing);
    else this.#events.longPress(start, pointing);
  }

  /** What a hand was doing until it moved or was lifted: on a busy page that comes before the timer. */
  #afterRest(now: number, hand: Hand): Doing {
    clearTimeout(this.#timer);
    const [down] = this.#trail;
    if (down && now - down.time >= LONG_PRESS) this.#rest(hand);
    return this.#doing;
  }

  #move(event: PointerEvent): void {
    const hand = this.#hands.get(event.pointerId);
    const at = this.#place(event);
    if (!hand) {
      if (event.pointerType !== "touch") this.#events.hover(at);
      return;
    }
    const last = hand.at;
    if (this.#doing === "pinching") return this.#pinch(event.pointerId, hand, at);
    hand.at = at;
    if (this.#doing === "pressing" || this.#doing === "holding") {
      const off = partsOf(event).find((part) => apart(this.#place(part), hand.start) >= SLACK[hand.pointing]);
      if (!off) return;
      const doing = this.#afterRest(off.timeStamp, hand);
      if (doing === "done") return;
      this.#doing = doing === "holding" || this.#meant === "piece" ? "dragging" : "panning";
      if (this.#doing === "dragging") this.#events.dragStart(hand.start, hand.pointing);
      else this.#events.pan(at[0] - hand.start[0], at[1] - hand.start[1]);
    } else if (this.#doing === "panning") this.#events.pan(at[0] - last[0], at[1] - last[1]);
    if (this.#doing === "dragging") this.#events.drag(at);
    this.#trail.push({ at, time: event.timeStamp });
  }

  #pinch(id: number, hand: Hand, at: Point): void {
    const other = [...this.#hands].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const [before, after] = [middle(hand.at, other.at), middle(at, other.at)];
    const factor = spread(at, other.at) / spread(hand.at, other.at);
    hand.at = at;
    this.#events.pan(after[0] - before[0], after[1] - before[1]);
    this.#events.zoom(factor, after);
  }

  #up(event: PointerEvent): void {
    const hand = this.#hands.get(event.pointerId);
    if (!hand) return;
    this.#hands.delete(event.pointerId);
    const at = this.#place(event);
    const doing = this.#afterRest(event.timeStamp, hand);
    // The finger that stays after a pinch goes on panning.
    this.#doing = doing === "pinching" && this.#hands.size > 0 ? "panning" : "nothing";
    this.#trail.push({ at, time: event.timeStamp });
    if (this.#doing === "panning") this.#trail = [];
    else if (doing === "pressing") this.#events.tap(at, hand.pointing);
    else if (doing === "holding") this.#events.longPress(hand.start, hand.pointing);
    else if (doing === "dragging") this.#events.drop(at);
    else if (doing === "panning") this.#events.fling(...this.#speed(event.timeStamp));
    else if (doing === "pinching") this.#events.fling(0, 0);
  }

  #speed(now: number): [number, number] {
    const recent = this.#trail.filter(({ time }) => now - time <= MEMORY);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!first || !last || last.time - first.time < 8) return [0, 0];
    const passed = last.time - first.time;
    return [(last.at[0] - first.at[0]) / passed, (last.at[1] - first.at[1]) / passed];
  }

  #cancel(event: PointerEvent): void {
    this.#hands.delete(event.pointerId);
    clearTimeout(this.#timer);
    if (this.#doing === "dragging" || this.#doing === "holding") this.#events.dragOff();
    this.#doing = "nothing";
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines =
      event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    const turn = Math.min(240, Math.max(-240, event.deltaY * lines));
    this.#events.zoom(Math.exp(-turn * speed), this.#place(event));
    if (this.#hands.size === 0) this.#events.fling(0, 0);
  }

  /** The browser's menu would end a long press; the right button lets go of a dragged piece. */
  #menu(event: MouseEvent): void {
    event.preventDefault();
    this.dragOff();
  }
}
