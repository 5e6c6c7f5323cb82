import { signOf } from "./figures.ts";

/** What the command line itself says while a game is played or told; the rest comes from the game's texts. */
export const en = {
  hello: (game: string) => `${game}. Type "help" for what you can type.\n`,
  left: "Left the game.",
  thinking: (side: string, share: number) => `${side}: thinking, ${Math.round(100 * share)}%`,
  handOver: (side: string) => `Hand the terminal to ${side}. Nobody else should look.`,
  ready: (side: string) => `${side}: press Enter to continue. `,
  noChoice: (number: string, most: number) => `There is no choice ${number}: choose 1 to ${most}.`,
  noneContains: (text: string) => `No choice contains "${text}". Type "help" for what you can type.`,
  moreChoices: (count: number) => `… and ${count} more: type part of a name to find one, or "all".`,
  allowed: "Allowed.",
  notAllowed: (rule: string, reason: string) => `Not allowed (${rule}): ${reason}`,
  whyWhat: (example: string) => `Write an action after "why", e.g. why ${example}.`,
  noAction: (text: string, example: string) => `"${text}" is not an action I can read. Write e.g. why ${example}.`,
  resign: "Give up the game? Type yes: ",
  yes: "yes",
  stopped: {
    time: (winner: string, loser: string) => `${winner} wins on time: ${loser} ran out.`,
    absence: (winner: string, loser: string) => `${winner} wins: ${loser} has not played for two weeks.`,
    agreement: "A draw, agreed by both sides.",
    aborted: (side: string) => `${side} called the game off before both sides had begun.`,
  },
  noUndo: {
    roll: "Nothing can be undone: dice were rolled.",
    revelation: "Nothing can be undone: something was revealed.",
    side: "Nothing can be undone: the other side has decided.",
    start: "Nothing can be undone: the game starts here.",
  },
  undid: (count: number) => `Undid ${count === 1 ? "one step" : `${count} steps`}.`,
  saveWhere: 'Write the file after "save", e.g. save manassas.json.',
  saved: (path: string) => `Saved in ${path}.`,
  savedSecrets: "It holds both sides' secrets: play on from it, but do not read it.",
  noUnit: (text: string) => `No unit matches "${text}".`,
  lookWhere: (example: string) => `Write a place after "look", e.g. look ${example}.`,
  noPlace: (text: string) => `No place matches "${text}".`,
  rollDie: (kind: string, faces: number) => `Roll a die for ${kind} (1 to ${faces}): `,
  dieShows: (faces: number) => `A die shows 1 to ${faces}.`,
  help: (action: string, place: string, units: readonly string[]) => `  a number          makes that choice
  part of a name    lists the choices that contain it; "all" lists every choice
  an action         in words, e.g. ${action}; if it is not allowed, says why
  why <action>      says which rule forbids an action (words or JSON)
  undo              undoes your last step; "reset" undoes everything it can
  status, units     the state of the game; who is where (${units.map((one) => `units ${one}`).join(", ")})
  look <place>      a place on the map, what is there and around it (look ${place})
  log [n]           the last n lines of the log
  save <file>       saves the record; continue it with --load <file>
  resign            gives up the game: the other side wins
  help, quit`,

  account: {
    chance: (share: number) => `${(100 * share).toFixed(1)}%`,
    change: (share: number) => `${signOf(share)}${Math.abs(100 * share).toFixed(1)}%`,
    notOver: "The game is not over. This is the account so far.",
    start: "chance at the start",
    luck: "luck",
    ownSkill: "own decisions",
    enemySkill: "the enemy’s decisions",
    ended: "broken off",
    result: "result",
    stands: "chance now",
    strokes: "Greatest strokes of luck",
    decisions: "Decisions that changed most",
    mistakes: "Mistakes, by play-outs from what the side knew",
    none: "None.",
    noMistakes: "None is certain.",
    /** "Step 12, Union: +3.4%" */
    step: (step: number, side: string, what: string) => `Step ${step}, ${side}: ${what}`,
    kept: (to: string, step: number) => `${to} got no other orders until step ${step}.`,
    better: (action: string, gain: string, within: string) => `Better: ${action}. ${gain} ± ${within}`,
  },

  puzzles: {
    find: (side: string, turn: number, gain: number) =>
      `${side} to move, turn ${turn}. One move is better by ${(100 * gain).toFixed(1)}% than any other.`,
    open: "Right so far. How does it go on?",
    right: (best: number, next: number) =>
      `That’s it: ${(100 * best).toFixed(1)}% chance to win. The next best move gives ${(100 * next).toFixed(1)}%.`,
    wrong: (yours: number, best: number) =>
      `There is something better: your move gives ${(100 * yours).toFixed(1)}%, the best one ${(100 * best).toFixed(1)}%.`,
  },

  /** "Sherman: Henry Hill" */
  pair: (head: string, tail: string) => `${head}: ${tail}`,
  and: " and ",
  here: "here",
  /** What lies along or across a border. */
  road: "road",
  railroad: "railroad",
  upEscarpment: "up an escarpment",
  downEscarpment: "down an escarpment",
  /** Ways out of a hex, clockwise. */
  directions: { N: "N", NE: "NE", SE: "SE", S: "S", SW: "SW", NW: "NW" },
};

export type Words = typeof en;
