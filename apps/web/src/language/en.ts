/** The shell's texts in English. The French ones have the same shape. */
export const en = {
  site: "Stonebridge",
  close: "Close",
  ruleChip: (id: string) => `rule ${id}, open`,
  places: { label: "Places", play: "Play", learn: "Learn", rules: "Rules", settings: "Settings" },
  skip: { main: "Skip to the content" },
  header: {
    language: "English / français",
    languageName: "Passer au français",
    toDark: "Dark tone",
    toLight: "Light tone",
    settings: "Settings",
  },
  nowhere: {
    title: "Nothing is here",
    text: "This address leads to no place of the site.",
    home: "To the start",
  },
};

/** The shape of the shell's texts. */
export type ShellTexts = typeof en;
