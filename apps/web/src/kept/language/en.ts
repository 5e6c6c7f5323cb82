/** The games kept in this browser: their cards, and the page that lists them all. */
export const kept = {
  title: "Your games",
  lead: "Saved in this browser after every step.",

  you: "your turn",
  over: "over",
  youAre: (side: string) => `you are ${side}`,
  deciding: (side: string) => `${side} to decide`,
  wins: (side: string) => `${side} won`,
  draw: "A draw",
  branched: "branched off",
  begun: (day: string) => `started ${day}`,
  levels: { recruit: "Recruit", colonel: "Colonel", general: "General", marshal: "Marshal" },
  /** The name of a game that nobody has named. */
  name: {
    against: (scenario: string, side: string, level: string) => `${scenario}: ${side} against the ${level}`,
    here: (scenario: string) => `${scenario}: two at this screen`,
    bots: (scenario: string) => `${scenario}: two bots`,
  },

  rename: (name: string) => `Rename ${name}`,
  nameLabel: "Name of the game",
  nameSave: "Save the name",
  nameHelp: "Leave it empty to use the game’s own name.",
  online: (name: string) => `Play ${name} on against a friend elsewhere`,
  analyse: (name: string) => `Analyse ${name}`,
  analyseRecord: "Analyse a record",
  remove: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `Deleted: ${name}.`,
  deletedMany: (count: number) => `Deleted: ${count} games.`,
  undo: "Undo",
  restored: (name: string) => `Restored: ${name}.`,
  failed: "That could not be saved. Nothing has changed.",

  search: "Search by name",
  searchHint: "Name, side, opponent, date",
  clear: "Clear the search",
  filters: "Filters",
  game: "Game",
  anyGame: "All games",
  state: "State",
  states: { all: "All", running: "Running", over: "Over" },
  against: "Against",
  opponents: { all: "Anyone", bot: "A bot", here: "Two at this screen", bots: "Two bots" },
  order: "Sort by",
  orders: { played: "Last played", begun: "Started last", name: "Name", steps: "Longest" },
  found: (count: number, all: number) =>
    count === all ? (all === 1 ? "1 game" : `${all} games`) : `${count} of ${all === 1 ? "1 game" : `${all} games`}`,
  more: (count: number) => (count === 1 ? "Show 1 more" : `Show ${count} more`),
  none: "No game matches.",
  everything: "Show all games",
};

export type KeptTexts = typeof kept;
