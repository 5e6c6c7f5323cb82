import type { Point } from "@stonebridge/board";
import { bearing, type Box, heldIn, sharedArea } from "../geometry.ts";
import type { HexGround } from "./hex-ground.ts";
import { lettering, textWidth } from "../counters/lettering.ts";
import { bentLine } from "../paths/command-lines.ts";
import { noteScale } from "./hex-notes.ts";
import { num } from "../drawing/markup.ts";
import type { BattleModel } from "../model.ts";
import { COLOURS } from "../drawing/palette.ts";

interface BattleStyle {
  readonly ink: string;
  readonly ground: string;
  readonly figures: string;
  readonly dash?: string;
}

/** A draft is drawn hollow, what is fought now is filled and larger, what is over is grey with a tick. */
const STYLES: Readonly<Record<BattleModel["state"], BattleStyle>> = {
  draft: { ink: COLOURS.red, ground: COLOURS.ivory, figures: COLOURS.red, dash: "4 3" },
  declared: { ink: COLOURS.red, ground: COLOURS.red, figures: COLOURS.white },
  now: { ink: COLOURS.red, ground: COLOURS.gold, figures: COLOURS.black },
  over: { ink: "#6B6252", ground: COLOURS.ivory, figures: "#6B6252" },
};

/** Half the length of an arrow over a hexside, and half its shaft's width, in heights of a hex: short, so that figures beside it can be read. */
const REACH = 0.12;
const SHAFT = 0.04;
const HEAD = 0.1;

/** An arrow over the hexside between two neighbours, as path data. */
function shortArrow(from: Point, to: Point, height: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [(dx / length) * height, (dy / length) * height];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const at = (along: number, aside: number) =>
    `${num(x + ux * along - uy * aside, 1)} ${num(y + uy * along + ux * aside, 1)}`;
  return `M${at(-REACH, SHAFT)}L${at(REACH - HEAD, SHAFT)}L${at(REACH - HEAD, HEAD)}L${at(REACH, 0)}L${at(REACH - HEAD, -HEAD)}L${at(REACH - HEAD, -SHAFT)}L${at(-REACH, -SHAFT)}z`;
}

/** The way of a shell, from gun to target. */
function shellWay(from: Point, to: Point): string {
  return `M${bentLine(from, to)
    .map(([x, y]) => `${num(x, 1)} ${num(y, 1)}`)
    .join("L")}`;
}

function shellHead(from: Point, to: Point, zoom: number): string {
  const line = bentLine(from, to);
  const [before, at] = [line.at(-3) as Point, line.at(-2) as Point];
  return `<path transform="translate(${num(at[0], 1)} ${num(at[1], 1)}) rotate(${num(bearing(before, at), 0)}) scale(${num(1 / zoom, 4)})" d="M0-9L7 6H-7z" fill="${COLOURS.red}" stroke="${COLOURS.ivory}" stroke-width="2.4" paint-order="stroke"/>`;
}

/** Room of a number's shield round its middle, px. */
const SHIELD = 14;

/** Width of the line about the odds, px. */
const ODDS_LINE = 2.2;

/** Odds are left out where hexes are smaller than so many px. */
const ODDS_FROM = 36;

function number(
  { number: value, state, text: told }: BattleModel,
  at: Point,
  pixels: number,
  zoom: number,
  within: Box | undefined,
): string {
  const text = pixels < ODDS_FROM ? undefined : told;
  const size = (state === "now" ? 1.18 : 1) * noteScale(pixels);
  const style = STYLES[state];
  const figure = String(value);
  const width = text === undefined ? 0 : textWidth(text, 800, 14) + 22;
  const unit = size / zoom;
  const aside = (Math.max(0, width + ODDS_LINE / 2 - SHIELD) / 2) * unit;
  const middle: Point = [at[0] + aside, at[1]];
  const [x, y] = within ? heldIn(middle, 2 * (aside + SHIELD * unit), 2 * SHIELD * unit, within) : middle;
  const dash = style.dash ? ` stroke-dasharray="${style.dash}"` : "";
  const odds =
    text === undefined
      ? ""
      : `<rect x="0" y="-10" width="${num(width)}" height="20" rx="10" fill="${COLOURS.ivory}" stroke="${style.ink}" stroke-width="${ODDS_LINE}"/>${lettering(text, 15 + (width - 18) / 2, 5, { weight: 800, size: 14, fill: COLOURS.black })}`;
  const shield = "M-11-11H11V2Q9 9 0 13Q-9 9-11 2z";
  const tick =
    state === "over" ? `<path d="M-6 1L-2 5L6-5" fill="none" stroke="${style.figures}" stroke-width="3"/>` : "";
  return `<g transform="translate(${num(x - aside, 1)} ${num(y, 1)}) scale(${num(unit, 4)})">${odds}<path d="${shield}" fill="none" stroke="${COLOURS.ivory}" stroke-width="5.6"/><path d="${shield}" fill="${style.ground}" stroke="${style.ink === style.ground ? COLOURS.black : style.ink}" stroke-width="2"${dash}/>${tick || lettering(figure, 0, 6, { weight: 800, size: 16, fill: style.figures })}</g>`;
}

/** Middles of hexsides, in heights of a hex from its middle: the northern one first, none in the south, where chances stand. */
const SIDES: readonly (readonly [direction: number, x: number, y: number])[] = [
  [0, 0, -0.53],
  [5, -0.42, -0.28],
  [1, 0.54, -0.3],
  [4, -0.42, 0.26],
  [2, 0.54, 0.26],
];

/**
 * Gives each number a hexside of its target over which nobody attacks, and where no other battle's number stands; if there is one, a
 * side where nobody stands beyond: the odds would look like his.
 * @param held spaces with pieces
 */
function freeSides(
  battles: readonly BattleModel[],
  { grid, hex }: HexGround,
  held: ReadonlySet<string>,
): (target: string) => Point {
  const taken = new Map<string, Set<number>>();
  for (const { targets, attackers } of battles)
    for (const target of targets) {
      const sides = taken.get(target) ?? new Set();
      for (const attacker of attackers) sides.add(grid.direction(hex(target) ?? 0, hex(attacker) ?? -1));
      taken.set(target, sides);
    }
  return (target) => {
    const sides = taken.get(target);
    const free = SIDES.filter(([side]) => !sides?.has(side));
    const isOpen = (side: number) => !held.has(grid.ids[grid.neighbour(hex(target) ?? 0, side)] ?? "");
    const [direction, x, y] = free.find(([side]) => isOpen(side)) ?? free[0] ?? (SIDES[0] as (typeof SIDES)[number]);
    sides?.add(direction);
    return [x, y];
  };
}

/**
 * Battles: arrows from attackers over the hexside they attack across, dotted ways from guns, numbers on what is attacked.
 * @param held spaces with pieces
 * @param seen what is in sight of the map: its edges cut no number of a target there
 */
export function battlesMarkup(
  battles: readonly BattleModel[],
  ground: HexGround,
  zoom: number,
  held: ReadonlySet<string> = new Set(),
  seen: Box = ground.sheet,
): string {
  const pixels = ground.height * zoom;
  let arrows = "";
  let numbers = "";
  const freeSide = freeSides(battles, ground, held);
  for (const battle of battles) {
    const centre = (space: string) => {
      const hex = ground.hex(space);
      return hex === undefined ? undefined : ground.centre(hex);
    };
    const pairs = (from: readonly string[]) =>
      from.flatMap((one) => battle.targets.map((target) => [one, target] as const));
    const shafts = pairs(battle.attackers)
      .filter(([from, to]) => ground.middle(from, to) !== undefined)
      .map(([from, to]) => shortArrow(centre(from) as Point, centre(to) as Point, ground.height))
      .join("");
    const { ink, ground: fill, dash } = STYLES[battle.state];
    const dashes = dash ? ` stroke-dasharray="${num(4 / zoom)} ${num(3 / zoom)}"` : "";
    if (shafts) {
      arrows += `<path d="${shafts}" fill="${battle.state === "now" ? COLOURS.red : fill}" stroke="${COLOURS.ivory}" stroke-width="${num(5 / zoom, 3)}" stroke-linejoin="round" paint-order="stroke"/><path d="${shafts}" fill="none" stroke="${ink}" stroke-width="${num(1.8 / zoom, 3)}" stroke-linejoin="round"${dashes}/>`;
    }
    for (const [from, to] of pairs(battle.guns)) {
      const [start, end] = [centre(from), centre(to)];
      if (!start || !end) continue;
      const way = shellWay(start, end);
      arrows += `<path d="${way}" fill="none" stroke="${COLOURS.ivory}" stroke-width="${num(6 / zoom, 3)}" stroke-linecap="round"/><path d="${way}" fill="none" stroke="${ink}" stroke-width="${num(3.2 / zoom, 3)}" stroke-linecap="round" stroke-dasharray="${num(0.1 / zoom, 3)} ${num(7 / zoom)}"/>${shellHead(start, end, zoom)}`;
    }
    for (const target of battle.targets) {
      const [at, box] = [centre(target), ground.box(target)];
      if (!at || !box) continue;
      const [x, y] = freeSide(target);
      // Odds stand to the right of the number: over a western hexside both move out to the left.
      const aside = battle.text === undefined || pixels < ODDS_FROM || x > 0 ? 0 : x < 0 ? 0.42 : 0.2;
      const place: Point = [at[0] + (x - aside) * ground.height, at[1] + y * ground.height];
      numbers += number(battle, place, pixels, zoom, sharedArea(box, seen) > 0 ? seen : undefined);
    }
  }
  return arrows + numbers;
}
