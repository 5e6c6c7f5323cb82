/** Rules reader, Learn, Settings. */
export const rules = {
  title: "Rules",
  game: "Game",
  intro: (clauses: number, rulings: number) =>
    `${clauses} clauses in our own words, numbered as in the printed booklet, and ${rulings} rulings`,
  contents: "Contents",
  search: "Search the rules",
  searchHint: "enemy zone of control",
  clear: "Clear the search",
  found: (clauses: number, rulings: number) =>
    `${clauses === 1 ? "1 clause" : `${clauses} clauses`}, ${rulings === 1 ? "1 ruling" : `${rulings} rulings`}`,
  nothing: (words: string) => `Nothing in the rules says “${words}”.`,
  nothingHelp: "Try a shorter word, or one the rules use: Front, Fatigue, step, retreat.",
  filters: { label: "Show", all: "Rules", ruling: "Rulings", table: "Tables", switch: "Options" },
  links: "Every refusal and modifier links here",
  seeAlso: "See also",
  section: (section: string, title: string) => `${section} ${title}`,
  unknown: (id: string) => `There is no rule ${id}`,
  unknownHelp: "The contents list every clause there is.",
  back: "All rules",
  uses: (count: number) => `${count} in this game`,
  appliedHere: (count: number) => (count === 1 ? "1 rule applied in this game" : `${count} rules applied in this game`),
  inYourGame: "In your game",
  ruleInGame: (label: string) => `${label} in your game`,
  applied: (count: number) =>
    count === 0 ? "Not applied so far." : count === 1 ? "Applied once so far." : `Applied ${count} times so far.`,
  chooseRule: "Choose a rule to see where it was applied.",
  go: "go ›",
  toGame: "Back to the game",
};

export const learn = {
  title: "Learn",
  lead: "Play, and be told why.",
  lesson: {
    title: "The first turn, guided",
    text: "North, 21 July 1861, 8:00 in the morning. You move one brigade, try what is not allowed, and see what the dice do. It is a real game: undo works, and you can play on when the guide leaves.",
    facts: "12 steps · about 10 minutes · against the Colonel",
    start: "Start the guided turn",
  },
  afterwards: {
    title: "Afterwards",
    texts: [
      "Point at anything that is dimmed: it says why, with its rule.",
      "Before an attack the exact chances stand beside the map. Nothing happens until you declare it.",
      "Undo takes back every step up to the last die.",
    ],
  },
  rules: "Read the rules",
};

export const settings = {
  title: "Settings",
  lead: "Kept on this device.",
  look: "Look",
  tone: "Tone",
  tones: { system: "As the system", light: "Light", dark: "Dark" },
  language: "Language",
  languages: { system: "As the browser", en: "English", fr: "Français" },
  textSize: "Text size",
  motion: "Motion",
  motions: { system: "As the system", less: "Less", full: "Full" },
  motionHelp: "Less: nothing travels or tumbles, changed things fade in.",
  soundTitle: "Sound",
  sound: "Sounds",
  soundHelp: "Your turn, dice, attacks, pieces set down. Never more than one at once.",
  volume: "Volume",
  hand: "Hand",
  letterKeys: "One-letter keys in games",
  letterKeysHelp: "Off: letters do nothing; Enter, Esc, Tab and the arrows stay.",
  twoClicks: "Always two clicks",
  twoClicksHelp: "Steps that can be taken back wait for a second click too. Dice and ends of phases always do.",
  odds: "Show the chances",
  oddsHelp: "Off: modifiers are listed, chances are for you to count.",
  silenced: "Ask again where I said “not again”",
  games: "Games on this device",
  used: (megabytes: string) => `${megabytes} MB used`,
};
