import type { ZoneGraphData } from "@stonebridge/board";
import { type CounterLook, NO_MARKS, type PieceMarks, type Stripe } from "../../src/board/counters/look.ts";
import type { ArrowModel, BoardModel, OverlayModel, PieceModel, SpaceModel } from "../../src/board/model.ts";

/** A position for looking at the board: forty pieces, every mark and state; not a legal one. */

interface Standing {
  readonly zone: string;
  readonly facing?: string;
  readonly marks?: Partial<PieceMarks>;
  readonly more?: Partial<PieceModel>;
}

const STRENGTHS: Readonly<
  Record<string, readonly [body: CounterLook["body"], stripe: Stripe, subtitle: string, ...values: number[]]>
> = {
  Porter: ["union", "yellow-diagonals", "1st Bde · Hunter", 5, 3],
  Burnside: ["union", "yellow-diagonals", "2nd Bde · Hunter", 4, 2],
  "U.S. Cav.": ["union", "black-chequer", "Palmer", 1, 0],
  Franklin: ["union", "green-dots", "1st Bde · Heintzelman", 4, 3],
  Howard: ["union", "green-dots", "3rd Bde · Heintzelman", 4, 0],
  Willcox: ["union", "green-dots", "2nd Bde · Heintzelman", 4, 2],
  Sherman: ["union", "vermilion", "3rd Bde · Tyler", 5, 3],
  Schenck: ["union", "vermilion", "2nd Bde · Tyler", 3, 3],
  Keyes: ["union", "vermilion", "1st Bde · Tyler", 4, 0],
  Richardson: ["union", "vermilion", "4th Bde · Tyler", 5, 3],
  Blenker: ["union", "ivory-chevrons", "1st Bde · Miles", 4, 3],
  Davies: ["union", "ivory-chevrons", "2nd Bde · Miles", 4, 2],
  Militia: ["union", "pale-blue-bars", "Runyon", 3, 0],
  Volunteers: ["union", "pale-blue-bars", "Runyon", 3, 0],
  McCunn: ["union", "vermilion-bars", "Alexandria", 2, 0],
  Evans: ["confederate", "maroon", "7th Bde · Potomac", 2, 1, 1],
  Cocke: ["confederate", "maroon", "5th Bde · Potomac", 4, 2, 1],
  Bonham: ["confederate", "maroon", "1st Bde · Potomac", 6, 3, 2],
  Longstreet: ["confederate", "maroon", "4th Bde · Potomac", 4, 1, 1],
  Jones: ["confederate", "maroon", "3rd Bde · Potomac", 3, 1, 1],
  Early: ["confederate", "maroon", "6th Bde · Potomac", 4, 1],
  Ewell: ["confederate", "maroon", "2nd Bde · Potomac", 4, 2, 1],
  Holmes: ["confederate", "maroon", "Reserve · Potomac", 2, 3],
  Hampton: ["confederate", "maroon", "Legion", 1, 0],
  "30th Va.": ["confederate", "maroon", "Cavalry", 1, 0],
  Stuart: ["shenandoah", "yellow-chevrons", "1st Va. Cavalry", 2, 0],
  Bee: ["shenandoah", "yellow-chevrons", "3rd Bde · Shenandoah", 3, 1],
  Jackson: ["shenandoah", "yellow-chevrons", "1st Bde · Shenandoah", 5, 3],
  Bartow: ["shenandoah", "yellow-chevrons", "2nd Bde · Shenandoah", 2, 1],
  Smith: ["shenandoah", "yellow-chevrons", "4th Bde · Shenandoah", 3, 1],
};
const STARS = new Set(["Porter", "Willcox", "Sherman", "Evans", "Longstreet", "Stuart", "Bee", "Jackson"]);
const CAVALRY = new Set(["U.S. Cav.", "30th Va.", "Stuart"]);

const STANDINGS: Readonly<Record<string, Standing>> = {
  Porter: { zone: "matthews-hill", facing: "stone-house", marks: { attacks: true } },
  Burnside: { zone: "matthews-hill", facing: "stone-house", marks: { fatigue: 1, losses: 1 } },
  "U.S. Cav.": { zone: "sudley-springs", facing: "matthews-hill" },
  Franklin: { zone: "dogan-ridge", facing: "groveton", marks: { fatigue: 2, losses: 2 } },
  Howard: { zone: "dogan-ridge", facing: "groveton", marks: { spent: true } },
  Willcox: { zone: "groveton-woods", facing: "dogan-ridge", more: { movedFrom: "sudley-springs" } },
  Sherman: { zone: "stone-house", facing: "henry-hill", more: { state: "selected" } },
  Schenck: { zone: "stone-bridge-east", facing: "stone-bridge-west", marks: { extended: true } },
  Keyes: { zone: "gum-spring-turn", facing: "stone-bridge-east", marks: { operational: true } },
  Richardson: { zone: "blackburns-ford-north", facing: "blackburns-ford-south", marks: { spent: true } },
  Blenker: { zone: "centreville-heights-south", facing: "mountain-view" },
  Davies: { zone: "davies-position", facing: "mcleans-ford-north", more: { state: "may" } },
  Militia: { zone: "centreville", facing: "centreville-heights-west" },
  Volunteers: { zone: "centreville", facing: "centreville-heights-west" },
  McCunn: { zone: "fairfax-pike", facing: "centreville", more: { state: "may-not" } },
  Evans: { zone: "stone-bridge-west", facing: "stone-bridge-east", marks: { fatigue: 1 } },
  Cocke: { zone: "lewis-ford-south", facing: "lewis-ford-north" },
  Bonham: { zone: "mitchells-ford-south", facing: "mitchells-ford-north" },
  Longstreet: { zone: "blackburns-ford-south", facing: "blackburns-ford-north" },
  Jones: { zone: "mcleans-ford-south", facing: "mcleans-ford-north", more: { state: "may-not" } },
  Early: { zone: "portici", facing: "lewis-ford-south", marks: { operational: true } },
  Ewell: { zone: "union-mills-south", facing: "union-mills-north" },
  Holmes: { zone: "union-mills-south", facing: "union-mills-north" },
  Hampton: { zone: "portici", marks: { losses: 1 } },
  "30th Va.": { zone: "groveton", facing: "dogan-ridge" },
  Stuart: { zone: "bald-hill", facing: "dogan-ridge", marks: { fatigue: 1 } },
  Bee: { zone: "henry-hill", facing: "stone-house", marks: { fatigue: 2, losses: 2 } },
  Jackson: { zone: "henry-hill", facing: "stone-house", more: { state: "aimed" } },
  Bartow: { zone: "portici", facing: "lewis-ford-south" },
  Smith: { zone: "manassas-junction", facing: "liberia", more: { state: "may" } },
};

const HEADQUARTERS: readonly (readonly [
  id: string,
  name: string,
  body: CounterLook["body"],
  zone: string,
  range: number,
])[] = [
  ["mcdowell", "McDowell", "union", "matthews-hill", 8],
  ["beauregard", "Beauregard", "confederate", "portici", 6],
  ["johnston", "Johnston", "shenandoah", "portici", 6],
];

const ZONES: Readonly<Record<string, Partial<SpaceModel>>> = {
  "stone-house": { state: "selected" },
  "henry-hill": { state: "attack", badge: "67%", inFront: true },
  "bald-hill": { state: "may", badge: "94%", inFront: true },
  "robinson-farm": { state: "may", badge: "2", inFront: true },
  pittsylvania: { state: "may", badge: "3" },
  "farm-ford-south": { state: "aimed", badge: "2" },
  "stone-bridge-west": { state: "may-not" },
  groveton: { state: "may-not" },
};

export interface SituationOptions {
  readonly quiet?: boolean;
  readonly overlays?: readonly OverlayModel[];
  readonly arrows?: readonly ArrowModel[];
  readonly lit?: readonly string[];
  readonly moved?: Readonly<Record<string, string>>;
  /** What else is to be shown, or shown instead. */
  readonly more?: Partial<BoardModel>;
}

export function situation(graph: ZoneGraphData, options: SituationOptions = {}): BoardModel {
  const quiet = options.quiet ?? false;
  const depth = new Map<string, number>();
  const nextDepth = (zone: string) => {
    const at = depth.get(zone) ?? 0;
    depth.set(zone, at + 1);
    return at;
  };
  const pieces = Object.entries(STANDINGS).map(([name, standing]): PieceModel => {
    const [body, stripe, subtitle, combat = 0, artillery = 0, cavalry = 0] = STRENGTHS[name] ?? [
      "union",
      "vermilion",
      "",
    ];
    const id = name.toLowerCase().replace(/[^a-z0-9]/g, "");
    const zone = options.moved?.[id] ?? standing.zone;
    const neighbours = graph.zones.find((one) => one.id === zone)?.ring.filter((one) => one !== null) ?? [];
    const facing = standing.facing && neighbours.includes(standing.facing) ? standing.facing : neighbours[0];
    const figure = CAVALRY.has(name) ? "cavalry" : "infantry";
    const marks = { ...NO_MARKS, ...standing.marks };
    return {
      id,
      space: zone,
      depth: nextDepth(zone),
      look: {
        kind: "brigade",
        body,
        stripe,
        name,
        subtitle,
        figure,
        combat,
        artillery,
        cavalry,
        star: STARS.has(name),
        reverse: marks.losses > 0,
      },
      marks,
      ...(facing === undefined || name === "Hampton" ? {} : { facing }),
      label: `${name}, combat ${combat}, guns ${artillery}, in ${zone}`,
      ...(quiet ? { state: "rest" } : { state: "rest", ...standing.more }),
    };
  });
  for (const [id, name, body, zone, range] of HEADQUARTERS) {
    const look: CounterLook = {
      kind: "headquarters",
      body,
      stripe: "vermilion",
      name,
      subtitle: "",
      figure: "flag",
      combat: 0,
      artillery: 0,
      cavalry: 0,
      star: false,
      reverse: false,
      range,
    };
    pieces.push({
      id,
      space: zone,
      depth: nextDepth(zone),
      look,
      marks: NO_MARKS,
      state: "rest",
      label: `Headquarters of ${name}, range ${range}`,
    });
  }
  return {
    spaces: graph.zones.map(({ id, name, number, victoryPoints, startControl }) => ({
      id,
      state: "rest",
      ...(quiet ? {} : ZONES[id]),
      ...(victoryPoints > 0 && startControl !== undefined
        ? { control: startControl === "north" ? "north" : "south" }
        : {}),
      label: `${name}, zone ${number}`,
    })),
    pieces,
    arrows:
      options.arrows ??
      (quiet
        ? []
        : [
            { kind: "path", spaces: ["stone-house", "matthews-hill", "farm-ford-south"] },
            { kind: "attack", spaces: ["stone-house", "henry-hill"] },
            { kind: "last", spaces: ["sudley-springs", "groveton-woods"] },
          ]),
    overlays: options.overlays ?? [],
    lit: options.lit ?? [],
    unknownFords: ["Farm Ford"],
    ...options.more,
  };
}
