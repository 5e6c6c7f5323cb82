import {
  roadSign,
  type Sign,
  stroke,
  turnpikeSign,
  railroadSign,
  unfinishedSign,
  houseSign,
  laneSign,
} from "../furniture/conventional-signs.ts";
import type { EntryArrow } from "../hexes/hex-entries.ts";
import { badge, entrySign, riverSign, slopeSign, townSign, waved, woodsSign } from "../hexes/hex-conventional-signs.ts";
import type { PanelWords } from "../hexes/hex-panel.ts";
import { PALETTE } from "../palette.ts";
import { shorts } from "../path.ts";
import type { Campaign } from "./hexside-lettering.ts";

const WAYS: readonly Sign[] = [
  ["Turnpike: a road", turnpikeSign],
  ["Road", roadSign],
  ["Farm lane: a trail", laneSign],
  ["Rail road", railroadSign],
];
const WATERS: readonly Sign[] = [
  ["River on a hexside, not to be crossed", riverSign],
  ["Ford", (x, y) => riverSign(x, y) + badge("ford", x, y)],
  ["Bridge", (x, y) => riverSign(x, y) + badge("bridge", x, y)],
  ["Stream on a hexside", (x, y) => stroke(waved(x, y), PALETTE.waterInk, 1.3)],
  ["Crest on a hexside; its strokes run down", slopeSign],
];
const GROUND: readonly Sign[] = [
  ["Woods; single trees are ornament", woodsSign],
  ["Town", townSign],
  ["House; church", houseSign],
  ["Way over the edge of the map", entrySign],
];

/** A parapet with teeth, as the map has it inside a hexside. */
function worksSign(x: number, y: number): string {
  const teeth = Array.from({ length: 14 }, (_, at) => `M${shorts([x + 2 + at * 2.7, y])}v-2.4`).join("");
  return stroke(`M${shorts([x, y])}h40${teeth}`, PALETTE.ink, 1.5);
}

const IMPRINT =
  "Drawn for Stonebridge from public survey data, true to scale, 1,000 feet to the hex. Figures at the foot of hexes are levels of 20 feet. " +
  "Woods are those of the hexes; relief is restored from descriptions.";

const words = (title: PanelWords["title"], signs: PanelWords["signs"], arched?: string): PanelWords => ({
  title,
  ...(arched !== undefined && { arched }),
  imprint: IMPRINT,
  north: 0,
  signs,
});

/** What the panel of each map says. */
export const PANELS: Readonly<Record<Campaign, PanelWords>> = {
  first: words(
    [
      ["Map of the", { face: "script", size: 24 }, 27, PALETTE.ink],
      ["of", { face: "script", size: 20 }, 87, PALETTE.ink],
      ["VIRGINIA", { face: "roman", size: 14, spacing: 0.62 }, 162, PALETTE.ink],
      ["Sunday, July 21st 1861", { face: "italic", size: 12, spacing: 0.03 }, 180, PALETTE.ink],
    ],
    [[...WAYS, ["Unfinished rail road: no way", unfinishedSign]], WATERS, [...GROUND, ["Works", worksSign]]],
    "BATTLE-FIELD",
  ),
  second: words(
    [
      ["Map of the Second Battle of", { face: "script", size: 25 }, 62, PALETTE.ink],
      ["VIRGINIA", { face: "roman", size: 14, spacing: 0.62 }, 162, PALETTE.ink],
      ["August 28th, 29th and 30th 1862", { face: "italic", size: 12, spacing: 0.03 }, 180, PALETTE.ink],
    ],
    [[...WAYS, ["Unfinished rail road: an embankment", unfinishedSign]], WATERS, GROUND],
  ),
};

/** Ways over the edge by which troops come and are supplied. */
export const ENTRIES: Readonly<Record<Campaign, readonly EntryArrow[]>> = {
  first: [
    { hex: "7408", edge: "east", text: "from Fairfax C. H." },
    { hex: "0125", edge: "west", text: "from the Valley by rail" },
    { hex: "4043", edge: "south", text: "from Culpeper by rail" },
  ],
  second: [
    { hex: "7408", edge: "east", text: "from Fairfax C. H." },
    { hex: "0125", edge: "west", text: "from Gainesville" },
    { hex: "4043", edge: "south", text: "from Bristoe" },
    { hex: "2305", edge: "north", text: "from Gum Spring" },
  ],
};
