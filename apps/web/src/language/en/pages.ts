/** Rules reader, Learn, Settings, the dice checked. */
export const rules = {
  title: "Rules",
  game: "Game",
  intro: (clauses: number, rulings: number) =>
    `${clauses} clauses in our own words, numbered as in the printed rulebook, and ${rulings} rulings`,
  contents: "Contents",
  contentsAt: (section: string) => `Contents: ${section}`,
  search: "Search the rules",
  searchHint: "enemy zone of control",
  clear: "Clear the search",
  found: (clauses: number, rulings: number) =>
    `${clauses === 1 ? "1 clause" : `${clauses} clauses`}, ${rulings === 1 ? "1 ruling" : `${rulings} rulings`}`,
  nothing: (words: string) => `No rule mentions “${words}”.`,
  nothingHelp: "Try a shorter word, or one the rules use: Front, Fatigue, step, retreat.",
  filters: { label: "Show", all: "Rules", ruling: "Rulings", table: "Tables", switch: "Options" },
  links: "Every refusal and modifier links here",
  seeAlso: "See also",
  section: (section: string, title: string) => `${section} ${title}`,
  unknown: (id: string) => `There is no rule ${id}`,
  unknownHelp: "The contents list every clause.",
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

/** Pages that the menu of a game lists, and the header does not. */
export const places = { analyse: "Analyse" };

export const replay = {
  report: "Report",
};

export const learn = {
  title: "Learn",
  lead: "Learn by playing.",
  short: {
    title: "Short lessons, each with a position",
    coming: "Loading the lessons",
    failed: "The lessons could not be loaded. Close this and open it again.",
    play: "Play from here",
  },
  puzzles: {
    title: "Puzzles",
    text: "Positions from real games, in which one move is clearly the best. A new one every day.",
    open: "Solve puzzles",
  },
  afterwards: {
    title: "Afterwards",
    texts: [
      "Point at anything dimmed: it says why, with the rule.",
      "Before an attack, the exact chances appear beside the map. Nothing happens until you declare it.",
      "Undo works step by step, back to the last die roll.",
    ],
  },
  rules: "Read the rules",
};

export const settings = {
  title: "Settings",
  lead: "Saved on this device.",
  look: "Look",
  tone: "Theme",
  tones: { system: "Same as the system", light: "Light", dark: "Dark" },
  language: "Language",
  languages: { system: "Same as the browser", en: "English", fr: "Français" },
  textSize: "Text size",
  motion: "Motion",
  motions: { system: "Same as the system", less: "Less", full: "Full" },
  motionHelp: "Less: pieces do not travel, dice do not tumble, changes fade in.",
  others: "While others play",
  pace: "Pace",
  paces: { calm: "Calm", brisk: "Brisk", once: "At once" },
  paceHelp: "How fast you see the others’ moves. At once: no scenes, the map goes straight to the new position.",
  follow: "The map follows the action",
  followHelp: "Off: the map stays where you left it.",
  board: "Map and pieces",
  signs: "Unit symbols up close",
  signsOf: { period: "Soldiers and horses", nato: "NATO" },
  signsHelp: "NATO: crossed lines for infantry, one line for cavalry.",
  patterns: "Division stripes",
  patternsOf: { fine: "Fine", strong: "Strong" },
  patternsHelp: "Strong: taller stripes and bolder patterns, easier to tell apart without colour.",
  ground: "Terrain",
  groundOf: { full: "Full", pale: "Pale" },
  groundHelp: "Pale: hills, woods and roads fade behind zones and pieces.",
  coordinates: "Hex numbers",
  coordinatesOf: { auto: "Up close", always: "Always", never: "Never" },
  soundTitle: "Sound",
  sound: "Sounds",
  soundHelp: "Your turn, dice, attacks, pieces set down. Never two at once.",
  moments: "Banners for decisive moments",
  momentsHelp: "Objectives, routs, attacks on you and the like appear on the map for a moment, each with its sound.",
  volume: "Volume",
  hand: "Controls",
  letterKeys: "Single-letter keys in games",
  letterKeysHelp: "Off: letters do nothing; Enter, Esc, Tab and the arrow keys still work.",
  twoClicks: "Always two clicks",
  twoClicksHelp: "Even what can be undone waits for a second click. Dice and ends of phases always do.",
  answers: "Answer for me when only one answer makes sense",
  answersHelp:
    "A brigade faces the enemy when its move ends, headquarters stay put when riding gains nothing, and an only possible action is taken. The prompt says so, and one undo reverses it.",
  odds: "Show the chances",
  oddsHelp: "Off: modifiers are listed; you work out the chances yourself.",
  recap: "Tell me what the other side did",
  recapHelp: "A short card when it is your turn again.",
  silenced: "Show again what I turned off in games",
  games: "Games on this device",
  used: (megabytes: string) => `${megabytes} MB used`,
};

export const check = {
  title: "Dice check",
  good: (rolls: number) =>
    rolls === 0
      ? "No dice have been rolled yet; every step is allowed."
      : rolls === 1
        ? "1 roll recomputed: it matches."
        : `All ${rolls} rolls recomputed: they match.`,
  unprovenTitle: "Dice not verified",
  unproven: (dice: number, rolls: number) =>
    `Every step is allowed, and the dice fit. But nothing proves that ${dice === rolls ? (dice === 1 ? "the only die" : `any of the ${rolls} dice`) : `${dice} of the ${rolls} dice`} came up by chance:`,
  unprovenPart: (from: number, to: number, dice: number) => {
    const count = dice === 1 ? "1 die" : `${dice} dice`;
    if (to === 0) return `Before the first step, ${count}:`;
    return from === to ? `Step ${from}, ${count}:` : `Steps ${from} to ${to}, ${count}:`;
  },
  why: {
    "later-source":
      "the key was added later, as when a game is branched off. It may have been redrawn until the dice suited.",
    "no-key": "the record does not hold the key.",
    seed: "they come from a seed that nobody sealed.",
    typed: "they were rolled on the table and typed in.",
    scripted: "a script set them.",
  },
  sealed: "Sealed before the first roll: SHA-256 of the key",
  key: "The key",
  keyLater: "shown when the game is over",
  bad: (step: number) => `The record does not match its dice at step ${step}.`,
  how: "Roll n, counted from 0, is the first four bytes of HMAC-SHA-256(key, n) as a number, modulo 6, plus 1. Four bytes at the very top of the range (4,294,967,292 and up) are skipped for the next four.",
};

/** The card of a bot that thinks, or is stopped. */
export const thought = {
  /** A half-turn takes no more than so many seconds of thought. */
  halfTurn: (level: string, spent: string, most: string) =>
    `${level}: ${spent} s of at most ${most} s of thought. You can look around.`,
  elapsed: (level: string, seconds: string) => `${level}: ${seconds} s so far. You can look around.`,
  now: "Play now",
  stop: "Stop",
  stoppedText: "The bot is stopped. Look around for as long as you like.",
  resume: "Let it play",
};
