import type { Point, ZoneData, ZoneTerrain } from "@stonebridge/board";
import { numberSize, PLATE } from "../../zones/plate-layout.ts";
import { straightText } from "../labels/typeset.ts";
import { GAME_PALETTE, PALETTE } from "../palette.ts";
import { polyline, short, shorts } from "../path.ts";
import { element, group, path } from "../svg.ts";
import { PLATE_NUMBER, SHIELD_FIGURE } from "./lettering.ts";

const KEY_LINE = { stroke: GAME_PALETTE.black, "stroke-width": 0.8 } as const;

function at([x, y]: Point, scale = 1): string {
  return `translate(${shorts([x, y])})${scale === 1 ? "" : ` scale(${short(scale, 2)})`}`;
}

/** The disc with a zone's number. */
export function drawNumberDisc(number: number, [x, y]: Point): string {
  const size = numberSize(number);
  return (
    element("circle", { cx: x, cy: y, r: PLATE.discRadius, fill: GAME_PALETTE.black }) +
    path(straightText(String(number), { ...PLATE_NUMBER, size }, [x, y + size * 0.36]), { fill: PALETTE.paper })
  );
}

/** The signs of a zone's plate in their order: hill, woods, village, points. Each is drawn about the origin. */
export function signsOf(zone: ZoneData): string[] {
  const terrain = zone.terrain.map((kind) => DRAW_TERRAIN[kind](zone.victoryPoints > 0));
  if (zone.objectiveOf !== undefined) return [...terrain, objectiveSign(zone.objectiveOf)];
  return zone.victoryPoints > 0 ? [...terrain, shield(zone.victoryPoints)] : terrain;
}

/** Points of a star of five, its first point up. */
function star(radius: number): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const [turn, reach] = [(i * Math.PI) / 5, i % 2 === 0 ? radius : radius * 0.42];
    return [reach * Math.sin(turn), -reach * Math.cos(turn)];
  });
}

/** The sign of an objective that one side alone scores: a star in its colour, blue on ivory or grey in a ring of black. */
export function objectiveSign(of: string): string {
  const union = of === "union";
  return (
    element("circle", {
      r: 7,
      fill: union ? GAME_PALETTE.ivory : GAME_PALETTE.confederateRibbon,
      stroke: union ? GAME_PALETTE.unionRibbon : GAME_PALETTE.black,
      "stroke-width": 1.5,
    }) +
    path(polyline(star(5.9), true, 2), {
      fill: union ? GAME_PALETTE.unionRibbon : GAME_PALETTE.ivory,
      stroke: union ? "none" : GAME_PALETTE.black,
      "stroke-width": 0.5,
    })
  );
}

/** A sign in its place. */
export function placedSign(sign: string, place: Point): string {
  return group({ transform: at(place) }, sign);
}

const DRAW_TERRAIN: Readonly<Record<ZoneTerrain, (scores: boolean) => string>> = {
  hill: (scores) =>
    ring(scores ? GAME_PALETTE.scoringHill : GAME_PALETTE.plainHill) +
    path("M-4.4 2.9Q-2.6-3 0-3T4.4 2.9z", { fill: GAME_PALETTE.ivory, ...KEY_LINE, "stroke-linejoin": "round" }) +
    path("M-1.4-1.6L-2.5 1.9M0-2L0 1.7M1.4-1.6L2.5 1.9", { stroke: GAME_PALETTE.black, "stroke-width": 0.75 }),
  woods: drawWoodsSign,
  village: () =>
    ring(PALETTE.paper) + path("M-4.2 3V-.2L-2-2.2L.2-.2V3zM.9 3V.9L2.5-.7L4.1.9V3z", { fill: GAME_PALETTE.black }),
};

/** The sign of woods, a tree in a ring, about the origin. */
export function drawWoodsSign(): string {
  return (
    ring(PALETTE.wood) +
    path("M0 4.2V1.4", { stroke: GAME_PALETTE.black, "stroke-width": 1.1 }) +
    path(
      "M-1.8 1.8A1.9 1.9 0 0 1-2.7-1.4A2 2 0 0 1-.8-3.9A2.1 2.1 0 0 1 2.2-2.8A1.9 1.9 0 0 1 2.4 1A1.6 1.6 0 0 1 .6 1.9z",
      { fill: GAME_PALETTE.leaf, stroke: GAME_PALETTE.black, "stroke-width": 0.7 },
    )
  );
}

function ring(fill: string): string {
  return element("circle", { r: PLATE.signRadius, fill, ...KEY_LINE });
}

function shield(points: number): string {
  return (
    path("M0-7.2L6.6-2.4V3.2Q3.6 6.9 0 7.6Q-3.6 6.9-6.6 3.2V-2.4z", {
      fill: GAME_PALETTE.carmine,
      stroke: PALETTE.paper,
      "stroke-width": 1.1,
    }) + path(straightText(String(points), SHIELD_FIGURE, [0, 3.5]), { fill: "#fff" })
  );
}

/** The badge of a crossing: round with three waves for a ford, square with two arches for a bridge; broken if it is secret. */
export function drawCrossingBadge(kind: "ford" | "bridge", place: Point, secret: boolean): string {
  const outline = {
    fill: PALETTE.paper,
    stroke: GAME_PALETTE.badge,
    "stroke-width": 1.5,
    "stroke-dasharray": secret ? "3.2 2.2" : undefined,
  };
  if (kind === "ford") {
    return group(
      { transform: at(place) },
      element("circle", { r: 7.4, ...outline }),
      path(
        "M-5-2.4q1.25-1.7 2.5 0t2.5 0t2.5 0t2.5 0M-5 1q1.25-1.7 2.5 0t2.5 0t2.5 0t2.5 0M-3.7 4.2q.95-1.4 1.9 0t1.9 0t1.9 0t1.9 0",
        { fill: "none", stroke: GAME_PALETTE.badge, "stroke-width": 1.15 },
      ),
    );
  }
  return group(
    { transform: at(place, 1.1) },
    element("rect", { x: -8, y: -6.6, width: 16, height: 13.2, rx: 2, ...outline }),
    path("M-6.6 3.4V.6Q-3.6-3.2 0-3.2T6.6.6V3.4H4.4A1.9 1.9 0 0 0 .8 3.4H-.8A1.9 1.9 0 0 0-4.4 3.4z", {
      fill: GAME_PALETTE.badge,
    }),
    path("M-7-1.4Q-3.4-5 0-5T7-1.4", { fill: "none", stroke: GAME_PALETTE.badge, "stroke-width": 1 }),
  );
}
