import { COLOURS } from "../drawing/palette.ts";
import { num } from "../drawing/markup.ts";
import { lettering } from "./lettering.ts";

/** Everything here stands on its feet at 0, 0, about 30 units high, and is placed and scaled by its caller. */

const SOLDIER =
  "M-2.9-27.6L-2.4-30.7Q.2-31.6 2.3-30.2L2.9-27.9L5-27.2L4.7-26.4L2.6-26.5Q2.9-23.3 .6-22.9L.8-22Q3.6-21.9 4.2-19.8L6.6-13.8L6-11.6L4.3-12.2L4.6-7.8L4.3-7.4Q4.8-3.6 4.2-1.2L6.4-.4V.1H1.6L1-7L.2-7L-1.6-1.3L.3-.4V.1H-4.4L-4.1-7.4L-4.6-7.8L-4.2-14L-6.9-14.2Q-7.6-14.3-7.6-15.3V-20.6Q-7.6-21.6-6.6-21.6L-4-21.6Q-2.6-22.2-1.4-22.2L-1.3-23.2Q-2.9-24.2-2.7-26.6z";
const MUSKET = "M5.2-7.5L7.6-34.5";
const BAYONET = "M7.5-33L7.9-39";
const HORSE =
  "M-13.5 0Q-14.5-11-8-19.5Q-4.6-24-.4-26.2L.4-31.2L2.8-27.2L5.6-30.2L5.8-25.6Q8.6-24.2 9.6-20.4L14.6-12.6Q16.2-10 14.6-7.9Q13-5.9 10.4-7L8.6-8.9Q6.4-10.4 3.6-10.2Q1.6-9.8 1.2-7.6Q1-4.4 3.4 0z";
const BRIDLE = "M9.3-20.6L6.2-10.2M10.9-8.3L13.2-14.4M6.7-12.8L12.4-15.2M5.8-12Q-2-10.5-11 .1";
const GUN =
  "M-2-10.5L-23-1.6L-26.5-1.8L-26.5.2L-22.5.4L3-7.6zM-9.5-13.6Q-10.8-14.4-9.6-15.6L-7-17.4L20-18.6L20.6-17.9L23.5-18.1V-14.3L20.6-14.4L20-13.6L-6.8-11.2zM-2.3-9a2.3 2.3 0 1 1 0 .01z";

/** Moves a path of absolute M, L, Q, H and V commands sideways. */
function aside(path: string, by: number): string {
  let command = "";
  let at = 0;
  return path.replace(/[MLQHVz]|-?(?:\d+\.?\d*|\.\d+)/g, (token) => {
    if (/[a-z]/i.test(token)) {
      command = token;
      at = 0;
      return token;
    }
    const isX = command === "H" || (command !== "V" && at % 2 === 0);
    at += 1;
    const value = Number(token) + (isX ? by : 0);
    return `${value < 0 ? "" : " "}${num(value)}`;
  });
}

interface File {
  readonly soldiers: string;
  readonly muskets: string;
  readonly bayonets: string;
}

function fileOf(places: readonly number[]): File {
  const all = (path: string) => places.map((x) => aside(path, x)).join("");
  return { soldiers: all(SOLDIER), muskets: all(MUSKET), bayonets: all(BAYONET) };
}

/** Three men abreast, 14 apart at scale 0.82; four of a brigade. */
const THREE = fileOf([-17, 0, 17]);
const FOUR = fileOf([-24, -8, 8, 24]);

const SPOKES = Array.from({ length: 12 }, (_, spoke) => {
  const angle = (spoke * Math.PI) / 6 + 0.2;
  return `M0-9L${num(8.6 * Math.cos(angle))} ${num(-9 + 8.6 * Math.sin(angle))}`;
}).join("");

function placed(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale, 3)})">${content}</g>`;
}

function fileMarkup({ soldiers: men, muskets, bayonets }: File, ink: string): string {
  return `<path d="${muskets}" stroke="${ink}" stroke-width="1.25"/><path d="${bayonets}" stroke="${ink}" stroke-width=".7"/><path d="${men}" fill="${ink}"/>`;
}

export function soldiers(x: number, y: number, scale: number, ink: string): string {
  return placed(x, y, scale * 0.82, fileMarkup(THREE, ink));
}

export function fourAbreast(x: number, y: number, scale: number, ink: string): string {
  return placed(x, y, scale * 0.82, fileMarkup(FOUR, ink));
}

/** Head and neck in profile; the bridle is in the body's colour. */
export function horse(x: number, y: number, scale: number, ink: string, body: string): string {
  return placed(
    x,
    y,
    scale,
    `<path d="${HORSE}" fill="${ink}"/><path d="${BRIDLE}" stroke="${body}" fill="none"/><circle cx="5.9" cy="-21.2" r=".95" fill="${body}"/>`,
  );
}

export function gun(x: number, y: number, scale: number, ink: string): string {
  return placed(
    x,
    y,
    scale,
    `<path d="${GUN}" fill="${ink}"/><circle cy="-9" r="9" fill="none" stroke="${ink}" stroke-width="2.1"/><path d="${SPOKES}" stroke="${ink}" stroke-width=".85"/>`,
  );
}

const FLASH = "M25-16.3l7-5l-2.4 4.2l6.4 .7l-6.2 1.5l3.4 4.4z";

/** A gun that fires. */
export function gunInAction(x: number, y: number, scale: number, ink: string): string {
  const flash = `<path d="${FLASH}" fill="${COLOURS.amber}" stroke="${ink}" stroke-width=".8"/>`;
  return gun(x - 3 * scale, y, scale, ink) + placed(x - 3 * scale, y, scale, flash);
}

const LIMBER_SPOKES = Array.from({ length: 10 }, (_, spoke) => {
  const angle = (spoke * Math.PI) / 5;
  return `M0-8L${num(7.6 * Math.cos(angle))} ${num(-8 + 7.6 * Math.sin(angle))}`;
}).join("");

/** A gun hooked to its limber, muzzle to the rear: on the march. */
export function limberedGun(x: number, y: number, scale: number, ink: string): string {
  const limber = `<circle cy="-8" r="8" fill="none" stroke="${ink}" stroke-width="2"/><path d="${LIMBER_SPOKES}" stroke="${ink}" stroke-width=".8"/><path d="M-6-19h12v7h-12zM5-9.4h13v1.6h-13z" fill="${ink}"/>`;
  return (
    `<g transform="translate(${num(x - 8 * scale)} ${num(y)}) scale(-1 1)">${gun(0, 0, scale * 0.82, ink)}</g>` +
    placed(x + 14 * scale, y, scale * 0.82, limber)
  );
}

/** The box of staff maps with a size sign over it; infantry crossed, cavalry one diagonal, artillery a ball. */
export function staffSign(
  kind: "infantry" | "cavalry" | "flag" | "artillery",
  x: number,
  y: number,
  scale: number,
  ink: string,
  size = "X",
): string {
  const [left, right, top, bottom] = [-17, 17, -19.5, 1.5];
  const lines =
    kind === "artillery"
      ? "M-4-9a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-2-9h4"
      : kind === "cavalry"
        ? `M${right} ${top}L${left} ${bottom}`
        : `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
  return placed(
    x,
    y,
    scale,
    `<path d="M${left} ${top}H${right}V${bottom}H${left}z${lines}" fill="none" stroke="${ink}" stroke-width="2.1"/>` +
      lettering(size, 0, top - 2, { weight: 800, size: 11, fill: ink }),
  );
}

/** A star on its point. */
export function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.4;
    const angle = ((index * 36 - 90) * Math.PI) / 180;
    return `${num(x + reach * Math.cos(angle))} ${num(y + reach * Math.sin(angle))}`;
  });
  return `M${points.join("L")}z`;
}

const FLAG_CLOTH = "M-10-30Q-4-33 2-30T14-30V-14Q8-11 2-14T-10-14z";
const UNION_STRIPES = Array.from({ length: 6 }, (_, bar) => `M-10 ${num(-27.7 + bar * 2.29)}h24`).join("");
const SOUTHERN_STARS = Array.from({ length: 7 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / 7;
  return `M${num(-6.2 + 3.1 * Math.cos(angle))} ${num(-25.4 + 3.1 * Math.sin(angle))}a.8 .8 0 1 1 0 .01z`;
}).join("");

/** A flag on its staff: the Union's, or the first Confederate national flag. */
export function flag(x: number, y: number, scale: number, ink: string, side: "union" | "confederate"): string {
  const canton =
    side === "union"
      ? `<path d="${UNION_STRIPES}" stroke="${COLOURS.red}" stroke-width="1.2"/><path d="M-10-30.5h11v8.5h-11z" fill="#1B2F50"/><path d="${starPath(-4.5, -26.3, 3)}" fill="#fff"/>`
      : `<path d="M-10-30.2Q-4-33 2-30T14-30V-25Q8-22.5 2-25T-10-25zM-10-19Q-4-22 2-19T14-19V-14Q8-11 2-14T-10-14z" fill="${COLOURS.red}"/><path d="M-10-30.2Q-6-32-1-31V-19.6Q-6-21-10-19z" fill="#1B2F50"/><path d="${SOUTHERN_STARS}" fill="#fff"/>`;
  return placed(
    x,
    y,
    scale,
    `<path d="M-11 0V-31" stroke="${ink}" stroke-width="1.7"/><circle cx="-11" cy="-32" r="1.5" fill="${ink}"/><path d="${FLAG_CLOTH}" fill="${COLOURS.ivory}" stroke="${ink}"/>${canton}`,
  );
}
