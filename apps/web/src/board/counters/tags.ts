import { COLOURS } from "../drawing/palette.ts";
import { num } from "../drawing/markup.ts";
import type { PieceMarks } from "./look.ts";
import type { CounterLevel } from "./brigade.ts";
import { starPath } from "./figures.ts";
import { type Note, notePlaces, type Room } from "./note-places.ts";
import { numerals } from "./numerals.ts";

/** Markers that hang on the rim of a counter (a square of 100), each with its own shape; where, note-places says. */

function at(x: number, y: number, content: string): string {
  return `<g transform="translate(${num(x)} ${num(y)})">${content}</g>`;
}

function fatigueDrop(x: number, y: number, r: number, value: number): string {
  const drop = `M0 ${num(-r * 1.25)}Q${num(r)} ${num(-r * 0.2)} ${num(r)} ${num(r * 0.35)}A${num(r)} ${num(r)} 0 1 1 ${num(-r)} ${num(r * 0.35)}Q${num(-r)} ${num(-r * 0.2)} 0 ${num(-r * 1.25)}z`;
  return at(
    x,
    y,
    `<path d="${drop}" fill="${COLOURS.amber}" stroke="${COLOURS.black}" stroke-width="2"/>${numerals(String(value), 0, r * 0.92, r * 1.55, COLOURS.black, "middle")}`,
  );
}

function lossTab(x: number, y: number, r: number, value: number): string {
  const tab = `M${num(-r * 1.05)} ${num(-r * 0.9)}H${num(r * 1.05)}V${num(r * 0.35)}L0 ${num(r * 1.15)}L${num(-r * 1.05)} ${num(r * 0.35)}z`;
  return at(
    x,
    y,
    `<path d="${tab}" fill="${COLOURS.red}" stroke="${COLOURS.ivory}" stroke-width="2"/>${numerals(String(value), 0, r * 0.48, r * 1.5, COLOURS.white, "middle")}`,
  );
}

/** Two crossed swords about the middle, reaching `r` each way. */
export function crossedSwords(r: number): string {
  const s = (share: number) => num(share * r);
  return `M${s(-0.5)} ${s(0.5)}L${s(0.52)} ${s(-0.52)}M${s(-0.62)} ${s(0.16)}L${s(-0.16)} ${s(0.62)}M${s(0.5)} ${s(0.5)}L${s(-0.52)} ${s(-0.52)}M${s(0.62)} ${s(0.16)}L${s(0.16)} ${s(0.62)}`;
}

function attackDisc(x: number, y: number, r: number): string {
  return at(
    x,
    y,
    `<circle r="${num(r)}" fill="${COLOURS.red}" stroke="${COLOURS.ivory}" stroke-width="2.2"/><path d="${crossedSwords(r)}" fill="none" stroke="#fff" stroke-width="${num(r * 0.17)}" stroke-linecap="round"/>`,
  );
}

function operationalDiamond(x: number, y: number, r: number): string {
  const side = num(r * 0.92);
  const chevrons = `M${num(-r * 0.62)} ${num(-r * 0.45)}l${num(r * 0.5)} ${num(r * 0.45)}l${num(-r * 0.5)} ${num(r * 0.45)}M0 ${num(-r * 0.45)}l${num(r * 0.5)} ${num(r * 0.45)}l${num(-r * 0.5)} ${num(r * 0.45)}`;
  return at(
    x,
    y,
    `<rect x="-${side}" y="-${side}" width="${num(r * 1.84)}" height="${num(r * 1.84)}" transform="rotate(45)" rx="2" fill="${COLOURS.gold}" stroke="${COLOURS.black}" stroke-width="2"/><path d="${chevrons}" fill="none" stroke="${COLOURS.black}" stroke-width="${num(r * 0.2)}"/>`,
  );
}

function extendedArrow(x: number, y: number, r: number): string {
  const s = (share: number) => num(share * r);
  const hexagon = `M${s(-1.5)} 0L${s(-0.85)} ${s(-0.72)}H${s(0.85)}L${s(1.5)} 0L${s(0.85)} ${s(0.72)}H${s(-0.85)}z`;
  const arrow = `M${s(-0.9)} 0H${s(0.9)}M${s(-0.5)} ${s(-0.38)}L${s(-0.95)} 0L${s(-0.5)} ${s(0.38)}M${s(0.5)} ${s(-0.38)}L${s(0.95)} 0L${s(0.5)} ${s(0.38)}`;
  return at(
    x,
    y,
    `<path d="${hexagon}" fill="${COLOURS.teal}" stroke="${COLOURS.ivory}" stroke-width="2"/><path d="${arrow}" fill="none" stroke="#fff" stroke-width="${num(r * 0.19)}" stroke-linecap="round"/>`,
  );
}

function spentTick(x: number, y: number, r: number): string {
  return at(
    x,
    y,
    `<circle r="${num(r)}" fill="${COLOURS.black}" stroke="${COLOURS.ivory}" stroke-width="2.4"/><path d="M${num(-r * 0.45)} ${num(r * 0.02)}L${num(-r * 0.08)} ${num(r * 0.4)}L${num(r * 0.5)} ${num(-r * 0.4)}" fill="none" stroke="${COLOURS.ivory}" stroke-width="${num(r * 0.3)}"/>`,
  );
}

function stopSign(x: number, y: number, r: number): string {
  const [far, near] = [num(r), num(r * 0.42)];
  return at(
    x,
    y,
    `<path d="M-${near}-${far}H${near}L${far}-${near}V${near}L${near} ${far}H-${near}L-${far} ${near}V-${near}z" fill="${COLOURS.red}" stroke="${COLOURS.ivory}" stroke-width="2.6"/><path d="M${num(-r * 0.55)} 0H${num(r * 0.55)}" stroke="${COLOURS.white}" stroke-width="${num(r * 0.42)}"/>`,
  );
}

const BURST = Array.from({ length: 16 }, (_, point) => {
  const reach = point % 2 === 0 ? 1.25 : 0.72;
  const angle = (point * Math.PI) / 8;
  return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
});

function burstingShell(x: number, y: number, r: number): string {
  const burst = BURST.map(([east, south]) => `${num(east * r)} ${num(south * r)}`).join("L");
  return at(
    x,
    y,
    `<path d="M${burst}z" fill="${COLOURS.amber}" stroke="${COLOURS.black}" stroke-width="2"/><circle r="${num(r * 0.45)}" fill="${COLOURS.black}"/>`,
  );
}

/** A white flag on its staff: the brigade flees. */
function whiteFlag(x: number, y: number, r: number): string {
  const s = (share: number) => num(share * r);
  return at(
    x,
    y,
    `<circle r="${num(r)}" fill="${COLOURS.red}" stroke="${COLOURS.ivory}" stroke-width="2.2"/><path d="M${s(-0.45)} ${s(0.65)}V${s(-0.62)}" stroke="${COLOURS.white}" stroke-width="${s(0.17)}"/><path d="M${s(-0.4)} ${s(-0.58)}H${s(0.62)}L${s(0.38)} ${s(-0.24)}L${s(0.62)} ${s(0.1)}H${s(-0.4)}z" fill="${COLOURS.white}"/>`,
  );
}

/** A ring that is broken in two: cut off from its commander. */
function brokenRing(x: number, y: number, r: number): string {
  const s = (share: number) => num(share * r);
  const half = `M${s(-0.5)} ${s(-0.3)}A${s(0.58)} ${s(0.58)} 0 0 1 ${s(0.5)} ${s(-0.3)}M${s(0.5)} ${s(0.3)}A${s(0.58)} ${s(0.58)} 0 0 1 ${s(-0.5)} ${s(0.3)}`;
  return at(
    x,
    y,
    `<circle r="${num(r)}" fill="${COLOURS.ivory}" stroke="${COLOURS.black}" stroke-width="2.2"/><path d="${half}" fill="none" stroke="${COLOURS.black}" stroke-width="${s(0.24)}"/>`,
  );
}

/** A triangle with a crack down its middle: ranks in disorder. */
function crackedTriangle(x: number, y: number, r: number): string {
  const s = (share: number) => num(share * r);
  return at(
    x,
    y,
    `<path d="M0 ${s(-1.15)}L${s(1.15)} ${s(0.85)}H${s(-1.15)}z" fill="${COLOURS.amber}" stroke="${COLOURS.black}" stroke-width="2.2" stroke-linejoin="round"/><path d="M0 ${s(-0.7)}L${s(0.28)} ${s(-0.2)}L${s(-0.24)} ${s(0.16)}L${s(0.06)} ${s(0.66)}" fill="none" stroke="${COLOURS.black}" stroke-width="${s(0.24)}" stroke-linejoin="round"/>`,
  );
}

/** A cartridge with a little left at its foot. */
function emptyCartridge(x: number, y: number, r: number): string {
  const s = (share: number) => num(share * r);
  const shell = `M${s(-0.32)} ${s(0.62)}V${s(-0.16)}Q${s(-0.28)} ${s(-0.62)} 0 ${s(-0.72)}Q${s(0.28)} ${s(-0.62)} ${s(0.32)} ${s(-0.16)}V${s(0.62)}z`;
  return at(
    x,
    y,
    `<circle r="${num(r)}" fill="${COLOURS.ivory}" stroke="${COLOURS.black}" stroke-width="2.2"/><path d="${shell}" fill="none" stroke="${COLOURS.black}" stroke-width="${s(0.16)}" stroke-linejoin="round"/><path d="M${s(-0.32)} ${s(0.3)}H${s(0.32)}V${s(0.62)}H${s(-0.32)}z" fill="${COLOURS.black}"/>`,
  );
}

/** A barrel, struck out. */
function noBarrel(x: number, y: number, r: number): string {
  const s = (share: number) => num(share * r);
  const barrel = `M${s(-0.3)} ${s(-0.56)}H${s(0.3)}Q${s(0.56)} 0 ${s(0.3)} ${s(0.56)}H${s(-0.3)}Q${s(-0.56)} 0 ${s(-0.3)} ${s(-0.56)}z`;
  return at(
    x,
    y,
    `<circle r="${num(r)}" fill="${COLOURS.black}" stroke="${COLOURS.ivory}" stroke-width="2.2"/><path d="${barrel}" fill="${COLOURS.ivory}"/><path d="M${s(-0.66)} ${s(0.66)}L${s(0.66)} ${s(-0.66)}" stroke="${COLOURS.black}" stroke-width="${s(0.44)}"/><path d="M${s(-0.72)} ${s(0.72)}L${s(0.72)} ${s(-0.72)}" stroke="${COLOURS.red}" stroke-width="${s(0.2)}"/>`,
  );
}

/** How many pieces a stack has; filled where one that lies under the top can be chosen. */
function countTag(x: number, y: number, r: number, { count, offers }: StackTop): string {
  const ring = offers
    ? `<circle r="${num(r)}" fill="${COLOURS.teal}" stroke="${COLOURS.ivory}" stroke-width="3"/><path d="M0 ${num(-r - 8)}l6 6.4h-12z" fill="${COLOURS.teal}" stroke="${COLOURS.ivory}" stroke-width="1.6"/>`
    : `<circle r="${num(r)}" fill="${COLOURS.black}" stroke="${COLOURS.ivory}" stroke-width="2.6"/>`;
  const size = r * (count > 9 ? 1.25 : 1.48);
  return at(x, y, ring + numerals(String(count), 0, size * 0.35, size, COLOURS.white, "middle"));
}

/** A leader is with the stack, under the piece that is seen. */
function leaderTag(x: number, y: number, r: number): string {
  return `<path d="${starPath(x, y, r)}" fill="${COLOURS.gold}" stroke="${COLOURS.black}" stroke-width="${r < 14 ? 2 : 3}" stroke-linejoin="round"/>`;
}

/** The crossed circle: it may not be chosen. */
function refusedSign(x: number, y: number, r: number): string {
  const bar = num(r * 0.62);
  return at(
    x,
    y,
    `<circle r="${num(r)}" fill="${COLOURS.ivory}" stroke="${COLOURS.red}" stroke-width="${num(r * 0.3)}"/><path d="M-${bar} ${bar}L${bar}-${bar}" stroke="${COLOURS.red}" stroke-width="${num(r * 0.32)}"/>`,
  );
}

/** What the top piece of a stack tells of those under it. */
export interface StackTop {
  /** All pieces of the stack; 0: their number is plain to see. */
  readonly count: number;
  /** One under it can be chosen. */
  readonly offers: boolean;
  /** A leader lies under it, and none on top. */
  readonly leader: boolean;
}

export interface Hung {
  readonly marks: PieceMarks;
  readonly refused: boolean;
  readonly stack?: StackTop | undefined;
}

type Draw = (x: number, y: number, radius: number) => string;

/** What hangs on a counter, each with its size on large counters and on small ones, and how it is drawn. */
function hungOn({ marks, refused, stack }: Hung): readonly (readonly [Note, large: number, small: number, Draw])[] {
  const list: (readonly [Note, number, number, Draw])[] = [];
  if (stack && stack.count > 0) list.push(["count", 14, 18, (x, y, r) => countTag(x, y, r, stack)]);
  if (stack?.leader) list.push(["leader", 13, 17, leaderTag]);
  if (refused) list.push(["refused", 15, 16, refusedSign]);
  if (marks.attacks) list.push(["attack", 13.5, 15, attackDisc]);
  if (marks.routed) list.push(["staggered", 13.5, 16, whiteFlag]);
  else if (marks.fatigue > 0) list.push(["staggered", 11, 14.5, (x, y, r) => fatigueDrop(x, y, r, marks.fatigue)]);
  else if (marks.bombarded) list.push(["staggered", 11, 14, burstingShell]);
  if (marks.stopped) list.push(["stopped", 12, 14, stopSign]);
  if (marks.spent) list.push(["spent", 10.5, 13.5, spentTick]);
  if (marks.losses > 0) list.push(["losses", 10.5, 14, (x, y, r) => lossTab(x, y, r, marks.losses)]);
  if (marks.disrupted) list.push(["disrupted", 12.5, 15.5, crackedTriangle]);
  if (marks.operational) list.push(["operational", 13.5, 15, operationalDiamond]);
  if (marks.isolated) list.push(["isolated", 11.5, 14, brokenRing]);
  if (marks.lowAmmunition) list.push(["ammunition", 11.5, 14, emptyCartridge]);
  if (marks.outOfSupply) list.push(["supply", 11.5, 14, noBarrel]);
  if (marks.extended) list.push(["extended", 13, 15, (x, y, r) => extendedArrow(x, y, r * 0.95)]);
  return list;
}

/** Everything that hangs on a counter at a level of detail, clear of what is `taken`: the smaller the counter, the larger its tags. */
export function tagsMarkup(hung: Hung, level: CounterLevel, taken: readonly Room[] = []): string {
  const list = hungOn(hung);
  if (list.length === 0) return "";
  const sizes = new Map(list.map(([note, large, small]) => [note, level === 2 ? large : small]));
  const places = notePlaces(sizes, taken);
  return list
    .map(([note, , , draw]) => draw(...(places.get(note) as [number, number]), sizes.get(note) as number))
    .join("");
}
