import { type PieceData, PIECES } from "../army/pieces.ts";
import type { SideId } from "../vocabulary.ts";

export type Rank = "general" | "brigadier" | "colonel" | "major";

type Commander = readonly [rank: Rank, name: string];

/** Rank and full name of every leader on 21 July 1861 (usual orders of battle, Official Records vol. II). */
export const COMMANDERS: Readonly<Record<string, Commander>> = {
  "us-l-mcdowell": ["brigadier", "Irvin McDowell"],
  "us-l-tyler": ["brigadier", "Daniel Tyler"],
  "us-l-hunter": ["colonel", "David Hunter"],
  "us-l-heintzelman": ["colonel", "Samuel P. Heintzelman"],
  "us-l-miles": ["colonel", "Dixon S. Miles"],
  "us-l-runyon": ["brigadier", "Theodore Runyon"],
  "us-l-keyes": ["colonel", "Erasmus D. Keyes"],
  "us-l-schenck": ["brigadier", "Robert C. Schenck"],
  "us-l-sherman": ["colonel", "William T. Sherman"],
  "us-l-richardson": ["colonel", "Israel B. Richardson"],
  "us-l-porter": ["colonel", "Andrew Porter"],
  "us-l-burnside": ["colonel", "Ambrose E. Burnside"],
  "us-l-franklin": ["colonel", "William B. Franklin"],
  "us-l-wilcox": ["colonel", "Orlando B. Willcox"],
  "us-l-howard": ["colonel", "Oliver O. Howard"],
  "us-l-blenker": ["colonel", "Louis Blenker"],
  "us-l-davies": ["colonel", "Thomas A. Davies"],
  "us-l-mccunn": ["colonel", "John H. McCunn"],
  "cs-l-beauregard": ["brigadier", "P. G. T. Beauregard"],
  "cs-l-johnston": ["general", "Joseph E. Johnston"],
  "cs-l-evans": ["colonel", "Nathan G. Evans"],
  "cs-l-cocke": ["colonel", "Philip St. George Cocke"],
  "cs-l-bonham": ["brigadier", "Milledge L. Bonham"],
  "cs-l-kershaw": ["colonel", "Joseph B. Kershaw"],
  "cs-l-longstreet": ["brigadier", "James Longstreet"],
  "cs-l-jones": ["brigadier", "David R. Jones"],
  "cs-l-early": ["colonel", "Jubal A. Early"],
  "cs-l-ewell": ["brigadier", "Richard S. Ewell"],
  "cs-l-holmes": ["brigadier", "Theophilus H. Holmes"],
  "cs-l-walton": ["major", "James B. Walton"],
  "cs-l-jackson": ["brigadier", "Thomas J. Jackson"],
  "cs-l-bee": ["brigadier", "Barnard E. Bee"],
  "cs-l-bartow": ["colonel", "Francis S. Bartow"],
  "cs-l-pendleton": ["colonel", "William N. Pendleton"],
  "cs-l-smith": ["brigadier", "E. Kirby Smith"],
};

/** States and bodies as counters shorten them, in full. */
export const STATES: Readonly<Record<string, string>> = {
  Ala: "Alabama",
  Ark: "Arkansas",
  Conn: "Connecticut",
  Ga: "Georgia",
  La: "Louisiana",
  Mass: "Massachusetts",
  Md: "Maryland",
  Me: "Maine",
  Mich: "Michigan",
  Minn: "Minnesota",
  Miss: "Mississippi",
  NC: "North Carolina",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NJM: "New Jersey Militia",
  NY: "New York",
  NYM: "New York State Militia",
  Ohio: "Ohio",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  Tenn: "Tennessee",
  Va: "Virginia",
  Vt: "Vermont",
  Wis: "Wisconsin",
};

const ROSTER: ReadonlyMap<string, PieceData> = new Map(PIECES.map((piece) => [piece.id, piece]));

/** The piece as the order of battle lists it; undefined for an id that no piece has. */
export function pieceOf(id: string): PieceData | undefined {
  return ROSTER.get(id);
}

/** The side of a piece. */
export function sideOf(id: string): SideId {
  return pieceOf(id)?.side ?? "union";
}

/** Number and state of a regiment by its counter: `2 NH`. */
export function regimentOf({ name }: PieceData): readonly [number: number, state: string] | undefined {
  const found = /^(\d+) (\w+)$/.exec(name);
  return found !== null && Object.hasOwn(STATES, found[2]) ? [Number(found[1]), STATES[found[2]]] : undefined;
}

/** Letter and regiment of a regular battery by its counter: `E/2 US`. */
export function companyOf({ name }: PieceData): readonly [letter: string, regiment: number] | undefined {
  const found = /^([A-Z])\/(\d) US$/.exec(name);
  return found === null ? undefined : [found[1], Number(found[2])];
}

/** The leader of the piece's brigade or battalion, as his counter names him. */
export function leaderNameOf({ side, brigade, battalion }: PieceData): string | undefined {
  return PIECES.find(
    (other) =>
      other.side === side &&
      ((other.kind === "brigade-leader" && brigade !== undefined && other.brigade === brigade) ||
        (other.kind === "artillery-leader" && battalion !== undefined && other.battalion === battalion)),
  )?.name;
}
