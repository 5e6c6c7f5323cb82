import { escaped, num } from "../drawing/markup.ts";
import type { PieceState } from "../model.ts";
import { type CounterLook, NO_MARKS, type PieceMarks } from "./look.ts";
import { BODY_COLOURS, COLOURS, LETTERING } from "../drawing/palette.ts";
import { brigadeFace, type CounterLevel, type FaceOptions } from "./brigade.ts";
import { headquartersFace } from "./headquarters.ts";
import { hiddenFace } from "./hidden.ts";
import { leaderFace } from "./leader.ts";
import { divisionStripe, regimentFace } from "./regiment.ts";
import {
  aimedRing,
  chevronRoom,
  facingPointer,
  ghosts,
  litBrackets,
  mayNotRing,
  mayRing,
  movedChevron,
  pointerRoom,
  selectedRing,
} from "./rings.ts";
import { stripeMarkup } from "./stripes.ts";
import { type StackTop, tagsMarkup } from "./tags.ts";
import { trainFace } from "./train.ts";

export interface CounterStyle {
  readonly tone: "light" | "dark";
  readonly signs: "period" | "nato";
  readonly patterns: "fine" | "strong";
}

export const PLAIN_STYLE: CounterStyle = { tone: "light", signs: "period", patterns: "fine" };

/** Level of detail for a counter drawn `pixels` CSS px wide. */
export function counterLevel(pixels: number): CounterLevel {
  return pixels >= 60 ? 2 : pixels >= 44 ? 1 : 0;
}

function faceMarkup(look: CounterLook, options: FaceOptions): string {
  switch (look.kind) {
    case "brigade":
      return brigadeFace(look, options);
    case "headquarters":
      return headquartersFace(look, options);
    case "regiment":
    case "battery":
    case "brigade-piece":
      return regimentFace(look, options);
    case "leader":
      return leaderFace(look, options);
    case "train":
      return trainFace(look, options);
    case "hidden":
      return hiddenFace(look, options.level);
  }
}

/** What is seen of a counter too small to be read, or under another one: whose it is, and its division. */
function plainFace(look: CounterLook, patterns: CounterStyle["patterns"]): string {
  switch (look.kind) {
    case "hidden":
      return `<circle cx="50" cy="50" r="22" fill="none" stroke="${BODY_COLOURS[look.body].figures}" stroke-width="7"/>`;
    case "leader":
      return `<path d="M2 40H97.6V66H2z" fill="${BODY_COLOURS[look.body].figures}"/>`;
    case "regiment":
    case "battery":
    case "brigade-piece":
      return divisionStripe(look, 0, patterns);
    default:
      return stripeMarkup(look.stripe, 19, 1);
  }
}

/** Body, edges, face and outline in a square of 100; `plain`: without what is read; `lift` enlarges the shadow. */
function counterMarkup(
  look: CounterLook,
  level: CounterLevel,
  spent: boolean,
  style: CounterStyle,
  plain: boolean,
  lift = 0,
): string {
  const colours = BODY_COLOURS[look.body];
  const dark = style.tone === "dark";
  const offset = 2.4 + lift;
  const shadow = `<rect class="shadow" x="${num(offset * 0.9, 1)}" y="${num(offset, 1)}" width="100" height="100" rx="8" opacity="${dark ? 0.55 : 0.3}"/>`;
  const body =
    `<rect width="100" height="100" rx="8" fill="${colours.shade}"/>` +
    `<rect width="97.6" height="97.6" rx="7.5" fill="${colours.lit}"/>` +
    `<rect x="2" y="2" width="95.6" height="95.6" rx="6.6" fill="${colours.body}"/>`;
  const options = { level, spent, signs: style.signs, patterns: style.patterns };
  const face = plain ? plainFace(look, style.patterns) : faceMarkup(look, options);
  // The second Confederate army carries a key-line, so that the two are told apart without colour.
  const keyLine =
    look.body === "shenandoah"
      ? `<rect x="3.5" y="3.5" width="92.6" height="92.6" rx="5.4" fill="none" stroke="${COLOURS.black}" stroke-width="1.3" stroke-dasharray="5 2.4"/>`
      : "";
  const outline = `<rect x=".8" y=".8" width="98.4" height="98.4" rx="7.6" fill="none" stroke="${dark ? "#F4ECD8" : COLOURS.night}" stroke-width="${dark ? 1.8 : 1.6}" opacity="${dark ? 0.9 : 0.75}"/>`;
  return shadow + body + face + keyLine + outline;
}

/** The pointer shrinks less than the counter: which way a brigade faces must be seen from afar. */
const POINTER_SIZE: Readonly<Record<CounterLevel, number>> = { 0: 1.3, 1: 1.15, 2: 1 };
/** Over a counter that may not be chosen lies a veil of the table's colour: it stays solid, or those under it would show. */
const VEIL = { light: [COLOURS.paper, 0.42], dark: [COLOURS.night, 0.4] } as const;

export interface PieceAppearance {
  readonly look: CounterLook;
  readonly marks: PieceMarks;
  readonly state: PieceState;
  readonly lit: boolean;
  /** Degrees clockwise from north; undefined: no pointer. */
  readonly facing?: number | undefined;
  /** Direction of its last move in degrees; undefined: did not move. */
  readonly moved?: number | undefined;
  /**
   * `plain`: too small to be read, or all but its edge lies under another counter. `nothing`: deep in a stack.
   */
  readonly seen?: "whole" | "plain" | "nothing";
  readonly stack?: StackTop | undefined;
}

/** All that a counter's markup depends on, as one text: two that agree look the same. */
export function appearanceKey(piece: PieceAppearance, level: CounterLevel, style: CounterStyle): string {
  const { look, marks, state, lit, facing, moved, seen = "whole", stack } = piece;
  return [
    ...Object.values(look),
    ...Object.values(marks),
    look.kind === "headquarters" ? look.range : "",
    marks.stopped,
    marks.bombarded,
    marks.routed,
    marks.isolated,
    marks.disrupted,
    marks.lowAmmunition,
    marks.outOfSupply,
    look.kind === "brigade" ? look.sharpshooters : "",
    seen,
    stack?.count,
    stack?.offers,
    stack?.leader,
    state,
    lit,
    facing,
    moved,
    level,
    style.tone,
    style.signs,
    style.patterns,
  ].join("|");
}

/** A counter with everything round it, in a square of 100 whose rim the tags and rings overhang. */
export function pieceMarkup(piece: PieceAppearance, level: CounterLevel, style: CounterStyle): string {
  const { look, marks, state, seen = "whole", stack } = piece;
  if (seen === "nothing") return "";
  const selected = state === "selected";
  const plain = seen === "plain";
  const counter = counterMarkup(look, level, marks.spent, style, plain, selected ? 5 : 0);
  const behind = piece.moved === undefined ? "" : ghosts(piece.moved, style.tone === "dark");
  const out = state === "rest" ? 0 : 7;
  const pointer = piece.facing === undefined ? "" : facingPointer(piece.facing, out, POINTER_SIZE[level]);
  const ring = selected
    ? selectedRing()
    : state === "may"
      ? mayRing()
      : state === "aimed"
        ? aimedRing()
        : state === "may-not"
          ? veil(style) + mayNotRing()
          : "";
  const taken = [
    ...(piece.facing === undefined ? [] : [pointerRoom(piece.facing, out, POINTER_SIZE[level])]),
    ...(piece.moved === undefined ? [] : [chevronRoom(piece.moved)]),
  ];
  const tags = tagsMarkup({ marks: plain ? NO_MARKS : marks, refused: state === "may-not", stack }, level, taken);
  const chevron = piece.moved === undefined ? "" : movedChevron(piece.moved);
  const content = counter + ring + pointer + chevron + (piece.lit ? litBrackets() : "") + tags;
  return behind + (selected ? `<g transform="translate(-3 -3) scale(1.06)">${content}</g>` : content);
}

function veil({ tone }: CounterStyle): string {
  const [colour, opacity] = VEIL[tone];
  return `<rect width="100" height="100" rx="8" fill="${colour}" opacity="${opacity}"/>`;
}

export interface CounterSvgOptions extends CounterStyle {
  /** Sentence that names the picture; without it the picture is hidden from the reading order. */
  readonly label?: string;
}

/**
 * A counter as an SVG element in text form, for cards, lists and sheets.
 * `size`: its width and height in px; tags and shadow hang over that, so leave some room.
 */
export function counterSvg(
  look: CounterLook,
  marks: PieceMarks = NO_MARKS,
  size = 56,
  options: CounterSvgOptions = PLAIN_STYLE,
): string {
  const name = options.label === undefined ? `aria-hidden="true"` : `role="img" aria-label="${escaped(options.label)}"`;
  const content = pieceMarkup({ look, marks, state: "rest", lit: false }, counterLevel(size), options);
  return `<svg xmlns="http://www.w3.org/2000/svg" class="counter" ${name} width="${num(size)}" height="${num(size)}" viewBox="0 0 100 100" overflow="visible" font-family="${LETTERING}">${content}</svg>`;
}
