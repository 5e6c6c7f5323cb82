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
  unnamed: "without a name",
  otherFile: "Another file",
  recommended: "recommended",
  options: "Options",
  noOptions: "None is on.",
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
  opponents: { bot: "Bot", here: "Two here" },
  strength: "Strength",
  levels: { recruit: "Recruit", colonel: "Colonel", general: "General" },
  levelHelp: {
    recruit: "Recruit: takes any allowed step. Good for learning what the rules let you do.",
    colonel: "Colonel: holds what scores, guards flanks, attacks at good odds. Sees only what its side sees.",
    general: "General: a Colonel who plays each plan out before he chooses. Takes a little time for it.",
  },
  youPlay: "You play",
  either: "Either",
  dice: "Dice",
  diceChoices: { rolled: "Rolled, checkable later", typed: "My own dice" },
  diceHelp: {
    rolled: "The key of all rolls is sealed before the first one and shown at the end.",
    typed: "You roll on the table and enter each face when it is asked for.",
  },
  guide: "Guide me through the first turn",
  start: "Start",
  startAt: (time: string) => `Start at ${time}`,
  loadFile: "Load a file",
  copyLink: "Copy a link",
  kept: "Saved in this browser after every step. Works offline.",

  dropHere: "Drop the file to open it",
  fileTitle: "This file cannot be opened",
  linkTitle: "This link cannot be opened",
  notJson: (name: string) => `${name} is not a Stonebridge file: it does not hold JSON.`,
  bigLink: "It unpacks to more than any game holds, so it is not one of ours. Nothing of it was read.",
  bigFile: (name: string, most: number) =>
    `${name} is larger than any game: ${most} MB is the most. Nothing of it was read.`,
  brokenLink: "The link is cut short or altered. Ask for it again, whole.",
  nothingLost: "Your own games are untouched.",
  field: "Field",
  problem: "What is wrong",
  brokenTitle: (step: number) =>
    step === 0 ? "This record is broken before its first step" : `This record is broken at step ${step}`,
  brokenRule: (step: number) => `What step ${step} does is not allowed there.`,
  brokenSound: (step: number) =>
    step <= 0 ? "No step of it is sound." : step === 1 ? "Step 1 is sound." : `Steps 1 to ${step} are sound.`,
  openUpTo: (step: number) => (step <= 0 ? "Open its beginning" : `Open up to step ${step}`),
  otherRules: (found: string, ours: string) =>
    `It was played under rules version ${found}; this site has ${ours}. Its steps cannot be checked here.`,
  anotherFile: "Another file",
  loadingRules: "Loading the rules",
  empty: {
    title: "No game here yet",
    text: "Start one on the page Play, open a file, or follow the guided first turn.",
    learn: "Guided first turn",
  },
  welcome: {
    what: "Refight the two battles of Bull Run: four board wargames, with the rules enforced.",
    how: "Against a bot or a friend at the same screen. The odds are always shown, every refusal is explained, and there is nothing to install.",
    quick: "Play in 60 seconds",
    quickHelp: "Bull Run 1861 as the North, with a guide",
  },
};
