import type { Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { simplify } from "../../geography/curves.ts";
import { BATTLEFIELD, type Extent } from "../extent.ts";
import { onBaseline, outlines } from "../labels/typeset.ts";
import { GAME_PALETTE, PALETTE } from "../palette.ts";
import { polyline } from "../path.ts";
import { element, group, path } from "../svg.ts";
import { plateOf, plateType, zoneOf } from "./game-sheet.ts";
import { PLATE_NAME } from "./lettering.ts";
import { drawCrossingBadge, drawNumberDisc, placedSign, signsOf } from "./signs.ts";

/** What of a zone map is drawn over the base. */
export interface OverlayParts {
  /** Names of zones under their numbers. */
  readonly zoneNames: boolean;
  /** Fords of which one side does not know, by name: their badges are broken. */
  readonly secretFords: ReadonlySet<string>;
  /** The drawn ground; the surveyed battlefield where it is left out. */
  readonly extent?: Extent;
}

/** Veil of paper over the base, and of the sheet's colour over ground out of play. */
const VEIL = 0.2;
const OUT_OF_PLAY = 0.62;
/** How near written borders keep to the drawn ones, u. */
const TOLERANCE = 0.22;

/**
 * Draws a zone map over the base: veil, ground out of play, land borders, the field's edge, badges of crossings, plates.
 * Nothing is drawn along the river: it is the border itself.
 */
export function drawOverlay(graph: ZoneGraphData, shapes: ZoneShapesData, parts: OverlayParts): string {
  const extent = parts.extent ?? BATTLEFIELD;
  return [
    element("rect", { width: extent.width, height: extent.height, fill: PALETTE.paper, opacity: VEIL }),
    drawField(shapes, extent),
    drawBadges(graph, shapes, parts.secretFords),
    ...shapes.zones.map((shape) => {
      const zone = zoneOf(graph, shape.id);
      const { signs, names } = plateOf(zone, shape);
      return (
        drawNumberDisc(zone.number, shape.plate) +
        signsOf(zone)
          .map((sign, i) => placedSign(sign, signs[i]))
          .join("") +
        (parts.zoneNames ? drawName(shape.lines, names) : "")
      );
    }),
  ].join("");
}

/** The ground out of play, the land borders as a hand-coloured county line, and the field's edge. */
function drawField(shapes: ZoneShapesData, { width, height }: Extent): string {
  const { field } = shapes;
  const edge = polyline(simplify([...field, field[0]], TOLERANCE).slice(0, -1), true);
  const land = shapes.borders
    .filter(({ course }) => course.length > 1)
    .map(({ course }) => polyline(simplify(course, TOLERANCE)))
    .join("");
  const { carmine } = GAME_PALETTE;
  return (
    path(`M-10-10H${Math.ceil(width) + 10}V${Math.ceil(height) + 10}H-10z${edge}`, {
      fill: PALETTE.sheet,
      "fill-rule": "evenodd",
      opacity: OUT_OF_PLAY,
    }) +
    group(
      { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" },
      path(land, { stroke: PALETTE.paper, "stroke-width": 3, opacity: 0.8 }),
      path(land, { stroke: carmine, "stroke-width": 6.4, opacity: 0.2 }),
      path(land, { stroke: carmine, "stroke-width": 1.05, "stroke-dasharray": "6.5 2.4 .01 2.4" }),
      path(edge, { stroke: PALETTE.ink, "stroke-width": 2.6 }),
      path(edge, { stroke: PALETTE.paper, "stroke-width": 0.9 }),
    )
  );
}

function drawBadges(graph: ZoneGraphData, shapes: ZoneShapesData, secret: ReadonlySet<string>): string {
  return shapes.borders
    .map(({ between, badge }) => {
      if (badge === undefined) return "";
      const border = graph.borders.find((other) => other.between[0] === between[0] && other.between[1] === between[1]);
      if (border === undefined || (border.kind !== "ford" && border.kind !== "bridge")) {
        throw new Error(
          `The shapes have a badge between ${between.join(" and ")}, but the graph has no crossing there.`,
        );
      }
      return drawCrossingBadge(border.kind, badge, border.name !== undefined && secret.has(border.name));
    })
    .join("");
}

/** The lines of a zone's name, each centred on its place. */
function drawName(lines: readonly string[], places: readonly Point[]): string {
  const d = outlines(
    lines.flatMap((text, i) => {
      const line = plateType(text, PLATE_NAME);
      return onBaseline(line, [places[i][0] - line.width / 2, places[i][1]]);
    }),
  );
  return (
    path(d, {
      fill: PALETTE.paper,
      stroke: PALETTE.paper,
      "stroke-width": 2.8,
      "stroke-linejoin": "round",
      opacity: 0.92,
    }) + path(d, { fill: GAME_PALETTE.zoneText })
  );
}
