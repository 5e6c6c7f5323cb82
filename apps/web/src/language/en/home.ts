/** The start: games to continue, a new game. */
export const home = {
  title: "Play",
  continue: "Continue",
  all: (count: number) => (count === 1 ? "Your game" : `All ${count} games`),

  newGame: "New game",
  setUp: "Set-up",
  setUpNamed: (name: string) => `${name} set-up`,
  fromFile: "From a file or link",
  fromFileHelp: "A situation, or a place in a record.",
  fileChosen: (name: string) => `The situation “${name}”`,
  unnamed: "unnamed",
  otherFile: "Another file",
  recommended: "recommended",
  options: "Options",
  noOptions: "None are on.",
  notOfSetUp: "Not with this set-up.",
  needsOptions: (others: string) => `Needs: ${others}.`,
  rulings: (count: number, all: boolean) =>
    count === 1
      ? `1 disputed ruling: ${all ? "as recommended" : "changed"}`
      : `${count} disputed rulings: ${all ? "as recommended" : "some changed"}`,
  rulingsHelp: "Where the printed rules can be read two ways. We recommend the first reading.",
  unitValues: "Unit values",
  unitValuesOurs: "our estimates, marked as such",
  unitValuesYours: (name: string) => `yours, from ${name}`,
  unitValuesFile: "Our values as a file, to edit",
  useMine: "Use mine",
  useOurs: "Use ours",
  unitFileFault: "This file of unit values cannot be used",

  opponent: "Opponent",
  opponents: { bot: "Bot", here: "Two here", far: "A friend elsewhere" },
  strength: "Strength",
  levels: { recruit: "Recruit", colonel: "Colonel", general: "General", marshal: "Marshal" },
  levelHelp: {
    recruit: "Recruit: makes any move the rules allow. Good for learning what you can do.",
    colonel: "Colonel: holds what scores, guards its flanks, attacks at good odds. Sees only what its side sees.",
    general: "General: a Colonel who plays each plan out before choosing. Takes a little longer.",
    marshal:
      "Marshal: plans for the whole army, looks ahead, and has learned from thousands of games what a position is worth. The strongest.",
  },
  youPlay: "You play",
  either: "Either",
  dice: "Dice",
  diceChoices: { rolled: "Rolled here, checkable", typed: "My own dice" },
  diceHelp: {
    rolled: "The key to all rolls is sealed before the first one and shown at the end.",
    typed: "You roll at your table and enter each result when asked.",
  },
  guide: "Guide me through the first turn",
  start: "Start",
  keptFar: "Kept on the server after every step.",
  startFar: "Invite a friend",
  startAt: (time: string) => `Start at ${time}`,
  loadFile: "Load a file",
  copyLink: "Copy a link",
  kept: "Saved in this browser after every step. Works offline.",

  dropHere: "Drop the file to open it",
  fileTitle: "This file cannot be opened",
  linkTitle: "This link cannot be opened",
  notJson: (name: string) => `${name} is not a Stonebridge file: it is not JSON.`,
  bigLink: "It unpacks to more than any game holds, so it does not come from Stonebridge. It was not opened.",
  bigFile: (name: string, most: number) =>
    `${name} is larger than any game can be: the limit is ${most} MB. It was not opened.`,
  brokenLink: "The link is cut short or altered. Ask for the whole link again.",
  nothingLost: "Your own games are untouched.",
  field: "Field",
  problem: "What is wrong",
  brokenTitle: (step: number) =>
    step === 0 ? "This record is broken before its first step" : `This record is broken at step ${step}`,
  brokenRule: (step: number) => `Step ${step} does something that is not allowed there.`,
  brokenSound: (step: number) =>
    step <= 0 ? "None of its steps is intact." : step === 1 ? "Step 1 is intact." : `Steps 1 to ${step} are intact.`,
  openUpTo: (step: number) => (step <= 0 ? "Open its start" : `Open up to step ${step}`),
  otherRules: (found: string, ours: string) =>
    `It was played under version ${found} of the rules; this site has ${ours}. Its steps cannot be checked here.`,
  anotherFile: "Another file",
  loadingRules: "Loading the rules",
  empty: {
    title: "No games yet",
    text: "Start one on the Play page, open a file, or follow the guided first turn.",
    learn: "Guided first turn",
  },
  welcome: {
    what: "Refight the two battles of Bull Run: four board wargames, with the rules enforced.",
    how: "Against a bot, or a friend at the same screen or elsewhere. The odds are always shown, every refusal is explained, and there is nothing to install.",
    quick: "Play in 60 seconds",
    quickHelp: "Bull Run 1861 as the North, with a guide",
  },
};
