import type { Body, LeaderLook, Stripe } from "../../src/board/counters/look.ts";

/** The armies of the position for looking at hexes, brigade by brigade. */

/** Who stands together, as he is written down. */
export interface Brigade {
  readonly body: Body;
  readonly stripe: Stripe;
  readonly leader: string;
  readonly rank?: LeaderLook["rank"];
  readonly red?: boolean;
  readonly home: string;
  /** `name a-d-m`, `@name a-d-m` for guns in battle, `>name` for guns on the march, `^name` for horse, `#name` for a brigade piece. */
  readonly pieces: readonly string[];
}

export const BRIGADES: readonly Brigade[] = [
  { body: "union", stripe: "black-chequer", leader: "McDowell", rank: "army", red: true, home: "P6", pieces: [] },
  { body: "union", stripe: "vermilion", leader: "Tyler", rank: "division", home: "Y11", pieces: [] },
  {
    body: "union",
    stripe: "vermilion",
    leader: "Keyes",
    home: "Y11",
    pieces: ["2 Me 2-2-4", "1 Conn 1-2-4", "2 Conn 1-2-4", "3 Conn 1-2-4"],
  },
  {
    body: "union",
    stripe: "vermilion",
    leader: "Schenck",
    home: "X11",
    pieces: ["1 Ohio 2-2-4", "2 Ohio 2-3-4", "2 NYM 1-2-4", ">E/2 US 1-2-3"],
  },
  {
    body: "union",
    stripe: "vermilion",
    leader: "Sherman",
    home: "W8",
    pieces: ["13 NY 1-2-4", "69 NYM 2-3-4", "79 NYM 1-2-4", "2 Wis 2-3-4", "@E/3 US 3-3-1"],
  },
  {
    body: "union",
    stripe: "vermilion",
    leader: "Richardson",
    red: true,
    home: "II14",
    pieces: ["1 Mass 2-3-4", "12 NY 1-2-4", "2 Mich 3-3-4", "3 Mich 3-3-4", "@G/1 US 2-2-1", "@M/2 US 2-2-1"],
  },
  { body: "union", stripe: "yellow-diagonals", leader: "Hunter", rank: "division", red: true, home: "R9", pieces: [] },
  {
    body: "union",
    stripe: "yellow-diagonals",
    leader: "Porter",
    home: "R9",
    pieces: [
      "8 NYM 1-2-4",
      "14 NYM 2-3-4",
      "27 NY 2-3-4",
      "Reg 3-3-4",
      "Marines 1-1-4",
      "^Palmer 2-2-6",
      "@D/5 US 3-3-1",
      "#Porter 6-6-4",
    ],
  },
  {
    body: "union",
    stripe: "yellow-diagonals",
    leader: "Burnside",
    home: "S9",
    pieces: ["2 NH 2-3-4", "71 NYM 1-1-4", "#Burnside 6-6-4", "@2 RI 3-3-1"],
  },
  { body: "union", stripe: "green-dots", leader: "Heintzelman", rank: "division", red: true, home: "Q8", pieces: [] },
  {
    body: "union",
    stripe: "green-dots",
    leader: "Franklin",
    home: "Q8",
    pieces: ["5 Mass 2-3-4", "11 Mass 2-3-4", "1 Minn 3-3-4", "@I/1 US 3-3-1"],
  },
  {
    body: "union",
    stripe: "green-dots",
    leader: "Wilcox",
    home: "P7",
    pieces: ["11 NY 2-3-4", "38 NY 2-3-4", "1 Mich 2-2-4", "4 Mich 2-3-4", ">D/2 US 1-2-3"],
  },
  {
    body: "union",
    stripe: "green-dots",
    leader: "Howard",
    home: "O5",
    pieces: ["3 Me 1-2-4", "4 Me 2-2-4", "5 Me 1-2-4", "2 Vt 3-3-4"],
  },
  { body: "union", stripe: "ivory-chevrons", leader: "Miles", rank: "division", home: "QQ6", pieces: [] },
  {
    body: "union",
    stripe: "ivory-chevrons",
    leader: "Blenker",
    home: "QQ6",
    pieces: ["8 NY 3-3-4", "29 NY 2-2-4", "39 NY 1-2-4", "27 PA 1-2-4", ">Bookwood 1-3-2", ">A/2 US 0-2-3"],
  },
  {
    body: "union",
    stripe: "ivory-chevrons",
    leader: "Davies",
    home: "MM15",
    pieces: ["16 NY 2-3-4", "18 NY 1-2-4", "31 NY 1-2-4", "32 NY 2-2-4", "@G/2 US 2-2-1"],
  },
  { body: "confederate", stripe: "maroon", leader: "Beauregard", rank: "army", red: true, home: "T15", pieces: [] },
  {
    body: "shenandoah",
    stripe: "yellow-chevrons",
    leader: "Johnston",
    rank: "army",
    red: true,
    home: "T15",
    pieces: [],
  },
  {
    body: "confederate",
    stripe: "maroon",
    leader: "Evans",
    red: true,
    home: "S11",
    pieces: ["4 SC 2-2-4", "La Sp 2-2-4", "^Terry 0-1-6", "@Davidson 1-1-1"],
  },
  {
    body: "confederate",
    stripe: "maroon",
    leader: "Cocke",
    home: "W15",
    pieces: ["18 Va 2-2-4", "19 Va 2-2-4", "28 Va 2-2-4", "8 Va 1-1-4", "49 Va 1-1-4", "@Latham 1-1-1"],
  },
  {
    body: "confederate",
    stripe: "vermilion-bars",
    leader: "Bonham",
    home: "GG18",
    pieces: ["3 SC 3-3-4", "7 SC 2-2-4", "11 NC 2-3-4", "8 La 2-3-4", "@Shields 1-2-1"],
  },
  {
    body: "confederate",
    stripe: "green-diagonals",
    leader: "Longstreet",
    home: "II19",
    pieces: ["1 Va 2-2-4", "11 Va 2-2-4", "17 Va 2-2-4", "5 NC 1-2-4", "#Longstreet 8-8-4", "@Garnett 1-1-1"],
  },
  {
    body: "confederate",
    stripe: "maroon",
    leader: "Walton",
    rank: "artillery",
    home: "JJ21",
    pieces: ["@Squires 1-2-1", ">Richardson 0-1-3"],
  },
  {
    body: "confederate",
    stripe: "maroon",
    leader: "Early",
    home: "LL22",
    pieces: ["7 Va 1-1-4", "7 La 2-2-4", "13 Miss 1-2-4"],
  },
  {
    body: "shenandoah",
    stripe: "yellow-chevrons",
    leader: "Jackson",
    red: true,
    home: "T13",
    pieces: [
      "2 Va 2-2-4",
      "4 Va 2-2-4",
      "5 Va 2-2-4",
      "27 Va 1-1-4",
      "33 Va 1-1-4",
      "@Imboden 1-2-1",
      "@Stanard 1-2-1",
      "#Jackson 9-8-4",
    ],
  },
  {
    body: "shenandoah",
    stripe: "black-chequer",
    leader: "Bee",
    red: true,
    home: "R12",
    pieces: ["4 Ala 2-2-4", "2 Miss 2-2-4", "11 Miss 1-1-4"],
  },
  { body: "shenandoah", stripe: "pale-blue-bars", leader: "Bartow", home: "S12", pieces: ["7 Ga 2-2-4", "8 Ga 2-2-4"] },
  {
    body: "shenandoah",
    stripe: "green-diagonals",
    leader: "Pendleton",
    rank: "artillery",
    home: "T13",
    pieces: ["@Alburtis 1-2-1", "@Rockbridge 1-2-1"],
  },
];
