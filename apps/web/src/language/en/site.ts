/** Header, pages, what every screen shares. */
export const site = {
  site: "Stonebridge",
  close: "Close",
  copied: "Copied.",
  notCopied: "Not copied. The browser did not allow it; select the text and copy it by hand.",
  ruleChip: (id: string) => `rule ${id}, open`,
  /** Before the number of what is no clause. */
  cited: { ruling: "ruling", table: "table", roll: "roll", option: "option" },
  citedChip: (cited: string) => `${cited}, open`,
  places: {
    label: "Pages",
    play: "Play",
    games: "Games",
    learn: "Learn",
    puzzles: "Puzzles",
    rules: "Rules",
    settings: "Settings",
  },
  skip: { main: "Skip to the content" },
  header: {
    language: "English / français",
    languageName: "passer au français",
    toDark: "Dark theme",
    toLight: "Light theme",
    settings: "Settings",
  },
  nowhere: {
    title: "Page not found",
    text: "There is no page at this address.",
    home: "Home page",
  },
};
