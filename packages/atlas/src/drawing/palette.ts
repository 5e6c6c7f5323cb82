/** Inks and washes of the base sheet. */
export const PALETTE = {
  /** Margin outside the neat line; veil over ground out of play. */
  sheet: "#EDE3CB",
  /** Ground, and the halo of letters. */
  paper: "#F5EDD9",
  /** Ways, rails, borders, outlines of trees. */
  ink: "#2A2018",
  /** Slope strokes only. */
  hachure: "#3E2E20",
  /** Names. */
  text: "#241B13",
  /** Names of counties, imprint. */
  sepia: "#6E5638",
  water: "#BFD6D8",
  /** Banks, flow lines, streams. */
  waterInk: "#23465A",
  waterText: "#1C4055",
  wood: "#D5DCB4",
  /** Inside of a tree, so that it knocks out what lies behind. */
  crown: "#E3E7C8",
  /** Stipple, orchards, grass, names of woods. */
  woodInk: "#3F4A2A",
  turnpike: "#EFD08A",
  /** Bed of roads and lanes. */
  road: "#FBF5E6",
  /** Unfinished railroad and its name. */
  embankment: "#5B3320",
  house: "#1E1610",
} as const;

/** Colours of the game's furniture over the base, light and dark alike. */
export const GAME_PALETTE = {
  /** Zone borders, victory shields. */
  carmine: "#9C2A35",
  /** Names of zones. */
  zoneText: "#6E1A24",
  teal: "#0B7A6B",
  red: "#B3262B",
  gold: "#F2B632",
  amber: "#E58A1F",
  black: "#1D1813",
  ivory: "#FAF3E0",
  /** Outline and waves of crossing badges. */
  badge: "#16394D",
  scoringHill: "#F2C85B",
  plainHill: "#EFE3C6",
  leaf: "#6F8B4E",
  /** Ribbons inside the hexes of a base: blue for the Union, grey for the Confederacy. */
  unionRibbon: "#2C4A78",
  confederateRibbon: "#6F6A5C",
} as const;
