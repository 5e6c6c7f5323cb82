import {
  aroundRing,
  type FocusMap,
  isOfferedSpace,
  landingIn,
  nextOffered,
  withinSpace,
  spaceOfTarget,
} from "./focus-order.ts";
import { ZOOM_STEP } from "../board-options.ts";
import type { BoardModel, BoardTarget } from "../model.ts";

/** What keys act on. */
export interface KeyContext {
  readonly map: FocusMap;
  model(): BoardModel;
  /** What has the focus; undefined when it is on the board itself. */
  current(): BoardTarget | undefined;
  /** Enter on an idle space goes to the pieces there. */
  readonly opensOnPick: boolean;
  /** Space whose ring `[` and `]` go round. */
  ringCentre: string | undefined;
  go(target: BoardTarget): void;
  pick(target: BoardTarget): void;
  card(piece: string): void;
  centre(target: BoardTarget): void;
  pan(x: number, y: number): void;
  zoomBy(factor: number): void;
  fit(): void;
  /** Closes what is open (fan, drag). @returns whether anything was. */
  close(): boolean;
}

const BEARINGS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };
/** A keypad lies like the neighbours of a hex. */
const KEYPAD: Readonly<Record<string, number>> = {
  Numpad8: 0,
  Numpad9: 60,
  Numpad6: 90,
  Numpad3: 120,
  Numpad2: 180,
  Numpad1: 240,
  Numpad4: 270,
  Numpad7: 300,
};
const PAN_STEP = 90;

/**
 * Does what a key asks of the board.
 * @returns whether the key was used: then nobody else should use it.
 */
export function useKey(event: KeyboardEvent, context: KeyContext): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { map } = context;
  const [model, current] = [context.model(), context.current()];
  const bearing = (map.sixWays ? KEYPAD[event.code] : undefined) ?? BEARINGS[event.key];
  if (bearing !== undefined) {
    if (!current || event.shiftKey) {
      const angle = (bearing * Math.PI) / 180;
      context.pan(-Math.sin(angle) * PAN_STEP, Math.cos(angle) * PAN_STEP);
      return true;
    }
    const next = map.towards(spaceOfTarget(model, current) ?? "", bearing);
    context.ringCentre = undefined;
    if (next !== undefined) context.go(landingIn(model, next));
    return true;
  }
  switch (event.key) {
    case "[":
    case "]":
      return goRound(context, event.key === "]" ? 1 : -1);
    case "Tab": {
      const next = nextOffered(model, map, current, event.shiftKey ? -1 : 1);
      if (!next) return false;
      context.ringCentre = undefined;
      context.go(next);
      return true;
    }
    case "PageDown":
    case "PageUp":
      if (current) context.go(withinSpace(model, current, event.key === "PageDown" ? 1 : -1));
      return current !== undefined;
    case "Enter":
      if (current && !event.repeat) enter(context, current);
      return current !== undefined;
    case " ":
      if (current) context.centre(current);
      return current !== undefined;
    case "i":
      return openCard(context);
    case "Escape":
      return context.close();
    case "+":
    case "=":
      context.zoomBy(ZOOM_STEP);
      return true;
    case "-":
    case "−":
      context.zoomBy(1 / ZOOM_STEP);
      return true;
    case "0":
      context.fit();
      return true;
    default:
      return false;
  }
}

/** Picks what has the focus; where stacks open when picked, an idle space leads to its pieces. */
function enter(context: KeyContext, current: BoardTarget): void {
  const model = context.model();
  const space = current.kind === "space" ? model.spaces.find(({ id }) => id === current.id) : undefined;
  const idle = current.kind === "space" && (space === undefined || !isOfferedSpace(space));
  const inside = idle && context.opensOnPick ? withinSpace(model, current, 1) : current;
  if (inside.kind === "piece" && current.kind === "space") context.go(inside);
  else context.pick(current);
}

/** Round the space of the selected piece, or else round the space where the walk began. */
function goRound(context: KeyContext, step: 1 | -1): boolean {
  const { map } = context;
  const [model, current] = [context.model(), context.current()];
  if (!current) return false;
  const space = spaceOfTarget(model, current);
  if (space === undefined) return false;
  const selected = model.pieces.find((piece) => piece.state === "selected")?.space;
  const centre = selected ?? context.ringCentre ?? space;
  const next = aroundRing(map, centre, space, step);
  context.ringCentre = centre;
  if (next !== undefined) context.go(landingIn(model, next));
  return true;
}

/** The card of the piece that has the focus, or of the top piece of the space. */
function openCard(context: KeyContext): boolean {
  const current = context.current();
  if (!current) return false;
  const { kind, id } = current.kind === "piece" ? current : withinSpace(context.model(), current, 1);
  if (kind === "piece") context.card(id);
  return kind === "piece";
}
